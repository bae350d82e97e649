"""The pieces of Ticket to Ride: Amsterdam, counted without the help of the rules."""

from collections import Counter
from random import Random

from rules.ride.board import board
from rules.ride.state import State

TRANSPORT = Counter(pink=6, blue=6, green=6, black=6, red=6, orange=6, wild=8)
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7}
BONUS = {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}


def census(g: State) -> None:
    """All 44 transport cards, 24 contracts, 16 merchandise cards and 16 carts a seat are somewhere."""
    printed = board(g.printed)
    routes = [route for route in printed.routes if route.id in g.claimed]
    assert len(routes) == len(g.claimed)
    cards = Counter([*g.deck, *g.discard, *g.face_up])
    contracts = [*g.contract_deck]
    for number, seat in enumerate(g.seats):
        assert min(seat.hand.values()) >= 0
        cards.update(seat.hand)
        contracts += [*seat.contracts, *seat.offered]
        placed = [route for route in routes if g.claimed[route.id] == number]
        assert seat.carts + sum(route.length for route in placed) == 16
        assert seat.carts >= 0
        assert seat.points == sum(ROUTE_POINTS[route.length] for route in placed)
        assert not {route.id for route in placed} & {route.twin for route in placed}
    assert cards == TRANSPORT
    assert sorted(contracts) == sorted(printed.contracts)
    assert g.merchandise >= 0
    assert g.merchandise + sum(seat.merchandise for seat in g.seats) == 16
    assert len(g.face_up) == 5 or not g.deck
    if len(g.seats) == 2:
        assert not any(route.twin in g.claimed for route in routes)


def recount(g: State) -> list[int]:
    """Everybody's final points, from the board and the cards alone."""
    totals = []
    for number, seat in enumerate(g.seats):
        placed = [route for route in board(g.printed).routes if g.claimed.get(route.id) == number]
        group = {place: place for place in board(g.printed).names}
        for route in placed:
            one, other = group[route.a], group[route.b]
            group = {place: one if into == other else into for place, into in group.items()}
        contracts = [board(g.printed).contracts[card] for card in seat.contracts]
        total = sum(ROUTE_POINTS[route.length] for route in placed)
        total += sum(card.value if group[card.a] == group[card.b] else -card.value for card in contracts)
        totals.append(total + bonus([s.merchandise for s in g.seats], number))
    return totals


def bonus(cards: list[int], number: int) -> int:
    ranks = sorted(cards, reverse=True)
    return BONUS[len(cards)][ranks.index(cards[number])] if cards[number] else 0


def scramble(g: State, seat: int | None, luck: Random) -> None:
    """Mix the other hands with the deck, the other contracts with theirs, and change the seed."""
    others = [other for number, other in enumerate(g.seats) if number != seat]
    g.chance.seed = f"another {luck.random()}"
    cards = g.deck + [color for other in others for color in Counter(other.hand).elements()]
    luck.shuffle(cards)
    for other in others:
        dealt = Counter(cards.pop() for _ in range(sum(other.hand.values())))
        other.hand = {color: dealt[color] for color in other.hand}
    g.deck = cards
    if g.stage != "over":
        contracts = g.contract_deck + [card for other in others for card in other.contracts + other.offered]
        luck.shuffle(contracts)
        for other in others:
            other.contracts = [contracts.pop() for _ in other.contracts]
            other.offered = [contracts.pop() for _ in other.offered]
        g.contract_deck = contracts
