"""Golden pictures: what the project draws looks as it did when somebody looked at it."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from msgspec.structs import replace
from PIL import Image

import render.canvas
from bot.words.texts import Speaker
from render import ride
from render.canvas import Shelf
from render.kept import Kept
from tests.render.golden import PICTURES, difference, small
from tests.render.views import CASES, NAMES, Case, drawn_case, golden

#: Fonts are drawn a little differently by other versions of FreeType; a lost piece is far more than this.
TOLERANCE = 0.002


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_looks_as_it_did(case: Case) -> None:
    now = small(drawn_case(case).image)
    with Image.open(PICTURES / f"{case.name}.png") as then:
        apart = difference(now, then)
    assert apart < TOLERANCE, "look at it; if it is as it should be: python -m tests.render.golden"


def test_every_golden_picture_has_its_case() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == {case.name for case in CASES}


def test_the_tolerance_sees_a_single_cart() -> None:
    view = golden("middle-4")
    free = next(route for route in view.routes if route.owner is None and route.length == 1)
    routes = tuple([replace(route, owner=0) if route is free else route for route in view.routes])
    case = next(case for case in CASES if case.kind == "closeup")
    one, other = (
        ride.draw_closeup(render.canvas.Canvas, v, NAMES["en"], Speaker(case.code), [free.id]).image
        for v in (view, replace(view, routes=routes))
    )
    assert difference(small(one), small(other)) > TOLERANCE


def _digest() -> str:
    picture = ride.private(golden("own-4"), NAMES["fr"], Speaker("fr"), changed=["faces"])
    return sha256(picture.png).hexdigest()


def test_the_same_view_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = _digest()
    assert _digest() == first
    monkeypatch.setitem(render.canvas._shelves, "board", Shelf(Kept(1), Kept(9000)))
    assert _digest() == first


def test_another_process_gives_the_same_bytes() -> None:
    program = "from tests.render.test_golden import _digest; print(_digest())"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == _digest()


def test_threads_do_not_disturb_each_other() -> None:
    views = [golden(name) for name in ("middle-4", "late-4", "end-4", "start-4")]
    say = Speaker("en")
    alone = [ride.board(view, NAMES["en"], say).png for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda view: ride.board(view, NAMES["en"], say).png, views * 2)
        assert list(together) == alone * 2
