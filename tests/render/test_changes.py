"""What is pointed out on a board: all that the events of a game have changed on it, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.gallery.feld import ALL
from bot.words.texts import Speaker
from render.canvas import Canvas
from render.games import DRAWN_BY
from render.picture import SHAPES, Shape
from render.ride.changes import drawn
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES
from tests.feld.lively import lively_picks


def answers(
    game: str, seats: int, settings: dict[str, str], seed: str
) -> Iterator[tuple[Any, Any, frozenset[str]]]:
    """The public views before and after every answer of a game, and what is pointed out after it."""
    table, luck = Table.new(GAMES[game], seats, settings, seed), Random(seed)
    before = table.view(None)
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        events = readable(table.answer(seat, lively_picks(table.asks[seat], luck)), None)
        after = table.view(None)
        yield before, after, DRAWN_BY[game].changed(events)
        before = after


def ride_differences(before: Any, after: Any) -> set[str]:
    owners = {route.id: route.owner for route in before.routes}
    found = {route.id for route in after.routes if route.owner != owners[route.id]}
    return found | ({"faces"} if before.face_up != after.face_up else set())


def spaces(view: Any) -> dict[int, int]:
    return {seat: space for space, seats in view.discs.items() for seat in seats}


def feld_differences(before: Any, after: Any) -> set[str]:
    owners = {block.id: block.owner for block in before.blocks}
    places = {place.id: (place.stored, place.workers, place.barges) for place in before.places}
    found = {block.id for block in after.blocks if block.owner != owners[block.id]}
    for place in after.places:
        stored, workers, barges = places[place.id]
        if (place.stored, place.workers) != (stored, workers) or set(place.barges) - set(barges):
            found.add(place.id)
    found |= {"amstel"} if spaces(before) != spaces(after) else set()
    found |= {"display"} if set(after.display) - set(before.display) else set()
    return found | ({"tile"} if before.tile.code != after.tile.code else set())


GAMES_PLAYED = [
    ("ride", 2, {}, ride_differences),
    ("ride", 4, {}, ride_differences),
    ("feld", 4, ALL, feld_differences),
    ("feld", 1, {}, feld_differences),
]


@pytest.mark.parametrize(("game", "seats", "settings", "differences"), GAMES_PLAYED)
def test_every_change_of_the_board_is_pointed_out(
    game: str, seats: int, settings: dict[str, str], differences: Any
) -> None:
    kinds = set()
    for before, after, marked in answers(game, seats, settings, "changes"):
        there = differences(before, after)
        assert there <= marked
        kinds |= {name for name in there if name in ("faces", "amstel", "display", "tile")}
    assert kinds == ({"faces"} if game == "ride" else {"amstel", "display", "tile"})


@pytest.mark.parametrize(("game", "seats", "settings", "differences"), GAMES_PLAYED)
def test_cards_discs_and_tiles_are_pointed_out_only_when_they_change(
    game: str, seats: int, settings: dict[str, str], differences: Any
) -> None:
    for before, after, marked in answers(game, seats, settings, "no changes"):
        # The first tile is there from the beginning, and is new to everybody in the first round.
        new = {"tile"} if after.game == "feld" and after.round == 1 else set()
        assert marked & {"amstel", "display", "tile"} <= differences(before, after) | new


def test_cards_that_one_has_drawn_are_new_to_their_owner_alone() -> None:
    events = [
        Event("drew", 1, {"color": "red"}, only=1),
        Event("drew-open", 1, {"color": "blue"}),
        Event("drew-blind", 1, {}),
    ]
    marked = {seat: DRAWN_BY["ride"].changed(readable(events, seat)) for seat in (0, 1)}
    assert marked[1] == {drawn(1, "red"), drawn(1, "blue"), "faces"}
    assert marked[0] == {drawn(1, "blue"), "faces"}


@pytest.mark.parametrize("shape", SHAPES)
def test_new_cards_lie_on_gold_in_their_owners_hand(shape: Shape) -> None:
    table = Table.new(GAMES["ride"], 2, {}, "new cards")
    view: Any = table.view(0)
    color = next(color for color, number in view.mine.hand.items() if number)
    names = ("Anna", "Bram")

    def gold(*marks: str) -> int:
        canvas = DRAWN_BY["ride"].draw_part(
            Canvas, "hand", view, names, Speaker("en"), changed=marks, shape=shape
        )
        wanted = DRAWN_BY["ride"].PALETTE.colors["gold"]
        found = canvas.image.convert("RGB").getcolors(1 << 20)
        assert found is not None
        return sum(number for number, pixel in found if pixel == wanted)

    assert gold(drawn(0, color)) > gold() + 500
    assert gold(drawn(1, color)) == gold()
