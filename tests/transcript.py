"""Transcripts: a whole game as text that people can read and that can be played again.

    game: ride
    version: 2
    seats: 2
    setting first: 1
    setting printed: @crowded.toml
    seed: a word

    0: draw:deck
       0 drew-blind
       0 drew color=pink (only 0)
    ...
    points: 31 28
    winners: 0

Answers stand at the margin, what came of them is indented, as is before them what the deal told. A setting
that begins with @ is the text of a file beside the transcript. Where no version is told, the game began
with the first.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.core.asking import Answer
from rules.core.events import Event
from rules.core.table import Table
from rules.core.versions import FIRST
from rules.games import GAMES


class Transcript(Struct, frozen=True):
    """What a game needs to be played again."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    answers: list[Answer]
    version: int = FIRST


def read(text: str) -> Transcript:
    """The game of a transcript, whatever its indented lines say."""
    told: dict[str, str] = {}
    settings: dict[str, str] = {}
    answers: list[Answer] = []
    for line in text.splitlines():
        name, _, value = line.partition(": ")
        if name.isdecimal():
            answers.append((int(name), tuple(value.split())))
        elif name.startswith("setting "):
            settings[name.removeprefix("setting ")] = value
        elif not line.startswith(" "):
            told[name] = value
    version = int(told.get("version", FIRST))
    return Transcript(told["game"], int(told["seats"]), settings, told["seed"], answers, version)


def table_of(played: Transcript, folder: Path) -> Table:
    """The table of a game before its first answer."""
    settings = settled(played.settings, folder)
    return Table.new(GAMES[played.game], played.seats, settings, played.seed, played.version)


def settled(settings: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The settings with the files that they name read in."""
    return {
        name: (folder / value[1:]).read_text("utf-8") if value.startswith("@") else value
        for name, value in settings.items()
    }


def write(played: Transcript, folder: Path) -> tuple[str, Table]:
    """Play a game through: its transcript, and the table as it is then."""
    table = table_of(played, folder)
    lines = [f"game: {played.game}"]
    lines += [f"version: {played.version}"] if played.version > FIRST else []
    lines += [f"seats: {played.seats}"]
    lines += [f"setting {name}: {value}" for name, value in played.settings.items()]
    lines += [f"seed: {played.seed}", ""]
    lines += described(table.opening) if played.version > FIRST else ()
    for seat, picks in played.answers:
        lines.append(f"{seat}: {' '.join(picks)}")
        lines += described(table.answer(seat, picks))
    lines += ["", f"points: {' '.join(map(str, table.game.points(table.g)))}"]
    lines += [f"winners: {' '.join(map(str, table.game.winners(table.g)))}", ""]
    return "\n".join(lines), table


def described(events: Iterable[Event]) -> Iterator[str]:
    """One line for each thing that happened."""
    for event in events:
        words = [event.kind] if event.seat is None else [f"{event.seat}", event.kind]
        words += [f"{name}={plain(value)}" for name, value in event.data.items()]
        if event.only is not None:
            words.append(f"(only {event.only})")
        yield f"   {' '.join(words)}"


def plain(value: object) -> str:
    """A value as it stands in a transcript."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
