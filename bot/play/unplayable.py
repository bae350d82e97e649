"""Games with printed files that an older Schout took and that are refused by now: they end in a sentence."""

import logging

from bot.messages.finale import ended_early
from bot.messages.panels import pack, speaker_for
from bot.messages.slots import LobbySlot, NoticeSlot, decoded, unwish, wish
from bot.play.lobby import Lobby
from bot.store.games import update_game, with_own_print
from bot.store.moves import write_events
from bot.store.wishes import wishes_of
from bot.tables.seated import Seated
from rules.core.events import Event
from rules.core.printed import Misprint
from rules.core.table import Table

log = logging.getLogger(__name__)


async def end_unplayable(lobby: Lobby) -> None:
    """End the games that cannot go on, before anything else is made of them."""
    for game_id in await with_own_print(lobby.store):
        seated = await lobby.sessions.seated(game_id)
        try:
            _try(seated)
        except Misprint as misprint:
            log.warning("a printed file is refused by now", extra={"game": game_id, "reason": str(misprint)})
            await _end(lobby, seated, misprint)


def _try(seated: Seated) -> None:
    """Take up a game, or lay it out where it has not begun."""
    if seated.row.saved is None:
        Table.new(seated.game, seated.row.seats, seated.row.settings, seated.row.seed)
    else:
        seated.table()


async def _end(lobby: Lobby, seated: Seated, misprint: Misprint) -> None:
    """End a game of which no board and no hand can be shown any more."""
    row, now = seated.row, lobby.sessions.now
    told = ended_early(seated, "ended-misprint")
    told.blocks.append(speaker_for(seated).text(misprint.text))
    unsaid = [decoded(wanted.slot) for wanted in await wishes_of(lobby.store, row.id)]
    async with lobby.sessions.lock(row.id), lobby.store.change() as db:
        await unwish(db, row.id, unsaid)
        await update_game(db, row.id, stage="ended", touched=now)
        await write_events(db, row.id, row.answers, row.turn, [Event("ended-misprint", None)])
        await wish(db, row.id, [LobbySlot()] if row.stage == "open" else [])
        await wish(db, row.id, [NoticeSlot("", (now,))], pack(told))
