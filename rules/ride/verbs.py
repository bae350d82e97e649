"""By which commands the questions of Ticket to Ride: Amsterdam are answered."""

from rules.core.verbs import Verbs, step

VERBS: Verbs = {
    "draw": (step("card", "draw"),),
    "claim": (step("route", "claim"), step("payment", "pay")),
    "contracts": (step(None, "contracts"), step("keep", "keep")),
}
