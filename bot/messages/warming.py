"""Making warm what every picture needs: what never changes on a board is painted before anybody waits for it.

It is painted where pictures are drawn, one part at a time and behind all else, so that nobody waits for it.
"""

from collections.abc import Iterable

from bot.messages.pictures import WARM, Pictures
from bot.words.texts import Speaker
from render.games import DRAWN_BY, offered, part
from render.picture import SHAPES, Shape
from rules.core.table import Table
from rules.games import GAMES

#: What was made warm in this process.
_warm: set[tuple[str, str, Shape, str]] = set()


async def warm_up(pictures: Pictures, languages: Iterable[str]) -> None:
    """Make all parts of all games warm, in the languages that are read here."""
    for game, language in [(game, language) for language in languages for game in GAMES]:
        for shape in SHAPES:
            for name in DRAWN_BY[game].PARTS:
                await pictures.beside.do(make_warm, game, language, shape, name, urgency=WARM)


def make_warm(game: str, language: str, shape: Shape, name: str) -> None:
    """Draw a part as it is in a new game, unless that was done; without words any language will do."""
    spoken = language if DRAWN_BY[game].PARTS[name].speaks else ""
    if (game, spoken, shape, name) in _warm:
        return
    rules = GAMES[game]
    seats = rules.SEATS[-1]
    names = tuple(f"{seat}" for seat in range(1, seats + 1))
    table = Table.new(rules, seats, {}, "warm")
    view = table.view(next(iter(table.asks)))
    if name in offered(view):
        part(view, names, Speaker(language, names), name, shape=shape)
    _warm.add((game, spoken, shape, name))
