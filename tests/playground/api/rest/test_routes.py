"""Every route answers as Discord's own description says, and the checker notices when one does not."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.playground.api.rest.reception import Request
from bot.playground.api.rest.routes import FREE_ROUTES, ROUTES
from tests.driver import Town
from tests.playground.answers import ANSWERS, ours
from tests.playground.conftest import Ask
from tests.playground.openapi import ABSENT, Description, described

FORM = "\r\n".join(
    [
        "--x",
        'Content-Disposition: form-data; name="payload_json"',
        "",
        '{"content": "look", "attachments": [{"id": 0, "filename": "a.txt", "description": "words"}]}',
        "--x",
        'Content-Disposition: form-data; name="files[0]"; filename="a.txt"',
        "",
        "words",
        "--x--",
        "",
    ]
)


@pytest.fixture
def api() -> Description:
    """What we hold ourselves of Discord's API."""
    return ours()


async def tour(town: Town, ask: Ask) -> None:
    """One good request to every route there is."""
    app, guild, anna = town.world.application_id, town.world.main_guild_id, town.person("Anna")
    dam = town.room("dam").id
    for path in ("/users/@me", "/oauth2/applications/@me", "/applications/@me", "/gateway", "/gateway/bot"):
        assert (await ask("GET", path))[0] == 200
    for path in (f"/users/{anna.id}", "/users/@me/guilds", f"/guilds/{guild}", f"/guilds/{guild}/channels"):
        assert (await ask("GET", path))[0] == 200
    for path in (f"/guilds/{guild}/members/{anna.id}", f"/channels/{dam}"):
        assert (await ask("GET", path))[0] == 200
    command = {"name": "go", "description": "Go", "type": 1}
    for place in (f"/applications/{app}/guilds/{guild}/commands", f"/applications/{app}/commands"):
        assert (await ask("PUT", place, [command]))[0] == 200
        assert (await ask("GET", place))[0] == 200
    await tour_emojis(ask, f"/applications/{app}/emojis")
    await tour_messages(ask, dam)
    await tour_threads(town, ask, guild, dam)
    await tour_interactions(town, ask, app)
    await tour_dms(ask, anna.id)


async def tour_emojis(ask: Ask, place: str) -> None:
    status, made = await ask("POST", place, {"name": "card", "image": "data:image/png;base64,AAAA"})
    assert status == 201
    own = f"{place}/{made['id']}"
    assert (await ask("PATCH", own, {"name": "cards"}))[0] == 200
    assert (await ask("GET", own))[0] == 200
    assert (await ask("GET", place))[0] == 200
    assert (await ask("DELETE", own))[0] == 204


async def tour_messages(ask: Ask, dam: str) -> None:
    messages = f"/channels/{dam}/messages"
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    status, sent = await ask("POST", messages, data=FORM, headers=headers)
    assert (status, sent["attachments"][0]["description"]) == (200, "words")
    own = f"{messages}/{sent['id']}"
    assert (await ask("GET", messages))[1] == [sent]
    assert (await ask("GET", own))[1] == sent
    assert (await ask("PATCH", own, {"content": "again"}))[0] == 200
    for pins in (f"{messages}/pins", f"/channels/{dam}/pins"):
        assert (await ask("PUT", f"{pins}/{sent['id']}"))[0] == 204
        assert (await ask("GET", pins))[0] == 200
        assert (await ask("DELETE", f"{pins}/{sent['id']}"))[0] == 204
    assert (await ask("POST", f"/channels/{dam}/typing"))[0] == 204
    assert (await ask("DELETE", own))[0] == 204


async def tour_threads(town: Town, ask: Ask, guild: str, dam: str) -> None:
    _, sent = await ask("POST", f"/channels/{dam}/messages", {"content": "shall we?"})
    assert (await ask("POST", f"/channels/{dam}/messages/{sent['id']}/threads", {"name": "one"}))[0] == 201
    status, thread = await ask("POST", f"/channels/{dam}/threads", {"name": "two", "type": 11})
    assert status == 201
    own = f"/channels/{thread['id']}"
    for who in ("@me", town.person("Anna").id):
        assert (await ask("PUT", f"{own}/thread-members/{who}"))[0] == 204
        if who != "@me":
            assert (await ask("GET", f"{own}/thread-members/{who}"))[0] == 200
        assert (await ask("DELETE", f"{own}/thread-members/{who}"))[0] == 204
    assert len((await ask("GET", f"/guilds/{guild}/threads/active"))[1]["threads"]) == 2
    assert (await ask("PATCH", own, {"archived": True}))[1]["thread_metadata"]["archived"]
    assert len((await ask("GET", f"/channels/{dam}/threads/archived/public"))[1]["threads"]) == 1
    assert (await ask("GET", own))[0] == 200
    assert (await ask("DELETE", own))[0] == 200


async def tour_interactions(town: Town, ask: Ask, app: str) -> None:
    started = asyncio.create_task(town.person("Anna").slash("go", channel="dam"))
    await asyncio.sleep(0)
    made = next(reversed(town.playground.desk.by_id.values()))
    callback = f"/interactions/{made.id}/{made.token}/callback?with_response=1"
    assert (await ask("POST", callback, {"type": 4, "data": {"content": "gone"}}))[0] == 200
    await started
    hook = f"/webhooks/{app}/{made.token}"
    status, more = await ask("POST", f"{hook}?wait=1", {"content": "and more"})
    assert status == 200
    for own in (f"{hook}/messages/{more['id']}", f"{hook}/messages/@original"):
        assert (await ask("GET", own))[0] == 200
        assert (await ask("PATCH", own, {"content": "changed"}))[0] == 200
        assert (await ask("DELETE", own))[0] == 204


async def tour_dms(ask: Ask, anna: str) -> None:
    status, dm = await ask("POST", "/users/@me/channels", {"recipient_id": anna})
    assert (status, dm["recipients"][0]["id"]) == (200, anna)
    assert (await ask("POST", f"/channels/{dm['id']}/messages", {"content": "psst"}))[0] == 200


async def test_every_route_answers_as_described(town: Town, ask: Ask, api: Description) -> None:
    await tour(town, ask)
    seen = {(r.method, r.route) for r in town.requests}
    routes = {(method, path) for method, path, _ in (*ROUTES, *FREE_ROUTES)}
    assert routes - seen == set(), "the tour leaves routes out"
    assert api.faults(town.requests) == []
    assert town.refusals == []
    assert ("a.txt",) in [r.files for r in town.requests]


async def test_every_route_answers_as_discord_describes(town: Town, ask: Ask) -> None:
    described_there = described()
    if described_there is None:
        pytest.skip(ABSENT)
    await tour(town, ask)
    assert described_there.faults(town.requests) == []


def test_every_route_is_described() -> None:
    assert ANSWERS.keys() == {(method, path) for method, path, _ in (*ROUTES, *FREE_ROUTES)}


@pytest.fixture
async def sent(town: Town, ask: Ask) -> Request:
    body = {"flags": 32768, "components": [{"type": 17, "components": [{"type": 10, "content": "x"}]}]}
    await ask("POST", f"/channels/{town.room('dam').id}/messages", body)
    return town.requests[-1]


def test_the_checker_accepts_what_is_right(api: Description, sent: Request) -> None:
    assert api.faults([sent]) == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            {"components": [{"type": 17, "components": [{"type": 10}]}]},
            "components/0: 'content' is a required",
        ),
        ({"components": [{"type": 1, "components": [{"type": 2}]}]}, "'style' is a required"),
        ({"content": 7}, "at content: 7 is not of type 'string'"),
        ({"flags": "x"}, "at flags"),
    ],
)
def test_the_checker_says_what_is_wrong_with_a_body(
    api: Description, sent: Request, wrong: dict[str, Any], told: str
) -> None:
    [fault] = api.of_body(replace(sent, body=wrong))
    assert told in fault


def test_the_checker_says_what_is_wrong_with_an_answer(api: Description, sent: Request) -> None:
    [fault] = api.faults([replace(sent, answer={k: v for k, v in sent.answer.items() if k != "author"})])
    assert "'author' is a required property" in fault
    assert api.faults([replace(sent, status=202)]) != []
    assert api.faults([replace(sent, status=404, answer={"code": 1})]) != []
