"""Golden games: a whole game as a page that a person can read, and that must come out the same for ever.

`python -m tests.feld.transcript` writes those that are missing; whoever does that reads them.
"""

from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec import Struct

from rules.core.asking import Answer
from rules.core.events import Event
from rules.core.table import Table
from rules.feld import game
from tests.feld.lively import lively_picks

FOLDER = Path(__file__).parent.parent / "golden" / "feld"


class Golden(Struct, frozen=True):
    """What a golden game is played with."""

    name: str
    seats: int
    settings: dict[str, str] = {}
    number: int = 0

    @property
    def seed(self) -> str:
        """What the game is shuffled by."""
        return f"{self.name} {self.number}" if self.number else self.name

    @property
    def path(self) -> Path:
        """Where its page lies."""
        return FOLDER / f"{self.name}.txt"


EVERYTHING = {"workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "2", "tiles": "all"}
GAMES = (
    Golden("two", 2),
    Golden("three-in-order", 3, {"dice": "in-order"}),
    Golden("four", 4),
    Golden("short", 2, {"rounds": "10"}),
    Golden("specialized-workers", 3, {"workers": "yes"}),
    Golden("secret-orders", 3, {"orders": "3"}),
    Golden("black-marketeer", 3, {"marketeer": "yes"}),
    Golden("extra-tiles", 3, {"tiles": "mixed"}),
    Golden("everything", 4, EVERYTHING),
    Golden("solo-won", 1, {}, 16),
    Golden("solo-lost", 1),
)


def play_by_luck(golden: Golden) -> list[Answer]:
    """Answers for a new golden game."""
    luck = Random(golden.seed)
    table = Table.new(game, golden.seats, golden.settings, golden.seed)
    log: list[Answer] = []
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        picks = lively_picks(table.asks[seat], luck)
        table.answer(seat, picks)
        log.append((seat, picks))
    return log


def told(value: object) -> str:
    """A value as it stands in a line."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{told(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(map(told, value)) + "]"
    return str(value)


def line(event: Event) -> str:
    """One event as a line."""
    who = "" if event.seat is None else f" seat {event.seat}"
    return f"    {event.kind}{who} " + " ".join(f"{key}={told(value)}" for key, value in event.data.items())


def page(golden: Golden, log: Iterable[Answer]) -> str:
    """The whole game: every answer, and below it what happened."""
    table = Table.new(game, golden.seats, golden.settings, golden.seed)
    settings = " ".join(f"{name}={value}" for name, value in golden.settings.items())
    lines = [f"{golden.seats} seats, seed {golden.seed}, {settings or 'as usual'}", ""]
    for seat, picks in log:
        asked = table.asks[seat]
        lines.append(f"{seat}> {' '.join(picks)}    ({asked.text.key}, one of {len(asked.options)})")
        lines += [line(event).rstrip() for event in table.answer(seat, picks)]
    standing = " ".join(map(str, game.points(table.g)))
    lines += ["", f"points {standing}, won by {' '.join(map(str, game.winners(table.g)))}"]
    return "\n".join(lines) + "\n"


def answers(text: str) -> list[Answer]:
    """The answers that a page tells."""
    log: list[Answer] = []
    for row in text.splitlines():
        if row[:1].isdigit() and "> " in row:
            seat, _, rest = row.partition("> ")
            log.append((int(seat), tuple(rest.partition("    ")[0].split())))
    return log


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in [golden for golden in GAMES if not golden.path.exists()]:
        golden.path.write_text(page(golden, play_by_luck(golden)), "utf-8")
