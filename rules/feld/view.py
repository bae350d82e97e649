"""What a seat may see of a game: an allow-list, from which all pictures and texts are made.

Nearly everything lies open in this game. What does not: the order of the decks and of the market stack,
which tiles were left out, the secret orders of others, and dice chosen at the same time as others choose
theirs, which the state does not hold until everybody has chosen.
"""

from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from rules.feld.abilities import total
from rules.feld.board import DISTRICTS, Card, Kind, board, tile_words
from rules.feld.city import DISTRICT_POINTS, available, crests, largest_group
from rules.feld.harbour import destinations, fast_delivery, magazine_value
from rules.feld.orders import fulfilled, standing
from rules.feld.scoring import penalty, winners
from rules.feld.state import LAST_ROUND, Phase, Score, State, in_secret
from rules.feld.turn import can_activate, moves_ahead, usable

CRESTS = 15


class BlockView(Struct, frozen=True):
    """A block: its commodity, or its owner."""

    id: str
    district: str
    color: str
    cost: int
    near: tuple[str, ...]
    good: str | None
    owner: int | None


class PlaceView(Struct, frozen=True):
    """A space of the harbour: roofs with what covers them, dock workers, and the barges that lie there."""

    id: str
    kind: Kind
    crane: bool
    good: str | None
    roofs: tuple[int, ...]
    stored: tuple[str, ...]
    worker: str | None
    workers: tuple[str, ...]
    barges: tuple[int, ...]


class DistrictView(Struct, frozen=True):
    """A district: whether its tile lies face up, and how many crests each seat has in it."""

    id: str
    color: str
    tile: bool
    crests: tuple[int, ...]


class CardView(Struct, frozen=True):
    """What is printed on a card; its effect is told by the catalogues under its code."""

    code: str
    deck: str
    kind: str
    icon: str
    cost: dict[str, int]
    #: The colour of the district that a map shows.
    color: str


class TileView(Struct, frozen=True):
    """What is printed on a market tile."""

    code: str
    gulden: int
    points: int
    amstel: int
    any: int

    @property
    def words(self) -> dict[str, Any]:
        """What it has to say."""
        return tile_words(self.code, self.gulden, self.points, self.amstel, self.any)


class OrderView(Struct, frozen=True):
    """A secret order and its points as things stand; what is returned for one counts at the end."""

    code: str
    points: int
    #: What it is worth at this table, and how many there are of how many it takes, if it counts anything.
    value: int = 0
    there: int = 0
    takes: int = 0
    #: Whether it lies face up.
    open: bool = False


class SeatView(Struct, frozen=True):
    """A player board: all of it lies open."""

    points: int
    gulden: int
    penalties: int
    #: What the penalty tokens cost at the end as they stand.
    penalty: int
    supply: dict[str, int]
    #: The slots of the roundel, that with one pip first.
    roundel: tuple[dict[str, int], ...]
    inactive: tuple[str, ...]
    active: tuple[str, ...]
    used: dict[str, int]
    storehouse: tuple[str, ...]
    hold: tuple[str, ...]
    workers: tuple[str, ...]
    barge: str
    space: int
    crests: int
    crests_left: int
    group: int
    #: How many secret orders it has, and those that everybody may see.
    orders: int
    shown: tuple[OrderView, ...]
    #: Whether its barge has ever left the pier.
    left_pier: bool = False


class Mine(Struct, frozen=True):
    """What only the seat itself sees, and in its turn what it can do."""

    orders: tuple[OrderView, ...]
    #: The blocks it can take, the places its barge can reach with what that costs, cards to activate and use.
    blocks: tuple[str, ...] = ()
    places: dict[str, int] = {}
    activate: tuple[str, ...] = ()
    use: tuple[str, ...] = ()
    #: How many spaces of the Amstel it can pay for.
    amstel: int = 0


class View(Struct, frozen=True):
    """The game as one reader sees it; `seat` is None for a spectator."""

    game: Literal["feld"]
    seat: int | None
    phase: Phase
    round: int
    rounds: int
    #: The bonus for fast delivery in this round, and the highest die result that is not turned to 1.
    bonus: int
    highest: int
    #: The seats in the order of play, those still to act in this phase, and those that act now.
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    acting: tuple[int, ...]
    districts: tuple[DistrictView, ...]
    #: The points for the positions in a district whose tile lies face up.
    majority: tuple[int, ...]
    blocks: tuple[BlockView, ...]
    places: tuple[PlaceView, ...]
    links: tuple[tuple[str, str], ...]
    #: The Amstel: its spaces, its bridges (the space before, points), and discs by space, the top one first.
    spaces: int
    mouth: int
    bridges: tuple[tuple[int, int], ...]
    discs: dict[int, tuple[int, ...]]
    magazine: tuple[int, ...]
    magazine_workers: tuple[str, ...]
    #: What the next dock worker is worth.
    magazine_next: int
    black_market: tuple[tuple[str, ...], ...]
    sold: tuple[str, ...]
    tile: TileView
    #: How many tiles are left in the market stack, and cards in each deck.
    market: int
    decks: dict[str, int]
    display: tuple[str, ...]
    discard: tuple[str, ...]
    dice: dict[str, int]
    seats: tuple[SeatView, ...]
    #: Everything printed on cards and tiles, which everybody may look up.
    cards: dict[str, CardView]
    tiles: dict[str, TileView]
    #: What the seat whose turn it is has done, and the spaces its barge may still move for nothing.
    done: dict[str, int]
    sail: int
    #: Whether the seat whose turn it is may still take a block, move on the Amstel, use the market.
    left: dict[str, bool]
    #: Where the figures of expansions stand; one that is not placed yet is nowhere.
    figures: dict[str, str]
    #: The seat that TOM has, in a game alone.
    tom: int | None
    mine: Mine | None
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    #: The version of the rules with which the game began.
    version: int = 1
    #: When the resource is chosen that is kept for the next round.
    storing: str = "passing"
    #: Whether dice are being chosen one after the other, each seeing what the others took.
    in_order: bool = False


def view(g: State, seat: int | None) -> View:
    """All that a seat may see; a spectator is seat None."""
    printed = board(g.printed)
    return View(
        game="feld",
        seat=seat,
        phase=g.phase,
        round=g.round,
        rounds=LAST_ROUND,
        bonus=fast_delivery(g.round),
        highest=min(6, LAST_ROUND + 1 - g.round),
        order=tuple(g.order),
        waiting=tuple(g.waiting),
        acting=_acting(g),
        districts=_districts(g),
        majority=tuple([points for points in DISTRICT_POINTS[len(g.seats)] if points]),
        blocks=_blocks(g),
        places=_places(g),
        links=printed.links,
        spaces=printed.spaces,
        mouth=printed.mouth,
        bridges=printed.bridges,
        discs=_discs(g),
        magazine=printed.magazine,
        magazine_workers=tuple(g.magazine),
        magazine_next=magazine_value(g),
        black_market=printed.black_market,
        sold=tuple(g.black_market),
        tile=tiles_of(g.printed)[g.tile],
        market=len(g.market),
        decks={deck: len(cards) for deck, cards in g.decks.items()},
        display=tuple(g.display),
        discard=tuple(g.discard),
        dice=dict(g.dice),
        seats=tuple([_seat(g, number) for number in range(len(g.seats))]),
        cards=cards_of(g.printed),
        tiles=tiles_of(g.printed),
        done=dict(g.turn.done) if g.phase == "III" else {},
        sail=g.turn.sail if g.phase == "III" else 0,
        left=_left(g),
        figures=dict(g.figures),
        tom=None if g.people == len(g.seats) else len(g.seats) - 1,
        mine=None if seat is None else _mine(g, seat),
        scores=tuple(g.scores),
        winners=tuple(winners(g)),
        version=g.version,
        storing=g.storing,
        in_order=g.phase == "II" and not in_secret(g),
    )


def _acting(g: State) -> tuple[int, ...]:
    """All that are still to act where they do it at the same time, otherwise the first of them."""
    at_once = g.phase in ("orders", "IV") or (g.phase == "II" and in_secret(g))
    return tuple(g.waiting if at_once else g.waiting[:1])


def _mine(g: State, seat: int) -> Mine:
    orders = _orders(g, seat, g.seats[seat].orders)
    if g.phase != "III" or g.waiting[:1] != [seat]:
        return Mine(orders)
    return Mine(
        orders,
        blocks=tuple([option.text.args["block"] for option in available(g, seat)]),
        places={option.text.args["place"]: option.text.args["cubes"] for option in destinations(g, seat)},
        activate=tuple([option.text.args["card"] for option in can_activate(g, seat)]),
        use=tuple([option.text.args["card"] for option in usable(g, seat)]),
        amstel=len(moves_ahead(g, seat)),
    )


@lru_cache(maxsize=64)
def cards_of(printed: str) -> dict[str, CardView]:
    """What is printed on all cards."""
    return {card.code: _card(card) for card in board(printed).cards.values()}


def _card(card: Card) -> CardView:
    return CardView(card.code, card.deck, card.kind, card.icon, card.cost, DISTRICTS.get(card.kind, ""))


@lru_cache(maxsize=64)
def tiles_of(printed: str) -> dict[str, TileView]:
    """What is printed on all market tiles."""
    tiles = board(printed).tiles.values()
    return {tile.code: TileView(tile.code, tile.gulden, tile.points, tile.amstel, tile.any) for tile in tiles}


def _districts(g: State) -> tuple[DistrictView, ...]:
    return tuple(
        [
            DistrictView(name, color, name in g.tiles, tuple(crests(g, name)))
            for name, color in DISTRICTS.items()
        ]
    )


def _blocks(g: State) -> tuple[BlockView, ...]:
    return tuple(
        [
            BlockView(
                id=block.id,
                district=block.district,
                color=block.color,
                cost=block.cost,
                near=block.near,
                good=g.commodities.get(block.id),
                owner=g.owners.get(block.id),
            )
            for block in board(g.printed).blocks.values()
        ]
    )


def _places(g: State) -> tuple[PlaceView, ...]:
    barges: dict[str, tuple[int, ...]] = {}
    for number in range(g.people):
        lies = g.seats[number].barge
        barges[lies] = (*barges.get(lies, ()), number)
    return tuple(
        [
            PlaceView(
                id=place.id,
                kind=place.kind,
                crane=place.crane,
                good=place.takes,
                roofs=place.roofs,
                stored=tuple(g.stored.get(place.id, ())),
                worker=place.worker,
                workers=tuple(g.docks[place.worker]) if place.worker else (),
                barges=barges.get(place.id, ()),
            )
            for place in board(g.printed).places.values()
        ]
    )


def _discs(g: State) -> dict[int, tuple[int, ...]]:
    discs: dict[int, tuple[int, ...]] = {}
    for seat in g.order:
        space = g.seats[seat].space
        discs[space] = (*discs.get(space, ()), seat)
    return discs


def _left(g: State) -> dict[str, bool]:
    """What comes only so often a turn, and whether it can still come."""
    if g.phase != "III" or not g.waiting:
        return {}
    seat, done = g.waiting[0], g.turn.done
    return {
        "block": done.get("block", 0) < total(g, seat, "blocks", 1),
        "amstel": "amstel-move" not in done,
        "market": done.get("market", 0) < total(g, seat, "market", 1),
    }


def _seat(g: State, number: int) -> SeatView:
    seat = g.seats[number]
    placed = list(g.owners.values()).count(number)
    return SeatView(
        points=seat.points,
        gulden=seat.gulden,
        penalties=seat.penalties,
        penalty=penalty(seat.penalties),
        supply=dict(seat.supply),
        roundel=tuple([dict(slot) for slot in seat.roundel]),
        inactive=tuple(seat.inactive),
        active=tuple(seat.active),
        used=dict(seat.used),
        storehouse=tuple(seat.storehouse),
        hold=tuple(seat.hold),
        workers=tuple(seat.workers),
        barge=seat.barge,
        space=seat.space,
        crests=placed,
        crests_left=max(0, CRESTS - placed),
        group=largest_group(g, number),
        orders=len(seat.orders),
        shown=_orders(g, number, seat.orders if g.phase == "over" else seat.shown),
        left_pier=seat.left_pier,
    )


def _orders(g: State, number: int, codes: list[str]) -> tuple[OrderView, ...]:
    points = g.scores[number].orders if g.scores else fulfilled(g, number)
    shown = g.seats[number].shown
    return tuple(
        [
            OrderView(code, points.get(code, 0), *standing(g, number, code), open=code in shown)
            for code in codes
        ]
    )
