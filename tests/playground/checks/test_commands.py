"""What Discord refuses about commands is refused here."""

from typing import Any

import pytest

from bot.playground.checks.commands import length
from tests.driver import Town
from tests.playground.bodies import FORM, command
from tests.playground.conftest import Ask


def option(name: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "An option"} | more


LONG = [option(f"o{i}", description="x" * 100, choices=[]) for i in range(25)]
BAD_COMMANDS: dict[str, list[dict[str, Any]]] = {
    "upper case": [command(name="Go")],
    "a blank": [command(name="go there")],
    "33 letters": [command(name="x" * 33)],
    "no description": [command(description="")],
    "description of 101": [command(description="x" * 101)],
    "two of a name": [command(), command()],
    "101 commands": [command(name=f"c{i}") for i in range(101)],
    "26 options": [command(options=[option(f"o{i}") for i in range(26)])],
    "two options of a name": [command(options=[option(), option()])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "26 choices": [command(options=[option(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "plain English": [command(name_localizations={"en": "go"})],
    "an upper case translation": [command(name_localizations={"da": "Gå"})],
    "a subcommand beside an option": [command(options=[option(), {**option("b"), "type": 1}])],
    "more than 8,000 letters": [
        command(options=[{**option(f"s{i}"), "type": 1, "options": LONG[:4]} for i in range(20)])
    ],
}


@pytest.mark.parametrize("case", BAD_COMMANDS)
async def test_commands_are_refused(town: Town, ask: Ask, case: str) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    status, answer = await ask("PUT", path, BAD_COMMANDS[case])
    assert (status, answer["code"]) == (400, FORM)
    assert town.world.commands == {}


def test_the_longest_translation_counts() -> None:
    told = command(description="x", description_localizations={"fr": "x" * 50, "da": "x" * 20})
    assert length(told) == len("go") + 50
