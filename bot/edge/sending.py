"""Messages as they go to Discord: all of one, its files too, as one body.

The library would write a message with pictures in a dozen pieces, each of which wakes both sides, and make
objects of all that is sent and of all that comes back. A message is its words, as they are sent, and files.
"""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any, TypeAlias

import discord
import msgspec
from discord.http import Route

from bot.edge.components import container_of, enclosed
from bot.edge.emoji import Emoji
from bot.edge.line import Body
from bot.messages.panels import Enclosure, Panel
from render.picture import Picture

#: The words of a message as they are sent.
Words: TypeAlias = dict[str, Any]

#: Discord's flags of a message: without previews of links, for one person alone, without a ring, and made of
#: components.
NO_PREVIEWS, EPHEMERAL, SILENT, COMPONENTS = 1 << 2, 1 << 6, 1 << 12, 1 << 15
#: Rings nobody.
NOBODY: Words = {"parse": []}
#: What stands between the parts of a form. It is the same in all of them, so that what reads a form knows its
#: kind again; nobody can have it stand in a text or a file, as it is another one after every start.
BOUNDARY = token_hex(16)
BETWEEN = f"\r\n--{BOUNDARY}\r\nContent-Disposition: form-data; ".encode()
ENDING = f"\r\n--{BOUNDARY}--\r\n".encode()
FORM = f"multipart/form-data; boundary={BOUNDARY}"


def words_of(panel: Panel, emoji: Emoji, pictures: Sequence[Picture] = (), mark: int | None = None) -> Words:
    """A panel as a message that rings nobody."""
    files = enumerate(enclosed(panel, pictures))
    return {
        "components": [container_of(panel, emoji, pictures, mark)],
        "flags": COMPONENTS,
        "attachments": [
            {"id": number, "filename": file.name} | ({"description": file.about} if file.about else {})
            for number, file in files
        ],
        "allowed_mentions": NOBODY,
    }


def body_of(words: Words, files: Sequence[Enclosure] = ()) -> Body:
    """A message as it is sent: plain, or where there are files, as a form."""
    told = msgspec.json.encode(words)
    if not files:
        return Body("application/json", told)
    pieces = [BETWEEN[2:], b'name="payload_json"\r\nContent-Type: application/json\r\n\r\n', told]
    for number, file in enumerate(files):
        named = f'name="files[{number}]"; filename="{file.name}"\r\nContent-Type: application/octet-stream'
        pieces += [BETWEEN, named.encode(), b"\r\n\r\n", file.data]
    return Body(FORM, b"".join([*pieces, ENDING]))


async def post_message(
    client: discord.Client, channel_id: int, words: Words, files: Sequence[Enclosure] = ()
) -> int:
    """Post a message in a channel; returns its number."""
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    sent = await client.http.request(route, data=body_of(words, files))
    return int(sent["id"])


async def edit_message(
    client: discord.Client, channel_id: int, message_id: int, words: Words, files: Sequence[Enclosure]
) -> None:
    """Make another message of one in a channel."""
    path = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", path, channel_id=channel_id, message_id=message_id)
    # It may still hold the sentence with which it rang, beside which Discord takes no panel.
    await client.http.request(route, data=body_of({**words, "content": None}, files))
