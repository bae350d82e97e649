"""Looking at the parts of a game: which there are, what they are called, and how one turns to another."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.messages.custom_ids import Reshape, Show, encode
from bot.messages.layout import Button, Choice, Row, Select, cut
from bot.messages.limits import LABEL, ROW
from bot.messages.panels import plain_names, speaker_for
from bot.messages.pictures import Shot
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.spelling import meant
from bot.words.texts import Speaker
from render.games import DRAWN_BY, offered
from render.picture import SHAPES, Shape
from rules.core.asking import Illegal

#: In place of a part: those that the reader needs now.
NOW = "now"
#: In place of a part: the list of them, where there is no room for it beside a question.
MENU = "menu"
#: In place of a part: what each of the others has, with what all their cards do.
OTHERS = "others"


def look_rows(
    seated: Seated, view: Any, drawn: Sequence[Shot], say: Speaker, shape: Shape, part: str = NOW,
    beside: Sequence[Button] = (), room: int = 2,
) -> list[Row]:  # fmt: skip
    """What lays the pictures out for another screen, `beside` other buttons, and what shows other parts.

    Where there is no room for a second row, a button leads to the list of parts.
    """
    shown, plain = {shot.part for shot in drawn}, say.plainly()
    others = [name for name in offered(view) if name not in shown]
    boards = [] if part == OTHERS else boards_of_others(view)
    if len(boards) > 1:
        others = [OTHERS, *others]
    if part != NOW:
        others = [NOW, *others]
    choices = [Choice(name, cut(part_name(plain, seated, name), LABEL)) for name in others]
    turn = shape_button(seated, say, shape, part)
    show, title = encode(Show(seated.row.id)), say("look-show")
    row = (*beside, turn, *([Button(show, title)] if choices and room < 2 else []))
    if boards and len(row) < ROW:
        row = (*row, Button(encode(Reshape(seated.row.id, shape, OTHERS)), say("look-players")))
    return [row, *([Select(show, title, tuple(choices))] if choices and room >= 2 else [])]


def shape_button(seated: Seated, say: Speaker, shape: Shape, part: str = NOW) -> Button:
    """What lays the pictures out for the other screen, from now on."""
    other = next(each for each in SHAPES if each != shape)
    return Button(encode(Reshape(seated.row.id, other, part)), say(f"look-for-{other}"))


def part_name(say: Speaker, seated: Seated, part: str) -> str:
    """What a part of a game is called; one that is about a seat has its player's name."""
    if part in (NOW, OTHERS):
        return say(f"look-{part}")
    seat = DRAWN_BY[seated.row.game].PARTS[part].seat
    return say(f"{seated.row.game}-part-{part}") if seat is None else plain_names(seated)[seat]


def matching_parts(asker: Asker, seated: Seated, typed: str) -> Mapping[str, str]:
    """The parts meant by what was typed, with their names."""
    say = speaker_for(seated, asker.locale).plainly()
    named = {part: part_name(say, seated, part) for part in offered(_view(asker, seated))}
    return {part: named[part] for part in meant(typed, named)}


def text_of(asker: Asker, seated: Seated, part: str | None = None) -> str:
    """A part of a game in words, or all of it."""
    view, say = _view(asker, seated), speaker_for(seated, asker.locale).plainly()
    if part is not None:
        checked_part(part, view)
    return DRAWN_BY[seated.row.game].text_board(view, plain_names(seated), say, part)


def checked_part(part: str, view: Any) -> list[str]:
    """A part that the reader of a view can look at; none in particular, if it is what they need now."""
    if part in (NOW, MENU):
        return []
    if part == OTHERS and (others := boards_of_others(view)):
        return others
    if part not in offered(view):
        raise Illegal("refused-no-such-part", name=part[:50])
    return [part]


def boards_of_others(view: Any) -> list[str]:
    """The parts that show what each of the others has, or the one that shows it of everybody."""
    parts, there = DRAWN_BY[view.game].PARTS, offered(view)
    each = [name for name in there if parts[name].seat not in (None, view.seat)]
    return each or [name for name in there if name == "players"]


def _view(asker: Asker, seated: Seated) -> Any:
    mine = seated.seat_of(asker.id)
    return seated.look().view(mine.seat if mine else None)
