"""What Discord refuses about messages is refused here, with its code, and what it allows is allowed."""

from typing import Any

import pytest

from tests.driver import Town
from tests.playground.bodies import FORM, button, legacy, row, rows_of, select, text, v2
from tests.playground.conftest import Ask

CONTENT, TEXT = 2000, 4000

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
