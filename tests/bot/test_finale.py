"""The end of a game: who won, in which order, and where the points come from."""

from itertools import product
from random import Random
from typing import Any, get_args

import pytest

from bot.messages.finale import end, finale
from bot.messages.pictures import Sketch
from bot.messages.standings import NARROW
from bot.messages.stories import Reel, curve, story_of
from bot.store.rows import GameRow, SeatRow
from bot.tables.seated import Seated
from bot.words.texts import LANGUAGES, Speaker
from render.picture import Shape
from render.shown import ROOM
from rules.core.asking import Answer
from rules.core.chance import Chance
from rules.core.table import Table, full_settings
from rules.core.versions import versions
from rules.feld.scoring import final_scoring
from rules.feld.setup import deal
from rules.games import GAMES
from tests.playing import any_picks, random_game, run

NAMES = ("Anna", "Bram", "Machteld van Amstel tot Mijnden", "山田 `太郎`")


def played(game: str, seats: int, language: str = "en") -> tuple[Seated, Table, list[Answer]]:
    """A game that was played by luck to its end."""
    log: list[Answer] = []
    for table, seat, picks in random_game(GAMES[game], seats, {}, "finale"):
        log.append((seat, tuple(picks)))
        last = table
    row: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__, 0)
    row |= {
        "id": 7, "game": game, "seats": seats, "settings": last.settings, "language": language, "pace": "day",
        "stage": "over", "seed": "finale", "saved": last.save(), "answers": last.answers, "asked": [],
        "points": GAMES[game].points(last.g), "winners": GAMES[game].winners(last.g), "undo_vote": None,
    }  # fmt: skip
    people = [
        SeatRow(7, seat, 90 + seat, NAMES[seat], None, dm_closed=False, seen=0, snoozed=0)
        for seat in range(seats)
    ]
    return Seated(GameRow(**row), people), last, log


@pytest.mark.parametrize("game", GAMES)
def test_all_points_are_told_by_source_as_they_are_made(game: str) -> None:
    rules, luck = GAMES[game], Random("sources")
    for seats, version in product(rules.SEATS, versions(rules)):
        table = Table.new(rules, seats, {}, "sources", version)
        events = [*table.opening]
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            events += table.answer(seat, any_picks(table.asks[seat], luck))
            sources = rules.sources(table.g, events)
            assert [sum(source.values()) for source in sources] == rules.points(table.g)
            assert "earlier" not in sources[0], "every point has its event"
            assert len({tuple(source) for source in sources}) == 1, "a table has the same rows for everybody"


@pytest.mark.parametrize("game", GAMES)
def test_of_a_game_without_its_events_points_are_earlier_ones(game: str) -> None:
    seated, table, log = played(game, 2)
    sources = GAMES[game].sources(table.g, [])
    assert [sum(source.values()) for source in sources] == seated.row.points
    assert "earlier" in sources[0]
    lines = "\n".join(end(seated, table, [], log).blocks)
    assert Speaker("en")("source-earlier") in lines


def test_the_last_steps_on_the_amstel_are_told_among_the_cards() -> None:
    g = deal(2, full_settings(GAMES["feld"], 2, {}), Chance("steps"), 2)
    g.seats[0].active, g.seats[0].space = ["009"], 4
    run(final_scoring(g))
    sources = GAMES["feld"].sources(g, g.news)
    assert sources[0]["end-cards"] == g.scores[0].cards["009"] > 0
    assert sources[0].get("bridges", 0) == 0
    assert [sum(source.values()) for source in sources] == GAMES["feld"].points(g)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_who_won_in_order_and_why(game: str, language: str) -> None:
    seated, table, log = played(game, 4, language)
    title, *lines = end(seated, table, [], log).blocks[0].split("\n")
    winner = seated.row.winners[0]
    assert NAMES[winner].split()[0] in title
    assert f"{seated.row.points[winner]}".replace("-", "−") in title
    fence = [number for number, line in enumerate(lines) if line == "```"]
    inside = lines[fence[0] + 1 : fence[1]]
    assert all(len(line) <= NARROW for line in inside)
    assert not [line for line in inside[1:] if "…" in line], "what points come from is told whole"
    assert len({len(line) for line in inside}) == 1, "the columns stand below each other"
    totals = [int(number.replace("−", "-")) for number in inside[-1].split()[-4:]]
    assert totals == sorted(seated.row.points, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_plot_has_every_round_and_fits_its_box(game: str) -> None:
    seated, table, log = played(game, 2)
    panel = finale(seated, table, Speaker("en"), [], log)
    assert any(isinstance(shot, Sketch) for shot in panel.shots)
    reel = Reel(game, NAMES[:2], "en")
    for shape in get_args(Shape):
        picture = curve(story_of(seated, log), reel, shape)
        assert picture.size[0] <= ROOM[shape][0]
        assert picture.size[1] <= ROOM[shape][1]
        for name, points in zip(NAMES, seated.row.points, strict=False):
            assert f"{name}: {points}" in picture.alt
        assert curve(story_of(seated, log[:5]), reel, shape).png != picture.png


def test_a_replay_that_hangs_already_is_not_offered_again() -> None:
    seated, table, log = played("ride", 2)
    assert len(end(seated, table, [], log).rows[0]) == 3  # type: ignore[arg-type]
    assert len(end(seated, table, [], log, posted=True).rows[0]) == 2  # type: ignore[arg-type]
