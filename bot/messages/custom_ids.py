"""What a button or select carries: a small struct for each thing that it can mean, and one codec for all.

Discord gives back what a message carried, however old the message is, and whoever made it up. So every
form that was ever sent stays in the table, and what fits none of them is an old button.
"""

import re
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from render.picture import SHAPES, Shape
from rules.core.asking import Illegal

#: What a button does that needs no more than the game it belongs to.
Action: TypeAlias = Literal[
    "join", "leave", "start", "terms", "home", "turn", "hand", "undo", "since", "watch", "rematch", "replay",
    "end", "keep", "anew", "post", "own-terms", "thread", "step", "hint", "plan", "plan-more",
    "plan-drop", "plan-back", "try", "try-back", "try-alone", "try-play",
    "agree", "disagree", "everything", "look", "loft",
]  # fmt: skip


#: How a replay is turned to another turn.
Turning: TypeAlias = Literal["first", "back", "on", "last", "jump"]


class Pick(Struct, frozen=True):
    """Answers a question with one option; the mark says which question was meant."""

    game: int
    seat: int
    mark: str
    option: str


class Choose(Struct, frozen=True):
    """Answers a question with what was chosen from a select."""

    game: int
    seat: int
    mark: str
    verb: str


class Some(Struct, frozen=True):
    """Answers a question with several options, by their places in it."""

    game: int
    seat: int
    mark: str
    chosen: str


class Part(Struct, frozen=True):
    """Shows a question with these of its options chosen, to which others are to come."""

    game: int
    seat: int
    mark: str
    chosen: str


class Advised(Struct, frozen=True):
    """Answers a question as a hint says, by places among all that is offered, and asks for the next hint."""

    game: int
    seat: int
    mark: str
    chosen: str


class Page(Struct, frozen=True):
    """Turns to another page of a verb's options; version 0.1 had buttons for that."""

    game: int
    seat: int
    mark: str
    page: int
    verb: str


class LogPage(Struct, frozen=True):
    """Turns to another page of the log, counted from the latest."""

    game: int
    page: int


class Still(Struct, frozen=True):
    """Turns to another turn of a replay: by a way, and to which; a jump brings it along."""

    game: int
    turning: Turning
    page: int


class ChangeTerm(Struct, frozen=True):
    """Sets a setting of an open table to what was chosen."""

    game: int
    name: str


class TableTerm(Struct, frozen=True):
    """Sets what holds for any game at an open table to what was chosen."""

    game: int
    name: str


class AddHouse(Struct, frozen=True):
    """Seats a house player of the level that was chosen."""

    game: int


class VoteUndo(Struct, frozen=True):
    """Agrees to go back to before an answer, of so many that had been given."""

    game: int
    target: int
    answers: int


class VoteSkip(Struct, frozen=True):
    """Agrees to skip a seat."""

    game: int
    seat: int


class VoteHouse(Struct, frozen=True):
    """Agrees to let the house play a seat."""

    game: int
    seat: int


class VoteHandover(Struct, frozen=True):
    """Agrees to let somebody play on in a seat, as was asked under a number."""

    game: int
    number: int


class DeclineUndo(Struct, frozen=True):
    """Does not want something to be taken back, as was asked under a number."""

    game: int
    number: int


class DeclineHandover(Struct, frozen=True):
    """Does not want somebody to play on in a seat, as was asked under a number."""

    game: int
    number: int


class ReplaceByHouse(Struct, frozen=True):
    """Hands a seat to a house player of a level, or asks the others to agree."""

    game: int
    seat: int
    level: str


class ReplaceBy(Struct, frozen=True):
    """Hands a seat to somebody, by their number and name, or asks the others to agree."""

    game: int
    seat: int
    to: int
    name: str


class ServerTerm(Struct, frozen=True):
    """Settles something for all games on a server, as was chosen."""

    name: str


class MyTerm(Struct, frozen=True):
    """Sets something for oneself, as was chosen."""

    name: str


class Form(Struct, frozen=True):
    """Opens a form, or brings what was typed in it."""

    name: str


class Snooze(Struct, frozen=True):
    """Asks for some hours without reminders."""

    game: int
    hours: int


class PlanFor(Struct, frozen=True):
    """Chooses something for one's plan, on a page of it."""

    game: int
    page: int
    name: str


class Try(Struct, frozen=True):
    """Does with a turn that is only tried what another would do with a question: pick, sel, some or part."""

    game: int
    seat: int
    mark: str
    way: Literal["pick", "sel", "some", "part"]
    what: str


class Follow(Struct, frozen=True):
    """Follows a game to its end, or is told of its rounds or of what is exciting, or no longer; or stops."""

    game: int
    wanted: Literal["end", "rounds", "thrills", "stop"]


class Foretell(Struct, frozen=True):
    """Foretells something of a game's end, as was chosen."""

    game: int
    name: str


class Share(Struct, frozen=True):
    """Shows everybody in the channel what somebody got for themselves, of a game or, with 0, of none."""

    game: int
    what: str


class Show(Struct, frozen=True):
    """Shows the part of a game that was chosen."""

    game: int


class Reshape(Struct, frozen=True):
    """Lays out all pictures for another screen from now on; the part is what is being looked at."""

    game: int
    shape: Shape
    part: str


class Seen(Struct, frozen=True):
    """Shows an onlooker the seat that was chosen, or all of them."""

    game: int


class Do(Struct, frozen=True):
    """Does something to a game, or shows something of it."""

    game: int
    action: Action


Vote: TypeAlias = VoteUndo | VoteSkip | VoteHouse
Replace: TypeAlias = ReplaceByHouse | ReplaceBy
Decline: TypeAlias = DeclineUndo | DeclineHandover
#: What belongs to a game.
OfGame: TypeAlias = (
    Pick
    | Choose
    | Some
    | Part
    | Advised
    | Page
    | LogPage
    | Still
    | ChangeTerm
    | TableTerm
    | AddHouse
    | Vote
    | VoteHandover
    | Decline
    | Replace
    | Snooze
    | PlanFor
    | Try
    | Follow
    | Foretell
    | Share
    | Show
    | Reshape
    | Seen
    | Do
)
CustomId: TypeAlias = OfGame | ServerTerm | MyTerm | Form

#: How each is written. The last part may hold colons of its own.
FORMS: dict[type[CustomId], str] = {
    Pick: "pick:{game}:{seat}:{mark}:{option}",
    Choose: "sel:{game}:{seat}:{mark}:{verb}",
    Some: "some:{game}:{seat}:{mark}:{chosen}",
    Part: "part:{game}:{seat}:{mark}:{chosen}",
    Advised: "hint:{game}:{seat}:{mark}:{chosen}",
    Page: "page:{game}:{seat}:{mark}:{page}:{verb}",
    LogPage: "log:{game}:{page}",
    Still: "still:{game}:{turning}:{page}",
    ChangeTerm: "set:{game}:{name}",
    TableTerm: "table:{game}:{name}",
    AddHouse: "add:{game}:house",
    VoteUndo: "do:{game}:vote:undo:{target}:{answers}",
    VoteSkip: "do:{game}:vote:skip:{seat}",
    VoteHouse: "do:{game}:vote:house:{seat}",
    VoteHandover: "do:{game}:vote:handover:{number}",
    DeclineUndo: "do:{game}:decline:undo:{number}",
    DeclineHandover: "do:{game}:decline:handover:{number}",
    ReplaceByHouse: "do:{game}:replace:house:{seat}:{level}",
    ReplaceBy: "do:{game}:replace:by:{seat}:{to}:{name}",
    Snooze: "do:{game}:snooze:{hours}",
    Try: "try:{game}:{seat}:{mark}:{way}:{what}",
    PlanFor: "plan:{game}:{page}:{name}",
    Follow: "follow:{game}:{wanted}",
    Foretell: "foretell:{game}:{name}",
    Share: "share:{game}:{what}",
    Show: "show:{game}:part",
    Reshape: "shape:{game}:{shape}:{part}",
    Seen: "seen:{game}:seat",
    Do: "do:{game}:{action}",
    ServerTerm: "server:{name}",
    MyTerm: "my:{name}",
    Form: "form:{name}",
}


#: The parts that are numbers; any number that was ever written fits, and what fits suits the database.
NUMBERS = {"game", "seat", "page", "target", "answers", "number", "hours", "to"}
NUMBER = "0|[1-9][0-9]{0,17}"
#: The number of a person has a digit more.
PERSON = f"{NUMBER}|[1-8][0-9]{{18}}"
#: The parts that are one of a few words.
WORDS: dict[str, tuple[str, ...]] = {
    "action": get_args(Action),
    "shape": SHAPES,
    "way": ("pick", "sel", "some", "part"),
    "wanted": ("end", "rounds", "thrills", "stop"),
    "turning": get_args(Turning),
}


#: Nothing chosen yet.
NONE = "none"


def joined(chosen: Iterable[int]) -> str:
    """Places in a question as they are written."""
    return "-".join(map(str, sorted(chosen))) or NONE


def places(chosen: str, among: int) -> list[int]:
    """Places as they were written, in a question of so many options; Illegal where there is no such place."""
    parts = [] if chosen == NONE else chosen.split("-")
    found = [int(part) for part in parts if re.fullmatch("[0-9]{1,3}", part)]
    if len(found) < len(parts) or any(place >= among for place in found):
        raise Illegal("refused-old-button")
    return found


def encode(meant: CustomId) -> str:
    """What a button or select is given to carry."""
    return FORMS[type(meant)].format(**{name: getattr(meant, name) for name in meant.__struct_fields__})


def decode(text: str) -> CustomId:
    """What a button or select meant; Illegal where it means nothing that we know."""
    for kind, pattern in PATTERNS.items():
        found = pattern.fullmatch(text)
        if found is not None:
            parts: dict[str, Any] = found.groupdict()
            return kind(**parts | {name: int(parts[name]) for name in parts.keys() & NUMBERS})
    raise Illegal("refused-old-button")


def _group(part: re.Match[str]) -> str:
    """The pattern of one part of a form."""
    name, last = part[1], part.end() == len(part.string)
    if name in NUMBERS:
        return f"(?P<{name}>{PERSON if name == 'to' else NUMBER})"
    if name in WORDS:
        return f"(?P<{name}>{'|'.join(WORDS[name])})"
    return f"(?P<{name}>{'.+' if last else '[^:]+'})"


PATTERNS = {kind: re.compile(re.sub(r"\{(\w+)\}", _group, form), re.DOTALL) for kind, form in FORMS.items()}
