"""A small bot for the playground's own tests: the town crier does a little of everything.

It knows nothing of the playground but the base address. To try the page with it:
`python -m tests.playground.crier [FILE]`.
"""

import asyncio
import io
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from tests.driver import point_at

WORDS = ["Dam", "Damrak", "Waag", "Rokin", "Singel", "Spui", "Jordaan"]


def picture(colour: str = "navy") -> discord.File:
    body = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(body, "PNG")
    body.seek(0)
    return discord.File(body, "board.png", description=f"A {colour} board")


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button whose number is in its custom_id: it survives a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: Any, /) -> "Counter":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(self.n + 1))
        await interaction.response.edit_message(content=f"counted to {self.n + 1}", view=view)


class Proclamation(discord.ui.Modal, title="A proclamation"):
    text: Any = discord.ui.TextInput(label="What to cry", max_length=50, custom_id="text")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hear ye: {self.text.value}")


class Square(discord.ui.LayoutView):
    """Components v2: a container with text, a picture, a section and controls."""

    def __init__(self, note: str, colour: str) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xAA3300)
        box.add_item(discord.ui.TextDisplay(f"# Dam\n{note}"))
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description=f"A {colour} board")
        box.add_item(gallery)
        box.add_item(discord.ui.Separator())
        button: discord.ui.Button[Any] = discord.ui.Button(label="Repaint", custom_id="repaint")
        box.add_item(discord.ui.Section("Another colour?", accessory=button))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        options = [discord.SelectOption(label=w, value=w.lower()) for w in WORDS]
        row.add_item(discord.ui.Select(placeholder="Where to?", custom_id="where", options=options))
        box.add_item(row)
        self.add_item(box)


class Crier(commands.AutoShardedBot):
    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True, messages=True))
        super().__init__(command_prefix="!", intents=intents, guild_ready_timeout=0.05, **options)
        self.heard: list[discord.Message] = []
        self.events: list[str] = []
        self.errors: list[Exception] = []
        self.tree.error(self.on_tree_error)

    async def on_tree_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause between identifications: the playground does not mind."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        add_commands(self.tree)
        await self.tree.sync()

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message)

    async def on_socket_event_type(self, name: str) -> None:
        self.events.append(name)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        told: Any = interaction.data or {}
        if told.get("custom_id") == "repaint":
            view = Square("Repainted", "red")
            await interaction.response.edit_message(view=view, attachments=[picture("red")])
        elif told.get("custom_id") == "where":
            await interaction.response.send_message(f"To {told['values'][0]}", ephemeral=True)
        elif told.get("custom_id") == "later":
            await interaction.response.defer()
            await interaction.edit_original_response(content="later", view=None)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    every: list[Any] = [count, secret, think, proclaim, square, letter, go, town]
    for command in every:
        tree.add_command(command)


@app_commands.command(description="Count with a button")
async def count(interaction: discord.Interaction) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(0))
    await interaction.response.send_message("counting", view=view)


@app_commands.command(description="Tell only you")
async def secret(interaction: discord.Interaction, word: str) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Counter(7))
    await interaction.response.send_message(f"psst, {word}", view=view, ephemeral=True)
    await interaction.followup.send("and also in public")


@app_commands.command(description="Think before speaking")
async def think(interaction: discord.Interaction, secretly: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=secretly)
    await interaction.followup.send("thought it over", file=picture("green"))


@app_commands.command(description="Cry something out")
async def proclaim(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Proclamation())


@app_commands.command(description="Show the square")
async def square(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Square("Pigeons", "navy"), file=picture())


@app_commands.command(description="Write somebody a letter")
async def letter(interaction: discord.Interaction, to: discord.User, text: str) -> None:
    try:
        await to.send(text)
    except discord.Forbidden as closed:
        told = f"no letters to {to.display_name}: {closed.code}"
        await interaction.response.send_message(told, ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Go somewhere")
async def go(interaction: discord.Interaction, place: str) -> None:
    await interaction.response.send_message(f"went to {place}")


@go.autocomplete("place")
async def places(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [w for w in WORDS if w.lower().startswith(typed.lower())]
    return [app_commands.Choice(name=w, value=w.lower()) for w in found]


town = app_commands.Group(name="town", description="The town itself")


@town.command(description="Ask for somebody")
async def ask(
    interaction: discord.Interaction, who: discord.Member, times: app_commands.Range[int, 1, 3] = 1
) -> None:
    only = discord.AllowedMentions(users=[who])
    await interaction.response.send_message(" ".join([who.mention] * times), allowed_mentions=only)


async def main(file: Path | None) -> None:
    if "DISCORD_BASE" in os.environ:
        point_at(os.environ["DISCORD_BASE"])
        await Crier().start(os.environ["DISCORD_TOKEN"])
        return
    from bot.playground.server import start

    playground = await start(port=8765 if file else 0, file=file)
    print(f"{playground.base}/", flush=True)
    point_at(playground.base)
    async with Crier() as bot:
        await bot.start(playground.token)


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
