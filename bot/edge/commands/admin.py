"""`/admin`: for whoever runs the bot."""

import os

import discord
from discord import app_commands

from bot.config import Config
from bot.edge.commands.naming import Root, command, group
from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.panels import Panel
from bot.messages.reports import record_file
from bot.store.backups import back_up
from bot.store.finished import counts
from bot.workers import memory_peak
from rules.core.asking import Illegal


def roots() -> list[Root]:
    """`/admin` and all below it, for the operator's server and nowhere else."""
    root = group("admin", default_permissions=discord.Permissions(manage_guild=True))

    @command(root, "health", thinking=True)
    async def health(desk: Desk, reply: Reply) -> None:
        _check(reply)
        await reply.tell(await _health(desk, reply))

    @command(root, "backup", thinking=True)
    async def backup(desk: Desk, reply: Reply) -> None:
        made = await back_up(_check(reply))
        size = made.stat().st_size // 1024
        await reply.tell(reply.asker.say("backup-done", file=made.name, size=size))

    @command(root, "export", thinking=True)
    async def export(desk: Desk, reply: Reply, number: app_commands.Range[int, 1]) -> None:
        _check(reply)
        seated = await desk.sessions.seated(number)
        file = await record_file(desk.store, seated)
        await reply.show(Panel([reply.asker.say("record-title", number=number)], files=[file]))

    return [root]


def _check(reply: Reply) -> Config:
    """How the bot is run, for those only who run it."""
    config: Config = reply.interaction.client.config
    application = reply.interaction.client.application
    owners = {application.owner.id} if application and application.owner else set()
    if application and application.team:
        owners |= {member.id for member in application.team.members}
    if reply.asker.id not in config.admins | owners:
        raise Illegal("refused-admin-only")
    return config


async def _health(desk: Desk, reply: Reply) -> str:
    client = reply.interaction.client
    return reply.asker.say(
        "health",
        latency=round(client.latency * 1000),
        guilds=len(client.guilds),
        **await counts(desk.store),
        memory=memory_peak() // 1024**2,
        size=(await desk.store.sizes())["database"] // 1024,
        process=os.getpid(),
    )
