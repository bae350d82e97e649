"""The board, the last message of its channel, and the pages above it on which turns are lines."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.messages.layout import Row, cut
from bot.messages.panels import (
    FOR_ALL,
    MOST,
    Panel,
    do,
    head_blocks,
    latest_lines,
    shots,
    speaker_for,
    waiting,
)
from bot.messages.symbols import vivid
from bot.messages.telling import chance_lines
from bot.store.chances import Told
from bot.tables.seated import Lately, Seated, whose_words
from bot.words.texts import Speaker
from rules.core.events import Event, readable
from rules.core.table import Table

#: A page holds whole rounds of play, and at least so many turns.
LEAST = 4

#: The number of a turn, and what happened in it.
Turn: TypeAlias = tuple[int, Sequence[Event]]


def turns_on_a_page(seats: int) -> int:
    """How many turns a page holds at a table of so many.

    >>> [turns_on_a_page(seats) for seats in (1, 2, 3, 4)]
    [4, 4, 6, 4]
    """
    return seats * -(-LEAST // seats)


def turn_lines(
    say: Speaker, game: str, turns: Sequence[Turn], *, seat: int | None = None, most: int = MOST
) -> list[str]:
    """Each turn as one line, as everybody or a seat may read it; all together they are not too long."""
    told = {number: readable(events, seat) for number, events in turns}
    lines = [
        f"{number} · {' '.join(_closed(say.event(whose_words(game, event), event)) for event in events)}"
        for number, events in told.items()
        if events
    ]
    return [f"-# {cut(line, most // len(lines) - 4)}" for line in lines]


def _closed(said: str) -> str:
    """What is said with a full stop, where another sentence follows in the same line."""
    return said if said.endswith((".", "!", "?", "…")) else f"{said}."


def board(seated: Seated, table: Table, turns: Sequence[Turn], chances: Told | None = None) -> Panel:
    """The game as it stands: the turns of this page, the board, whom the game waits for, the clock.

    Of `turns` the present one is told in full; the one before it is always among them. `chances` are shown
    where the table wants them.
    """
    row, say = seated.row, speaker_for(seated)
    present = [event for number, events in turns if number == row.turn for event in events]
    earlier = [(number, events) for number, events in turns if number < row.turn]
    title = say("turn-title", game=say(f"game-{row.game}"), number=row.id, turn=row.turn)
    lines = latest_lines(vivid(say), row.game, readable(present, None))
    asking = waiting(seated, table, say)
    bars = ""
    if chances is not None:
        about = say("chances-title", turn=chances.turn)
        bars = "\n".join(chance_lines(seated, say, about, chances.chances))
    room = MOST - sum(map(len, lines)) - len(asking) - len(lines) - len(bars)
    head = [f"### {title}", *turn_lines(say, row.game, earlier, most=max(room, MOST // 2)), *lines]
    latest = [*(earlier[-1][1] if earlier else ()), *present]
    rung = [seated.seats[seat] for seat in sorted(table.asks)]
    return Panel(
        [*head_blocks(head, asking + bars), *([bars] if bars else ())],
        board_buttons(seated, say),
        shots(seated, table, say, lately=Lately(public=readable(latest, None)), shape=FOR_ALL),
        [seat.user_id for seat in rung if seat.user_id and seat.rung == row.board],
        question=asking,
    )


def folded(seated: Seated, turns: Sequence[Turn]) -> Panel | None:
    """A page whose turns are over, or nothing where nothing is left of them."""
    row, say = seated.row, speaker_for(seated)
    lines = turn_lines(say, row.game, turns)
    if not lines:
        return None
    told = {"game": say(f"game-{row.game}"), "number": row.id}
    title = say("page-title", first=turns[0][0], last=turns[-1][0], **told)
    return Panel(head_blocks([f"-# {title}", *lines]))


def board_buttons(seated: Seated, say: Speaker) -> list[Row]:
    """What everybody finds under the board; secrets open only for their reader."""
    first = [
        do(say("button-turn"), "turn", seated, style="primary"),
        do(say("button-hand"), "hand", seated),
        do(say("button-undo"), "undo", seated),
        do(say("button-since"), "since", seated),
        do(say("button-watch"), "watch", seated),
    ]
    return [tuple(first)]
