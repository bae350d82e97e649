"""Looking at one part of a game, as a picture or in words."""

from collections.abc import Mapping

from bot.messages import panels
from bot.messages.panels import Panel
from bot.store.database import Store
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.games import DRAWN_BY, offered, whole
from render.picture import SHAPES, Shape
from rules.core.asking import Illegal


async def part_panel(
    store: Store, asker: Asker, seated: Seated, part: str | None = None, shape: str | None = None
) -> Panel:
    """A part of a game as somebody may see it, or all of it, laid out as they like it or as they say."""
    table, say = seated.table(), panels.speaker_for(seated, asker.locale)
    seat = _seat_of(seated, asker)
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    drawn = panels.shots(
        seated,
        table,
        say,
        seat,
        shape=checked_shape(shape or (await person_of(store, asker.id)).shape),
        parts=[_checked(part, offered(table.view(seat))) if part else whole(seated.row.game)],
    )
    return Panel([f"### {title}"], shots=drawn)


def text_of(asker: Asker, seated: Seated, part: str | None = None) -> str:
    """A part of a game in words, or all of it."""
    view = seated.table().view(_seat_of(seated, asker))
    if part is not None:
        _checked(part, offered(view))
    say = panels.speaker_for(seated, asker.locale).plainly()
    return DRAWN_BY[seated.row.game].text_board(view, panels.plain_names(seated), say, part)


def matching_parts(asker: Asker, seated: Seated, typed: str) -> Mapping[str, str]:
    """The parts meant by what was typed, with their names."""
    game = seated.row.game
    named = {name: part_name(asker.say, game, name) for name in DRAWN_BY[game].PARTS}
    own = seated.seat_of(asker.id) is not None
    return {
        name: label
        for name, label in named.items()
        if typed.strip().casefold() in label.casefold() and (own or not DRAWN_BY[game].PARTS[name].own)
    }


def part_name(say: Speaker, game: str, part: str) -> str:
    """What a part of a game is called."""
    return say(f"{game}-part-{part}")


def checked_shape(shape: str) -> Shape:
    """A shape that there is."""
    for known in SHAPES:
        if shape == known:
            return known
    raise Illegal("refused-old-command")


def _checked(part: str, parts: list[str]) -> str:
    if part not in parts:
        raise Illegal("refused-no-such-part", name=part[:50])
    return part


def _seat_of(seated: Seated, asker: Asker) -> int | None:
    mine = seated.seat_of(asker.id)
    return mine.seat if mine else None
