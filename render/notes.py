"""A pen that only takes notes: what was drawn once can be drawn again in bands without being worked out."""

from collections.abc import Callable, Iterable
from functools import partial

from PIL import Image

from render.pen import Box, Pen, Point
from render.text import Line


class Notes(Pen):
    """Keeps every stroke with the heights between which it lies, in the units of the picture."""

    def __init__(self) -> None:
        """Begin with an empty sheet."""
        super().__init__(Image.new("RGB", (1, 1)), {}, 1)
        self._strokes: list[tuple[float, float, Callable[[Pen], None]]] = []

    def replay(self, pen: Pen, top: float, bottom: float) -> None:
        """Draw what reaches between two heights."""
        for highest, lowest, stroke in self._strokes:
            if highest <= bottom and lowest >= top:
                stroke(pen)

    def _keep(self, heights: Iterable[float], width: float, stroke: Callable[[Pen], None]) -> None:
        heights = list(heights)
        self._strokes.append((min(heights) - width - 1, max(heights) + width + 1, stroke))

    def polygon(
        self, points: Iterable[Point], fill: str | None, edge: str | None = None, width: float = 0
    ) -> None:
        """Note a filled shape."""
        points = list(points)
        stroke = partial(Pen.polygon, points=points, fill=fill, edge=edge, width=width)
        self._keep([y for _, y in points], width, stroke)

    def line(self, points: Iterable[Point], fill: str, width: float) -> None:
        """Note a line."""
        points = list(points)
        self._keep([y for _, y in points], width, partial(Pen.line, points=points, fill=fill, width=width))

    def disc(
        self, x: float, y: float, radius: float, fill: str | None, edge: str | None = None, width: float = 0
    ) -> None:
        """Note a circle."""
        stroke = partial(Pen.disc, x=x, y=y, radius=radius, fill=fill, edge=edge, width=width)
        self._keep((y - radius, y + radius), width, stroke)

    def rect(
        self, box: Box, fill: str | None, radius: float = 0, edge: str | None = None, width: float = 0
    ) -> None:
        """Note a rectangle."""
        stroke = partial(Pen.rect, box=box, fill=fill, radius=radius, edge=edge, width=width)
        self._keep((box[1], box[3]), width, stroke)

    def write(self, line: Line, x: float, y: float, fill: str) -> None:
        """Note a line of text."""
        stroke = partial(Pen.write, line=line, x=x, y=y, fill=fill)
        self._keep((y + line.ink[1], y + line.ink[3]), 2, stroke)
