"""Why a route that a seat might want to claim in its turn is not possible, and what it would take."""

from rules.core.asking import Ask, Text
from rules.core.worth import Impossible
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.view import Mine, RouteView, View


def impossible(view: View, question: Ask) -> Impossible:
    """The routes that cannot be claimed, with whose they are or what is lacking for them."""
    mine, offered = view.mine, {option.id for option in question.offered}
    if mine is None or question.text.key != "ride-ask-turn":
        return {}
    return {
        f"claim:{route.id}": (_route_name(view, route), _lacking(view, mine, route))
        for route in view.routes
        if f"claim:{route.id}" not in offered
    }


def _route_name(view: View, route: RouteView) -> Text:
    ends = {"a": view.names[route.a], "b": view.names[route.b]}
    return Text("ride-claim", ends | {"length": route.length, "color": route.color, "points": route.points})


def _lacking(view: View, mine: Mine, route: RouteView) -> Text:
    """Why a route cannot be claimed."""
    carts = view.seats[view.seat or 0].carts
    if route.owner is not None:
        return Text("ride-refused-owned", {"seat": route.owner})
    if carts < route.length:
        return Text("ride-refused-carts", {"length": route.length, "carts": carts})
    colors = COLORS if route.color == GRAY else (route.color,)
    held = {color: mine.hand[color] for color in (*colors, WILD) if mine.hand[color]}
    if max(held.get(color, 0) for color in colors) + mine.hand[WILD] >= route.length:
        return Text("ride-refused-twin")
    args = {"length": route.length, "color_held": held}
    if route.color == GRAY:
        return Text("ride-refused-one-color", args)
    return Text("ride-refused-color", args | {"color": route.color})
