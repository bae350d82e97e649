"""Predictions: made on the panel of those who watch, sealed until the end, and scored there."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.people.privacy import all_about
from bot.store.predictions import predictions_of
from bot.store.rows import PredictionRow
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage, staged
from tests.e2e.tables import begin, changed, replace, turn
from tests.e2e.test_following import opened
from tests.e2e.test_onlookers import agreed_table, looks, some_turns
from tests.e2e.test_tidings import finish
from tests.playing import any_picks

pytestmark = pytest.mark.both


async def foretell(player: Player, name: str, value: str) -> Shown:
    """Choose something on the panel; returns the panel then."""
    shown = await opened(player)
    await player.choose(name, value, message=shown)
    await changed(player, shown)
    return next(each for each in player.messages() if each.id == shown.id)


async def of(stage: Stage, player: Player) -> dict[str, tuple[str, int]]:
    rows = await predictions_of(stage.store, 1, int(player.id))
    return {row.about: (row.picked, row.sure) for row in rows}


async def test_predictions_are_chosen_changed_and_taken_back_on_the_panel(stage: Stage) -> None:
    await begin(stage)
    saskia, bystander = stage.town.person("Saskia"), stage.town.newcomer("Cleo")
    shown = await opened(saskia)
    assert "until somebody has 11 carts or fewer" in shown.text
    assert "Sealed" not in shown.text
    told = await foretell(saskia, "Who wins", "1:80")
    assert "Sealed so far: the predictions of one person." in told.text
    assert "Who wins: Bram · 80\u00a0% sure" in told.text
    await foretell(saskia, "By how many points", "4-8:60")
    await foretell(saskia, "Who completes most contracts", "0:95")
    assert await of(stage, saskia) == {"winner": ("1", 80), "margin": ("4-8", 60), "contracts": ("0", 95)}
    await foretell(saskia, "Who wins", "0:60")
    await foretell(saskia, "By how many points", "none")
    assert await of(stage, saskia) == {"winner": ("0", 60), "contracts": ("0", 95)}
    theirs = await foretell(bystander, "Who wins", "1:95")
    assert "Sealed so far: the predictions of 2 people." in theirs.text
    assert "Anna" not in theirs.text.split("Predictions")[1].split("\n• By")[0]
    export = json.loads((await all_about(stage.store, int(bystander.id))).data)
    assert [row["picked"] for row in export["predictions"]] == ["1"]
    assert saskia.id not in json.dumps(export)


async def test_who_plays_has_played_or_takes_a_seat_foretells_nothing(stage: Stage) -> None:
    player, _ = await begin(stage)
    saskia = stage.town.person("Saskia")
    await foretell(saskia, "Who wins", "1:80")
    await replace(player, player=player.name, by="Saskia")
    await stage.quiet()
    assert await predictions_of(stage.store, 1) == []
    shown = await opened(player)
    assert "Predictions" not in shown.text
    assert "foretell:" not in json.dumps(shown.payload)


async def test_when_the_stated_point_is_reached_predictions_are_sealed(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    shown = await foretell(saskia, "Who wins", "1:80")
    sessions, chance = stage.bot.sessions, Random(5)
    while (seated := await sessions.seated(1)).game.foretelling((table := seated.look()).view(None)).open:
        [asked, *_] = sorted(table.asks)
        picks = any_picks(table.asks[asked], chance)
        await sessions.answer(1, seated.seats[asked].user_id or 0, asked, picks)
    assert seated.row.stage == "playing"
    answer = await saskia.choose("Who wins", "0:95", message=shown)
    assert "Nothing can be foretold" in answer.text
    assert await of(stage, saskia) == {"winner": ("1", 80)}
    panel = await opened(saskia)
    assert "are sealed until the end" in panel.text
    assert "Who wins: Bram" in panel.text


async def refused(stage: Stage, player: Player, shown: Shown) -> None:
    """Somebody foretells nothing any more, on a panel that they have from before or on a new one."""
    before = await of(stage, player)
    assert "Nothing can be foretold" in (await player.choose("Who wins", "0:95", message=shown)).text
    assert "foretell:" not in json.dumps((await opened(player)).payload)
    assert await of(stage, player) == before


async def test_after_everybody_agreed_to_go_back_nothing_is_foretold(stage: Stage) -> None:
    player, other = await begin(stage)
    saskia, cleo = stage.town.person("Saskia"), stage.town.newcomer("Cleo")
    shown = await foretell(saskia, "Who wins", "1:80")
    theirs = await opened(cleo)
    await turn(stage, player)
    vote = await player.slash("game undo", channel="dam")
    await player.press("Ask to take it back", message=vote.message)
    await stage.quiet()
    await other.press("Agree", message=other.find("shall the last", "dam"))
    await stage.quiet()
    assert other.sees("Everybody agreed to take", "dam")
    await refused(stage, saskia, shown)
    await refused(stage, cleo, theirs)
    assert await of(stage, saskia) == {"winner": ("1", 80)}, "what was foretold before holds"
    assert "are sealed until the end" in (await opened(saskia)).text


async def test_whoever_has_seen_everything_late_foretells_nothing_any_more(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    await some_turns(stage, 3, anna, bram)
    saskia, cleo = stage.town.person("Saskia"), stage.town.newcomer("Cleo")
    shown = await foretell(saskia, "Who wins", "1:80")
    await looks(saskia)
    await refused(stage, saskia, shown)
    assert "Who wins: Bram" in (await foretell(cleo, "Who wins", "1:60")).text


async def test_a_panel_from_before_a_restart_foretells_after_it(tmp_path: Path) -> None:
    database, file = tmp_path / "schout.sqlite", tmp_path / "town.sqlite"
    async with staged(database, file) as stage:
        await begin(stage)
        shown = await foretell(stage.town.person("Saskia"), "Who wins", "1:80")
        # The bot is gone before it could keep what was chosen last.
        await stage.bot.close()
        stage.town.world.settings.ack_seconds = 0.1
        with pytest.raises(AssertionError):
            await stage.town.person("Saskia").choose("By how many points", "4-8:60", message=shown)
    async with staged(database, file) as stage:
        saskia = stage.town.person("Saskia")
        assert await of(stage, saskia) == {"winner": ("1", 80)}
        again = next(each for each in saskia.messages("dam") if each.id == shown.id)
        await saskia.choose("By how many points", "4-8:60", message=again)
        assert "Who wins: Bram" in await changed(saskia, again)
        assert await of(stage, saskia) == {"winner": ("1", 80), "margin": ("4-8", 60)}


async def test_the_finale_and_the_stats_of_the_server_tell_how_well_it_was_foretold(stage: Stage) -> None:
    await begin(stage)
    saskia, cleo = stage.town.person("Saskia"), stage.town.newcomer("Cleo")
    for person, seat in ((saskia, 0), (cleo, 1)):
        await foretell(person, "Who wins", f"{seat}:80")
    before = "\n".join(message.text for message in stage.town.room("dam").messages)
    assert saskia.mention not in before
    await finish(stage)
    await stage.quiet()
    [winner] = (await stage.bot.sessions.seated(1)).row.winners
    best, other = (saskia, cleo) if winner == 0 else (cleo, saskia)
    ending = next(message for message in stage.town.room("dam").messages if "Rematch" in message.buttons)
    assert "**Predictions** (2 people" in ending.text
    assert f"1. {best.mention} · 96 · " in ending.text
    assert f"2. {other.mention} · 36 · " in ending.text
    assert not [ping for ping in best.pings if ping.id == ending.id]
    stats = (await saskia.slash("stats", channel="dam")).text
    assert f"1. {best.mention} · 96 in 1 game" in stats
    assert await stage.store.number("SELECT count(*) FROM predictions WHERE score IS NULL") == 0


async def test_a_game_that_is_given_up_scores_nothing_and_deleting_deletes(stage: Stage) -> None:
    await begin(stage)
    saskia, anna = stage.town.people("Saskia", "Anna")
    await foretell(saskia, "Who wins", "1:80")
    sure = await anna.slash("game end", channel="dam")
    await anna.press("End the game", message=sure.message)
    await stage.quiet()
    [row] = await predictions_of(stage.store, 1)
    assert row == PredictionRow(1, int(saskia.id), "winner", "1", 80, None)
    assert "Predictions" not in (await saskia.slash("stats", channel="dam")).text
    await saskia.slash("privacy delete", channel="dam", sure=True)
    assert await predictions_of(stage.store, 1) == []
