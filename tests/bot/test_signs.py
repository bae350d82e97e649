"""Symbols among words: named in texts, shown where they can be, and words everywhere else."""

import pytest

from bot.messages.layout import cut
from bot.messages.symbols import option_symbol, vivid
from bot.words.signs import BEGIN, END, OR, TIE, shown, sign, unsigned
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Option, Text

PAID = Text("ride-for-pays", {"color_paid": {"red": 2, "wild": 1}})


def test_a_colour_stands_after_its_symbol_where_that_can_be_shown() -> None:
    text = vivid(Speaker("en")).text(PAID)
    assert shown(text, lambda name: f"<{name}>") == (
        f"pays 2{TIE}<en:ride-color-red>{TIE}red and 1{TIE}<en:ride-color-wild>{TIE}wild"
    )
    only_wild = shown(text, lambda name: "*" if name.endswith("wild") else None)
    assert only_wild == f"pays 2 red and 1{TIE}*{TIE}wild"


def test_no_line_ends_between_a_number_and_its_symbol() -> None:
    text = vivid(Speaker("fr")).text(PAID)
    assert f"2{TIE}×{TIE}<fr:ride-color-red>{TIE}rouge" in shown(text, lambda name: f"<{name}>")


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_words_alone_a_text_is_what_it_is_without_symbols(code: str) -> None:
    assert unsigned(vivid(Speaker(code)).text(PAID)) == Speaker(code).text(PAID)
    assert Speaker(code).plainly().text(PAID) == Speaker(code).text(PAID)


def test_a_text_that_was_cut_within_a_symbol_keeps_nothing_of_it() -> None:
    text = f"one {sign('en:ride-color-red', ' red', 'red')} two"
    for at in range(len(text) + 1):
        for part in (text[:at], text[at:], cut(text, max(1, at))):
            for read in (unsigned(part), shown(part, lambda _: "*")):
                assert not {BEGIN, OR, END} & {*read}
                assert "ride" not in read


def test_nobody_can_write_a_symbol_into_their_name() -> None:
    name = sign("en:ride-color-red", "x", "y")
    said = Speaker("en", [name]).text(Text("ride-event-passed", {"seat": 0}))
    assert not {BEGIN, OR, END} & {*said}


@pytest.mark.parametrize(
    ("option", "symbol"),
    [
        (Option("draw:red", Text("ride-draw-open", {"color": "red"})), "en:ride-color-red"),
        (Option("draw:deck", Text("ride-draw-blind")), "en:ride-card"),
        (Option("pay:1", Text("feld-pay", {"color_paid": {"brown": 2, "pink": 1}})), "en:feld-color-brown"),
        (Option("barge:dock-gold", Text("feld-barge", {"place": "dock-gold"})), "en:feld-worker-gold"),
        (Option("use:060", Text("feld-use", {"card": "060"})), "en:feld-deck-building"),
        (Option("pass:", Text("feld-pass", {"lost": 0})), ""),
    ],
)
def test_an_option_has_the_symbol_of_what_it_is_about(option: Option, symbol: str) -> None:
    assert option_symbol(Speaker("en"), option.text.key.partition("-")[0], option) == symbol
