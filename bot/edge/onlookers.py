"""Everything for those who do not play: what players answer, and what onlookers press."""

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.edge.showing import showable
from bot.messages.custom_ids import Reshape, Seen
from bot.messages.onlookers import EVERYTHING, everything, own_door, seat_meant, warning
from bot.messages.panels import Panel, speaker_for
from bot.play.house_players import URGENCY
from bot.play.onlookers import answer_for_oneself, has_looked, look
from bot.store.moves import answers_of
from bot.store.people import change_settings, person_of
from bot.tables.onlookers import as_it_was, check_look
from bot.tables.seated import Seated
from render.picture import Shape
from rules.players.chances import Chances


async def answer(desk: Desk, reply: Reply, seated: Seated, *, agrees: bool) -> None:
    """Agree that those who do not play see everything late, or do not, or no longer."""
    asker = reply.asker
    seated = await answer_for_oneself(desk.lobby, seated.row.id, asker.id, agrees=agrees)
    if reply.on_private:
        await reply.edit(own_door(seated, asker.id, speaker_for(seated, asker.locale)))
    else:
        await reply.tell(asker.say("door-yes" if agrees else "door-no"))


async def show(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show everything to whoever has looked before; ask whoever has not, and players what they say to it.

    Where there is nothing to see yet, nobody is asked.
    """
    asker, row = reply.asker, seated.row
    say = speaker_for(seated, asker.locale)
    if row.late and row.stage == "playing" and seated.played(asker.id):
        await reply.show(own_door(seated, asker.id, say))
        return
    check_look(seated, asker.id)
    if row.stage == "over" or await has_looked(desk.store, row.id, asker.id):
        await reply.show(await _panel(desk, reply, row.id))
    else:
        as_it_was(seated, await answers_of(desk.store, row.id))
        await reply.show(warning(seated, say))


async def look_on(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show everything to somebody who knows what that means."""
    await reply.turn_to(await _panel(desk, reply, seated.row.id))


async def show_seat(desk: Desk, reply: Reply, meant: Seen, value: str) -> None:
    """Show one seat as it saw the game, or all of them."""
    await reply.turn_to(await _panel(desk, reply, meant.game, value))


async def reshape(desk: Desk, reply: Reply, meant: Reshape) -> None:
    """Lay out everything for another screen from now on."""
    asker = reply.asker
    panel = await _panel(desk, reply, meant.game, meant.part.removeprefix(EVERYTHING), meant.shape)
    await change_settings(desk.store, asker.id, asker.locale, {"shape": meant.shape})
    await reply.turn_to(panel)


async def _panel(
    desk: Desk, reply: Reply, game_id: int, value: str = "all", shape: Shape | None = None
) -> Panel:
    """What an onlooker sees, after it was noted that they are one."""
    asker = reply.asker
    seated, past = await look(desk.lobby, game_id, asker.id)
    shape, seat = shape or (await person_of(desk.store, asker.id)).shape, seat_meant(seated, value)
    chances: Chances = ()
    if seat is None and len(seated.seats) > 1 and seated.row.stage != "over":
        # To think takes longer than Discord waits.
        await reply.acknowledge()
        chances = await desk.tellers.chances_then(seated, past, URGENCY["burgomaster"])
    panel = everything(seated, past, speaker_for(seated, asker.locale), shape, seat, chances=chances)
    # As long as it is played those who play read in the channel, too.
    return showable(reply, seated, f"everything:{value}", panel) if seated.row.stage == "over" else panel
