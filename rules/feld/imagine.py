"""States that may be behind a view: what is hidden is dealt by luck, what is open stays."""

from copy import copy

import msgspec

from rules.core.chance import Chance
from rules.feld.board import DECKS, board
from rules.feld.state import Seat, State, Turn
from rules.feld.view import SeatView, View, cards_of, tiles_of

#: Tiles of the second kind: those of so many last rounds.
SECOND = 6


# What is printed


def printed_text(view: View) -> str:
    """A printed file with the board of the view: the one that comes with the game, if it fits."""
    ours = board("")
    same = (
        view.cards == cards_of("")
        and view.tiles == tiles_of("")
        and view.links == ours.links
        and (view.spaces, view.mouth, view.bridges) == (ours.spaces, ours.mouth, ours.bridges)
        and (view.magazine, view.black_market) == (ours.magazine, ours.black_market)
        and [(b.cost, b.near) for b in view.blocks] == [(b.cost, b.near) for b in ours.blocks.values()]
        and [(p.id, p.roofs) for p in view.places] == [(p.id, p.roofs) for p in ours.places.values()]
    )
    return "" if same else _made_up(view)


def _json(value: object) -> str:
    """Numbers, texts and lists of them as TOML has them, too."""
    return msgspec.json.encode(value).decode()


def _made_up(view: View) -> str:
    """The text of a printed file that gives the board of a view."""
    costs: dict[str, list[int]] = {}
    for block in view.blocks:
        costs.setdefault(block.district, []).append(block.cost)
    bridges = [[a.id, b] for a in view.blocks for b in a.near if a.id < b]
    places = {kind: [p for p in view.places if p.kind == kind] for kind in ("store", "ware", "dock", "water")}
    lines = ["[city.blocks]", *[f"{district} = {_json(cost)}" for district, cost in costs.items()]]
    lines += ["[bridges]", f"rows = {_json(bridges)}"]
    lines += ["[amstel]", f"spaces = {view.spaces}", f"mouth = {view.mouth}"]
    lines += [f"bridges = {_json(view.bridges)}", "[harbour]"]
    lines += [f"water = {_json([place.id for place in places['water']])}"]
    lines += [f"docks = {_json([place.worker for place in places['dock']])}", "[harbour.storehouses]"]
    lines += [f"{place.good} = {_json(place.roofs)}" for place in places["store"]]
    lines += ["[harbour.warehouses]", *[f"{place.id} = {place.roofs[0]}" for place in places["ware"]]]
    lines += ["[harbour.links]", f"rows = {_json(view.links)}"]
    lines += ["[magazine]", f"values = {_json(view.magazine)}"]
    lines += ["[black_market]", f"rows = {_json(view.black_market)}"]
    for table, extra in (("market", False), ("market_extra", True)):
        tiles = [tile for tile in view.tiles.values() if tile.code.startswith("C") == extra]
        rows = [[tile.code, tile.gulden, tile.points, tile.amstel, tile.any] for tile in tiles]
        lines += [f"[{table}]", f"rows = {_json(rows)}"]
    for deck, table in (("craftsman", "craftsmen"), ("building", "buildings"), ("map", "maps")):
        lines += [f"[cards.{table}]", "rows = ["]
        for card in view.cards.values():
            if card.deck == deck:
                cost = ", ".join(f"{color} = {number}" for color, number in card.cost.items())
                lines.append(f'["{card.code}", "{card.kind}", "{card.icon}", {{ {cost} }}],')
        lines.append("]")
    return "\n".join(lines)


# What is open, and what is hidden


def imagine(view: View, luck: Chance | None = None) -> State:
    """A state that the view could be one of; without luck what is hidden stays in the order of its numbers.

    Others have only those secret orders that lie open: what they strive for in secret nobody can tell.
    """
    g = State(
        printed=printed_text(view),
        dice_order="together",
        chance=Chance("" if luck is None else f"{luck.number():x}"),
        seats=[_seat(seat) for seat in view.seats],
        people=len(view.seats) - (view.tom is not None),
        decks=_decks(view, luck),
        market=_market(view, luck),
        tile=view.tile.code,
        order=list(view.order),
        commodities={block.id: block.good for block in view.blocks if block.good is not None},
        owners={block.id: block.owner for block in view.blocks if block.owner is not None},
        docks={place.worker: list(place.workers) for place in view.places if place.worker},
        magazine=list(view.magazine_workers),
        stored={place.id: list(place.stored) for place in view.places if place.stored},
        black_market=list(view.sold),
        tiles=[district.id for district in view.districts if district.tile],
        phase=view.phase,
        round=view.round,
        waiting=list(view.waiting),
        in_order=view.in_order,
        display=list(view.display),
        discard=list(view.discard),
        dice=dict(view.dice),
        turn=Turn(dict(view.done), view.sail),
        figures=dict(view.figures),
        tom_step=1,
        tom_block=6,
        version=view.version,
        storing=view.storing,
    )
    if view.mine is not None and view.seat is not None:
        g.seats[view.seat].orders = [order.code for order in view.mine.orders]
    return g


def _seat(seen: SeatView) -> Seat:
    shown = [order.code for order in seen.shown]
    return Seat(
        supply=dict(seen.supply),
        roundel=[dict(slot) for slot in seen.roundel],
        barge=seen.barge,
        points=seen.points,
        gulden=seen.gulden,
        inactive=list(seen.inactive),
        active=list(seen.active),
        used=dict(seen.used),
        storehouse=list(seen.storehouse),
        hold=list(seen.hold),
        workers=list(seen.workers),
        left_pier=seen.left_pier,
        space=seen.space,
        penalties=seen.penalties,
        orders=shown,
        shown=list(shown),
    )


def _decks(view: View, luck: Chance | None) -> dict[str, list[str]]:
    seen = {*view.display, *view.discard}
    for seat in view.seats:
        seen |= {*seat.active, *seat.inactive}
    decks = {}
    for deck, codes in DECKS.items():
        cards = [code for code in codes if code not in seen]
        decks[deck] = luck.shuffled(cards, deck) if luck else cards
    return decks


def _market(view: View, luck: Chance | None) -> list[str]:
    second = min(view.market, SECOND)
    stack: list[str] = []
    for letter, number in (("B", second), ("A", view.market - second)):
        codes = [code for code in view.tiles if code[0] == letter and code != view.tile.code]
        stack += (luck.shuffled(codes, letter) if luck else codes)[:number]
    return stack


def at_turn(view: View) -> State | None:
    """A state in which it is this seat's turn now, as far as it can see: to act, or to select a card.

    Alone there is nobody to wait for.
    """
    if view.phase not in ("I", "III") or view.seat not in view.waiting or view.tom is not None:
        return None
    g = imagine(view)
    g.waiting = [view.seat, *[seat for seat in view.waiting if seat != view.seat]]
    return g


# Trying things out


def fork(g: State, seat: int) -> State:
    """A copy in which one seat can take its turn: what its turn cannot change is shared."""
    new = copy(g)
    new.seats = g.seats.copy()
    new.seats[seat] = fork_seat(g.seats[seat])
    new.order = g.order.copy()
    new.commodities = g.commodities.copy()
    new.owners = g.owners.copy()
    new.docks = {dock: workers.copy() for dock, workers in g.docks.items()}
    new.magazine = g.magazine.copy()
    new.stored = {place: goods.copy() for place, goods in g.stored.items()}
    new.black_market = g.black_market.copy()
    new.discard = g.discard.copy()
    new.figures = g.figures.copy()
    new.turn = Turn(g.turn.done.copy(), g.turn.sail)
    new.news = []
    return new


def fork_seat(me: Seat) -> Seat:
    """A copy of a player board."""
    new = copy(me)
    new.supply = me.supply.copy()
    new.roundel = [slot.copy() for slot in me.roundel]
    new.inactive = me.inactive.copy()
    new.active = me.active.copy()
    new.used = me.used.copy()
    new.storehouse = me.storehouse.copy()
    new.hold = me.hold.copy()
    new.workers = me.workers.copy()
    return new
