"""Ticket to Ride: Amsterdam from setup to final scoring."""

from collections.abc import Iterable, Mapping

from rules.core.asking import REST, Flow, Illegal, together
from rules.core.chance import Chance
from rules.core.events import Event, happen
from rules.core.sources import Earning, balanced, made
from rules.core.table import Setting
from rules.core.versions import since
from rules.core.worth import one_by_one as several
from rules.ride.board import TRANSPORT, board
from rules.ride.foretelling import came_out, foretelling
from rules.ride.index import index
from rules.ride.refusals import impossible
from rules.ride.scoring import final_scoring, winners
from rules.ride.standing import have, moments
from rules.ride.state import TRANSPORT_CARDS, Seat, State
from rules.ride.transport import lay_out
from rules.ride.turn import keep_contracts, take_turn
from rules.ride.verbs import SPOTS, VERBS
from rules.ride.view import view
from rules.ride.worth import explain, follow, goes_on

NAME = "ride"
VERSION = 2
SEATS = range(2, 5)
SETTINGS: tuple[Setting, ...] = (
    #: Who starts: drawn by lot, or a seat. The leaflet's youngest player is nobody the bot could know.
    Setting("first", "lot", ("lot", "1", "2", "3", "4")),
    #: The text of a printed.toml of one's own.
    Setting("printed", ""),
)
#: A seat with so few carts at the end of its turn brings on the last turns.
FEW_CARTS = 2
__all__ = [
    "NAME", "SEATS", "SETTINGS", "SPOTS", "VERBS", "VERSION", "State", "came_out", "deal", "earned",
    "explain", "follow", "foretelling", "goes_on", "have", "impossible", "index", "moments", "play", "points",
    "round_of", "several", "sources", "view", "winners",
]  # fmt: skip


def deal(seats: int, settings: Mapping[str, str], chance: Chance, version: int) -> State:
    """Setup: two transport cards and two contracts each, five transport cards face up."""
    printed = board(settings["printed"])
    first = _first(seats, settings["first"], chance)
    deck = chance.shuffled(list(TRANSPORT_CARDS), "transport")
    contracts = chance.shuffled(list(printed.contracts), "contracts")
    players = [Seat(dict.fromkeys(TRANSPORT, 0)) for _ in range(seats)]
    g = State(settings["printed"], chance, players, deck, contracts, first, version=version)
    for seat in g.seats:
        for _ in range(2):
            seat.hand[chance.draw(deck)] += 1
        seat.offered = [chance.draw(contracts) for _ in range(2)]
    lay_out(g)
    if since(g, 2):
        happen(g, "first", first, lot=settings["first"] == "lot")
    return g


def _first(seats: int, chosen: str, chance: Chance) -> int:
    if chosen == "lot":
        return chance.below(seats, "first")
    if int(chosen) > seats:
        raise Illegal("illegal-setting-value", setting="first", value=chosen)
    return int(chosen) - 1


def play(g: State) -> Flow[None]:
    """The whole game, from wherever it stands. The first contracts are chosen by all at once."""
    if g.stage == "contracts":
        yield REST
        yield from together(
            {seat: keep_contracts(g, seat) for seat in range(len(g.seats)) if g.seats[seat].offered}
        )
        g.stage = "turns"
        happen(g, "begun", g.turn)
    while g.stage == "turns":
        yield REST
        yield from take_turn(g, g.turn)
        end_turn(g)
    yield REST


def end_turn(g: State) -> None:
    """See whether the end is near, or here; otherwise the next player's turn comes."""
    g.acting = False
    if g.last_turns is not None:
        g.last_turns -= 1
    elif g.seats[g.turn].carts <= FEW_CARTS:
        g.last_turns = len(g.seats)
        happen(g, "last-round", g.turn, carts=g.seats[g.turn].carts)
    if g.last_turns == 0 or g.passes == len(g.seats):
        final_scoring(g)
        g.stage = "over"
    else:
        g.turn = (g.turn + 1) % len(g.seats)


def earned(event: Event) -> Earning | None:
    """Claimed routes bring their points at once."""
    return ("routes", event.data["points"]) if event.kind == "claimed" else None


def sources(g: State, events: Iterable[Event]) -> list[dict[str, int]]:
    """Where every seat's points come from as they stand."""
    books = made(events, earned, len(g.seats))
    for book, score in zip(books, g.scores, strict=False):
        book |= {"contracts": score.contracts, "merchandise": score.merchandise}
    return balanced(books, points(g), ("routes", "contracts", "merchandise"))


def round_of(g: State, turns: int) -> int:
    """The round that is played after so many turns, the first of which is the choice of contracts."""
    return 1 + max(0, turns - 1) // len(g.seats)


def points(g: State) -> list[int]:
    """Every seat's points as they stand on the track."""
    return [score.total for score in g.scores] or [seat.points for seat in g.seats]
