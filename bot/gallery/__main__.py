"""`python -m bot.gallery [folder]`: draw it all."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.gallery import feld, ride
from bot.messages.pictures import DRAWN_BY
from bot.words.texts import LANGUAGES, Speaker
from render.picture import Picture, Say
from render.plot import plot

NAMES = {
    "en": ("Anna", "Bartholomew Featherstonehaugh", "Céleste", "Dirk"),
    "fr": ("Émile", "Geneviève de La Rochefoucauld", "François", "Zoé"),
    "da": ("Åse", "Christoffer Østergaard-Kjærgaard", "Søren", "Bo"),
}
#: What is shown of each game.
SHOWN: dict[str, Any] = {"ride": ride, "feld": feld}


def shown(code: str, say: Say) -> Iterator[tuple[str, Picture]]:
    """All pictures in one language, with their names."""
    for game, gallery in SHOWN.items():
        for part in (gallery.boards(NAMES[code], say), gallery.cards(say)):
            for name, picture in part:
                yield f"{game}-{name}", picture


def replays(folder: Path, say: Say) -> None:
    """A whole game of each kind as an animated picture, and its points."""
    names = NAMES["en"]

    def progress(done: int, frames: int) -> None:
        print(f"\rreplay {done}/{frames}", end="" if done < frames else "\n", flush=True)

    for game, gallery in SHOWN.items():
        views = list(gallery.turns(4, {}, "gallery"))
        frames = [(view, say("pic-turns") + f" {number}") for number, view in enumerate(views)]
        folder.joinpath(f"{game}-replay.gif").write_bytes(DRAWN_BY[game].replay(frames, names, say, progress))
        points = [[seat.points for seat in view.seats] for view in views]
        folder.joinpath(f"{game}-plot.png").write_bytes(plot(points, names, say, game).png)


def main(folder: Path) -> None:
    """Draw it all."""
    folder.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        for name, picture in shown(code, Speaker(code)):
            file = folder / f"{name}.{code}.png"
            file.write_bytes(picture.png)
            file.with_suffix(".txt").write_text(picture.alt, "utf-8")
            print(file.name, *picture.size, f"{len(picture.png) // 1024} KB")
    replays(folder, Speaker("en"))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"))
