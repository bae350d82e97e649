"""Feld's parts can be read where Discord shows them: every part, both shapes, through games of every size."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.gallery.feld import ALL, played
from bot.words.texts import LANGUAGES, Speaker
from render.feld import PARTS, draw_part
from render.games import offered
from render.picture import SHAPES, Shape
from render.shown import shown
from rules.feld.view import View
from tests.render.cases import NAMES, names_with
from tests.render.feld.views import MADE, changed, golden
from tests.render.legible import LEAST, Sheet, faults

every_part = pytest.mark.parametrize("part", PARTS)
every_shape = pytest.mark.parametrize("shape", SHAPES)
GAMES = {
    1: ({}, "alone"),
    2: ({}, "two"),
    3: ({**ALL, "orders": "5", "open-orders": "2", "tiles": "all"}, "three"),
    4: (ALL, "four"),
}


@cache
def positions(seats: int) -> tuple[View, ...]:
    """Views through a game, of everybody and of whoever is asked, and those of its end."""
    settings, seed = GAMES[seats]
    found = []
    for number, table in enumerate(played(seats, settings, seed)):
        if number % 60 == 0:
            found += [table.view(seat) for seat in (None, *sorted(table.asks)[:1])]
    return (*found, table.view(None), table.view(0))


@cache
def wanting(part: str, seats: int) -> tuple[View, ...]:
    """The positions that a part is drawn of."""
    return tuple([view for view in positions(seats) if part in offered(view)])


@every_part
@every_shape
def test_all_that_is_written_can_be_read(part: str, shape: Shape) -> None:
    drawn = 0
    for number, view in enumerate(view for seats in GAMES for view in wanting(part, seats)):
        code = LANGUAGES[number % len(LANGUAGES)]
        names = list(NAMES.values())[number % len(NAMES)]
        marked = changed(view) if number % 2 else ()
        sheet = draw_part(Sheet, part, view, names, Speaker(code), changed=marked, shape=shape)
        assert faults(sheet, shape) == [], (number, code)
        drawn += 1
    assert drawn > 3 or part == "cards-3"


@every_shape
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_golden_views_can_be_read_in_every_language(shape: Shape, code: str, name: str) -> None:
    view, names = golden(name), names_with(code)
    for part in offered(view):
        sheet = draw_part(Sheet, part, view, names, Speaker(code), shape=shape)
        assert faults(sheet, shape) == [], part


def public() -> Iterator[tuple[str, View]]:
    """The parts that a message for everybody can have, in many positions."""
    for seats in GAMES:
        for view in positions(seats):
            for part in ("board", "city", "harbour", "display", "dice", "market", "scores"):
                if view.seat is None and part in offered(view):
                    yield part, view


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_laid_out_for_a_phone_can_be_read_on_the_desktop_too(code: str) -> None:
    """So that one picture serves a channel in which people have both; discarded cards are for one alone."""
    for part, view in public():
        if part != "display" or view.display:
            sheet = draw_part(Sheet, part, view, NAMES["fr"], Speaker(code), shape="phone")
            unit = shown(sheet.size, "desktop")
            for text in sheet.written:
                assert text.size * unit >= (9 if text.aside else LEAST["desktop"]) - 0.01, (part, text.text)


@every_shape
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_card_on_display_loses_a_word(shape: Shape, code: str) -> None:
    say = Speaker(code)
    for view in (*wanting("display", 4), golden("display-4")):
        sheet = draw_part(Sheet, "display", view, NAMES["en"], say, shape=shape)
        words = " ".join(text.text for text in sheet.written)
        for card in view.display:
            assert " ".join(say(f"feld-card-{card}-text").split()) in " ".join(words.split())


@every_shape
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_of_others_are_never_bare_numbers(shape: Shape, code: str) -> None:
    say = Speaker(code)
    for view in (*positions(4), golden("end-4")):
        sheet = draw_part(Sheet, "players", view, NAMES["en"], say, shape=shape)
        assert not any(text.text in view.cards for text in sheet.written)
