"""The commands as Discord is told of them: their names in every language, within Discord's limits."""

import re
import unicodedata
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import pytest

from bot.config import Config
from bot.edge.client import Schout
from bot.edge.commands.known import commands as all_commands
from bot.edge.commands.naming import option_key
from bot.playground.checks import commands
from bot.store.database import Store
from bot.words.texts import LANGUAGES
from tests.bot.catalogue import catalogue

SUBCOMMANDS = {commands.SUBCOMMAND, commands.GROUP}


@pytest.fixture
async def payload() -> AsyncIterator[list[dict[str, Any]]]:
    """All commands with their translations, as the client tells them; no store is needed for that."""
    client = Schout(Config(), cast(Store, None))
    everywhere, at_home = await all_commands().told(client.tree)
    yield [*everywhere.payload, *at_home.payload]
    await client.close()


def parts(things: list[dict[str, Any]], above: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, subcommand and option, with the words by which it is found."""
    for thing in things:
        path = f"{above} {thing['name']}".strip()
        yield path, thing
        yield from parts(thing.get("options") or [], path)


def called(thing: dict[str, Any], code: str) -> str:
    return str(thing["name"] if code == "en" else thing["name_localizations"][code])


def siblings(payload: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    yield payload
    for _, thing in parts(payload):
        yield thing.get("options") or []


def test_discord_takes_them(payload: list[dict[str, Any]]) -> None:
    commands.check(payload)


def test_a_command_is_not_too_long(payload: list[dict[str, Any]]) -> None:
    assert max(commands.length(command) for command in payload) <= 8000


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_and_descriptions(code: str, payload: list[dict[str, Any]]) -> None:
    for path, thing in parts(payload):
        name = called(thing, code)
        assert 1 <= len(name) <= 32, path
        assert name == name.lower(), path
        assert all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in name), path
        about = thing["description"] if code == "en" else thing["description_localizations"][code]
        assert 1 <= len(about) <= 100, path
        for choice in thing.get("choices") or []:
            assert 1 <= len(choice["name"]) <= 100, path
            assert all(1 <= len(name) <= 100 for name in choice.get("name_localizations", {}).values()), path


@pytest.mark.parametrize("code", LANGUAGES)
def test_siblings_differ(code: str, payload: list[dict[str, Any]]) -> None:
    for things in siblings(payload):
        names = [called(thing, code) for thing in things]
        assert len(names) == len(set(names)), names


def test_games_and_paces_are_called_in_every_language(payload: list[dict[str, Any]]) -> None:
    options = {path: option for path, option in parts(payload) if option.get("choices")}
    for path in ("game new game", "game new pace", "game settings pace", "rules game"):
        for choice in options[path]["choices"]:
            assert set(choice["name_localizations"]) == set(LANGUAGES) - {"en"}, path


def test_no_command_or_option_without_texts_nor_texts_without_one(payload: list[dict[str, Any]]) -> None:
    roots = {command["name"] for command in payload}
    named = {
        f"cmd-{path.replace(' ', '-')}"
        if path in roots or thing["type"] in SUBCOMMANDS
        else option_key(f"{path.split()[0]}-" if path.count(" ") > 1 else "", thing["name"])
        for path, thing in parts(payload)
    }
    keys = {key for key in catalogue("en") if key.startswith(("cmd-", "opt-")) and "." not in key}
    assert keys == named


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_are_mentioned_by_their_names(code: str, payload: list[dict[str, Any]]) -> None:
    """A reader is told the words that work in the reader's own Discord."""
    known = set()
    for root in payload:
        known.add(called(root, code))
        known |= {f"{called(root, code)} {called(part, code)}" for part in root.get("options") or []}
    for key, message in catalogue(code).items():
        for mentioned in re.findall(r"`/([^`]+)`", "".join(message.texts)):
            assert mentioned in known, key
