"""What was drawn before leaves no trace: a warm drawing process gives the bytes of a fresh one.

A sprite or a ground is kept under a key, and shown again for whatever has the same key. So the same key
must always mean the same strokes: here they are noted, and not drawn, which allows for many positions.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render.canvas
from bot.gallery import feld as feld_games
from bot.gallery import ride as ride_games
from bot.words.texts import LANGUAGES, Speaker
from render.cache import Cache
from render.canvas import Canvas, Ground, Shelf, _Sprite, forget
from render.games import part
from render.notes import Notes
from render.palette import Palette
from render.pen import Paint
from tests.render.cases import NAMES
from tests.render.feld.views import drawn_on as drawn_feld
from tests.render.feld.views import golden
from tests.render.ride.views import drawn_on as drawn_ride

PEOPLE = NAMES["en"]
#: Pixels by which the same strokes may lie apart: a key's place is rounded to hundredths.
NEAR = 0.02


class Strokes(Notes):
    """Every stroke that was made, as names and numbers in pixels from a corner of the picture."""

    def __init__(self, paint: Paint, scale: float = 1, corner: tuple[int, int] = (0, 0)) -> None:
        super().__init__()
        self._corner, self._by = corner, scale
        paint(self)

    def told(self) -> list[object]:
        """The strokes one after the other."""
        return [part for _, _, stroke in self._strokes for part in self._parts(stroke)]

    def _parts(self, stroke: Any) -> Iterator[object]:
        yield stroke.func.__name__
        for name, value in stroke.keywords.items():
            yield from self._placed(name, value)

    def _placed(self, name: str, value: Any) -> Iterator[object]:
        if name in ("points", "box"):
            flat = [number for point in value for number in point] if name == "points" else value
            yield from (number * self._by - self._corner[place % 2] for place, number in enumerate(flat))
        elif name in ("x", "y"):
            yield value * self._by - self._corner["xy".index(name)]
        else:
            yield value


def same(one: list[object], other: list[object]) -> bool:
    """Whether strokes are the same, but for what cannot be seen."""
    return len(one) == len(other) and all(
        abs(a - b) < NEAR if isinstance(a, float) and isinstance(b, float) else a == b
        for a, b in zip(one, other, strict=True)
    )


@pytest.fixture
def mixed(monkeypatch: pytest.MonkeyPatch) -> list[Hashable]:
    """The keys under which different strokes were kept, while nothing is really drawn."""
    found: list[Hashable] = []
    known: dict[Hashable, list[object]] = {}
    blank: dict[object, Image.Image] = {}

    def note(key: Hashable, strokes: Strokes) -> None:
        if not same(known.setdefault(key, strokes.told()), strokes.told()):
            found.append(key)

    class Sprites(Cache[Any]):
        """Keeps nothing, so that everything is painted each time."""

        def keep(self, key: Hashable, thing: Any, size: int = 1) -> _Sprite:
            strokes, pixels = thing
            note(key, strokes)
            return _Sprite(blank.setdefault(pixels, Image.new("P", pixels)), None)

    def sprite(under: Image.Image, place: tuple[int, int], scale: float, paint: Paint, _: Palette) -> object:
        return Strokes(paint, scale, place), under.size

    def painted(ground: Ground, scale: float) -> Image.Image:
        note((ground.palette.name, ground.key, ground.size, scale), Strokes(ground.paint, scale))
        size = (round(ground.size[0] * scale), round(ground.size[1] * scale))
        return blank.setdefault((size, ground.palette.name), ground.palette.image.resize(size))

    monkeypatch.setitem(render.canvas._shelves, "board", Shelf(Cache(0), Sprites(0)))
    monkeypatch.setattr(render.canvas, "_sprite", sprite)
    monkeypatch.setattr(render.canvas, "_painted", painted)
    return found


def feld_views() -> Iterator[Any]:
    """Positions of a game with everything in the box, the marketeer on every commodity in turn."""
    goods = [good for row in golden("turn-4").black_market for good in row]
    for number, table in enumerate(feld_games.played(4, feld_games.ALL, "warm")):
        if number % 90 == 7:
            view = table.view(None if number % 2 else 0)
            yield replace(view, figures={**view.figures, "marketeer": goods[number // 90 % len(goods)]})


def ride_views() -> Iterator[Any]:
    """Positions of a game, as everybody and as one seat sees them."""
    for number, table in enumerate(ride_games.played(4, {}, "warm")):
        if number % 40 == 7:
            yield table.view(None if number % 2 else 0)


@pytest.mark.parametrize("narrow", ["", "-narrow"])
@pytest.mark.parametrize(
    ("drawn", "views"), [(partial(drawn_feld, Canvas), feld_views), (partial(drawn_ride, Canvas), ride_views)]
)
def test_the_same_key_means_the_same_strokes_in_every_language(
    mixed: list[Hashable], drawn: Callable[..., Any], views: Callable[[], Iterator[Any]], narrow: str
) -> None:
    for view in views():
        for code in LANGUAGES:
            drawn(("private" if view.seat is not None else "board") + narrow, view, PEOPLE, Speaker(code))
    assert mixed == []


def test_a_danish_board_shows_the_danish_marketeer_after_an_english_one() -> None:
    goods = [good for row in golden("turn-4").black_market for good in row]
    english, danish = Speaker("en"), Speaker("da")
    alike = next(
        g
        for g in goods
        if english("pic-feld-good-letters", good=g) == danish("pic-feld-good-letters", good=g)
    )
    view = replace(golden("turn-4"), figures={"marketeer": alike})
    forget()
    fresh = part(view, PEOPLE, danish).png
    forget()
    part(view, PEOPLE, english)
    assert part(view, PEOPLE, danish).png == fresh
