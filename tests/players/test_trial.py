"""Trials of printed files: whatever people change in one, it is played with or told what is wrong."""

import re
from random import Random
from typing import Any

import pytest

from rules.core.printed import Misprint
from rules.feld.printed import standard as feld
from rules.games import GAMES
from rules.players.trial import trial
from rules.ride.board import standard as ride

#: What may come to stand anywhere: signs that mean something in TOML, and some that do not.
SIGNS = "\"'[]{}.=#,\n\\\0é🏰"
NUMBERS = (0, 1, 2, 3, 5, 50, 98, 99, 100, -1, 10**9)


def changed(text: str, luck: Random) -> str:
    """A file in which something is another number, another word, a line less or more, or another sign."""
    match luck.randrange(5):
        case 0 | 1:
            place = luck.choice(list(re.finditer(r"\b\d+\b", text)))
            return text[: place.start()] + str(luck.choice(NUMBERS)) + text[place.end() :]
        case 2:
            one, other = luck.sample(list(re.finditer(r'"[^"\n]*"', text)), 2)
            return text[: one.start()] + other[0] + text[one.end() :]
        case 3:
            lines = text.split("\n")
            lines[luck.randrange(len(lines))] = luck.choice(lines)
            return "\n".join(lines)
        case _:
            at = luck.randrange(len(text))
            return text[:at] + luck.choice(SIGNS) + text[at + 1 :]


@pytest.mark.parametrize(("game", "standard"), [("ride", ride), ("feld", feld)])
def test_whatever_is_changed_in_a_file_is_played_with_or_told(game: str, standard: Any) -> None:
    luck, played, told = Random(f"{game} misprints"), 0, set()
    for _ in range(60):
        text = standard()
        for _ in range(luck.randint(1, 3)):
            text = changed(text, luck)
        try:
            assert [table.over for table in trial(GAMES[game], text.encode())].count(True) >= 1
        except Misprint as misprint:
            told.add(misprint.text.key)
        else:
            played += 1
    assert played
    assert len(told) > 5


def test_tables_are_shown_as_they_are_laid_out_and_in_the_end() -> None:
    tables = [(table.seats, table.over) for table in trial(GAMES["feld"], feld().encode())]
    assert tables == [(1, False), (1, True), (2, False), (2, True), (4, False), (4, True)]
