"""Looking things up: cards as pictures, the rules in short, help."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from bot.messages.panels import Panel
from bot.messages.pictures import Pictures
from bot.tables.asker import Asker
from bot.words.texts import Speaker, bundle
from render.games import card as card_picture
from rules.core.asking import Illegal
from rules.core.index import Entry
from rules.core.table import Table
from rules.games import GAMES


@cache
def cards() -> Mapping[str, Entry]:
    """Every card of every game, by a name that stays."""
    return {f"{name}:{entry.name}": entry for name, game in GAMES.items() for entry in game.index()}


@cache
def some_view(game: str) -> Any:
    """A view of some game, for what is printed on its cards."""
    return Table.new(GAMES[game], 2, {}, "look-up").view(None)


def card_name(say: Speaker, card: str) -> str:
    """What a card is called."""
    return say.text(cards()[card].title)


def card_about(say: Speaker, card: str) -> list[str]:
    """What stands on a card, in words, where the catalogue has them apart from the picture."""
    return [say.text(text) for text in cards()[card].about]


def matching(say: Speaker, typed: str) -> dict[str, str]:
    """The cards meant by what was typed, with their names: by number or whole name, or else by part of it."""
    wanted = typed.strip().casefold()
    named = {card: card_name(say, card) for card in cards()}
    exact = [
        card
        for card, name in named.items()
        if wanted in (card, name.casefold()) or wanted.lstrip("0") == cards()[card].number != ""
    ]
    partly = [card for card, name in named.items() if wanted in name.casefold()]
    return {card: named[card] for card in dict.fromkeys(exact + partly)}


async def card_panel(pictures: Pictures, asker: Asker, typed: str) -> Panel:
    """A card with its name and text."""
    say = asker.say
    found = matching(say.plainly(), typed)
    if not found:
        raise Illegal("refused-no-such-card", name=typed[:50])
    card, name = next(iter(found.items()))
    entry, view = cards()[card], some_view(card.partition(":")[0])
    work = partial(card_picture, view, entry.name, entry.shown, say.plainly())
    picture = await pictures.drawn_for(asker, (card, say.code), work)
    lines = [f"### {name}", *card_about(say, card)]
    return Panel(["\n".join(lines)], picture=picture)


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
