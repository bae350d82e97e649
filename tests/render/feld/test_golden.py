"""Golden pictures of Feld: what the project draws looks as it did when somebody looked at it."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from msgspec.structs import replace
from PIL import Image

import render.canvas
from bot.words.texts import Speaker
from render import feld, ride
from render.canvas import Shelf
from render.kept import Kept
from tests.render.feld.golden import PICTURES
from tests.render.feld.views import CASES, MADE, VIEWS, Case, drawn_case, golden
from tests.render.golden import difference, small
from tests.render.test_golden import TOLERANCE
from tests.render.views import NAMES
from tests.render.views import golden as ride_golden


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_looks_as_it_did(case: Case) -> None:
    now = small(drawn_case(case).image)
    with Image.open(PICTURES / f"{case.name}.png") as then:
        assert difference(now, then) < TOLERANCE


def test_every_golden_picture_has_its_case() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == {case.name for case in CASES}
    assert {path.stem for path in VIEWS.glob("*.json")} == set(MADE)
    assert {case.view for case in CASES} == set(MADE)


def test_the_tolerance_sees_a_single_crest() -> None:
    view = golden("own-4")
    free = next(block for block in view.blocks if block.owner is None)
    blocks = tuple([replace(b, owner=0, good=None) if b is free else b for b in view.blocks])
    one, other = (
        feld.draw_closeup(render.canvas.Canvas, v, NAMES["en"], Speaker("en"), [free.id]).image
        for v in (view, replace(view, blocks=blocks))
    )
    assert difference(small(one), small(other)) > TOLERANCE


def _digest() -> str:
    picture = feld.private(golden("own-4"), NAMES["fr"], Speaker("fr"), changed=["tile", "plantage-1"])
    return sha256(picture.png).hexdigest()


def test_the_same_view_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = _digest()
    assert _digest() == first
    monkeypatch.setitem(render.canvas._shelves, "board", Shelf(Kept(1), Kept(9000)))
    assert _digest() == first


def test_another_process_gives_the_same_bytes() -> None:
    program = "from tests.render.feld.test_golden import _digest; print(_digest())"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == _digest()


def test_both_games_may_be_drawn_in_turns_and_threads() -> None:
    """Sprites of one game's palette never get into the other's pictures."""
    say, names = Speaker("en"), NAMES["en"]
    jobs: list[Callable[[], bytes]] = [
        lambda: feld.board(golden("turn-4"), names, say).png,
        lambda: ride.board(ride_golden("middle-4"), names, say).png,
        lambda: feld.board(golden("end-4"), names, say, narrow=True).png,
    ]
    alone = [job() for job in jobs]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda job: job(), jobs * 2)) == alone * 2
