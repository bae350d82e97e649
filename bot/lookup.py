"""Looking things up: cards as pictures, the rules in short, help."""

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import TypeAlias

from discord import app_commands

from bot.desk import Desk, Interaction
from bot.panels import Panel
from bot.texts import Speaker, bundle
from render.picture import Picture
from render.ride import contract_card, merchandise_card, transport_card
from rules.core.asking import Illegal
from rules.core.table import Table
from rules.games import GAMES
from rules.ride.board import TRANSPORT, board
from rules.ride.view import ContractView

#: A card that can be looked up: what draws it in the words of a speaker.
Card: TypeAlias = Callable[[Speaker], Picture]


@cache
def cards() -> dict[str, Card]:
    """Every card of every game, by a name that stays."""
    view = Table.new(GAMES["ride"], 2, {}, "look-up").view(None)
    found: dict[str, Card] = {
        f"ride:transport-{color}": partial(transport_card, color) for color in TRANSPORT
    }
    found["ride:merchandise"] = partial(merchandise_card, view)
    for contract in board().contracts.values():
        shown = ContractView(contract.id, contract.a, contract.b, contract.value, done=False)
        found[f"ride:contract-{contract.id}"] = partial(contract_card, view, shown)
    return found


def card_name(say: Speaker, card: str) -> str:
    """What a card is called."""
    game, _, name = card.partition(":")
    kind, _, which = name.partition("-")
    if kind == "contract":
        option = board().contracts[which].option
        return say("ride-card-contract", contract=option.text)
    return say(f"{game}-card-{kind}", color=which)


def card_choices(say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """The cards whose name contains what was typed."""
    wanted = typed.casefold()
    named = {card: card_name(say, card) for card in cards()}
    found = [(card, name) for card, name in named.items() if wanted in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=card[:100]) for card, name in found[:25]]


async def card_panel(desk: Desk, interaction: Interaction, typed: str) -> None:
    """Show a card with its name and text."""
    say = desk.speaker(interaction)
    wanted = typed.casefold()
    named = {card: card_name(say, card) for card in cards()}
    found = [card for card, name in named.items() if wanted in (card, name.casefold())]
    found = found or [card for card, name in named.items() if wanted in name.casefold()]
    if not found:
        raise Illegal("refused-no-such-card", name=typed[:50])
    picture = await asyncio.to_thread(cards()[found[0]], say)
    panel = Panel([f"### {named[found[0]]}"])
    await desk.show(interaction, panel, picture=picture)


def rules_text(say: Speaker, game: str) -> str:
    """The rules in short."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    parts: list[str] = []
    while bundle(say.code).has_message(f"{game}-rules-{len(parts) + 1}"):
        parts.append(say(f"{game}-rules-{len(parts) + 1}"))
    return "\n".join([f"## {say(f'game-{game}')}", *parts])


def help_text(say: Speaker) -> str:
    """How to begin, and the commands."""
    return say("help-text")
