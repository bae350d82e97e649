"""What holds for every house player of every game: legal, the same for a seed, and from its view alone."""

from random import Random

import msgspec
import pytest

from rules.core.table import Table
from rules.games import GAMES
from rules.players import answer
from rules.players.house import PLAYERS
from tests.traits import TRAITS

EVERY = [pytest.param(game, level, id=f"{game}-{level}") for game in PLAYERS for level in PLAYERS[game]]
QUICK = [pytest.param(game, level, id=f"{game}-{level}") for game in PLAYERS for level in PLAYERS[game]
         if level != "burgomaster"]  # fmt: skip
#: Enough for a few playouts, where a test wants to see the way and not the strength.
BRIEF = 0.05


@pytest.mark.parametrize(("name", "level"), QUICK)
def test_every_question_gets_an_allowed_answer(name: str, level: str) -> None:
    game = GAMES[name]
    for seats in game.SEATS:
        for number in range(3):
            table = Table.new(game, seats, {}, f"legal {number}")
            while not table.over:
                seat = min(table.asks)
                table.answer(seat, answer(table.view(seat), table.asks[seat], level, f"{table.answers}"))


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_what_a_seat_cannot_see_changes_no_answer(name: str, level: str) -> None:
    """Other hands, decks and orders may be anything; a burgomaster has the same seed for both."""
    game, luck = GAMES[name], Random(5)
    table = Table.new(game, game.SEATS[1], {}, "unseen")
    for step in range(60):
        seat = min(table.asks)
        question = table.asks[seat]
        other = msgspec.json.decode(msgspec.json.encode(table.g), type=game.State)
        TRAITS[name].scramble(other, seat, luck)
        picks = answer(table.view(seat), question, level, f"{step}", BRIEF)
        assert answer(game.view(other, seat), question, level, f"{step}", BRIEF) == picks
        table.answer(seat, picks)
