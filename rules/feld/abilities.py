"""The words in which cards are written.

`use` is what the player does with a card; `on` sets itself off when something happens; `rule` changes a
number in the rules; `score` counts at the end. The addendum's turns of phrase are kept apart by them:

* A colon has the requirement on its left and the consequence on its right. "After ..." and "If you ..." with
  something that one does is a `use` that asks what was *done* in this turn, even before the card was active.
* "If ..." with something that *is* so is a `use` that asks how things stand at that moment.
* What changes the doing itself, such as its cost, goes with it: a `rule` that a card marked III grants once a
  round, and only to what is done while the card is active.
* "When ..." and "Each time ..." are an `on` or a `rule` of a permanent card: every time, no marker. So is any
  "If you ..." of which somebody's copy says that it is permanent.

What is not on a card but everybody has, such as a figure of an expansion, is written under the code "".
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from rules.core.asking import Flow
from rules.feld.board import board
from rules.feld.state import Seat, State

Count: TypeAlias = Callable[[State, int], int]
When: TypeAlias = Callable[[State, int], bool]
#: Everything that can be gained or spent: points, gulden, steps on the Amstel, spaces for the barge,
#: cubes of any colour, cubes of one; each amount a number or a count.
Goods: TypeAlias = dict[str, int | Count]
Price: TypeAlias = dict[str, int]

EVERYBODY = ""
PERMANENT = "PERM"


class Use(Struct, frozen=True):
    """Used by the player: how often is up to the card's icon."""

    gain: Goods
    spend: Price
    when: When | None
    flow: Callable[[State, int], Flow[None]] | None


class On(Struct, frozen=True):
    """Sets itself off on an event whose data match; `may` asks first."""

    event: str
    gain: Goods
    match: dict[str, Any]
    flow: Callable[[State, int, dict[str, Any]], Flow[None]] | None
    may: bool
    when: When | None


class Rule(Struct, frozen=True):
    """A number in the rules is different; the change may depend on what it is about."""

    name: str
    change: int | Callable[[State, int, str], int]
    #: Whether a card that is not permanent grants it only once a round.
    once: bool
    #: The icons that such a card can have.
    icons: tuple[str, ...]


class Score(Struct, frozen=True):
    """Counts at the end of the game."""

    amount: int | Count


USES: dict[str, Use] = {}
ONS: dict[str, list[tuple[str, On]]] = {}
RULES: dict[str, list[tuple[str, Rule]]] = {}
SCORES: dict[str, Score] = {}
#: All cards that were written, with their words.
WRITTEN: dict[str, tuple[Use | On | Rule | Score, ...]] = {}


def goods(
    points: int | Count = 0,
    gulden: int | Count = 0,
    amstel: int = 0,
    sail: int = 0,
    any: int = 0,  # noqa: A002 - the word for a cube of any colour
    **cubes: int,
) -> Goods:
    """What is gained."""
    named = {"points": points, "gulden": gulden, "amstel": amstel, "sail": sail, "any": any}
    return {kind: amount for kind, amount in (named | cubes).items() if amount}


def price(gulden: int = 0, any: int = 0, **cubes: int) -> Price:  # noqa: A002 - as in goods
    """What is spent."""
    return {kind: amount for kind, amount in ({"gulden": gulden, "any": any} | cubes).items() if amount}


def use(
    gain: Goods | None = None,
    spend: Price | None = None,
    when: When | None = None,
    flow: Callable[[State, int], Flow[None]] | None = None,
) -> Use:
    """The player uses it; a flow of its own may stand for the gain."""
    return Use(gain or {}, spend or {}, when, flow)


def on(
    event: str,
    gain: Goods | None = None,
    flow: Callable[[State, int, dict[str, Any]], Flow[None]] | None = None,
    may: bool = False,
    when: When | None = None,
    **match: Any,
) -> On:
    """It sets itself off."""
    return On(event, gain or {}, match, flow, may, when)


def rule(
    name: str,
    change: int | Callable[[State, int, str], int] = 1,
    once: bool = True,
    icons: tuple[str, ...] = ("III", PERMANENT),
) -> Rule:
    """A number in the rules differs for whoever has it."""
    return Rule(name, change, once, icons)


def score(amount: int | Count) -> Score:
    """It counts at the end."""
    return Score(amount)


def card(number: int, *words: Use | On | Rule | Score) -> None:
    """Write a card; of a card with both a `use` and a `score`, the printed icon decides which it is."""
    write(f"{number:03}", *words)
    WRITTEN[f"{number:03}"] = words


def write(code: str, *words: Use | On | Rule | Score) -> None:
    """Enter the words under a card's code, or as standing abilities that everybody has."""
    for word in words:
        match word:
            case Use():
                USES[code] = word
            case On():
                ONS.setdefault(word.event, []).append((code, word))
            case Rule():
                RULES.setdefault(word.name, []).append((code, word))
            case Score():
                SCORES[code] = word


def did(deed: str, least: int = 1) -> When:
    """After something was done in this turn, at least so often or so much."""
    return lambda g, seat: g.turn.done.get(deed, 0) >= least


def at_least(number: int, count: Count) -> When:
    """If there are so many."""
    return lambda g, seat: count(g, seat) >= number


def at_most(number: int, count: Count) -> When:
    """If there are no more."""
    return lambda g, seat: count(g, seat) <= number


def grants(g: State, me: Seat, code: str) -> bool:
    """Whether a card, or a standing ability, still works for a seat in this round."""
    if code == EVERYBODY:
        return True
    return code in me.active and (code not in me.used or board(g.printed).cards[code].icon == PERMANENT)


def total(g: State, seat: int, name: str, base: int = 0, about: str = "") -> int:
    """A number in the rules with all changes to it that a seat has."""
    me = g.seats[seat]
    active = me.active
    for code, changed in RULES.get(name, ()):
        if code not in active and code != EVERYBODY:
            continue
        if not changed.once or grants(g, me, code):
            change = changed.change
            base += change if isinstance(change, int) else change(g, seat, about)
    return base


def by_card(g: State, seat: int, name: str) -> bool:
    """Whether it is a card that changes a number for a seat, and not only what everybody has."""
    me = g.seats[seat]
    return any(code in me.active and grants(g, me, code) for code, _ in RULES[name])


def exercise(g: State, seat: int, name: str) -> None:
    """Mark the cards of which a seat has just used a rule."""
    for code, _ in RULES.get(name, ()):
        if code != EVERYBODY and code in g.seats[seat].active:
            mark(g, seat, code)


def mark(g: State, seat: int, code: str) -> None:
    """Place an action marker; a permanent ability is never marked."""
    if board(g.printed).cards[code].icon != PERMANENT:
        used = g.seats[seat].used
        used[code] = used.get(code, 0) + 1
