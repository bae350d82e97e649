"""Feld's board in words: within Discord's limits, in three languages, and with nobody's secrets."""

import pytest
from msgspec.structs import replace

from bot.words.texts import LANGUAGES, Speaker
from render.feld import alt, card, text_board
from render.feld.layout import label
from render.feld.words import LONGEST_TEXT
from render.games import closeup, offered, part
from render.picture import LONGEST_ALT
from tests.render.cases import NAMES, WIDE
from tests.render.feld.views import MADE, golden


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_limits(name: str, code: str) -> None:
    view, say = golden(name), Speaker(code)
    for names in (NAMES["fr"], WIDE):
        for drawn in offered(view):
            assert 0 < len(alt(drawn, view, names, say)) <= LONGEST_ALT
        assert 0 < len(text_board(view, names, say)) <= LONGEST_TEXT
        assert len(text_board(view, names, say, most=2000)) <= 2000


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["turn-4", "own-3", "dice-2"])
def test_the_text_board_tells_everything(name: str, code: str) -> None:
    view, say, names = golden(name), Speaker(code), NAMES["en"]
    text = text_board(view, names, say, most=100_000)
    for block in view.blocks:
        assert label(block.id) in text
    for number, seat in enumerate(view.seats):
        assert names[number] in text
        for code_of_card in (*seat.active, *seat.inactive):
            assert code_of_card in text
    for place in view.places:
        if place.roofs and len(place.stored) < len(place.roofs):
            assert say(f"feld-place-{place.id}") in text
    assert view.tile.code in text
    for order in view.mine.orders if view.mine else ():
        assert say(f"feld-order-{order.code}-text", seats=len(view.seats)) in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_descriptions_of_public_pictures_keep_secrets(code: str) -> None:
    view, say, names = golden("own-3"), Speaker(code), NAMES["fr"]
    public = replace(view, mine=None, seat=None)
    assert part(view, names, say).alt == part(public, names, say).alt
    assert closeup(view, names, say, ["pier"]).alt == part(public, names, say).alt
    assert part(view, names, say, "own").alt != part(view, names, say).alt
    assert view.mine is not None
    assert view.seat is not None
    shown = {order.code for order in view.seats[view.seat].shown}
    secret = [order.code for order in view.mine.orders if order.code not in shown]
    assert secret
    told = text_board(public, names, say, most=100_000)
    assert not any(say(f"feld-order-{order}-text", seats=len(view.seats)) in told for order in secret)


def test_a_card_describes_itself() -> None:
    view, say = golden("own-4"), Speaker("da")
    assert say("feld-card-013-text") in card(view, "card-013", None, say).alt
    assert say("feld-tile-text", **view.tiles["B16"].words) in card(view, "tile-B16", None, say).alt
    assert say("feld-order-7-text") in card(view, "order-7", None, say).alt


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", MADE)
def test_every_part_is_told_by_itself(name: str, code: str) -> None:
    view, say, names = golden(name), Speaker(code), NAMES["en"]
    told = {one: text_board(view, names, say, one, most=100_000) for one in offered(view)}
    assert len(set(told.values())) == len(told)
    for one, text in told.items():
        assert 0 < len(text_board(view, names, say, one)) <= LONGEST_TEXT
        assert text.splitlines()[0] in alt(one, view, names, say)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_part_tells_what_its_picture_shows(code: str) -> None:
    view, say, names = golden("own-4"), Speaker(code), NAMES["en"]
    assert view.mine is not None
    city = text_board(view, names, say, "city", most=100_000)
    assert all(label(block.id) in city for block in view.blocks)
    harbour = text_board(view, names, say, "harbour", most=100_000)
    assert all(say(f"feld-place-{seat.barge}") in harbour for seat in view.seats)
    cards = text_board(view, names, say, "cards") + text_board(view, names, say, "own", most=100_000)
    state = view.seats[view.seat or 0]
    assert all(say(f"feld-card-{card}-text") in cards for card in state.inactive)
    orders = text_board(view, names, say, "orders")
    seats = len(view.seats)
    assert all(say(f"feld-order-{order.code}-text", seats=seats) in orders for order in view.mine.orders)
    shown = golden("display-4")
    display = text_board(shown, names, say, "display", most=100_000)
    assert all(say(f"feld-card-{card}-text") in display for card in shown.display)
    market = text_board(view, names, say, "market")
    assert view.tile.code in market
    assert all(say(f"feld-good-{good}") in market for good in view.sold)


@pytest.mark.parametrize("code", LANGUAGES)
def test_parts_for_everybody_tell_no_secrets(code: str) -> None:
    view, say, names = golden("own-3"), Speaker(code), NAMES["en"]
    assert view.mine is not None
    assert view.seat is not None
    known = {order.code for order in view.seats[view.seat].shown}
    secret = [order.code for order in view.mine.orders if order.code not in known]
    for one in offered(replace(view, mine=None, seat=None)):
        told = text_board(view, names, say, one, most=100_000) + alt(one, view, names, say)
        assert not any(say(f"feld-order-{order}-text", seats=len(view.seats)) in told for order in secret), (
            one
        )


def test_the_text_of_a_card_is_that_of_the_version_played() -> None:
    view, say = replace(golden("own-4"), display=("107",), version=1), Speaker("en")
    assert say("feld-card-107-text-1") in text_board(view, NAMES["en"], say, "display")
    newer = replace(view, version=2)
    assert say("feld-card-107-text") in text_board(newer, NAMES["en"], say, "display")
    assert say("feld-card-107-text-1") not in text_board(newer, NAMES["en"], say, "display")
