"""What a player has before its eyes, in numbers that are quick to reckon with.

It is made from a view; and, for a player that looks ahead, from a state that it has imagined.
"""

from functools import lru_cache
from itertools import islice
from operator import attrgetter

from msgspec import Struct

from rules.players.ride.network import Deal, Network, groups, network
from rules.ride.board import COLORS, GRAY, WILD, Board, board
from rules.ride.state import State
from rules.ride.view import View


class Habits(Struct, frozen=True):
    """What one who acts on a plan may do otherwise than another; as it stands here, a merchant does it."""

    #: Whether the longest routes are planned, too, as many as there are carts for.
    wide: bool = False
    #: A route at whose ends others are in so many places is claimed with wilds, too.
    contested: int = 2
    #: What a card is worth more for each point beyond one that a space of its route brings.
    a_point: float = 0.0
    #: What a card is worth that brings a wanted route nearer.
    nearer: float = 1.0
    #: How many spaces a route that a contract needs is put before others.
    first: float = 0.0
    #: With fewer cards than so many short routes wait, unless they are contested or the end is near.
    patient: int = 0


A_MERCHANTS = Habits()


class Sight(Struct):
    """The position of one seat. Sets of routes are bits by their number."""

    net: Network
    seat: int
    #: The routes of this seat, those that it may still claim, and those of the others.
    own: int
    open: int
    taken: int
    hand: dict[str, int]
    #: How many cards there are for a route of each colour, wilds and all.
    reach: dict[str, int]
    carts: int
    deals: tuple[Deal, ...]
    offered: tuple[Deal, ...]
    #: All contracts that are in the game.
    cards: tuple[Deal, ...]
    face_up: tuple[str, ...]
    deck: int
    contract_deck: int
    #: The others' carts and merchandise, in the order of play after this seat.
    other_carts: tuple[int, ...]
    other_merchandise: tuple[int, ...]
    merchandise: int
    merchandise_left: int
    last_turns: int | None
    #: What the seat has planned, as long as nothing comes between.
    plan: "Plan | None" = None
    habits: Habits = A_MERCHANTS

    @property
    def open_deals(self) -> tuple[Deal, ...]:
        """The contracts of this seat that are not completed."""
        group = groups(self.net, self.own)
        return tuple([deal for deal in self.deals if group[deal[0]] != group[deal[1]]])


class Plan(Struct, frozen=True):
    """The routes to be claimed for those contracts that can be completed, and their cost in points."""

    routes: int
    length: int
    cost: float
    #: The contracts that will be completed, of those that were looked at.
    deals: tuple[Deal, ...]
    asked: tuple[Deal, ...]
    #: Those of the routes that no contract needs.
    beside: int = 0


def reach(hand: dict[str, int]) -> dict[str, int]:
    """How many cards there are for a route of each colour, wilds and all."""
    wilds, most = hand[WILD], 0
    found = {}
    for color in COLORS:
        found[color] = cards = hand[color] + wilds
        if cards > most:
            most = cards
    found[GRAY] = most
    return found


def sight(view: View, deck: tuple[tuple[str, str, int], ...], habits: Habits = A_MERCHANTS) -> Sight:
    """The position that a view shows; `deck` are the contracts that are in the game."""
    me, seat, net = view.mine, view.seat, network(view.routes)
    assert me is not None
    assert seat is not None
    own = free = taken = 0
    owners = [route.owner for route in view.routes]
    for number, route in enumerate(view.routes):
        twin = net.ways[number].twin
        if route.owner == seat:
            own |= 1 << number
        elif route.owner is not None:
            taken |= 1 << number
        elif not route.closed and (twin < 0 or owners[twin] != seat):
            free |= 1 << number
    places = net.places
    deals = tuple([(places[card.a], places[card.b], card.value) for card in me.contracts])
    offered = tuple([(places[card.a], places[card.b], card.value) for card in me.offered])
    cards = [(places[a], places[b], value) for a, b, value in deck]
    after = [view.seats[(seat + step) % len(view.seats)] for step in range(1, len(view.seats))]
    return Sight(
        net,
        seat,
        own,
        free,
        taken,
        me.hand,
        reach(me.hand),
        view.seats[seat].carts,
        deals,
        offered,
        tuple(cards),
        view.face_up,
        view.deck,
        view.contract_deck,
        tuple([other.carts for other in after]),
        tuple([other.merchandise for other in after]),
        view.seats[seat].merchandise,
        view.merchandise,
        view.last_turns,
        None,
        habits,
    )


class BoardNumbers(Struct, frozen=True, eq=False):
    """A board with its network and its contracts in numbers."""

    board: Board
    net: Network
    deals: dict[str, Deal]
    cards: tuple[Deal, ...]
    #: Each route, and its twin, as bits, 0 for none.
    bits: dict[str, tuple[int, int]]
    #: All routes.
    everywhere: int


@lru_cache(maxsize=64)
def board_numbers(text: str) -> BoardNumbers:
    """The numbers of a printed file."""
    read = board(text)
    net = network(read.routes)
    deals = {
        name: (net.places[card.a], net.places[card.b], card.value) for name, card in read.contracts.items()
    }
    twins = [1 << way.twin if way.twin >= 0 else 0 for way in net.ways]
    bits = {way.id: (1 << number, twins[number]) for number, way in enumerate(net.ways)}
    return BoardNumbers(read, net, deals, tuple(deals.values()), bits, (1 << len(net.ways)) - 1)


#: Quicker than words for it, and asked for in every question of a playout.
_carts, _merchandise = attrgetter("carts"), attrgetter("merchandise")


class Claims:
    """Who has claimed what in an imagined game, in bits: with the game go on only those that are new."""

    def __init__(self, g: State) -> None:
        """Look at those that there are."""
        self.numbers = board_numbers(g.printed)
        #: For each seat its own routes, their twins, those that it may still claim, and those of the others.
        self.own = [0] * len(g.seats)
        self.twins = [0] * len(g.seats)
        self.open = [self.numbers.everywhere] * len(g.seats)
        self.taken = [0] * len(g.seats)
        #: How many claims these are.
        self.seen = 0
        self.keep_up(g.claimed)

    def keep_up(self, claimed: dict[str, int]) -> None:
        """Look at those that have come since."""
        for name in islice(claimed, self.seen, None):
            (route, twin), owner = self.numbers.bits[name], claimed[name]
            self.own[owner] |= route
            self.twins[owner] |= twin
        self.seen = len(claimed)
        everybodys = sum(self.own)
        # Of two tracks nobody uses both, and two seats use only one.
        shut = [sum(self.twins)] * 2 if len(self.own) == 2 else self.twins
        for seat, own in enumerate(self.own):
            self.open[seat] = self.numbers.everywhere & ~(everybodys | shut[seat])
            self.taken[seat] = everybodys ^ own


def imagined(
    g: State, seat: int, kept: Plan | None, habits: Habits = A_MERCHANTS, claims: Claims | None = None
) -> Sight:
    """The position of one seat in a state that somebody has imagined: no more than its view would show.

    Whoever asks more than once keeps the `claims` in between.
    """
    if claims is None:
        claims = Claims(g)
    elif claims.seen < len(g.claimed):
        claims.keep_up(g.claimed)
    numbers, me = claims.numbers, g.seats[seat]
    deal = numbers.deals.__getitem__
    after = g.seats[seat + 1 :] + g.seats[:seat]
    return Sight(
        numbers.net,
        seat,
        claims.own[seat],
        claims.open[seat],
        claims.taken[seat],
        me.hand,
        reach(me.hand),
        me.carts,
        tuple(map(deal, me.contracts)),
        tuple(map(deal, me.offered)),
        numbers.cards,
        tuple(g.face_up),
        len(g.deck),
        len(g.contract_deck),
        tuple(map(_carts, after)),
        tuple(map(_merchandise, after)),
        me.merchandise,
        g.merchandise,
        g.last_turns,
        kept,
        habits,
    )
