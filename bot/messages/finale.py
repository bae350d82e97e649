"""The end of a game: who won and why, or that it goes no further."""

from collections.abc import Sequence

from bot.messages.foretelling import foretold_lines
from bot.messages.panels import (
    FOR_ALL,
    LINES,
    Panel,
    do,
    fit,
    head_blocks,
    latest_lines,
    names_of,
    shots,
    speaker_for,
)
from bot.messages.pictures import Shot, Sketch
from bot.messages.standings import by_source, curve_of, standings
from bot.messages.stills import by_turn
from bot.messages.tales import Tale
from bot.messages.telling import chance_curve, tale_lines
from bot.store.rows import PredictionRow
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.games import DRAWN_BY
from render.picture import Shape
from rules.core.asking import Answer
from rules.core.chance import commitment
from rules.core.events import Event, readable
from rules.core.table import Table


def end(
    seated: Seated,
    table: Table,
    told: Sequence[tuple[int, Event]],
    log: Sequence[Answer],
    foretold: Sequence[PredictionRow] = (),
    *,
    posted: bool = False,
    tale: Tale | None = None,
) -> Panel:
    """The end as everybody reads it: besides who won and why, every secret is told, and the seed.

    `told` is all that happened, each with its turn, and `log` all answers that were given; `posted` says
    whether the replay hangs in the channel already.
    """
    row, say = seated.row, speaker_for(seated)
    panel = finale(seated, table, say, told, log, FOR_ALL, posted=posted, tale=tale)
    events = [event for turn, event in told if turn == row.turn]
    players = concerned(seated)
    title, *head = panel.blocks
    if players:
        head.insert(0, " ".join(f"<@{user}>" for user in players))
    tail = foretold_lines(seated, foretold, say)
    tail.append(say("end-seed", seed=row.seed, hash=commitment(row.seed)))
    if row.shares:
        tail.append(say("end-shares", shares=" ".join(row.shares)))
    secrets = [*DRAWN_BY[row.game].revealed(table.view(None), names_of(seated), say)]
    while secrets and not fit([*head, *secrets, *tail]):
        # They are in the pictures, too.
        del secrets[0]
    last = _last_lines(say, row.game, readable(events, None), [*head, *secrets, *tail])
    panel.blocks, panel.pings = head_blocks([title, *head, *last, *secrets, *tail]), players
    return panel


def _last_lines(say: Speaker, game: str, events: Sequence[Event], others: Sequence[str]) -> list[str]:
    """What happened last, as much of it as there is room for beside all others, which say more."""
    for most in range(LINES, 0, -1):
        if fit([*others, *(lines := latest_lines(say, game, events, most))]):
            return lines
    return []


def finale(
    seated: Seated,
    table: Table,
    say: Speaker,
    told: Sequence[tuple[int, Event]],
    log: Sequence[Answer],
    shape: Shape = "desktop",
    *,
    posted: bool = False,
    tale: Tale | None = None,
) -> Panel:
    """Who won, everybody's points in order, where they come from, and how they came about over the rounds.

    What decided it is told as soon as there is a tale.
    """
    events = [event for _, event in told]
    blocks = [
        f"## {title_of(seated, say)}",
        *standings(seated, say),
        *by_source(seated, table, say, events),
        *(tale_lines(seated, table, say, tale, events) if tale else ()),
    ]
    buttons = [do(say("button-rematch"), "rematch", seated, style="success")]
    if not posted:
        buttons.append(do(say("button-post-replay"), "post", seated))
    buttons.append(by_turn(seated, say))
    return Panel(blocks, [tuple(buttons)], _pictures(seated, table, say, log, shape, tale))


def chronicle(
    seated: Seated,
    table: Table,
    told: Sequence[tuple[int, Event]],
    log: Sequence[Answer],
    tale: Tale | None,
) -> Panel:
    """How a game ended, for those who were not there: what decided it, the last board and the curves."""
    say = speaker_for(seated)
    lines = [f"### {title_of(seated, say)}", *standings(seated, say)]
    if tale is not None:
        lines += tale_lines(seated, table, say, tale, [event for _, event in told])
    lines.append(say("chronicle-line", channel=f"<#{seated.row.channel_id}>"))
    buttons = (by_turn(seated, say), do(say("button-post-replay"), "post", seated))
    return Panel(head_blocks(lines), [buttons], _pictures(seated, table, say, log, FOR_ALL, tale))


def _pictures(
    seated: Seated, table: Table, say: Speaker, log: Sequence[Answer], shape: Shape, tale: Tale | None
) -> list[Shot | Sketch]:
    """The last board, the points over the rounds, and the chances over the game."""
    curves = [curve_of(seated, say, log, shape), *(chance_curve(seated, say, tale, shape) if tale else ())]
    return [*shots(seated, table, say, shape=shape)[:2], *curves]


def title_of(seated: Seated, say: Speaker) -> str:
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


def ended_early(seated: Seated, reason: str) -> Panel:
    """Tells everybody who played that the game goes no further."""
    say, players = speaker_for(seated), concerned(seated)
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    who = say.listed(f"<@{user}>" for user in players)
    return Panel([f"**{title}** · {who}\n{say.event('table', Event(reason, None))}"], pings=players)


def concerned(seated: Seated) -> list[int]:
    """Who is told of a game's end in its channel: the players."""
    seats = [seat.user_id or seat.away_id for seat in seated.seats]
    return [user for user in seats if user]
