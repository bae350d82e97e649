"""Names and headings: whom the game waits for, and what things are called."""

from collections.abc import Sequence

from render.picture import Say
from render.text import fit
from rules.feld.view import View


def seated(view: View, names: Sequence[str]) -> list[str]:
    """The names of all seats; TOM has his."""
    people = len(view.seats) if view.tom is None else view.tom
    return [*names[:people], *["TOM"] * (len(view.seats) - people)]


def headline(view: View, names: Sequence[str], say: Say, room: float = 0, size: float = 0) -> str:
    """Whom the game waits for and what for, or who has won; a name takes no more room than `room`."""
    names = seated(view, names)
    if room:
        names = [fit(name, room, "bold", size, size).text for name in names]
    if view.phase == "over":
        won = [names[seat] for seat in view.winners]
        return say("pic-won", names=", ".join(won), winners=len(won))
    waiting = ", ".join(names[seat] for seat in view.acting)
    return say("pic-feld-headline", phase=view.phase, name=waiting)


def phase(view: View, say: Say) -> str:
    """The round and the phase in words."""
    return say("pic-feld-phase", phase=view.phase, round=view.round, rounds=view.rounds)


def named(say: Say, kind: str, thing: str) -> str:
    """What the game's commands call a commodity, a dock worker, a colour, a place or a figure."""
    return say(f"feld-pictured-{kind}", **{kind: thing})
