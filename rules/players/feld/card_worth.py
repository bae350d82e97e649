"""What cards are worth: what they may still give in the rounds that are left, and at the end."""

from functools import lru_cache
from typing import NamedTuple

from rules.feld.abilities import SCORES, USES, When
from rules.feld.board import COMMODITIES, DISTRICTS, Card, board
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
    rate = rates(g.printed, taste).get(code)
    if rate is not None:
        return rate.so if rate.when is None or rate.when(g, seat) else rate.not_so
    if code in AFTER_MAP:
        return after_maps(g.printed, tuple(g.seats[seat].active), taste)[code]
    gain = USES[code].gain
    amounts = tuple([n if isinstance(n, int) else max(n(g, seat), 0) for n in gain.values()])
    return used(code, amounts, chance(g, seat, code, taste), taste)


@lru_cache(maxsize=2048)
def used(code: str, amounts: tuple[int, ...], often: float, taste: Taste) -> Worth:
    """What a card gives that is used so often in a round for these amounts of what it gives."""
    points = gulden = cubes = 0.0
    for kind, number in zip(USES[code].gain, amounts, strict=True):
        if kind == "points":
            points += number
        elif kind == "gulden":
            gulden += number
        elif kind == "amstel":
            points += STEP * taste.step * number
        else:
            cubes += number * (CUBE * taste.cube if kind == "any" else COLORED * taste.colored)
    for kind, number in USES[code].spend.items():
        if kind == "gulden":
            gulden -= number
        else:
            cubes -= number * COLORED * taste.colored
    return Worth(points * often, gulden * often, cubes * often / (COLORED * taste.colored))


class Rate(NamedTuple):
    """What a card gives in a round where what it asks for is so, if it asks for anything, and where not."""

    so: Worth
    not_so: Worth
    when: When | None


@lru_cache(maxsize=64)
def rates(printed: str, taste: Taste) -> dict[str, Rate]:
    """What cards give to everybody alike: of most it depends on nothing else but what they ask for."""
    found = {}
    for code, card in board(printed).cards.items():
        use = USES.get(code)
        if card.icon == "END" or code in BONUS:
            continue
        if code in STANDING or use is None:
            always = standing(taste.standing).get(code, Worth())
            found[code] = Rate(always, always, None)
        elif code not in AFTER_MAP:
            amounts = tuple([amount for amount in use.gain.values() if isinstance(amount, int)])
            if len(amounts) == len(use.gain):
                often = sure(card, taste)
                so, not_so = (often, often) if often is not None else sometimes(taste)
                when = use.when if often is None else None
                found[code] = Rate(used(code, amounts, so, taste), used(code, amounts, not_so, taste), when)
    return found


@lru_cache(maxsize=256)
def after_maps(printed: str, active: tuple[str, ...], taste: Taste) -> dict[str, Worth]:
    """What cards give that ask for a map of a district, beside these active cards."""
    kinds = [board(printed).cards[code].kind for code in active]
    found = {}
    for code, district in AFTER_MAP.items():
        often = WITH_MAPS[min(kinds.count(district), len(WITH_MAPS) - 1)]
        amounts = tuple([n for n in USES[code].gain.values() if isinstance(n, int)])
        found[code] = used(code, amounts, often, taste)
    return found


class Known(NamedTuple):
    """What a card would give if it were active: its `Rate` if that is known, or that it counts otherwise."""

    code: str
    so: Worth | None
    not_so: Worth
    when: When | None
    otherwise: bool


@lru_cache(maxsize=512)
def known(printed: str, codes: tuple[str, ...], active: tuple[str, ...], taste: Taste) -> tuple[Known, ...]:
    """What is known of cards beside the active ones by which they are alone: few actions change that."""
    found, by_itself = [], rates(printed, taste)
    for code in codes:
        counts = counts_otherwise(printed, code)
        rate = by_itself.get(code)
        if rate is None and code in AFTER_MAP and not counts:
            always = after_maps(printed, active, taste)[code]
            rate = Rate(always, always, None)
        found.append(Known(code, *rate, False) if rate else Known(code, None, Worth(), None, counts))
    return tuple(found)


def rounds(g: State, seat: int, codes: list[str], taste: Taste) -> list[tuple[str, Worth | None]]:
    """What these cards of a seat give in a round, once they are active; None for what counts otherwise."""
    found: list[tuple[str, Worth | None]] = []
    for code, so, not_so, when, counts in known(g.printed, tuple(codes), tuple(g.seats[seat].active), taste):
        if so is not None:
            found.append((code, so if when is None or when(g, seat) else not_so))
        else:
            found.append((code, None if counts else a_round(g, seat, code, taste)))
    return found


@lru_cache(maxsize=16)
def standing(times: float) -> dict[str, Worth]:
    """What cards give that work by themselves, so many times what a merchant thinks."""
    return {code: Worth(*[times * value for value in each]) for code, each in STANDING.items()}


def chance(g: State, seat: int, code: str, taste: Taste) -> float:
    """How often in a round a card can be used."""
    often, when = sure(board(g.printed).cards[code], taste), USES[code].when
    if often is not None:
        return often
    so, not_so = sometimes(taste)
    return so if when is None or when(g, seat) else not_so


def sure(card: Card, taste: Taste) -> float | None:
    """How often in a round a card can be used that asks for nothing that may be so or not."""
    if card.code in DONE:
        return DONE[card.code]
    if card.deck == "map":
        return MAP_USED * taste.maps
    return 1.0 if USES[card.code].when is None else None


def sometimes(taste: Taste) -> tuple[float, float]:
    """How often a card can be used where what it asks for is so, and where it is not."""
    return min(1.0, SO * taste.so), NOT_SO * taste.not_so


def at_the_end(g: State, seat: int, code: str, left: int, taste: Taste) -> float:
    """What an END card may come to, with so many rounds left after this one."""
    me = g.seats[seat]
    if code == LAST_STEPS[0]:
        return _last_steps(g.printed, me.space, left)
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
    have = soon = 0
    for codes in churches(g.printed):
        if not codes.isdisjoint(me.active):
            have += 1
        elif left and not codes.isdisjoint(me.inactive):
            soon += 1
    return (3, 8, 15)[have] + 4 * soon + 0.15 * left


@lru_cache(maxsize=64)
def churches(printed: str) -> tuple[frozenset[str], ...]:
    """The cards of each of the other churches."""
    cards = board(printed).cards.values()
    return tuple([frozenset([card.code for card in cards if card.kind == kind]) for kind in CHURCHES])


@lru_cache(maxsize=512)
def _last_steps(printed: str, space: int, left: int) -> float:
    read = board(printed)
    reached = min(read.spaces, space + left)
    goal = min(read.spaces, reached + LAST_STEPS[1])
    points = sum([value for before, value in read.bridges if reached <= before < goal])
    return float(points + (read.mouth if reached < goal == read.spaces else 0))


def active_worth(
    g: State, seat: int, code: str, left: int, gulden: float, taste: Taste = A_MERCHANTS
) -> float:
    """What an active card will give in so many rounds, a gulden being worth so much."""
    if counts_otherwise(g.printed, code):
        return otherwise(g, seat, code, left, taste)
    worth = a_round(g, seat, code, taste)
    return left * (worth.points + worth.gulden * gulden + worth.cubes * COLORED * taste.colored)


def counts_otherwise(printed: str, code: str) -> bool:
    """Whether a card gives nothing in a round by itself: it counts at the end, or for deliveries."""
    return code in BONUS or board(printed).cards[code].icon == "END"


def otherwise(g: State, seat: int, code: str, left: int, taste: Taste) -> float:
    """What such a card will give in so many rounds."""
    if board(g.printed).cards[code].icon == "END":
        return at_the_end(g, seat, code, left, taste)
    me = g.seats[seat]
    aboard = me.hold.count(BONUS[code]) + me.storehouse.count(BONUS[code])
    often = (0.6 * aboard if left else 0.0) + DELIVERED * taste.delivered * left
    return BONUS_POINTS * taste.bonus * min(2.0, often)


def active_cards(g: State, seat: int, left: int, taste: Taste = A_MERCHANTS) -> tuple[Worth, float]:
    """What all active cards of a seat give in a round, and what those give that count otherwise."""
    points = gulden = cubes = other = 0.0
    for code, each in rounds(g, seat, g.seats[seat].active, taste):
        if each is None:
            other += otherwise(g, seat, code, left, taste)
        else:
            points, gulden, cubes = points + each[0], gulden + each[1], cubes + each[2]
    return Worth(points, gulden, cubes), other


def income(g: State, seat: int) -> float:
    """The gulden that a seat's active cards bring in a round."""
    gulden = 0.0
    for _, each in rounds(g, seat, g.seats[seat].active, A_MERCHANTS):
        gulden += 0.0 if each is None else each.gulden
    return gulden
