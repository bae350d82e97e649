"""Seats: who sits down, which house players come and go, and who plays on in a seat that was given up."""

from collections.abc import Sequence
from typing import Any

from bot.messages.panels import pack
from bot.messages.slots import (
    DmSlot,
    HandoverSlot,
    LobbySlot,
    Slot,
    WordSlot,
    board_slot,
    doors_of,
    give_up,
    wish,
)
from bot.messages.votes import farewell
from bot.play.lobby import Lobby
from bot.play.onlookers import knowing
from bot.play.session import end_votes
from bot.store.games import add_seat, open_rematch, restart_clock, update_game, update_seat
from bot.store.handovers import end_handover, note_insider
from bot.store.moves import write_events
from bot.store.people import person_of
from bot.store.plans import drop_plan
from bot.store.predictions import take_back
from bot.store.rows import GameRow, SeatRow
from bot.tables.asker import Asker
from bot.tables.guests import guests
from bot.tables.handover import Handover, check_fit, owner_of
from bot.tables.seated import Seated
from bot.words.texts import language
from rules.core.asking import Illegal
from rules.core.events import Event
from rules.players.house import ADVISER, levels


async def add_house(lobby: Lobby, game_id: int, level: str, press: int = 0) -> str:
    """Let a house player sit down; returns the name. With the last seat taken, the game starts.

    `press` is that of whoever has called the house player, and becomes part of the luck where that deals.
    """
    check_level((await lobby.sessions.seated(game_id)).row.game, level)
    async with lobby.sessions.holding(game_id):
        seated = await lobby.open_table(game_id)
        if len(seated.seats) >= seated.row.seats:
            raise Illegal("refused-full")
        name = free_name(seated, level)
        number = len(seated.seats)
        async with lobby.store.change() as db:
            await add_seat(db, game_id, number, name=name, level=level)
            await update_game(db, game_id, touched=lobby.sessions.now)
            await wish(db, game_id, [LobbySlot()])
            if number + 1 == seated.row.seats and any(seat.user_id for seat in seated.seats):
                await lobby.deal(db, seated.row, number + 1, {0: press})
    lobby.sessions.changed(game_id)
    return name


def check_level(game: str, level: str | None) -> None:
    """Refuse a level at which the house does not play this game."""
    if level not in levels(game):
        raise Illegal("refused-unknown-choice")


def free_name(seated: Seated, level: str | None) -> str:
    """Somebody of that level who does not sit here yet."""
    [(name, _)] = guests([level or ADVISER], [seat.name for seat in seated.seats])
    return name


async def send_home(lobby: Lobby, game_id: int) -> None:
    """Let all house players get up again."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.open_table(game_id)
        async with lobby.store.change() as db:
            await lobby.reseat(db, game_id, [seat for seat in seated.seats if seat.user_id])
            await wish(db, game_id, [LobbySlot()])
    lobby.sessions.changed(game_id)


async def take_over(
    lobby: Lobby, game_id: int, seat: int, *, asker_id: int | None = None, answers: int | None = None
) -> None:
    """Let the house play on in a seat, as was decided; whoever left it may come back.

    With `answers` only if no more have been given since then.
    """
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        if answers not in (None, seated.row.answers):
            raise Illegal("refused-not-asked-any-more")
        wanted = Handover(seat, asker_id, level=ADVISER)
        check_fit(seated, wanted, {})
        await pass_on(lobby, seated, wanted)
    lobby.sessions.changed(game_id)


async def sit_down(lobby: Lobby, game_id: int, user_id: int, name: str, press: int = 0) -> None:
    """Join an open table, or take one's seat back from the house."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        mine = seated.kept_for(user_id)
        if seated.seat_of(user_id) is not None:
            raise Illegal("refused-already-joined")
        if mine is not None:
            wanted = Handover(mine.seat, user_id, to_id=user_id, to_name=name)
            check_fit(seated, wanted, await knowing(lobby, seated, user_id))
            await pass_on(lobby, seated, wanted)
    if mine is None:
        await lobby.join(game_id, user_id, name, press)
    else:
        lobby.sessions.changed(game_id)


async def pass_on(lobby: Lobby, seated: Seated, wanted: Handover, vote: str = "dropped") -> None:
    """Store that a seat changes hands as was decided, and what is to be said about it.

    `vote` is what came of the vote about that seat, if there was one.
    """
    row, old = seated.row, seated.seats[wanted.seat]
    owner, now = owner_of(old), lobby.sessions.now
    slots: list[Slot] = [board_slot(row), DmSlot(old.seat), *doors_of(row)]
    locale = (await person_of(lobby.store, owner or 0)).locale
    async with lobby.store.change() as db:
        if old.user_id is not None:
            slots.append(await give_up(db, row.id, old.seat, row.answers, language(locale)))
            await note_insider(db, row.id, old.seat, old.user_id)
        # Whoever takes a seat for themselves knows of it; anybody else is yet to be told.
        told = row.turn if wanted.asker_id == wanted.to_id else 0
        await update_seat(db, row.id, old.seat, snoozed=0, called=told, **_sitting(old, wanted))
        await drop_plan(db, row.id, old.seat)
        if wanted.to_id is not None:
            await take_back(db, row.id, wanted.to_id)
        await write_events(db, row.id, row.answers, row.turn, [_event(seated, wanted)])
        await update_game(db, row.id, touched=now)
        if old.seat in row.asked:
            await restart_clock(db, row.id, now)
        slots += await end_votes(db, row)
        if old.handover is not None:
            await end_handover(db, row.id, old.handover, vote)
            slots.append(HandoverSlot(old.handover))
        await wish(db, row.id, slots)
        if owner is not None and (owner != wanted.asker_id or vote == "agreed"):
            word = pack(farewell(seated, wanted, locale))
            await wish(db, row.id, [WordSlot(owner, "seat", (row.answers, now))], word)


def _sitting(old: SeatRow, wanted: Handover) -> dict[str, Any]:
    """Who sits there then; a name at the table changes only with somebody new."""
    if wanted.to_id is None:
        return {"user_id": None, "away_id": owner_of(old), "level": wanted.level}
    sitting = {"user_id": wanted.to_id, "away_id": None, "level": None}
    return sitting if wanted.to_id == old.away_id else sitting | {"name": wanted.to_name, "dm_closed": False}


def _event(seated: Seated, wanted: Handover) -> Event:
    """What the log says about it."""
    if wanted.to_id is None:
        name = free_name(seated, wanted.level)
        return Event("house", wanted.seat, {"name": name, "level": wanted.level})
    back = wanted.to_id == seated.seats[wanted.seat].away_id
    return Event("back" if back else "replaced", wanted.seat)


async def anew(
    lobby: Lobby, old: GameRow, asker: Asker, rematch_of: int | None = None, house: Sequence[str] = ()
) -> GameRow:
    """Open another table as it was agreed for a game that has ended: where that is asked for.

    Whoever asks by DM for what was played in a channel means that channel.
    """
    if old.stage in ("open", "playing"):
        raise Illegal("refused-not-over", game=old.id)
    place = old if asker.guild_id is None else asker
    return await lobby.new(
        game=old.game,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        host=(asker.id, asker.name),
        seats=old.seats,
        language=old.language,
        pace=old.pace,
        settings=old.settings,
        rematch_of=rematch_of,
        rated=old.rated,
        hints=old.hints,
        leave=old.leave,
        late=old.late,
        chances=old.chances,
        house=house,
        press=asker.press,
    )


async def rematch(lobby: Lobby, seated: Seated, asker: Asker) -> GameRow:
    """Open a game that is over once more, as agreed and with the same house players.

    Whoever else wants the same sits down there.
    """
    before = await open_rematch(lobby.store, seated.row.id)
    if before:
        await lobby.join(before, asker.id, asker.name, asker.press)
        return (await lobby.sessions.seated(before)).row
    house = [seat.level for seat in seated.seats if seat.level and seat.away_id is None]
    return await anew(lobby, seated.row, asker, seated.row.id, house[: seated.row.seats - 1])
