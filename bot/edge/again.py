"""Playing again: a rematch for those who played, and a table of their own for whoever watched."""

from bot.edge.ballots import answered
from bot.edge.desk import Desk
from bot.edge.places import check_place
from bot.edge.replies import Reply
from bot.messages.lobby import opened
from bot.messages.panels import Panel, do, speaker_for
from bot.play import seats
from bot.play.servers import check_printing
from bot.store.rows import GameRow
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


async def _prepare(desk: Desk, reply: Reply, old: GameRow) -> None:
    """Refuse what cannot be here; a printed file is tried anew, which may take longer than Discord waits."""
    check_place(reply.interaction)
    if desk.lobby.proofs.brought(old):
        await check_printing(desk.store, reply.asker)
        await reply.begin(thinking=True)
