"""Pictures of pebbles: the heap, and below it what everybody has."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from render.canvas import Canvas, Ground, Surface, write
from render.lookup import PICTURE, finished
from render.lookup import ground as card_ground
from render.palette import Palette
from render.pen import Paint, Pen
from render.picture import Happened, Part, Picture, Say, Shape
from render.symbols import MIDDLE
from rules.core.asking import Ask
from tests.pebbles import View

PALETTE = Palette(
    "pebbles",
    {"pebble": "6B7C85", "new": "D2392B", "seat1": "23527C", "seat2": "7E3524", "seat3": "2F5D4C"},
    seat="seat",
    written_on={"seat1": "white", "seat2": "white", "seat3": "white"},
    meeting=(("pebble", "paper"), ("ink", "paper")),
)
PARTS = {"heap": Part(speaks=False), "stock": Part(speaks=True), "bids": Part(speaks=True, own=True)}
WIDE: dict[Shape, int] = {"desktop": 800, "phone": 440}
LINE, PEBBLE = 60, 18
DEEDS = {"one": "pebble"}
S = TypeVar("S", bound=Surface)


def parts(view: View, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
    return ("heap", "stock") if view.seat is None else ("heap", "bids")


def for_everybody(part: str, view: View) -> bool:
    return part != "bids"


def draw_part(
    on: Callable[[Ground], S],
    part: str,
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str] = (),
    shape: Shape = "desktop",
) -> S:
    return _draw(on, view, _lines(part, view, names, say), changed, WIDE[shape])


def draw_frame(
    on: Callable[[Ground], S],
    view: View,
    names: Sequence[str],
    say: Say,
    *,
    changed: Collection[str],
    below: int,
) -> S:
    return _draw(on, view, _lines("stock", view, names, say), changed, WIDE["desktop"], below)


def draw_closeup(
    on: Callable[[Ground], S], view: View, names: Sequence[str], say: Say, things: Collection[str]
) -> S:
    return _draw(on, view, [], things, WIDE["phone"])


def _draw(
    on: Callable[[Ground], S],
    view: View,
    lines: Iterable[str],
    changed: Collection[str],
    wide: int,
    below: int = 0,
) -> S:
    lines = list(lines)
    size = (wide, 120 + LINE * len(lines) + below)
    surface = on(Ground(("heap", size), size, lambda pen: pen.rect((0, 0, *size), "paper"), PALETTE))
    color = "new" if "heap" in changed else "pebble"
    for number in range(view.heap):
        _pebble(surface, 40 + number * (wide - 60) / 12, 60, color)
    for number, line in enumerate(lines):
        top = 120 + LINE * number
        write(surface, line, (30, top, wide - 30, top + LINE), 30, "ink", "paper", align="l", least=16)
    return surface


def _pebble(surface: Surface, x: float, y: float, color: str) -> None:
    box = (x - PEBBLE, y - PEBBLE, x + PEBBLE, y + PEBBLE)
    surface.put(("pebble", color), box, lambda pen: pen.disc(x, y, PEBBLE - 1, color), "paper")


def _lines(part: str, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    if part == "bids":
        yield from revealed(view, names, say)
    if part == "stock":
        for name, pebbles in zip(names, view.pebbles, strict=False):
            yield say("pic-pebbles-seat", name=name, pebbles=pebbles)


def card(view: View, name: str, shown: Any, say: Say, shape: Shape = "desktop") -> Picture:
    def paint(pen: Pen) -> None:
        pen.disc((PICTURE[0] + PICTURE[2]) / 2, (PICTURE[1] + PICTURE[3]) / 2, 150, "pebble")

    surface = Canvas(card_ground((name,), paint, PALETTE, shape))
    return finished(surface, say("pebbles-pebble"), say("pebbles-pebble-text"), shape=shape)


def symbols(say: Say) -> dict[str, Paint]:
    return {"pebble": lambda pen: pen.disc(MIDDLE, MIDDLE, 50, "pebble")}


def symbol_of(kind: str, value: str) -> str:
    return ""


def alt(part: str, view: View, names: Sequence[str], say: Say) -> str:
    return "\n".join([say("pic-pebbles-alt", heap=view.heap), *_lines(part, view, names, say)])


def text_board(view: View, names: Sequence[str], say: Say, part: str | None = None) -> str:
    return "\n".join(alt(each, view, names, say) for each in ([part] if part else PARTS))


def revealed(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    return [say("pic-pebbles-bid", name=names[seat], bid=bid) for seat, bid in view.bids.items()]


def secrets(view: View, names: Sequence[str], say: Say) -> Iterable[str]:
    return revealed(view, names, say)


def changed(events: Iterable[Happened]) -> frozenset[str]:
    return frozenset("heap" for event in events if event.kind == "took")


def cramped(view: View) -> tuple[str, ...]:
    return ()
