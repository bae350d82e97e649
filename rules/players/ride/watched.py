"""What a drafted turn of Ticket to Ride may depend on."""

from collections.abc import Iterable

from rules.core.asking import Option, Text
from rules.players.ride.standing import ends
from rules.players.watching import Thing
from rules.ride.view import View


def watched(view: View, options: Iterable[Option]) -> dict[str, Thing]:
    """The routes next to those that are claimed, the open cards, all routes, and whether the end is near."""
    by_id = {route.id: route for route in view.routes}
    found = {}
    for option in options:
        name = option.id.removeprefix("claim:")
        if name in by_id:
            mine = by_id[name]
            near = [route.owner for route in view.routes if {route.a, route.b} & {mine.a, mine.b}]
            found[f"near:{name}"] = Thing(Text("ride-watch-near", ends(view, mine)), near)
    return found | {
        "open": Thing(Text("ride-watch-open"), sorted(view.face_up)),
        "routes": Thing(Text("ride-watch-routes"), [route.owner for route in view.routes]),
        "last": Thing(Text("ride-watch-last"), view.last_turns is not None),
    }
