"""How a game stands: everybody's points in order, where they come from, and how they came about."""

import re
from collections.abc import Sequence
from functools import partial

from bot.messages.layout import cut
from bot.messages.panels import Panel, names_of, plain_names, speaker_for
from bot.messages.pictures import Sketch
from bot.messages.stories import Reel, curve, story_of
from bot.store.database import Store
from bot.store.moves import answers_of, events_by_turn
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.picture import Shape
from rules.core.asking import Answer
from rules.core.events import Event
from rules.core.table import Table

#: So many signs of one width stand beside each other on a phone; at most so many name a source of points.
NARROW, LABEL = 34, 14
#: What could be more than a sign even there.
MARKUP = re.compile(r"[`<>@\[\]/\\]")


async def standings_panel(store: Store, asker: Asker, seated: Seated, shape: Shape | None = None) -> Panel:
    """Everybody's points as they stand, by source, and over the rounds."""
    say, table = speaker_for(seated, asker.locale), seated.look()
    told = [event for _, event in await events_by_turn(store, seated.row.id)]
    log = await answers_of(store, seated.row.id)
    shape = shape or (await person_of(store, asker.id)).shape
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    lines = [f"### {title}", *standings(seated, say), *by_source(seated, table, say, told)]
    return Panel(["\n".join(lines)], shots=[curve_of(seated, say, log, shape)])


def standings(seated: Seated, say: Speaker) -> list[str]:
    """Everybody's points, the most first; those with as many share a place."""
    ranked = sorted(zip(seated.row.points, names_of(seated), strict=False), key=lambda seat: -seat[0])
    order = [points for points, _ in ranked]
    return [
        say("standing", place=order.index(points) + 1, name=name, points=points) for points, name in ranked
    ]


def by_source(seated: Seated, table: Table, say: Speaker, events: Sequence[Event]) -> list[str]:
    """A table of where the points come from, the best seat first; narrow enough for a phone.

    `events` is all that happened.
    """
    sources, points = seated.game.sources(table.g, events), seated.game.points(table.g)
    if not sources[0]:
        return []
    plain = say.plainly()
    order = sorted(range(len(sources)), key=lambda seat: -points[seat])
    rows = {
        _source(plain, seated.row.game, name): [sources[seat][name] for seat in order] for name in sources[0]
    }
    rows |= {say("end-total"): [points[seat] for seat in order]}
    label = min(LABEL, max(map(len, rows)))
    column = (NARROW - label) // len(order)
    names = [cut(MARKUP.sub("·", name), column - 1) for name in plain_names(seated)]
    lines = [" " * label + "".join(f"{names[seat]:>{column}}" for seat in order)]
    for name, numbers in rows.items():
        written = "".join(f"{f'{each}'.replace('-', '−'):>{column}}" for each in numbers)
        lines.append(f"{cut(name, label):<{label}}{written}")
    return ["```", *lines, "```"]


def _source(say: Speaker, game: str, name: str) -> str:
    return say("source-earlier") if name == "earlier" else say(f"{game}-source-{name}")


def curve_of(seated: Seated, say: Speaker, log: Sequence[Answer], shape: Shape) -> Sketch:
    """The points over the rounds as a picture."""
    reel = Reel(seated.row.game, plain_names(seated), say.code)
    work = partial(curve, story_of(seated, log), reel, shape)
    return Sketch(("curve", seated.row.id, len(log), reel, shape), work)
