"""What is kept of earlier drawings: bounded in bytes, and what boards need is not pushed out by the rest."""

from io import BytesIO

import pytest
from PIL import Image

import render.canvas
from bot.words.texts import Speaker
from render.cache import Cache
from render.canvas import Canvas, Ground, _divided
from render.games import card, part
from render.notes import Notes
from render.pen import Pen
from render.png import Packer, Strip
from render.ride.palette import PALETTE
from render.shelf import Pixels, Shelf
from rules.feld.index import index
from tests.render.cases import NAMES
from tests.render.feld.views import golden as feld_golden
from tests.render.ride.views import golden


def test_no_more_is_kept_than_so_many_bytes_and_the_longest_unused_goes() -> None:
    kept: Cache[str] = Cache(100)
    for name in "abc":
        kept.keep(name, name, 30)
    assert kept.get("a") == "a"
    kept.keep("d", "d", 30)
    assert [name for name in "abcd" if kept.get(name)] == ["a", "c", "d"]
    kept.keep("d", "larger", 80)
    assert [name for name in "acd" if kept.get(name)] == ["d"]
    assert kept.keep("far too large", "x", 101) == "x"
    assert kept.get("far too large") is None
    assert kept.get("d") == "larger"


def test_looking_up_cards_does_not_push_out_what_boards_are_drawn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = 0

    class Counting(Notes):
        def __init__(self) -> None:
            nonlocal drawn
            drawn += 1
            super().__init__()

    monkeypatch.setattr(render.canvas, "Notes", Counting)
    say = Speaker("en")
    part(golden("middle-4"), NAMES["en"], say)
    before = drawn
    for entry in index()[:14]:
        card(feld_golden("own-4"), entry.name, entry.shown, say)
    assert drawn > before
    before = drawn
    part(golden("middle-4"), NAMES["en"], say)
    assert drawn == before


def test_what_is_kept_packed_is_opened_as_it_was_painted() -> None:
    shelf = Shelf(painted=10000, opened=1, strips=0)
    image = Image.effect_noise((31, 17), 80)
    mask = image.point([0] * 128 + [255] * 128, "1")
    for painted in (Pixels(image), Pixels(image, mask)):
        kept = shelf.keep(painted.mask is None, painted)
        assert shelf.painted.get(painted.mask is None) is kept
        opened = shelf.opened(kept)
        assert opened.image is not image, "there is no room for it beside what is packed"
        assert opened.image.tobytes() == image.tobytes()
        assert (opened.mask and opened.mask.tobytes()) == (painted.mask and mask.tobytes())


def test_what_is_shown_all_the_time_is_opened_once() -> None:
    shelf = Shelf(painted=10000, opened=10000, strips=0)
    kept = shelf.keep("ground", Pixels(Image.new("L", (40, 40), 7)))
    assert shelf.opened(kept) is shelf.opened(kept)
    for number in range(4):
        shelf.keep(number, Pixels(Image.new("L", (40, 40), number)))
    assert shelf.opened(kept).image.getextrema() == (7, 7)


def test_of_a_picture_only_what_has_changed_is_packed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = 0

    class Counting(Packer):
        def strip(self, rows: bytes | memoryview) -> Strip:
            nonlocal packed
            packed += 1
            return super().strip(rows)

    monkeypatch.setattr(render.canvas, "Packer", Counting)
    render.canvas.forget()
    view, say = golden("middle-4"), Speaker("en")
    free = next(route for route in view.routes if route.owner is None and not route.closed)
    whole = part(view, NAMES["en"], say)
    every, packed = packed, 0
    assert part(view, NAMES["en"], say) == whole
    assert packed == 0
    assert part(view, NAMES["en"], say, changed=[free.id]).png != whole.png
    assert 0 < packed < every / 2


def test_a_strip_is_the_same_whatever_was_packed_before_it() -> None:
    rows = [Image.effect_noise((601, 50), noise).tobytes() for noise in (0, 5, 80, 5)]
    packer = Packer()
    assert [packer.strip(each) for each in rows] == [Packer().strip(each) for each in rows]
    assert packer.strip(rows[0]) == Packer().strip(rows[0])


def test_of_a_sprite_only_what_it_covers_is_kept() -> None:
    def paint(pen: Pen) -> None:
        pen.rect((40, 30, 60, 35), "alarm")

    ground = Ground(("small",), (100, 80), lambda pen: pen.rect((0, 0, 100, 80), "paper"), PALETTE)
    canvas = Canvas(ground)
    canvas.put(("bar",), (10, 10, 90, 70), paint)
    [(left, top, kept)] = canvas._put
    assert ((left, top), kept.size, kept.masked) == ((40, 30), (20, 5), False)
    shown = canvas.image.convert("RGB")
    assert shown.getpixel((59, 34)) == PALETTE.colors["alarm"]
    assert shown.getpixel((60, 34)) == shown.getpixel((59, 35)) == PALETTE.colors["paper"]


def test_what_changes_at_other_times_is_packed_apart() -> None:
    edges, strips = _divided(756, (44, 648, 710))
    assert (edges[:3], edges[-4:]) == ((0, 44, 94), (597, 648, 710, 756))
    assert len(strips) == 756
    assert all(edges[strip] <= row < edges[strip + 1] for row, strip in enumerate(strips))
    assert _divided(300, (132, 198, 300))[0] == (0, 132, 198, 300)


def test_a_ground_that_is_cut_otherwise_shows_the_same() -> None:
    ground = Ground(("cut",), (64, 90), lambda pen: pen.rect((0, 0, 64, 45), "night"), PALETTE)
    files = [Canvas(ground._replace(cuts=cuts)).png() for cuts in ((), (20,), (20, 70), (70,))]
    first, *others = [Image.open(BytesIO(file)).convert("RGB") for file in files]
    assert first.getpixel((0, 0)) == PALETTE.colors["night"]
    assert all(other.tobytes() == first.tobytes() for other in others)
