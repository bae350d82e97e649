"""The map: city and harbour in their frames, made once for each printed board."""

from functools import lru_cache
from typing import NamedTuple

from render.canvas import PlacedLine
from render.feld import city, quays
from render.frame import Frame
from render.pen import Label, Paint, Pen
from rules.feld.view import View


class Chart(NamedTuple):
    """The printed map: where its two parts lie, and how they are painted."""

    key: tuple[object, ...]
    city: Frame | None
    harbour: Frame | None
    places: tuple[str, ...]
    paint: Paint
    written: tuple[Label, ...]
    #: The points for bridges over the Amstel and for its mouth.
    coins: tuple[PlacedLine, ...]


def chart(view: View, city_frame: Frame | None, harbour: Frame | None) -> Chart:
    """The map of a view's board, from the last ones made."""
    return _chart(city_frame, harbour, city.city_of(view), quays.harbour_of(view))


@lru_cache(maxsize=24)
def _chart(
    city_frame: Frame | None, harbour_frame: Frame | None, town: city.City, harbour: quays.Harbour
) -> Chart:
    town_words: list[PlacedLine] = city.texts(town, city_frame) if city_frame else []
    quay_words: list[PlacedLine] = quays.texts(harbour, harbour_frame) if harbour_frame else []

    def paint(pen: Pen) -> None:
        if harbour_frame:
            quays.paint(pen, harbour, harbour_frame, quay_words)
        if city_frame:
            city.paint(pen, town, city_frame, town_words)

    return Chart(
        (city_frame, harbour_frame, town, harbour),
        city_frame,
        harbour_frame,
        quays.names(harbour),
        paint,
        tuple([word.written for word in (*town_words, *quay_words)]),
        tuple(city.values(town, city_frame)) if city_frame else (),
    )
