"""What can be foretold of Ticket to Ride: Amsterdam by whoever looks on."""

from rules.core.asking import Text
from rules.core.foretelling import Foretelling, Outcomes, most, usual
from rules.core.foretelling import came_out as usual_outcomes
from rules.ride.board import CARTS
from rules.ride.scoring import winners
from rules.ride.state import State
from rules.ride.view import View

#: By how many points somebody wins.
MARGINS = ("0-3", "4-8", "9-15", "16-")
#: Until somebody has used a third of their carts.
OPEN_UNTIL = CARTS - CARTS // 3


def foretelling(view: View) -> Foretelling:
    """Who wins, by how much, and who completes most contracts."""
    begun = view.stage != "over" and all(seat.carts > OPEN_UNTIL for seat in view.seats)
    asks = usual(len(view.seats), MARGINS, "contracts")
    return Foretelling(asks, begun, Text("ride-foretold-until", {"carts": OPEN_UNTIL}))


def came_out(g: State) -> Outcomes:
    """What of it came out, in a game that is over."""
    points = [score.total for score in g.scores]
    contracts = most([score.completed for score in g.scores])
    return usual_outcomes(winners(g), points, MARGINS) | {"contracts": contracts}
