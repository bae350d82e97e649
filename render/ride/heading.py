"""Whose turn it is, and whether the end is near."""

from collections.abc import Sequence

from render.canvas import Surface, write
from render.pen import Box
from render.picture import Say
from render.text import fit, line, wrap
from rules.ride.view import View


def headline(view: View, names: Sequence[str], say: Say, room: float = 0, size: float = 0) -> str:
    """Whose turn it is, or who has won; a name takes no more room than `room` at this size."""
    if room:
        names = [fit(name, room, "bold", size, size).text for name in names]
    if view.stage == "over":
        won = [names[seat] for seat in view.winners]
        return say("pic-won", names=", ".join(won), winners=len(won))
    if view.stage == "contracts":
        if view.first is None:
            return say("pic-ride-choosing")
        return say("pic-ride-choosing-first", name=names[view.first])
    return say("pic-turn", name=names[view.waiting[0]])


def heading(surface: Surface, view: View, names: Sequence[str], say: Say, box: Box, letters: float) -> None:
    """The headline in one line or two, as its box allows, and how many turns are left on red."""
    left, top, right, bottom = box
    lines = 1 if bottom - top < letters * 2.6 else 2
    if view.stage == "turns" and view.last_turns is not None:
        last = say("pic-last-round", turns=view.last_turns)
        wide = right - left if lines > 1 else line(last, "bold", letters).width + 20
        pill = (right - wide, top + (bottom - top) * (lines - 1) / 2 + 3, right, bottom - 3)
        surface.put(("late", wide, lines), pill, lambda pen: pen.rect(pill, "alarm", 9), "night")
        write(surface, last, (pill[0] + 6, pill[1], pill[2] - 6, pill[3]), letters, "white", "alarm")
        left, top, right, bottom = (
            (left, top, right, pill[1]) if lines > 1 else (left, top, pill[0] - 10, bottom)
        )
        lines = 1
    wide = right - left
    spoken = headline(view, ("",) * len(names), say)
    room = wide * lines * 0.9 - line(spoken, "bold", letters).width
    text = headline(view, names, say, max(letters * 3, min(room, wide)), letters)
    words = wrap(text, wide, "bold", letters) if lines > 1 else (text,)
    words = (words[0], " ".join(words[1:])) if len(words) > 1 else words
    tall = (bottom - top) / len(words)
    for number, each in enumerate(words):
        part = (left, top + number * tall, right, top + (number + 1) * tall)
        write(surface, each, part, letters * (1.2 if len(words) == 1 else 1), "gold", "night", least=letters)
