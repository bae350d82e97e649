"""House players at a table: who sits down, who goes home, who plays on for somebody, and who comes back."""

from bot.messages.slots import DmSlot, LobbySlot, Slot, TurnSlot, give_up, wish
from bot.play.house_players import GUESTS
from bot.play.lobby import Lobby
from bot.play.session import Seated
from bot.store.database import insert, restart_clock, update_game, write_events
from bot.store.rows import GameRow, SeatRow
from bot.words.texts import language
from rules.core.asking import Illegal
from rules.core.events import Event
from rules.players.house import ADVISER


async def add_house(lobby: Lobby, game_id: int, level: str) -> str:
    """Let a house player sit down; returns the name. With the last seat taken, the game starts."""
    if level not in GUESTS:
        raise Illegal("refused-unknown-choice")
    async with lobby.sessions.holding(game_id):
        seated = await lobby.open_table(game_id)
        if len(seated.seats) >= seated.row.seats:
            raise Illegal("refused-full")
        name = free_name(seated, level)
        number = len(seated.seats)
        async with lobby.store.change() as db:
            await insert(db, "seats", game_id=game_id, seat=number, name=name, level=level)
            await update_game(db, game_id, touched=lobby.sessions.now)
            await wish(db, game_id, [LobbySlot()])
            if number + 1 == seated.row.seats and any(seat.user_id for seat in seated.seats):
                await lobby.deal(db, seated, number + 1)
    lobby.sessions.changed(game_id)
    return name


def free_name(seated: Seated, level: str | None) -> str:
    """Somebody of that level who does not sit here yet; a fourth guest is a namesake."""
    taken = {seat.name for seat in seated.seats}
    names = [name.capitalize() for name in GUESTS[level or ADVISER]]
    names += [f"{name} {numeral}" for numeral in ("II", "III") for name in names]
    return next(name for name in names if name not in taken)


async def send_home(lobby: Lobby, game_id: int) -> None:
    """Let all house players get up again."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.open_table(game_id)
        async with lobby.store.change() as db:
            await lobby.reseat(db, game_id, [seat for seat in seated.seats if seat.user_id])
            await wish(db, game_id, [LobbySlot()])
    lobby.sessions.changed(game_id)


async def take_over(lobby: Lobby, game_id: int, seat: int, level: str, *, answers: int | None = None) -> None:
    """Let the house play on in a seat; whoever left it may come back.

    With `answers` only if no more have been given since that was decided.
    """
    if level not in GUESTS:
        raise Illegal("refused-unknown-choice")
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        lobby.sessions.check_playing(seated)
        old = seated.seats[seat]
        if old.level:
            raise Illegal("refused-house-already")
        if answers not in (None, seated.row.answers):
            raise Illegal("refused-not-asked-any-more")
        name = free_name(seated, level)
        event = Event("house", seat, {"name": name, "level": level})
        await _change_player(lobby, seated, old, None, old.user_id, level, event)
    lobby.sessions.changed(game_id)


async def sit_down(lobby: Lobby, game_id: int, user_id: int, name: str) -> None:
    """Join an open table, or take one's seat back from the house."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        mine = seated.kept_for(user_id)
        if seated.seat_of(user_id) is not None:
            raise Illegal("refused-already-joined")
        if mine is not None:
            lobby.sessions.check_playing(seated)
            await _change_player(lobby, seated, mine, user_id, None, None, Event("back", mine.seat))
    if mine is None:
        await lobby.join(game_id, user_id, name)
    else:
        lobby.sessions.changed(game_id)


async def _change_player(
    lobby: Lobby,
    seated: Seated,
    old: SeatRow,
    user_id: int | None,
    away_id: int | None,
    level: str | None,
    event: Event,
) -> None:
    row, slots = seated.row, list[Slot]([TurnSlot(seated.row.turn), DmSlot(old.seat)])
    code = language((await lobby.store.person(old.user_id or 0)).locale)
    async with lobby.store.change() as db:
        if old.user_id is not None:
            slots.append(await give_up(db, row.id, old.seat, row.answers, code))
        await db.execute(
            "UPDATE seats SET user_id = ?, away_id = ?, level = ?, snoozed = 0 "
            "WHERE game_id = ? AND seat = ?",
            (user_id, away_id, level, row.id, old.seat),
        )
        await write_events(db, row.id, row.answers, row.turn, [event])
        await update_game(db, row.id, touched=lobby.sessions.now)
        await restart_clock(db, row.id, lobby.sessions.now)
        await db.execute("DELETE FROM votes WHERE game_id = ?", (row.id,))
        await wish(db, row.id, slots)


async def rematch(lobby: Lobby, game_id: int, host: tuple[int, str], channel_id: int) -> GameRow:
    """Open a game that has ended again, as it was agreed then and with the same house players."""
    seated = await lobby.sessions.seated(game_id)
    old = seated.row
    if old.stage in ("open", "playing"):
        raise Illegal("refused-not-over", game=game_id)
    row = await lobby.new(
        game=old.game,
        guild_id=old.guild_id,
        channel_id=channel_id,
        host=host,
        seats=old.seats,
        language=old.language,
        pace=old.pace,
        settings=old.settings,
        rematch_of=old.id,
        rated=old.rated,
        hints=old.hints,
    )
    for seat in seated.seats:
        if seat.level and seat.away_id is None and len(await lobby.store.seats(row.id)) < row.seats:
            await add_house(lobby, row.id, seat.level)
    return row
