"""Golden views of Ride: games as they stood, kept as data."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from bot.words.texts import Speaker
from render.canvas import Canvas, Ground, Surface
from render.ride import draw_board, draw_closeup, draw_private
from rules.ride.view import View
from tests.golden import FOLDER
from tests.render.cases import NAMES, Case

S = TypeVar("S", bound=Surface)
VIEWS = FOLDER / "ride" / "views"
CASES = (
    Case("board", "start-2", "en", "en"),
    Case("board", "start-4", "da", "nl"),
    Case("board", "middle-2", "fr", "fr"),
    Case("board", "middle-3", "da", "da"),
    Case("board", "middle-4", "en", "nl"),
    Case("board", "late-4", "fr", "fr"),
    Case("board", "end-2", "da", "da"),
    Case("board", "end-4", "en", "en"),
    Case("narrow", "middle-4", "fr", "fr"),
    Case("narrow", "end-2", "en", "en"),
    Case("narrow", "late-4", "da", "da"),
    Case("private", "own-4", "fr", "fr"),
    Case("private", "choosing-3", "da", "nl"),
    Case("private-narrow", "own-4", "en", "en"),
    Case("closeup", "middle-3", "en", "nl"),
)

#: The ways in which a view is drawn.
KINDS = ("board", "narrow", "private", "private-narrow", "closeup")


def golden(name: str) -> View:
    """A golden view by its name."""
    return msgspec.json.decode(VIEWS.joinpath(f"{name}.json").read_bytes(), type=View)


def changed(view: View) -> list[str]:
    """A route that could be what has changed: the last one of the last seat that has any."""
    claimed = [route for route in view.routes if route.owner is not None]
    return [max(claimed, key=lambda route: (route.owner, route.id)).id] if claimed else []


def drawn_on(on: Callable[[Ground], S], kind: str, view: View, names: Sequence[str], say: Speaker) -> S:
    """A view drawn on a surface in one of the ways there are."""
    narrow = kind.endswith("narrow")
    if kind == "closeup":
        return draw_closeup(on, view, names, say, changed(view))
    if kind.startswith("private"):
        return draw_private(on, view, names, say, narrow=narrow)
    return draw_board(on, view, names, say, changed=[*changed(view), "faces"], narrow=narrow)


def drawn_case(case: Case) -> Canvas:
    """The canvas of a golden picture."""
    return drawn_on(Canvas, case.kind, golden(case.view), NAMES[case.names], Speaker(case.code))
