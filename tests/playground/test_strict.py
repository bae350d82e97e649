"""What Discord refuses is refused here, with its status and code, and what it allows is allowed."""

import asyncio
from typing import Any

import pytest

from bot.playground.checks.commands import length
from tests.driver import Town
from tests.playground.conftest import Ask

V2 = 32768
CONTENT, TEXT = 2000, 4000


def button(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **more: Any) -> dict[str, Any]:
    told = [{"label": f"o{i}", "value": f"o{i}"} for i in range(count)]
    return {"type": 3, "custom_id": "s", "options": told} | more


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def legacy(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(rows)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)} | more


def rows_of(n: int) -> list[dict[str, Any]]:
    """Action rows with n buttons in all."""
    buttons = [button(i) for i in range(n)]
    return [row(*buttons[i : i + 5]) for i in range(0, n, 5)]


ALLOWED: dict[str, dict[str, Any]] = {
    "content of 2,000": {"content": "x" * CONTENT},
    "25 buttons": legacy(*rows_of(25)),
    "25 options": legacy(row(select(25))),
    "label of 80": legacy(row(button(label="x" * 80))),
    "custom_id of 100": legacy(row(button(custom_id="x" * 100))),
    "a link": legacy(row({"type": 2, "style": 5, "label": "l", "url": "https://example.org"})),
    "an emoji": legacy(row({"type": 2, "style": 1, "custom_id": "e", "emoji": {"name": "🚲"}})),
    "40 components": v2(*[text("x")] * 40),
    "4,000 letters": v2(text("x" * 2000), text("x" * 2000)),
    "a container": v2({"type": 17, "components": [text("x"), row(button()), {"type": 14}]}),
    "embeds of 6,000": {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
    "a mention of one": {"content": "<@1>", "allowed_mentions": {"parse": [], "users": ["1"]}},
}

FORM = 50035
REFUSED: dict[str, tuple[dict[str, Any], int, str]] = {
    "content of 2,001": ({"content": "x" * (CONTENT + 1)}, FORM, "BASE_TYPE_MAX_LENGTH"),
    "nothing": ({}, 50006, ""),
    "blanks": ({"content": " \n "}, 50006, ""),
    "only buttons": ({"components": [row(button())]}, 50006, ""),
    "six rows": (legacy(*rows_of(30)), FORM, "BASE_TYPE_BAD_LENGTH"),
    "six in a row": (legacy(row(*(button(i) for i in range(6)))), FORM, "BASE_TYPE_BAD_LENGTH"),
    "an empty row": (legacy(row()), FORM, "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": (legacy(row(select(), button())), FORM, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "the same custom_id": (legacy(row(button(1), button(1))), FORM, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "the same in two rows": (
        legacy(row(button(1)), row(select(custom_id="b1"))),
        FORM,
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "no custom_id": (legacy(row({"type": 2, "style": 1, "label": "x"})), FORM, "BASE_TYPE_REQUIRED"),
    "custom_id of 101": (legacy(row(button(custom_id="x" * 101))), FORM, "BASE_TYPE_BAD_LENGTH"),
    "label of 81": (legacy(row(button(label="x" * 81))), FORM, "BASE_TYPE_MAX_LENGTH"),
    "no label": (legacy(row({"type": 2, "style": 1, "custom_id": "x"})), FORM, "BASE_TYPE_REQUIRED"),
    "a link without url": (legacy(row({"type": 2, "style": 5, "label": "x"})), FORM, "BASE_TYPE_REQUIRED"),
    "a button with url": (
        legacy(row(button(url="https://example.org"))),
        FORM,
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a word as emoji": (legacy(row(button(emoji={"name": "bike"}))), FORM, "COMPONENT_INVALID_EMOJI"),
    "26 options": (legacy(row(select(26))), FORM, "BASE_TYPE_BAD_LENGTH"),
    "no options": (legacy(row(select(0))), FORM, "BASE_TYPE_BAD_LENGTH"),
    "the same option": (
        legacy(row(select(options=[{"label": "a", "value": "a"}] * 2))),
        FORM,
        "COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "choose more than there are": (
        legacy(row(select(2, max_values=3))),
        FORM,
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    "placeholder of 151": (legacy(row(select(placeholder="x" * 151))), FORM, "BASE_TYPE_MAX_LENGTH"),
    "a container without its flag": (
        legacy({"type": 17, "components": [text("x")]}),
        FORM,
        "BASE_TYPE_CHOICES",
    ),
    "content beside v2": (
        v2(text("x"), content="x"),
        FORM,
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (
        v2({"type": 17, "components": [text("x")] * 20}, *[text("x")] * 20),
        FORM,
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4,001 letters": (
        v2(text("x" * 2000), text("x" * 2001)),
        FORM,
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text("")), FORM, "BASE_TYPE_REQUIRED"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        FORM,
        "BASE_TYPE_CHOICES",
    ),
    "a button alone": (v2(button()), FORM, "BASE_TYPE_CHOICES"),
    "a section without its side": (
        v2({"type": 9, "components": [text("x")]}),
        FORM,
        "BASE_TYPE_CHOICES",
    ),
    "alt text of 1,025": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.y/z"}, "description": "x" * 1025}]}),
        FORM,
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture that is not there": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        FORM,
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, FORM, "BASE_TYPE_BAD_LENGTH"),
    "embeds of 6,001": (
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        FORM,
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed's title of 257": ({"embeds": [{"title": "x" * 257}]}, FORM, "BASE_TYPE_MAX_LENGTH"),
    "mentions said twice": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        FORM,
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}


@pytest.mark.parametrize("case", ALLOWED)
async def test_allowed(town: Town, ask: Ask, case: str) -> None:
    status, answer = await ask("POST", f"/channels/{town.room('dam').id}/messages", ALLOWED[case])
    assert status == 200, answer


@pytest.mark.parametrize("case", REFUSED)
async def test_refused(town: Town, ask: Ask, case: str) -> None:
    body, code, word = REFUSED[case]
    status, answer = await ask("POST", f"/channels/{town.room('dam').id}/messages", body)
    assert (status, answer["code"]) == (400, code)
    assert word in str(answer)
    assert town.room("dam").messages == []


@pytest.mark.parametrize("case", ["content of 2,001", "the same custom_id", "26 options", "label of 81"])
async def test_an_edit_is_refused_likewise(town: Town, ask: Ask, case: str) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    _, sent = await ask("POST", path, {"content": "before"})
    body, code, word = REFUSED[case]
    status, answer = await ask("PATCH", f"{path}/{sent['id']}", body)
    assert (status, answer["code"]) == (400, code)
    assert word in str(answer)
    assert town.room("dam").latest.content == "before"


async def test_an_edit_may_not_leave_old_fields_beside_v2(town: Town, ask: Ask) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    _, sent = await ask("POST", path, {"content": "before"})
    status, answer = await ask("PATCH", f"{path}/{sent['id']}", v2(text("x")))
    assert (status, answer["code"]) == (400, FORM)
    status, _ = await ask("PATCH", f"{path}/{sent['id']}", v2(text("x"), content=None))
    assert status == 200
    status, answer = await ask("PATCH", f"{path}/{sent['id']}", {"content": "back"})
    assert (status, answer["code"]) == (400, FORM), "there is no way back from v2"


# Interactions


def command(**more: Any) -> dict[str, Any]:
    return {"name": "go", "description": "Go", "type": 1} | more


async def interact(town: Town, ask: Ask) -> Any:
    """A command on its way to a bot that answers by hand."""
    await ask("PUT", f"/applications/{town.world.application_id}/commands", [command()])
    started = asyncio.create_task(town.person("Anna").slash("go", channel="dam"))
    await asyncio.sleep(0)
    made = next(reversed(town.playground.desk.by_id.values()))
    return made, f"/interactions/{made.id}/{made.token}/callback?with_response=1", started


async def test_a_late_acknowledgement_is_unknown(town: Town, ask: Ask) -> None:
    assert town.world.settings.ack_seconds == 3.0
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


async def test_commands_for_moderators_only(town: Town, ask: Ask) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    await ask("PUT", path, [command(default_member_permissions=1 << 5)])
    anna = town.person("Anna")
    with pytest.raises(AssertionError, match="may not use /go"):
        await anna.slash("go", channel="dam")
    town.world.settings.ack_seconds = 0.05
    town.world.set_moderator(anna.person)
    with pytest.raises(AssertionError, match="did not respond"):
        await anna.slash("go", channel="dam")


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


# Commands


def option(name: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "An option"} | more


LONG = [option(f"o{i}", description="x" * 100, choices=[]) for i in range(25)]
BAD_COMMANDS: dict[str, list[dict[str, Any]]] = {
    "upper case": [command(name="Go")],
    "a blank": [command(name="go there")],
    "33 letters": [command(name="x" * 33)],
    "no description": [command(description="")],
    "description of 101": [command(description="x" * 101)],
    "two of a name": [command(), command()],
    "101 commands": [command(name=f"c{i}") for i in range(101)],
    "26 options": [command(options=[option(f"o{i}") for i in range(26)])],
    "two options of a name": [command(options=[option(), option()])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "26 choices": [command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "plain English": [command(name_localizations={"en": "go"})],
    "an upper case translation": [command(name_localizations={"da": "Gå"})],
    "a subcommand beside an option": [command(options=[option(), {**option("b"), "type": 1}])],
    "more than 8,000 letters": [
        command(options=[{**option(f"s{i}"), "type": 1, "options": LONG[:4]} for i in range(20)])
    ],
}


@pytest.mark.parametrize("case", BAD_COMMANDS)
async def test_commands_are_refused(town: Town, ask: Ask, case: str) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    status, answer = await ask("PUT", path, BAD_COMMANDS[case])
    assert (status, answer["code"]) == (400, FORM)
    assert town.world.commands == {}


async def test_commands_keep_their_ids(town: Town, ask: Ask) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    wanted = [command(name_localizations={"fr": "aller", "da": "gå"}), command(name="stay")]
    _, first = await ask("PUT", path, wanted)
    _, again = await ask("PUT", path, wanted)
    assert first == again
    _, changed = await ask("PUT", path, [command(description="Go away")])
    assert changed[0]["id"] == first[0]["id"]
    assert changed[0]["version"] != first[0]["version"]
    assert (await ask("GET", path))[1] == changed
    guild = f"/applications/{town.world.application_id}/guilds/{town.world.main_guild_id}/commands"
    _, local = await ask("PUT", guild, [command(name="here")])
    assert local[0]["guild_id"] == town.world.main_guild_id
    assert len((await ask("GET", path))[1]) == 1


def test_the_longest_translation_counts() -> None:
    told = command(description="x", description_localizations={"fr": "x" * 50, "da": "x" * 20})
    assert length(told) == len("go") + 50


async def test_without_its_token_nothing_is_done(town: Town, ask: Ask) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    status, answer = await ask("POST", path, {"content": "x"}, headers={"Authorization": "Bot wrong"})
    assert (status, answer["code"]) == (401, 0)
