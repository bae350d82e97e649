"""The page's own API, as the page uses it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from tests.driver import Town
from tests.playground.crier import Crier
from tests.waiting import PATIENCE


class Tab:
    """A browser's tab, as far as the server can tell."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[tuple[str, Any]] = []
        self.nonce = 0

    async def wait(self, name: str, /, **wanted: Any) -> Any:
        """Read on until something of this name and with these values comes."""
        while True:
            frame = await self.socket.receive_json(timeout=PATIENCE)
            self.seen.append((frame["t"], frame["d"]))
            told = frame["d"]
            if frame["t"] == name and all(told.get(k) == v for k, v in wanted.items()):
                return told

    async def do(self, op: str, **asked: Any) -> str:
        self.nonce += 1
        await self.socket.send_json({"op": op, "nonce": str(self.nonce), **asked})
        return str(self.nonce)


@asynccontextmanager
async def tab(town: Town, name: str) -> AsyncIterator[tuple[Tab, dict[str, Any]]]:
    url = f"{town.base}/app/live?user={town.person(name).id}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        made = Tab(socket)
        yield made, await made.wait("SNAPSHOT")


def command(snapshot: dict[str, Any], name: str) -> str:
    return next(str(c["id"]) for c in snapshot["commands"] if c["name"] == name)


async def test_a_snapshot_holds_what_one_sees(town: Town, crier: Crier) -> None:
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("secret", channel="dam", word="herring")
    await bram.until_sees("and also")
    async with tab(town, "Anna") as (_, mine), tab(town, "Bram") as (_, his):
        assert mine["me"]["global_name"] == "Anna"
        assert mine["bot"]["online"]
        assert mine["guild"]["name"] == "Amsterdam"
        assert {m["username"] for m in mine["members"]} == {
            *["anna", "bram", "chloé", "ditte", "saskia", "Schout"]
        }
        assert [c["type"] for c in mine["channels"]] == [0, 0, 0, 1]
        assert mine["channels"][3]["recipients"][0]["username"] == "Schout"
        dam = town.room("dam").id
        assert [m["content"] for m in mine["messages"][dam]] == ["psst, herring", "and also in public"]
        assert [m["content"] for m in his["messages"][dam]] == ["and also in public"]
        assert (mine["unread"][dam], his["unread"][dam]) == (2, 1)
        assert "count" in [c["name"] for c in mine["commands"]]
        assert "herring" not in str(his)


async def test_a_slash_command_goes_through_its_states(town: Town, crier: Crier) -> None:
    dam = town.room("dam").id
    async with tab(town, "Anna") as (anna, snapshot), tab(town, "Bram") as (bram, _):
        nonce = await anna.do("slash", channel_id=dam, command_id=command(snapshot, "think"), options=[])
        await anna.wait("INTERACTION", nonce=nonce, state="sent")
        thinking = await anna.wait("INTERACTION", nonce=nonce, state="thinking")
        assert thinking["message"]["flags"] == 128
        done = await anna.wait("INTERACTION", nonce=nonce, state="done")
        assert done["message"]["content"] == "thought it over"
        updated = await bram.wait("MESSAGE_UPDATE", id=done["message"]["id"])
        assert updated["interaction_metadata"]["user"]["username"] == "anna"
        assert ("UNREAD", {"channel_id": dam, "count": 1}) in bram.seen


async def test_autocomplete_modal_button_and_select(town: Town, crier: Crier) -> None:
    dam = town.room("dam").id
    async with tab(town, "Anna") as (anna, snapshot):
        typed = [{"name": "place", "value": "da", "focused": True}]
        await anna.do("autocomplete", channel_id=dam, command_id=command(snapshot, "go"), options=typed)
        assert [c["value"] for c in (await anna.wait("AUTOCOMPLETE"))["choices"]] == ["dam", "damrak"]
        await anna.do("slash", channel_id=dam, command_id=command(snapshot, "proclaim"))
        modal = await anna.wait("MODAL")
        filled = [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "ho"}]}]
        await anna.do("modal", channel_id=dam, custom_id=modal["custom_id"], components=filled)
        assert (await anna.wait("MESSAGE_CREATE"))["content"] == "Hear ye: ho"
        await anna.do("slash", channel_id=dam, command_id=command(snapshot, "count"))
        message = (await anna.wait("MESSAGE_CREATE"))["id"]
        await anna.do("component", channel_id=dam, message_id=message, custom_id="count:0", component_type=2)
        assert (await anna.wait("MESSAGE_UPDATE"))["content"] == "counted to 1"
        await anna.do("slash", channel_id=dam, command_id=command(snapshot, "square"))
        message = (await anna.wait("MESSAGE_CREATE"))["id"]
        await anna.do("component", channel_id=dam, message_id=message, custom_id="where", values=["waag"])
        assert (await anna.wait("MESSAGE_CREATE"))["content"] == "To waag"


async def test_nobody_answers(town: Town) -> None:
    town.world.settings.ack_seconds = 0.1
    town.world.commands["1"] = {"id": "1", "type": 1, "name": "go", "description": "Go"}
    async with tab(town, "Anna") as (anna, snapshot):
        assert not snapshot["bot"]["online"]
        nonce = await anna.do("slash", channel_id=town.room("dam").id, command_id="1")
        await anna.wait("INTERACTION", nonce=nonce, state="failed")


async def test_talk_and_unread_marks(town: Town) -> None:
    dam = town.room("dam").id
    async with tab(town, "Anna") as (anna, _), tab(town, "Bram") as (bram, _):
        nonce = await anna.do("say", channel_id=dam, content="good morning")
        await anna.wait("INTERACTION", nonce=nonce, state="done")
        assert (await bram.wait("MESSAGE_CREATE"))["content"] == "good morning"
        await bram.wait("UNREAD", channel_id=dam, count=1)
        await bram.do("read", channel_id=dam)
        await bram.wait("UNREAD", channel_id=dam, count=0)
        nonce = await anna.do("say", channel_id=dam, content="x" * 2001)
        assert "Invalid Form Body" in (await anna.wait("ERROR", nonce=nonce))["message"]


async def test_a_whisper_that_was_read_stays_read(town: Town, crier: Crier) -> None:
    dam = town.room("dam").id
    async with tab(town, "Anna") as (anna, snapshot):
        await anna.do("slash", channel_id=dam, command_id=command(snapshot, "square"))
        message = (await anna.wait("MESSAGE_CREATE"))["id"]
        await anna.do("component", channel_id=dam, message_id=message, custom_id="where", values=["waag"])
        assert (await anna.wait("MESSAGE_CREATE"))["flags"] == 64
        await anna.do("read", channel_id=dam)
        await anna.wait("UNREAD", channel_id=dam, count=0)
    town.person("Bram").say("good evening", "dam")
    async with tab(town, "Anna") as (_, snapshot), tab(town, "Bram") as (_, his):
        assert (snapshot["unread"][dam], his["unread"][dam]) == (1, 1)


async def test_older_messages_on_demand(town: Town) -> None:
    said = [town.person("Anna").say(f"line {i}", "dam") for i in range(130)]
    dam = town.room("dam").id
    async with tab(town, "Bram") as (bram, snapshot):
        shown = snapshot["messages"][dam]
        assert [m["content"] for m in (shown[0], shown[-1])] == ["line 30", "line 129"]
        await bram.do("older", channel_id=dam, before=said[30].id)
        older = await bram.wait("OLDER")
        assert [m["content"] for m in older["messages"]] == [f"line {i}" for i in range(30)]
        assert not older["more"]


async def test_threads_are_opened_and_seen(town: Town) -> None:
    dam = town.room("dam").id
    async with tab(town, "Anna") as (anna, _), tab(town, "Bram") as (bram, _):
        nonce = await anna.do("thread", channel_id=dam, name="Ride 7")
        thread = await bram.wait("THREAD_CREATE", name="Ride 7")
        done = await anna.wait("INTERACTION", nonce=nonce, state="done")
        assert done["channel_id"] == thread["id"]
        await bram.do("say", channel_id=thread["id"], content="here")
        assert (await anna.wait("MESSAGE_CREATE", content="here"))["channel_id"] == thread["id"]


@pytest.mark.parametrize(
    "asked",
    [
        {"op": "fly"},
        {"op": "say", "channel_id": "1", "content": "x"},
        {"op": "slash"},
        {"op": "component", "message_id": "1", "custom_id": "x"},
        {"op": "modal", "custom_id": "x", "components": []},
    ],
)
async def test_nonsense_is_told_so(town: Town, asked: dict[str, Any]) -> None:
    async with tab(town, "Anna") as (anna, _):
        await anna.do(**({"channel_id": town.room("dam").id} | asked))
        assert (await anna.wait("ERROR", nonce="1"))["message"]
        await anna.socket.send_str("[not an object")
        assert (await anna.wait("ERROR"))["message"]


async def test_a_disabled_button_cannot_be_pressed(town: Town, crier: Crier) -> None:
    channel = crier.get_channel(int(town.room("dam").id))
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(label="Off", custom_id="off", disabled=True)
    view.add_item(button)
    sent = await channel.send("closed", view=view)
    async with tab(town, "Anna") as (anna, _):
        await anna.do("component", channel_id=str(channel.id), message_id=str(sent.id), custom_id="off")
        assert "disabled" in (await anna.wait("ERROR"))["message"]
    with pytest.raises(AssertionError, match="finds nothing called 'Off'"):
        await town.person("Anna").press("Off")


async def test_another_s_dm_is_closed_to_me(town: Town) -> None:
    bram = town.person("Bram")
    dm = town.world.dm(bram.person)
    bram.say("dear diary", "dm")
    async with tab(town, "Anna") as (anna, snapshot):
        assert dm.id not in snapshot["messages"]
        for op in ({"op": "say", "content": "hi"}, {"op": "older", "before": "9" * 19}):
            await anna.do(**op, channel_id=dm.id)
            await anna.wait("ERROR")
        assert "dear diary" not in str(anna.seen)


async def test_people_are_added_and_changed(town: Town) -> None:
    async with aiohttp.ClientSession(f"{town.base}/") as session, tab(town, "Anna") as (anna, _):
        async with session.post("app/people", json={"name": "Eva", "locale": "nl", "spectator": True}) as r:
            eva = await r.json()
        assert (eva["global_name"], eva["locale"], eva["spectator"]) == ("Eva", "nl", True)
        assert "Eva" in str(await anna.wait("PEOPLE"))
        change = {"locale": "de", "dms_closed": True}
        async with session.patch(f"app/people/{eva['id']}", json=change) as r:
            assert (await r.json())["locale"] == "de"
        async with session.get("app/people") as r:
            [told] = [p for p in await r.json() if p["id"] == eva["id"]]
        assert told["dms_closed"]
        for wrong in ({"name": ""}, {"name": "x" * 33}, {"name": "Eva", "locale": "en"}, {"locale": "nl"}, 7):
            async with session.post("app/people", json=wrong) as r:
                assert r.status == 400
        async with session.get("app/live?user=1") as r:
            assert r.status == 404
        async with session.get("page/../people.py") as r:
            assert r.status == 404


async def test_the_page_is_served_and_loads_nothing_from_elsewhere(town: Town) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(town.base) as answer:
            assert str(answer.url) == f"{town.base}/"
            assert answer.content_type == "text/html"
            assert "script-src 'self';" in answer.headers["Content-Security-Policy"]
        async with session.get(f"{town.base}/page/../../../pyproject.toml") as answer:
            assert answer.status == 404
        async with session.get(f"{town.base}/page/%2e%2e/server.py") as answer:
            assert answer.status == 404


async def test_the_bot_comes_and_goes(town: Town) -> None:
    from tests.driver import connected

    async with tab(town, "Anna") as (anna, snapshot):
        assert not snapshot["bot"]["online"]
        async with connected(town, Crier):
            await anna.wait("BOT", online=True)
        await anna.wait("BOT", online=False)
