"""Signs among words: where a symbol stands in a text, and what is read there where it cannot be shown.

A text only names its symbols. What they are on Discord is known where the text goes out; a phone, a log or
a picture shows none.
"""

import re
from collections.abc import Callable

#: Nothing that people write has these in it: they are not printable.
BEGIN, OR, END = "\ue000", "\ue001", "\ue002"
SIGN = re.compile(f"((?<=[0-9])(?: ×)? )?{BEGIN}([^{OR}]*){OR}([^{OR}]*){OR}([^{END}]*){END}")
#: Between a symbol and its number or name, so that no line ends there on a phone. In a browser one may end
#: beside a picture whatever stands there.
TIE = "\u00a0"
#: What is left of a sign at the beginning or the end of a text that was cut.
BROKEN = re.compile(f"^[^{BEGIN}{END}]*{END}|{BEGIN}[^{END}]*$")


def sign(name: str, after: str, instead: str) -> str:
    """A symbol with what is read after it, or something else instead of both.

    >>> shown(sign("en:ride-color-red", " red", "red"), lambda name: "<:red:1>")
    '<:red:1> red'
    """
    return f"{BEGIN}{name}{OR}{after}{OR}{instead}{END}"


def shown(text: str, markup: Callable[[str], str | None]) -> str:
    """A text with its symbols, as far as there are any, each tied to a number that stands before it."""
    if BEGIN not in text and END not in text:
        return text

    def put(found: re.Match[str]) -> str:
        number, symbol = found[1] or "", markup(found[2])
        return number.replace(" ", TIE) + symbol + found[3] if symbol else number + found[4]

    return BROKEN.sub("", SIGN.sub(put, text))


def unsigned(text: str) -> str:
    """A text in words alone.

    >>> unsigned(sign("en:ride-color-red", " red", "red"))
    'red'
    """
    return shown(text, lambda _: None)
