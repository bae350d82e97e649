"""Every message of every language with every kind of argument: it is formed, and no part of it is missing."""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import product
from typing import Any

import pytest
from babel.dates import format_time
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.words.texts import LANGUAGES, Speaker
from tests.bot.catalogue import catalogue

#: Names that begin and end as is hard for a grammar: with a vowel, s, x, z and an apostrophe.
NAMES = ("Anna", "Jens", "Max", "Ortiz", "O’Brien", "Émile Dubois’", "Hélène")
NUMBERS = (0, 1, 2, 5, 21)
#: The variables that are people's names, or a game's.
PEOPLE = {"seat", "who", "name", "names", "host", "asker", "to", "by", "game"}
#: What came with a step may be nothing that a line of a turn tells.
MAY_BE_EMPTY = {"feld-brief-gained", "feld-pass-note"}
#: What shows that a part is missing.
FAULTS = re.compile(r"[{}$]|\bNone\b|  | [.,](\s|$)")
#: What French cannot have before a name.
ELIDED = r"\b(de|que|jusque|lorsque|puisque|le|la|du|au|des|aux) {}"
MOMENT = datetime(2026, 11, 16, 21, 5, tzinfo=UTC)
every_language = pytest.mark.parametrize("code", LANGUAGES)


def needed(code: str, key: str) -> set[str]:
    """The variables of a message, and of those that it quotes."""
    message = catalogue(code)[key]
    return message.variables.union(*(needed(code, quoted) for quoted in message.quoted))


def kinds(code: str, key: str, name: str, number: int) -> Iterator[dict[str, Any]]:
    """The arguments of a message: a number and a name, with each of the variants that it chooses by."""
    message = catalogue(code)[key]
    by_value = sorted(message.selected - message.counted)
    words = [sorted(message.variants[each] - {"none"}) for each in by_value]
    lacking = [[""] if each in message.optional else [] for each in by_value]
    for values in product(*(there + none for there, none in zip(words, lacking, strict=True))):
        given: dict[str, Any] = dict.fromkeys(needed(code, key), name)
        given |= dict.fromkeys(message.counted, number) | dict(zip(by_value, values, strict=True))
        # What is shown besides being chosen by is the thing itself, not only that it is there.
        given |= {each: name for each in message.shown if given[each] == "other"}
        if "time" in given:
            given["time"] = MOMENT
        if any(values) or not values:
            yield given


def form(code: str, key: str, args: Mapping[str, Any]) -> str:
    message, _, attribute = key.partition(".")
    return Speaker(code, plain=True)._say(message, args, attribute or None)


@every_language
def test_every_message_is_formed_of_every_kind_of_argument(code: str) -> None:
    for key, message in catalogue(code).items():
        always = message.shown - message.selected - message.counted
        for name, number in zip(NAMES, (*NUMBERS, *NUMBERS), strict=False):
            for args in kinds(code, key, name, number):
                said = form(code, key, args)
                assert said.strip() or key in MAY_BE_EMPTY, key
                assert not FAULTS.search(said), (key, said)
                if not message.variants:
                    assert all(str(args[each]) in said for each in always if each != "time"), (key, said)


@every_language
def test_no_name_is_bent(code: str) -> None:
    """A name stands as it is: nothing is put to its end but ’s in English, nothing before it is elided."""
    bent = re.compile(f"({'|'.join(NAMES)})[\\w{'' if code == 'en' else '’'}]")
    for key, message in catalogue(code).items():
        foreign = {each for each in needed(code, key) if each.partition("_")[0] in PEOPLE}
        for name in NAMES if foreign & message.shown or message.quoted else ():
            for args in kinds(code, key, name, 2):
                given = {
                    each: "·" if value == name and each not in foreign else value
                    for each, value in args.items()
                }
                said = form(code, key, given)
                assert not bent.search(said), (key, said)
                assert code != "fr" or not re.search(ELIDED.format(name), said), (key, said)


# By the language's custom


CUSTOM = {code: "en_GB" if code == "en" else code for code in LANGUAGES}


@every_language
def test_numbers_are_written_as_the_language_has_it(code: str) -> None:
    for number in (*NUMBERS, 1234, 1234567, -8):
        said = Speaker(code)("standing", place=1, name="Anna", points=number)
        assert format_decimal(number, locale=CUSTOM[code]).replace("-", "−") in said


@every_language
def test_lists_are_written_as_the_language_has_it(code: str) -> None:
    for things in (["Anna"], ["Anna", "Jens"], ["Anna", "Jens", "Max"], ["Anna", "Jens", "Max", "O’Brien"]):
        assert Speaker(code).listed(things) == format_list(things, locale=CUSTOM[code])


@every_language
def test_times_are_written_as_the_language_has_it(code: str) -> None:
    """Dates are moments that Discord writes as its reader is used to."""
    said = Speaker(code)("my-zone-now", zone="Europe/Amsterdam", time=MOMENT)
    assert format_time(MOMENT, "short", locale=CUSTOM[code]) in said
