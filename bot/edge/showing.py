"""*Show here*: what somebody got for themselves is shown to everybody in the channel, as all may see it.

It is made anew for a reader who is nobody at the table, in the language of the game: whatever the one who
shows it may know besides is not in it.
"""

import re

import discord
from msgspec.structs import replace

from bot.edge.desk import Desk
from bot.edge.places import check_place
from bot.edge.replies import Interaction, Reply
from bot.edge.story import story_panel
from bot.messages.custom_ids import Share
from bot.messages.layout import ROWS
from bot.messages.limits import ROW
from bot.messages.looking import MENU, NOW, OTHERS
from bot.messages.lookup import card_panel
from bot.messages.onlookers import everything, seat_meant
from bot.messages.panels import FOR_ALL, Panel, button, do, speaker_for
from bot.messages.private import look_panel
from bot.messages.standings import standings_panel
from bot.messages.stills import still_panel
from bot.play.chances import tale_now
from bot.store.moves import answers_of
from bot.tables.asker import Asker
from bot.tables.onlookers import as_it_was
from bot.tables.seated import Seated
from render.games import offered
from rules.core.asking import Illegal

#: Stands for everybody who reads in a channel.
EVERYBODY = 0
#: How what answers a question begins: beside it nothing else stands.
ANSWERS = ("pick:", "some:", "part:", "hint:")
#: In place of a game: what is shown is about none.
NO_GAME = 0


def may_show(interaction: Interaction) -> bool:
    """Whether somebody may write and show pictures here, and so may we."""
    if interaction.guild_id is None:
        return False
    own, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    writes = own.send_messages_in_threads if thread else own.send_messages
    try:
        check_place(interaction)
    except Illegal:
        return False
    return own.administrator or (writes and own.attach_files)


def showable(reply: Reply, seated: Seated | None, what: str, panel: Panel) -> Panel:
    """A panel of somebody's own with what shows it here, where it may be shown and there is room."""
    here = seated is None or seated.row.channel_id == reply.asker.channel_id
    if not here or not may_show(reply.interaction):
        return panel
    share = button(reply.asker.say("button-show-here"), Share(seated.row.id if seated else NO_GAME, what))
    for place, row in enumerate(panel.rows):
        if isinstance(row, tuple) and not row[0].id.startswith(ANSWERS):
            kept = row if len(row) < ROW else tuple(each for each in row if not _elsewhere(each.id))
            if len(kept) < ROW:
                return replace(panel, rows=[*panel.rows[:place], (*kept, share), *panel.rows[place + 1 :]])
    return replace(panel, rows=[*panel.rows, (share,)]) if len(panel.rows) < ROWS else panel


def _elsewhere(custom_id: str) -> bool:
    """Whether a button is found elsewhere, too: what others have among the parts, one's plan on the turn."""
    return custom_id.endswith((f":{OTHERS}", ":plan"))


def showable_part(reply: Reply, seated: Seated, part: str, panel: Panel) -> Panel:
    """The same of a part of a game, which is shown as everybody sees it; what only a player has is not."""
    mine = seated.seat_of(reply.asker.id)
    if part == MENU or (mine and part in (NOW, OTHERS)):
        return panel
    if mine and part not in offered(seated.look().view(None)):
        return panel
    return showable(reply, seated, f"look:{part}", panel)


async def show_here(desk: Desk, reply: Reply, meant: Share) -> None:
    """Show something to everybody in this channel; a channel is not filled with pictures."""
    if not may_show(reply.interaction):
        raise Illegal("refused-show-here")
    desk.shown.check(reply.asker.channel_id)
    await reply.begin()
    what, _, which = meant.what.partition(":")
    if what == "card":
        reader = replace(reply.asker, locale=reply.asker.guild_locale or reply.asker.locale)
        panel = await card_panel(desk.outbox.pictures, reader, which, FOR_ALL)
    else:
        seated = await desk.sessions.seated(meant.game)
        if seated.row.channel_id != reply.asker.channel_id:
            raise Illegal("refused-show-here")
        reader = replace(reply.asker, id=EVERYBODY, locale=seated.row.language)
        panel = await _of_game(desk, reader, seated, what, which)
    by = reader.say("shown-by", who=f"<@{reply.asker.id}>")
    await reply.post(Panel([*panel.blocks, by], shots=panel.shots, pictures=panel.pictures))


async def _of_game(desk: Desk, reader: Asker, seated: Seated, what: str, which: str) -> Panel:
    """Something of a game for a reader who does not play in it."""
    match what:
        case "look":
            return await look_panel(desk.store, reader, seated, which, FOR_ALL)
        case "standings":
            return await standings_panel(desk.store, reader, seated, FOR_ALL)
        case "story":
            return await story_panel(desk, reader, seated, FOR_ALL)
        case "everything":
            return await _everything(desk, reader, seated, which)
        case "still" if re.fullmatch("[0-9]{1,4}", which):
            tale = await tale_now(desk.store, seated)
            return await still_panel(desk.store, reader, seated, int(which), tale, FOR_ALL)
    raise Illegal("refused-old-button")


async def _everything(desk: Desk, reader: Asker, seated: Seated, which: str) -> Panel:
    """Everything of a game that is over: before that nobody shows it to those who play."""
    if seated.row.stage != "over":
        raise Illegal("refused-everything-here")
    past = as_it_was(seated, await answers_of(desk.store, seated.row.id))
    say = speaker_for(seated, reader.locale)
    return everything(seated, past, say, FOR_ALL, seat_meant(seated, which))


class Looking:
    """Somebody who waits for a replay, and may then show it here."""

    def __init__(self, reply: Reply, seated: Seated) -> None:
        """Answer whoever has asked for it."""
        self.reply, self.seated, self.asker = reply, seated, reply.asker
        self.tell = reply.tell

    async def show(self, panel: Panel) -> None:
        """Show it with what posts it for everybody."""
        here = self.seated.row.channel_id == self.asker.channel_id and may_show(self.reply.interaction)
        post = (do(self.asker.say("button-show-here"), "post", self.seated),)
        await self.reply.show(replace(panel, rows=[*panel.rows, post]) if here else panel)
