"""The house players by game and level. None of them ever sees a state."""

from typing import Any

from rules.core.asking import Ask, Picks
from rules.players.feld.burgomaster import burgomaster as feld_burgomaster
from rules.players.feld.merchant import merchant as feld_merchant
from rules.players.feld.novice import novice as feld_novice
from rules.players.ride.burgomaster import burgomaster as ride_burgomaster
from rules.players.ride.merchant import merchant as ride_merchant
from rules.players.ride.novice import novice as ride_novice
from rules.players.thought import Advice, Player, Thought, thought

#: The levels that a host can choose, from the weakest to the strongest.
LEVELS = ("novice", "merchant", "burgomaster")
#: The level whose opinion a hint gives.
ADVISER = "merchant"
SECONDS = 2.0


def by_luck(view: Any, question: Ask, mind: Thought) -> Advice:
    """Any answer that is allowed: what the levels are measured against, and no level itself."""
    spare = min(question.most, len(question.options)) - question.least + 1
    number = question.least + mind.luck.below(spare, "picks")
    options = mind.luck.shuffled([option.id for option in question.options], "options")
    return tuple(options[:number]), question.text


PLAYERS: dict[str, dict[str, Player]] = {
    "ride": {
        "random": by_luck,
        "novice": ride_novice,
        "merchant": ride_merchant,
        "burgomaster": ride_burgomaster,
    },
    "feld": {
        "random": by_luck,
        "novice": feld_novice,
        "merchant": feld_merchant,
        "burgomaster": feld_burgomaster,
    },
}


def answer(
    view: Any, question: Ask, level: str, seed: str, seconds: float = SECONDS, playouts: int | None = None
) -> Picks:
    """What a house player of this level answers; the same for the same view, question and seed.

    A burgomaster makes as many playouts as fit into the seconds on a slow machine, or as many as are said.
    """
    picks, _ = PLAYERS[view.game][level](view, question, thought(seed, seconds, playouts))
    return picks


def advise(view: Any, question: Ask, seed: str) -> Advice:
    """What a merchant would answer, and why."""
    return PLAYERS[view.game][ADVISER](view, question, thought(seed, SECONDS))
