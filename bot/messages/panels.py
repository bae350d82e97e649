"""What the messages of a game say and offer: pure data, made from what a reader may see."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from bot.messages.custom_ids import Action, CustomId, Do, encode
from bot.messages.layout import Button, Channels, Row, Select, Style, cut
from bot.messages.limits import LABEL, TEXTS
from bot.messages.pictures import Shot, Sketch, pack_view
from bot.tables.clock import PACES, standstill
from bot.tables.seated import Lately, Seated, once, whose_words
from bot.words.texts import Speaker, clean, language, one_line
from render.games import DRAWN_BY
from render.picture import Picture, Shape
from rules.core.asking import Ask
from rules.core.events import Event
from rules.core.table import Table

#: How many lines of the log a turn's message shows.
LINES = 8
#: How long the text of a message may be besides its title and what its question says.
MOST = TEXTS - 600
#: A channel is read on all screens: what is laid out for a phone can be read on the desktop too.
FOR_ALL: Final = "phone"
#: Where nothing is new.
NOTHING = Lately()


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
    rows: Sequence[Row | Channels] = ()
    #: Up to four pictures, to be drawn or drawn already; each is shown by itself.
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
    return [f"• {say.event(whose_words(game, event), event)}" for event in events]


def latest_lines(say: Speaker, game: str, events: Sequence[Event], most: int = LINES) -> list[str]:
    """The latest events as lines of a log; where there were more, that is told."""
    left_out = max(0, len(events) - most)
    told = [say("log-left-out", lines=left_out)] if left_out else []
    return [*told, *log_lines(say, game, events[left_out:])]


def shots(
    seated: Seated, table: Table, say: Speaker, seat: int | None = None, *, lately: Lately = NOTHING,
    shape: Shape = "desktop", parts: Sequence[str] = (),
) -> list[Shot]:  # fmt: skip
    """The pictures of a game that a reader needs now, or some parts of it.

    What a seat sees as everybody does is marked as it is for everybody, and so drawn once for all of them.
    """
    artist, game_id, names = DRAWN_BY[seated.row.game], seated.row.id, plain_names(seated)
    view, public = table.view(seat), table.view(None)
    marks, public_marks = artist.changed(lately.own), artist.changed(lately.public)
    if not parts:
        ask = table.asks.get(seat) if seat is not None else None
        parts = artist.parts(view, ask, public_marks if seat is None else marks)
    shared = {part: artist.for_everybody(part, view) for part in parts}
    seen = {True: (public, public_marks), False: (view, marks)}
    whose = {True: None, False: seat}
    packed = {
        each: once(table, ("packed", whose[each]), partial(_packed, seen[each][0]))
        for each in set(shared.values())
    }
    return [
        Shot(
            (game_id, packed[each].digest),
            seen[each][0],
            names,
            say,
            part,
            seen[each][1],
            shape,
            packed[each].view,
        )
        for part, each in shared.items()
    ]


def shot_of(seated: Seated, view: Any, say: Speaker, part: str, marks: frozenset[str], shape: Shape) -> Shot:
    """A part of a game as the reader of a view sees it, with these things pointed out."""
    packed, digest = _packed(view)
    return Shot((seated.row.id, digest), view, plain_names(seated), say, part, marks, shape, packed)


class Packed(NamedTuple):
    """A view for whoever draws, and what tells it from others.

    The number of answers would not do for that: after an undo another answer has the same.
    """

    view: bytes
    digest: bytes


def _packed(view: Any) -> Packed:
    packed = pack_view(view)
    return Packed(packed, sha256(packed).digest())


# A turn


def head_blocks(lines: Sequence[str], question: str = "") -> list[str]:
    """Lines as blocks below Discord's limit for all texts; of too many the title and the latest stay."""
    title, *rest = lines
    most = MOST - len(question)
    while not fit(rest, most) and len(rest) > 1:
        del rest[0]
    return ["\n".join([title, *rest])[: most + len(title)]]


def fit(lines: Sequence[str], most: int = MOST) -> bool:
    """Whether lines have no more signs than there is room for below a title."""
    return sum(map(len, lines)) + len(lines) <= most


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
    if not PACES[row.pace]:
        return line
    # Whoever is away until some day has their clock stand still until then, as far as their leave goes.
    asked = [seated.seats[number] for number in table.asks]
    stood = max(standstill(row, seat, seat.away_until) for seat in asked)
    return f"{line} {say('turn-clock', when=f'<t:{row.since + PACES[row.pace] + stood}:R>')}"


def wanted(ask: Ask, say: Speaker) -> str:
    """What somebody is asked, as everybody may read it; a question that tells a secret has other words."""
    public = f"{ask.text.key}-public"
    return say(public) if say.knows(public) else say.text(ask.text)
