"""The end of a game: who won and why, or that it goes no further."""

from collections.abc import Sequence

from bot.messages.panels import Panel, do, head_blocks, log_lines, names_of, shots, speaker_for
from bot.tables.seated import Seated
from render.games import DRAWN_BY
from rules.core.events import Event, readable
from rules.core.table import Table

#: How many of those who watch a game are told of its end by name; more cannot be rung at once.
WATCHERS = 50


def end(seated: Seated, table: Table, events: Sequence[Event], watchers: Sequence[int] = ()) -> Panel:
    """Who won and how the points came about; every secret is told, and the seed."""
    row, say = seated.row, speaker_for(seated)
    shown = readable(events, None)
    lines = [
        f"## {say('end-title', game=say(f'game-{row.game}'), number=row.id)}",
        *log_lines(say, row.game, shown),
        *DRAWN_BY[row.game].revealed(table.view(None), names_of(seated), say),
    ]
    players, others = concerned(seated, watchers)
    if players:
        lines.insert(1, " ".join(f"<@{user}>" for user in players))
    if others:
        lines.append(say("end-watchers", who=" ".join(f"<@{user}>" for user in others)))
    lines.append(say("end-seed", seed=row.seed, hash=table.commitment))
    buttons = (
        do(say("button-rematch"), "rematch", seated, style="success"),
        do(say("button-replay"), "replay", seated),
    )
    return Panel(head_blocks(lines), [buttons], shots(seated, table, say), [*players, *others])


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
