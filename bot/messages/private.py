"""What only one reader sees: a seat's secrets and its question, or a part of the game that they look at."""

from collections.abc import Sequence

from bot.messages.layout import Place, Row, asleep, rows
from bot.messages.looking import NOW, checked_part, look_rows
from bot.messages.panels import (
    LINES,
    NOTHING,
    Panel,
    do,
    head_blocks,
    log_lines,
    plain_names,
    shots,
    speaker_for,
    waiting,
)
from bot.store.database import Store
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Lately, Seated, news_of
from bot.words.texts import Speaker
from render.picture import Shape
from rules.core.asking import Ask, Illegal, Text
from rules.core.table import Table

#: So many things that a question names are explained in it; with more the picture has to do.
EXPLAINED = 8
#: How long all that stands under the pictures may be.
LONGEST = 2400


async def private_panel(
    store: Store,
    asker: Asker,
    seated: Seated,
    lines: Sequence[str] = (),
    *,
    page: int = 0,
    verb: str = "",
    part: str = NOW,
    shape: Shape | None = None,
) -> Panel:
    """A seat's secrets with its open question; `lines` are told beside it. The shape is the reader's own."""
    mine = seated.seat_of(asker.id)
    if mine is None:
        raise Illegal("refused-spectator")
    return question(
        seated,
        seated.table(),
        mine.seat,
        speaker_for(seated, asker.locale),
        page=page,
        verb=verb,
        lines=lines,
        lately=await news_of(store, seated, mine.seat),
        shape=shape or (await person_of(store, asker.id)).shape,
        part=part,
    )


async def look_panel(
    store: Store, asker: Asker, seated: Seated, part: str, shape: Shape | None = None
) -> Panel:
    """A part of a game for whoever wants to look at it; who plays finds the open question with it."""
    if seated.seat_of(asker.id) is not None:
        return await private_panel(store, asker, seated, part=part, shape=shape)
    say, table = speaker_for(seated, asker.locale), seated.table()
    shape = shape or (await person_of(store, asker.id)).shape
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    drawn = shots(seated, table, say, shape=shape, parts=checked_part(part, table.view(None)))
    return Panel([f"### {title}"], look_rows(seated, table.view(None), drawn, say, shape, part), drawn)


def question(
    seated: Seated, table: Table, seat: int, say: Speaker, *, page: int = 0, verb: str = "",
    lines: Sequence[str] = (), shape: Shape = "desktop", lately: Lately = NOTHING, part: str = NOW,
) -> Panel:  # fmt: skip
    """A seat's secrets with its open question: a whole turn can be played from this panel.

    What others did is told above the pictures. What only this seat may know, and `lines`, stand beside what
    can be pressed. `part` is what the reader wants to look at.
    """
    row, view = seated.row, table.view(seat)
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    told = [event for event in lately.own if event.only is not None]
    heard = [event for event in lately.own if event.only is None]
    texts, made = _asked(seated, table, seat, say, page, verb)
    may_undo = row.stage == "playing" and not row.paused and table.can_undo(seat)
    undo = [do(say("button-undo"), "undo", seated)] if may_undo else []
    texts = [*log_lines(say, row.game, told[-LINES:]), *lines, *texts]
    drawn = shots(seated, table, say, seat, shape=shape, lately=lately, parts=checked_part(part, view))
    asked = "\n".join(texts)[-LONGEST:]
    return Panel(
        head_blocks([f"### {title}", *log_lines(say, row.game, heard[-LINES:])], asked),
        [*made, *look_rows(seated, view, drawn, say, shape, part, undo)],
        drawn,
        question=asked,
    )


def _asked(
    seated: Seated, table: Table, seat: int, say: Speaker, page: int, verb: str
) -> tuple[list[str], list[Row]]:
    """What is asked of a seat, or for whom it waits, and what it can press."""
    row, ask = seated.row, table.asks.get(seat)
    if table.over or row.stage in ("over", "ended"):
        return [say("private-over")], []
    if ask is None:
        return [waiting(seated, table, say)], []
    texts = [f"**{say.text(ask.text)}**", *explained(ask, say, table.version)]
    if any(option.final for option in ask.offered):
        texts.append(say("private-final"))
    made = question_rows(seated, table, ask, say, page, verb)
    return ([*texts, waiting(seated, table, say)], asleep(made)) if row.paused else (texts, made)


def left(seated: Seated, seat: int, code: str) -> Panel:
    """What is left of the DM of somebody who gave up a seat: no secret, and nothing to press."""
    row, say = seated.row, Speaker(code, plain_names(seated))
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    kept = seated.seats[seat].level is not None
    return Panel([f"### {title}\n{say('private-kept') if kept else say('private-left', seat=seat)}"])


def question_rows(
    seated: Seated, table: Table, ask: Ask, say: Speaker, page: int = 0, verb: str = ""
) -> list[Row]:
    """The options of a question as things to press."""
    place, plain = Place(seated.row.id, ask.seat, table.mark(ask.seat)), say.plainly()

    def title(verb: str) -> str:
        return say(f"{seated.row.game}-choose-{verb}")

    def about(text: Text) -> str:
        return plain.aside(text, table.version)

    return rows(ask, place, plain.text, title, page, verb=verb, about=about)


def explained(ask: Ask, say: Speaker, version: int) -> list[str]:
    """What the few things do that options name, and what an option costs beyond what its label says."""
    texts = [option.text for option in ask.options]
    named = {say.named(text): say.aside(text, version) for text in texts if say.named(text)}
    few = named.items() if len(named) <= EXPLAINED else ()
    lines = [say("explained", thing=name, text=does) for name, does in few]
    notes = [Text(f"{text.key}-note", text.args) for text in texts if say.knows(f"{text.key}-note")]
    return lines + [say.text(note) for note in notes]
