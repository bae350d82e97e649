"""Sealing: what only some may know is kept so that nobody reads it by looking into the file or a backup.

With a key from the environment, seeds, boards with their hands and decks, answers, events, notes and plans
are encrypted (AES-256-GCM) on their way into the file. Statements say so themselves: they write `sealed(?)`
and read `opened(event)`, functions that every connection of ours knows. Without a key both leave all as it
is, and what was stored before there was a key can still be read.
"""

import os
from hashlib import sha256
from typing import Any

from bot.config import UnusableFileError

#: With this begins what is sealed, then what it was: text or bytes.
MARK = b"\0seal"
NONCE = 12
#: The columns that are sealed, by table.
SEALED = {
    "games": ("seed", "saved"),
    "moves": ("picks",),
    "events": ("event",),
    "notes": ("text",),
    "plans": ("plan",),
    "predictions": ("picked",),
}
NAMES = frozenset(name for names in SEALED.values() for name in names)


class WrongKeyError(UnusableFileError):
    """What is sealed cannot be opened with the key that there is."""


class Seal:
    """Seals and opens with a key; without one it leaves all as it is."""

    def __init__(self, key: str | None = None) -> None:
        """Take any long word as a key."""
        self._cipher: Any = None
        if key:
            # Loaded only where there is a key: it takes some megabytes.
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM

            self._cipher = AESGCM(sha256(key.encode()).digest())

    def __bool__(self) -> bool:
        """Whether anything is sealed."""
        return self._cipher is not None

    def sealed(self, value: str | bytes | None) -> str | bytes | None:
        """A value as it is stored."""
        if self._cipher is None or value is None:
            return value
        kind, data = (b"t", value.encode()) if isinstance(value, str) else (b"b", bytes(value))
        nonce = os.urandom(NONCE)
        return MARK + kind + nonce + bytes(self._cipher.encrypt(nonce, data, None))

    def opened(self, value: str | bytes | None) -> str | bytes | None:
        """A value that was stored, sealed or not."""
        if not isinstance(value, bytes) or not value.startswith(MARK):
            return value
        if self._cipher is None:
            raise WrongKeyError("it is sealed, and SEAL_KEY is not given")
        from cryptography.exceptions import InvalidTag

        begin = len(MARK) + 1
        try:
            data: bytes = self._cipher.decrypt(value[begin : begin + NONCE], value[begin + NONCE :], None)
        except (InvalidTag, ValueError) as error:
            raise WrongKeyError("it is sealed with another SEAL_KEY") from error
        return data.decode() if value[len(MARK) : begin] == b"t" else data


def place(column: str) -> str:
    """Where the value of a column stands in a statement."""
    return "sealed(?)" if column in NAMES else "?"


def columns(table: str) -> str:
    """All columns of a table, and once more, at the end, those that are sealed, opened."""
    return ", ".join(["*", *(f"opened({name}) AS {name}" for name in SEALED.get(table, ()))])
