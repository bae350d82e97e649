"""The house players of Ticket to Ride: Amsterdam."""

from rules.players.ahead import Again
from rules.players.ride import adviser, burgomaster, merchant, novice, regent
from rules.players.ride import plans as PLANS  # noqa: N812 - what it offers is a part of the plug
from rules.players.ride.imagine import at_turn
from rules.players.ride.playout import imagined, play_out, stirred
from rules.players.ride.statistics import beginner, board_statistics
from rules.players.ride.watched import watched
from rules.players.thought import Player

__all__ = [
    "ADVISER", "AHEAD", "BEATS", "BLUR", "PLANS", "PLAYERS", "PLAYOUTS", "SHOULD_BEAT",
    "at_turn", "beginner", "board_statistics", "imagined", "play_out", "stirred", "watched",
]  # fmt: skip

PLAYERS: dict[str, Player] = {
    "novice": novice.novice,
    "merchant": merchant.merchant,
    "burgomaster": burgomaster.burgomaster,
    "regent": regent.regent,
}
ADVISER: Player = adviser.adviser
#: Its standing plans know all that comes again.
AHEAD = Again({})
BEATS = {"merchant": 0.95, "burgomaster": 0.75, "regent": 0.72}
SHOULD_BEAT = {"novice": 0.95, "merchant": 0.80, "burgomaster": 0.60, "regent": 0.55}
#: Games that are imagined for chances, and how little a lead in them counts.
PLAYOUTS = 40
BLUR = 0.5
