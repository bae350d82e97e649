"""Layouts: modules that arrange a picture, with its ground and what is drawn on that."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from render.canvas import Ground, Surface
from render.picture import Say

S = TypeVar("S", bound=Surface)


class Layout(Protocol):
    """What such a module offers."""

    @property
    def ground(self) -> Callable[..., tuple[Ground, Any]]:
        """From a view, `say` and how much room to leave: all that never changes, and where things lie."""

    @property
    def draw(self) -> Callable[..., None]:
        """On a surface, from a view, names, `say`, where things lie and what to mark: all that changes."""


def laid_out(
    on: Callable[[Ground], S],
    layout: Layout,
    view: Any,
    names: Sequence[str],
    say: Say,
    marks: object,
    *room: int,
) -> S:
    """A picture in a layout, on a surface that begins with its ground."""
    ground, drawn = layout.ground(view, say, *room)
    surface = on(ground)
    layout.draw(surface, view, names, say, drawn, marks)
    return surface
