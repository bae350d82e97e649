"""From a question to rows of buttons and selects: pure data, within Discord's limits.

Every kind of choice has its place, which the game's rules name, and keeps it at every step: what is free and
brings something first, then what is chosen from selects, then tools such as undo, and last of all, alone,
what ends a turn.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import combinations, takewhile
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.custom_ids import Choose, Part, Pick, Some, Try, encode, joined
from bot.messages.limits import ABOUT, CHOICES, LABEL, ROW, TITLE
from rules.core.asking import THEN, Ask, Option
from rules.core.verbs import Spot, Spots
from rules.core.worth import NOTHING, Worth, Worths

#: A panel with more rows than this is a wall.
ROWS = 5
#: So many of them are for tools, such as undo.
TOOLS = 1
#: More options than this of which several are chosen do not look well as buttons.
SEVERAL = 10
#: The group that comes after all others of a select.
OTHERS = "others"
#: What stands in a select for its other pages: the value is this, and the number of the page.
PAGE = "page:"

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Button(Struct, frozen=True):
    """A button, by what it does and what it says."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    #: The name of a symbol that stands before the words, where it can be shown.
    symbol: str = ""


class Choice(Struct, frozen=True):
    """One entry of a select."""

    value: str
    label: str
    about: str = ""
    symbol: str = ""
    #: Whether it is what was chosen before.
    chosen: bool = False


class Select(Struct, frozen=True):
    """A select menu."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


class Channels(Struct, frozen=True):
    """A select from which channels of the server are chosen; without a forum, only those with messages."""

    id: str
    placeholder: str
    chosen: tuple[int, ...] = ()
    most: int = 1
    forums: bool = False


class Field(Struct, frozen=True):
    """Something to be typed in a form: what it is, how, what stands there already, and how long it may be."""

    id: str
    label: str
    hint: str
    value: str
    most: int


class Questions(Struct, frozen=True):
    """A form that is filled in at once; nothing in it has to be."""

    id: str
    title: str
    fields: tuple[Field, ...]


Row: TypeAlias = tuple[Button, ...] | Select


class Place(Struct, frozen=True):
    """Whose question it is: what a custom_id needs besides the pick."""

    game: int
    seat: int
    mark: str

    def pick(self, option: str) -> str:
        """The custom_id of an option's button."""
        return encode(Pick(self.game, self.seat, self.mark, option))

    def select(self, verb: str) -> str:
        """The custom_id of a select, which brings the picks itself."""
        return encode(Choose(self.game, self.seat, self.mark, verb))

    def some(self, chosen: Sequence[int]) -> str:
        """The custom_id of a button that answers with several options, by their places in the question."""
        return encode(Some(self.game, self.seat, self.mark, joined(chosen)))

    def part(self, chosen: Sequence[int]) -> str:
        """The custom_id of a button after which some options are chosen, and more are to come."""
        return encode(Part(self.game, self.seat, self.mark, joined(chosen)))


class TrialPlace(Place, frozen=True):
    """The same for a turn that is only tried."""

    def pick(self, option: str) -> str:
        """Tries an option."""
        return encode(Try(self.game, self.seat, self.mark, "pick", option))

    def select(self, verb: str) -> str:
        """Tries what was chosen from a select."""
        return encode(Try(self.game, self.seat, self.mark, "sel", verb))

    def some(self, chosen: Sequence[int]) -> str:
        """Tries several options."""
        return encode(Try(self.game, self.seat, self.mark, "some", joined(chosen)))

    def part(self, chosen: Sequence[int]) -> str:
        """Chooses some options to which more are to come."""
        return encode(Try(self.game, self.seat, self.mark, "part", joined(chosen)))


class Words(Struct, frozen=True):
    """How the options of a question are said."""

    #: What an option is, costs and brings; and why one would choose it.
    label: Callable[[Option, Worth], str]
    why: Callable[[Option, Worth], str]
    #: The name of its symbol, if it has one.
    symbol: Callable[[Option], str]
    #: What a place is called, by its first verb, or by that and a group.
    title: Callable[[str], str]
    #: All of so many options at once; the choice is made; the other choices, of which so many are left.
    every: Callable[[int], str]
    done: str
    more: Callable[[int], str]


class Sheet(Struct, frozen=True):
    """All that is needed to lay out a question."""

    question: Ask
    place: Place
    words: Words
    worths: Worths
    spots: Spots
    #: The page of the selects of a place, by its first verb.
    page: int = 0
    turned: str = ""
    #: Of several options those that are chosen already, by their places.
    chosen: tuple[int, ...] = ()

    def worth(self, option: Option) -> Worth:
        """What an option costs and brings."""
        return self.worths.get(option.id, NOTHING)

    def label(self, option: Option) -> str:
        """What an option is, costs and brings; too long, it loses its cost, then the end of what it is."""
        worth = self.worth(option)
        full = self.words.label(option, worth)
        if len(full) <= LABEL:
            return full
        brief = self.words.label(option, replace(worth, cost={}))
        pairs = zip(brief, self.words.label(option, NOTHING), strict=False)
        what = "".join([letter for letter, _ in takewhile(lambda pair: len({*pair}) == 1, pairs)]).rstrip()
        gain = brief.removeprefix(what)
        return cut(cut(what, max(1, LABEL - len(gain))) + gain, LABEL)

    def button(self, option: Option) -> Button:
        """An option as a button, with as many reasons as there is room for."""
        worth = self.worth(option)
        label, why = self.label(option), self.words.why(option, worth) if worth.purpose else ""
        full = f"{label} · {why}"
        return Button(
            self.place.pick(option.id),
            full if why and len(full) <= LABEL else label,
            _style(worth),
            symbol=self.words.symbol(option),
        )

    def choice(self, option: Option) -> Choice:
        """An option as an entry of a select."""
        why = cut(self.words.why(option, self.worth(option)), ABOUT)
        return Choice(option.id, self.label(option), why, self.words.symbol(option))


def asleep(rows: Sequence[Row]) -> list[Row]:
    """The same to look at, and nothing of it to press for now."""
    return [
        replace(row, disabled=True)
        if isinstance(row, Select)
        else tuple(replace(each, disabled=True) for each in row)
        for row in rows
    ]


def cut(text: str, most: int) -> str:
    """A text that fits, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _style(worth: Worth) -> Style:
    """Green is what brings something for nothing."""
    return "success" if worth.gain and not worth.cost else "secondary"


def rows(sheet: Sheet) -> tuple[list[Row], list[Row]]:
    """The rows of a question, and apart from them those that end a turn: other things may stand between."""
    question = sheet.question
    if question.most > 1 or question.least == 0:
        return _several(sheet), []
    made: list[Row] = []
    last: list[Row] = []
    ending = [option for spot in sheet.spots if spot.form == "end" for option in _last(sheet, spot)]
    left: list[Option] = []
    for spot in sheet.spots:
        options, most = _sorted(sheet, spot, ending), ROW * _button_rows(sheet, spot)
        if spot.form == "end":
            last += _buttons([_ending(sheet, option) for option in ending])
        elif spot.form == "buttons" and len(options) <= most:
            made += _buttons([sheet.button(option) for option in options])
        elif spot.form == "buttons" and _select_below(sheet, spot):
            made += _buttons([sheet.button(option) for option in options[:most]])
            left += options[most:]
        else:
            made += _selects(sheet, spot, [*left, *options])
            left = []
    return made, last


def ending_verbs(spots: Spots) -> frozenset[str]:
    """The verbs of what ends a turn."""
    return frozenset([verb for spot in spots if spot.form == "end" for verb in spot.verbs])


def ends(option: Option, ending: Collection[str]) -> bool:
    """Whether a turn is over with an option, be it the last of several things that it does."""
    return any(part.partition(":")[0] in ending for part in option.id.split(THEN))


def _last(sheet: Sheet, spot: Spot) -> list[Option]:
    """What stands alone in the last row: ways to end a turn, and of each kind the best to do before that."""
    found = [option for option in sheet.question.offered if ends(option, spot.verbs)]
    plain = [option for option in found if option.verb in spot.verbs]
    plain.sort(key=lambda option: THEN not in option.id)
    others = [verb for other in sheet.spots if other != spot for verb in other.verbs]
    kinds = [[option for option in found if option.verb == verb] for verb in others]
    best = [min(kind, key=lambda option: sheet.worth(option).rank) for kind in kinds if kind]
    return [*plain, *best][:ROW]


def _sorted(sheet: Sheet, spot: Spot, ending: Collection[Option]) -> list[Option]:
    """The options of a place: other groups last, by kind, what ends a turn last, what is good first."""
    options = [o for o in sheet.question.offered if o.verb in spot.verbs and o not in ending]
    verbs = ending_verbs(sheet.spots)

    def order(option: Option) -> tuple[bool, int, bool, int]:
        worth = sheet.worth(option)
        return worth.group == OTHERS, spot.verbs.index(option.verb), ends(option, verbs), worth.rank

    return sorted(options, key=order)


def _button_rows(sheet: Sheet, spot: Spot) -> int:
    """How many rows the buttons of a place may fill: its own, and those that nothing else needs."""
    verbs = {option.verb for option in sheet.question.offered}
    there = [other for other in sheet.spots if other != spot and verbs.intersection(other.verbs)]
    return max(spot.rows, ROWS - TOOLS - sum(max(other.rows, len(other.groups)) for other in there))


def _select_below(sheet: Sheet, spot: Spot) -> bool:
    """Whether a select below will be there anyway, for what finds no room here."""
    below = sheet.spots[sheet.spots.index(spot) + 1 :]
    verbs = {verb for other in below if other.form == "select" for verb in other.verbs}
    return any(option.verb in verbs for option in sheet.question.offered)


def _buttons(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in as few rows as will do, each about as long as the others."""
    number = -(-len(buttons) // ROW)
    each = -(-len(buttons) // max(1, number))
    return [tuple(buttons[start : start + each]) for start in range(0, len(buttons), max(1, each))]


def _ending(sheet: Sheet, option: Option) -> Button:
    """What ends a turn: red where that loses something."""
    worth = sheet.worth(option)
    ending = ending_verbs(sheet.spots)
    others = [sheet.worth(other) for other in sheet.question.offered if not ends(other, ending)]
    loses = worth.loses or any(other.gain and not other.cost for other in others)
    return Button(sheet.place.pick(option.id), sheet.label(option), "danger" if loses else "secondary")


def _selects(sheet: Sheet, spot: Spot, options: Sequence[Option]) -> list[Row]:
    """The select of a place, or one for each of its groups."""
    if not options:
        return []
    if not spot.groups:
        name = spot.verbs[0] if spot.form == "select" else options[0].verb
        return [_select(sheet, name, options)]
    found = [(group, [o for o in options if sheet.worth(o).group == group]) for group in spot.groups]
    return [_select(sheet, f"{spot.verbs[0]}-{group}", those) for group, those in found if those]


def _select(sheet: Sheet, name: str, options: Sequence[Option]) -> Select:
    """A select; of more entries than it can hold the last one leads to the others."""
    choices = [sheet.choice(option) for option in options]
    if len(choices) > CHOICES:
        each = CHOICES - 1
        pages = -(-len(choices) // each)
        page = sheet.page % pages if sheet.turned == name else 0
        shown = choices[page * each : (page + 1) * each]
        more = sheet.words.more(len(choices) - len(shown))
        choices = [*shown, Choice(f"{PAGE}{(page + 1) % pages}", cut(more, LABEL))]
    return Select(sheet.place.select(name), cut(sheet.words.title(name), TITLE), tuple(choices))


# Several at once


def _several(sheet: Sheet) -> list[Row]:
    """Buttons for all that can be chosen, where it is little; or for one option after the other."""
    question, options = sheet.question, sheet.question.options
    instead: list[Row] = _buttons([sheet.button(option) for option in question.instead])
    if len(options) > SEVERAL:
        choices = tuple([sheet.choice(option) for option in options[:CHOICES]])
        verb, most = options[0].verb, min(question.most, len(choices))
        title = cut(sheet.words.title(verb), TITLE)
        return [Select(sheet.place.select(verb), title, choices, question.least, most), *instead]
    numbers = range(question.least, min(question.most, len(options)) + 1)
    subsets = [chosen for number in numbers for chosen in combinations(range(len(options)), number)]
    if all(len(chosen) in (1, len(options)) for chosen in subsets):
        return [*_buttons([_subset(sheet, chosen) for chosen in subsets]), *instead]
    return [*_buttons([_toggle(sheet, place) for place in range(len(options))]), *_done(sheet), *instead]


def _subset(sheet: Sheet, chosen: Sequence[int]) -> Button:
    """One option alone, or all of them."""
    options = sheet.question.options
    if len(chosen) == 1:
        own = sheet.button(options[chosen[0]])
        return Button(sheet.place.some(chosen), own.label, own.style, symbol=own.symbol)
    return Button(sheet.place.some(chosen), cut(sheet.words.every(len(options)), LABEL))


def _toggle(sheet: Sheet, place: int) -> Button:
    """Adds an option to those that are chosen, or takes it away; with the last of them all is said."""
    question, chosen = sheet.question, {*sheet.chosen} ^ {place}
    own = sheet.button(question.options[place])
    id_ = sheet.place.some([*chosen]) if len(chosen) == question.most else sheet.place.part([*chosen])
    style: Style = "success" if place in sheet.chosen else "secondary"
    return Button(id_, own.label, style, len(chosen) > question.most, own.symbol)


def _done(sheet: Sheet) -> list[Row]:
    """That no more are to come, where that is for the person to say."""
    question = sheet.question
    if question.least == question.most or not question.least <= len(sheet.chosen) <= question.most:
        return []
    return [(Button(sheet.place.some(sheet.chosen), cut(sheet.words.done, LABEL), "primary"),)]
