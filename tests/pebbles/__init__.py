"""Pebbles: a toy game for the tests of the core, and a third game, plugged in from this folder alone.

All bid at once, then there are turns with and without luck; whoever has most pebbles wins. These are its
rules; its plug leads to all else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from rules.core.asking import REST, Ask, Flow, Option, Picks, Text, ask, together
from rules.core.chance import Chance
from rules.core.events import Event, happen, whisper
from rules.core.foretelling import Foretelling, Outcomes, usual
from rules.core.foretelling import came_out as usual_outcomes
from rules.core.index import Entry
from rules.core.sources import Earning, balanced, made
from rules.core.table import Setting
from rules.core.verbs import Spots, Verbs, buttons, step
from rules.core.versions import since
from rules.core.worth import Amounts, Impossible, Worth, Worths, one_by_one
from rules.games import Plug

NAME = "pebbles"
#: Since version 2 the bag holds four, and one may take four.
VERSION = 2
SEATS = range(2, 4)
VERBS: Verbs = {
    "bid": (step("word", "low", "high"), step("more", "higher", "highest")),
    "take": (step("number", "one", "two", "four"),),
    "roll": (step(None, "roll"),),
}
SPOTS: Spots = (buttons("low", "high", "higher", "highest"), buttons("one", "two", "four"), buttons("roll"))
PLUG = Plug(
    rules="tests.pebbles",
    players="tests.pebbles.players",
    artist="tests.pebbles.artist",
    texts="tests.pebbles/{language}.ftl",
)
SETTINGS: tuple[Setting, ...] = (Setting("heap", "6", ("6", "12")), Setting("note", ""))


class State(Struct):
    """All that there is."""

    chance: Chance
    heap: int
    pebbles: list[int]
    bids: list[str]
    turn: int = 0
    news: list[Event] = []
    version: int = 1


def option(name: str) -> Option:
    return Option(name, Text(f"pebbles-{name}"))


def deal(seats: int, settings: Mapping[str, str], chance: Chance, version: int) -> State:
    g = State(chance, int(settings["heap"]), [0] * seats, [], version=version)
    chance.shuffled(["a", "b", "c", "d"] if since(g, 2) else ["a", "b", "c"], "bag")
    return g


def play(g: State) -> Flow[None]:
    if not g.bids:
        yield REST
        bids = yield from together({seat: bid(seat) for seat in range(len(g.pebbles))})
        g.bids = list(bids.values())
    while g.heap > 0:
        yield REST
        names = ["two", "one", "roll"] if g.heap > 1 else ["one"]
        if since(g, 2) and g.heap >= 4:
            names.append("four")
        options = tuple([option(name) for name in names])
        [pick] = yield from ask(Ask(g.turn, Text("pebbles-turn", {"heap": g.heap}), options))
        take(g, g.turn, roll(g, g.turn) if pick == "roll" else NUMBERS[pick])
        g.turn = (g.turn + 1) % len(g.pebbles)
    yield REST


def bid(seat: int) -> Flow[str]:
    """Low is a word, high asks once more: some seats have more to say than others."""
    [word] = yield from ask(Ask(seat, Text("pebbles-bid"), (option("low"), option("high"))))
    if word == "high":
        [word] = yield from ask(Ask(seat, Text("pebbles-bid"), (option("higher"), option("highest"))))
    return word


def take(g: State, seat: int, number: int) -> None:
    g.heap -= number
    g.pebbles[seat] += number
    happen(g, "took", seat, number=number)


def roll(g: State, seat: int) -> int:
    """Luck says how many; two of a seat's own choice are hidden in a whisper."""
    number = 1 + g.chance.below(2, "die")
    whisper(g, seat, "rolled", number=number)
    return number


NUMBERS = {"one": 1, "two": 2, "four": 4}


class View(Struct, frozen=True):
    """All lies open but the bids, of which everybody knows their own until the end."""

    game: Literal["pebbles"]
    seat: int | None
    version: int
    heap: int
    pebbles: tuple[int, ...]
    bids: dict[int, str]


def view(g: State, seat: int | None) -> View:
    bids = {number: bid for number, bid in enumerate(g.bids) if number == seat or not g.heap}
    return View("pebbles", seat, g.version, g.heap, tuple(g.pebbles), bids)


def explain(view: View, question: Ask) -> Worths:
    """Every pebble is a point; what the die brings nobody knows."""
    points = {"one": 1, "two": 2, "four": 4}
    return {
        option.id: Worth(gain={"points": points[option.id]}, rank=-points[option.id])
        if option.id in points
        else Worth()
        for option in question.offered
    }


several = one_by_one


def goes_on(question: Ask, begun: Picks) -> bool:
    """Whoever bids high has not said how high."""
    return begun == ("high",)


def follow(view: View, question: Ask, begun: Picks) -> Picks:
    """Whoever bids high means the highest."""
    return ("highest",) if goes_on(question, begun) else ()


def impossible(view: View, question: Ask) -> Impossible:
    """Four pebbles cannot be taken of fewer."""
    few = "roll" in [option.id for option in question.options] and view.heap < 4
    return {"four": (Text("pebbles-four"), Text("pebbles-refused-heap", {"heap": view.heap}))} if few else {}


def have(view: View) -> Amounts:
    return {} if view.seat is None else {"points": view.pebbles[view.seat]}


def moments(view: View, question: Ask | None, events: Sequence[Event]) -> tuple[Text, ...]:
    """The last pebble lies there."""
    return (Text("pebbles-moment-last"),) if question and view.heap == 1 else ()


def index() -> tuple[Entry, ...]:
    return (Entry("pebble", Text("pebbles-pebble"), (Text("pebbles-pebble-text"),), "1"),)


def earned(event: Event) -> Earning | None:
    return ("pebbles", event.data["number"]) if event.kind == "took" else None


def sources(g: State, events: Iterable[Event]) -> list[dict[str, int]]:
    return balanced(made(events, earned, len(g.pebbles)), g.pebbles, ("pebbles",))


def round_of(g: State, turns: int) -> int:
    return 1 + turns // len(g.pebbles)


def points(g: State) -> list[int]:
    return list(g.pebbles)


def foretelling(view: View) -> Foretelling:
    """Who wins, and by how much, while most pebbles lie on the heap."""
    asks = usual(len(view.pebbles), ("0-1", "2-"))
    return Foretelling(asks, view.heap > sum(view.pebbles), Text("pebbles-foretold-until"))


def came_out(g: State) -> Outcomes:
    return usual_outcomes(winners(g), g.pebbles, ("0-1", "2-"))


def winners(g: State) -> list[int]:
    return [seat for seat, number in enumerate(g.pebbles) if number == max(g.pebbles)]
