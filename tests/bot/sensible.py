"""A sensible person at a panel: wants what a merchant wants, and gets it with few presses.

A turn of Feld is thought of as a whole and played in an order that suits the panel. Where only journeys and
the Amstel are left, others that end the turn in one press are as welcome if a merchant thinks hardly less of
them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, structs

from bot.messages.asked import offered
from rules.core.asking import THEN, Ask, Picks
from rules.core.pressing import press
from rules.core.table import Table
from rules.players.feld.worth import worth
from rules.players.house import player
from rules.players.thought import thought
from tests.bot.counting import presses, rows_of

#: What can be done in a turn of Feld, and orders in which one may think of it; of each the rest as it comes.
KINDS = ("activate", "use", "market", "block", "barge", "amstel", "pass")
END = ("pass", "keep")
ORDERS = (
    ("activate", "block", "barge", "use", "market"),
    ("activate", "use", "market", "block", "barge"),
    ("use", "market", "activate", "block", "barge"),
    ("block", "barge", "activate", "use", "market"),
    ("block", "activate", "use", "market", "barge"),
    ("block", "activate", "use", "market", "amstel", "barge"),
)

#: What may be left for the end, and how many points less, of a hundred or two, another end may be worth.
LATE = (*("barge", "load", "deliver", "worker", "amstel"), *END)
HARDLY = 4.0

T = TypeVar("T")
#: An action of a turn, with what is answered after it; all that is wanted, in some order; what is pressed.
Action: TypeAlias = list[Picks]
Wanted: TypeAlias = tuple[Picks, ...]
Way: TypeAlias = list[tuple[Picks, int]]
#: What was found out in positions of a turn, to which several orders lead.
Known: TypeAlias = dict[tuple[str, bytes], Any]


def copy(table: Table) -> Table:
    return Table.load(table.game, table.save())


# What is wanted


def wanted(table: Table, seat: int, seed: str) -> list[Picks]:
    """What a merchant answers in a turn of Feld, or to any other question; not what goes without saying."""
    other, turn, name = copy(table), list[Picks](), table.game.NAME
    while seat in other.asks:
        mind = thought(f"{seed}/{other.answers}/{seat}", 60.0, 4)
        picks = player(name, "merchant")(other.view(seat), other.asks[seat], mind)[0]
        final = any(option.final for option in other.asks[seat].offered if option.id in picks)
        acting = acts(other)
        turn.append(picks)
        press(other, seat, picks)
        if final or not acting or not acts(other):
            break
    return turn


def acts(table: Table) -> bool:
    """Whether somebody takes a turn of Feld, in which any number of things are done."""
    return getattr(table.g, "phase", "") == "III"


class Goal(Struct):
    """What a seat has when all is done that it wanted, and of Feld what a merchant thinks of that."""

    seat: int
    has: dict[str, Any]
    worth: float

    def reached(self, table: Table) -> bool:
        """Whether it is there, or somewhere hardly less good."""
        return have(table, self.seat) == self.has or valued(table, self.seat) >= self.worth - HARDLY


def goal(table: Table, seat: int, turn: list[Picks]) -> Goal:
    """Where a turn leads."""
    other = copy(table)
    for picks in turn:
        press(other, seat, picks)
    return Goal(seat, have(other, seat), valued(other, seat))


def have(table: Table, seat: int) -> dict[str, Any]:
    """What a seat has, but for the colours of its cubes."""
    own = structs.asdict(table.view(seat).seats[seat])
    if "supply" in own:
        own |= {"supply": sum(own["supply"].values()), "active": sorted(own["active"])}
        own |= {"hold": sorted(own["hold"]), "storehouse": sorted(own["storehouse"])}
    return own


def valued(table: Table, seat: int) -> float:
    """What a merchant thinks of a seat of Feld; of other games nothing is said."""
    return worth(table.g, seat, 0.0) if table.game.NAME == "feld" else float("-inf")


# What is pressed


def fewest(table: Table, seat: int, turn: list[Picks], enough: int = 0) -> Way:
    """The presses with which somebody gets what was wanted, in an order that suits the panel.

    Nobody looks for a better order than one with so few presses as are enough.
    """
    aim, best, known = goal(table, seat, turn), Way(), Known()
    for order in dict.fromkeys(orders(turn)):
        way = pressed(table, seat, order, aim, known)
        if way and (not best or total(way) < total(best)):
            best = way
        if best and total(best) <= enough:
            break
    return best


def total(way: Way) -> int:
    return sum(number for _, number in way)


def pressed(table: Table, seat: int, turn: Wanted, aim: Goal, known: Known) -> Way:
    """What is pressed for answers in this order, as many of them at once as are offered; or nothing.

    Where something that is offered as one does not lead to what was wanted, that is done one by one.
    """
    ways: list[frozenset[str]] = [frozenset()]
    for refused in ways:
        other, left, made = copy(table), turn, Way()
        while left and seat in other.asks:
            here = msgspec.json.encode((other.g, other.asks))
            view, asked = other.view(seat), other.asks[seat]
            question = once(known, ("offered", here), partial(offered, other.game, view, asked))
            late = all(verb([each]) in LATE for each in left)
            end = once(known, ("end", here), partial(good_end, other, question, aim)) if late else ()
            picks = end or next_press(question, left, refused)
            if not picks:
                break
            rows = once(known, ("rows", here), partial(rows_of, other, seat, question))
            made.append((picks, presses(other, rows, question, picks)))
            answers = press(other, seat, picks).answers
            left = () if end else without(left, answers)
        if (not left or seat not in other.asks) and aim.reached(other):
            return made
        if not refused:
            wrong = [picks[0] for picks, _ in made if THEN in picks[0]]
            ways += [frozenset([each]) for each in wrong]
    return []


def once(known: Known, name: tuple[str, bytes], find: Callable[[], T]) -> T:
    """What was found out, or is now."""
    if name not in known:
        known[name] = find()
    found: T = known[name]
    return found


def good_end(table: Table, question: Ask, aim: Goal) -> Picks:
    """What ends the turn after a journey or the Amstel, and is hardly less good than all that was wanted."""
    ends = [o.id for o in question.options if END[0] in o.id.split(THEN) and o.verb not in END]
    for end in ends:
        other = copy(table)
        press(other, aim.seat, (end,))
        if aim.reached(other):
            return (end,)
    return ()


def next_press(question: Ask, left: Wanted, refused: frozenset[str]) -> Picks:
    """What is wanted next, with as much of the rest as is offered with it; nothing where it is impossible."""
    several = [o.id for o in question.options if begins(o.id, left) and o.id not in refused]
    if several:
        return (max(several, key=len),)
    return left[0] if {option.id for option in question.offered}.issuperset(left[0]) else ()


def begins(id_: str, left: Wanted) -> bool:
    """Whether what is offered as one is wanted next, in whatever order, or is all and ends the turn."""
    parts = [(part,) for part in id_.split(THEN)]
    first, rest = parts[: len(left)], parts[len(left) :]
    next_ = len(parts) > 1 and sorted(map(meant, first)) == sorted(map(meant, left[: len(first)]))
    return next_ and all(part.startswith(END) for (part,) in rest)


def meant(picks: Picks) -> Picks:
    """What an answer is about: a cube of any colour may have another, if that leads to the same."""
    return ("gain",) if picks[0].startswith("gain:") else picks


def without(left: Wanted, done: list[Picks]) -> Wanted:
    """What is left when some of it is done."""
    rest = [*left]
    for picks in done:
        same = next((each for each in rest if meant(each) == meant(picks)), None)
        if same is not None:
            rest.remove(same)
    return tuple(rest)


# Orders


def orders(turn: list[Picks]) -> Iterator[Wanted]:
    """Orders in which a turn may be played: as it was thought of, with the last journey at the end, by kinds.

    Cards may be used as soon as they are active.
    """
    actions = list[Action]()
    for picks in turn:
        if verb([picks]) in KINDS or not actions:
            actions.append([])
        actions[-1].append(picks)
    for each in (used_at_once(actions), actions):
        for order in (each, put_off(each), *[by_kind(each, kinds) for kinds in ORDERS]):
            yield tuple([picks for action in order for picks in action])


def verb(action: Action) -> str:
    return action[0][0].partition(":")[0]


def by_kind(actions: list[Action], kinds: tuple[str, ...]) -> list[Action]:
    """By kinds of actions; what is done where the barge lies is done before it leaves."""

    def place(action: Action) -> int:
        kind = verb(action)
        return -1 if kind not in KINDS else kinds.index(kind) if kind in kinds else len(kinds)

    return sorted(actions, key=place)


def put_off(actions: list[Action]) -> list[Action]:
    """The last journey, with its halts, after all but the Amstel and the end."""
    sails = [place for place, action in enumerate(actions) if verb(action) == "barge"]
    last = {place for number, place in enumerate(sails, 1 - len(sails)) if sails[-1] + number == place}

    def when(place: int) -> int:
        return 2 if verb(actions[place]) in ("amstel", "pass") else int(place in last)

    return [actions[place] for place in sorted(range(len(actions)), key=when)]


def used_at_once(actions: list[Action]) -> list[Action]:
    """Each card that is activated is used right after that, if at all."""
    uses = {action[0][0]: action for action in actions if verb(action) == "use"}
    wakes = [each[0][0].replace("activate:", "use:") for each in actions]
    woken = [wake for wake, each in zip(wakes, actions, strict=True) if verb(each) == "activate"]
    return [
        [*each, *(uses.get(wake, []) if wake in woken else [])]
        for wake, each in zip(wakes, actions, strict=True)
        if each[0][0] not in woken
    ]
