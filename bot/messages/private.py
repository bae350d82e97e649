"""What only one reader sees: a seat's secrets and its question, or a part of the game that they look at."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.messages.asked import AS_ASKED, Turned, explained, offered, question_rows
from bot.messages.boards import Turn, turn_lines
from bot.messages.hints import Hint, hint_button, hint_lines
from bot.messages.layout import ROWS, Button, Row, asleep
from bot.messages.looking import MENU, NOW, checked_part, look_rows
from bot.messages.panels import (
    LINES,
    NOTHING,
    Panel,
    do,
    head_blocks,
    latest_lines,
    log_lines,
    plain_names,
    shots,
    speaker_for,
    waiting,
)
from bot.messages.plans import plan_button, planned_lines
from bot.messages.standing import moment_lines, strip
from bot.messages.symbols import vivid
from bot.store.database import Store
from bot.store.moves import turns_of
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Lately, Seated, news_of, once
from bot.words.texts import Speaker
from render.picture import Shape
from rules.core.asking import Ask, Illegal
from rules.core.table import Table
from rules.core.worth import Worths

#: How long all that stands under the pictures may be.
LONGEST = 2400
#: So many turns of a game alone are told on its panel, all together in so many signs.
TURNS, STORY = 4, 1200


async def private_panel(
    store: Store,
    asker: Asker,
    seated: Seated,
    lines: Sequence[str] = (),
    *,
    turned: Turned = AS_ASKED,
    part: str = NOW,
    shape: Shape | None = None,
    hint: Hint | None = None,
) -> Panel:
    """A seat's secrets with its open question; `lines` are told beside it. The shape is the reader's own."""
    mine = seated.seat_of(asker.id)
    if mine is None:
        raise Illegal("refused-spectator")
    return question(
        seated,
        seated.look(),
        mine.seat,
        speaker_for(seated, asker.locale),
        turned=turned,
        lines=lines,
        lately=await news_of(store, seated, mine.seat),
        shape=shape or (await person_of(store, asker.id)).shape,
        part=part,
        hint=hint,
        story=await story_so_far(store, seated),
    )


async def story_so_far(store: Store, seated: Seated) -> Sequence[Turn]:
    """The last turns of a game that is played wholly in a DM, where no board tells them."""
    row = seated.row
    if row.guild_id is not None:
        return ()
    return await turns_of(store, row.id, max(0, row.turn - TURNS), row.turn - 1)


async def look_panel(
    store: Store,
    asker: Asker,
    seated: Seated,
    part: str,
    shape: Shape | None = None,
    *,
    hint: Hint | None = None,
) -> Panel:
    """A part of a game for whoever wants to look at it; who plays finds the open question with it."""
    if seated.seat_of(asker.id) is not None:
        return await private_panel(store, asker, seated, part=part, shape=shape, hint=hint)
    say, table = speaker_for(seated, asker.locale), seated.look()
    shape = shape or (await person_of(store, asker.id)).shape
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    drawn = shots(seated, table, say, shape=shape, parts=checked_part(part, table.view(None)))
    return Panel([f"### {title}"], look_rows(seated, table.view(None), drawn, say, shape, part), drawn)


def question(
    seated: Seated, table: Table, seat: int, say: Speaker, *, turned: Turned = AS_ASKED,
    lines: Sequence[str] = (), shape: Shape = "desktop", lately: Lately = NOTHING, part: str = NOW,
    hint: Hint | None = None, story: Sequence[Turn] = (),
) -> Panel:  # fmt: skip
    """A seat's secrets with its open question: a whole turn can be played from this panel.

    What others did is told above the pictures. What only this seat may know, and `lines`, stand beside what
    can be pressed. `part` is what the reader wants to look at; a `hint` that holds is told, and marked. The
    `story` is turns that nothing else tells where they are read.
    """
    row, view = seated.row, table.view(seat)
    if hint is not None and not hint.holds(table):
        hint = None
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    ask = table.asks.get(seat) if row.stage == "playing" else None
    ask = once(table, ("offered", seat), partial(offered, seated.game, view, ask)) if ask else None
    worths, bright = _worths(seated, table, view, ask) if ask else {}, vivid(say)
    advised = hint_lines(seated, hint, say) if hint else []
    texts = [
        *moment_lines(seated.game, view, ask, lately.own, bright),
        *log_lines(bright, row.game, lately.told[-LINES:]),
        *lines,
        *planned_lines(seated, seat, say),
        *advised,
        *_asked(seated, table, ask, bright, worths),
        *([strip(seated.game, view, bright)] if ask is not None else []),
    ]
    marked = Lately(hint.events, hint.events) if hint else lately
    drawn = shots(seated, table, say, seat, shape=shape, lately=marked, parts=checked_part(part, view))
    asked = "\n".join(texts)[-LONGEST:]

    choosing: list[Row] = []
    ending: list[Row] = []
    if ask is not None and part != MENU:
        choosing, ending = _laid_out(seated, table, ask, say, worths, turned)
    if row.paused:
        choosing, ending = asleep(choosing), asleep(ending)
    beside = _back(seated, table, seat, say, lately.steps)
    if ask is not None and not row.paused:
        beside += hint_button(seated, say, table.asks[seat], hint)
    # A row has room for five, two of which show other things.
    beside += plan_button(seated, seat, say) if len(beside) < 3 else []
    room = ROWS - len(choosing) - len(ending)
    tools = look_rows(seated, view, drawn, say, shape, part, beside, room=room)
    return Panel(
        head_blocks(
            [
                f"### {title}",
                *turn_lines(say, row.game, story, seat=seat, most=STORY),
                *latest_lines(bright, row.game, lately.heard),
            ],
            asked,
        ),
        [*choosing, *tools, *ending],
        drawn,
        question=asked,
    )


def _worths(seated: Seated, table: Table, view: Any, ask: Ask) -> Worths:
    """What the options of a question are worth."""
    return once(table, ("worths", ask.seat), partial(seated.game.explain, view, ask))


def _laid_out(
    seated: Seated, table: Table, ask: Ask, say: Speaker, worths: Worths, turned: Turned
) -> tuple[list[Row], list[Row]]:
    """A question as things to press: on a DM and on a panel in the channel it is the same."""
    name = ("rows", seated.row.id, ask.seat, say.code, *say.names, turned)
    return once(table, name, partial(question_rows, seated, table, ask, say, worths, turned))


def _asked(seated: Seated, table: Table, ask: Ask | None, say: Speaker, worths: Worths) -> list[str]:
    """What is asked of a seat, or for whom it waits."""
    if table.over or seated.row.stage in ("over", "ended"):
        return [say("private-over")]
    if ask is None:
        return [waiting(seated, table, say)]
    texts = [f"**{say.text(ask.text)}**", *explained(ask, say, worths, seated.game.SPOTS, table.version)]
    return [*texts, waiting(seated, table, say)] if seated.row.paused else texts


def _back(seated: Seated, table: Table, seat: int, say: Speaker, steps: int) -> list[Button]:
    """Taking back what was pressed last; where that were several steps, also the last of them alone."""
    if seated.row.stage != "playing" or seated.row.paused or not table.can_undo(seat):
        return []
    whole = [do(say("button-undo"), "undo", seated)]
    return [*whole, do(say("button-step"), "step", seated)] if steps > 1 else whole


def left(seated: Seated, seat: int, code: str) -> Panel:
    """What is left of the DM of somebody who gave up a seat: no secret, and nothing to press."""
    row, say = seated.row, Speaker(code, plain_names(seated))
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    kept = seated.seats[seat].level is not None
    return Panel([f"### {title}\n{say('private-kept') if kept else say('private-left', seat=seat)}"])


async def present_panel(store: Store, asker: Asker, seated: Seated, lines: Sequence[str] = ()) -> Panel:
    """The same after a move: one whose move is made becomes a line."""
    mine = seated.seat_of(asker.id)
    if mine is None or not moved(seated, seated.look(), mine.seat):
        return await private_panel(store, asker, seated, lines)
    lately = await news_of(store, seated, mine.seat)
    return settled(seated, seated.look(), mine.seat, speaker_for(seated, asker.locale), lately, lines)


def moved(seated: Seated, table: Table, seat: int) -> bool:
    """Whether a seat has nothing to do in a game that goes on."""
    return seated.row.stage == "playing" and not table.over and seat not in table.asks


def settled(
    seated: Seated, table: Table, seat: int, say: Speaker, lately: Lately, lines: Sequence[str] = ()
) -> Panel:
    """What is left of a panel when the move is made: a line, what the seat has learnt, and the way back."""
    row = seated.row
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    back = _back(seated, table, seat, say, lately.steps)
    beside = [*back, *plan_button(seated, seat, say)]
    buttons = () if row.paused else (do(say("button-hand"), "hand", seated), *beside)
    bright = vivid(say)
    moments = moment_lines(seated.game, table.view(seat), None, lately.own, bright)
    learnt = [event for event in lately.own if event.only is not None]
    asked = "\n".join(
        [*moments, *log_lines(bright, row.game, learnt[-LINES:]), *lines, *planned_lines(seated, seat, say)]
    )[-LONGEST:]
    waits = f"-# {title} · {waiting(seated, table, say)}"
    return Panel([waits], [buttons] if buttons else [], question=asked)
