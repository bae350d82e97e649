"""States that may be behind a view: what is hidden is dealt by luck, what is open stays."""

import json
from functools import lru_cache
from itertools import combinations
from math import inf

from rules.core.asking import Ask, Flow
from rules.core.chance import Chance
from rules.players.ride.network import Network, distances, groups, network, path
from rules.players.ride.sight import board_numbers
from rules.ride.board import COLORS, CONTRACTS, TRANSPORT, WILD, board
from rules.ride.game import end_turn, play
from rules.ride.state import Seat, State
from rules.ride.turn import claim_route, draw_card, keep_contracts
from rules.ride.view import ContractView, View

#: The likelihood of a contract that a seat has not begun, beside 1 + EAGER for one it has completed.
EAGER = 4
#: Weights are whole numbers of this part.
PARTS = 100


# What is printed


def printed_text(view: View) -> str:
    """A printed file with the board of the view: the one that comes with the game, if it fits.

    A view of a board of somebody's own shows its routes, but not all its contracts: others are made up.
    """
    mine = () if view.mine is None else view.mine.contracts + view.mine.offered
    ours = board()
    same = network(view.routes) is board_numbers("").net and view.names == ours.names
    if same and all(
        card.id in ours.contracts and ours.contracts[card.id].value == card.value for card in mine
    ):
        return ""
    return _made_up(network(view.routes), tuple(view.names.items()), mine)


@lru_cache(maxsize=64)
def _made_up(net: Network, names: tuple[tuple[str, str], ...], mine: tuple[ContractView, ...]) -> str:
    place = {number: name for name, number in net.places.items()}
    routes = [[place[way.a], place[way.b], way.length, way.color, way.carts] for way in net.ways]
    rows = [(card.a, card.b, card.value) for card in mine]
    lengths = [float(way.length) for way in net.ways]
    known = {frozenset((card.a, card.b)) for card in mine}
    others: list[tuple[str, str, int]] = []
    for a, b in combinations(sorted(net.places), 2):
        way = path(net, lengths, net.places[a], net.places[b])
        if way is not None and frozenset((a, b)) not in known:
            others.append((a, b, max(1, int(way[0]))))
    others.sort(key=lambda row: abs(row[2] - 5))
    rows += others[: CONTRACTS - len(rows)]
    lines = ["[locations.names]", *(f"{key} = {json.dumps(name, ensure_ascii=False)}" for key, name in names)]
    lines += [
        "[routes]",
        f"rows = {json.dumps(routes)}",
        "[contracts.imagined]",
        f"rows = {json.dumps(rows)}",
    ]
    return "\n".join(lines)


def contract_cards(view: View) -> tuple[tuple[str, str, int], ...]:
    """The contracts that are in the game, as far as can be known."""
    return tuple([(card.a, card.b, card.value) for card in board(printed_text(view)).contracts.values()])


# What is hidden


def imagine(view: View, luck: Chance) -> State:
    """A state that the view could be one of; a spectator's shows no hand at all."""
    mine = view.mine
    text = printed_text(view)
    seats = [
        Seat(
            dict.fromkeys(TRANSPORT, 0),
            carts=other.carts,
            points=other.points,
            merchandise=other.merchandise,
        )
        for other in view.seats
    ]
    if mine is not None and view.seat is not None:
        me = seats[view.seat]
        me.hand = dict(mine.hand)
        me.contracts = [card.id for card in mine.contracts]
        me.offered = [card.id for card in mine.offered]
    turn = view.waiting[0] if view.stage == "turns" else view.first
    if turn is None:
        turn = luck.below(len(seats), "first")
    g = State(
        text,
        Chance(f"{luck.number():x}"),
        seats,
        [],
        [],
        turn,
        # A seat that is asked for its turn sees what it can claim; where there is nothing, it looks the same.
        acting=view.stage == "turns" and mine is not None and not mine.claimable,
        face_up=list(view.face_up),
        merchandise=view.merchandise,
        claimed={route.id: route.owner for route in view.routes if route.owner is not None},
        stage=view.stage,
        last_turns=view.last_turns,
        version=view.version,
    )
    _deal_transport(g, view, luck)
    _deal_contracts(g, view, luck)
    return g


def _deal_transport(g: State, view: View, luck: Chance) -> None:
    """Deal the cards that the reader cannot see to the other hands, the discard pile and the deck."""
    own = view.mine.hand if view.mine is not None else dict.fromkeys(TRANSPORT, 0)
    unseen = [
        color
        for color in (*COLORS, WILD)
        for _ in range(TRANSPORT[color] - own[color] - view.face_up.count(color))
    ]
    g.deck = luck.shuffled(unseen, "transport")
    for number, seat in enumerate(g.seats):
        if number != view.seat:
            for _ in range(view.seats[number].hand):
                seat.hand[g.deck.pop()] += 1
    g.discard = [g.deck.pop() for _ in range(view.discard)]


def _deal_contracts(g: State, view: View, luck: Chance) -> None:
    """Deal contracts to the others, more likely those that their routes speak for."""
    numbers = board_numbers(g.printed)
    gone = {card for seat in g.seats for card in seat.contracts + seat.offered}
    left = luck.shuffled([card for card in numbers.deals if card not in gone], "contracts")
    for number, seat in enumerate(g.seats):
        if number == view.seat:
            continue
        own = sum(1 << numbers.net.number[name] for name, owner in g.claimed.items() if owner == number)
        weights = likelihoods(numbers.net, own)
        for _ in range(view.seats[number].contracts):
            card = _weighted(left, [weights[numbers.deals[card][:2]] for card in left], luck)
            left.remove(card)
            seat.contracts.append(card)
        seat.offered = [left.pop() for _ in range(view.seats[number].choosing)]
    g.contract_deck = left


def _weighted(cards: list[str], weights: list[int], luck: Chance) -> str:
    place = luck.below(sum(weights), "contract")
    for card, weight in zip(cards, weights, strict=True):
        place -= weight
        if place < 0:
            return card
    raise AssertionError


#: A table of all places for each: so many games are thought about at the same time, at most.
@lru_cache(maxsize=64)
def likelihoods(net: Network, own: int) -> dict[tuple[int, int], int]:
    """How well the routes of a seat speak for its having a contract, for every two places."""
    lengths = [float(way.length) for way in net.ways]
    left = [0.0 if own >> number & 1 else length for number, length in enumerate(lengths)]
    group = groups(net, own)
    found = {}
    for a in range(len(net.near)):
        ways = zip(distances(net, lengths, a), distances(net, left, a), strict=True)
        for b, (far, near) in enumerate(ways):
            progress = 1 - near / far if 0 < far < inf else 0.0
            found[a, b] = PARTS + int(PARTS * EAGER * (1.0 if group[a] == group[b] else progress**2))
    return found


def at_turn(view: View) -> State | None:
    """A state in which it is this seat's turn now, as far as it can see, if turns are taken."""
    if view.stage != "turns" or view.seat is None:
        return None
    g = imagine(view, Chance("tried"))
    g.turn, g.acting = view.seat, False
    return g


# Going on from there


def resume(g: State, seat: int, question: Ask) -> Flow[None]:
    """The flow of an imagined state from the open question of a seat on, in the midst of a turn or not."""
    if g.stage == "turns":
        match question.text.key:
            case "ride-ask-payment":
                asked = question.text.args
                route = next(r for r in board(g.printed).routes if r.option.text.args == asked)
                yield from claim_route(g, seat, route.id)
                end_turn(g)
            case "ride-ask-second-card":
                _, [pick] = yield {seat: question}
                draw_card(g, seat, pick.removeprefix("draw:"))
                end_turn(g)
            case "ride-ask-keep":
                yield from keep_contracts(g, seat)
                end_turn(g)
    yield from play(g)
