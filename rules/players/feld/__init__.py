"""The house players of Stefan Feld's Amsterdam."""

from rules.feld.imagine import at_turn
from rules.players.feld import burgomaster, merchant, novice, regent
from rules.players.feld.again import AGAIN
from rules.players.feld.playout import imagined, play_out, stirred
from rules.players.feld.statistics import beginner, board_statistics
from rules.players.feld.watched import watched
from rules.players.thought import Player

__all__ = [
    "ADVISER", "AHEAD", "BEATS", "BLUR", "PLAYERS", "PLAYOUTS", "SHOULD_BEAT",
    "at_turn", "beginner", "board_statistics", "imagined", "play_out", "stirred", "watched",
]  # fmt: skip

PLAYERS: dict[str, Player] = {
    "novice": novice.novice,
    "merchant": merchant.merchant,
    "burgomaster": burgomaster.burgomaster,
    "regent": regent.regent,
}
ADVISER: Player = merchant.merchant
AHEAD = AGAIN
BEATS = {"merchant": 0.88, "burgomaster": 0.77, "regent": 0.76}
SHOULD_BEAT = {"novice": 0.95, "merchant": 0.75, "burgomaster": 0.55, "regent": 0.55}
#: Games that are imagined for chances, and how little a lead in them counts.
PLAYOUTS = 12
BLUR = 2.0
