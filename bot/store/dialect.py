"""How a statement that SQLite understands is put to PostgreSQL.

Both are spoken to in what they have in common. What is left is mechanical: PostgreSQL numbers its parameters,
and knows nothing of our seal, which must not leave this process: so what a statement calls `sealed(?)` is
sealed before it goes there, and `opened(event)` when it has come.
"""

import re
from functools import cache

from msgspec import Struct

from bot.store.sealing import NAMES

#: What is put differently: texts are left alone.
WORDS = re.compile(r"'[^']*'|(?P<sealed>sealed\()?\?(?P<number>\d*)(?(sealed)\))|opened\((?P<column>\w+)\)")
#: Columns that stand twice in what is read, first as they are stored: one of them is enough.
TWICE = re.compile(r"\*(, opened\(\w+\) AS \w+)+")
#: What the types of SQLite are called, in the scripts that make tables.
TYPES = {"INTEGER": "BIGINT", "BLOB": "BYTEA", "REAL": "DOUBLE PRECISION", " WITHOUT ROWID": ""}


class Put(Struct, frozen=True):
    """A statement as it is put to PostgreSQL."""

    sql: str
    #: Which parameters are sealed, by their place.
    sealed: tuple[int, ...]
    #: Whether what is read has to be opened.
    opened: bool


@cache
def put(sql: str) -> Put:
    """Put a statement; there are some hundred of them, each of which is looked at once."""
    sealed: set[int] = set()
    places, opened = 0, False

    def word(found: re.Match[str]) -> str:
        nonlocal places, opened
        if found["column"]:
            opened = True
            return found["column"]
        if found["number"] is None:
            return found[0]
        places = int(found["number"] or places + 1)
        if found["sealed"]:
            sealed.add(places - 1)
        return f"${places}"

    once, twice = TWICE.subn("*", sql)
    made = WORDS.sub(word, once)
    return Put(made, tuple(sorted(sealed)), opened or bool(twice))


def table_script(sql: str) -> str:
    """A migration that was written for both, with the types of PostgreSQL."""
    return re.sub("|".join(TYPES), lambda found: TYPES[found[0]], sql)


#: What is sealed and is bytes, not a text, when it is opened.
BYTES = frozenset({"saved"})
#: What is sealed and is a text.
TEXTS = NAMES - BYTES
