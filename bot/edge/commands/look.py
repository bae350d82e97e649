"""Looking: `/board`, `/card`, `/rules`, `/help`, `/stats`."""

from typing import Any

import discord
from discord import app_commands

from bot.edge.commands.naming import choice, command, group
from bot.edge.desk import Desk, Interaction
from bot.messages import panels
from bot.messages.lookup import card_choices, card_panel, help_text, rules_text
from bot.messages.panels import Panel
from bot.messages.pictures import DRAWN_BY
from bot.messages.reports import log_of, record_file, replay_for, stats_of
from bot.words.texts import escaped
from render.picture import shortened
from rules.games import GAMES

#: What fits into one message.
LONGEST = 4000

GAME_CHOICES = [choice(f"game-{name}", name) for name in GAMES]


def add_to(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Add everything that only looks."""
    root = group("board")

    @command(root, "show")
    async def show(interaction: Interaction, narrow: bool = False) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            say = desk.speaker(interaction, seated)
            table = seated.table()
            title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
            shot = panels.board_shot(seated, table, say, narrow=narrow)
            await desk.show(interaction, Panel([f"### {title}"], shot=shot))

        await desk.attempt(interaction, work)

    @command(root, "text")
    async def text(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            mine = seated.seat_of(interaction.user.id)
            view = seated.table().view(mine.seat if mine else None)
            say = desk.speaker(interaction, seated)
            board = DRAWN_BY[seated.row.game].text_board(view, panels.plain_names(seated), say.plainly())
            await desk.tell(interaction, shortened("\n".join(map(escaped, board.split("\n"))), LONGEST))

        await desk.attempt(interaction, work)

    @command(root, "log")
    async def log(interaction: Interaction, lines: app_commands.Range[int, 1, 60] = 20) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            await desk.tell(interaction, await log_of(desk, interaction, seated, lines))

        await desk.attempt(interaction, work)

    @command(root, "replay")
    async def replay(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await replay_for(desk, interaction, await desk.seated_here(interaction))

        await desk.attempt(interaction, work)

    @command(root, "record")
    async def record(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            seated = await desk.seated_here(interaction)
            file: discord.File = await record_file(desk, seated)
            text = desk.speaker(interaction)("record-title", number=seated.row.id)
            await desk.show(interaction, Panel([text]), files=[file])

        await desk.attempt(interaction, work)

    tree.add_command(root)
    _add_lookups(tree, desk)


def _add_lookups(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    @command(tree, "card")
    async def card(interaction: Interaction, name: str) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await card_panel(desk, interaction, name)

        await desk.attempt(interaction, work)

    @card.autocomplete("name")
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return card_choices(desk.speaker(interaction), typed)

    @command(tree, "rules")
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        async def work() -> None:
            await desk.tell(interaction, rules_text(desk.speaker(interaction), game or next(iter(GAMES))))

        await desk.attempt(interaction, work)

    @command(tree, "help")
    async def help_(interaction: Interaction) -> None:
        async def work() -> None:
            await desk.tell(interaction, help_text(desk.speaker(interaction)))

        await desk.attempt(interaction, work)

    @command(tree, "stats")
    async def stats(interaction: Interaction) -> None:
        async def work() -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await desk.tell(interaction, await stats_of(desk, interaction))

        await desk.attempt(interaction, work)
