"""What the gallery shows of Stefan Feld's Amsterdam: boards, close-ups, cards, and a whole game."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from render import feld
from render.picture import Picture, Say
from rules.core.asking import Ask
from rules.core.table import Table
from rules.feld.view import View
from rules.games import GAMES

#: Kinds of actions that are rather done than left.
GLADLY = ("activate", "use", "deliver", "worker", "load", "block", "market", "card", "put", "store")
#: Everything in the box at once.
ALL = {"workers": "yes", "marketeer": "yes", "orders": "3", "open-orders": "1", "tiles": "mixed"}
CARDS = ("001", "013", "037", "067", "088", "101", "109", "132")
TILES = ("A1", "A4", "B15", "CA18")


def played(seats: int, settings: Mapping[str, str], seed: str) -> Iterator[Table]:
    """A game from its deal to its end, the table after every answer."""
    table = Table.new(GAMES["feld"], seats, dict(settings), seed)
    yield table
    while not table.over:
        seat = min(table.asks)
        luck = int(sha256(f"{seed}/{table.answers}".encode()).hexdigest(), 16)
        table.answer(seat, _picks(table.asks[seat], luck))
        yield table


def _picks(question: Ask, luck: int) -> list[str]:
    """An answer by luck, as somebody might give it who wants to get on."""
    options = [option.id for option in question.options]
    if question.most > 1:
        start = luck % len(options)
        return (options + options)[start : start + question.least]
    glad = [option for option in options if option.partition(":")[0] in GLADLY] if luck % 4 else []
    goals = [option.id for option in question.options if option.text.args.get("useful")] if luck % 3 else []
    picks = glad or goals or options
    return [picks[luck // 64 % len(picks)]]


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


def turns(seats: int, settings: Mapping[str, str], seed: str) -> Iterator[View]:
    """The spectators' view at the start, after every turn of phase III, and at the end."""
    before: tuple[object, ...] = ()
    for table in played(seats, settings, seed):
        view: View = table.view(None)
        now = (view.round, view.phase, view.acting if view.phase == "III" else ())
        if now != before and view.phase in ("I", "III", "over"):
            before = now
            yield view


def boards(names: Sequence[str], say: Say) -> Iterator[tuple[str, Picture]]:
    """Boards of every phase, with and without expansions, and those of one seat."""
    yield "first-cards-3", feld.board(when(3, {}, "first-cards", 1), names, say)
    yield "display-4", feld.board(when(4, {}, "I", 3), names, say, changed=["display", "tile"])
    yield "dice-2", feld.board(when(2, {}, "II", 8), names, say)
    yield "turn-4", feld.board(when(4, ALL, "III", 6), names, say)
    yield "end-3", feld.board(when(3, ALL, "over", 12), names, say)
    yield "solo", feld.board(when(1, {}, "III", 5), names[:1], say)
    yield "narrow-4", feld.board(when(4, ALL, "III", 5), names, say, narrow=True)
    yield "narrow-end-2", feld.board(when(2, {}, "over", 12), names, say, narrow=True)
    view = own(3, ALL, 5)
    yield "private-3", feld.private(view, names, say)
    yield "private-narrow-3", feld.private(view, names, say, narrow=True)
    owned = [block.id for block in view.blocks if block.owner is not None]
    yield "closeup-blocks", feld.closeup(view, names, say, owned[-2:])
    yield "closeup-place", feld.closeup(view, names, say, [view.seats[0].barge])
    yield "closeup-seat", feld.closeup(view, names, say, ["seat-2"])
    yield "closeup-display", feld.closeup(when(4, {}, "I", 3), names, say, ["display"])


def cards(say: Say) -> Iterator[tuple[str, Picture]]:
    """Some cards, tiles and orders to look up."""
    view = when(2, {}, "I", 1)
    for code in CARDS:
        yield f"card-{code}", feld.card_picture(view, "card", code, say)
    for code in TILES:
        yield f"tile-{code}", feld.card_picture(view, "tile", code, say)
    yield "order-7", feld.card_picture(view, "order", "7", say)
