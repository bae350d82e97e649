"""The rows of the database as they are read."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from render.picture import Shape
from rules.core.chance import joint

S = TypeVar("S", bound=Struct)


class Row(Protocol):
    """What is read: values in an order and by their names."""

    def keys(self) -> Iterable[str]:
        """The names of the columns."""

    def __getitem__(self, key: Any, /) -> Any:
        """The value of a column, by its name or its place."""

    def __iter__(self) -> Iterator[Any]:
        """All values."""


class GameRow(Struct, frozen=True):
    """A game as it is stored."""

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int
    game: str
    seats: int
    settings: dict[str, str]
    language: str
    pace: str
    stage: str
    seed: str
    saved: bytes | None
    answers: int
    turn: int
    asked: list[int]
    since: int
    touched: int
    reminded: int
    paused: bool
    points: list[int]
    winners: list[int]
    rematch_of: int | None
    created: int
    rated: bool = False
    hints: bool = True
    #: The number of the vote on taking something back, if there is one.
    undo_vote: int | None = None
    #: The turn with which the page of the present board began, and how often the board was moved.
    page: int = 1
    board: int = 0
    #: Days for which the clock of each seat may stand still while its player is away.
    leave: int = 0
    #: What the players have added to the seed.
    shares: list[str] = []
    #: After how many whole rounds those who do not play may see everything, or never; and the private thread
    #: where it hangs, if there is one.
    late: int = 0
    loft: int | None = None
    #: Whether its board shows everybody's chance to win.
    chances: bool = False

    @property
    def luck(self) -> str:
        """The seed with what the players have added to it, from which all luck comes."""
        return joint(self.seed, self.shares)


class ClockRow(Struct, frozen=True):
    """What of a game the clocks look at."""

    id: int
    guild_id: int | None
    stage: str
    paused: bool
    pace: str
    since: int
    touched: int
    reminded: int
    #: Whether somebody is asked who was not told of it yet.
    untold: bool


class SeatRow(Struct, frozen=True):
    """Who sits where; without a user it is played by the house at a level."""

    game_id: int
    seat: int
    user_id: int | None
    name: str
    level: str | None
    dm_closed: bool
    seen: int
    snoozed: int
    #: How many reminders of the open question the player has got.
    reminded: int = 0
    #: Whose seat it is, while the house plays on for them.
    away_id: int | None = None
    #: The number of the handover about which the others vote, if they do.
    handover: int | None = None
    #: The turn of which the player was told last, and the board that rings them.
    called: int = 0
    rung: int = -1
    #: Seconds for which the seat's clock has stood still; and since when and until when the player is away.
    rested: int = 0
    away_from: int = 0
    away_until: int = 0
    #: What its player has planned, if anything.
    plan: str | None = None
    #: Whether whose seat it is agrees that those who do not play see everything some rounds late.
    agreed: bool = False
    #: The mark of the question for which the seat was given a hint last.
    hinted: str = ""


class HandoverRow(Struct, frozen=True):
    """What all others are asked to agree to: that somebody, or the house, plays on in a seat."""

    game_id: int
    number: int
    seat: int
    asker_id: int
    to_id: int | None
    to_name: str
    level: str | None
    state: str
    #: Who did not want it, if somebody has said so.
    declined_id: int | None = None


class UndoVoteRow(Struct, frozen=True):
    """What all at the table are asked to agree to: that a game goes back to before an answer."""

    game_id: int
    number: int
    asker_id: int
    target: int
    #: How many answers had been given when it was asked.
    answers: int
    state: str = "open"
    #: Who did not want it, if somebody has said so.
    declined_id: int | None = None


class PersonRow(Struct, frozen=True):
    """What somebody has set for themselves."""

    user_id: int
    locale: str = "en-GB"
    zone: str = "Europe/Amsterdam"
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: int = 0
    reminders: bool = True
    shape: Shape = "desktop"
    #: Where they are told of their turn: "channel", "dm", "both" or "neither".
    told: str = "channel"
    #: Whether they are told by DM that they are next.
    ahead: bool = False
    #: Where their private panel hangs: "dm", or "button" if only the button opens it.
    private: str = "dm"
    away_from: int = 0
    #: In which language they want to read, or that which Discord tells.
    language: str = ""


class WatcherRow(Struct, frozen=True):
    """Somebody who follows a game to its end, and what else they are told of."""

    game_id: int
    user_id: int
    rounds: bool = False
    #: What is exciting for whoever looks on.
    thrills: bool = False
    #: The round and the turn up to which they were told.
    round: int = 0
    turn: int = 0
    #: Whether they could not be reached by DM.
    closed: bool = False


class PredictionRow(Struct, frozen=True):
    """What somebody has foretold of a game, how sure they were in percent, and how good that was."""

    game_id: int
    user_id: int
    #: What of the end it is about, and what will come out.
    about: str
    picked: str
    sure: int
    score: float | None = None


class Predictor(Struct, frozen=True):
    """How well somebody foretells games on the average."""

    user_id: int
    games: int
    score: float


class ServerRow(Struct, frozen=True):
    """What a server has settled for all games on it."""

    guild_id: int
    #: Who may bring printed files of their own.
    printed: str = "everybody"
    #: The language of new games, or that of the server where there is none.
    language: str = ""
    pace: str = "day"
    #: The channels and forums in which games are played, or everywhere.
    channels: list[int] = []
    #: Whether a game has a thread of its own, unless its host says otherwise.
    threads: str = "no"
    #: Where the ends of all games are told, if anywhere.
    chronicle: list[int] = []
    #: Who may open tables.
    hosts: str = "everybody"
    #: Since when we are not there any more.
    left_at: int | None = None
    #: Whether the operator's own commands are shown there.
    operated: bool = False


class TidingRow(Struct, frozen=True):
    """Something that somebody is told of together with all else that came while they were not to be rung."""

    user_id: int
    game_id: int
    #: The slot in which it hangs, or would if it were told alone.
    about: str
    #: Whether it is told in a channel and not by DM.
    aloud: bool = False
    #: Of which game, and of when, the message is in which it was told.
    home: int | None = None
    told: int | None = None


class Wish(Struct, frozen=True):
    """Something that is still to be said."""

    game_id: int
    slot: str
    version: int
    notice: str | None


class Hanging(Struct, frozen=True):
    """Where a panel hangs; without a message it is yet to be posted. `lost` counts those that are gone."""

    channel_id: int = 0
    message_id: int | None = None
    lost: int = 0


#: Columns that hold JSON.
PACKED = {"settings", "asked", "picks", "points", "winners", "channels", "chronicle", "shares"}


def as_struct(row: Row, kind: type[S]) -> S:
    """A row as its struct; of what stands twice in it, the last counts."""
    pairs = zip(row.keys(), tuple(row), strict=True)
    values = {key: msgspec.json.decode(value) if key in PACKED else value for key, value in pairs}
    return msgspec.convert(values, kind, strict=False)


def as_values(columns: Mapping[str, Any]) -> list[Any]:
    """The values of a row's columns as they are stored."""
    return [json.dumps(value) if name in PACKED else value for name, value in columns.items()]
