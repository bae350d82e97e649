"""What is stored about a person: shown to them whole, and deleted when they say so."""

import json

from bot.messages.panels import Enclosure
from bot.messages.slots import HandoverSlot, forget_words, wish
from bot.play.lobby import Lobby
from bot.play.seats import free_name, take_over
from bot.store import people
from bot.store.database import Store
from bot.store.handovers import forget_hands, handovers_of
from rules.players.house import ADVISER


async def all_about(store: Store, user_id: int) -> Enclosure:
    """Everything that is stored about somebody, as a file."""
    found = await people.everything_about(store, user_id)
    return Enclosure("my-data.json", json.dumps(found, indent=1, ensure_ascii=False).encode())


async def forget(lobby: Lobby, user_id: int) -> None:
    """Delete what is somebody's own; in games that others share, another name takes the place of theirs."""
    for game_id in await people.tables_of(lobby.store, user_id):
        await _leave(lobby, game_id, user_id)
    kept = await people.seats_kept_for(lobby.store, user_id)
    names = {seat.game_id: free_name(await lobby.sessions.seated(seat.game_id), seat.level) for seat in kept}
    voted = await handovers_of(lobby.store, user_id)
    async with lobby.store.change() as db:
        await forget_hands(db, user_id, ADVISER)
        await people.forget(db, user_id, names)
        await forget_words(db, user_id)
        for asked in voted:
            await wish(db, asked.game_id, [HandoverSlot(asked.number)])
    for asked in voted:
        lobby.sessions.changed(asked.game_id)


async def _leave(lobby: Lobby, game_id: int, user_id: int) -> None:
    """Get up: from an open table at once; in a running game the house plays on, if anybody else plays."""
    seated = await lobby.sessions.seated(game_id)
    mine = seated.seat_of(user_id)
    assert mine is not None
    if seated.row.stage == "open":
        await lobby.leave(game_id, user_id)
    elif not any(seat.user_id not in (None, user_id) for seat in seated.seats):
        await lobby.end(game_id, "ended")
    else:
        await take_over(lobby, game_id, mine.seat, asker_id=user_id)
