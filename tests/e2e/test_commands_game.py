"""`/game`: each command where it works, and where it is refused with a clear sentence."""

import pytest

from rules.ride.board import standard
from tests.e2e.conftest import Stage
from tests.e2e.ride.habits import by_commands, open_table
from tests.e2e.tables import begin, replace


async def test_opening_a_table(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    assert "no game here" in (await anna.slash("game join", channel="dam")).text
    assert "for 2 to 4 players" in (await anna.slash("game new", game="ride", seats=1)).text
    answer = await anna.slash("game new", game="ride", seats=3, pace="live")
    assert answer.ephemeral
    assert "Game 1 is open" in answer.text
    lobby = await bram.until_sees("game 1", "dam")
    assert "Up to 3 players · live, 15 minutes per move · English" in lobby.text
    assert "already a game in this channel" in (await bram.slash("game new", channel="dam", game="ride")).text
    assert "already sit" in (await anna.slash("game join")).text
    assert "at least 2 are needed" in (await anna.slash("game start")).text
    assert "You sit at game 1" in (await bram.slash("game join")).text
    assert "Only the host" in (await bram.slash("game start")).text
    assert "You left game 1" in (await bram.slash("game leave")).text
    assert "do not sit" in (await bram.slash("game leave")).text
    await bram.slash("game join")
    assert "Game 1 has started" in (await anna.slash("game start")).text
    await stage.quiet()
    assert not bram.find("game 1", "dam").buttons
    assert "already started" in (await stage.town.person("Saskia").slash("game join", channel="dam")).text
    assert "already started" in (await anna.slash("game start")).text


async def test_leaving_hands_the_table_on(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride")
    await bram.slash("game join", channel="dam")
    await anna.slash("game leave")
    assert "Game 1 has started" not in (await bram.slash("game start")).text
    await anna.slash("game join")
    assert "Game 1 has started" in (await bram.slash("game start")).text


async def test_settings_are_the_hosts(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=4)
    await bram.slash("game join", channel="dam")
    assert "Up to 4" in (await bram.slash("game settings")).text
    assert "Only the host" in (await bram.slash("game settings", pace="none")).text
    assert "cannot be for 1" in (await anna.slash("game settings", seats=1)).text
    assert "no clock" in (await anna.slash("game settings", pace="none", seats=3)).text
    await stage.quiet()
    assert bram.sees("Up to 3 players · no clock", "dam")
    assert "first" in await anna.autocomplete("game settings", setting="")
    values = await anna.autocomplete("game settings", setting="first", value="")
    assert "Only the host" in (await bram.slash("game settings", setting="first", value=values[1])).text
    assert "Who starts: " in (await anna.slash("game settings", setting="first", value=values[1])).text
    assert "not possible" in (await anna.slash("game settings", setting="first", value="9")).text
    assert "no setting" in (await anna.slash("game settings", setting="weather", value="1")).text
    stage.town.world.set_moderator(bram.person)
    assert "one day per move" in (await bram.slash("game settings", pace="day")).text
    await anna.slash("game start")
    assert "already started" in (await anna.slash("game settings", pace="none")).text


async def test_of_terms_that_are_refused_none_is_changed(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride")
    answer = await anna.slash("game settings", language="da", seats=2, setting="weather", value="1")
    assert "no setting" in answer.text
    assert "Up to 4 players · one day per move · English" in (await anna.slash("game settings")).text


@pytest.mark.parametrize(
    ("name", "body", "told"),
    [
        ("x.toml", b"\xff\xfe", "not a text in UTF-8"),
        ("x.toml", b"[[", "not valid TOML"),
        ("x.toml", b"[locations]\nsource = 'x'", "lacks the table “locations.names”"),
        ("x.toml", b"", "is empty"),
        ("x.toml", b"#" * 30_001, "at most 30 KB"),
        ("x.toml", b"x = " + b"7" * 5_000, "a word or number of 5,000 signs"),
        ("x.toml", b"a." * 7_000 + b"a = 1", "more than 8 names or brackets in each other"),
    ],
)
async def test_a_wrong_printed_file_is_told_in_a_sentence(
    stage: Stage, name: str, body: bytes, told: str
) -> None:
    anna = stage.town.person("Anna")
    answer = await anna.slash("game new", channel="dam", game="ride", printed=(name, body))
    assert told in answer.text
    assert "no game here" in (await anna.slash("game status")).text


@pytest.mark.usefixtures("tried_here")
async def test_a_printed_file_of_ones_own(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    own = standard().replace('"Noordermarkt"', '"Appelmarkt"').encode()
    await anna.slash("game new", channel="dam", game="ride", seats=2, printed=("own.toml", own))
    await stage.quiet()
    assert bram.sees("Printed tables: ", "dam")
    await bram.press("Join", channel="dam")
    await stage.quiet()
    assert "Appelmarkt" in (await bram.slash("board text")).text


async def test_pausing_resuming_ending(stage: Stage) -> None:
    anna, bram = people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    status = (await stage.town.person("Saskia").slash("game status", channel="dam")).text
    assert "The game is being played." in status
    assert "Choose which contracts to keep" in status
    assert "Only the host" in (await bram.slash("game pause")).text
    assert "not paused" in (await anna.slash("game resume")).text
    assert "is paused" in (await anna.slash("game pause")).text
    assert "already paused" in (await anna.slash("game pause")).text
    kept = await bram.autocomplete("ride contracts", channel="dam", keep="")
    assert kept == []
    await party.said()
    assert bram.sees(f"The game is paused; the host ({anna.mention}) resumes it", "dam")
    assert "is paused" in (await bram.slash("ride draw", card="draw:deck")).text
    assert "goes on" in (await anna.slash("game resume")).text
    await party.said()
    await party.play(3)
    assert "Only the host" in (await bram.slash("game end")).text
    sure = await anna.slash("game end")
    assert "End game 1 for everybody?" in sure.text
    assert sure.message
    await anna.press("End the game", message=sure.message)
    await anna.until_sees("Game 1 is ended.")
    await party.said()
    assert bram.sees("The game was ended by its host", "dam")
    assert "is over" in (await bram.slash("ride draw", channel="dam", card="draw:deck")).text
    assert "is over" in (await anna.slash("game end")).text
    assert "ended early" in (await bram.slash("game status")).text
    assert "goes on" in (await anna.slash("game resume")).text
    await party.said()
    await party.play(2)


async def test_a_rematch_needs_an_end(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    assert "not over yet" in (await bram.slash("game rematch", channel="dam")).text
    sure = await anna.slash("game end")
    await anna.press("End the game", message=sure.message)
    await stage.quiet()
    assert anna.sees("This table was given up", "dam")
    assert "Game 2 is open" in (await anna.slash("game rematch")).text


async def test_undo(stage: Stage) -> None:
    anna, bram = people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    assert "nothing" in (await anna.slash("game undo", channel="dam")).text
    kept = await anna.autocomplete("ride contracts", channel="dam", keep="")
    await anna.slash("ride contracts", keep=kept[0])
    assert "Choose which contracts" in (await anna.slash("game undo")).text
    await party.said()
    assert bram.sees("Anna takes the last step back", "dam")
    assert "watching" in (await stage.town.person("Saskia").slash("game undo", channel="dam")).text


async def test_replacing_hands_over_the_secrets_and_takes_them_away(stage: Stage) -> None:
    anna, bram = people = stage.town.people("Anna", "Bram")
    cleo = stage.town.newcomer("Cleo *the* <@1>")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    await party.play(3)
    hand = (await bram.slash("my hand", channel="dam")).text
    assert "watching" in await replace(cleo, player=bram, by=cleo)
    assert "does not sit" in await replace(anna, player=cleo, by=cleo)
    assert "already sit" in await replace(anna, player=bram, by=anna)
    assert "plays on" in await replace(bram, player=bram, by=cleo)
    await party.said()
    assert cleo.sees("for your eyes only", "dm")
    secrets = [line for line in hand.splitlines() if line.startswith(("Your hand", "Contract"))]
    assert secrets
    own = (await cleo.slash("my hand", channel="dam")).text
    assert all(line in own for line in secrets)
    assert anna.sees("Cleo \\*the\\*", "dam")
    assert anna.sees("takes over this seat", "dam")
    assert len(bram.dm) == 1
    assert "plays on in your seat" in bram.dm[0].text
    assert not any(line in bram.dm[0].text for line in secrets)
    assert not bram.dm[0].buttons
    for line in ("my hand", "my turn"):
        assert "watching this game" in (await bram.slash(line, channel="dam")).text
    assert await bram.autocomplete("ride claim", channel="dam", route="") == []
    party.people[1] = cleo
    await party.play(3)
    assert len(cleo.dm) == 1


async def test_everybody_who_played_or_watched_is_told_of_an_early_end(stage: Stage) -> None:
    await begin(stage)
    anna, bram, saskia = stage.town.people("Anna", "Bram", "Saskia")
    shown = (await saskia.press("Watch", channel="dam")).message
    await saskia.press("Only the end", message=shown)
    await stage.quiet()
    stage.watch.offset += 3600
    sure = await anna.slash("game end", channel="dam")
    assert sure.message
    await anna.press("End the game", message=sure.message)
    await stage.quiet()
    notice = stage.town.room("dam").latest
    assert "The game was ended by its host" in notice.text
    assert notice.id in {ping.id for ping in bram.pings}
    assert notice.id not in {ping.id for ping in saskia.pings}
    assert "goes no further" in saskia.dm[-1].text
    assert notice.id not in {ping.id for ping in anna.pings}, "she did it herself"


async def test_half_a_setting_is_refused(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    assert "Say both" in (await anna.slash("game new", channel="dam", game="ride", setting="first")).text
    await anna.slash("game new", channel="dam", game="ride")
    assert "Say both" in (await anna.slash("game settings", channel="dam", setting="first")).text


async def test_those_with_as_many_points_share_a_place(stage: Stage) -> None:
    player, _ = await begin(stage)
    status = (await player.slash("game status", channel="dam")).text
    assert status.index("1. Anna") < status.index("1. Bram")
