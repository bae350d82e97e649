"""What a drafted turn of Stefan Feld's Amsterdam may depend on."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core.asking import Option, Text
from rules.feld.view import BlockView, PlaceView, View
from rules.players.watching import Thing


def watched(view: View, options: Iterable[Option]) -> dict[str, Thing]:
    """What the options are about, and the places of the board at which anything may change."""
    found = {}
    for option in options:
        for kind, state in STATES.items():
            name = option.text.args.get(kind)
            if isinstance(name, str):
                found[f"{kind}:{name}"] = Thing(Text(f"feld-watch-{kind}", {kind: name}), state(view, name))
    return found | {
        "market": Thing(Text("feld-watch-market"), (view.tile.code, view.sold)),
        "display": Thing(Text("feld-watch-display"), view.display),
        "city": Thing(Text("feld-watch-city"), [_block(block) for block in view.blocks]),
        "harbour": Thing(Text("feld-watch-harbour"), [_place(view, place) for place in view.places]),
        "amstel": Thing(Text("feld-watch-amstel"), view.order),
    }


def _block(block: BlockView) -> object:
    return block.good, block.owner


def _place(view: View, place: PlaceView) -> object:
    return place.stored, place.workers, [seat for seat in place.barges if seat != view.seat]


def _card(view: View, code: str) -> object:
    """Where a card lies."""
    holders = [seat for seat, board in enumerate(view.seats) if code in (*board.active, *board.inactive)]
    return code in view.display, holders, code in view.discard


#: How things are that options name, by kind.
STATES: dict[str, Callable[[View, str], Any]] = {
    "block": lambda view, name: [_block(block) for block in view.blocks if block.id == name],
    "place": lambda view, name: [_place(view, place) for place in view.places if place.id == name],
    "card": _card,
}
