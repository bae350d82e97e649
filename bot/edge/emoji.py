"""Emoji of the application's own: the symbols of the games, brought to Discord where they are missing.

Each is called what it shows and a few digits of its bytes, so that a drawing that has changed is another
one. Nobody waits for them: as long as they are not there, and where they cannot be, words do.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from hashlib import sha256

import discord

from bot.edge.arrival import until_done
from bot.messages.pictures import WARM, Pictures
from bot.words.signs import shown, unsigned
from bot.words.texts import Speaker
from render.games import DRAWN_BY, symbol

log = logging.getLogger(__name__)

#: Discord's limit for a name, and how many digits of it tell drawings apart.
LONGEST, DIGITS = 32, 6
#: Discord's number for a form that is wrong: one that names an emoji that is not there, for example.
INVALID_FORM = 50035
#: Seconds until they are looked for again after Discord did not know one.
PAUSE = 60.0
#: Discord's limit for all texts of a message.
MOST = 4000


class Emoji:
    """The emoji that can be shown, by the names of their symbols."""

    def __init__(self) -> None:
        """Begin with none."""
        self.known: dict[str, discord.PartialEmoji] = {}
        #: Whether all are there that can be, for now.
        self.settled = asyncio.Event()
        self.lost = asyncio.Event()

    def of(self, symbol: str) -> discord.PartialEmoji | None:
        """The emoji of a symbol, if it can be shown."""
        return self.known.get(symbol)

    def put(self, texts: Iterable[str]) -> list[str]:
        """The texts of a message with their symbols, or in words alone where that would be too long."""
        given = list(texts)
        vivid = [shown(text, lambda name: str(self.known.get(name, ""))) for text in given]
        return vivid if sum(map(len, vivid)) <= MOST else [unsigned(text) for text in given]

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord does not know one of them any more: then none is shown until they are known."""
        if not self.known or error.code != INVALID_FORM or "emoji" not in str(error).casefold():
            return False
        log.warning("Discord does not know an emoji any more, words do until they are looked for again")
        self.known = {}
        self.lost.set()
        return True


def draw(game: str, name: str, code: str) -> bytes:
    """A symbol with the letters of a language."""
    return symbol(game, name, Speaker(code))


def called(game: str, name: str, picture: bytes) -> str:
    """What the emoji of a symbol is called.

    >>> called("feld", "worker-light_green", b"")
    'feld_worker_light_green_e3b0c4'
    """
    digits = sha256(picture).hexdigest()[:DIGITS]
    return f"{game}_{name}".replace("-", "_")[: LONGEST - DIGITS - 1] + f"_{digits}"


async def bring(
    client: discord.Client,
    emoji: Emoji,
    pictures: Pictures,
    languages: Iterable[str],
    once: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
) -> None:
    """Have all symbols at hand, and again whenever one is lost; they are uploaded while nobody else does."""
    drawn: dict[str, tuple[str, bytes]] = {}
    for code, game in [(code, game) for code in languages for game in DRAWN_BY]:
        for name in DRAWN_BY[game].symbols(Speaker(code)):
            picture = await pictures.beside.do(draw, game, name, code, urgency=WARM)
            drawn[f"{code}:{game}-{name}"] = called(game, name, picture), picture
    while True:
        try:
            await until_done(
                "The symbols cannot be brought yet, words do", lambda: _match_once(client, emoji, drawn, once)
            )
        except discord.HTTPException as error:
            log.warning("Discord does not take the symbols, words do: %s", error)
        emoji.settled.set()
        await emoji.lost.wait()
        emoji.lost.clear()
        await asyncio.sleep(PAUSE)


async def _match_once(
    client: discord.Client,
    emoji: Emoji,
    drawn: dict[str, tuple[str, bytes]],
    once: Callable[[], AbstractAsyncContextManager[None]],
) -> None:
    async with once():
        await _match(client, emoji, drawn)


async def _match(client: discord.Client, emoji: Emoji, drawn: dict[str, tuple[str, bytes]]) -> None:
    """Upload what is missing, show what is there, and delete what was drawn otherwise before."""
    there = {each.name: each for each in await client.fetch_application_emojis()}
    pictures = dict(drawn.values())
    missing = [name for name in pictures if name not in there]
    try:
        for name in missing:
            there[name] = await client.create_application_emoji(name=name, image=pictures[name])
    finally:
        emoji.known = {
            symbol: discord.PartialEmoji(name=name, id=there[name].id)
            for symbol, (name, _) in drawn.items()
            if name in there
        }
    ours = re.compile(rf"(?:{'|'.join(DRAWN_BY)})_\w+_[0-9a-f]{{{DIGITS}}}")
    old = [each for name, each in there.items() if ours.fullmatch(name) and name not in pictures]
    for each in old:
        await each.delete()
    if missing or old:
        log.info("symbols uploaded", extra={"uploaded": len(missing), "deleted": len(old)})
