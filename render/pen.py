"""The pen: shapes and lines of text in the units of a picture, at whatever scale and place."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.fonts import font
from render.palette import RGB
from render.text import Line

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]


class Label(NamedTuple):
    """A text on a picture: the room it was given, the box of its strokes, and its colours.

    What is `aside` may be smaller: nobody needs it in order to decide.
    """

    text: str
    room: Box
    ink: Box
    size: float
    fill: str
    over: str
    aside: bool = False


class Pen:
    """Draws on a part of a picture; `origin` is the picture's point at the image's upper left corner."""

    def __init__(
        self, image: Image.Image, colors: Mapping[str, RGB], scale: float, origin: Point = (0, 0)
    ) -> None:
        """Draw on an RGB image that shows the picture from `origin` on, `scale` times as large."""
        self._colors = colors
        self.scale = scale
        self.origin = origin
        self._draw = ImageDraw.Draw(image)
        self._size = image.size

    def _at(self, points: Iterable[Point]) -> list[Point]:
        x0, y0 = self.origin
        scale = self.scale
        # Rounded, so that what differs only by how it was computed is drawn alike.
        return [(round((x - x0) * scale, 3), round((y - y0) * scale, 3)) for x, y in points]

    def _outside(self, points: Sequence[Point], margin: float) -> bool:
        """Whether nothing of a shape lies on this image, so that it need not be drawn."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        margin *= self.scale
        width, height = self._size
        return max(xs) < -margin or min(xs) > width + margin or max(ys) < -margin or min(ys) > height + margin

    def polygon(
        self, points: Iterable[Point], fill: str | None, edge: str | None = None, width: float = 0
    ) -> None:
        """A filled shape, with an edge that lies half inside and half outside."""
        at = self._at(points)
        if self._outside(at, width):
            return
        if fill:
            self._draw.polygon(at, self._colors[fill])
        if edge and width:
            self._stroke([*at, at[0]], edge, width)

    def line(self, points: Iterable[Point], fill: str, width: float) -> None:
        """A line with round ends and corners."""
        at = self._at(points)
        if not self._outside(at, width):
            self._stroke(at, fill, width)

    def _stroke(self, at: list[Point], fill: str, width: float) -> None:
        color, wide = self._colors[fill], max(1, round(width * self.scale))
        self._draw.line(at, color, wide)
        reach = wide / 2
        if reach < 1.5:
            return
        for x, y in (at[0], *_corners(at, 0.97 if reach >= 4 else 0.6), at[-1]):
            self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), color)

    def disc(
        self, x: float, y: float, radius: float, fill: str | None, edge: str | None = None, width: float = 0
    ) -> None:
        """A filled circle, with an edge inside its radius."""
        box = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        if self._outside(box, width):
            return
        color = self._colors[fill] if fill else None
        self._draw.ellipse(
            (*box[0], *box[1]), color, self._colors[edge] if edge else None, max(1, round(width * self.scale))
        )

    def rect(
        self, box: Box, fill: str | None, radius: float = 0, edge: str | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners, with an edge inside it."""
        (left, top), (right, bottom) = at = self._at([(box[0], box[1]), (box[2], box[3])])
        if self._outside(at, width):
            return
        # What is thinner than a pixel is a line.
        self._draw.rounded_rectangle(
            (left, top, max(left, right - 1), max(top, bottom - 1)),
            radius * self.scale,
            self._colors[fill] if fill else None,
            self._colors[edge] if edge else None,
            max(1, round(width * self.scale)) if edge else 0,
        )

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, fill: str, width: float
    ) -> None:
        """A part of a circle's line, from one angle to another in degrees."""
        steps = max(4, int(abs(end - start) * radius / 400))
        angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
        self.line([(x + radius * cos(a), y + radius * sin(a)) for a in angles], fill, width)

    def write(self, line: Line, x: float, y: float, fill: str) -> None:
        """A line of text whose baseline begins at a point."""
        (left, base), (_, top), (right, bottom) = self._at(
            [(x, y), (x + line.ink[0], y + line.ink[1]), (x + line.ink[2], y + line.ink[3])]
        )
        if self._outside([(left, top), (right, bottom)], 2):
            return
        for run in line.runs:
            shaped = font(run.file, line.size * self.scale)
            for letter, x in zip(run.letters, run.places, strict=True):
                at = (round(left + x * self.scale, 3), base)
                self._draw.text(at, letter, self._colors[fill], shaped, anchor="ls")


def _corners(at: Sequence[Point], straight: float) -> Iterator[Point]:
    """The points at which a line turns so sharply that the turn is to be rounded off."""
    for (x0, y0), (x1, y1), (x2, y2) in zip(at, at[1:], at[2:], strict=False):
        dx, dy, ex, ey = x1 - x0, y1 - y0, x2 - x1, y2 - y1
        along = dx * ex + dy * ey
        if along < 0 or along * along < straight * straight * (dx * dx + dy * dy) * (ex * ex + ey * ey):
            yield x1, y1


Paint: TypeAlias = Callable[[Pen], None]


def turned(points: Iterable[Point], x: float, y: float, angle: float, size: float = 1) -> list[Point]:
    """A shape around the origin, turned by an angle in degrees, enlarged and moved to a point."""
    c, s = cos(angle * pi / 180) * size, sin(angle * pi / 180) * size
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


@lru_cache(maxsize=1024)
def slab(length: float, width: float, radius: float) -> tuple[Point, ...]:
    """The outline of a rectangle with round corners around the origin; few of them are of other sizes."""
    half, thick = length / 2 - radius, width / 2 - radius
    corners = ((half, thick, 0), (-half, thick, 90), (-half, -thick, 180), (half, -thick, 270))
    return tuple(
        [
            (x + radius * cos((start + step) * pi / 180), y + radius * sin((start + step) * pi / 180))
            for x, y, start in corners
            for step in (0, 22.5, 45, 67.5, 90)
        ]
    )


def bounds(points: Iterable[Point], margin: float = 0) -> Box:
    """The box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def length(points: Sequence[Point]) -> float:
    """How long a line through points is."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
