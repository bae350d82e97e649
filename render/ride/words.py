"""The board in words: descriptions of pictures, and a board for those who read or hear instead of looking."""

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

from render.picture import Say, joined
from render.ride.contracts import Plan, plans, standing
from render.ride.heading import headline
from rules.ride.view import ContractView, Mine, RouteView, View

#: What fits into one message of Discord's newer kind.
LONGEST_TEXT = 4000


def alt(part: str, view: View, names: Sequence[str], say: Say) -> str:
    """What a part shows, short enough for Discord."""
    return joined(chain((say("pic-ride-alt"),), told(part, view, names, say)))


def text_board(
    view: View, names: Sequence[str], say: Say, part: str | None = None, *, most: int = LONGEST_TEXT
) -> str:
    """All as text, with the reader's own things where the view has them, or one part."""
    if part is not None:
        return joined(told(part, view, names, say), most)
    state, claimed = _state(view, names, say), _claimed(view, names, say)
    return joined(chain(state, _own(view, say), claimed, _open(view, say)), most)


def told(part: str, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """What a part shows, line by line."""
    match part:
        case "board":
            yield from chain(_state(view, names, say), _claimed(view, names, say), _open(view, say))
        case "map":
            yield from chain(_contracts(view, say), _claimable(view, say))
            yield from chain(_claimed(view, names, say), _open(view, say))
        case "hand":
            yield from chain(_own(view, say), _table(view, say))
        case _:
            yield from _seats(view, names, say)


def _state(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    yield headline(view, names, say)
    if view.stage == "turns" and view.last_turns is not None:
        yield say("pic-last-round", turns=view.last_turns)
    yield from _seats(view, names, say)
    yield from _table(view, say)


def _seats(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    for number, (name, seat) in enumerate(zip(names, view.seats, strict=False), 1):
        yield say(
            "pic-ride-seat-line",
            number=number,
            name=name,
            points=seat.points,
            carts=seat.carts,
            cards=seat.hand,
            contracts=seat.contracts,
            merchandise=seat.merchandise,
        )
    for number, score in enumerate(view.scores):
        yield say(
            "pic-ride-score-line",
            name=names[number],
            routes=score.routes,
            contracts=score.contracts,
            merchandise=score.merchandise,
        )
    yield from revealed(view, names, say)


def _table(view: View, say: Say) -> Iterator[str]:
    cards = ", ".join(say("pic-ride-color", color=color) for color in view.face_up)
    yield say("pic-ride-face-up", cards=cards)
    yield say(
        "pic-ride-piles",
        deck=view.deck,
        discard=view.discard,
        contracts=view.contract_deck,
        merchandise=view.merchandise,
    )


def revealed(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Everybody's contracts, as soon as they are no secret any more, with what they gave or cost."""
    for name, contracts in zip(names, view.revealed, strict=False):
        shown = [f"{view.names[c.a]} – {view.names[c.b]} {_result(c)}" for c in contracts]
        yield say("pic-ride-revealed-line", name=name, contracts=", ".join(shown))


def _result(contract: ContractView) -> str:
    return f"+{contract.value}" if contract.done else f"−{contract.value}"


def secrets(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """The reader's hand and contracts, as an onlooker is told them."""
    if view.mine is not None:
        yield say("pic-ride-cards", cards=_hand(view.mine, say))
    for plan in plans(view):
        yield _contract(view, plan, say)


def _own(view: View, say: Say) -> Iterator[str]:
    """What only the reader may know."""
    if view.mine is None:
        return
    yield say("pic-ride-hand", cards=_hand(view.mine, say))
    yield from _contracts(view, say)
    yield from _claimable(view, say)


def _hand(mine: Mine, say: Say) -> str:
    cards = [f"{count} {say('pic-ride-color', color=color)}" for color, count in mine.hand.items() if count]
    return ", ".join(cards) or "0"


def _contract(view: View, plan: Plan, say: Say) -> str:
    return say(
        "pic-ride-contract-line",
        number=plan.number,
        a=view.names[plan.contract.a],
        b=view.names[plan.contract.b],
        value=plan.contract.value,
        standing=standing(plan, say),
        offered="yes" if plan.offered else "no",
    )


def _contracts(view: View, say: Say) -> Iterator[str]:
    for plan in plans(view):
        yield _contract(view, plan, say)
        if plan.missing:
            yield "   " + ", ".join(_way(view, route, say) for route in plan.missing)


def _claimable(view: View, say: Say) -> Iterator[str]:
    if view.mine is not None and view.mine.claimable:
        ways = [_way(view, route, say) for route in view.routes if route.id in view.mine.claimable]
        yield say("pic-ride-claimable", routes=", ".join(ways))


def _way(view: View, route: RouteView, say: Say) -> str:
    color = say("pic-ride-color", color=route.color)
    return f"{view.names[route.a]} – {view.names[route.b]} ({route.length} {color})"


def _claimed(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    for seat, name in enumerate(names[: len(view.seats)]):
        own = [f"{view.names[r.a]} – {view.names[r.b]}" for r in view.routes if r.owner == seat]
        if own:
            yield say("pic-ride-claimed-line", name=name, routes=", ".join(own))


def _open(view: View, say: Say) -> Iterator[str]:
    """The routes that can still be claimed, both tracks of a double route together."""
    free = [route for route in view.routes if route.owner is None and not route.closed]
    if free:
        yield say("pic-ride-open")
    for (a, b), tracks in groupby(free, key=lambda route: (route.a, route.b)):
        colors = ", ".join(_spaces(route, say) for route in tracks)
        yield say("pic-named", thing=f"{view.names[a]} – {view.names[b]}", text=colors)


def _spaces(route: RouteView, say: Say) -> str:
    goods = f" ({say('pic-ride-goods')})" if route.carts else ""
    return f"{route.length} {say('pic-ride-color', color=route.color)}{goods}"
