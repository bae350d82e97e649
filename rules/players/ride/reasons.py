"""Why a merchant answers as it does, for whoever asks for a hint."""

from typing import Any

from rules.core.asking import Ask, Picks, Text
from rules.players.ride.network import Deal, groups
from rules.players.ride.plan import plan, plan_for
from rules.players.ride.sight import Sight
from rules.players.ride.trade import shortage, targets, tracks
from rules.ride.board import COLORS, GRAY, WILD
from rules.ride.view import View


def reason(view: View, s: Sight, question: Ask, picks: Picks) -> Text:
    """What speaks for this answer to this question."""
    verb, _, what = picks[0].partition(":")
    match verb:
        case "keep":
            return _keeping(view, s, question, picks)
        case "pay":
            return Text("ride-why-pay")
        case "contracts":
            if s.last_turns is not None:
                return Text("ride-why-contracts-last")
            return Text("ride-why-contracts")
        case "claim":
            return _claiming(view, s, s.net.number[what])
    return _drawing(view, s, what)


def contract_text(view: View, s: Sight, deal: Deal) -> Text:
    """A contract as it is named everywhere."""
    names = {number: view.names[place] for place, number in s.net.places.items()}
    return Text("ride-contract", {"a": names[deal[0]], "b": names[deal[1]], "value": deal[2]})


def _keeping(view: View, s: Sight, question: Ask, picks: Picks) -> Text:
    kept = [deal for deal, option in zip(s.offered, question.options, strict=True) if option.id in picks]
    length = plan_for(s, s.open_deals + tuple(kept)).length
    if len(kept) > 1:
        return Text("ride-why-keep-both", {"length": length})
    return Text("ride-why-keep-one", {"contract": contract_text(view, s, kept[0]), "length": length})


def _claiming(view: View, s: Sight, route: int) -> Text:
    way, group = s.net.ways[route], groups(s.net, s.own)
    ends = {group[way.a], group[way.b]}
    for deal in s.open_deals:
        if {group[deal[0]], group[deal[1]]} == ends:
            return Text("ride-why-claim-completes", {"contract": contract_text(view, s, deal)})
    made = plan(s)
    if route in tracks(s, made.routes):
        for deal in made.deals:
            if made.routes & plan_for(s, (deal,)).routes & (1 << route | 1 << max(way.twin, 0)):
                return Text("ride-why-claim-way", {"contract": contract_text(view, s, deal)})
        return Text("ride-why-claim-plan", {"length": made.length})
    return Text("ride-why-claim-points", {"points": way.points})


def _drawing(view: View, s: Sight, source: str) -> Text:
    if source == WILD:
        return Text("ride-why-draw-wild")
    routes = [*tracks(s, plan(s).routes or targets(s))]
    for route in sorted(routes, key=lambda route: shortage(s, route)):
        way = s.net.ways[route]
        if source in COLORS and way.color in (source, GRAY) and s.hand[source] < way.length:
            return Text("ride-why-draw-open", {"color": source} | _ends(view, way.id))
    return Text("ride-why-draw-deck" if source not in COLORS else "ride-why-draw-spare")


def _ends(view: View, route: str) -> dict[str, Any]:
    seen = next(seen for seen in view.routes if seen.id == route)
    return {"a": view.names[seen.a], "b": view.names[seen.b]}
