"""A bot for the page's tests: its panel has one control for each thing that the page must be able to draw.

To look at the page with it: `python -m tests.browser.usher`.
"""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image, ImageDraw

from bot.playground.server import start
from tests.driver import point_at

PLACES = ["Dam", "Damrak", "Dam Square East", "Waag", "Rokin", "Singel", "Spui", "Jordaan"]
FRENCH = {
    "table": "table",
    "new": "nouvelle",
    "Lay a new table": "Dresser une nouvelle table",
    "Go somewhere": "Aller quelque part",
}


def board(title: str) -> discord.File:
    """A picture as wide as a board, with lines that show whether it was scaled well."""
    image = Image.new("RGB", (900, 560), "#e8dcc2")
    draw = ImageDraw.Draw(image)
    for step in range(12):
        at = 50 + step * 70
        draw.line((at, 40, 860 - step * 60, 520), fill="#2c6e8f", width=9)
        draw.ellipse((at - 16, 60 + step * 97 % 430, at + 16, 92 + step * 97 % 430), fill="#a23a17")
    draw.text((20, 20), title, fill="black")
    body = io.BytesIO()
    image.save(body, "PNG")
    body.seek(0)
    return discord.File(body, "board.png", description=f"Board: {title}")


class Panel(discord.ui.LayoutView):
    """A table to sit down at."""

    def __init__(self, seated: str) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xD9652B)
        box.add_item(discord.ui.TextDisplay(f"### Ride 7 · round 4\nSeated: {seated}\n-# <t:1893456000:R>"))
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description=f"Board: {seated}")
        box.add_item(gallery)
        box.add_item(discord.ui.Separator())
        rules: discord.ui.Button[Any] = discord.ui.Button(label="Rules", url="https://example.org/rules")
        box.add_item(discord.ui.Section("**Bram** claimed *Dam – Waag* with `2 green`", accessory=rules))
        box.add_item(discord.ui.ActionRow(*map(button, ["join", "secret", "slow", "broken", "form"])))
        options = [
            discord.SelectOption(label=place, value=place, description=f"{len(place)} points")
            for place in PLACES
        ]
        keep: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="keep",
            placeholder="Which contracts do you keep?",
            min_values=1,
            max_values=2,
            options=options,
        )
        box.add_item(discord.ui.ActionRow(keep))
        self.add_item(box)


#: Pictures of all shapes, and where they hang: each by itself, or several together.
SIZES = ((1100, 700), (1200, 300), (640, 896), (200, 100), (700, 1600))
SHELF = ((0,), (1,), (2,), (3,), (4,), (0, 1, 2), (0, 1), (0, 1, 2, 3))


def sized(number: int) -> discord.File:
    """A picture of one of the sizes, with a frame."""
    width, height = SIZES[number]
    image = Image.new("RGB", (width, height), "#e8dcc2")
    ImageDraw.Draw(image).rectangle((4, 4, width - 5, height - 5), outline="#a23a17", width=8)
    body = io.BytesIO()
    image.save(body, "PNG")
    body.seek(0)
    return discord.File(body, f"picture-{number}.png", description=f"Picture {number}\nof {width} x {height}")


def shelf() -> discord.ui.LayoutView:
    """Galleries of pictures in all shapes."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xD9652B)
    for numbers in SHELF:
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        for number in numbers:
            gallery.add_item(media=f"attachment://picture-{number}.png", description=f"Picture {number}")
        box.add_item(gallery)
    view.add_item(box)
    return view


STYLES = {
    "join": discord.ButtonStyle.success,
    "secret": discord.ButtonStyle.primary,
    "broken": discord.ButtonStyle.danger,
}


def button(custom_id: str) -> discord.ui.Button[Any]:
    style = STYLES.get(custom_id, discord.ButtonStyle.secondary)
    emoji = "🪑" if custom_id == "join" else None
    return discord.ui.Button(label=custom_id.capitalize(), custom_id=custom_id, style=style, emoji=emoji)


class Note(discord.ui.Modal, title="A note for the table"):
    text: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Note", style=discord.TextStyle.paragraph, max_length=80
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        description="What you pay with",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=word) for word in ("Green", "Red", "Blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        colour = self.colour.component
        assert isinstance(colour, discord.ui.Select)
        await interaction.response.send_message(f"Noted in {colour.values[0]}: {self.text.value}")


class French(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Usher(commands.AutoShardedBot):
    def __init__(self) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.seated: list[str] = []
        self.release = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        offered: list[Any] = [panel, go, letter, table]
        for command in offered:
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        told: Any = interaction.data or {}
        answer = ANSWERS.get(str(told.get("custom_id")))
        if interaction.type is discord.InteractionType.component and answer is not None:
            await answer(self, interaction, told)


async def join(bot: Usher, interaction: discord.Interaction, _: Any) -> None:
    bot.seated.append(interaction.user.display_name)
    seated = ", ".join(bot.seated)
    await interaction.response.edit_message(view=Panel(seated), attachments=[board(seated)])


async def secret(_: Usher, interaction: discord.Interaction, __: Any) -> None:
    name = interaction.user.display_name
    await interaction.response.send_message(f"psst {name}, **3 green** cards", ephemeral=True)


async def slow(bot: Usher, interaction: discord.Interaction, _: Any) -> None:
    await interaction.response.defer(thinking=True)
    await bot.release.wait()
    await interaction.followup.send("thought it over")


async def keep(_: Usher, interaction: discord.Interaction, told: Any) -> None:
    await interaction.response.send_message(f"kept {' + '.join(told['values'])}", ephemeral=True)


async def form(_: Usher, interaction: discord.Interaction, __: Any) -> None:
    await interaction.response.send_modal(Note())


ANSWERS = {"join": join, "secret": secret, "slow": slow, "keep": keep, "form": form}


@app_commands.command(description="Show the panel")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Panel("nobody"), file=board("nobody"))


@app_commands.command(description="Go somewhere")
async def go(interaction: discord.Interaction, place: str) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} went to {place}")


@go.autocomplete("place")
async def places(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [place for place in PLACES if place.lower().startswith(typed.lower())]
    return [app_commands.Choice(name=place, value=place.lower()) for place in found]


@app_commands.command(description="Write somebody a letter")
async def letter(interaction: discord.Interaction, to: discord.User, text: str) -> None:
    await to.send(text)
    await interaction.response.send_message("sent", ephemeral=True)


table = app_commands.Group(name="table", description="Tables")


@table.command(name="new", description="Lay a new table")
@app_commands.choices(game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Ride", "Feld")])
async def table_new(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 4] = 4,
    host: discord.Member | None = None,
    private: bool = False,
) -> None:
    name = host.display_name if host else "nobody"
    await interaction.response.send_message(f"{game} for {seats}, host {name}, private {private}")


async def main() -> None:
    playground = await start(port=8766)
    print(f"{playground.base}/", flush=True)
    point_at(playground.base)
    async with Usher() as bot:
        await bot.start(playground.token)


if __name__ == "__main__":
    asyncio.run(main())
