"""Where everything lies in the city and in the harbour."""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from math import hypot
from typing import Any, NamedTuple

from render.pen import Point

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
#: A building in the harbour: wide for three roofs, for two workers, for one roof; and its height.
STORE, DOCK, WARE, TALL = 108, 92, 56, 74
SHORE, QUAY = 134, 360
#: Where the spaces lie that the table does not know: in the middle of the IJ, at least so far apart.
MIDDLE, APART = (620, 1120, 215), 20


class Block(NamedTuple):
    """A block on the map."""

    token: Point
    houses: Point
    label: Point
    outline: tuple[Point, ...]


class Spot(NamedTuple):
    """A space of the harbour: where barges lie, and the corner of its building, if it has one."""

    at: Point
    building: Point


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
def spots(names: tuple[str, ...]) -> dict[str, Spot]:
    """Where the spaces of the harbour lie; those that the table does not know share the middle of the IJ."""
    known, others, found = table()["harbour"], strangers(names), {}
    left, right, middle = MIDDLE
    for name in names:
        if name in known:
            x, y = known[name]["at"]
        else:
            x, y = left + (right - left) * (others.index(name) + 1) / (len(others) + 1), middle
        corner = known.get(name, {}).get("building", (x - WARE / 2, y + 10))
        found[name] = Spot((x, y), tuple(corner[:2]))
    return found


def strangers(names: Iterable[str]) -> list[str]:
    """The spaces of the harbour that the table does not know."""
    return [name for name in names if name not in table()["harbour"]]


def cramped(names: Sequence[str]) -> list[str]:
    """The spaces for which there is no room in the middle of the IJ."""
    left, right, _ = MIDDLE
    return strangers(names)[(right - left) // APART - 1 :]


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
