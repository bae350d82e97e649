"""What people type and are called, how much of it one person may do, and what is kept about them."""

import json
import re

import aiohttp
import pytest

from bot.hosting.soundness import check_contents
from bot.store.games import game_by_number
from tests.e2e.conftest import Stage
from tests.e2e.ride.habits import by_buttons, by_commands, open_table

NAMES = (
    "**bold** _it_ ||s|| `c`",
    "@everyone <@123456789012345678>",
    "[x](http://evil.example/a_b)",
    "<#1> <t:0:R> </help:1> <:x:1>",
    "# big\n> quote",
    "‮gnorts‬ שלום",
    "世" * 32,
    "👩‍👧‍👦🏳️‍🌈",
)


#: Markdown, mentions, links and turned text that would work if it were shown.
HARM = re.compile(
    r"(?<!\\)\*\*bold|(?<!\\)_it_|(?<!\\)\|\|s|(?<!\\)`c`|@everyone|(?<!\\)\[x\]|://"
    r"|(?<!\\)<(?:t:0|#1|/help|:x|@1234)|^(?:-# )?(?:# big|> quote)|\u202e",
    re.MULTILINE,
)


@pytest.mark.parametrize("name", NAMES)
async def test_names_are_only_names(stage: Stage, name: str) -> None:
    anna = stage.town.person("Anna")
    other = stage.town.newcomer(name)
    party = await open_table(stage, stage.town.room("dam"), [anna, other], [by_commands, by_buttons])
    await party.play(2)
    blocks = [
        part["content"] for message in party.room.messages for part in message.components if "content" in part
    ]
    assert len(blocks) > 2
    assert [block for block in blocks if HARM.search(block)] == []
    assert stage.town.refusals == []
    assert {ping.user_id for ping in stage.town.world.pings} <= {anna.id, other.id}


async def test_a_flood_is_met_kindly(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    stage.watch.stop()
    answers = [(await anna.slash("help", channel="dam")).text for _ in range(27)]
    assert "</game new:" in answers[24]
    assert "Please wait 10 seconds" in answers[25]
    assert "</game new:" in (await bram.slash("help", channel="dam")).text
    stage.watch.offset += 11
    assert "</game new:" in (await anna.slash("help")).text


async def test_one_person_opens_ten_tables(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    for number in range(10):
        room = stage.town.new_room(f"square-{number}")
        assert "is open" in (await anna.slash("game new", channel=room, game="ride")).text
    answer = await anna.slash("game new", channel="dam", game="ride")
    assert "You host 10 games that are not finished" in answer.text


async def test_what_is_kept_is_shown_and_deleted(stage: Stage) -> None:
    anna, bram = people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    await party.play(2)
    await anna.slash("my notes", channel="dam", text="a plan")
    await anna.slash("game new", channel="waag", game="ride")
    await bram.slash("game join", channel="waag")
    shown = await anna.slash("privacy show", channel="dm")
    assert shown.message
    async with aiohttp.ClientSession() as http, http.get(shown.message.files[0]["url"]) as response:
        kept = json.loads(await response.read())
    assert kept["notes"][0]["text"] == "a plan"
    assert {row["user_id"] for row in kept["moves"]} == {int(anna.id)}
    row = await game_by_number(stage.store, party.number)
    assert row
    assert row.seed not in json.dumps(kept)
    assert "set the option `sure`" in (await anna.slash("privacy delete")).text
    assert "nothing here names you" in (await anna.slash("privacy delete", sure=True)).text
    for table in ("seats", "moves", "notes", "votes", "watchers"):
        own = f"SELECT count(*) FROM {table} WHERE user_id = ?"
        assert await stage.store.number(own, (int(anna.id),)) == 0, table
    assert await stage.store.number("SELECT count(*) FROM games WHERE host_id = ?", (int(anna.id),)) == 0
    await stage.quiet()
    assert "paused" in (await bram.slash("game pause", channel="dam")).text
    assert "You sit" in (await stage.town.newcomer("Cleo").slash("game join", channel="waag")).text
    assert "has started" in (await bram.slash("game start", channel="waag")).text


async def test_admin_is_for_whoever_runs_the_bot(stage: Stage) -> None:
    town = stage.town
    anna, owner = town.person("Anna"), town.person("Burgomaster")
    town.world.set_moderator(anna.person)
    for line, more in (("admin health", {}), ("admin backup", {}), ("admin export", {"number": 1})):
        with pytest.raises(AssertionError, match="may not use"):
            await town.person("Bram").slash(line, channel="dam", **more)
    assert "servers" in (await owner.slash("admin health", channel="dam")).text
    assert "Copied to " in (await owner.slash("admin backup")).text
    [copy] = (stage.path.parent / "backups").iterdir()
    check_contents(copy)
    assert "Game 7 is not known" in (await owner.slash("admin export", number=7)).text
    await anna.slash("game new", channel="dam", game="ride")
    assert "not over yet" in (await owner.slash("admin export", number=1)).text
