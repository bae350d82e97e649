"""Hints: asked for by a command or a button, and followed step by step."""

from bot.edge.desk import Desk
from bot.edge.own_panel import bring_up_to_date, show_own
from bot.edge.replies import Reply
from bot.messages.custom_ids import Advised, places
from bot.messages.private import present_panel, private_panel
from bot.play.advice import advice, keep
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def hint_for(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show what a merchant would do: on the panel that was pressed, or on one of its own."""
    hint = await advice(desk.houses, seated, reply.asker.id)
    await keep(desk.sessions, seated.row.id, hint)
    if reply.pressed and not reply.on_private:
        await bring_up_to_date(desk, seated.row.id, hint.seat)
        return
    if reply.pressed:
        await reply.edit(await private_panel(desk.store, reply.asker, seated, hint=hint))
    else:
        await show_own(desk, reply, seated, hint=hint)


async def follow_hint(desk: Desk, reply: Reply, meant: Advised) -> None:
    """Make the first step of a hint, and show the next ones."""
    table = (await desk.sessions.seated(meant.game)).table()
    question = table.asks.get(meant.seat)
    if question is None or table.mark(meant.seat) != meant.mark:
        raise Illegal("illegal-stale")
    picks = [question.offered[place].id for place in places(meant.chosen, len(question.offered))]
    await desk.sessions.answer(meant.game, reply.asker.id, meant.seat, picks, meant.mark, follow=True)
    await reply.acknowledge()
    seated = await desk.sessions.seated(meant.game)
    if meant.seat in seated.row.asked and seated.row.stage == "playing":
        await hint_for(desk, reply, seated)
    elif reply.on_private:
        await reply.edit(await present_panel(desk.store, reply.asker, seated))
