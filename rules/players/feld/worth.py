"""What a position is worth to a seat, in points at the end of the game."""

from functools import lru_cache

from rules.feld.board import board
from rules.feld.city import DISTRICT_POINTS, hang_together
from rules.feld.orders import fulfilled
from rules.feld.scoring import GROUP
from rules.feld.state import LAST_ROUND, Seat, State
from rules.players.feld.ahead import ahead
from rules.players.feld.card_worth import active_cards
from rules.players.feld.cargo import cargo
from rules.players.feld.goals import orders_ahead
from rules.players.feld.prices import COLORED, LEFTOVER, canal, gulden_and_purse
from rules.players.feld.taste import A_MERCHANTS, Taste

#: What a cube of the supply may still do in this turn, what the one that is kept is good for, and no more.
BUSY, KEPT = 0.85, 0.9
#: What it is worth to be before somebody on the Amstel in a round, and what a block away from the others is.
FIRST, ALONE = 0.2, 1.2
#: Gulden that come in besides those of cards.
OTHER_INCOME = 1.0


def worth(g: State, seat: int, busy: float = BUSY, taste: Taste = A_MERCHANTS) -> float:
    """What a seat will have in the end, as things stand; `busy` is what a cube of the supply is worth."""
    me, left = g.seats[seat], LAST_ROUND - g.round
    each, value = active_cards(g, seat, left, taste)
    earns = max(0.0, each.gulden) + OTHER_INCOME * taste.income
    gulden, in_purse = gulden_and_purse(g.printed, g.round, earns, me.gulden, taste)
    value += me.points + in_purse
    value += left * (each.points + each.gulden * gulden + each.cubes * COLORED * taste.colored)
    value += ahead(g, seat, left, gulden, taste)
    value += cargo(g, seat, left, gulden, taste)
    value += canal(g.printed, me.space, left, taste.later)
    value += FIRST * taste.first * left * (len(g.seats) - 1 - g.order.index(seat))
    value += city(g, seat, left, taste)
    value += supply(me, left, busy, taste)
    if me.orders:
        value += sum(fulfilled(g, seat).values()) + orders_ahead(g, seat, left)
    return value


def supply(me: Seat, left: int, busy: float, taste: Taste) -> float:
    """What the cubes at hand are good for."""
    cubes = sum(me.supply.values())
    if not left:
        return max(busy, LEFTOVER) * cubes
    return KEPT * taste.kept + busy * (cubes - 1) if cubes else 0.0


def city(g: State, seat: int, left: int, taste: Taste) -> float:
    """What the crests are worth: the largest group, those that may join it, and districts."""
    apart = ALONE * taste.alone if left > 1 else 0.0
    return _city(
        g.printed,
        tuple(g.owners),
        tuple(g.owners.values()),
        len(g.seats),
        tuple(g.tiles),
        seat,
        left > 0,
        apart,
        taste,
    )


@lru_cache(maxsize=1024)
def _city(
    printed: str,
    taken: tuple[str, ...],
    owners: tuple[int, ...],
    seats: int,
    tiles: tuple[str, ...],
    seat: int,
    goes_on: bool,
    apart: float,
    taste: Taste,
) -> float:
    """The same by all that it depends on, which most actions leave as it is."""
    blocks = board(printed).blocks
    group = hang_together(
        printed, {block for block, owner in zip(taken, owners, strict=True) if owner == seat}
    )
    placed = owners.count(seat)
    value = GROUP * taste.group * group + apart * (placed - group)
    first = DISTRICT_POINTS[seats][0] * taste.district
    owned = {district: [0] * seats for district in tiles}
    for block, owner in zip(taken, owners, strict=True):
        if (district := blocks[block].district) in owned:
            owned[district][owner] += 1
    for crests in owned.values():
        mine = crests[seat]
        if mine:
            others = max([number for other, number in enumerate(crests) if other != seat])
            free = 6 - sum(crests)
            ahead = mine - others
            if free * goes_on:
                value += first * max(0.1, min(0.95, 0.5 + 0.22 * ahead))
            else:
                value += first if ahead > 0 else first // 2 if not ahead else 0
    return value
