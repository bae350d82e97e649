"""Which symbol stands for what: on a button, beside an option, among words."""

from collections.abc import Mapping
from typing import Any

from bot.words.signs import TIE, sign
from bot.words.texts import Speaker
from render.games import DRAWN_BY
from rules.core.asking import Option


def symbol_of(game: str, kind: str, value: str) -> str:
    """The symbol of a thing of a game, such as a colour; none where it has none."""
    return DRAWN_BY[game].symbol_of(kind, value) if game in DRAWN_BY else ""


def vivid(say: Speaker) -> Speaker:
    """Says the same, with a symbol before everything that has one."""
    return say.showing(symbol_of)


def option_symbol(say: Speaker, game: str, option: Option) -> str:
    """The symbol of the first thing that an option is about, or of what one does with it."""
    for name, value in option.text.args.items():
        if found := _first(game, name.partition("_")[0], value):
            return f"{say.code}:{game}-{found}"
    deed = DRAWN_BY[game].DEEDS.get(option.verb, "")
    return f"{say.code}:{game}-{deed}" if deed else ""


def _first(game: str, kind: str, value: Any) -> str:
    if isinstance(value, str):
        return symbol_of(game, kind, value)
    if isinstance(value, Mapping | list | tuple):
        return next((found for each in value if (found := _first(game, kind, each))), "")
    return ""


def counted(say: Speaker, game: str, symbol: str, number: int, words: str) -> str:
    """How many there are of something: its symbol and a number, or words."""
    return sign(f"{say.code}:{game}-{symbol}", f"{TIE}{number}", words)
