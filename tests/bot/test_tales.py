"""Tales: what decided a game comes from its points, public events and chances, in every language."""

import pickle
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.messages.finale import chronicle, end
from bot.messages.limits import TEXTS
from bot.messages.panels import LINES, log_lines
from bot.messages.stories import Reel, story_of
from bot.messages.tales import (
    NAMED,
    Best,
    Point,
    Rating,
    Tale,
    by_round,
    course,
    imagine_some,
    looked_into,
    spots,
    turnings,
)
from bot.messages.telling import catch_up, chance_lines, drawn_curve, percent, sentences
from bot.play.chances import SOME, Tellers
from bot.play.session import Sessions
from bot.store.rows import PredictionRow
from bot.words.texts import LANGUAGES, Speaker
from bot.workers import Beside
from render.shown import ROOM
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES
from rules.players.chances import Ending, decided
from rules.players.house import HOUSE
from tests.bot.test_finale import NAMES, played


@cache
def told(game: str, seats: int) -> Tale:
    """A tale of a game that was played by luck, with chances by luck."""
    seated, _, log = played(game, seats)
    found = spots(story_of(seated, log))
    chances: dict[int, tuple[float, ...]] = {}
    for number, place in enumerate(by_round(found)):
        first = (number % 5 + 1) / 7
        chances[place] = (first, *((1 - first) / (seats - 1),) * (seats - 1))
    chances |= dict.fromkeys(looked_into(found, chances)[:3], (0.9, *((0.1 / (seats - 1),) * (seats - 1))))
    chances[len(found) - 1] = decided(seated.row.winners, seats)
    curve = [
        Point(found[place].answers, found[place].round, list(chances[place])) for place in sorted(chances)
    ]
    return Tale(course(found), curve, turnings(found, chances), [Rating(0, None, 12.5), Rating(1, 9.1, 8.0)])


def events_of(table: Table, game: str, seats: int) -> list[Event]:
    """All that happened."""
    seated, _, log = played(game, seats)
    again = seated.table_at_first()
    events = [*again.opening]
    for seat, picks in log:
        events += again.answer(seat, picks)
    return events


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_decided_a_game_is_told_in_five_sentences_of_every_language(game: str, code: str) -> None:
    seats = 4
    seated, table, _ = played(game, seats, code)
    tale, say = told(game, seats), Speaker(code, NAMES)
    lines = sentences(seated, table, say, tale, events_of(table, game, seats))
    assert 4 <= len(lines) <= 5
    first, *others = sorted(seated.row.points, reverse=True)
    if len(seated.row.winners) == 1 and first > others[0]:
        assert str(first - others[0]) in lines[0]
    assert all(line.endswith(".") and ".." not in line and "!." not in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_of_a_long_turn_whole_deeds_are_told(game: str) -> None:
    seated, table, _ = played(game, 4)
    events = events_of(table, game, 4)
    all_of_one = [event for event in readable(events, None) if event.seat == 0]
    tale = told(game, 4)
    best = replace(tale.course, best=Best(0, 3, 38, all_of_one))
    lines = sentences(seated, table, Speaker("en", NAMES), replace(tale, course=best), events)
    [long] = [line for line in lines if "38 points" in line]
    assert ", " in long.partition("round 3, ")[2], "there are several"
    assert "…" not in long


def test_in_the_midst_of_a_turn_who_leads_is_told_by_the_points_that_stand_beside_it() -> None:
    seated, _, log = played("ride", 2)
    before = course(spots(story_of(seated, log[: len(log) // 2])))
    now = replace(seated, row=replace(seated.row, stage="playing", points=[4, 9], winners=[]))
    panel = catch_up(now, now.table_at_first(), Speaker("en", NAMES), before, [], None)
    _, points, leads, *_ = panel.blocks[0].splitlines()
    assert NAMES[1] in points
    assert leads.endswith(f"now {NAMES[1]} is ahead by 5.")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tale_pushes_nothing_off_the_end(game: str, code: str) -> None:
    seated, table, log = played(game, 4, code)
    seated, say = replace(seated, row=replace(seated.row, shares=["1" * 19] * 8)), Speaker(code, NAMES)
    # As if what has most words had happened in the last turn, again and again.
    every = events_of(table, game, 4)
    longest = max(readable(every, None), key=lambda event: len(log_lines(say, game, [event])[0]))
    events = [(-1, event) for event in every] + [(seated.row.turn, longest)] * LINES
    foretold = [PredictionRow(7, 10**18 + user, "winner", "0", 95, 90.0) for user in range(5)]
    whole = end(seated, table, events, log, foretold, tale=told(game, 4))
    [text] = whole.blocks
    assert text.count("```") == 2, "the table of sources is whole"
    assert all(f"<@{seat.user_id}>" in text for seat in seated.seats)
    assert seated.row.seed in text
    assert log_lines(say, game, [longest])[0] in text, "and something of the last turn is told"
    for panel in (whole, chronicle(seated, table, events, log, told(game, 4))):
        text = "\n".join([*panel.blocks, panel.question])
        assert len(text) <= TEXTS
        for name, points in zip(NAMES[:2], seated.row.points, strict=False):
            assert f"{name} — {points}".replace("-", "−") in text
        assert Speaker(code)("story-title") in text


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_a_tale_was_anybodys_secret(game: str) -> None:
    tale = told(game, 3)
    happened = [each.happened for each in tale.turnings]
    happened += [tale.course.best.happened] if tale.course.best else []
    assert all(event.only is None for events in happened for event in events)
    assert len(tale.turnings) <= NAMED


@pytest.mark.parametrize("shape", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_curve_of_chances_fits_its_box_and_names_its_turning_points(game: str, shape: str) -> None:
    picture = drawn_curve(told(game, 4), Reel(game, NAMES, "fr"), shape)  # type: ignore[arg-type]
    assert picture.size[0] <= ROOM[shape][0]  # type: ignore[index]
    assert picture.size[1] <= ROOM[shape][1]  # type: ignore[index]
    assert picture.alt.count("→") == len(told(game, 4).turnings)


def test_some_games_are_imagined_at_once_the_same_for_a_seed() -> None:
    view = pickle.dumps(Table.new(GAMES["ride"], 2, {}, "tale").view(None))
    assert imagine_some(view, "a", 2) == imagine_some(view, "a", 2)
    assert len(imagine_some(view, "a", 2)) == 2


async def test_chances_are_thought_about_at_leisure_where_much_is_being_said(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.chances.AWHILE", 0.001)
    seated, table, _ = played("ride", 2)
    view, begun, looked = pickle.dumps(table.view(None)), list[float](), list[float]()

    class Thinks(Beside):
        async def do(self, work: Callable[..., Any], *args: object, urgency: int = 0) -> Any:
            begun.append(time.perf_counter())
            return [Ending((1, 2), (1,))] * SOME

    def crowded() -> bool:
        looked.append(time.perf_counter())
        return True

    await Tellers(sessions, Thinks(), crowded=crowded).chances(seated, view, 1)
    assert len(looked) == len(begun) == -(-HOUSE["ride"].PLAYOUTS // SOME)
    assert all(then - before > 0.0009 for before, then in zip(looked, begun, strict=True))


def test_a_bar_is_as_long_as_its_chance_and_nobody_has_won_before_the_end() -> None:
    seated, _, _ = played("ride", 2)
    _, first, second = chance_lines(seated, Speaker("en", NAMES), "Chances", (1.0, 0.0))
    assert first.count("█") == 12
    assert second.count("░") == 12
    assert (percent(1.0), percent(0.0), percent(0.5)) == (99, 1, 50)
