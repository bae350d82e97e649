"""The house players by game and level. None of them ever sees a state."""

from typing import Any, Protocol

from rules.core.asking import Ask, Picks
from rules.core.chance import Chance
from rules.games import Parts
from rules.players.results import Result
from rules.players.thought import Advice, Player, Thought, thought

#: The levels that a host can choose, from the weakest to the strongest.
LEVELS = ("novice", "merchant", "burgomaster", "regent")
#: No level, but what the weakest is measured against.
LUCK = "random"
#: The level that stands in for people, and whose opinion a hint gives.
ADVISER = "merchant"
SECONDS = 2.0


class HousePlayers(Protocol):
    """What a game's package of house players offers."""

    #: Who plays at each level.
    PLAYERS: dict[str, Player]
    #: Who advises people: a merchant who says why, and nothing that speaks against what the pictures show.
    ADVISER: Player
    #: How often a level beats the one below it at a table of two: docs/tournaments.md. It anchors ratings.
    BEATS: dict[str, float]
    #: How often at least it has to, novices against luck.
    SHOULD_BEAT: dict[str, float]

    #: How many games are imagined for everybody's chance to win, and how little a lead in them counts:
    #: docs/chances.md.
    PLAYOUTS: int
    BLUR: float

    def imagined(self, view: Any, luck: Chance) -> Any:
        """A state at rest that could be behind the view of a spectator; what is hidden is dealt by luck."""

    def stirred(self, g: Any, luck: Chance) -> Any:
        """A state with all that luck has still in store mixed anew; it may be changed itself."""

    def play_out(self, g: Any) -> None:
        """Play such a state to its end, quickly, everybody as well as everybody else."""

    def beginner(self, view: Any) -> int | None:
        """Who begins a game, as soon as a view shows it."""

    def board_statistics(self, games: list[Result]) -> dict[str, Any]:
        """What finished games tell about the board."""


HOUSE = Parts[HousePlayers]("players")


def levels(game: str) -> tuple[str, ...]:
    """The levels at which the house plays a game."""
    return tuple(HOUSE[game].PLAYERS)


def by_luck(view: Any, question: Ask, mind: Thought) -> Advice:
    """Any answer that is allowed."""
    spare = min(question.most, len(question.options)) - question.least + 1
    number = question.least + mind.luck.below(spare, "picks")
    options = mind.luck.shuffled([option.id for option in question.options], "options")
    return tuple(options[:number]), question.text


def player(game: str, level: str) -> Player:
    """Who plays a game at a level."""
    return by_luck if level == LUCK else HOUSE[game].PLAYERS[level]


def answer(
    view: Any, question: Ask, level: str, seed: str, seconds: float = SECONDS, playouts: int | None = None
) -> Picks:
    """What a house player of this level answers; the same for the same view, question and seed.

    Who looks ahead makes as many playouts as fit into the seconds on a slow machine, or as many as are said.
    """
    picks, _ = player(view.game, level)(view, question, thought(seed, seconds, playouts))
    return picks


def advise(view: Any, question: Ask, seed: str) -> Advice:
    """What a merchant would answer, and why."""
    return HOUSE[view.game].ADVISER(view, question, thought(seed, SECONDS))
