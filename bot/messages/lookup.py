"""Looking things up: cards as pictures, the rules in short, help."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

from bot.messages.panels import Panel
from bot.messages.pictures import Pictures
from bot.tables.asker import Asker
from bot.words.spelling import meant
from bot.words.texts import Speaker
from render.games import card as card_picture
from render.picture import Shape
from rules.core.asking import Illegal
from rules.core.index import Entry
from rules.core.table import Table
from rules.games import GAMES


def cards() -> Mapping[str, Entry]:
    """Every card of every game, by a name that stays."""
    return {card: entry for game in GAMES for card, entry in _index(game).items()}


@cache
def _index(game: str) -> Mapping[str, Entry]:
    return {f"{game}:{entry.name}": entry for entry in GAMES[game].index()}


@cache
def some_view(game: str) -> Any:
    """A view of a game of two or of the next number that may play, for what is printed on its cards."""
    allowed = GAMES[game].SEATS
    return Table.new(GAMES[game], min(max(2, allowed[0]), allowed[-1]), {}, "look-up").view(None)


def matching(say: Speaker, typed: str, here: str | None = None) -> dict[str, str]:
    """The cards meant by what was typed, with their names: by number or whole name, or else by part of it.

    Those of the game that is played here come first.
    """
    wanted, entries = typed.strip().casefold(), cards()
    named = {card: say.text(entry.title) for card, entry in entries.items()}
    exact = [
        card
        for card, name in named.items()
        if wanted in (card, name.casefold()) or wanted.lstrip("0") == entries[card].number != ""
    ]
    found = dict.fromkeys(exact + meant(typed, named))
    return {card: named[card] for card in sorted(found, key=lambda card: game_of_card(card) != here)}


def game_of_card(card: str) -> str:
    """The game to which a card belongs, by the name of the card that stays."""
    return card.partition(":")[0]


async def card_panel(
    pictures: Pictures, asker: Asker, typed: str, shape: Shape, here: str | None = None
) -> Panel:
    """A card with its name and text, laid out for where it is read; of the game that is played here first."""
    say = asker.say
    found = matching(say.plainly(), typed, here)
    if not found:
        raise Illegal("refused-no-such-card", name=typed[:50])
    card, name = next(iter(found.items()))
    entry, view = cards()[card], some_view(game_of_card(card))
    work = partial(card_picture, view, entry.name, entry.shown, say.plainly(), shape)
    drawn = await pictures.drawn_for(asker, {(card, say.code, shape): work})
    lines = [f"### {name}", *map(say.text, entry.about)]
    return Panel(["\n".join(lines)], pictures=list(drawn.values()))


def rules_text(say: Speaker, game: str) -> str:
    """The rules in short."""
    if game not in GAMES:
        raise Illegal("refused-unknown-game", name=game[:30])
    parts: list[str] = []
    while say.knows(f"{game}-rules-{len(parts) + 1}"):
        parts.append(say(f"{game}-rules-{len(parts) + 1}"))
    return "\n".join([f"## {say(f'game-{game}')}", *parts, *unofficial(say, [game])])


def unofficial(say: Speaker, games: Iterable[str]) -> list[str]:
    """Whose the games are: not ours."""
    return [say(f"{game}-unofficial") for game in games if say.knows(f"{game}-unofficial")]


#: What a newcomer may want to press, by how it is called in the text.
PRESSED = {
    "new": "game new", "hand": "my hand", "hint": "my hint", "rules": "rules", "card": "card",
    "undo": "game undo", "standings": "board standings", "log": "board log", "replay": "board replay",
    "text": "board text", "mine": "my settings", "pause": "game pause", "leave": "game leave",
}  # fmt: skip


def help_text(say: Speaker, numbers: Mapping[str, int], here: str | None = None) -> str:
    """What a newcomer asks first; a move of the game that is played here is an example of them.

    Commands can be pressed where Discord's numbers for them are known, by the name of their root.
    """
    game = here or next(iter(GAMES))
    named = PRESSED | {"move": f"{game} {next(iter(GAMES[game].VERBS))}"}
    told = say("help-text", **{name: mention(say, line, numbers) for name, line in named.items()})
    return "\n".join([told, *unofficial(say, GAMES)])


def mention(say: Speaker, line: str, numbers: Mapping[str, int]) -> str:
    """A command that can be pressed, or else its name in the reader's language."""
    words = line.split()
    if words[0] in numbers:
        return f"</{line}:{numbers[words[0]]}>"
    keys = ["-".join(words[: number + 1]) for number in range(len(words))]
    return f"`/{' '.join(say(f'cmd-{key}') for key in keys)}`"
