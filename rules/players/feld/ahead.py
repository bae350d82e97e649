"""The rounds to come: which cards the cubes on the roundel will activate, and what else they are good for."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.feld.board import board
from rules.feld.scoring import PENALTIES, penalty
from rules.feld.state import State
from rules.players.feld.card_worth import otherwise, rounds
from rules.players.feld.prices import COLORED
from rules.players.feld.taste import A_MERCHANTS, Taste

#: What the cubes of a slot are worth, the first first, and every one more; early ones are worth more.
CUBES, SURPLUS, SOON = (1.6, 1.4, 1.2, 1.0, 0.8, 0.6, 0.5), 0.35, 0.04
#: What it is worth that a block can be taken with the cubes of a slot, two of a colour or more.
BLOCKS = (0.0, 0.5, 1.5, 2.5)
#: How likely a slot stays empty that is at the exit in so many rounds.
EMPTY = (0.7, 0.45, 0.28, 0.16, 0.08, 0.0)
#: How likely it is in a round that dice bring what a card still lacks, by the number of colours.
BROUGHT = (0.5, 0.33, 0.10, 0.03, 0.01)
#: Cards that lack cubes are in each other's way, so much and so much more for each.
CALM, RIVAL = 0.5, 0.5
#: Cards below a board.
BELOW = 5
#: What it costs beside the penalty to lose a card.
LOST = 2.0


class Below(NamedTuple):
    """A card below the board: its cost, what it gives in a round, and what at the end."""

    code: str
    cost: tuple[tuple[str, int], ...]
    cubes: int
    rate: float
    end: float

    def gives(self, rounds: int) -> float:
        """What it gives if it can be used in so many rounds."""
        return self.rate * max(0, rounds) + self.end


#: What a card below the board would give in a round, and what at the end, after its code.
Given: TypeAlias = tuple[str, float, float]


def below(g: State, seat: int, left: int, gulden: float, taste: Taste) -> tuple[Given, ...]:
    """The cards below the board with their worths, a gulden being worth so much."""
    found: list[Given] = []
    for code, each in rounds(g, seat, g.seats[seat].inactive, taste):
        if each is None:
            found.append((code, 0.0, otherwise(g, seat, code, left, taste)))
        else:
            points, gold, cubes = each
            found.append((code, points + gold * gulden + cubes * COLORED * taste.colored, 0.0))
    return tuple(found)


def ahead(g: State, seat: int, left: int, gulden: float, taste: Taste = A_MERCHANTS) -> float:
    """What the roundel and the cards below the board are worth together, less the penalties they bring."""
    me = g.seats[seat]
    return _ahead(
        g.printed,
        below(g, seat, left, gulden, taste),
        tuple([tuple(slot.items()) for slot in me.roundel[:left]]),
        tuple([color for color, cubes in me.supply.items() if cubes]),
        me.penalties,
        "008" in me.active,
        left,
        taste,
    )


@lru_cache(maxsize=2048)
def _ahead(
    printed: str,
    given: tuple[Given, ...],
    roundel: tuple[tuple[tuple[str, int], ...], ...],
    spare: tuple[str, ...],
    penalties: int,
    free: bool,
    left: int,
    taste: Taste,
) -> float:
    """The same by all that it depends on, which most actions of a turn leave as it is."""
    read = board(printed).cards
    cards = [Below(code, read[code].price, read[code].cubes, rate, end) for code, rate, end in given]
    cards.sort(key=lambda card: (card.cubes - card.gives(left), card.code))
    slots = [dict(slot) for slot in roundel]
    value, lacking = _activations({*spare}, cards, slots, left)
    tokens = float(penalties)
    for place, slot in enumerate(roundel):
        tokens += 0.0 if slot else min(1.0, EMPTY[place] * taste.empty)
    rivals = CALM * taste.calm + RIVAL * taste.rival * len(lacking)
    for card in lacking:
        likely, gives = _later(card, slots, left, rivals, taste)
        value += likely * gives
        tokens += 1 - likely
    if left and len(cards) >= BELOW:
        tokens += 1
        value -= LOST * taste.lost
    elif left and len(cards) == BELOW - 1:
        value -= 0.5
    if free:
        tokens = penalties
    value += sum([_rest(slot, taste) * (1 - SOON * taste.soon * place) for place, slot in enumerate(slots)])
    return value - taste.penalties * fines(tokens)


def _activations(
    spare: set[str], cards: list[Below], slots: list[dict[str, int]], left: int
) -> tuple[float, list[Below]]:
    """What the cards give that the cubes of one slot and one kept cube can pay, and the cards that remain."""
    value = 0.0
    for place, slot in enumerate(slots):
        remain = []
        for card in cards:
            lack, short = 0, ""
            for color, cubes in card.cost:
                there = slot.get(color, 0)
                if there < cubes:
                    lack += cubes - there
                    short = color
            if lack > 1 or (lack and short not in spare):
                remain.append(card)
                continue
            for color, cubes in card.cost:
                if color == short:
                    spare = set()
                    slot[color] = 0
                else:
                    slot[color] -= cubes
            value += card.gives(left - place)
        cards = remain
        spare = {color for color, cubes in slot.items() if cubes} or spare
    return value, cards


def _later(
    card: Below, slots: list[dict[str, int]], left: int, rivals: float, taste: Taste
) -> tuple[float, float]:
    """How likely a card is activated that cannot be yet, and what it gives then."""
    lack = len(card.cost)
    for slot in slots:
        lack = min(lack, sum([slot.get(color, 0) < cubes for color, cubes in card.cost]))
    brought = BROUGHT[min(max(lack, 1), len(BROUGHT) - 1)] * taste.brought / rivals
    likely = 1 - (1 - brought) ** left
    return likely, card.gives(left - int(0.5 / brought) - 1) - COLORED * taste.colored * card.cubes


def _rest(slot: dict[str, int], taste: Taste) -> float:
    """What the cubes of a slot are worth that no card takes."""
    cubes = sum(slot.values())
    if not cubes:
        return 0.0
    value = taste.cubes * sum(CUBES[:cubes]) + SURPLUS * taste.surplus * max(0, cubes - len(CUBES))
    return value + taste.blocks * BLOCKS[min(max(slot.values()), len(BLOCKS) - 1)]


def fines(tokens: float) -> float:
    """What penalty tokens cost, parts of them counted in part."""
    whole = int(tokens)
    return penalty(whole) + (tokens - whole) * PENALTIES[min(whole, len(PENALTIES) - 1)]
