"""Saying what is to be said: panels are brought up to date until nothing is left to say.

A wish stands in the database until its panel has been shown, so a crash loses nothing. A new message
carries a nonce that Discord enforces, so it is not posted twice; an edit may be made twice without harm.
Several wishes for one panel become one: the latest state wins.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence

import discord

from bot.edge.components import file_of, view_of
from bot.messages import panels
from bot.messages.panels import Panel
from bot.messages.pictures import ASKED, PRESSED, WAITING, Pictures
from bot.play.session import Seated, Sessions
from bot.store.database import hang, take_down, wish
from bot.store.rows import Wish
from bot.words.texts import Speaker, language
from render.picture import Picture

log = logging.getLogger(__name__)

#: Discord's numbers for what it refuses.
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, OPENING_TOO_FAST, ARCHIVED = 10003, 10008, 40003, 50083
MISSING_ACCESS, INVALID_RECIPIENT, MISSING_PERMISSIONS = 50001, 50033, 50013
#: Seconds until something that failed for a passing reason is tried again.
PATIENCE = (1, 2, 5, 15, 60, 300, 1800)
#: The most urgent first: the board that people wait for, then those who are asked.
URGENCY = {"end": 0, "turn": 1, "lobby": 2, "notice": 3, "dm": 4, "word": 5, "left": 6}
#: Panels that one person reads.
PRIVATE = ("dm:", "word:", "left:")
#: So often what trouble has led to is said at once, then after a pause: Discord is never asked without end.
FOLLOW_UPS = 3
#: Of so many games something is said at the same time: each has its pictures in memory until it is said.
AT_ONCE = 50
#: Seconds that are left for what is being said when the bot stops.
LAST_WORDS = 5


def urgency(wanted: Wish, asked: Sequence[int] = ()) -> tuple[int, int]:
    """The order in which a game's panels are shown: of the turns the latest first, then who is asked."""
    kind, _, number = wanted.slot.partition(":")
    if kind == "dm":
        return URGENCY[kind], int(number) not in asked
    return URGENCY[kind], -int(number) if kind == "turn" else 0


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
        self._later: dict[int, asyncio.TimerHandle] = {}
        #: What may have been posted without our knowing, so that its nonce may give back an older state.
        self._doubtful: set[tuple[int, str]] = set()
        self._closing = False
        self._places = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Say what was not said when the bot stopped."""
        rows = await self.store.fetch("SELECT game_id, slot FROM outbox")
        self._doubtful = {(row["game_id"], row["slot"]) for row in rows}
        for game_id in {game_id for game_id, _ in self._doubtful}:
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """There is something to say about a game."""
        if self._closing:
            return
        if game_id in self._running:
            self._again.add(game_id)
            return
        if game_id in self._later:
            self._later.pop(game_id).cancel()
        self._running[game_id] = asyncio.create_task(self._run(game_id), name=f"outbox-{game_id}")

    async def close(self) -> None:
        """Finish what is being said, and stop; what takes too long is said after the next start."""
        self._closing = True
        for handle in self._later.values():
            handle.cancel()
        if self._running:
            _, late = await asyncio.wait(self._running.values(), timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

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
            follow_ups = 0
            while game_id in self._again:
                self._again.discard(game_id)
                async with self._places:
                    more = await self._carry_out(game_id)
                if more:
                    follow_ups += 1
                    if follow_ups > FOLLOW_UPS:
                        self._retry(game_id, 0)
                    else:
                        self._again.add(game_id)
        except Exception:
            log.exception("outbox failed", extra={"game": game_id})
            self._retry(game_id, 3)
        finally:
            del self._running[game_id]

    async def _carry_out(self, game_id: int) -> bool:
        """Try every wish of a game once; one that fails does not keep the others waiting.

        Returns whether trouble has led to something new to say.
        """
        more = False
        wishes = await self.store.wishes(game_id)
        if not wishes:
            return more
        seated = await self.sessions.seated(game_id)
        for wanted in sorted(wishes, key=lambda wanted: urgency(wanted, seated.row.asked)):
            if game_id in self._again:
                if urgency(wanted)[0] > 1:
                    break
                seated = await self.sessions.seated(game_id)
            try:
                posted = await self._say(wanted, seated)
            except discord.HTTPException as error:
                more |= await self._refused(wanted, seated, error)
            except Exception as error:  # noqa: BLE001 - logged and tried again
                await self._failed(wanted, error)
            else:
                more |= await self._said(wanted, seated, posted)
        return more

    async def _said(self, wanted: Wish, seated: Seated, posted: tuple[int, int] | None) -> bool:
        """Note that a panel was shown; returns whether that has led to something new to say.

        What went to somebody whose seat was given away meanwhile is not the seat's panel: it is cleared.
        """
        if posted is None or not wanted.slot.startswith("dm:"):
            await self._fulfilled(wanted, posted)
            return False
        seat = int(wanted.slot.removeprefix("dm:"))
        async with self.sessions.lock(wanted.game_id):
            now = await self.sessions.seated(wanted.game_id)
            if now.seats[seat].user_id == seated.seats[seat].user_id:
                await self._fulfilled(wanted, posted)
                return False
            code = language((await self.store.person(seated.seats[seat].user_id or 0)).locale)
            left = f"left:{seat}.{posted[1]}.{code}"
            async with self.store.change() as db:
                await hang(db, wanted.game_id, left, posted)
                await wish(db, wanted.game_id, [left, wanted.slot])
        return True

    async def _fulfilled(self, wanted: Wish, posted: tuple[int, int] | None) -> None:
        """Note where a panel hangs, and that it shows what was wished, unless more is wished by now."""
        async with self.store.change_at_once() as db:
            if posted is not None:
                await hang(db, wanted.game_id, wanted.slot, posted)
                if not wanted.slot.startswith(PRIVATE):
                    # We may write here again: should it be shut once more, the host is told anew.
                    await db.execute(
                        "UPDATE messages SET message_id = NULL, lost = lost + 1 "
                        "WHERE game_id = ? AND slot LIKE 'word:%:shut' AND message_id IS NOT NULL",
                        (wanted.game_id,),
                    )
            await db.execute(
                "DELETE FROM outbox WHERE game_id = ? AND slot = ? AND version = ?",
                (wanted.game_id, wanted.slot, wanted.version),
            )
        self._doubtful.discard((wanted.game_id, wanted.slot))

    # When it does not work

    async def _refused(self, wanted: Wish, seated: Seated, error: discord.HTTPException) -> bool:
        """Deal with what Discord refuses; returns whether there is something new to say."""
        private = wanted.slot.startswith(PRIVATE)
        if error.code == UNKNOWN_MESSAGE:
            async with self.store.change() as db:
                await take_down(db, wanted.game_id, wanted.slot)
            return True
        if error.code == OPENING_TOO_FAST or error.status == 429 or error.status >= 500:
            await self._failed(wanted, error)
            return False
        if private and (error.status in (403, 404) or error.code == INVALID_RECIPIENT):
            return await self._dm_closed(wanted, seated)
        if error.code == ARCHIVED and wanted.tries == 0:
            return await self._open_thread(wanted)
        if error.code == UNKNOWN_CHANNEL:
            return await self._channel_gone(wanted)
        if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS, ARCHIVED):
            return await self._channel_shut(wanted, error)
        log.error("given up", exc_info=error, extra={"game": wanted.game_id, "slot": wanted.slot})
        await self._fulfilled(wanted, None)
        return False

    async def _failed(self, wanted: Wish, error: Exception) -> None:
        log.warning(
            "not said", extra={"game": wanted.game_id, "slot": wanted.slot, "error": repr(error)[:200]}
        )
        self._doubtful.add((wanted.game_id, wanted.slot))
        await self._tried(wanted)
        self._retry(wanted.game_id, wanted.tries)

    async def _tried(self, wanted: Wish) -> None:
        async with self.store.change() as db:
            await db.execute(
                "UPDATE outbox SET tries = tries + 1 WHERE game_id = ? AND slot = ?",
                (wanted.game_id, wanted.slot),
            )

    def _retry(self, game_id: int, tries: int) -> None:
        """Look at a game again after a while; one timer a game, the earliest."""
        if self._closing:
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + PATIENCE[min(tries, len(PATIENCE) - 1)]
        waiting = self._later.get(game_id)
        if waiting is not None:
            when = min(when, waiting.when())
            waiting.cancel()
        self._later[game_id] = loop.call_at(when, self._wake_late, game_id)

    def _wake_late(self, game_id: int) -> None:
        del self._later[game_id]
        self.wake(game_id)

    async def _dm_closed(self, wanted: Wish, before: Seated) -> bool:
        """The private-delivery ladder: the game goes on with the button; player and host are told once."""
        if not wanted.slot.startswith("dm:"):
            log.warning("nobody told", extra={"game": wanted.game_id, "slot": wanted.slot})
            await self._fulfilled(wanted, (0, 0))
            return False
        await self._fulfilled(wanted, None)
        seated = await self.sessions.seated(wanted.game_id)
        seat = seated.seats[int(wanted.slot.removeprefix("dm:"))]
        if seat.user_id != before.seats[seat.seat].user_id:
            return True
        if seat.dm_closed or seat.user_id is None:
            return False
        say = Speaker(seated.row.language)
        text = say("notice-dm-closed", who=f"<@{seat.user_id}>", host=f"<@{seated.row.host_id}>")
        told = Panel([text], pings=list({seat.user_id, seated.row.host_id}))
        async with self.store.change() as db:
            await db.execute(
                "UPDATE seats SET dm_closed = 1 WHERE game_id = ? AND seat = ?", (wanted.game_id, seat.seat)
            )
            await take_down(db, wanted.game_id, f"dm:{seat.seat}")
            await wish(db, wanted.game_id, [f"notice:dm{seat.seat}.{self.sessions.now}"], panels.packed(told))
        return True

    async def _open_thread(self, wanted: Wish) -> bool:
        """A thread that archived itself is opened again, and what was to be said is said."""
        seated = await self.sessions.seated(wanted.game_id)
        try:
            thread = await self.client.fetch_channel(seated.row.channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.HTTPException as error:
            return await self._channel_shut(wanted, error)
        await self._tried(wanted)
        return True

    async def _channel_shut(self, wanted: Wish, error: discord.HTTPException) -> bool:
        """We may not write there: the host is told once, and the panel waits until we may."""
        if wanted.slot.startswith("notice:"):
            await self._fulfilled(wanted, None)
        else:
            await self._failed(wanted, error)
        seated = await self.sessions.seated(wanted.game_id)
        slot = f"word:{seated.row.host_id}:shut"
        told = await self.store.hanging(wanted.game_id, slot)
        if told.message_id is not None or any(
            w.slot == slot for w in await self.store.wishes(wanted.game_id)
        ):
            return False
        word = await self._word(seated, seated.row.host_id, "notice-channel-shut")
        async with self.store.change() as db:
            await wish(db, wanted.game_id, [slot], word)
        return True

    async def _channel_gone(self, wanted: Wish) -> bool:
        """The game has lost its place: it ends, and everybody at the table is told by DM."""
        seated = await self.sessions.seated(wanted.game_id)
        users = {seated.row.host_id, *(seat.user_id for seat in seated.seats if seat.user_id)}
        words = {user: await self._word(seated, user, "notice-channel-gone") for user in users}
        async with self.store.change() as db:
            await db.execute(
                "DELETE FROM outbox WHERE game_id = ? AND slot NOT LIKE 'dm:%'", (wanted.game_id,)
            )
            await db.execute(
                "UPDATE games SET stage = 'ended' WHERE id = ? AND stage != 'over'", (wanted.game_id,)
            )
            if seated.row.saved is not None:
                await wish(db, wanted.game_id, [f"dm:{seat.seat}" for seat in seated.seats])
            for user, word in words.items():
                await wish(db, wanted.game_id, [f"word:{user}:gone"], word)
        return True

    async def _word(self, seated: Seated, user_id: int, key: str) -> str:
        """What somebody is told by DM about the channel of a game, in their language."""
        say = Speaker(language((await self.store.person(user_id)).locale))
        text = say(key, number=seated.row.id, channel=f"<#{seated.row.channel_id}>")
        return panels.packed(Panel([text]))

    # What is said

    async def _say(self, wanted: Wish, seated: Seated) -> tuple[int, int] | None:
        """Bring a panel up to date; returns channel and message if it was posted anew."""
        hanging = await self.store.hanging(wanted.game_id, wanted.slot)
        kind, _, rest = wanted.slot.partition(":")
        if not _worth_saying(seated, kind, rest, new=hanging.message_id is None):
            return None
        panel = await self._panel(wanted, seated, kind, rest)
        asked = kind == "dm" and int(rest) in seated.row.asked
        picture = await self.picture(panel, ASKED if asked else WAITING)
        if hanging.message_id is not None:
            await self._edit(hanging.channel_id, hanging.message_id, panel, picture)
            return None
        channel_id = seated.row.channel_id
        if kind in ("dm", "word"):
            user_id = seated.seats[int(rest)].user_id if kind == "dm" else int(rest.partition(":")[0])
            assert user_id is not None
            channel_id = (await self.client.create_dm(discord.Object(user_id))).id
        named = f"{seated.row.created} {wanted.game_id} {wanted.slot} {hanging.lost}"
        nonce = hashlib.sha256(named.encode()).hexdigest()[:24]
        doubtful = (wanted.game_id, wanted.slot) in self._doubtful
        # Until it is noted where it hangs.
        self._doubtful.add((wanted.game_id, wanted.slot))
        message_id = await self._post(channel_id, panel, picture, nonce)
        if doubtful:
            await self._edit(channel_id, message_id, panel, picture)
        return channel_id, message_id

    async def _panel(self, wanted: Wish, seated: Seated, kind: str, rest: str) -> Panel:
        if kind == "lobby":
            return panels.lobby(seated)
        if kind == "left":
            seat, _, code = rest.split(".")
            return panels.left(seated, int(seat), code)
        if kind in ("notice", "word"):
            return panels.unpacked(wanted.notice or "[[],[],[]]")
        table = seated.table()
        if kind == "dm":
            user_id = seated.seats[int(rest)].user_id
            person = await self.store.person(user_id or 0)
            say = panels.speaker_for(seated, person.locale)
            news = await self.sessions.news(seated, int(rest))
            return panels.question(seated, table, int(rest), say, events=news, narrow=person.narrow)
        turn = seated.row.turn if kind == "end" else int(rest)
        events = await self.store.events(wanted.game_id, turn=turn)
        if kind == "end":
            return panels.end(seated, table, events, await self.store.watchers(wanted.game_id))
        before = await self.store.events(wanted.game_id, turn=turn - 1)
        return panels.turn(seated, table, turn, events, before)

    async def _edit(self, channel_id: int, message_id: int, panel: Panel, picture: Picture | None) -> None:
        channel = self.client.get_partial_messageable(channel_id)
        await channel.get_partial_message(message_id).edit(
            view=view_of(panel, picture),
            attachments=[file_of(picture)] if picture else [],
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _post(self, channel_id: int, panel: Panel, picture: Picture | None, nonce: str) -> int:
        """Post a panel, ringing only whom it names and who is not here; the same nonce, the same message."""
        rung = [discord.Object(user) for user in panel.pings if not self.sessions.looking(user)]
        sent = await self.client.get_partial_messageable(channel_id).send(
            view=view_of(panel, picture),
            files=[file_of(picture)] if picture else [],
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=rung),
            nonce=nonce,
        )
        return sent.id

    async def picture(self, panel: Panel, urgency: int = PRESSED) -> Picture | None:
        """The picture that a panel wants, drawn; somebody waits for it unless it is less urgent."""
        shot = panel.shot
        if shot is None:
            return None
        return await self.pictures.board(
            shot.key,
            shot.view,
            shot.names,
            shot.speaker,
            changed=shot.changed,
            narrow=shot.narrow,
            urgency=urgency,
        )


def _worth_saying(seated: Seated, kind: str, rest: str, *, new: bool) -> bool:
    """What is over is not posted any more if it never was, and nothing is sent to nobody.

    A game that is played wholly in a DM has no public: its one panel is the player's own.
    """
    stage = seated.row.stage
    if seated.row.guild_id is None and kind in ("turn", "lobby"):
        return False
    if kind == "dm":
        seat = seated.seats[int(rest)]
        reachable = not seat.dm_closed and stage in ("playing", "over")
        return seat.user_id is not None and (reachable or not new)
    if kind == "turn":
        return not new or (int(rest) == seated.row.turn and stage == "playing")
    return not new or (kind != "left" and (kind != "lobby" or stage == "open"))
