"""A replay looked at by turn: the board after a turn, its log, and buttons to the turns around it.

Everything is as everybody saw it, in the reader's language. A picture is drawn from the record beside the
event loop, under the limits of all pictures that people ask for, and kept by the game and its answers.
"""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256

from bot.messages.custom_ids import Still, Turning, encode
from bot.messages.layout import Button, Choice, Row, Select, cut
from bot.messages.limits import LABEL
from bot.messages.panels import Panel, head_blocks, log_lines, plain_names, speaker_for
from bot.messages.pictures import Sketch
from bot.messages.stories import Reel, Story, story_of
from bot.messages.tales import Tale
from bot.store.database import Store
from bot.store.moves import answers_of, ends_of_turns, turns_of
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render import games
from render.picture import Picture, Shape
from rules.core.asking import Illegal
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES

#: In place of a turn: the last one.
LATEST = 0


def by_turn(seated: Seated, say: Speaker) -> Button:
    """What opens a replay at its last turn."""
    return Button(encode(Still(seated.row.id, "last", LATEST)), cut(say("button-by-turn"), LABEL))


async def still_panel(
    store: Store, asker: Asker, seated: Seated, number: int, tale: Tale | None, shape: Shape | None = None
) -> Panel:
    """A turn of a game as everybody saw it, by its place among those of which there is something to tell."""
    if seated.row.saved is None:
        raise Illegal("refused-not-started", game=seated.row.id)
    say = speaker_for(seated, asker.locale)
    shape = shape or (await person_of(store, asker.id)).shape
    turns = await ends_of_turns(store, seated.row.id)
    last = max(1, len(turns))
    place = last if number == LATEST else min(number, last)
    turn, answers = turns[place - 1] if turns else (0, 0)
    told = await turns_of(store, seated.row.id, turn, turn)
    events = readable([event for _, happened in told for event in happened], None)
    log = (await answers_of(store, seated.row.id))[:answers]
    title = say("still-title", number=seated.row.id, turn=place, last=last)
    lines = [f"### {title}", *(log_lines(say, seated.row.game, events) or [say("since-nothing")])]
    ends = [answered for _, answered in turns]
    return Panel(
        head_blocks(lines),
        _rows(seated, say, place, last, _places(ends, tale), tale),
        [still(seated, say, story_of(seated, log), events, shape)],
    )


def _places(ends: Sequence[int], tale: Tale | None) -> list[int]:
    """The turns, by their places, with which turning points came."""
    points = tale.turnings if tale else []
    return [
        next((place for place, end in enumerate(ends, 1) if end >= each.answers), len(ends))
        for each in points
    ]


def _rows(
    seated: Seated, say: Speaker, place: int, last: int, places: Sequence[int], tale: Tale | None
) -> list[Row]:
    """First, back, on, last; and turning points to jump to."""
    game = seated.row.id
    ways: dict[Turning, tuple[int, str, bool]] = {
        "first": (1, "button-first", place == 1),
        "back": (max(1, place - 1), "button-earlier", place == 1),
        "on": (min(last, place + 1), "button-further", place == last),
        "last": (LATEST, "button-last", place == last),
    }
    buttons = tuple(
        Button(encode(Still(game, way, to)), cut(say(key), LABEL), disabled=there)
        for way, (to, key, there) in ways.items()
    )
    plain, names = say.plainly(), plain_names(seated)
    choices = {
        str(to): cut(
            plain(
                "still-place",
                round=each.round,
                name=names[each.seat],
                before=round(100 * each.before),
                after=round(100 * each.after),
            ),
            LABEL,
        )
        for to, each in zip(places, tale.turnings if tale else (), strict=True)
    }
    if not choices:
        return [buttons]
    jump = Select(
        encode(Still(game, "jump", LATEST)),
        say("still-jump"),
        tuple(Choice(to, label) for to, label in choices.items()),
    )
    return [buttons, jump]


def still(seated: Seated, say: Speaker, story: Story, happened: Sequence[Event], shape: Shape) -> Sketch:
    """The whole board after the answers of a story, with what happened last pointed out."""
    reel = Reel(seated.row.game, plain_names(seated), say.code)
    marks = games.DRAWN_BY[reel.game].changed(happened)
    answered = sha256(repr(story.log).encode()).digest()
    return Sketch(
        ("still", seated.row.id, answered, reel, marks, shape), partial(drawn, story, reel, marks, shape)
    )


def drawn(story: Story, reel: Reel, marks: frozenset[str], shape: Shape) -> Picture:
    """The board as it was; the record is gone through beside the event loop."""
    table = Table.load(GAMES[story.game], story.dealt)
    for seat, picks in story.log:
        table.answer(seat, picks)
    say = Speaker(reel.code, reel.names)
    return games.part(table.view(None), reel.names, say, games.whole(reel.game), changed=marks, shape=shape)
