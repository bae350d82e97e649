"""Answers to interactions: in time, once, by their own token, and within their limits."""

import asyncio
from typing import Any

import pytest

from bot.playground.world.whole import Settings
from tests.driver import Town
from tests.playground.bodies import FORM, button, command, row
from tests.playground.conftest import Ask


async def interact(town: Town, ask: Ask) -> Any:
    """A command on its way to a bot that answers by hand."""
    await ask("PUT", f"/applications/{town.world.application_id}/commands", [command()])
    started = asyncio.create_task(town.person("Anna").slash("go", channel="dam"))
    await asyncio.sleep(0)
    made = next(reversed(town.playground.desk.by_id.values()))
    return made, f"/interactions/{made.id}/{made.token}/callback?with_response=1", started


async def test_a_late_acknowledgement_is_unknown(town: Town, ask: Ask) -> None:
    assert Settings().ack_seconds == 3.0
    town.world.settings.ack_seconds = 0.1
    _, path, started = await interact(town, ask)
    with pytest.raises(AssertionError, match="did not respond"):
        await started
    status, answer = await ask("POST", path, {"type": 4, "data": {"content": "late"}})
    assert (status, answer["code"]) == (404, 10062)
    assert town.room("dam").messages == []


async def test_a_second_acknowledgement_is_refused(town: Town, ask: Ask) -> None:
    _, path, started = await interact(town, ask)
    first, answer = await ask("POST", path, {"type": 4, "data": {"content": "once"}})
    assert first == 200
    assert answer["interaction"]["response_message_id"] == town.room("dam").latest.id
    status, answer = await ask("POST", path, {"type": 4, "data": {"content": "twice"}})
    assert (status, answer["code"]) == (400, 40060)
    assert (await started).text == "once"
    assert len(town.room("dam").messages) == 1


async def test_a_refused_answer_may_be_put_right(town: Town, ask: Ask) -> None:
    _, path, started = await interact(town, ask)
    status, answer = await ask("POST", path, {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, answer["code"]) == (400, FORM)
    status, _ = await ask("POST", path, {"type": 4, "data": {"content": "shorter"}})
    assert status == 200
    assert (await started).text == "shorter"


@pytest.mark.parametrize("kind", [1, 6, 7, 8])
async def test_a_command_is_not_answered_like_a_button(town: Town, ask: Ask, kind: int) -> None:
    town.world.settings.ack_seconds = 0.1
    _, path, started = await interact(town, ask)
    status, answer = await ask("POST", path, {"type": kind, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, FORM)
    with pytest.raises(AssertionError, match="did not respond"):
        await started


async def test_a_token_dies_after_its_time(town: Town, ask: Ask) -> None:
    assert town.world.settings.token_seconds == 900
    made, path, started = await interact(town, ask)
    hook = f"/webhooks/{town.world.application_id}/{made.token}"
    status, answer = await ask("PATCH", f"{hook}/messages/@original", {"content": "x"})
    assert (status, answer["code"]) == (404, 10015), "not before it is acknowledged"
    await ask("POST", path, {"type": 4, "data": {"content": "once"}})
    await started
    assert (await ask("PATCH", f"{hook}/messages/@original", {"content": "edited"}))[0] == 200
    town.world.clock = lambda now=town.world.clock: now() + 901  # type: ignore[misc]
    for method, tail in (("PATCH", "/messages/@original"), ("POST", ""), ("GET", "/messages/@original")):
        status, answer = await ask(method, hook + tail, None if method == "GET" else {"content": "x"})
        assert (status, answer["code"]) == (401, 50027)
    assert town.room("dam").latest.content == "edited"


async def test_a_wrong_token_opens_nothing(town: Town, ask: Ask) -> None:
    made, path, started = await interact(town, ask)
    status, answer = await ask("POST", path.replace(made.token, "wrong"), {"type": 5})
    assert (status, answer["code"]) == (404, 10062)
    status, answer = await ask("POST", f"/webhooks/{town.world.application_id}/wrong", {"content": "x"})
    assert (status, answer["code"]) == (404, 10015)
    await ask("POST", path, {"type": 4, "data": {"content": "once"}})
    await started


async def test_whether_an_answer_is_secret_is_settled_when_deferring(town: Town, ask: Ask) -> None:
    made, path, started = await interact(town, ask)
    await ask("POST", path, {"type": 5, "data": {"flags": 64}})
    await ask("POST", f"/webhooks/{town.world.application_id}/{made.token}?wait=1", {"content": "hush"})
    assert (await started).ephemeral
    assert town.room("dam").messages == []


async def test_a_deferral_that_is_never_followed_fails(town: Town, ask: Ask) -> None:
    town.world.settings.token_seconds = 0.1
    _, path, started = await interact(town, ask)
    await ask("POST", path, {"type": 5})
    with pytest.raises(AssertionError, match="did not respond"):
        await started


MODAL: dict[str, Any] = {
    "custom_id": "m",
    "title": "M",
    "components": [row({"type": 4, "custom_id": "t", "style": 1, "label": "T"})],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "x" * 46},
        {"custom_id": ""},
        {"components": []},
        {"components": [row({"type": 4, "custom_id": f"t{i}", "style": 1, "label": "T"}) for i in range(6)]},
        {"components": [row(button())]},
        {"components": [row({"type": 4, "custom_id": "t", "style": 1, "label": "x" * 46})]},
        {"components": [row({"type": 4, "custom_id": "t", "style": 1, "label": "T"})] * 2},
    ],
)
async def test_modals_have_limits(town: Town, ask: Ask, wrong: dict[str, Any]) -> None:
    _, path, started = await interact(town, ask)
    status, answer = await ask("POST", path, {"type": 9, "data": MODAL | wrong})
    assert (status, answer["code"]) == (400, FORM)
    assert (await ask("POST", path, {"type": 9, "data": MODAL}))[0] == 200
    assert (await started).modal is not None


@pytest.mark.parametrize(
    "choices", [[{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": "x"}], [{"name": "x"}]]
)
async def test_autocomplete_has_limits(town: Town, ask: Ask, choices: list[dict[str, Any]]) -> None:
    option = {"type": 3, "name": "to", "description": "Where", "autocomplete": True}
    commands = f"/applications/{town.world.application_id}/commands"
    assert (await ask("PUT", commands, [command(options=[option])]))[0] == 200
    asking = asyncio.create_task(town.person("Anna").autocomplete("go", to="d"))
    await asyncio.sleep(0)
    [made] = town.playground.desk.by_id.values()
    path = f"/interactions/{made.id}/{made.token}/callback"
    status, answer = await ask("POST", path, {"type": 8, "data": {"choices": choices}})
    assert (status, answer["code"]) == (400, FORM)
    assert (await ask("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 400
    assert (await ask("POST", path, {"type": 8, "data": {"choices": choices[:1][:0]}}))[0] == 204
    assert await asking == []
