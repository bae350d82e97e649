"""One press: an answer, what goes without saying after it, and the rest of what was chosen as one with it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rules.core.asking import THEN, Ask, Picks
from rules.core.events import Event
from rules.core.table import Table

#: No press is worth more answers than these.
MOST_STEPS = 30


class Pressed(Struct):
    """All answers of a press, and what they led to."""

    answers: list[Picks]
    events: list[Event]


def press(table: Table, seat: int, picks: Sequence[str], mark: str | None = None) -> Pressed:
    """Answer with all that was chosen as one, and with what goes without saying in between."""
    done = Pressed([], [])
    for answer in answers(table, seat, picks):
        done.events += table.answer(seat, answer, None if done.answers else mark)
        done.answers.append(answer)
    return done


def answers(table: Table, seat: int, picks: Sequence[str]) -> Iterator[Picks]:
    """The answers of a press one after the other; each is to be given before the next is asked for."""
    parts = picks[0].split(THEN) if len(picks) == 1 else []
    begun, left = tuple(parts[:1]) or tuple(picks), parts[1:]
    yield begun
    for _ in range(MOST_STEPS - 1):
        question = table.asks.get(seat)
        said = unsaid(table, seat, question, begun) if question else ()
        if question and not said:
            said, left = _next(question, left)
            begun = said
        if not said:
            return
        yield said


def unsaid(table: Table, seat: int, question: Ask, begun: Picks) -> Picks:
    """What a seat answers next without being asked, after what it has begun; never what cannot be undone."""
    if not table.game.goes_on(question, begun):
        return ()
    said = table.game.follow(table.view(seat), question, begun)
    return () if any(option.final for option in question.offered if option.id in said) else said


def _next(question: Ask, left: list[str]) -> tuple[Picks, list[str]]:
    """Of what is left of a choice the first that is possible now, and what is left then."""
    offered = {option.id for option in question.offered}
    place = next((place for place, pick in enumerate(left) if pick in offered), None)
    return ((), []) if place is None else ((left[place],), left[place + 1 :])
