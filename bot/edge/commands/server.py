"""`/server`: what those who manage a server settle for all games on it."""

from typing import Any

import discord
from discord import app_commands

from bot.edge.commands.naming import choice, command, group
from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.play.servers import PRINTED
from bot.store.rows import ServerRow
from bot.store.servers import change_server, server_of
from bot.words.texts import Speaker
from rules.core.asking import Illegal

#: Not in a DM: there is no server there.
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
PRINTED_CHOICES = [choice(f"server-printed-{who}", who) for who in PRINTED]


def add_to(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Add `/server` and all below it."""
    root = group("server", IN_SERVERS, default_permissions=discord.Permissions(manage_guild=True))

    @command(desk, root, "settings")
    @app_commands.choices(printed=PRINTED_CHOICES)
    async def settings(reply: Reply, printed: str | None = None) -> None:
        guild_id = _managed(reply)
        given = {"printed": printed}
        changes = {name: value for name, value in given.items() if value is not None}
        if changes:
            await change_server(desk.store, guild_id, changes)
        await reply.tell("\n".join(_terms(await server_of(desk.store, guild_id), reply.asker.say)))

    tree.add_command(root)


def _managed(reply: Reply) -> int:
    """The server that is meant; others may let people use a command who may not manage anything."""
    if reply.asker.guild_id is None or not reply.interaction.permissions.manage_guild:
        raise Illegal("refused-manage-server")
    return reply.asker.guild_id


def _terms(server: ServerRow, say: Speaker) -> list[str]:
    return [f"### {say('server-title')}", say("server-printed", who=say(f"server-printed-{server.printed}"))]
