"""Ride's parts can be read where Discord shows them: every part, both shapes, through whole games."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.words.texts import LANGUAGES, Speaker
from render.picture import SHAPES, Shape
from render.ride import PARTS, alone, draw_part, whole
from render.ride.chart import Chart
from render.ride.spaces import WIDE
from rules.games import GAMES
from rules.ride.view import ContractView, View
from tests.playing import random_game
from tests.render.cases import NAMES, names_with
from tests.render.legible import Sheet, faults, unreadable
from tests.render.lettering import overlap
from tests.render.ride.views import changed, golden

every_part = pytest.mark.parametrize("part", PARTS)
every_shape = pytest.mark.parametrize("shape", SHAPES)


@cache
def positions(seats: int) -> tuple[View, ...]:
    """Views through a game played by luck, of everybody and of whoever is asked, and those of its end."""
    found = []
    for number, (table, seat, _) in enumerate(random_game(GAMES["ride"], seats, {}, f"legible {seats}")):
        if number % 9 == 0:
            found += [table.view(None), table.view(seat)]
    return (*found, table.view(None), table.view(0))


def wanting(part: str, seats: int) -> Iterator[View]:
    """The positions that a part is drawn of."""
    return (view for view in positions(seats) if view.mine or not PARTS[part].own)


@every_part
@every_shape
@pytest.mark.parametrize("seats", GAMES["ride"].SEATS)
def test_all_that_is_written_can_be_read(part: str, shape: Shape, seats: int) -> None:
    drawn = 0
    for number, view in enumerate(wanting(part, seats)):
        code = LANGUAGES[number % len(LANGUAGES)]
        names = list(NAMES.values())[number % len(NAMES)]
        marked = [*changed(view), "faces"] if number % 2 else ()
        sheet = draw_part(Sheet, part, view, names, Speaker(code), changed=marked, shape=shape)
        assert faults(sheet, shape) == [], (number, code)
        drawn += 1
    assert drawn > 7


@every_part
@every_shape
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("view", ["own-4", "choosing-3", "late-4", "end-4", "end-2"])
def test_golden_views_can_be_read_in_every_language(part: str, shape: Shape, code: str, view: str) -> None:
    sheet = draw_part(Sheet, part, golden(view), names_with(code), Speaker(code), shape=shape)
    assert faults(sheet, shape) == []


@pytest.mark.parametrize("part", ["board", "map", "players"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_laid_out_for_a_phone_can_be_read_on_the_desktop_too(part: str, code: str) -> None:
    """So that one picture serves a channel in which people have both."""
    for view in wanting(part, 4):
        sheet = draw_part(Sheet, part, view, NAMES["fr"], Speaker(code), shape="phone")
        if part != "players" or not view.revealed:
            assert unreadable(sheet, "desktop") == []


def charts(view: View, shape: Shape, code: str) -> Iterator[Chart]:
    yield whole.ground(view, Speaker(code), shape)[1]
    yield alone.ground(view, Speaker(code), shape)[1]


@every_shape
@pytest.mark.parametrize("code", LANGUAGES)
def test_names_cover_no_space_and_no_place_and_nothing_leaves_the_map(shape: Shape, code: str) -> None:
    view = golden("start-4")
    for chart in charts(view, shape, code):
        left, top, right, bottom = chart.frame.box
        half = WIDE * chart.frame.weight / 2 - 1
        spots = [chart.frame.at(spot.x, spot.y) for spot in chart.spots.values()]
        spaces = [(space.x, space.y) for track in chart.tracks.values() for space in track.spaces]
        assert set(chart.tags) == set(view.names)
        for name, tag in chart.tags.items():
            for x, y in (*spots, *spaces):
                assert not overlap(tag.box, (x - half, y - half, x + half, y + half)), name
        for x, y in (*spots, *spaces):
            assert left <= x - half < x + half <= right
            assert top <= y - half < y + half <= bottom


@every_shape
def test_every_open_route_shows_its_colour(shape: Shape) -> None:
    view = golden("start-4")
    for code in LANGUAGES:
        for chart in charts(view, shape, code):
            for route in view.routes:
                assert bool(chart.letters[route.id]) == (route.color != "gray"), route.id


@every_shape
@pytest.mark.parametrize("many", [0, 1, 3, 4, 11, 14, 24])
def test_any_number_of_contracts_can_be_read(many: int, shape: Shape) -> None:
    view = golden("own-4")
    assert view.mine is not None
    ends = sorted(view.names)
    cards = [ContractView(f"{n}", ends[n % 12], ends[-1 - n % 5], n, done=n % 3 == 0) for n in range(many)]
    full = replace(view, mine=replace(view.mine, contracts=tuple(cards)))
    for part in ("map", "hand"):
        sheet = draw_part(Sheet, part, full, NAMES["en"], Speaker("fr"), shape=shape)
        assert faults(sheet, shape) == []
    over = replace(golden("end-4"), revealed=(tuple(cards), (), tuple(cards[:3]), ()))
    assert faults(draw_part(Sheet, "players", over, NAMES["en"], Speaker("fr"), shape=shape), shape) == []
