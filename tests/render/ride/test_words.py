"""Ride's board in words: within Discord's limits, in three languages, and with nobody's secrets."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.words.texts import LANGUAGES, Speaker
from render.games import closeup, part
from render.picture import LONGEST_ALT, joined, shortened
from render.ride import PARTS, alt, card, text_board
from render.ride.words import LONGEST_TEXT
from tests.render.cases import NAMES, WIDE
from tests.render.ride.views import VIEWS, golden

EVERY = sorted(path.stem for path in VIEWS.glob("*.json"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_limits(name: str, code: str) -> None:
    view, say = golden(name), Speaker(code)
    for names in (NAMES["fr"], WIDE):
        for drawn in PARTS:
            assert 0 < len(alt(drawn, view, names, say)) <= LONGEST_ALT
        assert 0 < len(text_board(view, names, say)) <= LONGEST_TEXT
        assert len(text_board(view, names, say, most=2000)) <= 2000


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_text_board_tells_everything(code: str) -> None:
    view, say, names = golden("own-4"), Speaker(code), NAMES["en"]
    text = text_board(view, names, say)
    for name in (*view.names.values(), *names):
        assert name in text
    assert view.mine is not None
    for color in {*view.face_up, *[color for color, count in view.mine.hand.items() if count]}:
        assert say("pic-ride-color", color=color) in text
    for seat in view.seats:
        assert str(seat.carts) in text
    free = [route for route in view.routes if route.owner is None and not route.closed]
    assert len([line for line in text.splitlines() if " – " in line]) >= len({(r.a, r.b) for r in free})


def test_the_end_tells_how_the_points_came_about() -> None:
    view, names = golden("end-4"), NAMES["en"]
    text = text_board(view, names, Speaker("en"))
    assert all(names[seat] in text.splitlines()[0] for seat in view.winners)
    for contracts in view.revealed:
        for each in contracts:
            ends = f"{view.names[each.a]} – {view.names[each.b]}"
            assert f"{ends} {'+' if each.done else '−'}{each.value}" in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_descriptions_of_public_pictures_keep_secrets(code: str) -> None:
    view, say = golden("own-4"), Speaker(code)
    public = replace(view, mine=None, seat=None)
    names = NAMES["fr"]
    assert part(view, names, say).alt == part(public, names, say).alt
    assert closeup(view, names, say, ["dam-begijnhof.gray"]).alt == part(public, names, say).alt
    assert part(view, names, say, "hand").alt != part(view, names, say).alt


def test_a_card_describes_itself() -> None:
    view = golden("own-4")
    assert view.mine is not None
    contract = view.mine.contracts[0]
    said = card(view, "contract", contract, Speaker("da")).alt
    assert view.names[contract.a] in said
    assert view.names[contract.b] in said
    assert str(contract.value) in said


def test_shortening_keeps_whole_lines() -> None:
    assert shortened("one\ntwo", 20) == "one\ntwo"
    assert shortened("first line\nsecond line\nthird line", 26) == "first line\nsecond line…"
    assert len(shortened("x" * 3000)) == LONGEST_ALT


def test_lines_that_would_not_fit_are_not_asked_for() -> None:
    asked: list[int] = []

    def lines() -> Iterator[str]:
        for number in range(100):
            asked.append(number)
            yield f"line {number:2}"

    all_of_it = "\n".join(f"line {number:2}" for number in range(100))
    assert joined(lines(), 50) == shortened(all_of_it, 50)
    assert len(asked) == 7
    assert [joined(["one", "two"], most) for most in (7, 6)] == ["one\ntwo", shortened("one\ntwo", 6)]
