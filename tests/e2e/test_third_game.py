"""A third game: plugged in from its own folder, `tests/pebbles`, and played end to end like the others."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.replays import scenes
from bot.messages.stories import Reel, Story
from bot.words.texts import LANGUAGES, Speaker
from bot.workers import Beside, process
from render.games import DRAWN_BY, Artist, part
from rules.__main__ import main
from rules.core.table import Game, Table
from rules.games import GAMES
from rules.players.house import HOUSE, HousePlayers, answer
from tests import pebbles
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.forging import forge
from tests.e2e.ride.season import fetched
from tests.e2e.tables import last_game
from tests.pebbles import artist, players

#: What the folder offers: that it is what the protocols ask for is held by mypy.
RULES: Game = pebbles
PLAYERS: HousePlayers = players
ARTIST: Artist = artist


pytestmark = pytest.mark.usefixtures("plugged")


@pytest.fixture
async def stage(tmp_path: Path, plugged: None) -> AsyncIterator[Stage]:
    async with staged(tmp_path / "schout.sqlite") as made:
        made.bot.houses.pause = 0
        yield made


async def settled(stage: Stage) -> None:
    """Wait until no house player thinks any more, and all is said."""
    await stage.quiet()
    await stage.town.until(lambda: not stage.bot.houses.thinking)
    await stage.quiet()


def public(stage: Stage) -> Shown:
    return stage.town.room("dam").latest


def test_it_is_one_folder_of_a_few_small_files() -> None:
    files = [path for path in Path(pebbles.__file__).parent.iterdir() if path.is_file()]
    assert len(files) == 3 + len(LANGUAGES)
    assert all(len(path.read_text("utf-8").splitlines()) < 200 for path in files)
    assert (GAMES["pebbles"], HOUSE["pebbles"], DRAWN_BY["pebbles"]) == (pebbles, players, artist)


async def test_two_people_play_it_by_commands_and_buttons(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await lobby(stage, anna, bram)
    await bids(stage, anna, bram)
    taken = await anna.choices("pebbles take", channel="dam", number="")
    assert [choice["name"] for choice in taken] == ["Take two", "Take one", "Take four"]
    await anna.slash("pebbles take", channel="dam", number="four")
    await stage.quiet()
    assert "Anna takes 4 of the heap." in public(stage).text
    assert any("A heap of 8." in text for text in public(stage).alt_texts), "the board hangs as a picture"
    assert "not possible now" in (await bram.slash("pebbles take", channel="dam", number="nine")).text
    assert "It is not your turn" in (await anna.slash("pebbles roll", channel="dam")).text
    await bram.press("Roll", channel="dm")
    await stage.quiet()
    assert bram.sees("Your die shows", "dm")
    assert "Your die shows" not in anna.everything()
    await anna.press("Take one", channel="dm")
    await anna.slash("game undo", channel="dam")
    await stage.quiet()
    assert (await last_game(stage)).asked == [0]


async def test_its_turns_are_tried_and_answered_ahead_without_plans_of_its_own(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await lobby(stage, anna, bram)
    await bids(stage, anna, bram)
    await bram.press("Plan", channel="dm")
    await stage.quiet()
    assert "Always the same: Low" in str(bram.dm[-1].payload)
    await bram.press("Try my turn", channel="dm")
    await stage.quiet()
    await bram.press("Take two", channel="dm")
    await stage.quiet()
    await bram.press("Play it for me", channel="dm")
    await stage.quiet()
    await anna.slash("pebbles take", channel="dam", number="one")
    await settled(stage)
    assert "Bram takes 2 of the heap. (as planned)" in public(stage).text
    assert (await last_game(stage)).asked == [0]


async def lobby(stage: Stage, anna: Player, bram: Player) -> None:
    """A table with a setting that is completed while it is typed; another sits down by a button."""
    assert await anna.autocomplete("game new", channel="dam", game="pebbles", setting="he") == ["heap"]
    values = await anna.autocomplete("game new", channel="dam", game="pebbles", setting="heap", value="tw")
    assert values == ["12"]
    await anna.slash("game new", channel="dam", game="pebbles", seats=2, setting="heap", value="12")
    await stage.quiet()
    assert "Pebbles" in public(stage).text
    assert "twelve pebbles" in public(stage).text
    await bram.press("Join", channel="dam")
    await stage.quiet()


async def bids(stage: Stage, anna: Player, bram: Player) -> None:
    """One bids by a command that answers two questions, the other by a button; neither learns the other's."""
    assert anna.sees("Make your secret bid.", "dm")
    more = await anna.autocomplete("pebbles bid", channel="dam", word="high", more="")
    assert more == ["higher", "highest"]
    answered = await anna.slash("pebbles bid", channel="dam", word="high", more="highest")
    assert answered.ephemeral
    await bram.press("Low", channel="dm")
    await stage.quiet()
    assert anna.sees("Anna bid “highest”.", "dm")
    assert "highest" not in bram.everything()


async def test_a_visitor_plays_the_house_asks_for_a_hint_and_looks_at_all_of_it(
    stage: Stage, tmp_path: Path
) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2, house="burgomaster", pace="none")
    await settled(stage)
    assert "With 6 left, nothing brings more." in (await anna.slash("my hint", channel="dam")).text
    await anna.slash("pebbles bid", channel="dam", word="low")
    await settled(stage)
    await anna.slash("pebbles take", channel="dam", number="two")
    await settled(stage)
    assert anna.sees("Pebbles", "dam")
    assert public(stage).text.count("bid “") == 2, "the end reveals what was secret"
    row = await last_game(stage)
    assert (row.stage, row.points, row.winners) == ("over", [2, 4], [1])
    text = (await anna.slash("board text", channel="dam")).text
    assert "A heap of 0." in text
    await anna.press("Post the replay here", channel="dam")
    replay = await anna.until_sees("turn by turn, and the points", "dam")
    assert {str(file["url"]).partition("?")[0][-4:] for file in replay.files} >= {".gif", ".png"}
    assert "Pebbles: Anna" in (await anna.slash("stats", channel="dam")).text
    recorded = await anna.slash("board record", channel="dam")
    assert recorded.message is not None
    file = tmp_path / "record.json"
    file.write_bytes(await fetched(recorded.message.files[0]["url"]))
    assert main(["verify", str(file)]) == 0
    file.write_bytes(file.read_bytes().replace(b'"two"', b'"one"'))
    assert main(["verify", str(file)]) == 1


async def test_it_is_looked_up_in_another_language(stage: Stage) -> None:
    zoe = stage.town.newcomer("Zoé", "fr")
    assert (await zoe.choices("card", channel="dam", name="gal"))[0]["name"] == "Galet"
    card = await zoe.slash("card", channel="dam", name="Galet")
    assert card.message is not None
    assert "Un galet vaut un point." in card.text
    assert card.message.alt_texts
    assert "Tous misent ensemble" in (await zoe.slash("rules", channel="dam", game="pebbles")).text


async def test_processes_that_draw_and_think_know_it() -> None:
    table, names, say = Table.new(pebbles, 2, {}, "a seed"), ("Anna", "Bram"), Speaker("da")
    story, reel = Story("pebbles", table.save(), []), Reel("pebbles", names, "fr")
    beside = Beside(process)
    try:
        assert await beside.do(scenes, story, reel) == scenes(story, reel)
        assert await beside.do(part, table.view(None), names, say) == part(table.view(None), names, say)
        assert await beside.do(answer, table.view(0), table.asks[0], "novice", "seed") == ("low",)
    finally:
        beside.close()


async def test_the_end_is_a_finale_in_the_channel_and_in_the_dm(stage: Stage) -> None:
    anna, saskia = stage.town.people("Anna", "Saskia")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2, house="burgomaster", pace="none")
    await settled(stage)
    await anna.slash("pebbles bid", channel="dam", word="low")
    await settled(stage)
    await anna.slash("pebbles take", channel="dam", number="two")
    await settled(stage)
    end = public(stage)
    for shown in (end, anna.dm[-1]):
        assert shown.text.startswith("## Agatha wins Pebbles 1 with 4 points")
        assert shown.text.index("1. Agatha — 4 points") < shown.text.index("2. Anna — 2 points")
        assert re.search("^Pebbles +4 +2$", shown.text, re.MULTILINE)
        assert any("Points over rounds" in alt for alt in shown.alt_texts)
        assert shown.buttons[:2] == ["Rematch", "Post the replay here"]
    await saskia.press("Post the replay here", message=end)
    film = await anna.until_sees("turn by turn, and the points", "dam")
    assert not film.ephemeral
    await settled(stage)
    assert [message.buttons for message in stage.town.room("dam").messages if message.id == end.id] == [
        ["Rematch", "Turn by turn"]
    ]
    await forge(anna, end, "do:1:post")
    assert film.id in (await anna.until_sees("The replay hangs here already", "dam")).text
