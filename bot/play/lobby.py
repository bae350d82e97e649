"""A game's life around the playing: made, joined, started, paused, ended, played again."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, get_args

from bot.messages.panels import Panel, pack
from bot.messages.slots import (
    BoardSlot,
    DmSlot,
    DoorSlot,
    LobbySlot,
    NoticeSlot,
    PublicSlot,
    WordSlot,
    board_slot,
    boards_before,
    decoded,
    doors_of,
    encoded,
    moved_down,
    unwish,
    wish,
)
from bot.play.printed import Proofs
from bot.play.session import Sessions, dms_of, end_votes
from bot.store.database import Changing
from bot.store.games import (
    ChannelTakenError,
    add_game,
    add_seat,
    add_share,
    clear_seats,
    drop_shares,
    hosted_by,
    restart_clock,
    shares_of,
    take_up,
    update_game,
)
from bot.store.moves import write_events
from bot.store.rows import GameRow, SeatRow
from bot.store.wishes import hang_elsewhere, wishes_of
from bot.tables.clock import PACES
from bot.tables.guests import guests
from bot.tables.seated import Seated
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Illegal
from rules.core.chance import joint
from rules.core.events import Event
from rules.core.table import Game, Table
from rules.games import GAMES

#: How many games one person may have open or running as their host.
MOST_HOSTED = 10
#: How a game is stored of which nothing has been played.
NOT_BEGUN: Mapping[str, Any] = {
    "saved": None, "answers": 0, "turn": 0, "asked": [], "reminded": 0, "paused": False, "points": [],
    "winners": [],
}  # fmt: skip


def check_terms(game: Game, seats: int, settings: Mapping[str, str]) -> None:
    """Refuse what does not go together. A printed file is not looked at here: it is tried by itself."""
    Table.new(game, seats, {name: value for name, value in settings.items() if name != "printed"}, "a try")


def check_new(game: str, guild_id: int | None, seats: int, language: str, pace: str) -> None:
    """Refuse what is not known here, and company where there is none: in a DM one plays alone."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    if language not in LANGUAGES or pace not in PACES:
        raise Illegal("refused-unknown-choice")
    if guild_id is None and (seats != 1 or seats not in GAMES[game].SEATS):
        raise Illegal("refused-alone-only")


def shares_from(presses: Mapping[int, int]) -> list[str]:
    """What people add to the luck, from the presses with which they sat down or began, in their order."""
    return [str(press) for press in sorted({*presses.values()} - {0})]


async def _nowhere(row: GameRow, user_id: int) -> bool:
    """Without Discord there is no such place."""
    return False


class Lobby:
    """Everything that happens to a game besides answering its questions."""

    def __init__(self, sessions: Sessions, proofs: Proofs | None = None) -> None:
        """Share the locks and the store with the sessions; `proofs` tries the printed files that come in."""
        self.sessions = sessions
        self.proofs = proofs or Proofs()
        self.store = sessions.store
        #: Asks whether somebody sits where everything of a game hangs, or may read it from outside.
        self.in_loft: Callable[[GameRow, int], Awaitable[bool]] = _nowhere

    async def new(
        self,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host: tuple[int, str],
        seats: int,
        language: str,
        pace: str,
        settings: dict[str, str],
        rematch_of: int | None = None,
        rated: bool = False,
        hints: bool = True,
        leave: int = 0,
        late: int = 0,
        chances: bool = False,
        host_plays: bool = True,
        house: Sequence[str] = (),
        press: int = 0,
    ) -> GameRow:
        """Open a game in a channel and seat the host, and the house at these levels; a full table starts.

        All of it is stored, or nothing: nobody finds a table that waits for somebody who will not come.
        """
        check_new(game, guild_id, seats, language, pace)
        if host_plays + len(house) > seats:
            raise Illegal("refused-full")
        ours = self.proofs.ours
        settings = ({"printed": ours[game]} if game in ours else {}) | settings
        check_terms(GAMES[game], seats, settings)
        host_id, _ = host
        if await hosted_by(self.store, host_id) >= MOST_HOSTED:
            raise Illegal("refused-too-many-games", most=MOST_HOSTED)
        await self.proofs.check(game, settings.get("printed", ""), host_id)
        agreed: dict[str, Any] = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "host_id": host_id,
            "game": game,
            "seats": seats,
            "settings": settings,
            "language": language,
            "pace": pace,
            "stage": "open",
            "seed": secrets.token_hex(16),
            **dict.fromkeys(("since", "touched", "created"), self.sessions.now),
            "rematch_of": rematch_of,
            "rated": rated,
            "hints": hints and not rated,
            "leave": leave,
            "late": late,
            "chances": chances and not rated,
        }
        game_id = await self._opened(agreed, host if host_plays else None, house, press)
        self.sessions.changed(game_id)
        return (await self.sessions.seated(game_id)).row

    async def _opened(
        self, agreed: Mapping[str, Any], player: tuple[int, str] | None, house: Sequence[str], press: int
    ) -> int:
        """Store a table at which these sit, dealt if it is full; returns its number."""
        people = [] if player is None else [player]
        joined = len(people) + len(house)
        try:
            async with self.store.change() as db:
                game_id = await add_game(db, **agreed)
                for seat, (user_id, name) in enumerate(people):
                    await add_seat(db, game_id, seat, user_id=user_id, name=name)
                for seat, (name, level) in enumerate(
                    guests(house, [name for _, name in people]), len(people)
                ):
                    await add_seat(db, game_id, seat, name=name, level=level)
                await wish(db, game_id, [LobbySlot()])
                if people and joined == agreed["seats"]:
                    row = GameRow(id=game_id, **agreed, **NOT_BEGUN)
                    await self.deal(db, row, joined, {people[0][0]: press})
        except ChannelTakenError as error:
            raise Illegal("refused-channel-taken") from error
        return game_id

    async def join(self, game_id: int, user_id: int, name: str, press: int = 0) -> Seated:
        """Sit down; the game starts by itself when the table is full.

        The number of the press with which somebody first did so becomes part of the luck.
        """
        async with self.sessions.holding(game_id):
            seated = await self.open_table(game_id)
            if seated.seat_of(user_id):
                raise Illegal("refused-already-joined")
            if len(seated.seats) >= seated.row.seats:
                raise Illegal("refused-full")
            joined = len(seated.seats) + 1
            async with self.store.change() as db:
                await add_seat(db, game_id, joined - 1, user_id=user_id, name=name)
                await add_share(db, game_id, user_id, press)
                await wish(db, game_id, [LobbySlot()])
                await update_game(db, game_id, touched=self.sessions.now)
                if joined == seated.row.seats:
                    await self.deal(db, seated.row, joined, {user_id: press})
        self.sessions.changed(game_id)
        return await self.sessions.seated(game_id)

    async def leave(self, game_id: int, user_id: int) -> None:
        """Get up from a game that has not started; the host's leaving hands it to the next, or ends it."""
        async with self.sessions.holding(game_id):
            seated = await self.open_table(game_id)
            mine = seated.seat_of(user_id)
            if mine is None:
                raise Illegal("refused-not-joined")
            rest = [seat for seat in seated.seats if seat.seat != mine.seat]
            async with self.store.change() as db:
                people = await self.reseat(db, game_id, rest)
                if not people:
                    await update_game(db, game_id, stage="ended")
                elif seated.row.host_id == user_id:
                    await update_game(db, game_id, host_id=people[0])
                await wish(db, game_id, [LobbySlot()])
        self.sessions.changed(game_id)

    @staticmethod
    async def reseat(db: Changing, game_id: int, rest: Sequence[SeatRow]) -> list[int]:
        """Close the gaps at an open table; returns the people who still sit there."""
        await clear_seats(db, game_id)
        for number, seat in enumerate(rest):
            await add_seat(db, game_id, number, user_id=seat.user_id, name=seat.name, level=seat.level)
        return [seat.user_id for seat in rest if seat.user_id]

    async def start(self, game_id: int, user_id: int = 0, press: int = 0) -> Seated:
        """Deal, as soon as there are enough people; whoever says so adds their press to the luck."""
        async with self.sessions.holding(game_id):
            seated = await self.open_table(game_id)
            async with self.store.change() as db:
                await self.deal(db, seated.row, len(seated.seats), {user_id: press})
        self.sessions.changed(game_id)
        return await self.sessions.seated(game_id)

    async def settle(self, game_id: int, **changes: str | int | dict[str, str]) -> Seated:
        """Change what was agreed, while the table is open; everybody at it sees the new terms.

        Of the settings only those that change are given, so that changes side by side do not undo each other.
        """
        changed = changes.get("settings", {})
        assert isinstance(changed, dict)
        row = (await self.open_table(game_id)).row
        await self.proofs.check(row.game, changed.get("printed", ""), row.host_id)
        async with self.sessions.holding(game_id):
            seated = await self.open_table(game_id)
            row, seats = seated.row, changes.get("seats", seated.row.seats)
            assert isinstance(seats, int)
            settings = row.settings | changed
            if seats < len(seated.seats):
                raise Illegal("refused-more-joined", seats=seats, joined=len(seated.seats))
            check_terms(seated.game, seats, settings)
            async with self.store.change() as db:
                await update_game(db, game_id, **(changes | {"settings": settings}))
                await wish(db, game_id, [LobbySlot()])
        self.sessions.changed(game_id)
        return await self.sessions.seated(game_id)

    async def move(self, game_id: int, channel_id: int) -> None:
        """Let an open table be elsewhere; where it was, it is said where it is."""
        async with self.sessions.holding(game_id):
            row = (await self.open_table(game_id)).row
            word = pack(Panel([Speaker(row.language)("lobby-moved", channel=f"<#{channel_id}>")]))
            left = NoticeSlot("moved", (self.sessions.now,))
            async with self.store.change() as db:
                await hang_elsewhere(db, game_id, encoded(LobbySlot()), encoded(left))
                await update_game(db, game_id, channel_id=channel_id, touched=self.sessions.now)
                await wish(db, game_id, [left], word)
                await wish(db, game_id, [LobbySlot()])
        self.sessions.changed(game_id)

    async def pause(self, game_id: int, paused: bool) -> None:
        """Stop the clocks and the moves, or let them go on."""
        async with self.sessions.holding(game_id):
            seated = await self.sessions.seated(game_id)
            row = seated.row
            if row.stage == "ended" and row.saved is not None and not paused:
                await self._revive(seated)
                return
            if row.stage != "playing":
                raise Illegal("refused-not-started" if row.stage == "open" else "refused-over", game=game_id)
            if row.paused == paused:
                raise Illegal("refused-already-paused" if paused else "refused-not-paused")
            async with self.store.change() as db:
                now = self.sessions.now
                await update_game(db, game_id, paused=paused, touched=now)
                await restart_clock(db, game_id, now)
                await write_events(
                    db, game_id, row.answers, row.turn, [Event("paused" if paused else "resumed", None)]
                )
                await wish(db, game_id, [board_slot(row), *dms_of(seated)])
        self.sessions.changed(game_id)

    async def _revive(self, seated: Seated) -> None:
        """Take up a game that was ended before its end, if it can still be taken up."""
        seated.table()
        row, now = seated.row, self.sessions.now
        turn, board = row.turn + 1, moved_down(row, row.turn + 1)
        boards = await boards_before(self.store, row)
        try:
            async with self.store.change() as db:
                await take_up(db, row.id, paused=False, turn=turn, page=turn, board=board.moved, touched=now)
                await restart_clock(db, row.id, now)
                await write_events(db, row.id, row.answers, turn, [Event("resumed", None)])
                await wish(db, row.id, [board, *boards, *doors_of(row), *dms_of(seated)])
        except ChannelTakenError as error:
            raise Illegal("refused-channel-taken") from error
        self.sessions.changed(row.id)

    async def end(
        self, game_id: int, reason: str, *, notice: str | None = None, untouched: int | None = None
    ) -> None:
        """End a game before its end; it can be resumed. `notice` is said besides, as a panel of its own.

        With `untouched` it is ended only if nobody has touched it since then.
        """
        async with self.sessions.holding(game_id):
            seated = await self.sessions.seated(game_id)
            row = seated.row
            if row.stage not in ("open", "playing"):
                raise Illegal("refused-over", game=game_id)
            if untouched is not None and row.touched > untouched:
                raise Illegal("refused-not-over", game=game_id)
            async with self.store.change() as db:
                await update_game(db, game_id, stage="ended", touched=self.sessions.now)
                await write_events(db, game_id, row.answers, row.turn, [Event(reason, None)])
                await wish(db, game_id, [LobbySlot() if row.stage == "open" else board_slot(row)])
                await wish(db, game_id, dms_of(seated) if row.saved is not None else [])
                await wish(db, game_id, [*await end_votes(db, row), *doors_of(row)])
                if notice is not None:
                    await wish(db, game_id, [NoticeSlot("", (self.sessions.now,))], notice)
        self.sessions.changed(game_id)

    async def lose_channel(self, game_id: int, words: Mapping[int, str]) -> None:
        """End a game whose channel is gone: nothing is said there any more, everybody is told by DM."""
        async with self.sessions.lock(game_id):
            seated = await self.sessions.seated(game_id)
            row = seated.row
            wished = [decoded(wanted.slot) for wanted in await wishes_of(self.store, game_id)]
            async with self.store.change() as db:
                await unwish(db, game_id, [slot for slot in wished if isinstance(slot, get_args(PublicSlot))])
                if row.stage in ("open", "playing"):
                    await update_game(db, game_id, stage="ended", touched=self.sessions.now)
                    await write_events(db, game_id, row.answers, row.turn, [Event("ended-gone", None)])
                    await wish(db, game_id, dms_of(seated) if row.saved is not None else [])
                    for user_id, word in words.items():
                        await wish(db, game_id, [WordSlot(user_id, "gone")], word)
        self.sessions.changed(game_id)

    async def open_table(self, game_id: int) -> Seated:
        """A table that has not started, or Illegal."""
        seated = await self.sessions.seated(game_id)
        if seated.row.stage != "open":
            raise Illegal(
                "refused-already-started" if seated.row.stage == "playing" else "refused-over", game=game_id
            )
        return seated

    async def deal(
        self, db: Changing, row: GameRow, joined: int, last: Mapping[int, int] = MappingProxyType({})
    ) -> None:
        """Start the game with those who have joined; `last` is the press with which it starts."""
        game = GAMES[row.game]
        if joined not in game.SEATS:
            raise Illegal("refused-too-few", joined=joined, least=game.SEATS[0])
        shares = shares_from({**last, **await shares_of(self.store, row.id)})
        table = Table.new(game, joined, row.settings, joint(row.seed, shares))
        await drop_shares(db, row.id)
        await update_game(
            db,
            row.id,
            stage="playing",
            seats=joined,
            shares=shares,
            settings=table.settings,
            saved=table.save(),
            turn=1,
            page=1,
            asked=sorted(table.asks),
            points=game.points(table.g),
            since=self.sessions.now,
            touched=self.sessions.now,
        )
        await write_events(db, row.id, 0, 1, table.opening)
        doors = [DoorSlot()] if row.late else []
        await wish(db, row.id, [LobbySlot(), *doors, BoardSlot(1, row.board), *map(DmSlot, range(joined))])
