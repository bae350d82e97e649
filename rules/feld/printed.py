"""What every table of `printed.toml` is made of: numbers and names as they can be printed."""

import re
from importlib import resources
from typing import Any

from rules.core.printed import Misprint, part

#: No number on the board or a card is larger.
LARGE = 99


def standard() -> str:
    """The text of the `printed.toml` that comes with the game."""
    return resources.files(__package__).joinpath("printed.toml").read_text("utf-8")


def number(table: str, entry: str, value: Any, least: int = 1) -> int:
    """A number as it can be printed."""
    if type(value) is not int or not least <= value <= LARGE:
        raise Misprint("printed-value", table=table, entry=entry, value=str(value)[:40])
    return value


def numbers(tables: dict[str, Any], table: str, entry: str, count: int) -> tuple[int, ...]:
    """So many numbers in a row."""
    values = part(tables, f"{table}.{entry}", list)
    if len(values) != count:
        raise Misprint("printed-count", table=table, entry=entry, entries=len(values), expected=count)
    return tuple([number(table, entry, value) for value in values])


def check_id(table: str, name: Any) -> str:
    """A name that can be part of an option's id."""
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_-]{0,31}", name):
        raise Misprint("printed-id", table=table, entry=str(name)[:40])
    return name


def same(table: str, found: object, expected: object) -> None:
    """A table must have exactly the entries that the rules know."""
    if found != expected:
        raise Misprint("printed-entries", table=table, expected=str(expected)[:400])
