"""Looking things up: cards as pictures, the rules in short, help."""

import asyncio
import io

import discord
from discord import app_commands

from bot.desk import Desk, Interaction
from bot.panels import Panel
from bot.pictures import DRAWN_BY
from bot.texts import Speaker, bundle
from rules.core.asking import Illegal
from rules.games import GAMES


def cards(say: Speaker) -> dict[str, str]:
    """Every card of every game that can be looked up, with its name."""
    return {
        f"{game}:{card}": say("card-of", game=say(f"game-{game}"), card=say(f"{game}-card-{card}"))
        for game, drawn in DRAWN_BY.items()
        for card in drawn.CARDS
    }


def card_choices(say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """The cards whose name contains what was typed."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=name[:100], value=card)
        for card, name in cards(say).items()
        if wanted in name.casefold()
    ][:25]


async def card_panel(desk: Desk, interaction: Interaction, name: str) -> None:
    """Show a card with its name and text."""
    say = desk.speaker(interaction)
    known = cards(say)
    wanted = name.casefold()
    found = [card for card, called in known.items() if wanted in (card.casefold(), called.casefold())]
    found = found or [card for card, called in known.items() if wanted in called.casefold()]
    if not found:
        raise Illegal("refused-no-such-card", name=name[:50])
    game, _, card = found[0].partition(":")
    picture = await asyncio.to_thread(DRAWN_BY[game].card, card, say)
    file = discord.File(io.BytesIO(picture.png), f"{card}.png", description=picture.alt)
    await desk.show(interaction, Panel([f"### {known[found[0]]}\n{picture.alt}"]), files=[file])


def rules_text(say: Speaker, game: str) -> str:
    """The rules in short."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    parts = []
    number = 1
    while bundle(say.code).has_message(f"{game}-rules-{number}"):
        parts.append(say(f"{game}-rules-{number}"))
        number += 1
    return "\n".join([f"## {say(f'game-{game}')}", *parts])[:3900]


def help_text(say: Speaker) -> str:
    """How to begin, and the commands."""
    return say("help-text")
