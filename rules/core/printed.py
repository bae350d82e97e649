"""Printed files: what is printed on boards and cards, as tables that anybody may bring.

TOML's parser takes names of any depth and numbers of any length, and all the time and memory that they cost.
No board needs them: a file that has them is refused before it is parsed.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from rules.core.asking import Illegal

#: A file from people has at most so many bytes: twice as many as the largest that comes with a game.
MOST_BYTES = 30_000
#: Names or brackets in each other, signs of a word or a number, entries of a table: more is mischief.
DEEP, LONG, MANY = 8, 40, 120

#: What the shape of a file is made of. Blanks and all else that stands between these does not matter.
PIECES = re.compile(
    r"""(?P<comment> \#[^\n]*)
      | (?P<text> "{3}(?:[^\\]|\\.)*?"{3,5} | '{3}.*?'{3,5} | "(?:[^"\\\n]|\\.)*" | '[^'\n]*')
      | (?P<unclosed> ["'])
      | (?P<word> [\w+-]+)
      | (?P<dot> \.)
      | (?P<open> [\[{])
      | (?P<close> [\]}])
      | (?P<end> [=,:\n])""",
    re.DOTALL | re.VERBOSE,
)


class Misprint(Illegal):
    """A printed file cannot be played with; the text names the table and the entry."""


def check_size(size: int) -> None:
    """Refuse a file that is too large to be read at all."""
    if size > MOST_BYTES:
        raise Misprint("printed-size", most=MOST_BYTES // 1000)


def read_file(data: bytes) -> str:
    """The text of a file that somebody brought."""
    check_size(len(data))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Misprint("printed-encoding") from error
    if not text.strip():
        raise Misprint("printed-empty")
    check_shape(text)
    return text


def check_shape(text: str) -> None:
    """Refuse what TOML's parser would take long over, in a time that grows only with the text's length."""
    depth = dots = 0
    for piece in PIECES.finditer(text):
        kind = piece.lastgroup
        if kind == "unclosed":
            # The parser comes no farther than this, and tells so.
            return
        depth += (kind == "open") - (kind == "close")
        dots = dots + (kind == "dot") if kind in ("word", "text", "dot") else 0
        if depth > DEEP or dots > DEEP:
            raise Misprint("printed-deep", line=_line(text, piece), most=DEEP)
        if kind == "word" and len(piece[0]) > LONG:
            raise Misprint("printed-long", line=_line(text, piece), signs=len(piece[0]), most=LONG)


def _line(text: str, piece: re.Match[str]) -> int:
    return text.count("\n", 0, piece.start()) + 1


def read(text: str) -> dict[str, Any]:
    """The tables of a printed file's text."""
    check_shape(text)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise Misprint("printed-unreadable", error=str(error)[:200]) from error


def part(tables: dict[str, Any], name: str, kind: type[Any], most: int = MANY) -> Any:
    """The part of the file under a dotted name, of the kind that is expected there."""
    found: Any = tables
    for step in name.split("."):
        found = found.get(step) if isinstance(found, dict) else None
    if type(found) is not kind:
        raise Misprint("printed-missing", table=name)
    if isinstance(found, (dict, list)) and len(found) > most:
        raise Misprint("printed-too-many", table=name, entries=len(found), most=most)
    return found


def rows(
    tables: dict[str, Any], table: str, shape: tuple[type, ...], named: int = 1
) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a table with the number and the first values by which an error names them."""
    for number, row in enumerate(part(tables, f"{table}.rows", list), 1):
        if not isinstance(row, list) or [type(value) for value in row] != list(shape):
            raise Misprint(
                "printed-row", table=table, entry=f"{number}", expected=[t.__name__ for t in shape]
            )
        yield f"{number} ({'-'.join(map(str, row[:named]))})"[:80], row
