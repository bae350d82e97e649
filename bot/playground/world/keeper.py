"""The playground's memory: one SQLite file with everything that must outlive a stop or a crash.

Every change is committed before the request that caused it is answered: a bot that was told "sent"
finds its message again, however either of the two ended.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.config import UnusableFileError

VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS kept
    (kind TEXT, id TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file
    (id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, body BLOB NOT NULL);
"""


class Keeper:
    """Keeps encoded things by kind and id, and uploaded files."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None, timeout=1)
        try:
            self._open()
        except (sqlite3.DatabaseError, UnusableFileError) as error:
            self.db.close()
            if "locked" in str(error):
                raise UnusableFileError(f"{path} is in use: another playground is running here") from error
            raise UnusableFileError(f"{path} cannot be used as a playground's file: {error}") from error

    def _open(self) -> None:
        """Take the file for ourselves alone, and see that we understand it."""
        self.db.execute("PRAGMA locking_mode = EXCLUSIVE")
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = NORMAL")
        [version] = self.db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise UnusableFileError(
                f"it was written by a newer playground (version {version}, not {VERSION})"
            )
        self.db.executescript(_SCHEMA)
        self.db.execute(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def together(self) -> Iterator[None]:
        """Do several things, or none of them."""
        self.db.execute("BEGIN")
        try:
            yield
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def put(self, kind: str, key: str, body: bytes) -> None:
        self.db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", (kind, key, body))

    def drop(self, kind: str, key: str) -> None:
        self.db.execute("DELETE FROM kept WHERE kind = ? AND id = ?", (kind, key))

    def get(self, kind: str, key: str) -> bytes | None:
        row = self.db.execute("SELECT body FROM kept WHERE kind = ? AND id = ?", (kind, key)).fetchone()
        return None if row is None else bytes(row[0])

    def all(self, kind: str) -> Iterator[bytes]:
        """Everything of a kind in the order of the ids, which is the order of their making."""
        return (body for _, body in self.pairs(kind))

    def pairs(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """The same, each with its id."""
        for row in self.db.execute(
            "SELECT id, body FROM kept WHERE kind = ? ORDER BY length(id), id", (kind,)
        ):
            yield row[0], bytes(row[1])

    def put_file(self, key: str, name: str, kind: str, body: bytes) -> None:
        self.db.execute("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?)", (key, name, kind, body))

    def drop_file(self, key: str) -> None:
        self.db.execute("DELETE FROM file WHERE id = ?", (key,))

    def get_file(self, key: str) -> tuple[str, str, bytes] | None:
        """The name, the content type and the bytes of a file."""
        row = self.db.execute("SELECT name, type, body FROM file WHERE id = ?", (key,)).fetchone()
        return None if row is None else (row[0], row[1], bytes(row[2]))

    def close(self) -> None:
        self.db.close()


class Memory(Keeper):
    """Keeps the same until its end: a database would copy every byte of it, and to no end."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[str, bytes]] = {}
        self._files: dict[str, tuple[str, str, bytes]] = {}

    @contextmanager
    def together(self) -> Iterator[None]:
        """Do several things; whoever fails at them has nothing left in which to look for the rest."""
        yield

    def put(self, kind: str, key: str, body: bytes) -> None:
        self._kept.setdefault(kind, {})[key] = body

    def drop(self, kind: str, key: str) -> None:
        self._kept.get(kind, {}).pop(key, None)

    def get(self, kind: str, key: str) -> bytes | None:
        return self._kept.get(kind, {}).get(key)

    def pairs(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Everything of a kind with its id, in the order of the ids."""
        yield from sorted(self._kept.get(kind, {}).items(), key=lambda pair: (len(pair[0]), pair[0]))

    def put_file(self, key: str, name: str, kind: str, body: bytes) -> None:
        self._files[key] = (name, kind, body)

    def drop_file(self, key: str) -> None:
        self._files.pop(key, None)

    def get_file(self, key: str) -> tuple[str, str, bytes] | None:
        return self._files.get(key)

    def close(self) -> None:
        """Nothing is open."""
