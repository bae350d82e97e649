"""Looking back at a game: a turn of its replay, and its story."""

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.edge.showing import showable
from bot.edge.story import story_panel
from bot.messages.stills import still_panel
from bot.play.chances import tale_now
from bot.tables.seated import Seated


async def show_still(desk: Desk, reply: Reply, seated: Seated, number: int) -> None:
    """Show a turn of a game as everybody saw it; turning points come as soon as they are known."""
    tale = await tale_now(desk.store, seated)
    desk.tellers.wake(seated.row.id)
    panel = await still_panel(desk.store, reply.asker, seated, number, tale)
    await reply.turn_to(showable(reply, seated, f"still:{number}", panel))


async def tell_story(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Tell what decided a game that is over, or how one stands that is played."""
    await reply.show(showable(reply, seated, "story", await story_panel(desk, reply.asker, seated)))
