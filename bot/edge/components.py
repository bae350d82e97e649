"""Panels as Discord messages: containers with text, pictures, files, and things to press.

A view here is only how a message is made. Nothing waits for it: what is pressed says itself what it means,
and is taken up by `buttons` however old the message is. So a view is stopped before it is sent, and the
library does not keep it.
"""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.messages.layout import Button, Channels, Questions, Row, Select
from bot.messages.panels import Enclosure, Panel
from render.picture import Picture

ACCENT = discord.Colour.from_str("#b5482f")
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def button(spec: Button) -> ui.Button[Any]:
    """A button."""
    return ui.Button(label=spec.label, custom_id=spec.id, style=STYLES[spec.style], disabled=spec.disabled)


def select(spec: Select) -> ui.Select[Any]:
    """A select."""
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, description=choice.about or None)
        for choice in spec.choices
    ]
    return ui.Select(
        custom_id=spec.id,
        placeholder=spec.placeholder,
        options=options,
        min_values=spec.least,
        max_values=spec.most,
        disabled=spec.disabled,
    )


def channel_select(spec: Channels) -> ui.ChannelSelect[Any]:
    """A select of channels, those that are chosen already among them."""
    kinds = [discord.ChannelType.text, *([discord.ChannelType.forum] if spec.forums else [])]
    chosen = [
        discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
        for channel in spec.chosen
    ]
    return ui.ChannelSelect(
        custom_id=spec.id,
        placeholder=spec.placeholder,
        channel_types=kinds,
        min_values=0,
        max_values=spec.most,
        default_values=chosen,
    )


def _items(row: Row | Channels) -> list[ui.Item[Any]]:
    """What stands in a row."""
    match row:
        case Select():
            return [select(row)]
        case Channels():
            return [channel_select(row)]
        case _:
            return [button(each) for each in row]


def modal_of(spec: Questions) -> ui.Modal:
    """A form; what is filled in says itself what it is, and is taken up by `forms`."""
    modal = ui.Modal(title=spec.title, custom_id=spec.id, timeout=None)
    for field in spec.fields:
        typed: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.id, default=field.value or None, required=False, max_length=field.most
        )
        modal.add_item(ui.Label(text=field.label, description=field.hint, component=typed))
    modal.stop()
    return modal


def view_of(panel: Panel, pictures: Sequence[Picture] = (), mark: int | None = None) -> ui.LayoutView:
    """A view of a panel with its pictures; a message of a panel is found again by its `mark`.

    Each picture has a gallery of its own: Discord crops those that share one.
    """
    parts: list[ui.Item[Any]] = [ui.TextDisplay(block) for block in panel.blocks if block]
    parts += [_gallery(name_of(number), picture.alt) for number, picture in enumerate(pictures)]
    parts += [_shown(file) for file in panel.files]
    if panel.question:
        parts.append(ui.TextDisplay(panel.question))
    for row in panel.rows:
        parts.append(ui.ActionRow(*_items(row)))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=ACCENT, id=mark))
    view.stop()
    return view


def _gallery(name: str, about: str | None) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=about))


def _shown(file: Enclosure) -> ui.Item[Any]:
    """A file: a picture to look at, or something to download."""
    picture = file.name.endswith((".gif", ".png"))
    return _gallery(file.name, file.about) if picture else ui.File(f"attachment://{file.name}")


def name_of(number: int) -> str:
    """What the file of a panel's picture is called, by its place."""
    return f"board-{number + 1}.png"


def files_of(panel: Panel, pictures: Sequence[Picture] = ()) -> list[discord.File]:
    """All that is attached to a panel, good for one try to send it."""
    drawn = [Enclosure(name_of(number), each.png, each.alt) for number, each in enumerate(pictures)]
    return [
        discord.File(io.BytesIO(file.data), file.name, description=file.about)
        for file in (*drawn, *panel.files)
    ]


def calling_view(panel: Panel, mark: int) -> ui.View:
    """What stands under the sentence with which a panel is announced: its first row, by which it is found.

    A sentence alone would carry no mark; so a panel with nothing to press has a button that does nothing.
    """
    row = panel.rows[0] if panel.rows else (Button("wait", "…", disabled=True),)
    items = _items(row)
    items[0].id = mark
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view
