"""Trials of printed files: nobody is asked to play on a board on which novices cannot finish a game."""

from collections.abc import Iterator

from rules.core.printed import Misprint, read_file
from rules.core.table import Game, Table
from rules.players.house import answer

#: No game of novices has so many answers; one that has would never end.
ENDLESS = 3000
#: A board that does for these does for all numbers of players.
SEATS = (1, 2, 4)


def trial(game: Game, data: bytes) -> Iterator[Table]:
    """Let novices play with a file that somebody brought: the tables as they are laid out and in the end.

    Whatever is wrong with the file is a Misprint.
    """
    text = read_file(data)
    for seats in SEATS:
        if seats in game.SEATS:
            table = Table.new(game, seats, {"printed": text}, "trial")
            yield table
            _play(table)
            yield table


def _play(table: Table) -> None:
    while not table.over:
        if table.answers == ENDLESS:
            raise Misprint("printed-endless", answers=ENDLESS)
        seat, question = next(iter(table.asks.items()))
        try:
            table.answer(seat, answer(table.view(seat), question, "novice", f"trial {table.answers}"))
        except (MemoryError, Misprint):
            raise
        except Exception as error:
            raise Misprint("printed-unplayable", error=repr(error)) from error
