"""Following a game and foretelling its end: by its button or by a command, on a panel of one's own."""

from collections.abc import Sequence

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.custom_ids import Follow, Foretell
from bot.messages.following import Onlooking, follow_panel
from bot.messages.panels import Panel, speaker_for
from bot.play.following import follow
from bot.play.predictions import may_foretell, predict
from bot.store.predictions import predictions_of
from bot.store.watchers import watcher_of
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def show(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show what somebody is told of a game, and what they could be."""
    if seated.seat_of(reply.asker.id) is not None:
        raise Illegal("refused-follow-player")
    if seated.row.stage not in ("open", "playing"):
        raise Illegal("refused-over", game=seated.row.id)
    await reply.show(await _panel(desk, reply, seated))


async def choose(desk: Desk, reply: Reply, meant: Follow | Foretell, values: Sequence[str]) -> None:
    """Be told what was chosen, or keep what was foretold, and show it."""
    seated = await desk.sessions.seated(meant.game)
    if isinstance(meant, Follow):
        await follow(desk.sessions, seated, reply.asker.id, meant.wanted)
    elif len(values) == 1:
        await predict(desk.sessions, meant.game, reply.asker.id, meant.name, values[0])
    else:
        raise Illegal("refused-old-button")
    await reply.edit(await _panel(desk, reply, seated))


async def _panel(desk: Desk, reply: Reply, seated: Seated) -> Panel:
    game_id, user_id = seated.row.id, reply.asker.id
    foretold = await predictions_of(desk.store, game_id)
    own = Onlooking(
        await watcher_of(desk.store, game_id, user_id),
        [each for each in foretold if each.user_id == user_id],
        await may_foretell(desk.sessions, seated, user_id),
        len({each.user_id for each in foretold}),
    )
    return follow_panel(seated, own, speaker_for(seated, reply.asker.locale))
