"""What one person does, and what that person gets to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.playground.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    NUMBER,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.playground.checks.components import every
from bot.playground.world import deeds, messages
from bot.playground.world.deeds import ImpossibleError
from bot.playground.world.interactions import Interaction
from bot.playground.world.state import Channel, Payload, Person
from tests.driver.shown import Shown, name_of
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from tests.driver.town import Room, Town

Place: TypeAlias = "str | Channel | Room"


@dataclass(frozen=True)
class Answer:
    """What came back: a message, a modal, choices, or nothing but an acknowledgement."""

    message: Shown | None = None
    modal: Payload | None = None
    choices: tuple[Payload, ...] = ()

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral


class Player:
    """Somebody at the keyboard; `here` is the channel that is open on the screen."""

    def __init__(self, town: Town, person: Person) -> None:
        self.town, self.person = town, person
        self.world = town.playground.world
        self.here: Channel | None = None
        self.open_modal: tuple[Channel, Payload] | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.global_name or self.person.username

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Looking

    def channels(self) -> list[Channel]:
        return [c for c in self.world.channels.values() if self.world.sees(self.id, c)]

    def messages(self, channel: Place | None = None) -> list[Shown]:
        """What is on the screen in a channel, or in all, oldest first."""
        places = self.channels() if channel is None else [self._channel(channel)]
        found = [m for c in places for m in self.world.messages[c.id].values() if m.reader in (None, self.id)]
        return [Shown(m.payload) for m in sorted(found, key=lambda m: int(m.id))]

    @property
    def dm(self) -> list[Shown]:
        """The messages of the DM with the bot."""
        return self.messages("dm")

    def sees(self, text: str, channel: Place | None = None) -> bool:
        """Whether this can be read on the screen now."""
        return any(text in m.text for m in self.messages(channel))

    def find(self, text: str, channel: Place | None = None) -> Shown:
        """The latest message with this text."""
        for message in reversed(self.messages(channel)):
            if text in message.text:
                return message
        raise AssertionError(f"{self.name} does not see {text!r} in:\n{self.screen(channel)}")

    def screen(self, channel: Place | None = None) -> str:
        """What is on the screen, for failing tests to print."""
        lines = []
        for m in self.messages(channel)[-15:]:
            place = self.world.channels[m.channel_id].name or "dm"
            buttons = "".join(f" [{b}]" for b in m.buttons)
            lines.append(f"#{place} {m.author}{' (only you)' if m.ephemeral else ''}: {m.text!r}{buttons}")
        return "\n".join(lines)

    async def until_sees(self, text: str, channel: Place | None = None, timeout: float = PATIENCE) -> Shown:
        """Wait until this can be read, and return the message."""
        await self.town.until(
            lambda: self.sees(text, channel),
            timeout,
            lambda: f"{self.name} never saw {text!r}; on the screen:\n{self.screen(channel)}",
        )
        return self.find(text, channel)

    def everything(self) -> str:
        """All that was ever visible to this person, as it came over the wire.

        Messages in every version, ephemeral answers, modals, autocomplete choices, custom_ids, file names,
        alt texts: whatever another seat must not know may not be in here.
        """
        return self.town.everything(self.id)

    @property
    def pings(self) -> list[Shown]:
        """The messages for which this person's phone rang, as they are now."""
        found = []
        for ping in self.world.pings:
            message = self.world.message(ping.channel_id, ping.message_id)
            if ping.user_id == self.id and message is not None:
                found.append(Shown(message.payload))
        return found

    # Acting

    async def slash(self, line: str, *, channel: Place | None = None, **options: Any) -> Answer:
        """Send a command: `await anna.slash("game new", channel="dam", seats=2)`.

        A file is given as its name and bytes: `printed=("printed.toml", b"...")`.
        """
        place = self._open(channel)
        command, nested = self._command(line, place, options)
        doing = f"/{line} {options or ''}".strip()
        return await self._act(
            doing, lambda watch: deeds.slash(self._desk, self.person, place, command, nested, watch=watch)
        )

    async def autocomplete(
        self,
        line: str,
        *,
        channel: Place | None = None,
        focus: str | None = None,
        **options: Any,
    ) -> list[str]:
        """The values offered for the last option given (or `focus`), typed so far."""
        return [c["value"] for c in await self.choices(line, channel=channel, focus=focus, **options)]

    async def choices(
        self,
        line: str,
        *,
        channel: Place | None = None,
        focus: str | None = None,
        **options: Any,
    ) -> list[Payload]:
        """The same, with the names that the person reads."""
        place = self._open(channel)
        focused = focus or list(options)[-1]
        command, nested = self._command(line, place, options, focused)
        answer = await self._act(
            f"/{line} {focused}:...",
            lambda watch: deeds.slash(
                self._desk, self.person, place, command, nested, watch=watch, typing=True
            ),
        )
        return list(answer.choices)

    async def press(
        self, label: str, *, message: Shown | None = None, channel: Place | None = None
    ) -> Answer:
        """Press a button by its label or custom_id, in the latest message that shows it."""
        return await self._use(label, None, message, channel)

    async def choose(
        self,
        name: str,
        *values: str | Player | Room,
        message: Shown | None = None,
        channel: Place | None = None,
    ) -> Answer:
        """Choose from a select, by its placeholder or custom_id; values or labels of its options."""
        return await self._use(name, list(values), message, channel)

    async def fill(self, title: str | None = None, /, **fields: str | list[str]) -> Answer:
        """Fill in the modal that is open, each field by its custom_id or label, and submit it."""
        assert self.open_modal is not None, f"no modal is open for {self.name}"
        place, modal = self.open_modal
        assert title in (None, modal["title"]), f"the modal is called {modal['title']!r}, not {title!r}"
        self.open_modal = None
        given = [_filled(modal, name, value) for name, value in fields.items()]
        return await self._act(
            f"submitting {modal['title']!r}",
            lambda watch: deeds.modal(self._desk, self.person, place, modal["custom_id"], given, watch=watch),
        )

    def say(self, content: str, channel: Place | None = None) -> Shown:
        """Write an ordinary message."""
        return Shown(messages.say(self.world, self._open(channel), self.person, content).payload)

    def leave(self) -> None:
        """Leave the guild."""
        self.world.leave(self.person)

    def join(self) -> None:
        """Join the guild (again)."""
        self.world.join(self.person, self.world.main_guild)

    def close_dms(self, closed: bool = True) -> None:
        self.world.change_person(self.person, dms_closed=closed)

    # How it is done

    @property
    def _desk(self) -> Any:
        return self.town.playground.desk

    def _channel(self, wanted: Place) -> Channel:
        if isinstance(wanted, Channel):
            return wanted
        if not isinstance(wanted, str):
            return wanted.channel
        return self.world.dm(self.person) if wanted == "dm" else self.world.channel(wanted)

    def _open(self, wanted: Place | None) -> Channel:
        """Go to a channel, or stay where one is."""
        if wanted is not None:
            self.here = self._channel(wanted)
        elif self.here is None or self.here.id not in self.world.channels:
            self.here = next(c for c in self.channels() if c.guild_id)
        return self.here

    async def _use(
        self,
        name: str,
        values: list[Any] | None,
        message: Shown | None,
        channel: Place | None,
    ) -> Answer:
        shown = message or self._showing(name, channel)
        component = shown.component(name)
        assert component is not None, f"{self.name} finds no {name!r} on: {shown.text!r} {shown.buttons}"
        chosen = None if values is None else [_value(component, v) for v in values]
        place = self.world.channels[shown.channel_id]
        return await self._act(
            f"using {name!r}",
            lambda watch: deeds.component(
                self._desk, self.person, place, shown.id, component["custom_id"], chosen, watch=watch
            ),
        )

    def _showing(self, name: str, channel: Place | None) -> Shown:
        for message in reversed(self.messages(channel)):
            if message.component(name) is not None:
                return message
        raise AssertionError(f"{self.name} finds nothing called {name!r} on:\n{self.screen(channel)}")

    async def _act(self, doing: str, start: Callable[[Any], Interaction]) -> Answer:
        """Do something and wait for its answer."""
        got: dict[str, Any] = {}

        def watch(made: Interaction, state: str, data: Payload) -> None:
            if state == "MODAL":
                got["modal"] = data
                self.open_modal = (made.channel, data)
            elif state == "AUTOCOMPLETE":
                got["choices"] = tuple(data["choices"])
            elif state == "done" and "message" in data:
                got["message"] = Shown(data["message"])

        try:
            made = start(watch)
        except ImpossibleError as no:
            raise AssertionError(f"{self.name} cannot do {doing}: {no}") from no
        try:
            await asyncio.wait_for(made.finished.wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"the bot still thinks about {self.name}'s {doing}") from None
        if made.failed:
            raise AssertionError(f"the bot did not respond to {self.name}'s {doing}")
        return Answer(**got)

    def _commands(self, place: Channel) -> list[Payload]:
        return [c for c in self.world.commands.values() if c.get("guild_id") in (None, place.guild_id)]

    def _command(
        self, line: str, place: Channel, options: dict[str, Any], focused: str | None = None
    ) -> tuple[str, list[Payload]]:
        """A command's id, and its options nested as Discord nests them."""
        root, *words = line.removeprefix("/").split()
        known = [c for c in self._commands(place) if c["name"] == root]
        assert known, (
            f"there is no /{root}; there are {sorted(c['name'] for c in self.world.commands.values())}"
        )
        here: Payload = known[-1]
        for word in words:
            inner = {o["name"]: o for o in here.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)}
            assert word in inner, f"/{root} has no {word!r}; it has {sorted(inner)}"
            here = inner[word]
        definitions = {o["name"]: o for o in here.get("options") or []}
        filled = [self._option(definitions, n, v, focused) for n, v in options.items() if v is not None]
        for word in reversed(words):
            filled = [{"name": word, "options": filled}]
        return str(known[-1]["id"]), filled

    def _option(self, known: dict[str, Payload], name: str, value: Any, focused: str | None) -> Payload:
        option = known.get(name) or known.get(name.replace("_", "-"))
        assert option is not None, f"there is no option {name!r}; there are {sorted(known)}"
        if name == focused:
            return {"name": option["name"], "value": str(value), "focused": True}
        casts: dict[int, Callable[[Any], Any]] = {STRING: str, INTEGER: int, NUMBER: float, BOOLEAN: bool}
        if option["type"] == USER and isinstance(value, str) and value not in self.world.people:
            value = self.world.person(value).id
        elif option["type"] == CHANNEL and isinstance(value, str):
            value = self.world.channel(value).id
        elif option["type"] == ATTACHMENT:
            value = self._upload(*value)
        value = getattr(value, "id", value)
        return {"name": option["name"], "value": casts.get(option["type"], str)(value)}

    def _upload(self, name: str, body: bytes) -> str:
        """Put a file on Discord, for a command to name."""
        key = self.world.ids.next()
        self.world.keeper.put_file(key, name, "application/octet-stream", body)
        return key


def _value(select: Payload, wanted: Any) -> str:
    """The value of an option that was named by its value or its label."""
    wanted = getattr(wanted, "id", wanted)
    for option in select.get("options") or []:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    return str(wanted)


def _filled(modal: Payload, name: str, value: str | list[str]) -> Payload:
    """One field of a modal, named by its custom_id or by its label (`_` for a space)."""
    for part in modal["components"]:
        for field in every([part]):
            labels = (field.get("custom_id"), name_of(field), part.get("label"))
            if "custom_id" in field and any(label in (name, name.replace("_", " ")) for label in labels):
                key = "values" if isinstance(value, list) else "value"
                return {"type": field["type"], "custom_id": field["custom_id"], key: value}
    raise AssertionError(f"the modal {modal['title']!r} has no field {name!r}")
