"""The map: city and harbour in their frames, made once for each board and language."""

from functools import lru_cache
from typing import NamedTuple

from render.canvas import Placed
from render.feld import city, quays
from render.feld.layout import Frame
from render.pen import Paint, Pen, Written
from render.picture import Say
from rules.feld.view import View

GOODS = ("glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip")
WORKERS = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")


class Chart(NamedTuple):
    """The printed map: where its two parts lie, and how they are painted."""

    key: tuple[object, ...]
    city: Frame | None
    harbour: Frame | None
    places: tuple[str, ...]
    paint: Paint
    written: tuple[Written, ...]


def chart(
    view: View, city_frame: Frame | None, harbour_frame: Frame | None, say: Say, *, title: bool
) -> Chart:
    """The map of a view's board, from the last ones made."""
    words = tuple([say("pic-feld-good", good=good) for good in GOODS])
    words += tuple([say("pic-feld-worker", worker=color) for color in WORKERS])
    return _chart(city_frame, harbour_frame, city.printed(view), quays.printed(view), words, title)


@lru_cache(maxsize=24)
def _chart(
    city_frame: Frame | None,
    harbour_frame: Frame | None,
    town: city.Printed,
    harbour: quays.Printed,
    words: tuple[str, ...],
    title: bool,
) -> Chart:
    named = dict(zip((*GOODS, *WORKERS), words, strict=True))

    def say(key: str, /, **args: object) -> str:
        return named[str(next(iter(args.values())))]

    town_words: list[Placed] = city.texts(town, city_frame) if city_frame else []
    quay_words: list[Placed] = quays.texts(harbour, harbour_frame, say) if harbour_frame else []
    name = quays.titled(harbour_frame) if title and harbour_frame else None

    def paint(pen: Pen) -> None:
        if harbour_frame:
            quays.paint(pen, harbour, harbour_frame, quay_words, name)
        if city_frame:
            city.paint(pen, town, city_frame, town_words)

    every = [*town_words, *quay_words, *([name] if name else [])]
    return Chart(
        (city_frame, harbour_frame, town, harbour, words, title),
        city_frame,
        harbour_frame,
        quays.names(harbour),
        paint,
        tuple([word.written for word in every]),
    )
