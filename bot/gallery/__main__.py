"""`python -m bot.gallery [folder]`: draw it all."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from bot.gallery import feld, ride
from bot.gallery.games import story
from bot.gallery.sheets import longest_words, sheets
from bot.messages.stories import Reel, plotted, turns
from bot.words.texts import LANGUAGES, Speaker
from render.games import DRAWN_BY, film
from render.picture import Picture, Say
from rules.core.asking import Ask

#: Names that are hard to draw: with accents, long, short.
NAMES = ("Émile", "Christoffer Østergaard-Kjærgaard", "Anna", "Bo")


class Gallery(Protocol):
    """What a game's module of the gallery offers."""

    @property
    def SETTINGS(self) -> Mapping[str, str]:  # noqa: N802 - a table of the module
        """The settings with which there is most to see."""

    def choose(self, question: Ask, luck: int) -> list[str]:
        """An answer by luck that gets a game on."""

    def boards(self, names: Sequence[str], say: Say) -> Iterator[tuple[str, Picture]]:
        """Boards of all kinds, each with a name."""

    def cards(self, say: Say) -> Iterator[tuple[str, Picture]]:
        """Cards to look up."""


#: What is shown of each game.
SHOWN: dict[str, Gallery] = {"ride": ride, "feld": feld}


def shown(say: Say) -> Iterator[tuple[str, Picture]]:
    """All pictures as one language says them, with their names."""
    for game, gallery in SHOWN.items():
        for part in (gallery.boards(NAMES, say), gallery.cards(say)):
            for name, picture in part:
                yield f"{game}-{name}", picture


def replays(folder: Path, code: str) -> None:
    """A whole game of each kind as an animated picture, and its points."""
    say = Speaker(code, NAMES, plain=True)
    for game, gallery in SHOWN.items():
        told = list(turns(story(game, gallery.choose, len(NAMES), {}, "gallery"), say))
        moving = film([turn for turn, _ in told], NAMES, say)
        folder.joinpath(f"{game}-replay.gif").write_bytes(moving)
        points = plotted([standing for _, standing in told], Reel(game, NAMES, code), "desktop")
        folder.joinpath(f"{game}-plot.png").write_bytes(points.png)
        print(f"{game}-replay.gif", len(told), "turns", f"{len(moving) // 1024} KB")


def contact_sheets(folder: Path) -> None:
    """The panels of both games as Discord shows them."""
    code = longest_words()
    for game, gallery in SHOWN.items():
        for name, image in sheets(game, gallery.choose, gallery.SETTINGS, NAMES, Speaker(code)):
            file = folder / f"{name}.{code}.png"
            DRAWN_BY[game].PALETTE.flatten(image).save(file, optimize=True)
            print(file.name, *image.size, f"{file.stat().st_size // 1024} KB")


def main(folder: Path) -> None:
    """Draw it all."""
    folder.mkdir(parents=True, exist_ok=True)
    contact_sheets(folder)
    for code in LANGUAGES:
        for name, picture in shown(Speaker(code)):
            file = folder / f"{name}.{code}.png"
            file.write_bytes(picture.png)
            file.with_suffix(".txt").write_text(picture.alt, "utf-8")
            print(file.name, *picture.size, f"{len(picture.png) // 1024} KB")
    replays(folder, "en")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"))
