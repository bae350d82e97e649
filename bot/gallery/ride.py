"""What the gallery shows of Ticket to Ride: Amsterdam: boards, close-ups, cards, and a whole game."""

from collections.abc import Iterator, Mapping, Sequence

from bot.gallery.games import Step, steps
from render import ride
from render.games import closeup, part
from render.picture import SHAPES, Picture, Say
from rules.core.asking import Ask
from rules.core.table import Table
from rules.ride.view import View

#: What the contact sheets show.
SETTINGS: dict[str, str] = {}
COLORS = ("pink", "blue", "green", "black", "red", "orange", "wild")


def choose(question: Ask, luck: int) -> list[str]:
    """An answer by luck; routes are claimed gladly."""
    options = [option.id for option in question.options]
    claims = [option for option in options if option.startswith("claim:")] if luck % 3 else []
    picks = claims or options
    return [picks[luck // 8 % len(picks)]]


def played(seats: int, settings: Mapping[str, str], seed: str) -> Iterator[Table]:
    """A game from its deal to its end, the table after every answer."""
    return (step.table for step in steps("ride", choose, seats, settings, seed))


def at(seats: int, seed: str, answers: int) -> Table:
    """The table of a game after so many answers, or at its end."""
    table = None
    for table in played(seats, {}, seed):
        if table.answers >= answers:
            break
    assert table is not None
    return table


def claimed_and_drawn(seats: int, seed: str, answers: int) -> tuple[View, frozenset[str]]:
    """The first view from then on after a turn with a claim and one with an open card, and what changed."""
    before = Step(at(seats, seed, 0))
    for step in steps("ride", choose, seats, {}, seed):
        changed = ride.changed([*before.events, *step.events])
        if step.table.answers >= answers and "faces" in changed and len(changed) > 1:
            return step.table.view(None), changed
        before = step
    raise LookupError(seed)


def claimable(seats: int, seed: str, answers: int) -> View:
    """The first view from then on whose reader can claim several routes."""
    for table in played(seats, {}, seed):
        for seat in table.asks if table.answers >= answers else ():
            view: View = table.view(seat)
            if view.mine and len(view.mine.claimable) > 3:
                return view
    raise LookupError(seed)


def boards(names: Sequence[str], say: Say) -> Iterator[tuple[str, Picture]]:
    """The boards of the beginning, the middle and the end, and those of one seat."""
    for seats in (2, 3, 4):
        yield f"start-{seats}", part(at(seats, "gallery", 0).view(None), names, say)
        middle, changed = claimed_and_drawn(seats, "gallery", 30 + 10 * seats)
        yield f"middle-{seats}", part(middle, names, say, changed=changed)
        yield f"end-{seats}", part(at(seats, "gallery", 9999).view(None), names, say)
    view = claimable(4, "gallery", 40)
    for name in ride.PARTS:
        for shape in SHAPES:
            yield f"{name}-{shape}", part(view, names, say, name, shape=shape)
    yield "players-end", part(at(4, "gallery", 9999).view(None), names, say, "players")
    claimed = [route.id for route in view.routes if route.owner is not None]
    yield "closeup", closeup(view, names, say, claimed[-1:])
    yield "closeup-two", closeup(view, names, say, claimed[:2])
    yield "contracts", part(at(3, "gallery", 0).view(0), names, say, "hand")
    yield "contracts-phone", part(at(3, "gallery", 0).view(0), names, say, "hand", shape="phone")


def cards(say: Say) -> Iterator[tuple[str, Picture]]:
    """The cards to look up."""
    view: View = at(4, "gallery", 40).view(0)
    for color in COLORS:
        yield f"card-{color}", ride.card(view, f"transport-{color}", None, say)
    yield "card-merchandise", ride.card(view, "merchandise", None, say)
    assert view.mine is not None
    yield "card-contract", ride.card(view, "contract", view.mine.contracts[0], say)
