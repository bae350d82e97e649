"""The reader's contracts: the routes that each still lacks, their ends on the map, and their cards."""

from typing import NamedTuple

from render.cache import Cache
from render.canvas import Surface, together, write
from render.pen import Box, Pen
from render.picture import Say
from render.ride.chart import Chart
from render.ride.layout import HUB
from render.ride.marks import Marks
from rules.ride.view import ContractView, Mine, RouteView, View


class Plan(NamedTuple):
    """A contract of the reader with its number, and the routes that it still lacks (None: no way is left)."""

    number: int
    contract: ContractView
    offered: bool
    missing: tuple[RouteView, ...] | None

    @property
    def spaces(self) -> int:
        """How many spaces it still lacks."""
        return sum(route.length for route in self.missing or ())


#: The plans of the views that were drawn last, each with its view: every part of a picture needs them,
#: looking for ways takes a while, and so does comparing views.
_made: Cache[tuple[View, list[Plan]]] = Cache(16)


def plans(view: View) -> list[Plan]:
    """The reader's contracts, those on offer last."""
    if view.mine is None or view.seat is None:
        return []
    made = _made.get(id(view)) or _made.keep(id(view), (view, _plans(view, view.seat, view.mine)))
    return made[1]


def _plans(view: View, seat: int, mine: Mine) -> list[Plan]:
    by_id = {route.id: route for route in view.routes}
    found = []
    for number, contract in enumerate((*mine.contracts, *mine.offered), 1):
        ways = view.missing(contract, seat)
        missing = None if ways is None else tuple([by_id[way] for way in ways])
        found.append(Plan(number, contract, number > len(mine.contracts), missing))
    return found


def standing(plan: Plan, say: Say) -> str:
    """How a contract stands, in words."""
    if plan.contract.done:
        return say("pic-ride-done")
    if plan.missing is None:
        return say("pic-ride-hopeless")
    return say("pic-ride-lacking", spaces=plan.spaces, routes=len(plan.missing))


# On the map


def marked(view: View, changed: frozenset[str]) -> Marks:
    """The routes to point out to the reader."""
    missing: dict[str, tuple[int, ...]] = {}
    for plan in plans(view):
        for route in plan.missing or ():
            missing[route.id] = (*missing.get(route.id, ()), plan.number)
    claimable = frozenset(view.mine.claimable) if view.mine else frozenset()
    return Marks(changed, claimable, missing)


def goals(surface: Surface, view: View, drawn: Chart) -> None:
    """The ends of the reader's open contracts: the contract's number on the place, or how many end there."""
    ends: dict[str, list[str]] = {}
    for plan in plans(view):
        if not plan.contract.done:
            for place in (plan.contract.a, plan.contract.b):
                ends.setdefault(place, []).append(str(plan.number))
    for place, numbers in ends.items():
        x, y = drawn.frame.at(drawn.spots[place].x, drawn.spots[place].y)
        text = "·".join(numbers) if len(numbers) <= 2 and len("".join(numbers)) <= 2 else f"{len(numbers)}×"
        goal(surface, x, y, HUB * drawn.frame.weight + 2, text, drawn.frame.letters)


def goal(surface: Surface, x: float, y: float, radius: float, text: str = "", digits: float = 0) -> None:
    """An end of a contract."""

    def paint(pen: Pen) -> None:
        pen.disc(x, y, radius, "ink")
        pen.disc(x, y, radius * 0.92, "paper")
        pen.disc(x, y, radius * 0.84, "delft")

    box = (x - radius, y - radius, x + radius, y + radius)
    surface.put(("goal", radius), box, paint)
    write(surface, text, box, digits, "paper", "delft", least=digits)


# As cards


def contract_card(surface: Surface, view: View, plan: Plan, box: Box, letters: float) -> None:
    """A contract: its number, its two places, how it stands, and its value."""
    contract = plan.contract
    state = "done" if contract.done else "stuck" if plan.missing is None else "open"
    names = (view.names[contract.a], view.names[contract.b])
    told = (plan.number, contract.value, plan.spaces if state == "open" else 0)
    _card(surface, told, names, state, "gold" if plan.offered else "paper", box, letters)


@together
def _card(
    surface: Surface,
    told: tuple[int, int, int],
    places: tuple[str, str],
    state: str,
    fill: str,
    box: Box,
    letters: float,
) -> None:
    """`told` is the number of a contract, its value, and the spaces that it still lacks."""
    left, top, right, bottom = box
    tall, (number, value, spaces) = bottom - top, told
    badge = "go" if state == "done" else "delft"
    reach = letters * 0.85
    wide = letters * 1.9

    def paint(pen: Pen) -> None:
        pen.rect(box, EDGES[state], 9)
        pen.rect((left + 3, top + 3, right - 3, bottom - 3), fill, 7)
        pen.disc(left + 10 + reach, (top + bottom) / 2, reach, badge)
        pen.rect((right - wide - 3, top + 3, right - 3, bottom - 3), "bottle", 7)
        _progress(pen, state, right - wide - letters * 1.15, (top + bottom) / 2, letters)

    surface.put(("contract", fill, state, right - left, tall), box, paint, "linen")
    disc = (left + 10, top, left + 10 + 2 * reach, bottom)
    write(surface, str(number), disc, letters, "white", badge, least=letters)
    corner = (right - wide, top, right - 6, bottom)
    write(surface, str(value), corner, letters * 1.3, "white", "bottle", least=letters)
    between = (disc[2] + 8, right - wide - letters * 2.2)
    middle = (top + bottom) / 2
    for name, y0, y1 in ((places[0], top + 3, middle + 1), (places[1], middle - 1, bottom - 3)):
        room = (between[0], y0, between[1], y1)
        write(surface, name, room, letters, "ink", fill, align="l", least=letters)
    if state == "open":
        x = right - wide - letters * 1.15
        room = (x - letters, top + 4, x + letters, middle + 4)
        write(surface, str(spaces), room, letters, "ink", fill, least=letters)


#: The colour around a contract, by how it stands.
EDGES = {"done": "go", "stuck": "alarm", "open": "kerb"}


def _progress(pen: Pen, state: str, x: float, y: float, size: float) -> None:
    """A tick, a cross, or a space below the number of spaces to go."""
    reach = size * 0.5
    if state == "done":
        pen.line(
            [(x - reach, y), (x - reach * 0.2, y + reach * 0.8), (x + reach, y - reach)], "go", size * 0.24
        )
    elif state == "stuck":
        for sign in (-1, 1):
            pen.line([(x - reach, y - reach * sign), (x + reach, y + reach * sign)], "alarm", size * 0.22)
    else:
        space = (x - size * 0.62, y + size * 0.25, x + size * 0.62, y + size * 0.8)
        pen.rect(space, "gray", 4, "soot", 1.6)
