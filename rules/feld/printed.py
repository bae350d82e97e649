"""Reading `printed.toml`, or a file of one's own: whatever is wrong with it is named by table and entry."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

from rules.core.asking import Illegal

#: A file with more entries than this in a table is a mistake or mischief.
MANY = 200
#: No number on the board or a card is larger.
LARGE = 99


class Misprint(Illegal):
    """A printed table cannot be played with; the text names the table and the entry."""


def standard() -> str:
    """The text of the `printed.toml` that comes with the game."""
    return resources.files(__package__).joinpath("printed.toml").read_text("utf-8")


def read(printed: str) -> dict[str, Any]:
    """The tables of a printed file's text; the empty text is the file that comes with the game."""
    try:
        return tomllib.loads(printed or standard())
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Misprint("printed-unreadable", error=str(error)) from error


def part(tables: dict[str, Any], name: str, kind: type[Any]) -> Any:
    """The part of the file under a dotted name, of the kind that is expected there."""
    found: Any = tables
    for step in name.split("."):
        found = found.get(step) if isinstance(found, dict) else None
    if type(found) is not kind:
        raise Misprint("printed-missing", table=name)
    if isinstance(found, (dict, list)) and len(found) > MANY:
        raise Misprint("printed-too-many", table=name, entries=len(found), most=MANY)
    return found


def rows(tables: dict[str, Any], table: str, shape: tuple[type, ...]) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a table with the number by which an error names them."""
    for number, row in enumerate(part(tables, f"{table}.rows", list), 1):
        if not isinstance(row, list) or [type(value) for value in row] != list(shape):
            raise Misprint(
                "printed-row", table=table, entry=f"{number}", expected=[t.__name__ for t in shape]
            )
        yield f"{number} ({row[0]})"[:80], row


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
