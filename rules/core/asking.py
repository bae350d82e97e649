"""Questions and flows: how rules ask people, and how people answer.

A rule that needs a decision is a generator that yields the open questions, a dict `{seat: Ask}`, and is
sent one answer, `(seat, picks)`. The options of an open question are the legal moves: legality is told once.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")
#: No seat, number of seats or version is as large.
BEYOND = 10_000


class Text(Struct, frozen=True, gc=False):
    """Something to be said: a key of the catalogues and what goes into it, never a sentence."""

    key: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.args.items())])


class Illegal(Exception):  # noqa: N818 - it is an answer's quality, not a fault of the program
    """What was asked for is not allowed; the text says why, and nothing has changed."""

    def __init__(self, key: str, /, **args: Any) -> None:
        self.text = Text(key, args)
        super().__init__(str(self.text))


def whole(value: object) -> int:
    """A number as people use them for seats and versions, or Illegal: True and 1.0 are none, though equal."""
    if type(value) is int and -BEYOND < value < BEYOND:
        return value
    raise Illegal("illegal-shape")


def wording(value: object) -> str:
    """A text that can be written down, or Illegal."""
    if not isinstance(value, str):
        raise Illegal("illegal-shape")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise Illegal("illegal-shape") from error
    return value


class Option(Struct, frozen=True, gc=False):
    """One thing that can be chosen; `id` is stable and means something, its verb stands before the colon.

    A `final` one uses luck or shows something, so that it cannot be taken back.
    """

    id: str
    text: Text
    final: bool = False

    @property
    def verb(self) -> str:
        """What kind of choice this is, of several the first: `claim` of `claim:dam-waag.red`."""
        return self.id.partition(":")[0].partition(THEN)[0]


Picks: TypeAlias = tuple[str, ...]
#: Stands between the ids of several answers that are offered as one.
THEN = ">"


class Ask(Struct, frozen=True, gc=False):
    """An open question to one seat: choose between `least` and `most` of the options."""

    seat: int
    text: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    #: What may be chosen alone, instead of any of the options.
    instead: tuple[Option, ...] = ()

    @property
    def offered(self) -> tuple[Option, ...]:
        """All that can be chosen."""
        return self.options + self.instead

    def check(self, picks: Sequence[str]) -> Picks:
        """Return the picks as they will be logged, or raise Illegal; the only test of legality there is."""
        if not isinstance(picks, (list, tuple)):
            raise Illegal("illegal-shape")
        if len(picks) == 1 and self.least <= 1 <= self.most:
            # One of the options: what is answered nearly always.
            [pick] = picks
            for option in self.options:
                if option.id == pick:
                    return (pick,)
        if self.instead and len(picks) == 1 and any(option.id == picks[0] for option in self.instead):
            return tuple(picks)
        if not self.least <= len(picks) <= self.most:
            raise Illegal("illegal-count", least=self.least, most=self.most, picked=len(picks))
        for pick in picks:
            for option in self.options:
                if option.id == pick:
                    break
            else:
                raise Illegal("illegal-not-offered", pick=wording(pick)[:100])
            if len(picks) > 1 and picks.count(pick) > 1:
                raise Illegal("illegal-repeated", pick=pick)
        return tuple(picks)


Asks: TypeAlias = dict[int, Ask]
Answer: TypeAlias = tuple[int, Picks]
Flow: TypeAlias = Generator[Asks, Answer, T]

#: Yielded where the state is complete and nobody is asked anything: the game could be put away here.
REST: Asks = {}


def ask(question: Ask) -> Flow[Picks]:
    """Ask one seat. An answer that is forced is not asked for: nobody is called to a choice of one."""
    if len(question.options) <= question.least and not question.instead:
        return tuple([option.id for option in question.options])
    _, picks = yield {question.seat: question}
    return picks


def picked(options: Sequence[Option], pick: str) -> Option:
    """The option that was picked, after the answer was checked."""
    for option in options:
        if option.id == pick:
            return option
    raise LookupError(pick)


def together(flows: Mapping[int, Flow[T]]) -> Flow[dict[int, T]]:
    """Let several seats go through their flows side by side, answering in any order.

    What is final shows something when all have answered, and so is final only to the last one who is asked.
    """
    asks: Asks = {}
    results: dict[int, T] = {}

    def run(seat: int, answer: Answer | None) -> None:
        try:
            asks[seat] = (next(flows[seat]) if answer is None else flows[seat].send(answer))[seat]
        except StopIteration as stop:
            asks.pop(seat, None)
            results[seat] = stop.value

    for seat in flows:
        run(seat, None)
    while asks:
        answer = yield dict(asks) if len(asks) == 1 else {seat: _unfinal(asks[seat]) for seat in asks}
        run(answer[0], answer)
    return {seat: results[seat] for seat in flows}


def _unfinal(question: Ask) -> Ask:
    """The same question while nothing of it is final yet."""
    if not [option for option in question.options if option.final]:
        return question
    options = tuple([Option(option.id, option.text) for option in question.options])
    return Ask(question.seat, question.text, options, question.least, question.most, question.instead)
