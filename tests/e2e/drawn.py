"""Pictures in games whose pictures nobody looks at: laid out and described as ever, and painted at the end.

Before that they are blank, but of the same size. How they are painted is looked at where they are drawn, and
they are painted wherever the bot is a process of its own.
"""

from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

import render.games
from bot.messages import pictures
from bot.words.texts import Speaker
from render.picture import Picture, Shape
from tests.render.legible import Sheet

#: What draws where somebody looks at how it is done.
DRAW, PART = pictures._draw, render.games.part


def draw(
    kind: Any, packed: bytes, names: tuple[str, ...], say: Speaker, part: str, changed: frozenset[str],
    shape: Shape,
) -> Picture:  # fmt: skip
    """A blank picture; where a game is over, or a test looks at how it is drawn, the picture itself."""
    watched = render.games.part is not PART or say._symbol_of is not None
    if watched or getattr(pictures._view(kind, packed), "scores", True):
        return DRAW(kind, packed, names, say, part, changed, shape)
    return _blank(kind, packed, names, say.code, tuple(say.names), say.plain, part, changed, shape)


@lru_cache(maxsize=200)
def _blank(
    kind: Any, packed: bytes, names: tuple[str, ...], code: str, spoken_of: tuple[str, ...], plain: bool,
    part: str, changed: frozenset[str], shape: Shape,
) -> Picture:  # fmt: skip
    view, say = pictures._view(kind, packed), Speaker(code, spoken_of, plain=plain)
    artist = render.games.DRAWN_BY[view.game]
    sheet = artist.draw_part(Sheet, part, view, names, say, changed=changed, shape=shape)
    alt = artist.alt(part, view, names, say) if artist.PARTS[part].speaks else ""
    size = round(sheet.size[0]), round(sheet.size[1])
    return Picture(_file(size), alt, size)


@lru_cache(maxsize=200)
def _file(size: tuple[int, int]) -> bytes:
    body = BytesIO()
    Image.new("1", size).save(body, "PNG")
    return body.getvalue()
