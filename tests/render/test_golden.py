"""Golden pictures: what the project draws looks as it did when somebody looked at it."""

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
from render.canvas import Canvas
from render.feld import draw_closeup as draw_feld_closeup
from render.games import DRAWN_BY, part
from render.ride import draw_closeup as draw_ride_closeup
from render.shelf import Shelf
from tests.golden import FOLDER
from tests.render.cases import NAMES, Case
from tests.render.feld.views import MADE
from tests.render.feld.views import golden as feld_golden
from tests.render.golden import TOLERANCE, VIEWS, difference, pictures, small
from tests.render.ride.views import golden as ride_golden

ALL = [
    pytest.param(game, case, id=f"{game}-{case.name}")
    for game, views in VIEWS.items()
    for case in views.CASES
]
every_game = pytest.mark.parametrize("game", VIEWS)
#: What is pointed out in the pictures that are compared byte by byte.
CHANGED = {"ride": ["faces"], "feld": ["tile", "plantage-1"]}


@pytest.mark.parametrize(("game", "case"), ALL)
def test_looks_as_it_did(game: str, case: Case) -> None:
    now = small(VIEWS[game].drawn_case(case).image)
    with Image.open(pictures(game) / f"{case.name}.png") as then:
        apart = difference(now, then)
    assert apart < TOLERANCE, "look at it; if it is as it should be: python -m tests.render.golden"


@every_game
def test_every_golden_picture_has_its_case(game: str) -> None:
    assert {path.stem for path in pictures(game).glob("*.png")} == {case.name for case in VIEWS[game].CASES}


@every_game
def test_every_golden_view_has_a_picture(game: str) -> None:
    kept = {path.stem for path in (FOLDER / game / "views").glob("*.json")}
    assert kept == {case.view for case in VIEWS[game].CASES}
    assert game == "ride" or kept == set(MADE)


def test_the_tolerance_sees_a_single_cart() -> None:
    view = ride_golden("middle-4")
    free = next(route for route in view.routes if route.owner is None and route.length == 1)
    routes = tuple([replace(route, owner=0) if route is free else route for route in view.routes])
    one, other = (
        draw_ride_closeup(Canvas, v, NAMES["en"], Speaker("en"), [free.id]).image
        for v in (view, replace(view, routes=routes))
    )
    assert difference(small(one), small(other)) > TOLERANCE


def test_the_tolerance_sees_a_single_crest() -> None:
    view = feld_golden("own-4")
    free = next(block for block in view.blocks if block.owner is None)
    blocks = tuple([replace(b, owner=0, good=None) if b is free else b for b in view.blocks])
    one, other = (
        draw_feld_closeup(Canvas, v, NAMES["en"], Speaker("en"), [free.id]).image
        for v in (view, replace(view, blocks=blocks))
    )
    assert difference(small(one), small(other)) > TOLERANCE


def digest(game: str) -> str:
    """A picture of a game in short."""
    view = VIEWS[game].golden("own-4")
    own = next(name for name, part in DRAWN_BY[game].PARTS.items() if part.own)
    return sha256(part(view, NAMES["fr"], Speaker("fr"), own, changed=CHANGED[game]).png).hexdigest()


@every_game
def test_the_same_view_gives_the_same_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = digest(game)
    assert digest(game) == first
    monkeypatch.setitem(render.canvas._shelves, "board", Shelf(2000, 9000, 1))
    assert digest(game) == first


@every_game
def test_another_process_gives_the_same_bytes(game: str) -> None:
    program = f"from tests.render.test_golden import digest; print(digest({game!r}))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == digest(game)


def test_threads_do_not_disturb_each_other() -> None:
    """Nor do sprites of one game's palette get into the other's pictures."""
    say, names = Speaker("en"), NAMES["en"]
    jobs: list[Callable[[], bytes]] = [
        lambda: part(ride_golden("middle-4"), names, say).png,
        lambda: part(feld_golden("turn-4"), names, say).png,
        lambda: part(ride_golden("end-4"), names, say).png,
        lambda: part(feld_golden("end-4"), names, say, shape="phone").png,
    ]
    alone = [job() for job in jobs]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda job: job(), jobs * 2)) == alone * 2
