"""What was drawn before leaves no trace: a warm drawing process gives the bytes of a fresh one.

A sprite or a ground is kept under a key, and shown again for whatever has the same key. So the same key
must always mean the same strokes: here they are noted, and not drawn, which allows for many positions.
"""

import threading
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render.canvas
from bot.words.texts import LANGUAGES, Speaker
from render.cache import Cache
from render.canvas import Canvas, Ground, forget
from render.games import part
from render.notes import Notes
from render.palette import Palette
from render.pen import Paint
from render.pool import Pool
from render.shelf import Group, Painted, Pixels, Shelf
from tests.render.cases import NAMES
from tests.render.feld.views import golden
from tests.render.golden import VIEWS
from tests.render.warm import GAMES, differing, kinds, positions

PEOPLE = NAMES["en"]
#: Pixels by which the same strokes may lie apart without being drawn otherwise.
NEAR = 0.001
#: So often everything is compared, and after that every so many times.
OFTEN, SELDOM = 3, 16


class Strokes(Notes):
    """Every stroke that was made, as names and numbers in pixels from a corner of the picture."""

    def __init__(self, paint: Paint, scale: float = 1, corner: tuple[float, float] = (0, 0)) -> None:
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


class Known:
    """What was painted under each key, and the keys under which it was not always the same."""

    def __init__(self) -> None:
        self.mixed: list[Hashable] = []
        self._first: dict[Hashable, list[object]] = {}
        self._looks: Counter[Hashable] = Counter()

    def look(self, key: Hashable, strokes: Callable[[], Strokes]) -> None:
        """Compare with the first time; what is painted again and again is looked at only now and then."""
        self._looks[key] += 1
        if self._looks[key] <= OFTEN or self._looks[key] % SELDOM == 0:
            told = strokes().told()
            if not same(self._first.setdefault(key, told), told):
                self.mixed.append(key)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Known:
    """Notes what would be painted, while nothing is really drawn."""
    found = Known()
    blank: dict[tuple[int, int], Image.Image] = {}
    numbers: dict[Hashable, int] = {}
    nothing = Pool(0).put(b"")

    class Forgetful(Shelf):
        """Keeps nothing, so that everything is painted each time."""

        def keep(self, name: Hashable, pixels: Any) -> Painted:
            strokes, size = pixels
            found.look(name, strokes)
            return Painted(numbers.setdefault(name, len(numbers)), size, nothing, False)

        def opened(self, painted: Painted) -> Pixels:
            return Pixels(blank.setdefault(painted.size, Image.new("L", painted.size)))

    def sprite(
        under: Image.Image, corner: tuple[float, float], scale: float, paint: Paint, _: Palette
    ) -> object:
        return partial(Strokes, paint, scale, corner), under.size

    def painted(ground: Ground, scale: float) -> Painted:
        key = (ground.palette.name, ground.key, ground.size, scale)
        found.look(key, partial(Strokes, ground.paint, scale))
        size = (round(ground.size[0] * scale) + 1, round(ground.size[1] * scale))
        return Painted(numbers.setdefault(key, len(numbers)), size, nothing, False)

    monkeypatch.setitem(render.canvas._shelves, "board", Forgetful(0, 0, 0))
    monkeypatch.setattr(render.canvas, "_sprite", sprite)
    monkeypatch.setattr(render.canvas, "_painted", painted)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_key_means_the_same_strokes_in_every_language(known: Known, game: str) -> None:
    """Every position in some ways and languages, the next in others, so that many of them are looked at."""
    seen = 0
    for number, view in enumerate(positions(game, "keys", 15 if game == "feld" else 6)):
        every = kinds(game, view)
        for step in range(3):
            kind, code = every[(number * 3 + step) % len(every)], LANGUAGES[(number + step) % len(LANGUAGES)]
            VIEWS[game].drawn_on(Canvas, kind, view, PEOPLE, Speaker(code))
        seen += 1
    assert known.mixed == []
    assert seen > 40


@pytest.mark.parametrize("game", GAMES)
def test_the_same_key_means_the_same_strokes_in_every_kind_of_picture(known: Known, game: str) -> None:
    view = VIEWS[game].golden("own-4")
    for code in LANGUAGES:
        for kind in kinds(game, view):
            VIEWS[game].drawn_on(Canvas, kind, view, NAMES["fr"], Speaker(code))
    assert known.mixed == []


@pytest.mark.usefixtures("known")
def test_what_is_kept_together_lies_as_each_of_it_would() -> None:
    shelf = render.canvas._shelves["board"]
    kept, none = Cache[Group](1 << 20), shelf.groups
    for number, view in enumerate(positions("ride", "together", 20)):
        every, say = kinds("ride", view), Speaker(LANGUAGES[number % len(LANGUAGES)])
        for kind in (every[number % len(every)], every[(number + 3) % len(every)]):
            seen = []
            for shelf.groups in (none, kept):
                canvas = VIEWS["ride"].drawn_on(Canvas, kind, view, PEOPLE, say)
                seen.append(([(left, top, each.number) for left, top, each in canvas._put], canvas.written))
            assert seen[0] == seen[1], kind
    assert len(none) < len(kept)


def test_a_warm_process_gives_the_bytes_of_a_fresh_one() -> None:
    """More of them: `python -m tests.render.warm 500`."""
    assert differing(16) == [], f"beside {threading.enumerate()}"


def test_a_danish_market_shows_the_danish_words_after_an_english_one() -> None:
    view = replace(golden("turn-4"), figures={"marketeer": "beer"})
    forget()
    fresh = part(view, PEOPLE, Speaker("da"), "market").png
    forget()
    part(view, PEOPLE, Speaker("en"), "market")
    assert part(view, PEOPLE, Speaker("da"), "market").png == fresh
