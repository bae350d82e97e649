"""Chances on the board, what decided a game, its story so far, and its replay by turn."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.messages.tales import Tale
from bot.play.chances import Tellers
from bot.store.chances import chances_of, latest_chances, tale_of
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import changed, last_game, settle
from tests.e2e.test_replays import replayed
from tests.e2e.test_showing import asked, shown_here

HEAP = ("four", "two", "two", "two", "one", "one")


pytestmark = pytest.mark.usefixtures("plugged")


@pytest.fixture
async def stage(tmp_path: Path, plugged: None) -> AsyncIterator[Stage]:
    async with staged(tmp_path / "schout.sqlite") as made:
        made.bot.tellers.pause = 0
        yield made


async def agree(stage: Stage, anna: Player, name: str, value: str) -> None:
    """Choose a term of an open table on its panel."""
    shown = (await anna.press("Settings", channel="dam")).message
    assert shown is not None
    await anna.choose(name, value, message=shown)
    await stage.quiet()


async def told(stage: Stage) -> None:
    """Wait until nobody thinks about chances any more, and all is said."""
    await stage.quiet()
    await stage.town.until(lambda: not stage.bot.tellers.telling)
    await stage.quiet()


async def table(stage: Stage, *terms: tuple[str, str]) -> tuple[Player, Player]:
    """Anna and Bram at a table of pebbles, on some terms, after their bids."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2, setting="heap", value="12")
    await stage.quiet()
    for name, value in terms:
        await agree(stage, anna, name, value)
    await bram.press("Join", channel="dam")
    await stage.quiet()
    for player in (anna, bram):
        await player.slash("pebbles bid", channel="dam", word="low")
    await told(stage)
    return anna, bram


async def take(stage: Stage, player: Player, number: str) -> None:
    await player.slash("pebbles take", channel="dam", number=number)
    await told(stage)


async def finish(stage: Stage, anna: Player, bram: Player) -> None:
    """Anna takes four of the heap first, and more than Bram in the end."""
    for number, player in zip(HEAP, (anna, bram) * 3, strict=True):
        await take(stage, player, number)


async def test_a_table_that_wants_them_has_chances_on_its_board_turn_by_turn(stage: Stage) -> None:
    anna, bram = await table(stage, ("Chances", "yes"))
    board = stage.town.room("dam").latest.text
    assert "Chances to win" in board
    assert "█" in board
    first = await latest_chances(stage.store, 1)
    await take(stage, anna, "four")
    second = await latest_chances(stage.store, 1)
    assert first is not None
    assert second is not None
    assert second.chances[0] > first.chances[0], "whoever has taken four is likelier to win"
    assert f"{round(100 * second.chances[0])}% Anna" in stage.town.room("dam").latest.text
    await take(stage, bram, "one")
    assert len(await chances_of(stage.store, 1)) >= 3


async def test_chances_are_off_unless_a_table_wants_them(stage: Stage) -> None:
    anna, _ = await table(stage)
    await take(stage, anna, "two")
    assert "Chances" not in stage.town.room("dam").latest.text
    assert not await chances_of(stage.store, 1)


async def test_a_rated_game_never_shows_chances_while_it_is_played(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2)
    await stage.quiet()
    await agree(stage, anna, "Chances", "yes")
    assert (await last_game(stage)).chances
    await agree(stage, anna, "Rated", "yes")
    assert not (await last_game(stage)).chances
    await agree(stage, anna, "Chances", "yes")
    assert not (await last_game(stage)).chances
    assert "Chances are not shown in rated games" in anna.everything()


async def test_what_is_taken_back_takes_its_chances_with_it(stage: Stage) -> None:
    anna, _ = await table(stage, ("Chances", "yes"))
    before = await chances_of(stage.store, 1)
    await take(stage, anna, "four")
    assert len(await chances_of(stage.store, 1)) == len(before) + 1
    await anna.slash("game undo", channel="dam")
    await told(stage)
    assert (await chances_of(stage.store, 1)).keys() >= before.keys()
    assert max(await chances_of(stage.store, 1)) <= (await last_game(stage)).answers


async def test_the_end_tells_what_decided_it_and_the_tale_is_made_once(stage: Stage) -> None:
    anna, bram = await table(stage)
    await finish(stage, anna, bram)
    end = stage.town.room("dam").latest
    assert "What decided it" in end.text
    assert "Anna won by 2 points, ahead of Bram." in end.text
    assert "No turn brought more than 4 points" in end.text
    assert any("Chances to win" in text for text in end.alt_texts)
    kept = await tale_of(stage.store, 1)
    assert kept is not None
    tale = msgspec.json.decode(kept, type=Tale)
    assert tale.curve[-1].chances == [1.0, 0.0]
    assert tale.course.best is not None
    assert tale.course.best.points == 4
    stage.bot.tellers.wake(1)
    await told(stage)
    assert await tale_of(stage.store, 1) == kept
    assert any("Chances to win" in text for text in anna.dm[-1].alt_texts), "also in the DM"


async def test_a_tale_that_a_stop_cut_off_is_told_after_the_next_start(tmp_path: Path, plugged: None) -> None:
    database = tmp_path / "schout.sqlite"
    async with staged(database) as stage:
        await table_untold(stage)
        assert await tale_of(stage.store, 1) is None
        assert "What decided it" not in stage.town.room("dam").latest.text
    async with staged(database) as stage:
        await stage.bot.tellers.close()
        tellers = Tellers(stage.bot.sessions, stage.bot.houses.beside, pause=0)
        await tellers.start()
        await stage.town.until(lambda: not tellers.telling)
        assert await tale_of(stage.store, 1) is not None


async def table_untold(stage: Stage) -> None:
    """A whole game, after which the bot stops before anything is told of it."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2)
    await stage.quiet()
    await bram.press("Join", channel="dam")
    await stage.quiet()
    for player in (anna, bram):
        await player.slash("pebbles bid", channel="dam", word="low")
    for number, player in zip(("four", "one", "one"), (anna, bram, anna), strict=True):
        await player.slash("pebbles take", channel="dam", number=number)
        await stage.quiet()
    assert (await last_game(stage)).stage == "over"


async def test_the_chronicle_has_the_story_the_board_and_the_curves(stage: Stage) -> None:
    manager, waag = stage.town.person("Bram"), stage.town.room("waag")
    stage.town.world.set_moderator(manager.person)
    await settle(manager, "Chronicle", waag)
    anna, bram = await table(stage)
    await finish(stage, anna, bram)
    [told_there] = [message for message in waag.messages if "Pebbles" in message.text]
    assert "Anna won by 2 points" in told_there.text
    assert len(told_there.alt_texts) == 4, "the board in two parts, the points and the chances"
    await anna.press("Turn by turn", message=told_there)
    await anna.until_sees("turn 5 of 5")


async def test_a_running_game_is_told_in_six_lines_of_what_everybody_knows(stage: Stage) -> None:
    anna, bram = await table(stage, ("Chances", "yes"))
    await take(stage, anna, "four")
    await take(stage, bram, "two")
    reader = stage.town.newcomer("Cato", locale="fr")
    answer = await reader.slash("board story", channel="dam")
    title, *lines, share = answer.text.splitlines()
    assert answer.ephemeral
    assert share == "Montrer ici"
    assert "manche" in title
    assert 3 <= len(lines) <= 6
    assert "Anna 4 · Bram 2" in lines[0]
    assert "Chances" in answer.text
    assert "low" not in answer.text


async def test_a_game_that_is_over_is_told_in_few_lines_until_its_tale_is_known(stage: Stage) -> None:
    anna, bram = await table(stage)
    await stage.bot.tellers.close()
    await finish(stage, anna, bram)
    assert await tale_of(stage.store, 1) is None
    answer = await stage.town.newcomer("Cato").slash("board story", channel="dam")
    assert "Anna 7 · Bram 5" in answer.text
    assert f"<@{anna.id}>" not in answer.text, "nobody is waited for any more"


async def test_a_replay_is_looked_at_turn_by_turn_in_the_readers_language(stage: Stage) -> None:
    anna, bram = await table(stage)
    await finish(stage, anna, bram)
    reader = stage.town.newcomer("Cato", locale="fr")
    shown = (await reader.press("Turn by turn", channel="dam")).message
    assert shown is not None
    assert "tour 5 sur 5" in shown.text
    assert shown.buttons == ["Premier", "Précédent", "Montrer ici"], "there is nothing after the last"
    await reader.press("Premier", message=shown)
    assert "tour 1 sur 5" in await changed(reader, shown)
    shown = reader.find("tour 1 sur 5")
    await reader.press("Suivant", message=shown)
    text = await changed(reader, shown)
    assert "tour 2 sur 5" in text
    assert "Bram en prend 2" in text
    assert any("Un tas de 6" in alt for alt in reader.find("tour 2 sur 5").alt_texts), "the heap as it was"


async def over_by_turn(stage: Stage) -> tuple[Player, Shown]:
    """Somebody looks at a game that is over, turn by turn."""
    anna, bram = await table(stage)
    await finish(stage, anna, bram)
    reader = stage.town.person("Saskia")
    shown = (await reader.press("Turn by turn", channel="dam")).message
    assert shown is not None
    return reader, shown


async def test_one_jumps_to_a_turning_point_and_shows_it_to_all(stage: Stage) -> None:
    reader, shown = await over_by_turn(stage)
    tale = msgspec.json.decode(await tale_of(stage.store, 1) or "", type=Tale)
    first, names = tale.turnings[0], ("Anna", "Bram")
    [jump] = shown.selects
    assert len(jump["options"]) == len(tale.turnings)
    assert jump["options"][0]["label"].startswith(f"Round {first.round}: {names[first.seat]} ")
    await reader.choose("Jump to a turning point …", jump["options"][0]["value"], message=shown)
    assert "turn 5 of 5" not in await changed(reader, shown)
    jumped = next(each for each in reader.messages("dam") if each.id == shown.id)
    [took] = first.happened
    assert took.seat is not None
    assert f"{names[took.seat]} takes {took.data['number']} of the heap." in jumped.text
    public = await shown_here(stage, reader, jumped)
    assert public.text.splitlines()[0] == jumped.text.splitlines()[0]
    assert f"Shown by {reader.mention}" in public.text
    assert public.alt_texts == jumped.alt_texts
    assert not public.ephemeral


async def test_a_replay_that_one_got_for_oneself_is_shown_to_all(stage: Stage) -> None:
    reader, _ = await over_by_turn(stage)
    film = await replayed(reader)
    assert film.ephemeral
    assert film.buttons == ["Turn by turn", "Show here"]
    public = await shown_here(stage, reader, film)
    assert not public.ephemeral
    assert {str(file["url"]).partition("?")[0][-4:] for file in public.files} >= {".gif", ".png"}
    await reader.press("Show here", message=film)
    assert public.id in (await reader.until_sees("The replay hangs here already", "dam")).text


async def test_a_story_is_shown_to_all_in_the_language_of_the_game(stage: Stage) -> None:
    anna, bram = await table(stage)
    await take(stage, anna, "four")
    reader = stage.town.newcomer("Cato", locale="fr")
    story = await asked(reader, "board story")
    await reader.press("Montrer ici", message=story)
    running = await anna.until_sees("Shown by", "dam")
    assert "Points: Anna 4 · Bram 0" in running.text
    for number, player in zip(HEAP[1:], (bram, anna) * 3, strict=False):
        await take(stage, player, number)
    over = await shown_here(stage, anna, await asked(anna, "board story"))
    assert "Anna won by 2 points, ahead of Bram." in over.text
    assert any("Chances to win" in text for text in over.alt_texts)


async def test_a_story_before_the_deal_is_refused(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="pebbles", seats=2)
    await stage.quiet()
    assert "has not started" in (await anna.slash("board story", channel="dam")).text


async def test_a_rated_game_tells_ratings_before_and_after(stage: Stage) -> None:
    anna, bram = await table(stage, ("Rated", "yes"))
    await finish(stage, anna, bram)
    end = stage.town.room("dam").latest.text
    assert "Ratings: Anna new → " in end
    assert "Bram new → " in end
