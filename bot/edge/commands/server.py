"""`/server`: what those who manage a server settle for all games on it."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.edge.commands.naming import Root, command, group
from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.server import server_panel
from bot.play.servers import settle
from bot.store.servers import server_of
from rules.core.asking import Illegal

#: Not in a DM: there is no server there.
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


def roots() -> list[Root]:
    """`/server` and all below it."""
    root = group("server", IN_SERVERS, default_permissions=discord.Permissions(manage_guild=True))

    @command(root, "settings")
    async def settings(desk: Desk, reply: Reply) -> None:
        server = await server_of(desk.store, _managed(reply))
        await reply.show(server_panel(server, reply.asker.say))

    return [root]


async def change_server_term(desk: Desk, reply: Reply, name: str, values: Sequence[str]) -> None:
    """Settle what was chosen on the panel, and show it anew."""
    server = await settle(desk.store, _managed(reply), name, values)
    await reply.edit(server_panel(server, reply.asker.say))


def _managed(reply: Reply) -> int:
    """The server that is meant; others may let people use a command who may not manage anything."""
    if reply.asker.guild_id is None or not reply.interaction.permissions.manage_guild:
        raise Illegal("refused-manage-server")
    return reply.asker.guild_id
