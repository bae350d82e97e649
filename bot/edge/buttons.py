"""Buttons and selects: two dynamic items whose custom_id says all there is to know.

`pick:GAME:SEAT:MARK:OPTION` answers a question, `sel:...` is the same from a select, `page:...` turns to
another page of options, `set:GAME:NAME` changes a setting,
`add:GAME:house` seats a house player, `do:GAME:ACTION[:MORE]` is everything else.
Nothing is remembered in between, so every button ever sent still answers after a restart.
"""

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui


class Presses(Protocol):
    """Whoever takes up what was pressed."""

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: list[str]) -> None:
        """Do what a press asks for, errors included."""


def _presses(interaction: discord.Interaction[Any]) -> Presses:
    return cast(Presses, interaction.client)


class Click(ui.DynamicItem[ui.Button[Any]], template=r"(?P<what>pick|page|do):.+"):
    """Any button of ours."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the button as it came."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await _presses(interaction).pressed(interaction, self.custom_id, [])


class Chosen(ui.DynamicItem[ui.Select[Any]], template=r"(?P<what>sel|set|add):.+"):
    """Any select of ours."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take the select as it came."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _presses(interaction).pressed(interaction, self.custom_id, self.item.values)
