"""Messages as they go to Discord: one body, whatever is enclosed."""

import email
import email.policy
import json
from email.message import EmailMessage
from typing import Any

from bot.edge.emoji import Emoji
from bot.edge.sending import body_of, words_of
from bot.messages.panels import Enclosure, Panel
from render.picture import Picture


def test_words_alone_go_out_as_they_are() -> None:
    body = body_of({"content": "Göteborg"})
    assert body.content_type == "application/json"
    assert json.loads(body.data) == {"content": "Göteborg"}


def test_words_and_all_files_are_parts_of_one_form() -> None:
    pictures = [Picture(bytes([number, 13, 10, 45, 45]) * 10, f"board {number}", (1, 1)) for number in (1, 2)]
    panel = Panel(["hello"], files=[Enclosure("record.json", b"{}")])
    words = words_of(panel, Emoji(), pictures)
    body = body_of(words, [*_drawn(pictures), *panel.files])
    first, *files = _parts(body.content_type, body.data)
    assert json.loads(first.get_payload(decode=True) or b"") == words
    named = [(part.get_param("name", header="Content-Disposition"), part.get_filename()) for part in files]
    names = ["board-1.png", "board-2.png", "record.json"]
    assert named == [(f"files[{number}]", name) for number, name in enumerate(names)]
    assert [part.get_payload(decode=True) for part in files] == [*(each.png for each in pictures), b"{}"]
    assert [file["filename"] for file in words["attachments"]] == names


def _drawn(pictures: list[Picture]) -> list[Enclosure]:
    return [Enclosure(f"board-{number}.png", each.png, each.alt) for number, each in enumerate(pictures, 1)]


def _parts(kind: str, body: bytes) -> list[Any]:
    whole = email.message_from_bytes(
        f"Content-Type: {kind}\r\n\r\n".encode() + body, EmailMessage, policy=email.policy.HTTP
    )
    return list(whole.iter_parts())
