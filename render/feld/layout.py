"""Where everything lies in the city and in the harbour."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from math import hypot
from typing import Any, NamedTuple

from render.pen import Point
from rules.feld.view import View

#: The letters of blocks and the signs of colours, by district and by colour.
LETTERS = {
    "plantage": "P",
    "haarlemmerbuurt": "H",
    "jordaan": "J",
    "burgwallen": "B",
    "nieuwmarkt": "N",
    "grachtengordel": "G",
}
#: The half-moon of canals: its middle and its reach.
MOON = (800, 462, 742, 682)
#: The rows and columns of the harbour: what the table does not know lies where nothing else does, first in
#: the middle of the IJ.
NORTH, MIDDLE, SOUTH = 163, 250, 337
COLUMNS = (687, 913, 1026, 1139, 235, 348, 461)
#: A building has no more roofs, and the Amstel no more spaces.
ROOFS, SPACES = 3, 26
FREE = tuple([(x, y) for y in (MIDDLE, 206, 294) for x in COLUMNS])


class Block(NamedTuple):
    """A block on the map."""

    token: Point
    houses: Point
    label: Point
    outline: tuple[Point, ...]


@cache
def table() -> dict[str, Any]:
    """The tables of layout.toml."""
    return tomllib.loads(resources.files(__package__).joinpath("layout.toml").read_text("utf-8"))


@cache
def blocks() -> dict[str, Block]:
    """Every block; the rules know no others."""
    return {
        name: Block(
            tuple(row["token"]),
            tuple(row["houses"]),
            tuple(row["label"]),
            tuple([tuple(point) for point in row["outline"]]),
        )
        for name, row in table()["blocks"].items()
    }


def label(block: str) -> str:
    """A block's short name: the letter of its district and its number."""
    district, _, number = block.rpartition("-")
    return f"{LETTERS[district]}{number}"


def bridge(a: str, b: str) -> tuple[Point, Point]:
    """The ends of a bridge between two blocks; one that the table does not know joins what is nearest."""
    known = table()["bridges"]
    ends = known.get(f"{a}/{b}") or known.get(f"{b}/{a}")
    if ends:
        return tuple(ends[0]), tuple(ends[1])
    pairs = [(one, two) for one in blocks()[a].outline for two in blocks()[b].outline]
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


@cache
def spots(names: tuple[str, ...]) -> dict[str, Point]:
    """Where barges lie in each space of the harbour; what the table does not know gets a place in the IJ."""
    known, others = table()["harbour"], strangers(names)
    free = {name: FREE[number % len(FREE)] for number, name in enumerate(others)}
    return {name: free.get(name) or tuple(known[name]["at"]) for name in names}


def side(name: str) -> str:
    """On which side of its space a building lies: above, below or right."""
    row = table()["harbour"].get(name, {})
    return str(row.get("building", "below"))


def strangers(names: Iterable[str]) -> list[str]:
    """The spaces of the harbour that the table does not know."""
    return [name for name in names if name not in table()["harbour"]]


def cramped(view: View) -> list[str]:
    """What there is no room for: more spaces than there are places in the IJ, more roofs than a house has."""
    roofs = [place.id for place in view.places if len(place.roofs) > ROOFS]
    amstel_ = ["amstel"] if view.spaces > SPACES else []
    return [*strangers([place.id for place in view.places])[len(FREE) :], *roofs, *amstel_]


def amstel(spaces: int) -> list[Point]:
    """The spaces of the Amstel from its start to its mouth, spread along its course if they are others."""
    known = table()["amstel"]["spaces"]
    if spaces == len(known):
        return [(x, y) for x, y in known]
    last = len(known) - 2
    found = []
    for number in range(spaces - 1):
        place = last * number / max(1, spaces - 2)
        low = min(int(place), last - 1)
        (x0, y0), (x1, y1), part = known[low], known[low + 1], place - low
        found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return [*found, tuple(known[-1])]
