"""The house players of Ticket to Ride: Amsterdam."""

from rules.players.ride import adviser, burgomaster, merchant, novice
from rules.players.ride.statistics import beginner, board_statistics
from rules.players.thought import Player

__all__ = ["ADVISER", "BEATS", "PLAYERS", "SHOULD_BEAT", "beginner", "board_statistics"]

PLAYERS: dict[str, Player] = {
    "novice": novice.novice,
    "merchant": merchant.merchant,
    "burgomaster": burgomaster.burgomaster,
}
ADVISER: Player = adviser.adviser
BEATS = {"merchant": 0.95, "burgomaster": 0.75}
SHOULD_BEAT = {"novice": 0.95, "merchant": 0.80, "burgomaster": 0.60}
