"""Slots: the places in which panels hang, such as a turn's message or a seat's DM, and how they are stored.

A slot is a small struct; in the file it is a text, and this module is the only one that reads or writes it:

    >>> encoded(BoardSlot(9, 12)), decoded("left:1.42.fr")
    ('board:9.12', LeftSlot(seat=1, moment=42, language='fr'))
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias, get_args

import msgspec
from msgspec import Struct

from bot.store import wishes
from bot.store.database import Changing, Store
from bot.store.rows import GameRow
from bot.tables.seated import Seated


class LobbySlot(Struct, frozen=True, array_like=True):
    """The table that people can join."""


class BoardSlot(Struct, frozen=True, array_like=True):
    """A board, by the turn with which its page began and how often the board had been moved by then.

    The latest is the last message of its channel, and shows the game as it stands. One of an earlier page
    tells its turns in lines; one of the same page is gone.
    """

    first: int
    moved: int


class ReminderSlot(Struct, frozen=True, array_like=True):
    """That a turn takes its time, said at some moment; gone when the turn is over."""

    turn: int
    moment: int


class EndSlot(Struct, frozen=True, array_like=True):
    """Who won."""


class FilmSlot(Struct, frozen=True, array_like=True):
    """The replay, where somebody has posted it for everybody."""


class NoticeSlot(Struct, frozen=True):
    """Something that is said in the channel once: what it is about, and numbers that tell it from others."""

    about: str
    numbers: tuple[int, ...]


class HandoverSlot(Struct, frozen=True, array_like=True):
    """The vote on whether somebody else plays on in a seat."""

    number: int


class UndoSlot(Struct, frozen=True, array_like=True):
    """The vote on whether something is taken back."""

    number: int


class DmSlot(Struct, frozen=True, array_like=True):
    """A seat's secrets and its question, by DM."""

    seat: int


class CallSlot(Struct, frozen=True, array_like=True):
    """Tells a seat's player by DM of a turn, and then so many times more; gone when they have moved.

    After a pause the times are counted anew: `since` is the moment from which they are.
    """

    seat: int
    turn: int
    times: int = 0
    since: int = 0


class AheadSlot(Struct, frozen=True, array_like=True):
    """Tells a seat's player by DM that theirs is the turn after this one; gone when this one is over."""

    seat: int
    turn: int


class WordSlot(Struct, frozen=True):
    """Something that one person is told by DM once: what it is about, and numbers as in a notice."""

    user_id: int
    about: str
    numbers: tuple[int, ...] = ()


class FollowSlot(Struct, frozen=True, array_like=True):
    """Tells somebody who follows a game by DM how it stands, and what was exciting from a turn to another."""

    user_id: int
    since: int
    turn: int


class LetterSlot(Struct, frozen=True, array_like=True):
    """Tells somebody by DM of all that came while they were not to be rung, from some moment on."""

    user_id: int
    moment: int


class TidingsSlot(Struct, frozen=True, array_like=True):
    """The same in the channel of the game that has waited longest."""

    user_id: int
    moment: int


class DoorSlot(Struct, frozen=True, array_like=True):
    """Whether those who do not play may see everything of a game that is played."""


class LoftSlot(Struct, frozen=True, array_like=True):
    """What they see in a private thread of the game."""

    channel_id: int


class ChronicleSlot(Struct, frozen=True, array_like=True):
    """What a channel for the ends of all games of a server is told; it is not the game's own."""

    channel_id: int


class LeftSlot(Struct, frozen=True, array_like=True):
    """What is left of the DM of somebody who gave up a seat at some moment, in their language."""

    seat: int
    moment: int
    language: str


#: What does not hang in the channel of the game.
PrivateSlot: TypeAlias = (
    DmSlot | CallSlot | AheadSlot | WordSlot | FollowSlot | LetterSlot | LeftSlot | LoftSlot | ChronicleSlot
)
PublicSlot: TypeAlias = (
    LobbySlot
    | BoardSlot
    | ReminderSlot
    | EndSlot
    | FilmSlot
    | NoticeSlot
    | TidingsSlot
    | HandoverSlot
    | UndoSlot
    | DoorSlot
)
Slot: TypeAlias = PublicSlot | PrivateSlot
#: The kinds of what is said by DM, or where not everybody reads.
PRIVATE = get_args(PrivateSlot)

#: How each kind begins in the file, and what stands between its parts if these are always the same.
KINDS: dict[str, tuple[type[Slot], str]] = {
    "lobby": (LobbySlot, ""),
    "board": (BoardSlot, "."),
    "reminder": (ReminderSlot, "."),
    "end": (EndSlot, ""),
    "film": (FilmSlot, ""),
    "notice": (NoticeSlot, ""),
    "handover": (HandoverSlot, ":"),
    "undo": (UndoSlot, ":"),
    "dm": (DmSlot, ":"),
    "call": (CallSlot, "."),
    "ahead": (AheadSlot, "."),
    "word": (WordSlot, ""),
    "follow": (FollowSlot, "."),
    "letter": (LetterSlot, "."),
    "tidings": (TidingsSlot, "."),
    "left": (LeftSlot, "."),
    "chronicle": (ChronicleSlot, ":"),
    "door": (DoorSlot, ""),
    "loft": (LoftSlot, ":"),
}
NAMES = {kind: (name, between) for name, (kind, between) in KINDS.items()}


def encoded(slot: Slot) -> str:
    """A slot as it is stored."""
    name, between = NAMES[type(slot)]
    match slot:
        case NoticeSlot(about, numbers):
            return f"{name}:{about}{_joined(numbers)}"
        case WordSlot(user_id, about, numbers):
            return f"{name}:{user_id}:{about}{_joined(numbers)}"
    parts = msgspec.structs.astuple(slot)
    return ":".join([name, between.join(map(str, parts))]) if parts else name


@lru_cache(maxsize=1024)
def decoded(text: str) -> Slot:
    """A slot that was stored; all that is done for a wish asks for its slot again."""
    name, _, rest = text.partition(":")
    kind, between = KINDS[name]
    if kind is NoticeSlot:
        return NoticeSlot(*_parted(rest))
    if kind is WordSlot:
        user_id, _, said = rest.partition(":")
        return WordSlot(int(user_id), *_parted(said))
    return msgspec.convert(rest.split(between) if rest else [], kind, strict=False)


def _joined(numbers: Sequence[int]) -> str:
    return ".".join(map(str, numbers))


def _parted(said: str) -> tuple[str, tuple[int, ...]]:
    """What something is about, and the numbers that follow it."""
    about = said.rstrip("0123456789.")
    return about, tuple(int(number) for number in said[len(about) :].split(".") if number)


def board_slot(row: GameRow) -> BoardSlot:
    """Where the board of a game hangs now."""
    return BoardSlot(row.page, row.board)


def moved_down(row: GameRow, page: int | None = None) -> BoardSlot:
    """Where the board of a game hangs once it is moved down, on its page or at the head of a new one."""
    return BoardSlot(page or row.page, row.board + 1)


def doors_of(row: GameRow) -> list[Slot]:
    """Where it hangs whether those who do not play may see everything of a game, and where they see it."""
    if not row.late:
        return []
    return [LobbySlot() if row.stage == "open" else DoorSlot(), *([LoftSlot(row.loft)] if row.loft else [])]


def holds(row: GameRow, slot: Slot) -> bool:
    """Whether what a slot tells is still so: what is about one turn only is gone with it."""
    now = row.stage == "playing"
    match slot:
        case CallSlot(seat, turn):
            return now and turn == row.turn and seat in row.asked
        case AheadSlot(_, turn) | ReminderSlot(turn):
            return now and turn == row.turn
    return True


def settled(seated: Seated, slot: Slot, user_id: int) -> bool:
    """Whether what a slot tells somebody need not be told any more: it is answered, decided or over."""
    row = seated.row
    match slot:
        case CallSlot(seat):
            return not holds(row, slot) or seated.seats[seat].user_id != user_id
        case UndoSlot(number):
            return row.undo_vote != number
        case HandoverSlot(number):
            return all(seat.handover != number for seat in seated.seats)
        case LobbySlot():
            return row.stage != "open" or seated.seat_of(user_id) is not None
    return not holds(row, slot)


async def passing(store: Store, row: GameRow) -> list[Slot]:
    """What hangs though it does not hold any more."""
    hanging = map(decoded, await wishes.hanging_slots(store, row.id, ""))
    return [slot for slot in hanging if not holds(row, slot)]


async def boards_of(store: Store, game_id: int) -> list[BoardSlot]:
    """The boards of a game that hang, in the order in which they came."""
    texts = await wishes.hanging_slots(store, game_id, f"{NAMES[BoardSlot][0]}:")
    boards = [slot for slot in map(decoded, texts) if isinstance(slot, BoardSlot)]
    return sorted(boards, key=lambda slot: (slot.first, slot.moved))


async def boards_before(store: Store, row: GameRow) -> list[BoardSlot]:
    """Where a board has to change that is being moved down: where it should hang, and where it does.

    It may have been moved down more often than it was said.
    """
    hanging = sorted(await boards_of(store, row.id), key=lambda slot: slot.moved)
    return list(dict.fromkeys([board_slot(row), *hanging[-1:]]))


async def wish(db: Changing, game_id: int, slots: Iterable[Slot], notice: str | None = None) -> None:
    """Ask for panels to be brought up to date; `notice` is what one says that is said once."""
    await wishes.wish(db, game_id, map(encoded, slots), notice)


async def unwish(db: Changing, game_id: int, slots: Iterable[Slot]) -> None:
    """Ask no more for panels."""
    await wishes.unwish(db, game_id, map(encoded, slots))


async def forget_words(db: Changing, user_id: int) -> None:
    """Forget all that somebody was told or is to be told besides their games."""
    await wishes.forget_slots(db, encoded(WordSlot(user_id, "")))
    for kind in (FollowSlot, LetterSlot, TidingsSlot):
        await wishes.forget_slots(db, f"{NAMES[kind][0]}:{user_id}.")


async def give_up(db: Changing, game_id: int, seat: int, moment: int, language: str) -> LeftSlot:
    """Leave a seat's DM to whoever had it, to be said in their language; returns the slot it hangs in now."""
    left = LeftSlot(seat, moment, language)
    await wishes.hang_elsewhere(db, game_id, encoded(DmSlot(seat)), encoded(left))
    return left
