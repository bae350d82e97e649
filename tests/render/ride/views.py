"""Golden views of Ride: games as they stood, kept as data."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from bot.words.texts import Speaker
from render.canvas import Canvas, Ground, Surface
from render.picture import SHAPES
from render.ride import PARTS, draw_closeup, draw_part
from rules.ride.view import View
from tests.golden import FOLDER
from tests.render.cases import NAMES, Case

S = TypeVar("S", bound=Surface)
VIEWS = FOLDER / "ride" / "views"
#: The ways in which a view is drawn: every part in both shapes, and a close-up.
KINDS = (*[f"{part}:{shape}" for part in PARTS for shape in SHAPES], "closeup")
CASES = (
    Case("board:desktop", "start-2", "en", "en"),
    Case("board:desktop", "start-4", "da", "nl"),
    Case("board:desktop", "middle-3", "da", "da"),
    Case("board:desktop", "late-4", "fr", "fr"),
    Case("board:desktop", "end-4", "en", "en"),
    Case("board:phone", "middle-4", "fr", "fr"),
    Case("board:phone", "end-2", "en", "en"),
    Case("board:phone", "late-4", "da", "da"),
    Case("map:desktop", "middle-2", "fr", "fr"),
    Case("map:desktop", "own-4", "en", "en"),
    Case("map:phone", "own-4", "fr", "fr"),
    Case("hand:desktop", "own-4", "fr", "fr"),
    Case("hand:desktop", "choosing-3", "da", "nl"),
    Case("hand:phone", "own-4", "en", "en"),
    Case("players:desktop", "end-4", "en", "en"),
    Case("players:phone", "middle-4", "da", "nl"),
    Case("hand:desktop", "own-4", "de", "nl"),
    Case("players:phone", "end-4", "de", "nl"),
    Case("closeup", "middle-3", "en", "nl"),
)


def golden(name: str) -> View:
    """A golden view by its name."""
    return msgspec.json.decode(VIEWS.joinpath(f"{name}.json").read_bytes(), type=View)


def changed(view: View) -> list[str]:
    """A route that could be what has changed: the last one of the last seat that has any."""
    claimed = [route for route in view.routes if route.owner is not None]
    return [max(claimed, key=lambda route: (route.owner, route.id)).id] if claimed else []


def drawn_on(on: Callable[[Ground], S], kind: str, view: View, names: Sequence[str], say: Speaker) -> S:
    """A view drawn on a surface in one of the ways there are."""
    if kind == "closeup":
        return draw_closeup(on, view, names, say, changed(view))
    part, named = kind.split(":")
    [shape] = [shape for shape in SHAPES if shape == named]
    return draw_part(on, part, view, names, say, changed=[*changed(view), "faces"], shape=shape)


def drawn_case(case: Case) -> Canvas:
    """The canvas of a golden picture."""
    return drawn_on(Canvas, case.kind, golden(case.view), NAMES[case.names], Speaker(case.code))
