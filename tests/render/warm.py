"""Pictures drawn after others, beside the same from a fresh process: `python -m tests.render.warm 500`.

Hundreds of positions of both games with everything in the box, in every shape and language, by luck.
"""

import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from PIL import ImageChops

from bot.gallery import feld, ride
from bot.words.texts import LANGUAGES, Speaker
from render.canvas import Canvas, forget
from render.games import DRAWN_BY, offered
from tests.render.cases import names_with
from tests.render.golden import VIEWS

GALLERIES: dict[str, ModuleType] = {"feld": feld, "ride": ride}
#: The games that are looked into: how many seats, with which settings.
GAMES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "feld": (
        (4, feld.ALL),
        (3, {**feld.ALL, "orders": "5", "open-orders": "2", "tiles": "all"}),
        (2, {}),
        (1, {}),
    ),
    "ride": ((4, {}), (3, {}), (2, {})),
}


class Sight(NamedTuple):
    """A picture that somebody might see."""

    game: str
    view: Any
    kind: str
    code: str

    def canvas(self) -> Canvas:
        """The picture."""
        names = names_with(self.code)
        drawn: Canvas = VIEWS[self.game].drawn_on(Canvas, self.kind, self.view, names, Speaker(self.code))
        return drawn

    def drawn(self) -> str:
        """Its bytes, in short."""
        return sha256(self.canvas().png()).hexdigest()

    def told(self) -> str:
        """What it is, and where it looks otherwise than after a new start: nowhere if only bytes differ."""
        warm = self.canvas().image.convert("RGB")
        forget()
        where = ImageChops.difference(warm, self.canvas().image.convert("RGB")).getbbox()
        return f"{self.game} {self.kind} {self.code} of {self.view.seat} at {where}"


def kinds(game: str, view: Any) -> list[str]:
    """The ways in which a view can be drawn."""
    missing = {*DRAWN_BY[game].PARTS} - {*offered(view)}
    return [kind for kind in VIEWS[game].KINDS if kind.split(":")[0] not in missing]


def positions(game: str, seed: str, each: int) -> Iterator[Any]:
    """Views of every `each`th position of all games, of everybody and of whoever is asked in turn."""
    for seats, settings in GAMES[game]:
        for number, table in enumerate(GALLERIES[game].played(seats, settings, seed)):
            if number % each == 0:
                yield table.view(None if number // each % 2 else min(table.asks, default=0))


def sights(count: int, seed: str = "warm") -> list[Sight]:
    """So many pictures by luck, half of each game."""
    luck, found = Random(seed), []
    for game in GAMES:
        views = list(positions(game, seed, 7))
        chosen = luck.sample(views, min(len(views), count // 2))
        found += [Sight(game, v, luck.choice(kinds(game, v)), luck.choice(LANGUAGES)) for v in chosen]
    return found


def fresh(count: int) -> list[str]:
    """What a process that has drawn nothing else gives for each of them."""
    program = f"from tests.render.warm import told; told({count})"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return said.stdout.split()


def told(count: int) -> None:
    """Draw each as after a new start, and say what it gave."""
    for sight in sights(count):
        forget()
        print(sight.drawn())


def differing(count: int) -> list[str]:
    """The pictures that are others after all those before them."""
    alone = fresh(count)
    return [sight.told() for sight, bare in zip(sights(count), alone, strict=True) if sight.drawn() != bare]


if __name__ == "__main__":
    wrong = differing(int(sys.argv[1]))
    print(*wrong, sep="\n")
    sys.exit(bool(wrong))
