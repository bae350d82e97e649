"""A game with everybody at it, as it is stored; its pace, and what happens around the playing."""

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from bot.store.database import Store
from bot.store.moves import latest_events, press_of
from bot.store.rows import GameRow, SeatRow
from rules.core.asking import Illegal
from rules.core.events import Event, readable
from rules.core.table import Game, Table
from rules.games import GAMES

#: Seconds that a seat has for its question; 0 is no clock.
PACES = {"live": 15 * 60, "day": 24 * 3600, "three-days": 72 * 3600, "none": 0}
#: Events that no game's rules know: they happen around the playing.
AROUND = frozenset(
    {"undone", "rewound", "paused", "resumed", "replaced", "skipped", "ended", "ended-idle"}
    | {"ended-gone", "ended-misprint", "house", "back"}
)


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
            raise Illegal("refused-not-started", game=self.row.id)
        return Table.load(self.game, self.row.saved)

    def table_at_first(self) -> Table:
        """The table before the first answer, dealt again by the rules with which the game began."""
        return Table.new(self.game, len(self.seats), self.row.settings, self.row.seed, self.table().version)


def turn_over(asked: Collection[int], settled: Callable[[], int], table: Table) -> bool:
    """A turn lasts while nobody new is asked, or alone, while what was done can be taken back."""
    return not table.asks.keys() <= set(asked) or (table.seats == 1 and table.before > settled())


class Lately(Struct, frozen=True):
    """What is new: to a seat since its last answer, and to everybody in this turn and the one before."""

    own: Sequence[Event] = ()
    public: Sequence[Event] = ()
    #: With how many answers the last press came.
    steps: int = 1


async def news_of(store: Store, seated: Seated, seat: int) -> Lately:
    """What a seat may know of what happened since its last answer, with what that answer led to."""
    turn, since = seated.row.turn - 1, min(seated.seats[seat].seen, seated.row.answers) - 1
    latest = await latest_events(store, seated.row.id, turn=turn, after=since)
    own = [event for _, number, event in latest if number > since]
    public = [event for when, _, event in latest if when >= turn]
    steps = seated.row.answers - await press_of(store, seated.row.id, seated.row.answers) + 1
    return Lately(readable(own, seat), readable(public, None), steps)
