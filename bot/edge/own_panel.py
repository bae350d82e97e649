"""A seat's own panel for whoever asks for it by a command: in our DM that is the one that hangs there."""

from collections.abc import Sequence

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.hints import Hint
from bot.messages.panels import speaker_for
from bot.messages.private import moved, private_panel
from bot.messages.slots import DmSlot, encoded, wish
from bot.store.wishes import hanging_at
from bot.tables.seated import Seated


async def show_own(
    desk: Desk, reply: Reply, seated: Seated, lines: Sequence[str] = (), *, hint: Hint | None = None
) -> None:
    """Show a seat's panel with its open question; `lines` are told beside it.

    What hangs in our DM while a seat is not asked is only a line, so then the panel is shown all the same.
    """
    mine = seated.seat_of(reply.asker.id)
    line = mine is not None and seated.row.saved is not None and moved(seated, seated.table(), mine.seat)
    if line or not await pointed_to(desk, reply, seated, lines):
        await reply.show(await private_panel(desk.store, reply.asker, seated, lines, hint=hint))


async def pointed_to(desk: Desk, reply: Reply, seated: Seated, lines: Sequence[str] = ()) -> bool:
    """In our DM leave no copy of a panel: bring up to date what hangs there, and point to it."""
    mine, row = seated.seat_of(reply.asker.id), seated.row
    if reply.asker.guild_id is not None or mine is None or row.stage != "playing":
        return False
    hung = await hanging_at(desk.store, row.id, encoded(DmSlot(mine.seat)))
    if not hung.message_id or hung.channel_id != reply.asker.channel_id:
        return False
    await bring_up_to_date(desk, row.id, mine.seat)
    say = speaker_for(seated, reply.asker.locale)
    link = f"https://discord.com/channels/@me/{hung.channel_id}/{hung.message_id}"
    there = say("private-there", game=say(f"game-{row.game}"), number=row.id, link=link)
    await reply.tell("\n".join([*lines, there]))
    return True


async def bring_up_to_date(desk: Desk, game_id: int, seat: int) -> None:
    """Let the DM of a seat say how things stand."""
    async with desk.store.change() as db:
        await wish(db, game_id, [DmSlot(seat)])
    desk.sessions.changed(game_id)
