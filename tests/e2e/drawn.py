"""Pictures that are drawn once for all tests: their games begin alike, and so do the boards they show."""

from functools import lru_cache
from typing import Any

import render.games
from bot.messages import pictures
from bot.words.texts import Speaker
from render.picture import Picture, Shape

#: What draws where nobody looks at how it is done.
DRAW, PART = pictures._draw, render.games.part


def draw_once(
    kind: Any, packed: bytes, names: tuple[str, ...], say: Speaker, part: str, changed: frozenset[str],
    shape: Shape,
) -> Picture:  # fmt: skip
    """What was drawn of the same for another test; where one looks at how that is done, it is done anew."""
    if render.games.part is not PART or say._symbol_of is not None:
        return DRAW(kind, packed, names, say, part, changed, shape)
    return _drawn(kind, packed, names, say.code, tuple(say.names), say.plain, part, changed, shape)


@lru_cache(maxsize=200)
def _drawn(
    kind: Any, packed: bytes, names: tuple[str, ...], code: str, spoken_of: tuple[str, ...], plain: bool,
    part: str, changed: frozenset[str], shape: Shape,
) -> Picture:  # fmt: skip
    return DRAW(kind, packed, names, Speaker(code, spoken_of, plain=plain), part, changed, shape)
