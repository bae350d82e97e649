"""Imported where processes are forked from: what is made once and kept is made here, once for all of them."""

import asyncio

import discord

import bot.__main__
import bot.edge.sharing
import bot.store.leases  # noqa: F401 - so that none of these need be imported again
from bot.edge.client import Tree
from bot.edge.commands.known import commands
from bot.heap import collect_rarely
from bot.messages.warming import make_warm
from bot.words.texts import LANGUAGES, bundle
from render.games import DRAWN_BY
from render.picture import SHAPES


async def tell_commands() -> None:
    """What Discord is told of the commands takes longer than all else at a start."""
    await commands().told(Tree(discord.Client(intents=discord.Intents.none())))


for code in LANGUAGES:
    bundle(code)
for key in [*bundle("en")._unread]:
    bundle("en").get_message(key)
asyncio.run(tell_commands())
for game in DRAWN_BY:
    for shape in SHAPES:
        for name in DRAWN_BY[game].PARTS:
            make_warm(game, "en", shape, name)
# Nobody who comes of this looks for garbage in it, which would give each a copy of all of it.
collect_rarely()
