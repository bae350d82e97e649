"""The measuring of pictures finds what it is there to find."""

from functools import partial

import pytest

from render.canvas import Ground, write
from render.pen import Pen
from render.picture import Shape
from render.ride.palette import PALETTE
from tests.render.legible import Sheet, faults


def _blank(pen: Pen) -> None:
    pen.rect((0, 0, 1200, 896), "paper")


def sheet(size: tuple[int, int] = (640, 700)) -> Sheet:
    return Sheet(Ground("blank", size, _blank, PALETTE))


ROOM = (10.0, 10.0, 200.0, 60.0)


@pytest.mark.parametrize(
    ("shape", "size", "aside", "well"),
    [
        ("desktop", 22, False, True), ("desktop", 21, False, False), ("phone", 24, False, True),
        ("phone", 22, False, False), ("phone", 18, True, True), ("desktop", 17, True, False),
    ],
)  # fmt: skip
def test_what_one_needs_to_decide_is_larger_than_the_rest(
    shape: Shape, size: float, aside: bool, well: bool
) -> None:
    paper = sheet()
    write(paper, "Waag", ROOM, size, "ink", "paper", aside=aside)
    assert (faults(paper, shape) == []) == well


def test_faint_texts_overlaps_and_texts_outside_are_found() -> None:
    ink = partial(write, size=30, over="paper")
    for wrong in ("faint", "overlap", "room", "picture"):
        paper = sheet()
        ink(paper, "Waag", room=ROOM, fill="kerb" if wrong == "faint" else "ink")
        if wrong == "overlap":
            ink(paper, "Dam", room=(20, 20, 200, 70), fill="ink")
        if wrong == "room":
            paper.written.append(paper.written.pop()._replace(room=(10, 30, 200, 40)))
        if wrong == "picture":
            ink(paper, "Dam", room=(600, 180, 700, 220), fill="ink")
        assert len(faults(paper, "desktop")) in (1, 2), wrong


def test_a_picture_that_discord_would_shrink_is_found() -> None:
    assert faults(sheet((1200, 700)), "desktop") == []
    assert faults(sheet((1200, 701)), "desktop")
    assert faults(sheet((640, 897)), "phone")
