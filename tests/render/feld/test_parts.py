"""Which parts a reader sees: those that the question is about, what is the reader's own, what happened."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.gallery.feld import ALL, choose
from bot.gallery.games import steps
from bot.gallery.sheets import longest_words
from bot.words.texts import LANGUAGES, Speaker
from render.canvas import Canvas
from render.feld import PARTS, changed, draw_part, for_everybody, parts
from render.feld.parts import ABOUT, DRAWN
from render.games import offered
from render.picture import SHAPES
from rules.core.asking import Ask, Option, Text
from rules.core.events import readable
from rules.feld.verbs import VERBS
from tests.render.cases import NAMES
from tests.render.feld.views import golden

#: Games with everything there is, and one alone.
GAMES: tuple[tuple[int, dict[str, str], str], ...] = (
    (4, {**ALL, "tiles": "all"}, "parts"),
    (2, ALL, "parts"),
    (1, {}, "parts"),
)


def asked(verb: str, **args: Any) -> Ask:
    return Ask(
        0,
        Text("feld-ask-turn"),
        (Option(f"{verb}:x", Text("feld-x", args)), Option("pass", Text("feld-pass"))),
    )


def test_every_verb_of_the_game_has_its_part() -> None:
    verbs = {verb for steps_ in VERBS.values() for step in steps_ for verb in step.verbs}
    assert set(ABOUT) | {"put"} == verbs


@pytest.mark.parametrize(
    ("verb", "first"),
    [
        ("block", "city"), ("amstel", "city"), ("load", "harbour"), ("barge", "harbour"),
        ("deliver", "harbour"), ("worker", "harbour"), ("card", "display"), ("dice", "dice"),
        ("market", "market"), ("sell", "market"), ("discard", "cards"), ("show", "orders"), ("pay", "own"),
        ("keep", "own"),
    ],
)  # fmt: skip
def test_the_picture_follows_the_question(verb: str, first: str) -> None:
    shown = parts(golden("own-4"), asked(verb), ())
    assert shown[0] == first
    assert shown[-1] == "own"


def test_a_figure_is_placed_where_it_can_stand() -> None:
    view = golden("own-4")
    for arg, part in (("block", "city"), ("place", "harbour"), ("good", "market")):
        assert parts(view, asked("put", **{arg: "x"}), ())[0] == part


def test_a_turn_shows_city_harbour_and_what_is_ones_own() -> None:
    options = tuple(
        [Option(f"{verb}:x", Text("feld-x")) for verb in ("market", "activate", "barge", "block")]
    )
    assert parts(golden("own-4"), Ask(0, Text("feld-ask-turn"), options), ()) == ("city", "harbour", "own")


def everywhere() -> Iterator[tuple[Any, Ask | None, frozenset[str]]]:
    """Every view of whole games with its question and what changed, of everybody and of every seat."""
    for seats, settings, seed in GAMES:
        for step in steps("feld", choose, seats, settings, seed):
            yield step.table.view(None), None, changed(readable(step.events, None))
            for seat in sorted(step.table.asks)[:1]:
                yield step.table.view(seat), step.table.asks[seat], changed(readable(step.events, seat))


def test_one_to_three_parts_that_there_are_for_every_question() -> None:
    seen = set()
    for view, ask, marked in everywhere():
        shown = parts(view, ask, marked)
        assert 1 <= len(shown) == len(set(shown)) <= 3
        assert set(shown) <= set(offered(view)), (view.phase, ask)
        assert "own" in shown if view.seat is not None else shown[-1] == "board"
        seen |= set(shown)
    assert {"board", "city", "harbour", "display", "dice", "market", "scores", "own", "orders"} <= seen


def test_everybody_sees_where_something_happened() -> None:
    view = replace(golden("turn-4"), display=())
    assert parts(view, None, ["jordaan-1"]) == ("city", "board")
    assert parts(view, None, ["pier"]) == ("harbour", "board")
    assert parts(view, None, ["pier", "amstel"]) == ("harbour", "board")
    assert parts(view, None, []) == ("board",)
    assert parts(golden("display-4"), None, ["display", "tile"]) == ("display", "board")
    assert parts(golden("dice-2"), None, []) == ("dice", "board")
    assert parts(golden("end-4"), None, ["amstel"]) == ("scores", "board")


def test_what_everybody_sees_is_the_same_bytes() -> None:
    for name in ("own-3", "own-4"):
        view = golden(name)
        assert view.mine is not None
        idle = replace(view, mine=replace(view.mine, blocks=(), places={}))
        public = replace(view, mine=None, seat=None)
        for one in (view, idle):
            for part in offered(one):
                same = part in offered(public) and drawn(part, one) == drawn(part, public)
                assert for_everybody(part, one) == same, part


def drawn(part: str, view: Any, code: str = "en") -> bytes:
    return draw_part(Canvas, part, view, NAMES["en"], Speaker(code)).image.tobytes()


def test_parts_that_do_not_speak_are_the_same_in_every_language() -> None:
    for name in ("own-4", "end-4", "display-4", "solo"):
        view = golden(name)
        silent = [part for part in offered(view) if not PARTS[part].speaks]
        assert silent
        for part in silent:
            assert drawn(part, view, "en") == drawn(part, view, longest_words()), part


def test_every_part_is_drawn_and_named_in_every_language() -> None:
    assert set(DRAWN) == set(PARTS)
    for code in LANGUAGES:
        named = [part for part, kind in PARTS.items() if kind.seat is None]
        assert all(Speaker(code).knows(f"feld-part-{part}") for part in named)


def test_the_most_that_is_offered() -> None:
    view = golden("end-4")
    codes = tuple(view.cards)[:20]
    seats = (replace(view.seats[0], active=codes), *view.seats[1:])
    mine = golden("own-4").mine
    full = replace(view, seat=0, seats=seats, mine=mine)
    assert set(offered(full)) == set(PARTS)
    for shape in SHAPES:
        for part in offered(full):
            assert draw_part(Canvas, part, full, NAMES["en"], Speaker("fr"), shape=shape)
