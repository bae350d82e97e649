"""What the drawing functions return, and what they need to be told."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, get_args

#: For which of Discord's clients a picture is laid out.
Shape: TypeAlias = Literal["desktop", "phone"]
SHAPES: tuple[Shape, ...] = get_args(Shape)


class Say(Protocol):
    """Says something in the reader's language: the text of a key of the catalogues."""

    def __call__(self, key: str, /, **args: object) -> str:
        """The text of a key with what goes into it."""


class Happened(Protocol):
    """Something that happened in a game, as its rules tell it."""

    @property
    def kind(self) -> str:
        """What it was."""

    @property
    def seat(self) -> int | None:
        """Who did it, if somebody did."""

    @property
    def data(self) -> Mapping[str, Any]:
        """What it was about."""


def _always(view: Any) -> bool:
    return True


class Part(NamedTuple):
    """One of the pictures of a game."""

    #: Whether words of a language are drawn in it; names of places and of people are none.
    speaks: bool
    #: Whether there is nothing in it but what is one seat's own: others cannot look at it.
    own: bool = False
    #: The seat that it is about, if it is about one: where fewer sit, there is nothing to show.
    seat: int | None = None
    #: Whether a view has anything to show in it.
    there: Callable[[Any], bool] = _always


class Picture(NamedTuple):
    """A picture with its description for those who do not see it."""

    png: bytes
    alt: str
    size: tuple[int, int]


#: What Discord takes as the description of a picture.
LONGEST_ALT = 1024


def joined(lines: Iterable[str], most: int = LONGEST_ALT) -> str:
    """Lines that keep a limit; what would not fit any more is not even asked for."""
    taken, length = [], 0
    for line in lines:
        taken.append(line)
        length += len(line) + 1
        if length > most + 1:
            break
    return shortened("\n".join(taken), most)


def shortened(text: str, most: int = LONGEST_ALT) -> str:
    """A text that keeps a limit: whole lines as long as they fit, then an ellipsis."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    return (cut[: cut.rfind("\n")] if "\n" in cut[most // 2 :] else cut).rstrip() + "…"
