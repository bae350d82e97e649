"""Looking things up: cards as pictures, the rules in short, help."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import TypeAlias

import render.feld
from bot.messages.panels import Panel
from bot.messages.pictures import Pictures
from bot.tables.asker import Asker
from bot.words.texts import Speaker, bundle
from render.picture import Picture
from render.ride import contract_card, merchandise_card, transport_card
from rules.core.asking import Illegal, Text
from rules.core.table import Table
from rules.feld.orders import ORDERS
from rules.feld.view import View
from rules.games import GAMES
from rules.ride.board import TRANSPORT, board
from rules.ride.view import ContractView

#: What draws a card in the words of a speaker.
Draw: TypeAlias = Callable[[Speaker], Picture]


@cache
def cards() -> dict[str, Draw]:
    """Every card of every game, by a name that stays."""
    return ride_cards() | feld_cards()


def ride_cards() -> dict[str, Draw]:
    """Transport cards, merchandise and contracts."""
    view = Table.new(GAMES["ride"], 2, {}, "look-up").view(None)
    found: dict[str, Draw] = {
        f"ride:transport-{color}": partial(transport_card, color) for color in TRANSPORT
    }
    found["ride:merchandise"] = partial(merchandise_card, view)
    for contract in board().contracts.values():
        shown = ContractView(contract.id, contract.a, contract.b, contract.value, done=False)
        found[f"ride:contract-{contract.id}"] = partial(contract_card, view, shown)
    return found


@cache
def feld_view() -> View:
    """A view of some game of Feld's Amsterdam, for what is printed on its cards and tiles."""
    view: View = Table.new(GAMES["feld"], 2, {}, "look-up").view(None)
    return view


def feld_cards() -> dict[str, Draw]:
    """Craftsmen, buildings and maps; market tiles; secret orders."""
    view = feld_view()
    kinds: dict[str, Iterable[str]] = {"card": view.cards, "tile": view.tiles, "order": ORDERS}
    return {
        f"feld:{kind}-{code}": partial(render.feld.card_picture, view, kind, code)
        for kind, codes in kinds.items()
        for code in codes
    }


def card_name(say: Speaker, card: str) -> str:
    """What a card is called."""
    game, _, name = card.partition(":")
    if game == "feld":
        return say.named(_thing(card))
    kind, _, which = name.partition("-")
    if kind == "contract":
        option = board().contracts[which].option
        return say("ride-card-contract", contract=option.text)
    return say(f"{game}-card-{kind}", color=which)


def card_about(say: Speaker, card: str) -> list[str]:
    """What stands on a card, in words, where the catalogue has them apart from the picture."""
    thing, lines = _thing(card), []
    if "card" in thing.args:
        shown = feld_view().cards[thing.args["card"]]
        printed = {"deck": shown.deck, "icon": shown.icon, "color_cost": shown.cost}
        lines.append(say.text(Text("feld-printed", printed)))
    return [*lines, say.aside(thing)]


def _thing(card: str) -> Text:
    """A card as texts of the rules speak of it."""
    game, _, name = card.partition(":")
    kind, _, code = name.partition("-")
    return Text(game, {kind: code})


def matching(say: Speaker, typed: str) -> dict[str, str]:
    """The cards meant by what was typed, with their names: by number or whole name, or else by part of it."""
    wanted = typed.strip().casefold()
    named = {card: card_name(say, card) for card in cards()}
    exact = [
        card
        for card, name in named.items()
        if wanted in (card, name.casefold()) or wanted.lstrip("0") == _number(card) != ""
    ]
    partly = [card for card, name in named.items() if wanted in name.casefold()]
    return {card: named[card] for card in dict.fromkeys(exact + partly)}


def _number(card: str) -> str:
    """A card's code without what stands before it: 13 for 013, B9 for a tile."""
    return card.rpartition("-")[2].lstrip("0").casefold() if card.startswith("feld:") else ""


async def card_panel(pictures: Pictures, asker: Asker, typed: str) -> Panel:
    """A card with its name and text."""
    say = asker.say
    found = matching(say.plainly(), typed)
    if not found:
        raise Illegal("refused-no-such-card", name=typed[:50])
    card, name = next(iter(found.items()))
    picture = await pictures.drawn_for(asker, (card, say.code), partial(cards()[card], say.plainly()))
    lines = [f"### {name}", *card_about(say, card)]
    return Panel(["\n".join(filter(None, lines))], picture=picture)


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
