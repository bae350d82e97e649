"""The map: city and harbour in their frames, made once for each board and language."""

from functools import lru_cache
from typing import NamedTuple

from render.canvas import PlacedLine
from render.feld import city, quays
from render.feld.heading import named
from render.frame import Frame
from render.pen import Label, Paint, Pen
from render.picture import Say
from rules.feld.view import View

GOODS = ("glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip")
WORKERS = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")


class Chart(NamedTuple):
    """The printed map: where its two parts lie, and how they are painted."""

    key: tuple[object, ...]
    city: Frame | None
    harbours: tuple[Frame, ...]
    places: tuple[str, ...]
    paint: Paint
    written: tuple[Label, ...]


def chart(
    view: View, city_frame: Frame | None, harbours: tuple[Frame, ...], say: Say, *, title: bool = False
) -> Chart:
    """The map of a view's board, from the last ones made; the harbour may lie in several parts."""
    words = tuple([_capital(named(say, "good", good)) for good in GOODS])
    words += tuple([named(say, "worker", color) for color in WORKERS])
    return _chart(city_frame, harbours, city.city_of(view), quays.harbour_of(view), words, title)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


@lru_cache(maxsize=24)
def _chart(
    city_frame: Frame | None,
    harbours: tuple[Frame, ...],
    town: city.City,
    harbour: quays.Harbour,
    words: tuple[str, ...],
    title: bool,
) -> Chart:
    called = dict(zip((*GOODS, *WORKERS), words, strict=True))
    town_words: list[PlacedLine] = city.texts(town, city_frame) if city_frame else []
    quay_words = [quays.texts(harbour, frame, called) for frame in harbours]
    names = [quays.titled(frame) for frame in harbours if title]

    def paint(pen: Pen) -> None:
        # What lies higher is painted first, so that the Amstel flows into the harbour above it.
        first = not harbours or (city_frame is not None and city_frame.box[1] < harbours[0].box[1])
        if city_frame and first:
            city.paint(pen, town, city_frame, town_words)
        for frame, texts in zip(harbours, quay_words, strict=True):
            quays.paint(pen, harbour, frame, texts)
        if city_frame and not first:
            city.paint(pen, town, city_frame, town_words)
        for name in names:
            name.paint(pen)

    every = [*town_words, *[word for texts in quay_words for word in texts], *names]
    return Chart(
        (city_frame, harbours, town, harbour, words, title),
        city_frame,
        harbours,
        quays.names(harbour),
        paint,
        tuple([word.written for word in every]),
    )
