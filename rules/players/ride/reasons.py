"""Why the adviser answers as it does, for whoever asks for a hint: never against what the map marks."""

from collections.abc import Mapping
from typing import Any

from rules.core.asking import Picks, Text
from rules.players.ride.network import Deal, groups
from rules.players.ride.sight import Plan, Sight
from rules.players.ride.trade import shortage, targets, tracks
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.view import View


def reason(view: View, s: Sight, made: Plan, marks: Mapping[Deal, int], picks: Picks) -> Text:
    """What speaks for these picks, with what is planned after them and the ways that the map marks."""
    verb, _, what = picks[0].partition(":")
    match verb:
        case "keep":
            return _keeping(view, s, made, len(picks))
        case "pay":
            return Text("ride-why-pay")
        case "contracts":
            if s.last_turns is not None:
                return Text("ride-why-contracts-last")
            return Text("ride-why-contracts")
        case "claim":
            return _claiming(view, s, marks, s.net.number[what])
    return _drawing(view, s, made, what) if s.last_turns is None else Text("ride-why-nothing-counts")


def contract_text(view: View, s: Sight, deal: Deal) -> Text:
    """A contract as it is named everywhere."""
    names = {number: view.names[place] for place, number in s.net.places.items()}
    return Text("ride-contract", {"a": names[deal[0]], "b": names[deal[1]], "value": deal[2]})


def _keeping(view: View, s: Sight, made: Plan, number: int) -> Text:
    if number > 1:
        return Text("ride-why-keep-both", {"length": made.length})
    kept = next(deal for deal in s.offered if deal in made.asked)
    return Text("ride-why-keep-one", {"contract": contract_text(view, s, kept), "length": made.length})


def _claiming(view: View, s: Sight, marks: Mapping[Deal, int], route: int) -> Text:
    way, group = s.net.ways[route], groups(s.net, s.own)
    ends = {group[way.a], group[way.b]}
    for deal in s.open_deals:
        if {group[deal[0]], group[deal[1]]} == ends:
            return Text("ride-why-claim-completes", {"contract": contract_text(view, s, deal)})
    track = 1 << route | (1 << way.twin if way.twin >= 0 else 0)
    for deal in s.open_deals if s.last_turns is None else ():
        if marks.get(deal, 0) & track:
            return Text("ride-why-claim-way", {"contract": contract_text(view, s, deal)})
    return Text("ride-why-claim-points", {"points": way.points})


def _drawing(view: View, s: Sight, made: Plan, source: str) -> Text:
    if source == WILD:
        return Text("ride-why-draw-wild")
    routes = [*tracks(s, made.routes or targets(s))]
    for route in sorted(routes, key=lambda route: shortage(s, route)):
        way = s.net.ways[route]
        if source in COLORS and way.color in (source, GRAY) and s.hand[source] < way.length:
            return Text("ride-why-draw-open", {"color": source} | _ends(view, way.id))
    return Text("ride-why-draw-deck" if source not in COLORS else "ride-why-draw-spare")


def _ends(view: View, route: str) -> dict[str, Any]:
    seen = next(seen for seen in view.routes if seen.id == route)
    return {"a": view.names[seen.a], "b": view.names[seen.b]}
