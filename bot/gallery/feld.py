"""What the gallery shows of Stefan Feld's Amsterdam: boards, close-ups, cards, and a whole game."""

from collections.abc import Iterator, Mapping, Sequence

from bot.gallery.games import steps
from render import feld
from render.games import closeup, offered, part
from render.picture import Picture, Say
from rules.core.asking import Ask
from rules.core.table import Table
from rules.feld.view import View

#: Kinds of actions that are rather done than left.
GLADLY = ("activate", "use", "deliver", "worker", "load", "block", "market", "card", "put", "store")
#: Everything in the box at once.
ALL = {"workers": "yes", "marketeer": "yes", "orders": "3", "open-orders": "1", "tiles": "mixed"}
#: What the contact sheets show.
SETTINGS = ALL
CARDS = ("001", "013", "037", "067", "088", "101", "109", "132")
TILES = ("A1", "A4", "B15", "CA18")


def choose(question: Ask, luck: int) -> list[str]:
    """An answer by luck, as somebody might give it who wants to get on."""
    options = [option.id for option in question.options]
    if question.most > 1:
        start = luck % len(options)
        return (options + options)[start : start + question.least]
    glad = [option for option in options if option.partition(":")[0] in GLADLY] if luck % 4 else []
    goals = [option.id for option in question.options if option.text.args.get("useful")] if luck % 3 else []
    picks = glad or goals or options
    return [picks[luck // 64 % len(picks)]]


def played(seats: int, settings: Mapping[str, str], seed: str) -> Iterator[Table]:
    """A game from its deal to its end, the table after every answer."""
    return (step.table for step in steps("feld", choose, seats, settings, seed))


def when(seats: int, settings: Mapping[str, str], phase: str, round_: int) -> View:
    """The spectators' first view of a game in a phase, from a round on."""
    for table in played(seats, settings, "gallery"):
        view: View = table.view(None)
        if view.phase == phase and view.round >= round_:
            return view
    raise LookupError(phase)


def own(seats: int, settings: Mapping[str, str], round_: int) -> View:
    """The first view from a round on whose reader can take several blocks."""
    for table in played(seats, settings, "gallery"):
        for seat in table.asks if table.view(None).round >= round_ else ():
            view: View = table.view(seat)
            if view.mine and len(view.mine.blocks) > 2:
                return view
    raise LookupError(round_)


def new_round(seats: int, round_: int) -> tuple[View, frozenset[str]]:
    """The spectators' view when a round has just begun, and what changed with it."""
    for step in steps("feld", choose, seats, {}, "gallery"):
        view: View = step.table.view(None)
        if view.phase == "I" and view.round >= round_:
            return view, feld.changed(step.events)
    raise LookupError(round_)


def boards(names: Sequence[str], say: Say) -> Iterator[tuple[str, Picture]]:
    """Boards of every phase, with and without expansions, and those of one seat."""
    yield "first-cards-3", part(when(3, {}, "first-cards", 1), names, say)
    display, changed = new_round(4, 3)
    yield "display-4", part(display, names, say, changed=changed)
    yield "dice-2", part(when(2, {}, "II", 8), names, say)
    yield "turn-4", part(when(4, ALL, "III", 6), names, say)
    yield "end-3", part(when(3, ALL, "over", 12), names, say)
    yield "solo", part(when(1, {}, "III", 5), names[:1], say)
    yield "phone-4", part(when(4, ALL, "III", 5), names, say, shape="phone")
    yield "scores-2", part(when(2, {}, "over", 12), names, say, "scores", shape="phone")
    view = own(3, ALL, 5)
    for name in offered(view):
        yield f"{name}-3", part(view, names, say, name)
        yield f"{name}-phone-3", part(view, names, say, name, shape="phone")
    owned = [block.id for block in view.blocks if block.owner is not None]
    yield "closeup-blocks", closeup(view, names, say, owned[-2:])
    yield "closeup-place", closeup(view, names, say, [view.seats[0].barge])
    yield "closeup-seat", closeup(view, names, say, ["seat-2"])
    yield "closeup-display", closeup(when(4, {}, "I", 3), names, say, ["display"])


def cards(say: Say) -> Iterator[tuple[str, Picture]]:
    """Some cards, tiles and orders to look up."""
    view = when(2, {}, "I", 1)
    for code in CARDS:
        yield f"card-{code}", feld.card(view, f"card-{code}", None, say)
    for code in TILES:
        yield f"tile-{code}", feld.card(view, f"tile-{code}", None, say)
    yield "order-7", feld.card(view, "order-7", None, say)
