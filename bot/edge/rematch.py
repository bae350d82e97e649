"""After the end: a rematch for those who played, a table of their own for whoever watched, the replay."""

from bot.edge.desk import Desk
from bot.edge.places import check_place
from bot.edge.replies import Reply
from bot.edge.votes import answered
from bot.messages.lobby import opened
from bot.messages.panels import Panel, do, speaker_for
from bot.messages.reports import replay_for
from bot.messages.slots import EndSlot, FilmSlot, encoded, wish
from bot.play import seats
from bot.play.servers import check_hosting, check_printing
from bot.store.rows import GameRow
from bot.store.wishes import hang, hanging_at
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def rematch(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Open the same game again for all who played; whoever watched is shown how to open another."""
    if seated.row.stage in ("open", "playing"):
        raise Illegal("refused-not-over", game=seated.row.id)
    if not seated.played(reply.asker.id):
        say = speaker_for(seated, reply.asker.locale)
        invited = Panel(
            [say("rematch-spectator", number=seated.row.id)],
            [(do(say("button-anew"), "anew", seated, "success"),)],
        )
        await reply.show(invited)
        return
    await _prepare(desk, reply, seated.row)
    row = await seats.rematch(desk.lobby, seated, reply.asker)
    await reply.tell(opened(reply.asker.say, row))


async def anew(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Open a table of one's own, on the same terms."""
    await _prepare(desk, reply, seated.row)
    row = await seats.anew(desk.lobby, seated.row, reply.asker)
    await answered(reply, opened(reply.asker.say, row))


class Posting:
    """Somebody who waits for a replay that everybody is to see."""

    def __init__(self, desk: Desk, reply: Reply, seated: Seated) -> None:
        """Answer whoever has asked for it."""
        self.desk, self.reply, self.seated = desk, reply, seated
        self.asker = reply.asker

    async def tell(self, text: str) -> None:
        """Tell the asker how far it is."""
        await self.reply.tell(text)

    async def show(self, panel: Panel) -> None:
        """Post it, and note where, if that is where the game was played."""
        # What comes first after a request takes its place, and then only the asker would see it.
        await self.tell(self.asker.say("replay-posted"))
        message_id = await self.reply.post(panel)
        row, here = self.seated.row, self.asker.channel_id
        if message_id and here == row.channel_id:
            async with self.desk.store.change() as db:
                await hang(db, row.id, encoded(FilmSlot()), (here, message_id))
                await wish(db, row.id, [EndSlot()] if row.stage == "over" else [])
            self.desk.sessions.changed(row.id)


async def post_replay(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Post the replay for everybody; one that hangs in the channel already is only pointed to."""
    hanging = await hanging_at(desk.store, seated.row.id, encoded(FilmSlot()))
    if hanging.message_id is not None and hanging.channel_id == reply.asker.channel_id:
        where = (
            f"https://discord.com/channels/{seated.row.guild_id}/{hanging.channel_id}/{hanging.message_id}"
        )
        await reply.tell(reply.asker.say("replay-hangs", where=where))
        return
    await replay_for(desk.replays, desk.store, seated, Posting(desk, reply, seated))


async def _prepare(desk: Desk, reply: Reply, old: GameRow) -> None:
    """Refuse what cannot be here; a printed file is tried anew, which may take longer than Discord waits."""
    check_place(reply.interaction)
    await check_hosting(desk.store, reply.asker)
    if desk.lobby.proofs.brought(old):
        await check_printing(desk.store, reply.asker)
        await reply.begin(thinking=True)
