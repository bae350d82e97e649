"""What is still to be said, and where what was said hangs."""

import time
from collections.abc import Iterable, Sequence

from bot.store.database import Changing, Store
from bot.store.rows import Hanging, Row, Wish


async def hanging_at(store: Store, game_id: int, slot: str) -> Hanging:
    """Where a panel hangs, or nowhere."""
    for name, *where in await _panels(store, game_id):
        if name == slot:
            return Hanging(*where)
    return Hanging()


async def hanging_slots(store: Store, game_id: int, beginning: str) -> list[str]:
    """The slots of a game in which something hangs and whose names begin so."""
    return [
        slot
        for slot, _, message, _ in await _panels(store, game_id)
        if message and slot.startswith(beginning)
    ]


async def _panels(store: Store, game_id: int) -> Sequence[Row]:
    """All panels of a game, which are few: whoever shows one looks at others, too."""
    return await store.few(
        "SELECT slot, channel_id, message_id, lost FROM messages WHERE game_id = ?", (game_id,)
    )


async def unsaid(store: Store) -> list[tuple[int, str]]:
    """Of which games and in which slots something is still to be said."""
    return [(row["game_id"], row["slot"]) for row in await store.fetch("SELECT game_id, slot FROM outbox")]


async def waiting_since(store: Store) -> list[tuple[int, str, int]]:
    """What is still to be said, of which games and in which slots, and since when."""
    return [tuple(row) for row in await store.fetch("SELECT game_id, slot, at FROM outbox")]


async def wishes_of(store: Store, game_id: int) -> list[Wish]:
    """What is still to be said about a game; whatever is read from then on is no older than that."""
    found = await store.found(Wish, "SELECT * FROM outbox WHERE game_id = ?", (game_id,))
    store.forget_lately()
    return found


# Changes, each to be made inside `Store.change`


async def wish(db: Changing, game_id: int, slots: Iterable[str], notice: str | None = None) -> None:
    """Ask for panels to be brought up to date; `notice` is the text of one that is said once.

    No version comes twice, also when the wish before is fulfilled by now: whoever says that one late must not
    take this for fulfilled.
    """
    moment = time.time_ns()
    at, version = moment // 1_000_000_000, moment // 1000
    await db.executemany(
        "INSERT INTO outbox (game_id, slot, version, notice, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game_id, slot) DO UPDATE SET version = outbox.version + 1, notice = excluded.notice",
        [(game_id, slot, version, notice, at) for slot in slots],
    )


async def unwish(db: Changing, game_id: int, slots: Iterable[str]) -> None:
    """Ask no more for panels."""
    await db.executemany(
        "DELETE FROM outbox WHERE game_id = ? AND slot = ?", [(game_id, slot) for slot in slots]
    )


async def fulfil(db: Changing, wanted: Wish) -> None:
    """Note that what was wished is said, or given up, unless more is wished by now."""
    await db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND slot = ? AND version = ?",
        (wanted.game_id, wanted.slot, wanted.version),
    )


async def hang(db: Changing, game_id: int, slot: str, where: tuple[int, int]) -> None:
    """Note in which channel and message a panel hangs."""
    await db.execute(
        "INSERT INTO messages (game_id, slot, channel_id, message_id) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game_id, slot) "
        "DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
        (game_id, slot, *where),
    )


async def hang_elsewhere(db: Changing, game_id: int, slot: str, other: str) -> None:
    """Let the message of one slot be another's from now on; the first one's next is a new message."""
    await db.execute(
        "INSERT INTO messages (game_id, slot, channel_id, message_id) "
        "SELECT game_id, ?, channel_id, message_id FROM messages WHERE game_id = ? AND slot = ? "
        "ON CONFLICT (game_id, slot) "
        "DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id, lost = 0",
        (other, game_id, slot),
    )
    await take_down(db, game_id, slot)


async def take_down(db: Changing, game_id: int, slot: str) -> None:
    """Note that a panel does not hang any more where it did; the next one is a new message."""
    await db.execute(
        "INSERT INTO messages (game_id, slot, channel_id, lost) VALUES (?, ?, 0, 1) "
        "ON CONFLICT (game_id, slot) DO UPDATE SET message_id = NULL, lost = messages.lost + 1",
        (game_id, slot),
    )


async def forget_slot(db: Changing, game_id: int, slot: str) -> None:
    """Note that a panel is gone for good."""
    await db.execute("DELETE FROM messages WHERE game_id = ? AND slot = ?", (game_id, slot))


async def take_down_hanging(db: Changing, game_id: int, slot: str) -> None:
    """The same for a panel that may hang nowhere: then there is nothing to note."""
    await db.execute(
        "UPDATE messages SET message_id = NULL, lost = lost + 1 "
        "WHERE game_id = ? AND slot = ? AND message_id IS NOT NULL",
        (game_id, slot),
    )


async def forget_slots(db: Changing, beginning: str) -> None:
    """Forget all panels, of whatever game, whose slots begin so."""
    for table in ("outbox", "messages"):
        await db.execute(f"DELETE FROM {table} WHERE slot LIKE ? || '%'", (beginning,))
