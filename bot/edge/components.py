"""Panels as Discord messages: containers with text, one picture, and dynamic items only.

A view is made anew for each message: a view that is sent twice, or that mixes other items in, can
unregister the dynamic ones.
"""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.edge.buttons import Chosen, Click
from bot.messages.layout import Button, Select
from bot.messages.panels import Panel
from render.picture import Picture

ACCENT = discord.Colour.from_str("#b5482f")
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def button(spec: Button) -> Click:
    """A button that survives restarts."""
    return Click(
        ui.Button(label=spec.label, custom_id=spec.id, style=STYLES[spec.style], disabled=spec.disabled)
    )


def select(spec: Select) -> Chosen:
    """A select that survives restarts."""
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, description=choice.about or None)
        for choice in spec.choices
    ]
    return Chosen(
        ui.Select(
            custom_id=spec.id,
            placeholder=spec.placeholder,
            options=options,
            min_values=spec.least,
            max_values=spec.most,
        )
    )


def view_of(
    panel: Panel, picture: Picture | None = None, files: Sequence[discord.File] = ()
) -> ui.LayoutView:
    """A fresh view of a panel; `files` are attachments that go with it."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(block) for block in panel.blocks if block]
    if picture is not None:
        parts.append(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=picture.alt))
        )
    parts += [_shown(file) for file in files]
    for row in panel.rows:
        items: list[ui.Item[Any]] = (
            [select(row)] if isinstance(row, Select) else [button(each) for each in row]
        )
        parts.append(ui.ActionRow(*items))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=ACCENT))
    return view


def _shown(file: discord.File) -> ui.Item[Any]:
    """An attachment: a picture to look at, or a file to download."""
    where = f"attachment://{file.filename}"
    if file.filename.endswith((".gif", ".png")):
        return ui.MediaGallery(discord.MediaGalleryItem(where, description=file.description))
    return ui.File(where)


def file_of(picture: Picture) -> discord.File:
    """The picture as an attachment with its alt text."""
    return discord.File(io.BytesIO(picture.png), "board.png", description=picture.alt)
