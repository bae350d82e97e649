"""By which commands the questions of Ticket to Ride: Amsterdam are answered, and where options stand."""

from rules.core.verbs import Spots, Verbs, buttons, select, step

VERBS: Verbs = {
    "draw": (step("card", "draw"),),
    "claim": (step("route", "claim"), step("payment", "pay")),
    "contracts": (step(None, "contracts"), step("keep", "keep")),
}
SPOTS: Spots = (
    buttons("draw", "contracts", rows=2),
    buttons("keep", rows=2),
    buttons("pay"),
    select("claim", groups=("contracts", "others")),
)
