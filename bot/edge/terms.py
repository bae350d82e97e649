"""What the host presses on the panels of a table's terms, and about house players at an open table."""

import discord

from bot.edge.desk import Desk
from bot.edge.places import Post, find_place, kept
from bot.edge.replies import Reply
from bot.messages.custom_ids import AddHouse, ChangeTerm, TableTerm
from bot.messages.lobby import opened, post_title
from bot.messages.panels import Panel, speaker_for
from bot.messages.terms import game_terms, table_terms
from bot.play import seats
from bot.play.meant import check_host
from bot.play.terms import change_table_term, change_term
from bot.store.rows import ServerRow
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def show_table_terms(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Open the panel of what holds for any game, or turn back to it."""
    check_host(reply.asker, seated)
    panel = _table_panel(reply, seated)
    await (reply.edit(panel) if reply.on_private else reply.show(panel))


async def show_game_terms(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Turn to what only this game has."""
    check_host(reply.asker, seated)
    await reply.edit(game_terms(seated, speaker_for(seated, reply.asker.locale)))


async def choose(desk: Desk, reply: Reply, meant: ChangeTerm | TableTerm | AddHouse, value: str) -> None:
    """Settle what was chosen on the panel of an open table."""
    match meant:
        case ChangeTerm():
            await change_own(desk, reply, meant, value)
        case TableTerm():
            await change_table(desk, reply, meant, value)
        case AddHouse():
            await add_house(desk, reply, meant, value)


async def change_own(desk: Desk, reply: Reply, meant: ChangeTerm, value: str) -> None:
    """Change a setting of the game."""
    seated = await desk.sessions.seated(meant.game)
    seated = await change_term(desk.lobby, reply.asker, seated, meant.name, value)
    await reply.edit(game_terms(seated, speaker_for(seated, reply.asker.locale)))


async def change_table(desk: Desk, reply: Reply, meant: TableTerm, value: str) -> None:
    """Change what holds for any game."""
    seated = await desk.sessions.seated(meant.game)
    seated = await change_table_term(desk.lobby, reply.asker, seated, meant.name, value)
    await reply.edit(_table_panel(reply, seated))


async def add_house(desk: Desk, reply: Reply, meant: AddHouse, level: str) -> None:
    """Let a house player sit down."""
    check_host(reply.asker, await desk.sessions.seated(meant.game))
    await seats.add_house(desk.lobby, meant.game, level, reply.asker.press)
    await _anew(desk, reply, meant.game)


async def send_home(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Send the house players home."""
    check_host(reply.asker, seated)
    await seats.send_home(desk.lobby, seated.row.id)
    await _anew(desk, reply, seated.row.id)


async def move_to_thread(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Give an open table a thread of its own; where that cannot be, it stays where it is."""
    check_host(reply.asker, seated)
    if seated.row.stage != "open" or reply.asker.channel_id != seated.row.channel_id:
        raise Illegal("refused-already-started", game=seated.row.id)
    await reply.begin()
    say, asker = speaker_for(seated), reply.asker
    post = Post(post_title(say, seated.row.game, asker.name), say("thread-begins", host=f"<@{asker.id}>"))
    place = await find_place(reply.interaction, ServerRow(0), post, thread=True)
    if place.new:
        async with kept(reply.interaction, place):
            await desk.lobby.move(seated.row.id, place.channel_id)
        told = asker.say("new-there", channel=f"<#{place.channel_id}>")
    else:
        told = asker.say("new-no-thread")
    await reply.edit(Panel([told]))


async def _anew(desk: Desk, reply: Reply, game_id: int) -> None:
    """Bring the panel up to date on which that was pressed, if it is one of these."""
    if reply.on_private:
        seated = await desk.sessions.seated(game_id)
        begun = Panel([opened(reply.asker.say, seated.row)])
        await reply.edit(_table_panel(reply, seated) if seated.row.stage == "open" else begun)


def _table_panel(reply: Reply, seated: Seated) -> Panel:
    threads = isinstance(reply.interaction.channel, discord.TextChannel)
    return table_terms(seated, speaker_for(seated, reply.asker.locale), threads=threads)
