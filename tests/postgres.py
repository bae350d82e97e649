"""A PostgreSQL of the tests' own: started once for all, on a socket in memory, and gone with them."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import asyncpg

from bot.store.database import MIGRATIONS
from tests.waiting import at_once

#: Where Debian has those who serve.
DEBIAN = "/usr/lib/postgresql"
#: What makes it quick, as no test is about losing power; what is stored is stored all the same.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "300",
    "shared_buffers": "64MB",
    "autovacuum": "off",
    "deadlock_timeout": "20ms",
}
#: How texts are kept and sorted.
WHERE_TEXTS = ("--encoding=UTF8", "--locale=C")
#: Empties a database, and takes back what tests of formats do to it.
EMPTIED = f"""
DELETE FROM games; DELETE FROM people; DELETE FROM servers;
UPDATE format SET commands = 0, version = {len(MIGRATIONS)}; DROP TABLE IF EXISTS later;
ALTER SEQUENCE games_id_seq RESTART;
"""
#: Sends home whoever a test has left behind.
SENT_HOME = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid != pg_backend_pid()"
)
#: Why there is none.
LEFT_OUT = "PostgreSQL is not installed; as root: apt-get install postgresql"
#: Ends the server when nobody tests any more, however that came about.
WATCHING = """
import os, shutil, subprocess, sys, time
owner, folder, *stop = sys.argv[1:]
while os.path.exists(f"/proc/{owner}") if os.path.exists("/proc") else not os.system(f"kill -0 {owner}"):
    time.sleep(0.5)
subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
shutil.rmtree(folder, ignore_errors=True)
"""


@cache
def programs() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path(DEBIAN).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return folders[-1].parent if folders else None


def owner() -> int:
    """The process that has begun the tests, for whom others work."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


@cache
def server() -> Path:
    """The folder in which the server's socket is; whoever comes first starts it."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = Path(memory or tempfile.gettempdir()) / f"schout-postgres-{owner()}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "started").exists():
            _start(folder)
            (folder / "started").touch()
    return folder


def _start(folder: Path) -> None:
    found = programs()
    assert found is not None
    data = folder / "data"
    if os.geteuid() == 0:
        # It does not serve as root.
        shutil.chown(folder, "postgres", "postgres")
    _run(found / "initdb", "--pgdata", data, "--username=postgres", "--auth=trust", "--no-sync", *WHERE_TEXTS)
    settings = [f"{name} = '{value}'" for name, value in SETTINGS.items()]
    with (data / "postgresql.conf").open("a") as file:
        file.write("\n".join([*settings, f"unix_socket_directories = '{folder}'", ""]))
    _run(found / "pg_ctl", "start", "--pgdata", data, "--wait", "--silent", "--log", folder / "log")
    stop = [*as_server(), found / "pg_ctl", "stop", "--pgdata", data, "--mode=immediate", "--silent"]
    watcher = subprocess.Popen(
        [sys.executable, "-c", WATCHING, str(owner()), str(folder), *map(str, stop)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        cwd="/",
    )
    # It stays longer than we do.
    watcher.returncode = 0


def serving() -> int:
    """The number of the server's process, of which all others of it are."""
    return int((server() / "data" / "postmaster.pid").read_text("utf-8").split()[0])


def as_server() -> list[str]:
    """How to do something as whoever serves."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []


def _run(*words: object) -> None:
    done = subprocess.run(
        [*as_server(), *map(str, words)], capture_output=True, text=True, cwd="/", check=False
    )
    assert not done.returncode, f"{done.stdout}\n{done.stderr}"


def address_of(database: str) -> str:
    """The address of a database of the tests."""
    return f"postgresql://postgres@/{database}?host={server()}"


@cache
def _own() -> str:
    """The database of this process."""
    name = f"schout_{os.getpid()}"
    at_once(_order("postgres", f"CREATE DATABASE {name}"))
    return name


def emptied() -> str:
    """The address of a database in which nothing is; each process has one, for one test after the other."""
    at_once(_empty(_own()))
    return address_of(_own())


async def _order(database: str, sql: str) -> None:
    db = await asyncpg.connect(address_of(database))
    try:
        await db.execute(sql)
    finally:
        await db.close()


async def _empty(name: str) -> None:
    db = await asyncpg.connect(address_of(name))
    try:
        await db.fetch(SENT_HOME)
        await db.execute("DROP TABLE IF EXISTS shards, processes, identifying")
        if await db.fetchval("SELECT to_regclass('format') IS NOT NULL"):
            await db.execute(EMPTIED)
    finally:
        await db.close()
