"""What is offered while somebody is typing an option of a command.

It is offered from here and not by the library, which would log a traceback for each keystroke whose answer
comes too late.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from discord import app_commands

from bot.edge.desk import Desk, Find
from bot.edge.replies import Interaction
from bot.tables.asker import Asker

#: Under this name a command keeps what finds the choices of its options.
FINDS = "finds"


def completing(command: app_commands.Command[Any, Any, Any], option: str) -> Callable[[Find], Find]:
    """Let a function find what may be meant by what is being typed for an option of a command."""

    async def by_the_library(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        raise AssertionError(f"{option} is completed by `complete`")

    def made(find: Find) -> Find:
        command.autocomplete(option)(by_the_library)
        command.extras.setdefault(FINDS, {})[option] = find
        return find

    return made


async def complete(desk: Desk, interaction: Interaction) -> None:
    """Offer choices for the option that somebody is typing."""
    finds = interaction.command.extras.get(FINDS, {}) if interaction.command else {}
    data = cast("Mapping[str, Any]", interaction.data)
    name, typed = _focused(data.get("options") or ()) or ("", "")
    await desk.complete(interaction, finds.get(name, _nothing), typed, dict(iter(interaction.namespace)))


def _focused(options: Iterable[Mapping[str, Any]]) -> tuple[str, str] | None:
    """The option that is being typed, however deep it stands, and what is typed so far."""
    for option in options:
        if option.get("focused"):
            return str(option["name"]), str(option.get("value", ""))
        inner = _focused(option.get("options") or ())
        if inner is not None:
            return inner
    return None


async def _nothing(desk: Desk, asker: Asker, typed: str, given: Mapping[str, Any]) -> Mapping[str, str]:
    """What is found for an option of an earlier version."""
    return {}
