"""The smaller questions, answered without trying: how to pay, what to gain, keep, sell, discard."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from rules.core.asking import Ask, Option, Picks
from rules.feld import city
from rules.feld.board import COLORS, board
from rules.feld.errands import set_apart
from rules.feld.market import GULDEN
from rules.feld.state import LAST_ROUND, State
from rules.players.feld.card_worth import active_worth, income
from rules.players.feld.cargo import cargo, delivery, nearest_crane, spaces
from rules.players.feld.goals import progress
from rules.players.feld.prices import CUBE, gulden_price
from rules.players.feld.worth import OTHER_INCOME

#: What a card is worth at least that is not below the board any more: no penalty for it.
RID = 4.0


def best(options: Iterable[Option], worth: Callable[[Option], float]) -> Picks:
    """The option that is worth most; of equals the first."""
    return (max(options, key=worth).id,)


def price(g: State, seat: int) -> float:
    """What a gulden is worth to a seat."""
    return gulden_price(g.printed, g.round, max(0.0, income(g, seat)) + OTHER_INCOME, g.seats[seat].gulden)


def settle(g: State, seat: int, question: Ask) -> Picks:
    """The answer to any question but that for the next action."""
    return ANSWERS.get(question.text.key, first)(g, seat, question)


def first(g: State, seat: int, question: Ask) -> Picks:
    """The first, or as many as there must be."""
    return tuple([option.id for option in question.options[: max(1, question.least)]])


# Cubes


def card_order(g: State, seat: int, gulden: float) -> list[str]:
    """The cards below the board, those that are worth most first, a gulden being worth so much."""
    left = LAST_ROUND - g.round
    cards = board(g.printed).cards
    worths = {
        code: RID + active_worth(g, seat, code, left, gulden) - cards[code].cubes
        for code in g.seats[seat].inactive
    }
    return sorted(worths, key=lambda code: (-worths[code], code))


def pay(g: State, seat: int, question: Ask) -> Picks:
    """Pay with what is not set apart; with gulden only where they are worth less."""
    supply, order = g.seats[seat].supply, payable(g, seat)
    if len(order) > 1:
        # Of one card alone no order is needed.
        order = card_order(g, seat, price(g, seat))
    kept, wants = set_apart(g, seat, supply, order), missing(g, seat)

    def spared(option: Option) -> float:
        args = option.text.args
        if "gulden" in args:
            return -price(g, seat) * float(args["gulden"])
        cost = 0.0
        for color, cubes in args["color_paid"].items():
            cost += 0.8 * cubes + 1.5 * max(0, cubes - supply[color] + kept[color]) + 0.1 * (wants[color] > 0)
        return -cost

    return best(question.options, spared)


def payable(g: State, seat: int) -> list[str]:
    """The cards below the board that the cubes at hand pay for: nothing is set apart for others."""
    me, cards, found = g.seats[seat], board(g.printed).cards, []
    supply = me.supply
    for code in me.inactive:
        for color, cubes in cards[code].price:
            if supply[color] < cubes:
                break
        else:
            found.append(code)
    return found


def missing(g: State, seat: int) -> dict[str, float]:
    """How much a cube of each colour would help to activate cards, by what else is missing for them."""
    me = g.seats[seat]
    return dict(zip(COLORS, lacking(g.printed, tuple(me.inactive), tuple(me.supply.values())), strict=True))


@lru_cache(maxsize=2048)
def lacking(printed: str, codes: tuple[str, ...], held: tuple[int, ...]) -> tuple[float, ...]:
    """How much a cube of each colour would help beside so many to activate these cards."""
    cards, supply = board(printed).cards, dict(zip(COLORS, held, strict=True))
    help_: dict[str, float] = dict.fromkeys(COLORS, 0.0)
    for code in codes:
        short = {color: cubes - supply[color] for color, cubes in cards[code].price}
        number = sum([cubes for cubes in short.values() if cubes > 0])
        for color, cubes in short.items():
            if cubes > 0:
                help_[color] += 3.0 / number**2
    return tuple(help_.values())


def gain(g: State, seat: int, question: Ask) -> Picks:
    """Gain the colour that completes a card's cost, or else a block's."""
    help_, supply = missing(g, seat), g.seats[seat].supply
    if g.phase == "III" and city.may_take(g, seat):
        for color, blocks in board(g.printed).colors.items():
            costs = [block.cost for block in blocks if block.id in g.commodities]
            if costs:
                short = max(0, min(costs) - supply[color])
                help_[color] += (0.5, 2.5, 0.8)[min(short, 2)]
    return best(question.options, lambda option: help_[option.id.partition(":")[2]])


def first_cubes(g: State, seat: int, question: Ask) -> Picks:
    """Begin with what the first card costs, and with two of a colour for a block or the rest of it."""
    me, cards = g.seats[seat], board(g.printed).cards
    number = question.text.args["cubes"]
    wants: dict[str, float] = dict.fromkeys(COLORS, 0.0)
    for code in me.inactive:
        for color, cubes in cards[code].cost.items():
            there = sum([slot.get(color, 0) for slot in me.roundel])
            wants[color] += min(number, max(0, cubes - there))
    for color, blocks in board(g.printed).colors.items():
        if any(block.cost == number for block in blocks):
            wants[color] += 0.5
    return best(question.options, lambda option: wants[option.id.partition(":")[2]])


def keep(g: State, seat: int, question: Ask) -> Picks:
    """Keep the colour that helps most together with what comes next."""
    me, cards = g.seats[seat], board(g.printed).cards
    comes = me.roundel[0]
    help_: dict[str, float] = dict.fromkeys(COLORS, 0.0)
    for code in me.inactive:
        short = {color: cubes - comes.get(color, 0) for color, cubes in cards[code].cost.items()}
        number = sum([cubes for cubes in short.values() if cubes > 0])
        for color, cubes in short.items():
            if cubes > 0:
                help_[color] += 3.0 / number**2
    for color, blocks in board(g.printed).colors.items():
        costs = [block.cost for block in blocks if block.id in g.commodities]
        short_ = min(costs, default=9) - comes.get(color, 0)
        help_[color] += 1.0 if short_ == 1 else 0.2 if short_ > 1 else 0.1
    return best(question.options, lambda option: help_[option.text.args["color"]])


# Goods


def commodity(g: State, seat: int, question: Ask) -> Picks:
    """Sell a good, or store it where a barge would make more of it."""
    me, left, gulden = g.seats[seat], LAST_ROUND - g.round, price(g, seat)
    good = question.text.args["good"]
    with_it = cargo(g, seat, left, gulden)
    me.storehouse.remove(good)
    stored = with_it - cargo(g, seat, left, gulden)
    me.storehouse.append(good)
    sales = [option for option in question.options if option.verb == "sell"]
    if not left and sales:
        stored = 0.5
    colors = [option for option in sales if option.id != "sell:gulden"]
    if not colors:
        return first(g, seat, question)
    [color] = gain(g, seat, Ask(seat, question.text, tuple(colors)))
    help_ = missing(g, seat)[color.partition(":")[2]]
    cube = 0.8 + 0.6 * help_
    both = len(colors) == len(sales)
    worths = {f"store:{good}": stored, color: cube + (GULDEN * gulden if both else 0.0)}
    if not both:
        worths["sell:gulden"] = GULDEN * gulden
    return (max(worths, key=lambda pick: worths[pick]),)


def worker_worth(g: State, seat: int, color: str) -> float:
    """How well a dock worker lies on the barge's way."""
    printed = board(g.printed)
    return -float(spaces(printed, g.seats[seat].barge, printed.docks[color].id))


def at_warehouse(g: State, seat: int, option: Option) -> float:
    """What is gained by delivering a good here rather than at the best other place."""
    printed, me = board(g.printed), g.seats[seat]
    good, points = option.text.args["good"], option.text.args["points"]
    if printed.places[me.barge].takes:
        return float(points)
    other = printed.places[f"store-{good}"]
    stored = len(g.stored.get(other.id, ()))
    if stored >= len(other.roofs):
        return float(points)
    away = spaces(printed, me.barge, other.id)
    later = sorted(other.roofs, reverse=True)[stored] - 0.5 * away
    return float(points) - max(0.0, later) * min(1.0, 0.3 * (LAST_ROUND - g.round))


# Cards


def card_worth(g: State, seat: int, code: str, left: int) -> float:
    """What a card is worth whose cubes need not be paid."""
    return active_worth(g, seat, code, left, price(g, seat))


def exchange(g: State, seat: int, question: Ask) -> Picks:
    """Give away the worst card below the board."""
    order = card_order(g, seat, price(g, seat))
    return (f"discard:{order[-1]}",)


def exchange_for(g: State, seat: int, question: Ask) -> Picks:
    """Take the card that gives most for its cubes."""
    left, cards = LAST_ROUND - g.round, board(g.printed).cards

    def worth(option: Option) -> float:
        code = option.id.partition(":")[2]
        return card_worth(g, seat, code, left) - CUBE * cards[code].cubes if code in cards else 2.0

    return best(question.options, worth)


def free_activation(g: State, seat: int, question: Ask) -> Picks:
    """Activate for nothing what costs most and is worth it."""
    left, cards = LAST_ROUND - g.round, board(g.printed).cards

    def worth(option: Option) -> float:
        code = option.text.args["card"]
        return card_worth(g, seat, code, left) + CUBE * cards[code].cubes

    return best(question.options, worth)


def discard_map(g: State, seat: int, question: Ask) -> Picks:
    """Give away the map that will give least, or let TOM have it."""
    left = LAST_ROUND - g.round
    return best(question.options, lambda option: -card_worth(g, seat, option.text.args["card"], left))


# The rest


def free_block(g: State, seat: int, question: Ask) -> Picks:
    """Take a dear block beside one's own."""
    return best(question.options, lambda option: block_worth(g, seat, option.text.args["block"]))


def block_worth(g: State, seat: int, name: str) -> float:
    """What a block adds to the city of a seat."""
    block = board(g.printed).blocks[name]
    beside = sum([g.owners.get(near) == seat for near in block.near])
    return 3.0 * min(1, beside) + 0.3 * beside + (block.district in g.tiles) + 0.3 * block.cost


def tow(g: State, seat: int, question: Ask) -> Picks:
    """Let the barge be towed to where most can be delivered."""
    me, printed = g.seats[seat], board(g.printed)
    gulden = price(g, seat)
    goals = {}
    for good in set(me.hold):
        stop = delivery(g, seat, good, me.barge, gulden)
        goals[stop.place] = stop.points + spaces(printed, me.barge, stop.place)
    if me.storehouse and not goals:
        goals[nearest_crane(printed, me)] = 1.0
    for color in me.workers:
        dock = printed.docks[color].id
        goals[dock] = goals.get(dock, 0.0) + 4
    return best(
        question.options,
        lambda option: goals.get(option.text.args["place"], 0.2 * option.text.args["useful"]),
    )


def put(g: State, seat: int, question: Ask) -> Picks:
    """Put a figure where it helps: near the barge or where goods are wanted, near one's blocks."""
    me, printed = g.seats[seat], board(g.printed)

    def worth(option: Option) -> float:
        spot = option.id.partition(":")[2]
        if spot in printed.places:
            place = printed.places[spot]
            wanted = place.takes in me.hold or place.takes in me.storehouse
            return 5 * wanted - spaces(printed, me.barge, spot)
        return block_worth(g, seat, spot) if spot in printed.blocks else 0.0

    return best(question.options, worth)


def show(g: State, seat: int, question: Ask) -> Picks:
    """Show the orders in which others cannot get in the way: those that are easiest to guess or nearest."""
    ranked = sorted(
        question.options, key=lambda option: -progress(g, seat, option.text.args["order"], LAST_ROUND)
    )
    return tuple([option.id for option in ranked[: question.least]])


def returned(g: State, seat: int, question: Ask) -> Picks:
    """Return what the question itself names as the best use."""
    return best(question.options, lambda option: option.text.args["best"])


def pairs(question: Ask) -> list[Picks]:
    """All ways to choose as many options as there must be."""
    return list(combinations([option.id for option in question.options], question.least))


ANSWERS: dict[str, Callable[[State, int, Ask], Picks]] = {
    "feld-ask-first-cubes": first_cubes,
    "feld-ask-gain": gain,
    "feld-ask-gain-by": gain,
    "feld-ask-keep": keep,
    "feld-ask-pay-any": pay,
    "feld-ask-activation": pay,
    "feld-ask-block-payment": pay,
    "feld-ask-commodity": commodity,
    "feld-ask-exchange": exchange,
    "feld-ask-exchange-for": exchange_for,
    "feld-ask-free-activation": free_activation,
    "feld-ask-free-block": free_block,
    "feld-ask-discard-map": discard_map,
    "feld-ask-tom-card": discard_map,
    "feld-ask-may": first,
    "feld-ask-tow": tow,
    "feld-ask-figure": put,
    "feld-ask-show": show,
    "feld-ask-return": returned,
}
