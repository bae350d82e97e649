"""The map: city and harbour in their frames, made once for each printed board."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from render.canvas import PlacedLine
from render.feld import city, quays
from render.frame import Frame
from render.pen import Box, Label, Paint, Pen, Point
from rules.feld.view import View


class Chart(NamedTuple):
    """The printed map: where its two parts lie, and how they are painted."""

    #: A short name for all that is printed on it: it is part of the names of all pieces that lie there.
    key: str
    city: Frame | None
    harbour: Frame | None
    #: Where barges lie, in the units of the map and on the picture, and the boxes of buildings.
    berths: Mapping[str, tuple[Point, Point]]
    houses: Mapping[str, Box]
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

    printed = repr((city_frame, harbour_frame, town, harbour))
    return Chart(
        sha256(printed.encode()).hexdigest()[:16],
        city_frame,
        harbour_frame,
        quays.berths(harbour, harbour_frame) if harbour_frame else {},
        quays.houses(harbour, harbour_frame) if harbour_frame else {},
        paint,
        tuple([word.written for word in (*town_words, *quay_words)]),
        tuple(city.values(town, city_frame)) if city_frame else (),
    )
