"""From a question to rows of buttons and selects: pure data, within Discord's limits."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.custom_ids import Choose, Page, Pick, encode
from rules.core.asking import Ask, Option, Text

#: Discord's limits.
LABEL, ABOUT, CUSTOM_ID, ROW, CHOICES, CONTENT = 80, 100, 100, 5, 25, 2000
#: As many options as this still look well as buttons: of one verb, and of several.
BUTTONS, MIXED = 20, 10
#: Of several verbs, a family of options this small stays buttons even beside selects.
FEW = 2
#: The same where a question has few families.
ROOMY = 6
#: What ends a turn stands last.
LAST = "pass"

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Say: TypeAlias = Callable[[Text], str]


class Button(Struct, frozen=True):
    """A button, by what it does and what it says."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


class Choice(Struct, frozen=True):
    """One entry of a select."""

    value: str
    label: str
    about: str = ""


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

    def page(self, verb: str, number: int) -> str:
        """The custom_id of a button that turns to another page of a select."""
        return encode(Page(self.game, self.seat, self.mark, number, verb))


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


def rows(
    question: Ask,
    place: Place,
    say: Say,
    placeholder: Callable[[str], str],
    page: int = 0,
    *,
    verb: str = "",
    about: Say = lambda text: "",
) -> list[Row]:
    """Buttons where they are few, selects where they are many; one select where several may be chosen.

    What may be chosen instead of several is a button below their select.
    `page` is the page of the verb's select, or of all; `about` says what stands below a choice of a select.
    """
    if question.most > 1 or question.least == 0:
        return [_several(question, place, say, placeholder, about), *_buttons(question.instead, place, say)]
    verbs = list(dict.fromkeys(option.verb for option in question.offered))
    if len(question.offered) <= (BUTTONS if len(verbs) == 1 else MIXED):
        return _buttons(question.offered, place, say)
    fewest = ROOMY if len(verbs) <= 3 else FEW
    made: list[Row] = []
    few: list[Option] = []
    for own in sorted(verbs, key=LAST.__eq__):
        family = [option for option in question.offered if option.verb == own]
        if len(family) <= fewest:
            few += family
        else:
            choices = _choices(family, say, about)
            made += _pages(choices, place, own, placeholder(own), page if verb in ("", own) else 0)
    return made + _buttons(few, place, say)


def _buttons(options: Sequence[Option], place: Place, say: Say) -> list[Row]:
    options = sorted(options, key=lambda option: option.verb == LAST)
    buttons = [Button(place.pick(option.id), cut(say(option.text), LABEL)) for option in options]
    return [tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def _choices(options: Sequence[Option], say: Say, about: Say) -> tuple[Choice, ...]:
    return tuple(
        Choice(option.id, cut(say(option.text), LABEL), cut(about(option.text), ABOUT)) for option in options
    )


def _several(question: Ask, place: Place, say: Say, placeholder: Callable[[str], str], about: Say) -> Select:
    choices = _choices(question.options[:CHOICES], say, about)
    most = min(question.most, len(choices))
    verb = question.options[0].verb
    return Select(place.select(verb), cut(placeholder(verb), 150), choices, question.least, most)


def _pages(choices: Sequence[Choice], place: Place, verb: str, title: str, page: int) -> list[Row]:
    """A select for a long family; with more than 25, buttons below it turn the pages."""
    pages = [tuple(choices[start : start + CHOICES]) for start in range(0, len(choices), CHOICES)]
    page %= len(pages)
    select = Select(place.select(verb), cut(title, 150), pages[page])
    if len(pages) == 1:
        return [select]
    turn = tuple(
        Button(place.page(verb, number), f"{number + 1}/{len(pages)}", disabled=number == page)
        for number in range(min(len(pages), ROW))
    )
    return [select, turn]
