"""Saying what is to be said: panels are brought up to date until nothing is left to say.

A wish stands in the database until its panel has been shown, so a crash loses nothing. A new message
carries a nonce that Discord enforces, so it is not posted twice; an edit may be made twice without harm.
Several wishes for one panel become one: the latest state wins.
"""

import asyncio
import logging
from hashlib import sha256

import aiohttp
import discord

from bot import panels
from bot.components import file_of, view_of
from bot.panels import Panel
from bot.pictures import Pictures
from bot.session import Seated, Sessions
from bot.store import Wish, insert, wish
from bot.texts import Speaker, language
from render.picture import Picture

log = logging.getLogger(__name__)

CLOSED_DM, UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS = (
    50007,
    10008,
    10003,
    50001,
    50013,
)
#: Seconds until something that failed for a passing reason is tried again.
PATIENCE = (1, 2, 5, 15, 60, 300, 1800)
#: The most urgent first: the board that people wait for, then those who are asked.
URGENCY = {"end": 0, "turn": 1, "lobby": 2, "notice": 3, "dm": 4, "left": 5}


def urgency(wanted: Wish) -> tuple[int, int]:
    """The order in which the panels of a game are shown: of several turns the latest first."""
    kind, _, number = wanted.slot.partition(":")
    return URGENCY[kind], -int(number or 0) if kind == "turn" else 0


class Outbox:
    """Carries out the wishes of all games, one game's after the other and games side by side."""

    def __init__(self, client: discord.Client, sessions: Sessions, pictures: Pictures) -> None:
        """Speak through a client."""
        self.client = client
        self.sessions = sessions
        self.store = sessions.store
        self.pictures = pictures
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._later: set[asyncio.TimerHandle] = set()
        self._closing = False

    async def start(self) -> None:
        """Say what was not said when the bot stopped."""
        async with self.store.reader.execute("SELECT DISTINCT game_id FROM outbox") as cursor:
            for row in await cursor.fetchall():
                self.wake(row[0])

    def wake(self, game_id: int) -> None:
        """There is something to say about a game."""
        if self._closing:
            return
        if game_id in self._running:
            self._again.add(game_id)
            return
        self._running[game_id] = asyncio.create_task(self._run(game_id), name=f"outbox-{game_id}")

    async def close(self) -> None:
        """Finish what is being said, and stop."""
        self._closing = True
        for handle in self._later:
            handle.cancel()
        if self._running:
            await asyncio.wait(self._running.values(), timeout=5)

    @property
    def saying(self) -> bool:
        """Whether something is being said."""
        return bool(self._running)

    async def idle(self) -> None:
        """Wait until all that can be said has been said."""
        while self._running:
            await asyncio.wait(self._running.values())

    async def _run(self, game_id: int) -> None:
        try:
            self._again.add(game_id)
            while game_id in self._again:
                self._again.discard(game_id)
                await self._carry_out(game_id)
        except Exception:
            log.exception("outbox failed", extra={"game": game_id})
            self._retry(game_id, 3)
        finally:
            del self._running[game_id]

    async def _carry_out(self, game_id: int) -> None:
        for wanted in sorted(await self.store.wishes(game_id), key=urgency):
            if game_id in self._again and urgency(wanted)[0] > 1:
                return
            try:
                await self._say(wanted)
            except discord.HTTPException as error:
                if not await self._refused(wanted, error):
                    return
            except (TimeoutError, aiohttp.ClientError, OSError) as error:
                await self._failed(wanted, error)
                return
            else:
                await self._fulfilled(wanted)

    async def _fulfilled(self, wanted: Wish) -> None:
        async with self.store.change() as db:
            await db.execute(
                "DELETE FROM outbox WHERE game_id = ? AND slot = ? AND version = ?",
                (wanted.game_id, wanted.slot, wanted.version),
            )

    # When it does not work

    async def _refused(self, wanted: Wish, error: discord.HTTPException) -> bool:
        """Deal with what Discord refused for good; False if it is to be tried again later."""
        game_id, slot = wanted.game_id, wanted.slot
        if error.code == UNKNOWN_MESSAGE:
            async with self.store.change() as db:
                await db.execute("DELETE FROM messages WHERE game_id = ? AND slot = ?", (game_id, slot))
                await db.execute(
                    "UPDATE outbox SET tries = tries + 1 WHERE game_id = ? AND slot = ?", (game_id, slot)
                )
            self._again.add(game_id)
            return True
        if slot.startswith("left:") and error.status in (400, 403, 404):
            await self._fulfilled(wanted)
            return True
        if slot.startswith("dm:") and error.status in (400, 403, 404):
            await self._dm_closed(wanted)
            return True
        if error.code in (UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS):
            await self._channel_closed(wanted, error)
            return True
        await self._failed(wanted, error)
        return False

    async def _failed(self, wanted: Wish, error: Exception) -> None:
        log.warning(
            "not said", extra={"game": wanted.game_id, "slot": wanted.slot, "error": repr(error)[:200]}
        )
        async with self.store.change() as db:
            await db.execute(
                "UPDATE outbox SET tries = tries + 1 WHERE game_id = ? AND slot = ?",
                (wanted.game_id, wanted.slot),
            )
        self._retry(wanted.game_id, wanted.tries)

    def _retry(self, game_id: int, tries: int) -> None:
        if self._closing:
            return
        delay = PATIENCE[min(tries, len(PATIENCE) - 1)]

        def again() -> None:
            self._later.discard(handle)
            self.wake(game_id)

        handle = asyncio.get_running_loop().call_later(delay, again)
        self._later.add(handle)

    async def _dm_closed(self, wanted: Wish) -> None:
        """The private-delivery ladder: the game goes on with the button; player and host are told once."""
        seated = await self.sessions.seated(wanted.game_id)
        seat = seated.seats[int(wanted.slot.removeprefix("dm:"))]
        async with self.store.change() as db:
            await db.execute(
                "DELETE FROM outbox WHERE game_id = ? AND slot = ?", (wanted.game_id, wanted.slot)
            )
            if not seat.dm_closed:
                await db.execute(
                    "UPDATE seats SET dm_closed = 1 WHERE game_id = ? AND seat = ?",
                    (wanted.game_id, seat.seat),
                )
                say = Speaker(seated.row.language)
                text = say("notice-dm-closed", who=f"<@{seat.user_id}>", host=f"<@{seated.row.host_id}>")
                notice = panels.packed(Panel([text], pings=[seat.user_id] if seat.user_id else []))
                await wish(db, wanted.game_id, [f"notice:dm{seat.seat}"], notice)
                self._again.add(wanted.game_id)

    async def _channel_closed(self, wanted: Wish, error: discord.HTTPException) -> None:
        """The channel is gone or shut to us: the host is told by DM, and the game waits for its return."""
        seated = await self.sessions.seated(wanted.game_id)
        gone = error.code == UNKNOWN_CHANNEL
        async with self.store.change() as db:
            await db.execute(
                "DELETE FROM outbox WHERE game_id = ? AND slot NOT LIKE 'dm:%'", (wanted.game_id,)
            )
            if gone:
                await db.execute(
                    "UPDATE games SET stage = 'ended' WHERE id = ? AND stage != 'over'", (wanted.game_id,)
                )
        person = await self.store.person(seated.row.host_id)
        say = Speaker(language(person.locale))
        key = "notice-channel-gone" if gone else "notice-channel-shut"
        try:
            dm = await self.client.create_dm(discord.Object(seated.row.host_id))
            await dm.send(say(key, number=seated.row.id, channel=f"<#{seated.row.channel_id}>"))
        except discord.HTTPException as failure:
            log.warning("host not told", extra={"game": wanted.game_id, "error": repr(failure)[:200]})

    # What is said

    async def _say(self, wanted: Wish) -> None:
        seated = await self.sessions.seated(wanted.game_id)
        kind, _, number = wanted.slot.partition(":")
        if kind == "dm":
            await self._dm(wanted, seated, int(number))
            return
        panel = await self._public(wanted, seated, kind, number)
        where = await self.store.message(wanted.game_id, wanted.slot)
        if where is None and not _worth_posting(seated, kind, number):
            return
        await self._show(wanted, panel, seated.row.channel_id, where)

    async def _public(self, wanted: Wish, seated: Seated, kind: str, number: str) -> Panel:
        game_id = wanted.game_id
        if kind == "lobby":
            return panels.lobby(seated)
        if kind == "left":
            return panels.left(seated, int(number.partition(".")[0]))
        if kind == "notice":
            return panels.unpacked(wanted.notice or "[[],[],[]]")
        table = seated.table()
        if kind == "end":
            last = await self.store.events(game_id, turn=seated.row.turn)
            return panels.end(seated, table, last, await self.store.watchers(game_id))
        events = await self.store.events(game_id, turn=int(number))
        before = await self.store.events(game_id, turn=int(number) - 1)
        return panels.turn(seated, table, int(number), events, before)

    async def _dm(self, wanted: Wish, seated: Seated, seat: int) -> None:
        player = seated.seats[seat]
        if player.user_id is None or (player.dm_closed and seated.row.stage != "over"):
            return
        person = await self.store.person(player.user_id)
        say = panels.speaker_for(seated, person.locale)
        events = await self.sessions.news(seated, seat)
        panel = panels.question(seated, seated.table(), seat, say, events=events, narrow=person.narrow)
        where = await self.store.message(wanted.game_id, wanted.slot)
        channel = where[0] if where else (await self.client.create_dm(discord.Object(player.user_id))).id
        await self._show(wanted, panel, channel, where)

    async def _show(self, wanted: Wish, panel: Panel, channel_id: int, where: tuple[int, int] | None) -> None:
        """Edit the message that hangs there, or post it."""
        picture = await self.picture(panel)
        channel = self.client.get_partial_messageable(channel_id)
        view = view_of(panel, picture)
        files = [file_of(picture)] if picture else []
        if where is not None:
            message = channel.get_partial_message(where[1])
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
            return
        rung = [discord.Object(user) for user in panel.pings if not self.sessions.looking(user)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=rung)
        nonce = sha256(f"{wanted.game_id}:{wanted.slot}:{wanted.tries}:{channel_id}".encode()).hexdigest()[
            :25
        ]
        sent = await channel.send(view=view, files=files, allowed_mentions=mentions, nonce=nonce)
        async with self.store.change() as db:
            await db.execute(
                "DELETE FROM messages WHERE game_id = ? AND slot = ?", (wanted.game_id, wanted.slot)
            )
            await insert(
                db,
                "messages",
                game_id=wanted.game_id,
                slot=wanted.slot,
                channel_id=channel_id,
                message_id=sent.id,
            )

    async def picture(self, panel: Panel) -> Picture | None:
        """The picture that a panel wants, drawn."""
        shot = panel.shot
        if shot is None:
            return None
        return await self.pictures.board(
            shot.key, shot.view, shot.names, shot.speaker, changed=shot.changed, narrow=shot.narrow
        )


def _worth_posting(seated: Seated, kind: str, number: str) -> bool:
    """A turn that is over, or a DM of somebody who left, is not posted any more if it never was."""
    if kind == "turn":
        return int(number) == seated.row.turn and seated.row.stage == "playing"
    return kind != "left"
