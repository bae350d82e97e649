"""What a position is worth to a seat, in points at the end of the game."""

from rules.feld.board import COLORS, board
from rules.feld.city import DISTRICT_POINTS, crests, largest_group
from rules.feld.orders import fulfilled
from rules.feld.scoring import GROUP, PENALTIES, penalty
from rules.feld.state import LAST_ROUND, Seat, State
from rules.players.feld.cards import active_worth, income, payable
from rules.players.feld.cargo import cargo
from rules.players.feld.goals import orders_ahead
from rules.players.feld.prices import COLORED, LATER, LEFTOVER, canal, gulden_price, purse

#: What a cube of the supply may still do in this turn, what the one that is kept is good for, and no more.
BUSY, KEPT = 0.7, 0.9
#: Cubes of a slot beyond this many are worth less.
MANY, SURPLUS = 5, 0.6
#: What a slot is worth in which a block's cubes are together.
BLOCK = 2.0
#: How likely a slot stays empty that is at the exit in so many rounds.
EMPTY = (0.5, 0.3, 0.18, 0.1, 0.05, 0.0)
#: What it is worth to be before somebody on the Amstel in a round, and what a block away from the others is.
FIRST, ALONE = 0.2, 1.2
#: Gulden that come in besides those of cards.
OTHER_INCOME = 1.0
BELOW = 5


def worth(g: State, seat: int, busy: float = BUSY) -> float:
    """What a seat will have in the end, as things stand; `busy` is what a cube of the supply is worth."""
    me, left = g.seats[seat], LAST_ROUND - g.round
    earns = income(g, seat) + OTHER_INCOME
    gulden = gulden_price(g.printed, g.round, earns, me.gulden)
    value = me.points + purse(g.printed, g.round, earns, me.gulden)
    value += sum([active_worth(g, seat, code, left, gulden) for code in me.active])
    value += below_board(g, seat, left, gulden)
    value += cargo(g, seat, left, gulden)
    value += canal(g.printed, me.space, left)
    value += FIRST * left * (len(g.seats) - 1 - g.order.index(seat))
    value += city(g, seat, left)
    value += roundel(g, me, left)
    value += supply(me, left, busy)
    if me.orders:
        value += sum(fulfilled(g, seat).values()) + orders_ahead(g, seat, left)
    return value


def supply(me: Seat, left: int, busy: float) -> float:
    """What the cubes at hand are good for."""
    cubes = sum(me.supply.values())
    if not left:
        return max(busy, LEFTOVER) * cubes
    return KEPT + busy * (cubes - 1) if cubes else 0.0


def below_board(g: State, seat: int, left: int, gulden: float) -> float:
    """What the cards below the board may give, and the penalties that they may bring."""
    me, cards = g.seats[seat], board(g.printed).cards
    value, tokens = 0.0, float(me.penalties)
    for code in me.inactive:
        card = cards[code]
        likely = payable(g, me, card.cost, left)
        if likely:
            gives = active_worth(g, seat, code, left - 1, gulden) - COLORED * card.cubes
            value += likely * max(gives, -3.0)
        tokens += (1 - likely) * ("008" not in me.active or code == "008")
    if left and len(me.inactive) >= BELOW:
        tokens += 0.9
        value -= 2.0
    elif left and len(me.inactive) == BELOW - 1:
        value -= 0.7
    return value - fines(tokens)


def fines(tokens: float) -> float:
    """What penalty tokens cost, parts of them counted in part."""
    whole = int(tokens)
    return penalty(whole) + (tokens - whole) * PENALTIES[min(whole, len(PENALTIES) - 1)]


def city(g: State, seat: int, left: int) -> float:
    """What the crests are worth: the largest group, those that may join it, and districts."""
    group = largest_group(g, seat)
    placed = list(g.owners.values()).count(seat)
    value = GROUP * group + (ALONE if left > 1 else 0.0) * (placed - group)
    first = DISTRICT_POINTS[len(g.seats)][0]
    for district in g.tiles:
        owned = crests(g, district)
        mine = owned[seat]
        if mine:
            others = max([number for other, number in enumerate(owned) if other != seat])
            free = 6 - sum(owned)
            ahead = mine - others
            if free * bool(left):
                value += first * max(0.1, min(0.95, 0.5 + 0.22 * ahead))
            else:
                value += first if ahead > 0 else first // 2 if not ahead else 0
    return value


def roundel(g: State, me: Seat, left: int) -> float:
    """What the cubes on the roundel are worth, and the penalties for slots that stay empty."""
    value = 0.0
    fine = PENALTIES[min(me.penalties, len(PENALTIES) - 1)]
    for place, slot in enumerate(me.roundel[:left]):
        if not slot:
            value -= EMPTY[place] * fine
            continue
        cubes = sum(slot.values())
        value += LATER * 1.1 * min(cubes, MANY) + SURPLUS * max(0, cubes - MANY)
        most = max(slot.values())
        if most > 1:
            value += BLOCK if most > 2 else 0.6 * BLOCK
    return value


def colors_below(g: State, me: Seat) -> dict[str, int]:
    """The cubes that the cards below the board ask for."""
    wants = dict.fromkeys(COLORS, 0)
    for code in me.inactive:
        for color, cubes in board(g.printed).cards[code].cost.items():
            wants[color] += cubes
    return wants
