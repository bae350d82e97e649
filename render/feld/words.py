"""Parts in words: descriptions of pictures, and boards for those who read or hear instead of looking."""

from collections.abc import Iterator, Sequence
from itertools import chain

from render.feld import sentences as told
from render.feld.cards import held_by_reader
from render.feld.heading import phase, seated
from render.feld.own import PAGE
from render.picture import Say, joined
from rules.feld.view import View

#: What fits into one message of Discord's newer kind, with some room for what is said around it.
LONGEST_TEXT = 3900


def alt(part: str, view: View, names: Sequence[str], say: Say) -> str:
    """What a part shows, short enough for Discord."""
    kind, _, number = part.partition("-")
    name = seated(view, names)[int(number) - 1] if kind == "player" else say(f"feld-part-{part}")
    return joined(chain((say("pic-feld-alt", part=name),), _lines(part, view, names, say)))


def text_board(
    view: View, names: Sequence[str], say: Say, part: str | None = None, *, most: int = LONGEST_TEXT
) -> str:
    """All as text, with the reader's own things where the view has them, or one part."""
    if part is not None:
        return joined(_lines(part, view, names, say), most) or say("pic-feld-none")
    lines = chain(
        told.state(view, names, say),
        told.table(view, say),
        _orders(view, say),
        told.can(view, say, "block", "sail", "activate", "use", "move"),
        told.boards(view, names, say),
        told.city(view, names, say),
        told.harbour(view, say),
        told.markets(view, say),
    )
    return joined(lines, most)


def _lines(part: str, view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """What a part shows, line by line."""
    kind, _, number = part.partition("-")
    match kind:
        case "board":
            yield from chain(told.state(view, names, say), told.table(view, say), told.city(view, names, say))
        case "city":
            yield from told.can(view, say, "block", "move")
            yield from told.city(view, names, say)
            yield told.amstel(view, names, say)
        case "harbour":
            yield from told.can(view, say, "sail")
            yield from chain(told.barges(view, names, say), told.harbour(view, say))
        case "display":
            yield told.decks(view, say)
            yield from told.told(view, view.display or sorted(view.discard), say)
        case "dice":
            yield phase(view, say)
            yield from told.rolled(view, say)
        case "market":
            yield told.tile(view, say)
            yield from told.markets(view, say)
            yield told.decks(view, say)
        case "players":
            yield from chain(told.state(view, names, say), told.boards(view, names, say))
        case "player":
            yield from _player(view, names, say, int(number) - 1)
        case "scores":
            yield from told.scored(view, names, say)
        case "own" if view.seat is not None:
            yield told.seat_line(view, names, say, view.seat)
            yield from told.board(view, names, say, view.seat)
            yield from told.can(view, say, "activate", "use", "block", "sail", "move")
        case "orders":
            yield from _orders(view, say)
        case "cards" if view.seat is not None:
            first = (int(number or 1) - 1) * PAGE
            codes = [held.card.code for held in held_by_reader(view)]
            yield from told.told(view, codes[first : first + PAGE], say)


def _player(view: View, names: Sequence[str], say: Say, seat: int) -> Iterator[str]:
    """A player board, and what its cards do."""
    yield told.seat_line(view, names, say, seat)
    yield from told.board(view, names, say, seat)
    yield from told.told(view, (*view.seats[seat].inactive, *view.seats[seat].active), say)


def _orders(view: View, say: Say) -> Iterator[str]:
    for order in view.mine.orders if view.mine else ():
        yield told.order_line(view, order, say)


def secrets(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """The reader's secret orders, as an onlooker is told them."""
    yield from _orders(view, say)


def revealed(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """Everybody's secret orders, as soon as they are no secret any more, with what they gave."""
    for name, seat in zip(seated(view, names), view.seats, strict=True):
        if seat.shown:
            orders = ", ".join(f"{say(f'feld-order-{order.code}')} (+{order.points})" for order in seat.shown)
            yield say("pic-feld-revealed-line", name=name, orders=orders)
