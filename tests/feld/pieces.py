"""The pieces of Stefan Feld's Amsterdam, counted without the help of the rules."""

from collections import Counter
from itertools import chain
from random import Random

from rules.feld.board import Board, board
from rules.feld.state import Seat, State

GOODS = ("glass", "jenever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip")
DOCKS = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")
DISTRICTS = ("plantage", "haarlemmerbuurt", "jordaan", "burgwallen", "nieuwmarkt", "grachtengordel")
CARDS = [f"{number:03}" for number in range(1, 133)]
POSITIONS = {2: [5, 0], 3: [5, 2, 0], 4: [8, 5, 2, 0]}
#: All goods, and all dock workers, for one and for more.
EVERY_GOOD, EVERY_WORKER = sorted(GOODS * 4), (sorted(DOCKS), sorted(DOCKS * 2))


def census(g: State) -> None:
    """36 commodities, 12 dock workers, 132 cards, a crest on every owned block, 12 market tiles."""
    printed = board(g.printed)
    goods = [*g.commodities.values(), *g.black_market, *chain.from_iterable(g.stored.values())]
    workers = [*g.magazine, *chain.from_iterable(g.docks.values())]
    cards = [*g.display, *g.discard, *chain.from_iterable(g.decks.values())]
    for seat in g.seats:
        goods += [*seat.storehouse, *seat.hold, *(good for good in seat.returned if good in GOODS)]
        workers += [*seat.workers, *(worker for worker in seat.returned if worker in DOCKS)]
        cards += [*seat.active, *seat.inactive]
        _check_seat(g, seat, printed)
    assert sorted(goods) == EVERY_GOOD
    assert sorted(workers) == EVERY_WORKER[g.people > 1]
    assert sorted(cards) == CARDS
    assert len(g.market) == 12 - g.round
    assert not set(g.commodities) & set(g.owners)
    assert len(g.commodities) + len(g.owners) == 36
    assert len(set(g.black_market)) == len(g.black_market)
    assert sorted(g.order) == list(range(len(g.seats)))
    spaces = [g.seats[seat].space for seat in g.order]
    assert spaces == sorted(spaces, reverse=True)
    assert len(g.tiles) == len(g.seats) - 1
    assert g.round in range(1, 13)
    for place, stored in g.stored.items():
        assert len(stored) <= len(printed.places[place].roofs)
        assert printed.places[place].takes in (None, *stored)
    assert g.turn.sail >= 0


def _check_seat(g: State, seat: Seat, printed: Board) -> None:
    assert min(seat.supply.values()) >= 0
    assert min(chain.from_iterable([slot.values() for slot in seat.roundel]), default=1) > 0
    assert len(seat.roundel) == 6
    assert min(seat.gulden, seat.penalties) >= 0
    assert g.phase == "over" or seat.points >= 0
    assert len(seat.workers) <= 2
    assert len(seat.inactive) <= 5 + (g.phase == "I")
    assert 1 <= seat.space <= printed.spaces
    assert set(seat.used) <= set(seat.active)
    assert not any(printed.cards[card].icon in ("PERM", "END") for card in seat.used)


def recount(g: State) -> list[int]:
    """Everybody's final points: what the track showed, and all that is counted at the end."""
    printed = board(g.printed)
    totals = []
    for number, seat in enumerate(g.seats):
        total = g.scores[number].before
        total -= sum([3, 5, *[7] * seat.penalties][: seat.penalties])
        total += _cards(g, number, printed)
        total += 3 * _group(g, number, printed)
        for district in g.tiles:
            total += _position(g, number, district)
        total += sum(g.scores[number].orders.values())
        left = [*seat.storehouse, *seat.hold, *seat.workers]
        total += (len(left) + seat.gulden + sum(seat.supply.values())) // 2
        totals.append(total)
    return totals


def _cards(g: State, number: int, printed: Board) -> int:
    seat = g.seats[number]
    kinds = Counter(printed.cards[code].kind for code in seat.active)
    crafts = Counter(printed.cards[code].kind for code in seat.active if int(code) <= 54)
    maps = Counter(printed.cards[code].kind for code in seat.active if int(code) >= 109)
    buildings = sum(55 <= int(code) <= 108 for code in seat.active)
    points = {
        "007": 2 * len(crafts),
        "009": g.scores[number].cards.get("009", 0),
        "010": g.scores[number].cards.get("010", 0) if seat.returned else len(seat.hold) + len(seat.workers),
        "011": len(g.magazine),
        "012": len(g.black_market),
        "085": sum(maps.values()),
        "086": 2 * sum(printed.cards[code].icon == "END" for code in seat.active),
        "087": 2 * buildings,
        "103": 4 * sum(n // 2 for n in crafts.values()),
        "104": 3 * sum(n // 2 for n in maps.values()),
        "105": 2 * sum(seat.space > before for before, _ in printed.bridges),
        "106": sum(owner == number for owner in g.owners.values()),
        "107": 8 * (seat.barge == "pier" and (seat.left_pier or g.version == 1)),
        "108": 2 * max(crafts.values(), default=0),
    }
    total = sum(value for code, value in points.items() if code in seat.active)
    south, west = kinds["zuiderkerk"], kinds["westerkerk"]
    for _ in range(kinds["oude_kerk"]):
        total += {0: 3, 1: 8, 2: 15}[bool(south) + bool(west)]
        south, west = max(0, south - 1), max(0, west - 1)
    return total


def _group(g: State, number: int, printed: Board) -> int:
    own = [block for block, owner in g.owners.items() if owner == number]
    group = {block: {block} for block in own}
    for block in own:
        for other in printed.blocks[block].near:
            if other in group and group[other] is not group[block]:
                group[block] |= group[other]
                for member in group[block]:
                    group[member] = group[block]
    return max((len(members) for members in group.values()), default=0)


def _position(g: State, number: int, district: str) -> int:
    crests = Counter(owner for block, owner in g.owners.items() if block.startswith(district))
    if not crests[number]:
        return 0
    ranks = sorted((crests[seat] for seat in range(len(g.seats))), reverse=True)
    first, tied = ranks.index(crests[number]), ranks.count(crests[number])
    return sum(POSITIONS[len(g.seats)][first : first + tied]) // tied


def scramble(g: State, seat: int | None, luck: Random) -> None:
    """Mix the decks, the market stack and the orders that do not lie open, and change the seed."""
    g.chance.seed = f"another {luck.random()}"
    for deck in g.decks.values():
        luck.shuffle(deck)
    luck.shuffle(g.market)
    if g.phase == "over":
        return
    others = [other for number, other in enumerate(g.seats) if number != seat]
    known = {code for other in g.seats for code in other.shown}
    if seat is not None:
        known |= set(g.seats[seat].orders)
    hidden = [str(number) for number in range(1, 43) if str(number) not in known]
    luck.shuffle(hidden)
    for other in others:
        secret = [hidden.pop() for _ in range(len(other.orders) - len(other.shown))]
        other.orders = sorted(other.shown + secret, key=int)
