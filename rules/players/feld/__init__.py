"""The house players of Stefan Feld's Amsterdam."""

from rules.players.feld import burgomaster, merchant, novice
from rules.players.feld.statistics import beginner, board_statistics
from rules.players.thought import Player

__all__ = ["ADVISER", "BEATS", "PLAYERS", "SHOULD_BEAT", "beginner", "board_statistics"]

PLAYERS: dict[str, Player] = {
    "novice": novice.novice,
    "merchant": merchant.merchant,
    "burgomaster": burgomaster.burgomaster,
}
ADVISER: Player = merchant.merchant
BEATS = {"merchant": 0.88, "burgomaster": 0.77}
SHOULD_BEAT = {"novice": 0.95, "merchant": 0.75, "burgomaster": 0.55}
