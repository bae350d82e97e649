"""How news of Discord's is heard: of the message that something was pressed on, no more than is read of it.

It comes with all its components and pictures, and the library would make an object of each of them at every
press.
"""

from collections.abc import Callable, MutableMapping
from typing import Any, TypeAlias

#: Takes up one kind of news.
Parser: TypeAlias = Callable[[Any], None]

PRESSES = "INTERACTION_CREATE"
#: What is read of a message that was pressed, or needed by the library; its words are not.
READ = ("id", "type", "flags", "channel_id", "guild_id")


def hear_little(parsers: MutableMapping[str, Parser]) -> None:
    """Let the library have little of every message that is pressed."""
    whole = parsers[PRESSES]

    def heard(news: dict[str, Any]) -> None:
        message = news.get("message")
        if message is not None:
            news = news | {
                "message": {name: message[name] for name in READ if name in message} | {"content": ""}
            }
        whole(news)

    parsers[PRESSES] = heard
