"""What holds for every house player of every game: legal, the same for a seed, and from its view alone."""

from itertools import product
from random import Random

import msgspec
import pytest

from rules.core.asking import Text
from rules.core.table import Table
from rules.games import GAMES
from rules.players.arena import ENDLESS, mixed_game, play
from rules.players.house import HOUSE, LEVELS, LUCK, advise, answer, levels
from tests.playing import random_game
from tests.traits import TRAITS

EVERY = [pytest.param(game, level, id=f"{game}-{level}") for game in HOUSE for level in (LUCK, *levels(game))]
#: Those who look ahead take longer.
QUICK = [param for param in EVERY if not {"burgomaster", "regent"} & {*param.values}]
#: Playouts where a test wants to see the way and not the strength, and time enough for them.
FEW, PATIENCE = 6, 600.0


@pytest.mark.parametrize(("name", "level"), QUICK)
def test_every_question_gets_an_allowed_answer(name: str, level: str) -> None:
    game = GAMES[name]
    for seats in game.SEATS:
        table = Table.new(game, seats, {}, f"legal {seats}")
        while not table.over:
            seat = min(table.asks)
            table.answer(seat, answer(table.view(seat), table.asks[seat], level, f"{table.answers}"))
        assert game.winners(table.g)


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_any_position_gets_an_allowed_answer(name: str, level: str) -> None:
    """Also where nobody played well: in games of luck a house player may be put on a seat at any time."""
    game, luck = GAMES[name], Random(9)
    for table, seat, _ in random_game(game, game.SEATS[-1], {}, "taken over"):
        if luck.random() < 0.06:
            question = table.asks[seat]
            question.check(answer(table.view(seat), question, level, "x", PATIENCE, FEW))


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_what_a_seat_cannot_see_changes_no_answer(name: str, level: str) -> None:
    """Other hands, decks and orders may be anything; whoever needs luck has the same seed for both."""
    game, luck = GAMES[name], Random(5)
    table = Table.new(game, game.SEATS[1], {}, "unseen")
    for step in range(45):
        seat = min(table.asks)
        question = table.asks[seat]
        other = msgspec.json.decode(msgspec.json.encode(table.g), type=game.State)
        TRAITS[name].scramble(other, seat, luck)
        picks = answer(table.view(seat), question, level, f"{step}", PATIENCE, FEW)
        assert answer(game.view(other, seat), question, level, f"{step}", PATIENCE, FEW) == picks
        table.answer(seat, picks)


@pytest.mark.parametrize("name", HOUSE)
def test_mixed_tables_end(name: str) -> None:
    """The small brother of `python -m rules.players.arena --mixed --games 10000`."""
    for number in range(6):
        played = mixed_game(name, number)
        assert played.winners
        assert sum(len(times) for times in played.times.values()) < ENDLESS


@pytest.mark.parametrize("name", HOUSE)
def test_every_level_plays_on_every_seat_under_the_newest_rules(name: str) -> None:
    """Whoever sits beside it, and with every setting other than usual once; none is refused, none endless."""
    game, most, known = GAMES[name], GAMES[name].SEATS[-1], levels(name)
    sat: set[tuple[str, int]] = set()
    for number in range(most):
        sitting = [known[(number + seat) % len(known)] for seat in range(most)]
        played = play(name, sitting, f"seats {number}", 1, unusual(name, number))
        assert played.winners
        assert played.view.version == game.VERSION
        sat.update((level, seat) for seat, level in enumerate(sitting))
    assert sat == set(product(known, range(most)))


def unusual(name: str, number: int) -> dict[str, str]:
    """The settings with the choice of this number, or their last."""
    choices = {setting.name: setting.choices for setting in GAMES[name].SETTINGS if setting.choices}
    return {setting: values[min(number, len(values) - 1)] for setting, values in choices.items()}


@pytest.mark.parametrize("name", HOUSE)
def test_a_hint_is_allowed_and_says_why(name: str) -> None:
    game = GAMES[name]
    for table, seat, _ in random_game(game, game.SEATS[1], {}, "hint"):
        question = table.asks[seat]
        picks, why = advise(table.view(seat), question, "hint")
        question.check(picks)
        assert isinstance(why, Text)
        assert why.key.startswith(f"{name}-why-")


@pytest.mark.parametrize("name", HOUSE)
def test_the_levels_are_those_that_can_be_chosen(name: str) -> None:
    house, known = HOUSE[name], levels(name)
    assert tuple(house.PLAYERS) == tuple(house.SHOULD_BEAT) == known == LEVELS[: len(known)]
    assert tuple(house.BEATS) == known[1:]
