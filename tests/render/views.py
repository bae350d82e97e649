"""The golden views: games as they stood, kept as data, with names that are hard to draw."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.words.texts import Speaker
from render.canvas import Canvas
from render.ride import draw_board, draw_closeup, draw_private
from rules.ride.view import View
from tests.golden import FOLDER

VIEWS = FOLDER / "ride" / "views"
NAMES = {
    "en": ("Anna", "Bartholomew Featherstonehaugh-Smythe", "Céleste", "Di"),
    "fr": ("Émile", "Geneviève-Françoise de La Rochefoucauld", "Zoë", "Jean-Baptiste Poquelin, dit Molière"),
    "da": ("Åse", "Christoffer Østergaard-Kjærgaard Sørensen", "Bo", "Æøå"),
    "nl": ("Jan-Willem IJsselmeer van den Oudenrijn", "Coëlho", "’s-Gravenhage", "Truus"),
}


class Case(NamedTuple):
    """A golden picture: how it is drawn, of which view, in which language, with whose names."""

    kind: str
    view: str
    code: str
    names: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.kind}-{self.view}-{self.code}"


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


def golden(name: str) -> View:
    """A golden view by its name."""
    return msgspec.json.decode(VIEWS.joinpath(f"{name}.json").read_bytes(), type=View)


def changed(view: View) -> list[str]:
    """A route that could be what has changed: the last one of the last seat that has any."""
    claimed = [route for route in view.routes if route.owner is not None]
    return [max(claimed, key=lambda route: (route.owner, route.id)).id] if claimed else []


def drawn(kind: str, view: View, names: Sequence[str], say: Speaker) -> Canvas:
    """A view drawn in one of the ways there are."""
    narrow = kind.endswith("narrow")
    if kind == "closeup":
        return draw_closeup(Canvas, view, names, say, changed(view))
    if kind.startswith("private"):
        return draw_private(Canvas, view, names, say, narrow=narrow)
    return draw_board(Canvas, view, names, say, changed=[*changed(view), "faces"], narrow=narrow)


def drawn_case(case: Case) -> Canvas:
    """The canvas of a golden picture."""
    return drawn(case.kind, golden(case.view), NAMES[case.names], Speaker(case.code))
