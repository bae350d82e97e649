"""`/admin`: for whoever runs the bot."""

import os
import resource
import sys
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands

from bot.edge.commands.naming import command, group
from bot.edge.desk import Desk, Interaction
from bot.messages.panels import Panel
from bot.messages.reports import record_file
from rules.core.asking import Illegal


def add_to(tree: app_commands.CommandTree[Any], desk: Desk, admins: frozenset[int]) -> None:
    """Add `/admin` and all below it."""
    root = group("admin", default_permissions=discord.Permissions(manage_guild=True))

    def check(interaction: Interaction) -> None:
        application = interaction.client.application
        owners = {application.owner.id} if application and application.owner else set()
        if application and application.team:
            owners |= {member.id for member in application.team.members}
        if interaction.user.id not in admins | owners:
            raise Illegal("refused-admin-only")

    @command(root, "health")
    async def health(interaction: Interaction) -> None:
        async def work() -> None:
            check(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await desk.tell(interaction, await _health(desk, interaction))

        await desk.attempt(interaction, work)

    @command(root, "backup")
    async def backup(interaction: Interaction) -> None:
        async def work() -> None:
            check(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            now = datetime.fromtimestamp(desk.sessions.now, UTC)
            name = f"{desk.store.path.stem}-{now:%Y%m%d-%H%M%S}.sqlite"
            target = desk.store.path.with_name(name)
            await desk.store.backup(target)
            size = target.stat().st_size // 1024
            await desk.tell(interaction, desk.speaker(interaction)("backup-done", file=name, size=size))

        await desk.attempt(interaction, work)

    @command(root, "export")
    async def export(interaction: Interaction, number: app_commands.Range[int, 1]) -> None:
        async def work() -> None:
            check(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.sessions.seated(number)
            file = await record_file(desk, seated)
            text = desk.speaker(interaction)("record-title", number=number)
            await desk.show(interaction, Panel([text]), files=[file])

        await desk.attempt(interaction, work)

    tree.add_command(root)


async def _health(desk: Desk, interaction: Interaction) -> str:
    client = interaction.client
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (
        1024 if sys.platform != "darwin" else 1024**2
    )
    count = desk.store.number
    return desk.speaker(interaction)(
        "health",
        latency=round(client.latency * 1000),
        guilds=len(client.guilds),
        playing=await count("SELECT count(*) FROM games WHERE stage = 'playing'"),
        games=await count("SELECT count(*) FROM games"),
        moves=await count("SELECT count(*) FROM moves"),
        outbox=await count("SELECT count(*) FROM outbox"),
        memory=peak,
        size=desk.store.path.stat().st_size // 1024,
        process=os.getpid(),
    )
