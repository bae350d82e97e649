"""A game with everybody at it, as it is stored, and what happens around the playing."""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from bot.store.database import Store
from bot.store.moves import latest_events, press_of
from bot.store.rows import GameRow, SeatRow
from rules.core.asking import Illegal
from rules.core.events import Event, readable
from rules.core.table import Game, Table
from rules.games import GAMES

T = TypeVar("T")
#: Events that no game's rules know: they happen around the playing.
AROUND = frozenset(
    {"undone", "rewound", "paused", "resumed", "replaced", "skipped", "ended", "ended-idle"}
    | {"ended-gone", "ended-misprint", "house", "back"}
)


def whose_words(game: str, event: Event) -> str:
    """Whose texts tell of an event: the game's, or the table's of what happens around the playing."""
    return "table" if event.kind in AROUND else game


#: So many tables are kept for those who look at them: all that is said of one move looks at one table, and so
#: does whoever opens the question for themselves after it was sent to them.
LOOKED_AT = 128


class LookedAt(Table):
    """A table at which nobody plays: what is made of it for one reader need not be made again for others."""

    def __init__(self, *state: Any) -> None:
        """Sit down without having looked."""
        super().__init__(*state)
        self.made: dict[Hashable, Any] = {}

    def view(self, seat: int | None) -> Any:
        """What a seat may see of the game."""
        return once(self, ("view", seat), lambda: super(LookedAt, self).view(seat))


def once(table: Table, name: Hashable, make: Callable[[], T]) -> T:
    """What is made of a table, by a name for all else that it depends on; it is not to be changed."""
    if not isinstance(table, LookedAt):
        return make()
    if name not in table.made:
        table.made[name] = make()
    made: T = table.made[name]
    return made


@lru_cache(maxsize=LOOKED_AT)
def _looked_at(game: str, saved: bytes) -> Table:
    return LookedAt.load(GAMES[game], saved)


class Seated(Struct, frozen=True):
    """A game with everybody at it."""

    row: GameRow
    seats: list[SeatRow]

    @property
    def game(self) -> Game:
        """The rules that are played."""
        return GAMES[self.row.game]

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Where somebody sits, if they do."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def kept_for(self, user_id: int) -> SeatRow | None:
        """The seat that the house keeps for somebody, if it does."""
        return next((seat for seat in self.seats if seat.away_id == user_id), None)

    def played(self, user_id: int) -> bool:
        """Whether somebody plays or has played here, until the house took over for them."""
        return self.seat_of(user_id) is not None or self.kept_for(user_id) is not None

    def table(self) -> Table:
        """The table as it stands."""
        if self.row.saved is None:
            kept = self.row.stage == "over"
            raise Illegal("refused-forgotten" if kept else "refused-not-started", game=self.row.id)
        return Table.load(self.game, self.row.saved)

    def look(self) -> Table:
        """The table as it stands for those who only look at it: it is the same for all of them."""
        return self.table() if self.row.saved is None else _looked_at(self.row.game, self.row.saved)

    def table_at_first(self) -> Table:
        """The table before the first answer, dealt again by the rules with which the game began."""
        return Table.new(self.game, len(self.seats), self.row.settings, self.row.luck, self.table().version)


def turn_over(asked: Collection[int], settled: Callable[[], int], table: Table) -> bool:
    """A turn lasts while nobody new is asked, or alone, while what was done can be taken back."""
    return not table.asks.keys() <= set(asked) or (table.seats == 1 and table.before > settled())


class Lately(Struct, frozen=True):
    """What is new: to a seat since its last answer, and to everybody in this turn and the one before."""

    own: Sequence[Event] = ()
    public: Sequence[Event] = ()
    #: With how many answers the last press came.
    steps: int = 1
    #: So many of the first of its own are past: others have answered since then.
    past: int = 0

    @property
    def told(self) -> list[Event]:
        """What only the seat may know of what is not past."""
        return [event for event in self.own[self.past :] if event.only is not None]

    @property
    def heard(self) -> list[Event]:
        """All else of its own."""
        return [*self.own[: self.past], *[event for event in self.own[self.past :] if event.only is None]]


async def news_of(store: Store, seated: Seated, seat: int) -> Lately:
    """What a seat may know of what happened since its last answer, with what that answer led to."""
    seen = min(seated.seats[seat].seen, seated.row.answers)
    turn, since = seated.row.turn - 1, seen - 1
    latest = await latest_events(store, seated.row.id, turn=turn, after=since)
    own = [event for _, number, event in latest if number > since]
    before = [event for _, number, event in latest if number == seen]
    past = len(readable(before, seat)) if seated.row.answers > seen else 0
    public = [event for when, _, event in latest if when >= turn]
    steps = seated.row.answers - await press_of(store, seated.row.id, seated.row.answers) + 1
    return Lately(readable(own, seat), readable(public, None), steps, past)
