"""Looking back at a game: a turn of its replay, and its story."""

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.edge.showing import showable
from bot.messages.panels import speaker_for
from bot.messages.stills import still_panel
from bot.messages.stories import story_of
from bot.messages.tales import course_of
from bot.messages.telling import catch_up, tale_panel
from bot.play.chances import chances_now, tale_now
from bot.play.house_players import ADVICE
from bot.store.moves import answers_of, events_by_turn
from bot.store.people import person_of
from bot.tables.seated import Seated
from rules.core.asking import Illegal
from rules.core.events import readable


async def show_still(desk: Desk, reply: Reply, seated: Seated, number: int) -> None:
    """Show a turn of a game as everybody saw it; turning points come as soon as they are known."""
    tale = await tale_now(desk.store, seated)
    desk.tellers.wake(seated.row.id)
    panel = await still_panel(desk.store, reply.asker, seated, number, tale)
    await reply.turn_to(showable(reply, seated, f"still:{number}", panel))


async def tell_story(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Tell what decided a game that is over, or how one stands that is played, with what everybody knows."""
    row, say = seated.row, speaker_for(seated, reply.asker.locale)
    if row.saved is None:
        raise Illegal("refused-not-started", game=row.id)
    table, told = seated.table(), await events_by_turn(desk.store, row.id)
    tale = await tale_now(desk.store, seated)
    if tale is not None:
        shape = (await person_of(desk.store, reply.asker.id)).shape
        await reply.show(tale_panel(seated, table, say, tale, [event for _, event in told], shape))
        return
    desk.tellers.wake(row.id)
    story = story_of(seated, await answers_of(desk.store, row.id))
    course = await desk.houses.beside.do(course_of, story, urgency=ADVICE)
    before = max((turn for turn, _ in told if turn < row.turn), default=row.turn)
    lately = readable([event for turn, event in told if turn == before], None)
    await reply.show(catch_up(seated, table, say, course, lately, await chances_now(desk.store, seated)))
