"""The emoji of an application: uploaded, listed, shown and deleted as Discord does it."""

from base64 import b64encode
from typing import Any

import aiohttp
import pytest

from bot.playground.checks import emoji
from tests.driver import Town
from tests.playground.conftest import Ask

PNG = b"\x89PNG\r\n\x1a\n small"


def image(body: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{b64encode(body).decode()}"


async def test_an_emoji_is_uploaded_listed_renamed_seen_and_deleted(town: Town, ask: Ask) -> None:
    place = f"/applications/{town.world.application_id}/emojis"
    status, made = await ask("POST", place, {"name": "ride_card", "image": image()})
    assert (status, made["name"], made["animated"]) == (201, "ride_card", False)
    assert (await ask("GET", place))[1] == {"items": [made]}
    assert (await ask("GET", f"{place}/{made['id']}"))[1] == made
    async with aiohttp.ClientSession() as session:
        seen = await session.get(f"{town.base}/cdn/emojis/{made['id']}.png")
        assert (seen.status, await seen.read(), seen.content_type) == (200, PNG, "image/png")
    assert (await ask("PATCH", f"{place}/{made['id']}", {"name": "other"}))[1]["name"] == "other"
    assert (await ask("DELETE", f"{place}/{made['id']}"))[0] == 204
    assert (await ask("GET", f"{place}/{made['id']}"))[1]["code"] == 10014
    assert (await ask("GET", place))[1] == {"items": []}


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"name": "x", "image": image()}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33, "image": image()}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "with-dash", "image": image()}, "STRING_TYPE_REGEX"),
        ({"name": "taken", "image": image()}, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "none"}, "BASE_TYPE_REQUIRED"),
        ({"name": "words", "image": "a picture"}, "BASE_TYPE_BAD_STRING"),
        ({"name": "words", "image": "data:image/png;base64,%%"}, "BASE_TYPE_BAD_STRING"),
        ({"name": "large", "image": image(bytes(emoji.MOST_BYTES + 1))}, "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_is_wrong_about_an_emoji_is_refused(
    town: Town, ask: Ask, body: dict[str, Any], told: str
) -> None:
    place = f"/applications/{town.world.application_id}/emojis"
    await ask("POST", place, {"name": "taken", "image": image()})
    status, answer = await ask("POST", place, body)
    assert (status, answer["code"]) == (400, 50035)
    assert told in str(answer["errors"])


async def test_an_application_has_only_so_many(town: Town, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.playground.world.emojis.MOST", 1)
    place = f"/applications/{town.world.application_id}/emojis"
    assert (await ask("POST", place, {"name": "one", "image": image()}))[0] == 201
    assert (await ask("POST", place, {"name": "two", "image": image()}))[1]["code"] == 30008


async def test_a_button_with_an_emoji_that_is_not_there_is_refused(town: Town, ask: Ask) -> None:
    place = f"/applications/{town.world.application_id}/emojis"
    _, made = await ask("POST", place, {"name": "one", "image": image()})
    dam = town.room("dam").id
    for key, status in ((made["id"], 200), (int(made["id"]), 200), ("1", 400)):
        button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": key, "name": "one"}}
        body = {"content": "press", "components": [{"type": 1, "components": [button]}]}
        answer = await ask("POST", f"/channels/{dam}/messages", body)
        assert answer[0] == status
        if status == 200:
            [row] = answer[1]["components"]
            assert row["components"][0]["emoji"]["id"] == made["id"]
        else:
            assert "COMPONENT_INVALID_EMOJI" in str(answer[1])
