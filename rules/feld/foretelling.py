"""What can be foretold of Stefan Feld's Amsterdam by whoever looks on."""

from rules.core.asking import Text
from rules.core.foretelling import Foretelling, Outcomes, most, usual
from rules.core.foretelling import came_out as usual_outcomes
from rules.feld.scoring import points, winners
from rules.feld.state import State
from rules.feld.view import View

#: By how many points somebody wins.
MARGINS = ("0-5", "6-15", "16-30", "31-")
#: The last round in which it can be foretold, a third of the twelve; a short game begins with the third.
LAST = 4


def foretelling(view: View) -> Foretelling:
    """Who wins, by how much, and who gets most points from the districts."""
    asks = usual(len(view.seats), MARGINS, "districts")
    return Foretelling(asks, view.round <= LAST, Text("feld-foretold-until", {"round": LAST}))


def came_out(g: State) -> Outcomes:
    """What of it came out, in a game that is over."""
    districts = most([sum(score.districts.values()) for score in g.scores])
    return usual_outcomes(winners(g), points(g), MARGINS) | {"districts": districts}
