"""Panels as Discord's components: containers with text, pictures, files, and things to press.

They are made as they are sent, as plain data. Nothing waits for them: what is pressed says itself what it
means, and is taken up by `buttons` however old the message is.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.edge.emoji import Emoji
from bot.messages.layout import Button, Channels, Field, Questions, Row, Select
from bot.messages.panels import Enclosure, Panel
from render.picture import Picture

#: A component as it is sent.
Component: TypeAlias = dict[str, Any]

ACCENT = 0xB5482F
#: Discord's numbers for kinds of components, of what is typed in a form, of buttons, and of channels.
ROW, BUTTON, SELECT, CHANNELS, TEXT, GALLERY, FILE, CONTAINER = 1, 2, 3, 8, 10, 12, 13, 17
LABEL, TYPED, LINE = 18, 4, 1
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
TEXT_CHANNEL, FORUM = 0, 15


def button(spec: Button, emoji: Emoji) -> Component:
    """A button."""
    made = {
        "type": BUTTON,
        "style": STYLES[spec.style],
        "label": spec.label,
        "custom_id": spec.id,
        "disabled": spec.disabled,
    }
    return made | _emoji(emoji, spec.symbol)


def select(spec: Select, emoji: Emoji) -> Component:
    """A select."""
    options = [
        {"label": choice.label, "value": choice.value, "default": choice.chosen}
        | ({"description": choice.about} if choice.about else {})
        | _emoji(emoji, choice.symbol)
        for choice in spec.choices
    ]
    return {
        "type": SELECT,
        "custom_id": spec.id,
        "placeholder": spec.placeholder,
        "options": options,
        "min_values": spec.least,
        "max_values": spec.most,
        "disabled": spec.disabled,
    }


def _emoji(emoji: Emoji, symbol: str) -> Component:
    known = emoji.of(symbol)
    return {"emoji": known.to_dict()} if known else {}


def channel_select(spec: Channels) -> Component:
    """A select of channels, those that are chosen already among them."""
    return {
        "type": CHANNELS,
        "custom_id": spec.id,
        "placeholder": spec.placeholder,
        "channel_types": [TEXT_CHANNEL, *([FORUM] if spec.forums else [])],
        "min_values": 0,
        "max_values": spec.most,
        "default_values": [{"id": str(channel), "type": "channel"} for channel in spec.chosen],
    }


def _row(row: Row | Channels, emoji: Emoji) -> Component:
    match row:
        case Select():
            items = [select(row, emoji)]
        case Channels():
            items = [channel_select(row)]
        case _:
            items = [button(each, emoji) for each in row]
    return {"type": ROW, "components": items}


def form_of(spec: Questions) -> Component:
    """A form; what is filled in says itself what it is, and is taken up by `forms`."""
    return {"custom_id": spec.id, "title": spec.title, "components": [_field(each) for each in spec.fields]}


def _field(spec: Field) -> Component:
    typed = {
        "type": TYPED,
        "style": LINE,
        "custom_id": spec.id,
        "required": False,
        "max_length": spec.most,
    } | ({"value": spec.value} if spec.value else {})
    return {"type": LABEL, "label": spec.label, "description": spec.hint, "component": typed}


def container_of(
    panel: Panel, emoji: Emoji, pictures: Sequence[Picture] = (), mark: int | None = None
) -> Component:
    """A panel with its pictures; a message of a panel is found again by its `mark`.

    Each picture has a gallery of its own: Discord crops those that share one.
    """
    *blocks, question = emoji.put([*panel.blocks, panel.question])
    parts = [_text(block) for block in blocks if block]
    parts += [_gallery(name_of(number), picture.alt) for number, picture in enumerate(pictures)]
    parts += [_shown(file) for file in panel.files]
    parts += [_text(question)] if question else []
    parts += [_row(row, emoji) for row in panel.rows]
    made: Component = {"type": CONTAINER, "accent_color": ACCENT, "components": parts}
    return made if mark is None else made | {"id": mark}


def _text(text: str) -> Component:
    return {"type": TEXT, "content": text}


def _gallery(name: str, about: str | None) -> Component:
    item = {"media": {"url": f"attachment://{name}"}} | ({"description": about} if about else {})
    return {"type": GALLERY, "items": [item]}


def _shown(file: Enclosure) -> Component:
    """A file: a picture to look at, or something to download."""
    if file.name.endswith((".gif", ".png")):
        return _gallery(file.name, file.about)
    return {"type": FILE, "file": {"url": f"attachment://{file.name}"}}


def name_of(number: int) -> str:
    """What the file of a panel's picture is called, by its place."""
    return f"board-{number + 1}.png"


def enclosed(panel: Panel, pictures: Sequence[Picture] = ()) -> list[Enclosure]:
    """All that is attached to a panel."""
    drawn = [Enclosure(name_of(number), each.png, each.alt) for number, each in enumerate(pictures)]
    return [*drawn, *panel.files]


def calling_row(panel: Panel, emoji: Emoji, mark: int) -> Component:
    """What stands under the sentence with which a panel is announced: its first row, by which it is found.

    A sentence alone would carry no mark; so a panel with nothing to press has a button that does nothing.
    """
    row = _row(panel.rows[0] if panel.rows else (Button("wait", "…", disabled=True),), emoji)
    row["components"][0]["id"] = mark
    return row
