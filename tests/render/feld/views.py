"""Golden views of Feld: games as they stood, kept as data; `python -m tests.render.feld.views` makes them."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from bot.gallery.feld import ALL, own, when
from bot.words.texts import Speaker
from render.canvas import Canvas, Ground, Surface
from render.feld import PARTS, draw_closeup, draw_part
from render.picture import SHAPES, Shape
from rules.feld.view import View
from tests.golden import FOLDER
from tests.render.cases import NAMES, Case

S = TypeVar("S", bound=Surface)
VIEWS = FOLDER / "feld" / "views"
FIVE = {**ALL, "orders": "5", "open-orders": "2", "tiles": "all", "rounds": "10"}
#: How each golden view came about.
MADE: dict[str, Callable[[], View]] = {
    "first-3": lambda: when(3, {}, "first-cards", 1),
    "display-4": lambda: when(4, {}, "I", 4),
    "dice-2": lambda: when(2, {}, "II", 9),
    "turn-4": lambda: when(4, ALL, "III", 6),
    "own-3": lambda: own(3, FIVE, 5),
    "own-4": lambda: own(4, ALL, 8),
    "end-2": lambda: when(2, {}, "over", 12),
    "end-4": lambda: when(4, ALL, "over", 12),
    "solo": lambda: when(1, {}, "III", 6),
}


CASES = (
    Case("board:desktop", "first-3", "en", "en"),
    Case("board:desktop", "turn-4", "fr", "nl"),
    Case("board:desktop", "solo", "da", "en"),
    Case("board:phone", "end-4", "da", "da"),
    Case("city:desktop", "own-4", "en", "en"),
    Case("city:phone", "own-3", "fr", "fr"),
    Case("harbour:desktop", "own-4", "da", "da"),
    Case("harbour:phone", "turn-4", "en", "nl"),
    Case("display:desktop", "display-4", "fr", "fr"),
    Case("display:phone", "first-3", "da", "da"),
    Case("display:desktop", "turn-4", "en", "en"),
    Case("dice:desktop", "dice-2", "da", "nl"),
    Case("dice:phone", "turn-4", "en", "en"),
    Case("market:desktop", "turn-4", "fr", "fr"),
    Case("market:phone", "own-3", "en", "en"),
    Case("players:desktop", "own-4", "da", "nl"),
    Case("players:phone", "end-4", "fr", "fr"),
    Case("player-2:desktop", "own-3", "fr", "fr"),
    Case("player-1:phone", "end-2", "en", "nl"),
    Case("scores:desktop", "end-4", "fr", "fr"),
    Case("scores:phone", "end-2", "da", "da"),
    Case("own:desktop", "own-4", "fr", "nl"),
    Case("own:phone", "own-3", "da", "da"),
    Case("cards:desktop", "own-4", "en", "en"),
    Case("cards:phone", "own-3", "fr", "fr"),
    Case("orders:desktop", "own-3", "da", "da"),
    Case("orders:phone", "own-4", "fr", "fr"),
    Case("display:desktop", "display-4", "de", "nl"),
    Case("own:desktop", "own-4", "de", "fr"),
    Case("cards:phone", "own-3", "de", "nl"),
    Case("orders:phone", "own-4", "de", "fr"),
    Case("closeup:city", "own-4", "en", "en"),
    Case("closeup:harbour", "own-4", "fr", "fr"),
)
#: The ways in which a view is drawn: every part in both shapes, and close-ups.
KINDS = (*[f"{part}:{shape}" for part in PARTS for shape in SHAPES], "closeup:city", "closeup:harbour")


def golden(name: str) -> View:
    """A golden view by its name."""
    return msgspec.json.decode(VIEWS.joinpath(f"{name}.json").read_bytes(), type=View)


def changed(view: View) -> list[str]:
    """What could have changed: a block, a place, the display, the tile, the Amstel."""
    blocks = [block.id for block in view.blocks if block.owner is not None]
    places = [place.id for place in view.places if place.stored or place.workers]
    return [*blocks[-1:], *places[:1], "display", "tile", "amstel"]


def things(view: View, which: str) -> list[str]:
    """What a close-up looks at."""
    if which == "city":
        return [block.id for block in view.blocks if block.owner is not None][-2:]
    return [view.seats[0].barge] if which == "harbour" else [which]


def drawn_on(on: Callable[[Ground], S], kind: str, view: View, names: Sequence[str], say: Speaker) -> S:
    """A view drawn on a surface in one of the ways there are."""
    part, which = kind.split(":")
    if part == "closeup":
        return draw_closeup(on, view, names, say, things(view, which))
    shape: Shape = "phone" if which == "phone" else "desktop"
    return draw_part(on, part, view, names, say, changed=changed(view), shape=shape)


def drawn_case(case: Case) -> Canvas:
    """The canvas of a golden picture."""
    return drawn_on(Canvas, case.kind, golden(case.view), NAMES[case.names], Speaker(case.code))


def main() -> None:
    """Play the games and keep their views."""
    VIEWS.mkdir(parents=True, exist_ok=True)
    for name, make in MADE.items():
        VIEWS.joinpath(f"{name}.json").write_bytes(msgspec.json.encode(make()) + b"\n")
        print(name)


if __name__ == "__main__":
    main()
