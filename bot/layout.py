"""From a question to rows of buttons and selects: pure data, within Discord's limits."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from rules.core.asking import Ask, Option, Text

#: Discord's limits.
LABEL, CUSTOM_ID, ROW, CHOICES = 80, 100, 5, 25
#: As many options as this still look well as buttons.
BUTTONS = 20
#: A family of options (one verb) this small stays buttons even beside a select.
FEW = 5

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


class Select(Struct, frozen=True):
    """A select menu."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Row: TypeAlias = tuple[Button, ...] | Select


class Place(Struct, frozen=True):
    """Whose question it is: what a custom_id needs besides the pick."""

    game: int
    seat: int
    mark: str

    def pick(self, option: str) -> str:
        """The custom_id of an option's button."""
        return f"pick:{self.game}:{self.seat}:{self.mark}:{option}"

    def select(self, verb: str) -> str:
        """The custom_id of a select, which brings the picks itself."""
        return f"sel:{self.game}:{self.seat}:{self.mark}:{verb}"

    def page(self, verb: str, number: int) -> str:
        """The custom_id of a button that turns to another page of a select."""
        return f"page:{self.game}:{self.seat}:{self.mark}:{number}:{verb}"


def cut(text: str, most: int) -> str:
    """A text that fits, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"


def rows(
    question: Ask, place: Place, say: Say, placeholder: Callable[[str], str], page: int = 0
) -> list[Row]:
    """Buttons where they are few, selects where they are many; one select where several may be chosen."""
    if question.most > 1 or question.least == 0:
        return [_several(question, place, say, placeholder)]
    if len(question.options) <= BUTTONS:
        return list(_buttons(question.options, place, say))
    made: list[Row] = []
    for verb in dict.fromkeys(option.verb for option in question.options):
        family = [option for option in question.options if option.verb == verb]
        if len(family) <= FEW:
            made += _buttons(family, place, say)
        else:
            made += _pages(family, place, say, placeholder(verb), page)
    return made


def _buttons(options: Sequence[Option], place: Place, say: Say) -> list[Row]:
    buttons = [Button(place.pick(option.id), cut(say(option.text), LABEL)) for option in options]
    return [tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def _choices(options: Sequence[Option], say: Say) -> tuple[Choice, ...]:
    return tuple(Choice(option.id, cut(say(option.text), LABEL)) for option in options)


def _several(question: Ask, place: Place, say: Say, placeholder: Callable[[str], str]) -> Select:
    choices = _choices(question.options[:CHOICES], say)
    most = min(question.most, len(choices))
    verb = question.options[0].verb
    return Select(place.select(verb), cut(placeholder(verb), 150), choices, question.least, most)


def _pages(family: Sequence[Option], place: Place, say: Say, title: str, page: int) -> list[Row]:
    """A select for a long family; with more than 25, buttons below it turn the pages."""
    pages = [family[start : start + CHOICES] for start in range(0, len(family), CHOICES)]
    page %= len(pages)
    verb = family[0].verb
    select = Select(place.select(verb), cut(title, 150), _choices(pages[page], say))
    if len(pages) == 1:
        return [select]
    turn = tuple(
        Button(place.page(verb, number), f"{number + 1}/{len(pages)}", disabled=number == page)
        for number in range(min(len(pages), ROW))
    )
    return [select, turn]
