"""What cards are worth: what they may still give in the rounds that are left, and at the end."""

from functools import lru_cache
from typing import NamedTuple

from rules.feld.abilities import SCORES, USES
from rules.feld.board import COMMODITIES, DISTRICTS, board
from rules.feld.counts import OUDE_KERK
from rules.feld.scoring import LAST_STEPS
from rules.feld.state import Seat, State
from rules.players.feld.prices import COLORED, CUBE, STEP
from rules.players.feld.taste import A_MERCHANTS, Taste

#: How often a card works that asks for something that is so, or is not so yet.
SO, NOT_SO = 0.9, 0.3
#: How often a map is used, whose cube must be there.
MAP_USED = 0.22


class Worth(NamedTuple):
    """What a card gives in a round on average: points, gulden and cubes."""

    points: float = 0.0
    gulden: float = 0.0
    cubes: float = 0.0


#: Cards that the player does not use but that work by themselves, and those whose use is rarely wise.
STANDING = {
    "020": Worth(1.0),
    "022": Worth(0.5),
    "023": Worth(0.4),
    "025": Worth(cubes=0.8),
    "026": Worth(gulden=0.85),
    "027": Worth(0.6),
    "028": Worth(1.6),
    "029": Worth(0.5),
    "030": Worth(gulden=0.6),
    "031": Worth(cubes=0.3),
    "032": Worth(0.3),
    "033": Worth(gulden=0.35),
    "034": Worth(0.2),
    "035": Worth(gulden=0.25),
    "036": Worth(0.3),
    "037": Worth(0.5),
    "038": Worth(0.3),
    "039": Worth(0.2),
    "040": Worth(1.2),
    "041": Worth(gulden=0.3),
    "042": Worth(cubes=0.2),
    "045": Worth(cubes=0.6),
    "047": Worth(gulden=0.4),
    "049": Worth(0.4),
    "050": Worth(0.8),
    "051": Worth(gulden=1.4),
    "052": Worth(cubes=1.2),
    "053": Worth(0.5),
    "054": Worth(cubes=2.0),
    "073": Worth(0.6),
    "074": Worth(0.85 * STEP),
    "075": Worth(gulden=0.6),
}
#: How often something has been done in a turn that other cards ask for.
DONE = {"014": 0.85, "016": 0.6, "071": 0.8, "072": 0.85, "099": 0.75}
#: What END cards grow by in a round.
GROWTH = {
    "007": 0.5, "008": 0.0, "010": 0.0, "011": 0.4, "012": 0.4, "085": 0.35, "086": 0.3, "087": 0.6,
    "103": 0.4, "104": 0.4, "105": 0.4, "106": 0.85, "108": 0.2,
}  # fmt: skip
#: END cards whose worth does not grow but comes at the end, if at all.
LAST = {"008": 4.0, "010": 1.5, "107": 5.0}
MOST = {"012": 9, "105": 8, "007": 18}
#: The buildings that give points for deliveries of one good.
BONUS = {f"{number:03}": good for number, good in enumerate(COMMODITIES, 76)}
BONUS_POINTS = 4
#: How many goods of one kind a seat may yet deliver in a round.
DELIVERED = 0.1
#: Cards 001 to 006 and 055 to 060 ask for a map of a district.
AFTER_MAP = {f"{first + place:03}": name for first in (1, 55) for place, name in enumerate(DISTRICTS)}
#: How often such a card works, by the number of those maps.
WITH_MAPS = (0.1, 0.7, 0.85, 0.9)
CHURCHES = ("zuiderkerk", "westerkerk")


def a_round(g: State, seat: int, code: str, taste: Taste = A_MERCHANTS) -> Worth:
    """What an active card gives in every round that is left."""
    if code in STANDING:
        return standing(taste.standing)[code]
    use = USES.get(code)
    if use is None:
        return Worth()
    points = gulden = cubes = 0.0
    for kind, amount in use.gain.items():
        number = amount if isinstance(amount, int) else max(amount(g, seat), 0)
        if kind == "points":
            points += number
        elif kind == "gulden":
            gulden += number
        elif kind == "amstel":
            points += STEP * taste.step * number
        else:
            cubes += number * (CUBE * taste.cube if kind == "any" else COLORED * taste.colored)
    for kind, number in use.spend.items():
        if kind == "gulden":
            gulden -= number
        else:
            cubes -= number * COLORED * taste.colored
    often = chance(g, seat, code, taste)
    return Worth(points * often, gulden * often, cubes * often / (COLORED * taste.colored))


@lru_cache(maxsize=16)
def standing(times: float) -> dict[str, Worth]:
    """What cards give that work by themselves, so many times what a merchant thinks."""
    return {code: Worth(*[times * value for value in each]) for code, each in STANDING.items()}


def chance(g: State, seat: int, code: str, taste: Taste) -> float:
    """How often in a round a card can be used."""
    cards = board(g.printed).cards
    if code in DONE:
        return DONE[code]
    if code in AFTER_MAP:
        maps = sum([cards[own].kind == AFTER_MAP[code] for own in g.seats[seat].active])
        return WITH_MAPS[min(maps, len(WITH_MAPS) - 1)]
    if cards[code].deck == "map":
        return MAP_USED * taste.maps
    use = USES[code]
    if use.when is None:
        return 1.0
    return min(1.0, SO * taste.so) if use.when(g, seat) else NOT_SO * taste.not_so


def at_the_end(g: State, seat: int, code: str, left: int, taste: Taste) -> float:
    """What an END card may come to, with so many rounds left after this one."""
    me = g.seats[seat]
    if code == LAST_STEPS[0]:
        return _last_steps(g, me, left)
    if code in LAST and left:
        return LAST[code] * taste.last
    if code not in SCORES:
        return 0.0
    if code in OUDE_KERK:
        return _church(g, me, left)
    amount = SCORES[code].amount
    now = amount if isinstance(amount, int) else amount(g, seat)
    return min(MOST.get(code, 99), now + GROWTH.get(code, 0.0) * taste.growth * left)


def _church(g: State, me: Seat, left: int) -> float:
    cards = board(g.printed).cards
    kinds = {cards[code].kind for code in me.active}
    below = {cards[code].kind for code in me.inactive}
    have = sum([kind in kinds for kind in CHURCHES])
    soon = sum([kind in below and kind not in kinds for kind in CHURCHES]) if left else 0
    return (3, 8, 15)[have] + 4 * soon + 0.15 * left


def _last_steps(g: State, me: Seat, left: int) -> float:
    read = board(g.printed)
    reached = min(read.spaces, me.space + left)
    goal = min(read.spaces, reached + LAST_STEPS[1])
    points = sum([value for before, value in read.bridges if reached <= before < goal])
    return float(points + (read.mouth if reached < goal == read.spaces else 0))


def active_worth(
    g: State, seat: int, code: str, left: int, gulden: float, taste: Taste = A_MERCHANTS
) -> float:
    """What an active card will give in so many rounds, a gulden being worth so much."""
    icon = board(g.printed).cards[code].icon
    if icon == "END":
        return at_the_end(g, seat, code, left, taste)
    if code in BONUS:
        me = g.seats[seat]
        aboard = me.hold.count(BONUS[code]) + me.storehouse.count(BONUS[code])
        often = (0.6 * aboard if left else 0.0) + DELIVERED * taste.delivered * left
        return BONUS_POINTS * taste.bonus * min(2.0, often)
    worth = a_round(g, seat, code, taste)
    return left * (worth.points + worth.gulden * gulden + worth.cubes * COLORED * taste.colored)


def active_cards(g: State, seat: int, left: int, taste: Taste = A_MERCHANTS) -> tuple[Worth, float]:
    """What all active cards of a seat give in a round, and what those give that count otherwise."""
    points = gulden = cubes = other = 0.0
    cards = board(g.printed).cards
    for code in g.seats[seat].active:
        if code in BONUS or cards[code].icon == "END":
            other += active_worth(g, seat, code, left, 0.0, taste)
        else:
            worth = a_round(g, seat, code, taste)
            points, gulden, cubes = points + worth.points, gulden + worth.gulden, cubes + worth.cubes
    return Worth(points, gulden, cubes), other


def income(g: State, seat: int) -> float:
    """The gulden that a seat's active cards bring in a round."""
    return active_cards(g, seat, 0)[0].gulden
