"""Golden pictures: how each is drawn, names that are hard to draw, and what differs between two pictures."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.words.texts import LANGUAGES
from render.pen import Box

NAMES = {
    "en": ("Anna", "Bartholomew Featherstonehaugh-Smythe", "Céleste", "Di"),
    "fr": ("Émile", "Geneviève-Françoise de La Rochefoucauld", "Zoë", "Jean-Baptiste Poquelin, dit Molière"),
    "da": ("Åse", "Christoffer Østergaard-Kjærgaard Sørensen", "Bo", "Æøå"),
    "nl": ("Jan-Willem IJsselmeer van den Oudenrijn", "Coëlho", "’s-Gravenhage", "Truus"),
}


def names_with(code: str) -> tuple[str, ...]:
    """Some of those names, others for each language: every set is drawn, and no language with all."""
    return list(NAMES.values())[LANGUAGES.index(code) % len(NAMES)]


#: Names as wide as can be.
WIDE = ("漢" * 32, "W" * 32, "🇳🇱" * 16, "ﷺ" * 32)


class Case(NamedTuple):
    """A golden picture: how it is drawn, of which view, in which language, with whose names."""

    kind: str
    view: str
    code: str
    names: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.kind.replace(':', '-')}-{self.view}-{self.code}"


def only_there(one: Image.Image, other: Image.Image, boxes: Sequence[Box]) -> None:
    """Two pictures differ inside each of these boxes, and nowhere outside them."""
    apart = ImageChops.difference(one, other)
    for box in boxes:
        assert apart.crop(box).getbbox(), f"nothing changed in {box}"
    rest = ImageDraw.Draw(apart)
    for box in boxes:
        rest.rectangle(box, 0)
    assert apart.getbbox() is None
