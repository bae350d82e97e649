"""The end of a game: who won and why, or that it goes no further."""

import re
from collections.abc import Sequence
from functools import partial

from bot.messages.layout import cut
from bot.messages.panels import (
    FOR_ALL,
    Panel,
    do,
    head_blocks,
    log_lines,
    names_of,
    plain_names,
    shots,
    speaker_for,
)
from bot.messages.pictures import Sketch
from bot.messages.replays import Reel, curve, story_of
from bot.messages.reports import standings
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.games import DRAWN_BY
from render.picture import Shape
from rules.core.asking import Answer
from rules.core.events import Event, readable
from rules.core.table import Table

#: How many of those who watch a game are told of its end by name; more cannot be rung at once.
WATCHERS = 50
#: So many signs of one width stand beside each other on a phone; at most so many name a source of points.
NARROW, LABEL = 38, 17
#: What could be more than a sign even there.
MARKUP = re.compile(r"[`<>@\[\]/\\]")


def end(
    seated: Seated,
    table: Table,
    events: Sequence[Event],
    log: Sequence[Answer],
    watchers: Sequence[int] = (),
    *,
    posted: bool = False,
) -> Panel:
    """The end as everybody reads it: besides who won and why, every secret is told, and the seed.

    `log` are all answers that were given; `posted` says whether the replay hangs in the channel already.
    """
    row, say = seated.row, speaker_for(seated)
    panel = finale(seated, table, say, log, FOR_ALL, posted=posted)
    players, others = concerned(seated, watchers)
    lines = [
        *panel.blocks,
        *(f"-# {line}" for line in log_lines(say, row.game, readable(events, None))),
        *DRAWN_BY[row.game].revealed(table.view(None), names_of(seated), say),
    ]
    if players:
        lines.insert(1, " ".join(f"<@{user}>" for user in players))
    if others:
        lines.append(say("end-watchers", who=" ".join(f"<@{user}>" for user in others)))
    lines.append(say("end-seed", seed=row.seed, hash=table.commitment))
    panel.blocks, panel.pings = head_blocks(lines), [*players, *others]
    return panel


def finale(
    seated: Seated,
    table: Table,
    say: Speaker,
    log: Sequence[Answer],
    shape: Shape = "desktop",
    *,
    posted: bool = False,
) -> Panel:
    """Who won, everybody's points in order, where they come from, and how they came about over the turns."""
    row, reel = seated.row, Reel(seated.row.game, plain_names(seated), say.code)
    story = story_of(seated, log)
    drawn = Sketch(("curve", row.id, len(log), reel, shape), partial(curve, story, reel, shape))
    blocks = [f"## {_title(seated, say)}", *standings(seated, say), *_sources(seated, table, say)]
    buttons = [do(say("button-rematch"), "rematch", seated, style="success")]
    if not posted:
        buttons.append(do(say("button-post-replay"), "post", seated))
    return Panel(blocks, [tuple(buttons)], [*shots(seated, table, say, shape=shape)[:2], drawn])


def chronicle(seated: Seated) -> Panel:
    """How a game ended, for those who were not there."""
    say = speaker_for(seated)
    lines = [f"### {_title(seated, say)}", *standings(seated, say)]
    return Panel(["\n".join([*lines, say("chronicle-line", channel=f"<#{seated.row.channel_id}>")])])


def _title(seated: Seated, say: Speaker) -> str:
    """Who won what, and with how many points."""
    row, names = seated.row, names_of(seated)
    if not row.winners:
        return say("end-title", game=say(f"game-{row.game}"), number=row.id)
    return say(
        "end-won",
        winners=len(row.winners),
        who=say.listed(names[seat] for seat in row.winners),
        game=say(f"game-{row.game}"),
        number=row.id,
        points=say("end-points", points=row.points[row.winners[0]]),
    )


def _sources(seated: Seated, table: Table, say: Speaker) -> list[str]:
    """A table of where the points come from, the best seat first; narrow enough for a phone."""
    sources = seated.game.sources(table.g)
    if not sources:
        return []
    order = sorted(range(len(sources)), key=lambda seat: -seated.row.points[seat])
    rows = {
        say.plainly()(f"{seated.row.game}-source-{name}"): [sources[seat][name] for seat in order]
        for name in sources[0]
    } | {say("end-total"): [seated.row.points[seat] for seat in order]}
    label = min(LABEL, max(map(len, rows)))
    column = (NARROW - label) // len(order)
    names = [cut(MARKUP.sub("·", name), column - 1) for name in plain_names(seated)]
    lines = [" " * label + "".join(f"{names[seat]:>{column}}" for seat in order)]
    for name, points in rows.items():
        numbers = "".join(f"{f'{each}'.replace('-', '−'):>{column}}" for each in points)
        lines.append(f"{cut(name, label):<{label}}{numbers}")
    return ["```", *lines, "```"]


def ended_early(seated: Seated, reason: str, watchers: Sequence[int]) -> Panel:
    """Tells everybody who played or watched that the game goes no further."""
    say, (players, others) = speaker_for(seated), concerned(seated, watchers)
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    who = say.listed(f"<@{user}>" for user in (*players, *others))
    return Panel(
        [f"**{title}** · {who}\n{say.event('table', Event(reason, None))}"], pings=[*players, *others]
    )


def concerned(seated: Seated, watchers: Sequence[int]) -> tuple[list[int], list[int]]:
    """Who is told of a game's end: the players, and those who watch and do not play."""
    seats = [seat.user_id or seat.away_id for seat in seated.seats]
    players = [user for user in seats if user]
    return players, [user for user in watchers if user not in players][:WATCHERS]
