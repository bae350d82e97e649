"""The story of a game: what decided one that is over, or how one stands that is played."""

from bot.edge.desk import Desk
from bot.messages.panels import Panel, speaker_for
from bot.messages.stories import story_of
from bot.messages.tales import course_of
from bot.messages.telling import catch_up, tale_panel
from bot.play.chances import chances_now, tale_now
from bot.play.house_players import ADVICE
from bot.store.moves import answers_of, events_by_turn
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from render.picture import Shape
from rules.core.asking import Illegal
from rules.core.events import readable


async def story_panel(desk: Desk, asker: Asker, seated: Seated, shape: Shape | None = None) -> Panel:
    """What everybody may know of a game, told to somebody in their language."""
    row, say = seated.row, speaker_for(seated, asker.locale)
    if row.saved is None:
        raise Illegal("refused-not-started", game=row.id)
    table, told = seated.table(), await events_by_turn(desk.store, row.id)
    tale = await tale_now(desk.store, seated)
    if tale is not None:
        shape = shape or (await person_of(desk.store, asker.id)).shape
        return tale_panel(seated, table, say, tale, [event for _, event in told], shape)
    desk.tellers.wake(row.id)
    story = story_of(seated, await answers_of(desk.store, row.id))
    course = await desk.houses.beside.do(course_of, story, urgency=ADVICE)
    before = max((turn for turn, _ in told if turn < row.turn), default=row.turn)
    lately = readable([event for turn, event in told if turn == before], None)
    return catch_up(seated, table, say, course, lately, await chances_now(desk.store, seated))
