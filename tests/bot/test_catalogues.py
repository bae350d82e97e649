"""The catalogues: nothing missing, nothing unused, nothing wrongly parametrised, in any language."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest

from bot.messages.lookup import cards, help_text
from bot.tables.clock import PACES
from bot.tables.seated import AROUND
from bot.words.texts import LANGUAGES, Speaker, bundle
from rules.core.asking import Text
from rules.core.versions import versions
from rules.games import GAMES
from tests.bot.catalogue import Message, catalogue, lacking
from tests.bot.feld.names import names as feld_names
from tests.bot.ride.names import names as ride_names
from tests.bot.sayings import Saying, constants, sayings, sources
from tests.cases import each_of
from tests.playing import random_game

TRANSLATIONS = [code for code in LANGUAGES if code != "en"]
NAMES = ("Anna", "Bram", "Cato", "Dirk")


class Heard(Speaker):
    """A speaker that remembers which messages it has said."""

    def __init__(self, code: str) -> None:
        super().__init__(code, NAMES)
        self.keys: set[str] = set()

    def _say(self, key: str, args: Mapping[str, Any], attribute: str | None = None) -> str:
        self.keys.add(key)
        return super()._say(key, args, attribute)


@cache
def heard(code: str) -> frozenset[str]:
    """The keys of all questions, options and events of some games, said to everybody who may read them."""
    say = Heard(code)
    for name, game in GAMES.items():
        for seats in game.SEATS:
            asked: set[str] = set()
            for table, seat, picks in random_game(game, seats, {}, f"{name} {seats}"):
                for question in table.asks.values():
                    for text in [question.text, *(option.text for option in question.options)]:
                        if str(text) not in asked:
                            assert say.text(text)
                            asked.add(str(text))
                # The generator gives this answer too, so it is given to a copy.
                twin = type(table).load(game, table.save())
                for event in twin.answer(seat, picks):
                    assert say.event(name, event)
                    say.brief(name, event)
    for entry in cards().values():
        assert all(map(say.text, [entry.title, *entry.about]))
    for key in (*feld_names(), *ride_names()):
        assert say(key)
        older = [f"{key}-text-{version}" for version in versions(GAMES[key.partition("-")[0]])]
        assert all(map(say, filter(say.knows, older)))
    return frozenset(say.keys)


# The same in every language


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_has_the_messages_of_english(code: str) -> None:
    assert lacking(catalogue(code), catalogue("en")) == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_shows_what_english_shows(code: str) -> None:
    """Only a number by which a plural was chosen may be left out: not every language needs to choose."""
    for key, english in catalogue("en").items():
        here = catalogue(code)[key]
        assert here.shown == english.shown, key
        assert here.selected == english.selected, key
        assert here.counted <= english.variables, key
        assert here.quoted == english.quoted, key


# What the code says is there


@each_of(lambda: sorted(sayings(), key=str))
def test_what_is_said_is_there(saying: Saying) -> None:
    assert any(saying.says(key) for key in catalogue("en")), saying


def test_what_is_said_has_what_it_needs() -> None:
    ours = (key for key in catalogue("en") if not key.startswith("playground-"))
    told = {key: [said for said in sayings() if said.says(key)] for key in ours}
    for key, uses in told.items():
        exact = [said for said in uses if said.exact]
        for said in exact or uses:
            if said.args is not None:
                message = catalogue("en")[key]
                without = message.variables - message.optional - said.args
                assert not without, f"{said.where} says {key} without {without}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_can_be_said(code: str) -> None:
    refusals = ("illegal-", "refused-", "printed-")
    for key in (key for key in catalogue("en") if key.startswith(refusals)):
        uses = [said.args for said in sayings() if said.exact and said.says(key) and said.args is not None]
        assert uses, f"nothing is refused with {key}"
        for number, args in product((0, 1, 2, 5), uses):
            assert Speaker(code).text(Text(key, dict.fromkeys(args, number)))
            assert Speaker(code).text(Text(key, dict.fromkeys(args, "words")))


@cache
def setting_values() -> frozenset[str]:
    """The names of what may be agreed; a free text is only said to be there."""
    return frozenset(
        f"{name}-{setting.name}-{value}"
        for name, game in GAMES.items()
        for setting in game.SETTINGS
        for value in setting.choices or ("own",)
    )


def test_nothing_is_unused() -> None:
    strings = constants("bot") | constants("render") | constants("rules")
    quoted = {key for message in catalogue("en").values() for key in message.quoted}
    unused = {
        key
        for key in catalogue("en")
        if "." not in key
        and key not in strings | quoted | heard("en") | setting_values()
        and not key.startswith(("table-event-", "playground-"))
        and not any(said.says(key) for said in sayings())
    }
    assert not unused


def test_events_around_the_playing() -> None:
    told = {key.removeprefix("table-event-") for key in catalogue("en") if key.startswith("table-event-")}
    assert told == AROUND
    happening = [
        node.value
        for path, tree in sources().items()
        if path.name != "panels.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    ]
    assert set(happening) >= AROUND


def test_names_of_games_paces_and_settings() -> None:
    keys = set(catalogue("en"))
    assert {key for key in keys if key.startswith("game-")} == {f"game-{game}" for game in GAMES}
    assert {key for key in keys if key.startswith("pace-")} == {f"pace-{pace}" for pace in PACES}
    for name, game in GAMES.items():
        named = {key for key in keys if key.startswith(f"{name}-setting-")}
        settings = {f"{name}-setting-{setting.name}": setting.choices for setting in game.SETTINGS}
        assert named == {*settings, *(f"{key}.about" for key, choices in settings.items() if choices)}
        assert f"{name}-rules-1" in keys
    assert keys >= setting_values()


# Numbers


def counted() -> Iterator[tuple[str, Message]]:
    for code in LANGUAGES:
        yield from ((code, message) for message in catalogue(code).values() if message.counted)


@each_of(counted)
def test_a_number_is_told_truly(case: tuple[str, Message]) -> None:
    """None, one, two and five differ wherever the number is told; French has its one for nothing, too."""
    code, message = case
    for variable in message.counted:
        said = {number: _said(code, message, {variable: number}) for number in (0, 1, 2, 5)}
        if "5" in said[5]:
            assert len(set(said.values())) == 4, said


def _said(code: str, message: Message, args: Mapping[str, object]) -> str:
    given = dict.fromkeys(message.variables, "x") | dict(args)
    pattern = bundle(code).get_message(message.key).value
    assert pattern is not None
    text, errors = bundle(code).format_pattern(pattern, given)
    assert not errors, (message.key, errors)
    return str(text)


@pytest.mark.parametrize(
    ("code", "points", "said"),
    [
        ("en", 0, "1. Anna — 0 points"),
        ("en", 1, "1. Anna — 1 point"),
        ("en", 1234, "1. Anna — 1,234 points"),
        ("fr", 0, "1. Anna — 0 point"),
        ("fr", 1, "1. Anna — 1 point"),
        ("fr", 2, "1. Anna — 2 points"),
        ("fr", 1234, "1. Anna — 1\u202f234 points"),
        ("da", 0, "1. Anna — 0 point"),
        ("da", 1234, "1. Anna — 1.234 point"),
    ],
)
def test_points(code: str, points: int, said: str) -> None:
    assert Speaker(code)("standing", place=1, name="Anna", points=points) == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_that_is_a_name_has_no_separator(code: str) -> None:
    assert "12345" in Speaker(code)("join-done", number=12345)
    assert "12345" in Speaker(code)("refused-over", game=12345)


def test_no_code_writes_numbers_in_an_english_way() -> None:
    written = [
        f"{path}:{node.lineno}"
        for path, tree in sources().items()
        for node in ast.walk(tree)
        if path.name != "arena.py"
        and isinstance(node, ast.FormattedValue)
        and node.format_spec is not None
        and re.search(r"[,%]'|\.\d+f", ast.unparse(node.format_spec))
        and "%H" not in ast.unparse(node.format_spec)
    ]
    assert not written


# How it reads


@pytest.mark.parametrize("code", LANGUAGES)
def test_buttons_are_short(code: str) -> None:
    for key, message in catalogue(code).items():
        if key.startswith("button-"):
            assert 1 <= len(_said(code, message, {})) <= 25, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_labels_need_no_cutting(code: str) -> None:
    say = Speaker(code, NAMES)
    for name, game in GAMES.items():
        for table, _, _ in random_game(game, game.SEATS[-1], {}, f"labels of {name}"):
            for question in table.asks.values():
                for option in question.options:
                    assert 1 <= len(say.text(option.text)) <= 80


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_and_rules_fit_into_a_message(code: str) -> None:
    for numbers in ({}, dict.fromkeys(("game", "my", "board", *GAMES), 10**18)):
        assert len(help_text(Speaker(code), numbers)) < 3900
    for name in GAMES:
        rules = [key for key in catalogue(code) if key.startswith(f"{name}-rules-")]
        assert sum(len(Speaker(code)(key)) for key in rules) < 3900


@pytest.mark.parametrize("code", LANGUAGES)
def test_typography(code: str) -> None:
    """Each language has one kind of quotation marks; French keeps its colons on the line."""
    texts = {key: "\0".join(message.texts) for key, message in catalogue(code).items()}
    kinds = {mark for text in texts.values() for mark in re.findall("[“”„«»]", text)}
    assert len(kinds) <= 2
    for key, text in texts.items():
        assert not re.search("['\"]", text), key
        if code == "fr":
            assert not re.search(r" [:;!?»]|« |[^\s\u00a0/\0][;!?»]", text), key
