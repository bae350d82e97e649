"""The novice: whatever is at hand and useful, one thing after the other."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from rules.core.asking import Ask, Option, Picks
from rules.feld.view import SeatView, View
from rules.players.feld.reasons import reason
from rules.players.thought import Advice, Thought

#: What is done in a turn as soon as it can be done, in this order; only then cubes are spent on other things.
AT_ONCE = ("deliver", "worker", "load", "activate", "block", "market")
#: Cards that only change one thing into another: a novice leaves them alone.
CHANGERS = ("022", "032", "036", "039", "047", "048")
#: The farthest that a novice sends a barge in one go, in cubes.
FAR = 4


def novice(view: View, question: Ask, mind: Thought) -> Advice:
    """Answer any question of the game."""
    assert view.seat is not None
    picks = ANSWERS.get(question.text.key, usual)(view, view.seats[view.seat], question)
    return picks, reason(question, picks)


def usual(view: View, me: SeatView, question: Ask) -> Picks:
    """The first that is offered, or as many of them as there must be."""
    return tuple([option.id for option in question.options[: max(1, question.least)]])


def one(options: Iterable[Option], worth: Callable[[Option], float]) -> Picks:
    """The option that is worth most."""
    return (max(options, key=worth).id,)


# Cards


def wanted(view: View, me: SeatView) -> Counter[str]:
    """The cubes that the cards below the board ask for."""
    wants: Counter[str] = Counter()
    for code in me.inactive:
        wants.update(view.cards[code].cost)
    return wants


def coming(me: SeatView) -> Counter[str]:
    """The cubes in the supply and on the roundel."""
    cubes = Counter(me.supply)
    for slot in me.roundel:
        cubes.update(slot)
    return cubes


def worth_taking(view: View, me: SeatView, code: str) -> float:
    """A card is the better the fewer cubes it costs that are not on their way."""
    card, cubes = view.cards[code], coming(me)
    missing = sum([max(0, number - cubes[color]) for color, number in card.cost.items()])
    return (card.deck != "map") - missing - 0.3 * sum(card.cost.values())


def take_card(view: View, me: SeatView, question: Ask) -> Picks:
    """Take the card that can be paid soonest; none, where that is allowed and the board is full."""
    if len(me.inactive) > 3 and any(option.id == "card:none" for option in question.options):
        return ("card:none",)
    cards = [option for option in question.options if option.text.args.get("card") in view.cards]
    return one(
        cards or question.options, lambda option: worth_taking(view, me, option.text.args.get("card", "001"))
    )


def drop_card(view: View, me: SeatView, question: Ask) -> Picks:
    """Give away the card that can be paid latest."""
    return one(question.options, lambda option: -worth_taking(view, me, option.text.args["card"]))


# Cubes


def take_color(view: View, me: SeatView, question: Ask) -> Picks:
    """Take a colour of which the cards ask for most beyond what is there."""
    short = wanted(view, me) - coming(me)
    return one(question.options, lambda option: short[option.id.partition(":")[2]])


def keep_color(view: View, me: SeatView, question: Ask) -> Picks:
    """Keep a colour that the cards ask for."""
    wants = wanted(view, me)
    return one(question.options, lambda option: wants[option.text.args["color"]])


def take_dice(view: View, me: SeatView, question: Ask) -> Picks:
    """Take many cubes of wanted colours, into slots that are empty, those that are soon at the exit first."""
    short = wanted(view, me) - coming(me)

    def worth(pair: tuple[Option, ...]) -> float:
        slots = {option.text.args["pips"] for option in pair}
        points: float = sum([6.0 / slot for slot in slots if not me.roundel[slot - 1]])
        for option in pair:
            color, pips = option.text.args["color"], option.text.args["pips"]
            points += pips + min(pips, short[color])
        return points

    return tuple([option.id for option in max(combinations(question.options, 2), key=worth)])


def pay(view: View, me: SeatView, question: Ask) -> Picks:
    """Pay with cubes, and with those of which there are more than the cards ask for."""
    wants = wanted(view, me)

    def spared(option: Option) -> float:
        paid = option.text.args.get("color_paid")
        if paid is None:
            return -99
        short = [min(0, me.supply[color] - wants[color] - cubes) for color, cubes in paid.items()]
        return float(sum(short))

    return one(question.options, spared)


def sell(view: View, me: SeatView, question: Ask) -> Picks:
    """Sell for gulden late in the game, and store for the barge before."""
    sales = [option.id for option in question.options if option.verb == "sell"]
    return (sales[0],) if sales and view.round > 7 else usual(view, me, question)


# The turn


def turn(view: View, me: SeatView, question: Ask) -> Picks:
    """Do the next useful thing, and pass when there is none."""
    offered: dict[str, list[Option]] = {}
    for option in question.options:
        offered.setdefault(option.verb, []).append(option)
    uses = [option for option in offered.get("use", []) if option.text.args["card"] not in CHANGERS]
    free = [option for option in uses if view.cards[option.text.args["card"]].deck != "map"]
    if free:
        return (free[0].id,)
    for verb in AT_ONCE:
        if verb in offered:
            return CHOICES[verb](view, offered[verb])
    if uses:
        return (uses[0].id,)
    if "amstel" in offered:
        return (offered["amstel"][0].id,)
    ways = [option for option in offered.get("barge", []) if goes(view, me, option)]
    if ways:
        return one(ways, lambda option: -int(option.text.args["cubes"]))
    return ("pass",)


def goes(view: View, me: SeatView, option: Option) -> bool:
    """Whether a journey is short and leads to where there is something to do."""
    return bool(option.text.args["useful"]) and option.text.args["cubes"] <= FAR


def any_of(view: View, options: list[Option]) -> Picks:
    """The first."""
    return (options[0].id,)


def worker(view: View, options: list[Option]) -> Picks:
    """Bring a dock worker before taking another."""
    return (options[-1].id,)


def activate(view: View, options: list[Option]) -> Picks:
    """The card that costs most."""
    return one(options, lambda option: sum(view.cards[option.text.args["card"]].cost.values()))


def block(view: View, options: list[Option]) -> Picks:
    """A block beside one's own, and a small one."""
    blocks = {block.id: block for block in view.blocks}

    def worth(option: Option) -> float:
        here = blocks[option.text.args["block"]]
        beside = any(blocks[near].owner == view.seat for near in here.near)
        return 3 * beside - here.cost

    return one(options, worth)


CHOICES: dict[str, Callable[[View, list[Option]], Picks]] = {
    "deliver": any_of,
    "worker": worker,
    "load": any_of,
    "activate": activate,
    "block": block,
    "market": any_of,
}


def best_return(view: View, me: SeatView, question: Ask) -> Picks:
    """What the question itself names as the best use."""
    return one(question.options, lambda option: option.text.args["best"])


def free_block(view: View, me: SeatView, question: Ask) -> Picks:
    """A block that costs nothing."""
    return block(view, list(question.options))


def free_activation(view: View, me: SeatView, question: Ask) -> Picks:
    """A card that costs nothing."""
    return activate(view, list(question.options))


def tow(view: View, me: SeatView, question: Ask) -> Picks:
    """To where there is something to do."""
    return one(question.options, lambda option: option.text.args["useful"])


ANSWERS: dict[str, Callable[[View, SeatView, Ask], Picks]] = {
    "feld-ask-first-card": take_card,
    "feld-ask-card": take_card,
    "feld-ask-exchange-for": take_card,
    "feld-ask-sixth-card": drop_card,
    "feld-ask-exchange": drop_card,
    "feld-ask-discard-map": drop_card,
    "feld-ask-first-cubes": take_color,
    "feld-ask-gain": take_color,
    "feld-ask-gain-by": take_color,
    "feld-ask-keep": keep_color,
    "feld-ask-dice": take_dice,
    "feld-ask-pay-any": pay,
    "feld-ask-activation": pay,
    "feld-ask-block-payment": pay,
    "feld-ask-commodity": sell,
    "feld-ask-turn": turn,
    "feld-ask-return": best_return,
    "feld-ask-free-block": free_block,
    "feld-ask-free-activation": free_activation,
    "feld-ask-tow": tow,
}
