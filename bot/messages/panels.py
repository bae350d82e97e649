"""What the messages of a game say and offer: pure data, made from what a reader may see."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from bot.messages.custom_ids import Action, CustomId, Do, encode
from bot.messages.layout import LABEL, Button, Place, Row, Select, Style, asleep, cut, rows
from bot.messages.pictures import Shot, Sketch
from bot.tables.seated import AROUND, PACES, Seated
from bot.words.texts import Speaker, clean, language, one_line
from render.games import DRAWN_BY
from render.picture import Picture, Shape
from rules.core.asking import Ask, Text
from rules.core.events import Event, readable
from rules.core.table import Table

#: How many lines of the log a turn's message shows.
LINES = 8
#: How long the text of a message may be besides its title: Discord's limit holds for all texts together.
MOST = 3400
#: So many things that a question names are explained in it; with more the picture has to do.
EXPLAINED = 8


class Enclosure(Struct, frozen=True):
    """A file that goes with a message: to be looked at if it is a picture, or else to be kept."""

    name: str
    data: bytes
    about: str | None = None


class Panel(Struct):
    """A message from top to bottom: title and news, pictures, files, the question, and rows to press.

    What matters for a press stands in `question`, next to it.
    `push` is what a phone shows when it rings for it, without a secret; where it is empty, the text itself.
    """

    blocks: list[str]
    rows: list[Row] = []
    #: Up to three pictures, to be drawn or drawn already; each is shown by itself.
    shots: Sequence[Shot | Sketch] = ()
    pings: list[int] = []
    pictures: list[Picture] = []
    files: list[Enclosure] = []
    question: str = ""
    push: str = ""


def pack(panel: Panel) -> str:
    """A panel without a picture as text, to stand in the outbox until it is said."""
    return msgspec.json.encode([panel.blocks, panel.rows, panel.pings]).decode()


def unpack(text: str) -> Panel:
    """A panel that was packed."""
    blocks, rows_, pings = msgspec.json.decode(
        text, type=tuple[list[str], list[Select | tuple[Button, ...]], list[int]]
    )
    return Panel(blocks, list(rows_), pings=pings)


def names_of(seated: Seated) -> tuple[str, ...]:
    """The players' names as they stand in messages."""
    return tuple(map(clean, plain_names(seated)))


def plain_names(seated: Seated) -> tuple[str, ...]:
    """The players' names as they stand in pictures, where nothing needs to be escaped.

    A seat that is no person's, such as that of an automatic opponent, is called what its game calls it.
    """
    people, say = [one_line(seat.name) for seat in seated.seats], Speaker(seated.row.language)
    while say.knows(key := f"{seated.row.game}-seat-{len(people)}"):
        people.append(say(key))
    return tuple(people)


def speaker_for(seated: Seated, locale: str | None = None) -> Speaker:
    """Who speaks to a reader, or in the language of the game where everybody reads."""
    return Speaker(language(locale) if locale else seated.row.language, plain_names(seated))


def button(label: str, meant: CustomId, style: Style = "secondary") -> Button:
    """A button of a panel that is not an answer to a question."""
    return Button(encode(meant), cut(label, LABEL), style)


def do(label: str, action: Action, seated: Seated, style: Style = "secondary") -> Button:
    """A button that needs no more than the game that it belongs to."""
    return button(label, Do(seated.row.id, action), style)


def log_lines(say: Speaker, game: str, events: Sequence[Event]) -> list[str]:
    """Events as lines of a log."""
    return [f"• {say.event(game if event.kind not in AROUND else 'table', event)}" for event in events]


def shots(
    seated: Seated, table: Table, say: Speaker, seat: int | None = None, *, shape: Shape = "desktop",
    events: Sequence[Event] = (), parts: Sequence[str] = (),
) -> list[Shot]:  # fmt: skip
    """The pictures of a game that a seat needs now, or some parts of it."""
    artist = DRAWN_BY[seated.row.game]
    changed, view = artist.changed(events), table.view(seat)
    wanted = parts or artist.parts(view, table.asks.get(seat) if seat is not None else None, changed)
    views = {part: table.view(None) if artist.for_everybody(part, view) else view for part in wanted}
    return [
        Shot((seated.row.id, _digest(seen)), seen, plain_names(seated), say, part, changed, shape)
        for part, seen in views.items()
    ]


def _digest(view: Any) -> bytes:
    """Tells views apart; the number of answers would not do, as after an undo another answer has the same."""
    return sha256(msgspec.json.encode(view)).digest()


# A turn


def turn(
    seated: Seated, table: Table, turn_number: int, events: Sequence[Event], before: Sequence[Event] = ()
) -> Panel:
    """The public message of a turn: what happens in it, the board, whom the game waits for, the clock.

    `before` is what happened in the turn before, and is told and marked too while the turn lasts.
    """
    row, say = seated.row, speaker_for(seated)
    shown, earlier = readable(events, None), readable(before, None)
    title = say("turn-title", game=say(f"game-{row.game}"), number=row.id, turn=turn_number)
    lines = log_lines(say, row.game, shown)
    luck = [say("turn-commitment", hash=table.commitment)] if turn_number == 1 else []
    if turn_number != row.turn or row.stage != "playing":
        if turn_number == row.turn and row.stage == "over":
            lines = [say("turn-last")]
        lines = lines or [say("turn-taken-back")]
        return Panel(head_blocks([f"-# {title}", *luck, *(f"-# {line}" for line in lines)]))
    head = [f"### {title}", *luck]
    head += [f"-# {line}" for line in log_lines(say, row.game, earlier)[-LINES:]]
    head += lines[-LINES:]
    head.append(waiting(seated, table, say))
    drawn = shots(seated, table, say, events=[*earlier, *shown])
    asked = [seated.seats[seat].user_id for seat in table.asks]
    return Panel(head_blocks(head), turn_buttons(seated, table, say), drawn, [user for user in asked if user])


def head_blocks(lines: Sequence[str]) -> list[str]:
    """Lines as blocks below Discord's limit for one text; of too many the title and the latest stay."""
    title, *rest = lines
    while sum(map(len, rest)) + len(rest) > MOST and len(rest) > 1:
        del rest[0]
    return ["\n".join([title, *rest])[: MOST + len(title)]]


def waiting(seated: Seated, table: Table, say: Speaker) -> str:
    """Whom the game waits for and until when."""
    row = seated.row
    if row.paused:
        return say("turn-paused", host=f"<@{row.host_id}>")
    who = say.listed(
        f"<@{seat.user_id}>" if (seat := seated.seats[number]).user_id else clean(seat.name)
        for number in sorted(table.asks)
    )
    line = say("turn-asked", who=who, wanted=wanted(next(iter(table.asks.values())), say))
    seconds = PACES[row.pace]
    return f"{line} {say('turn-clock', when=f'<t:{row.since + seconds}:R>')}" if seconds else line


def wanted(ask: Ask, say: Speaker) -> str:
    """What somebody is asked, as everybody may read it; a question that tells a secret has other words."""
    public = f"{ask.text.key}-public"
    return say(public) if say.knows(public) else say.text(ask.text)


def turn_buttons(seated: Seated, table: Table, say: Speaker) -> list[Row]:
    """What everybody finds under the board; secrets open only for their reader."""
    first = [
        do(say("button-turn"), "turn", seated, style="primary"),
        do(say("button-hand"), "hand", seated),
        do(say("button-undo"), "undo", seated),
        do(say("button-since"), "since", seated),
        do(say("button-watch"), "watch", seated),
    ]
    return [tuple(first)]


# What only one reader sees


def question(
    seated: Seated, table: Table, seat: int, say: Speaker, *, page: int = 0, verb: str = "",
    lines: Sequence[str] = (), shape: Shape = "desktop", events: Sequence[Event] = (),
) -> Panel:  # fmt: skip
    """A seat's secrets with its open question: a whole turn can be played from this panel.

    `lines` are said first, `events` are what is news to the seat.
    """
    row = seated.row
    ask = table.asks.get(seat)
    title = say("private-title", game=say(f"game-{row.game}"), number=row.id)
    texts = [f"### {title}", *lines, *log_lines(say, row.game, events[-LINES:])]
    made: list[Row] = []
    if table.over or row.stage in ("over", "ended"):
        texts.append(say("private-over"))
    elif ask is None:
        texts.append(waiting(seated, table, say))
    else:
        texts.append(f"**{say.text(ask.text)}**")
        texts += explained(ask, say, table.version)
        if any(option.final for option in ask.offered):
            texts.append(say("private-final"))
        made = question_rows(seated, table, ask, say, page, verb)
    if row.stage == "playing" and table.can_undo(seat):
        made = [*made, (do(say("button-undo"), "undo", seated),)]
    if row.stage == "playing" and row.paused:
        made = asleep(made)
        texts += [waiting(seated, table, say)] if ask is not None else []
    drawn = shots(seated, table, say, seat, shape=shape, events=events)
    return Panel(head_blocks(texts), made, drawn)


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
