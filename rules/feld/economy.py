"""What is gained and what is spent, and what a deed sets off on the cards of whoever did it."""

from functools import lru_cache
from itertools import count
from operator import itemgetter
from typing import Any

from rules.core.asking import Ask, Flow, Option, Text, ask, picked
from rules.core.events import happen
from rules.core.versions import since
from rules.feld.abilities import EVERYBODY, ONS, Goods, Price, grants, mark
from rules.feld.amstel import advance, left
from rules.feld.board import COLORS, board
from rules.feld.state import State

#: More ways to pay than this are asked for colour by colour.
WAYS = 20
#: So many payments are remembered: as many as come up in a few games.
PAYMENTS = 4096
GAIN = tuple([Option(f"gain:{color}", Text("feld-gain", {"color": color})) for color in COLORS])
NOT_NOW = Option("leave", Text("feld-leave"))


# Gain


def gain(g: State, seat: int, what: Goods, by: str = "") -> Flow[None]:
    """Take goods from the supply; `by` is the card that gives them, if it is one."""
    me = g.seats[seat]
    got = {kind: n if isinstance(n, int) else n(g, seat) for kind, n in what.items()}
    cubes = {color: got[color] for color in COLORS if color in got}
    for still in range(got.get("any", 0), 0, -1):
        [pick] = yield from ask(Ask(seat, ask_gain(still, by), GAIN))
        color = pick.partition(":")[2]
        cubes[color] = cubes.get(color, 0) + 1
    for color, number in cubes.items():
        me.supply[color] += number
    data: dict[str, Any] = {"card": by} if by else {}
    if cubes:
        data["color_gained"] = cubes
    me.points += got.get("points", 0)
    me.gulden += got.get("gulden", 0)
    for kind in ("points", "gulden"):
        if number := got.get(kind, 0):
            data[kind] = number
            if by:
                note(g, f"card-{kind}", number)
    if number := got.get("sail", 0):
        g.turn.sail += number
        data["sail"] = number
    if len(data) > bool(by):
        happen(g, "gained", seat, **data)
    if number := got.get("amstel", 0):
        before = me.points
        advance(g, seat, number)
        if by and since(g, 2):
            note(g, "card-points", me.points - before)


@lru_cache(maxsize=256)
def ask_gain(cubes: int, by: str) -> Text:
    """The question for a colour, with the card that gives the cubes, if it is one."""
    if by:
        return Text("feld-ask-gain-by", {"cubes": cubes, "card": by})
    return Text("feld-ask-gain", {"cubes": cubes})


def gives_something(g: State, seat: int, what: Goods) -> bool:
    """Whether there is anything to be gained at this moment."""
    for kind, amount in what.items():
        if kind == "amstel":
            if left(g, seat):
                return True
        elif isinstance(amount, int) or amount(g, seat):
            return True
    return False


def take_penalty(g: State, seat: int, reason: str) -> None:
    """Take a penalty token."""
    g.seats[seat].penalties += 1
    happen(g, "penalty", seat, reason=reason, penalties=g.seats[seat].penalties)


# Spend


def can_spend(g: State, seat: int, what: Price) -> bool:
    """Whether a seat has what is to be spent."""
    me = g.seats[seat]
    for kind, amount in what.items():
        if kind == "gulden":
            if me.gulden < amount:
                return False
        elif kind == "any":
            if sum(me.supply.values()) < amount:
                return False
        elif me.supply[kind] < amount:
            return False
    return True


def spend(g: State, seat: int, what: Price) -> Flow[dict[str, Any]]:
    """Return goods to the supply; the result says which, in the words of an event."""
    me = g.seats[seat]
    paid: dict[str, Any] = {}
    cubes = {color: n for color, n in what.items() if color not in ("gulden", "any")}
    for color, number in cubes.items():
        me.supply[color] -= number
    if number := what.get("any", 0):
        cubes = yield from spend_any(g, seat, number)
    if cubes:
        paid["color_paid"] = cubes
    if number := what.get("gulden", 0):
        me.gulden -= number
        paid["gulden_paid"] = number
    return paid


def spend_any(g: State, seat: int, number: int) -> Flow[dict[str, int]]:
    """Return so many cubes of any colours; where that leaves too many ways, one colour is asked for first."""
    supply = g.seats[seat].supply
    paid: dict[str, int] = {}
    still = number
    while still:
        options = any_ways(still, tuple([cubes if cubes < still else still for cubes in supply.values()]))
        [pick] = yield from ask(Ask(seat, ask_pay_any(still), options))
        for color, cubes in chosen(options, pick).items():
            supply[color] -= cubes
            paid[color] = paid.get(color, 0) + cubes
            still -= cubes
    return paid


@lru_cache(maxsize=256)
def ask_pay_any(cubes: int) -> Text:
    """The question for cubes of any colours."""
    return Text("feld-ask-pay-any", {"cubes": cubes})


@lru_cache(maxsize=PAYMENTS)
def any_ways(number: int, held: tuple[int, ...]) -> tuple[Option, ...]:
    """The sets of so many cubes out of those held, or else the colours with which to begin."""
    some = tuple([cubes for cubes in held if cubes])
    found = _sets(number, some)
    if len(found) > WAYS:
        return _beginnings(number, held)
    place = count()
    in_order = itemgetter(*[next(place) if cubes else len(some) for cubes in held])
    return tuple(map(cubes_option, map(in_order, found)))


@lru_cache(maxsize=PAYMENTS)
def cubes_option(cubes: tuple[int, ...]) -> Option:
    """The option to pay with so many cubes of each colour."""
    return pay_option({color: number for color, number in zip(COLORS, cubes, strict=True) if number})


@lru_cache(maxsize=PAYMENTS)
def _sets(number: int, held: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The ways to take so many from what is held, the most of the first first; of too many only some.

    It knows no colours, as what is left after the first ones is often the same. Each way ends with a 0, for
    the colours of which nothing is held.
    """
    if len(held) == 1 or not number:
        return ((number, *[0] * len(held)),)
    own, rest = held[0], held[1:]
    found: list[tuple[int, ...]] = []
    for first in range(min(number, own), max(0, number - sum(rest)) - 1, -1):
        found += [(first, *more) for more in _sets(number - first, rest)]
        if len(found) > WAYS:
            break
    return tuple(found[: WAYS + 1])


def _beginnings(number: int, held: tuple[int, ...]) -> tuple[Option, ...]:
    """All cubes of a colour, or one of them: whoever pays many begins with those most easily spared."""
    return tuple(
        [
            beginning(color, cubes)
            for color, n in zip(COLORS, held, strict=True)
            for cubes in sorted({min(n, number), min(n, 1)} - {0}, reverse=True)
        ]
    )


@lru_cache(maxsize=256)
def beginning(color: str, cubes: int) -> Option:
    """The option to begin with cubes of a colour."""
    return pay_option({color: cubes})


@lru_cache(maxsize=2048)
def ways(cost: tuple[tuple[str, int], ...], fewer: int, held: tuple[int, ...]) -> tuple[Option, ...]:
    """The ways to pay a cost in colours, spending some cubes fewer, each of one's choice."""
    found: dict[str, Option] = {}
    have = dict(zip(COLORS, held, strict=True))

    def leave_out(cubes: dict[str, int], number: int) -> None:
        if number and any(cubes.values()):
            for color in cubes:
                if cubes[color]:
                    leave_out(cubes | {color: cubes[color] - 1}, number - 1)
        elif all(n <= have[color] for color, n in cubes.items()):
            option = pay_option({color: n for color, n in cubes.items() if n})
            found[option.id] = option

    leave_out(dict(cost), fewer)
    return tuple(found.values())


def pay_option(paid: dict[str, int]) -> Option:
    """The option to pay with these cubes."""
    name = "+".join(f"{cubes}{color}" for color, cubes in paid.items()) or "nothing"
    return Option(f"pay:{name}", Text("feld-pay", {"color_paid": paid}))


def pay_gulden(gulden: int, card: str) -> Option:
    """The option to pay with gulden instead, thanks to a card."""
    return Option(f"pay:{gulden}gulden", Text("feld-pay-gulden", {"gulden": gulden, "card": card}))


@lru_cache(maxsize=256)
def activate_for_gulden(code: str, gulden: int) -> Option:
    """The option to activate a card that only gulden can pay for, with card 038."""
    args = {"card": code, "gulden": gulden, "card_by": "038"}
    return Option(f"activate:{code}", Text("feld-activate-gulden", args))


def finally_(options: tuple[Option, ...], last: bool) -> tuple[Option, ...]:
    """The options as such that cannot be taken back, if luck or something new follows them at once."""
    return tuple([Option(option.id, option.text, True) for option in options]) if last else options


@lru_cache(maxsize=512)
def discard_option(card: str, final: bool = False) -> Option:
    """The option to put a card on the discard pile."""
    return Option(f"discard:{card}", Text("feld-discard", {"card": card}), final)


def chosen(options: tuple[Option, ...], pick: str) -> dict[str, int]:
    """The cubes that an option to pay names."""
    paid: dict[str, int] = picked(options, pick).text.args["color_paid"]
    return paid


# What is done sets off what cards say about it


def note(g: State, deed: str, number: int = 1) -> None:
    """Remember what was done in this turn."""
    g.turn.done[deed] = g.turn.done.get(deed, 0) + number


def promised(g: State, seat: int, event: str, **data: Any) -> int:
    """The points that a seat's cards would add if something happened."""
    me, points = g.seats[seat], 0
    for code, ability in ONS.get(event, ()):
        if (
            code in me.active
            and grants(g, me, code)
            and all(data.get(k) == value for k, value in ability.match.items())
        ):
            amount = ability.gain.get("points", 0)
            points += amount if isinstance(amount, int) else amount(g, seat)
    return points


def set_off(g: State, seat: int, event: str, **data: Any) -> Flow[None]:
    """Let a seat's matching abilities work."""
    me = g.seats[seat]
    for code, ability in ONS.get(event, ()):
        if code != EVERYBODY and (code not in me.active or not grants(g, me, code)):
            continue
        if ability.match and any(data.get(k) != value for k, value in ability.match.items()):
            continue
        if ability.when is not None and not ability.when(g, seat):
            continue
        if ability.flow is None and not gives_something(g, seat, ability.gain):
            continue
        if ability.may:
            options = (board(g.printed).cards[code].use, NOT_NOW)
            [pick] = yield from ask(Ask(seat, Text("feld-ask-may", {"card": code}), options))
            if pick == NOT_NOW.id:
                continue
        if code != EVERYBODY:
            mark(g, seat, code)
        if ability.flow is not None:
            yield from ability.flow(g, seat, data)
        else:
            yield from gain(g, seat, ability.gain, code)
