"""What only the seat itself sees: its hand, its contracts, and the routes that it can claim now."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.cache import Cache
from render.canvas import Surface, write
from render.pen import Box, Paint, Pen
from render.picture import Say
from render.pieces import star
from render.ride.cards import transport
from render.ride.chart import COLORS, Chart
from render.ride.layout import HUB
from render.ride.marks import HALOS, Marks
from render.ride.palette import WRITTEN_ON
from render.ride.spaces import pattern
from rules.ride.view import ContractView, Mine, RouteView, View


class Plan(NamedTuple):
    """A contract of the reader with its number, and the routes that it still lacks (None: no way is left)."""

    number: int
    contract: ContractView
    offered: bool
    missing: tuple[RouteView, ...] | None


#: The plans that were made last: looking for ways takes a while, and every part of a picture needs them.
_made: Cache[list[Plan]] = Cache(16)


def plans(view: View) -> list[Plan]:
    """The reader's contracts, those on offer last."""
    if view.mine is None or view.seat is None:
        return []
    key = (view.seat, view.routes, view.mine.contracts, view.mine.offered)
    return _made.get(key) or _made.keep(key, _plans(view, view.seat, view.mine))


def _plans(view: View, seat: int, mine: Mine) -> list[Plan]:
    by_id = {route.id: route for route in view.routes}
    found = []
    for number, contract in enumerate((*mine.contracts, *mine.offered), 1):
        ways = view.missing(contract, seat)
        missing = None if ways is None else tuple([by_id[way] for way in ways])
        found.append(Plan(number, contract, number > len(mine.contracts), missing))
    return found


def marked(view: View, changed: frozenset[str]) -> Marks:
    """The routes to point out to the reader."""
    missing: dict[str, tuple[int, ...]] = {}
    for plan in plans(view):
        for route in plan.missing or ():
            missing[route.id] = (*missing.get(route.id, ()), plan.number)
    claimable = frozenset(view.mine.claimable) if view.mine else frozenset()
    return Marks(changed, claimable, missing)


def goals(surface: Surface, view: View, drawn: Chart) -> None:
    """The ends of the reader's open contracts: the contract's number on the place."""
    ends: dict[str, list[str]] = {}
    for plan in plans(view):
        if not plan.contract.done:
            for place in (plan.contract.a, plan.contract.b):
                ends.setdefault(place, []).append(str(plan.number))
    weight = drawn.frame.weight
    for place, numbers in ends.items():
        x, y = drawn.frame.at(drawn.spots[place].x, drawn.spots[place].y)
        goal(surface, x, y, HUB * weight, "·".join(numbers))


def goal(surface: Surface, x: float, y: float, radius: float, text: str) -> None:
    """An end of a contract."""

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "ink")
        pen.disc(x, y, radius * 0.92, "paper")
        pen.disc(x, y, radius * 0.8, "delft")

    surface.put(("goal", radius), (x - radius, y - radius, x + radius, y + radius), paint)
    room = (x - radius * 0.72, y - radius, x + radius * 0.72, y + radius)
    write(surface, text, room, radius * 1.1, "paper", "delft", least=radius * 0.4)


def cards(surface: Surface, view: View, say: Say, box: Box) -> None:
    """The reader's hand: a card for every colour with how many there are; what is missing is pale."""
    left, top, right, bottom = box
    hand = view.mine.hand if view.mine else {}
    step = (right - left + 12) / 7
    for number, color in enumerate((*COLORS, "wild")):
        x = left + number * step
        card = (x, top, x + step - 12, bottom)
        count = hand.get(color, 0)
        if count:
            transport(surface, card, color, say, "linen", count=count)
        else:
            surface.put(("none", color == "wild", step), card, _no_card(card, color), "linen")
            if color in COLORS:
                write(surface, say("pic-ride-letter", color=color), card, step * 0.25, "soot", "linen")


def _no_card(box: Box, color: str) -> Paint:
    def paint(pen: Pen) -> None:
        pen.rect(box, "linen", 9, "kerb", 2.5)
        if color == "wild":
            star(pen, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[2] - box[0]) * 0.2, "kerb")

    return paint


def contract_row(surface: Surface, view: View, plan: Plan, say: Say, box: Box, size: float) -> None:
    """A contract: its number, its two places, its value, and how it stands."""
    left, top, right, bottom = box
    contract, tall = plan.contract, bottom - top
    fill = "gold" if plan.offered else "paper"

    def paint(pen: Pen) -> None:
        pen.rect(box, fill, 8, "go" if contract.done else "alarm" if plan.missing is None else "kerb", 2.5)
        pen.disc(left + tall * 0.5, top + tall * 0.5, tall * 0.36, "go" if contract.done else "delft")

    surface.put(
        ("contract", fill, contract.done, plan.missing is None, right - left, tall), box, paint, "linen"
    )
    over = "go" if contract.done else "delft"
    badge = (left + tall * 0.2, top, left + tall * 0.8, bottom)
    write(surface, str(plan.number), badge, tall * 0.42, "white", over)
    text = f"{view.names[contract.a]} – {view.names[contract.b]}"
    state = standing(plan, say)
    room = (left + tall * 0.95, top, right - tall * 1.15, top + tall * 0.56)
    write(surface, text, room, size, "ink", fill, align="l", least=size * 0.62)
    below = (room[0], top + tall * 0.5, room[2], bottom - 2)
    write(surface, state, below, size * 0.8, "ink", fill, face="text", align="l", least=size * 0.5)
    value = (right - tall * 1.1, top, right - tall * 0.16, bottom)
    write(surface, str(contract.value), value, tall * 0.55, "ink", fill, align="r")


def standing(plan: Plan, say: Say) -> str:
    """How a contract stands, in words."""
    if plan.contract.done:
        return say("pic-ride-done")
    if plan.missing is None:
        return say("pic-ride-hopeless")
    spaces = sum(route.length for route in plan.missing)
    return say("pic-ride-lacking", spaces=spaces, routes=len(plan.missing))


def claim_row(surface: Surface, view: View, route: RouteView, say: Say, box: Box, size: float) -> None:
    """A route that can be claimed: its spaces, its places and its points."""
    left, top, right, bottom = box
    tall = bottom - top
    color = route.color

    def paint(pen: Pen) -> None:
        pen.rect(box, "paper", 8, "go", 2.5)
        patch = (left + 8, top + 8, left + tall * 1.3, bottom - 8)
        pen.rect(patch, color, 7, "ink", 2)
        for aside in (-0.36, 0.36):
            pattern(pen, color, (patch[0] + patch[2]) / 2 + aside * tall, (top + bottom) / 2, tall * 0.42)

    surface.put(("claim", color, right - left, tall), box, paint, "linen")
    sign = f"{route.length}{say('pic-ride-letter', color=color) if color in COLORS else ''}"
    patch = (left + tall * 0.34, top, left + tall * 1.1, bottom)
    write(surface, sign, patch, size, WRITTEN_ON[color], color, least=size * 0.6)
    room = (left + tall * 1.45, top, right - tall * 0.85, bottom)
    for text, part in _two_lines(view.names[route.a], view.names[route.b], room):
        write(surface, text, part, size, "ink", "paper", align="l", least=size * 0.8)
    write(
        surface,
        f"+{route.points}",
        (right - tall * 0.8, top, right - 10, bottom),
        size,
        "ink",
        "paper",
        align="r",
    )


def _two_lines(a: str, b: str, room: Box) -> Iterator[tuple[str, Box]]:
    middle = (room[1] + room[3]) / 2
    yield f"{a} –", (room[0], room[1] + 2, room[2], middle + 2)
    yield b, (room[0], middle - 2, room[2], room[3] - 2)


def halo_key(surface: Surface, say: Say, reasons: Sequence[str], box: Box) -> None:
    """What the halos on the map mean."""
    left, top, right, bottom = box
    step = (right - left) / len(reasons)
    for number, reason in enumerate(reasons):
        x = left + number * step
        swatch = (x, top + 4, x + 44, bottom - 4)
        surface.put(("halo", reason), swatch, _halo(reason, swatch), "linen")
        room = (x + 54, top, x + step - 8, bottom)
        write(
            surface,
            say("pic-ride-halo", reason=reason),
            room,
            20,
            "ink",
            "linen",
            face="text",
            align="l",
            least=12,
        )


def _halo(reason: str, box: Box) -> Paint:
    band, line = HALOS[reason]
    left, top, right, bottom = box

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink" if reason == "missing" else line, 7)
        pen.rect((left + 1.5, top + 1.5, right - 1.5, bottom - 1.5), band, 6)
        pen.rect((left + 5, top + 5, right - 5, bottom - 5), "gray", 4, line, 1.5)

    return paint
