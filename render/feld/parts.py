"""Which parts there are, which of them a question is about, and who sees the same in them."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from render.feld import display, markets, overview, own, port, rolled, scores, seats, town
from render.feld.marks import Marks
from render.picture import Part
from rules.core.asking import Ask, Option
from rules.feld.view import View

SEATS = 4
PAGES = 3


def _seat(number: int) -> Part:
    """The picture of a seat's player board; TOM has none."""
    return Part(speaks=True, seat=number - 1, there=lambda view: view.tom != number - 1)


def _lies(page: int, view: View) -> bool:
    """Whether the reader has so many sheets of cards."""
    return page <= own.pages(view)


#: The pictures by name, in the order in which they are offered; the first is the whole.
PARTS: Mapping[str, Part] = {
    "board": Part(speaks=False),
    "city": Part(speaks=False),
    "harbour": Part(speaks=False),
    "display": Part(speaks=True),
    "dice": Part(speaks=False),
    "market": Part(speaks=True),
    "players": Part(speaks=True),
    **{f"player-{number}": _seat(number) for number in range(1, SEATS + 1)},
    "scores": Part(speaks=True, there=lambda view: bool(view.scores)),
    "own": Part(speaks=True, own=True),
    "cards": Part(speaks=True, own=True),
    **{
        f"cards-{page}": Part(speaks=True, own=True, there=partial(_lies, page))
        for page in range(2, PAGES + 1)
    },
    "orders": Part(speaks=True, own=True, there=lambda view: bool(view.mine and view.mine.orders)),
}
#: What draws each of them.
DRAWN: Mapping[str, Callable[..., Any]] = {
    "board": overview.draw,
    "city": town.draw,
    "harbour": port.draw,
    "display": display.draw,
    "dice": rolled.draw,
    "market": markets.draw,
    "players": seats.draw_all,
    **{f"player-{number}": partial(seats.draw_one, seat=number - 1) for number in range(1, SEATS + 1)},
    "scores": scores.draw,
    "own": own.draw,
    "cards": partial(own.draw_cards, page=0),
    **{f"cards-{page}": partial(own.draw_cards, page=page - 1) for page in range(2, PAGES + 1)},
    "orders": own.draw_orders,
}
#: The part that the options of each verb are about, where it is always the same.
ABOUT: Mapping[str, str] = {
    "card": "display",
    "dice": "dice",
    "slot": "dice",
    "show": "orders",
    "return": "orders",
    "block": "city",
    "amstel": "city",
    "barge": "harbour",
    "load": "harbour",
    "deliver": "harbour",
    "worker": "harbour",
    "market": "market",
    "sell": "market",
    "store": "market",
    "activate": "own",
    "use": "own",
    "leave": "own",
    "pay": "own",
    "gain": "own",
    "cube": "own",
    "keep": "own",
    "pass": "own",
    "discard": "cards",
}
#: Which parts come first where a question is about more than there is room for.
FIRST = ("display", "dice", "orders", "city", "harbour", "market", "cards", "own")
#: A message has so many pictures.
MOST = 3


def parts(view: View, ask: Ask | None, changed: Collection[str]) -> tuple[str, ...]:
    """The parts that the reader of a view needs now: for everybody where something happened, and the whole.

    A channel is read on all screens, and three tall pictures would fill several: of several places everybody
    sees one from near, and all of them on the whole. A seat sees what its question is about, and what is its
    own.
    """
    if view.seat is None:
        return (*islice(_happened(view, changed), 1), "board")
    if ask is None:
        return "board", "own"
    wanted = {_about(view, option) for option in ask.offered}
    found = [part for part in FIRST if part in wanted and part != "own"]
    return (*found[: MOST - 1], "own")


def _about(view: View, option: Option) -> str:
    """The part that an option is about."""
    what = option.id.partition(":")[2]
    if option.verb == "put":
        return {"block": "city", "place": "harbour"}.get(next(iter(option.text.args), ""), "market")
    if option.verb == "discard" and what in view.display:
        return "display"
    return ABOUT[option.verb]


def _happened(view: View, changed: Collection[str]) -> Iterator[str]:
    """Where something happened, or what the phase is about; first what can be read least on the whole."""
    if view.phase in ("over", "end"):
        yield from ("scores",) if view.scores else ()
        return
    if view.display:
        yield "display"
    if view.phase == "II":
        yield "dice"
    if any(place.id in changed for place in view.places):
        yield "harbour"
    if "amstel" in changed or any(block.id in changed for block in view.blocks):
        yield "city"
    if any(good in changed for row in view.black_market for good in row):
        yield "market"


def for_everybody(part: str, view: View) -> bool:
    """Whether the reader of a view sees in a part exactly what everybody sees."""
    if PARTS[part].own:
        return False
    if view.mine is None:
        return True
    marks = {"city": view.mine.blocks, "harbour": view.mine.places}
    return not marks.get(part)


def marked(part: str, view: View, changed: Collection[str]) -> Marks:
    """What is pointed out in a part: what changed, and what the reader can do; never that in the whole."""
    if view.mine is None or part == "board":
        return Marks(frozenset(changed))
    return Marks(frozenset(changed), frozenset(view.mine.blocks), view.mine.places)
