"""What a tab may ask for: the frames of the page's socket, and what is done about each."""

from collections.abc import Callable
from typing import Annotated, Required, TypedDict

import msgspec

from bot.playground.api.visit import SHOWN, Visit, seen
from bot.playground.checks.bodies import Value
from bot.playground.checks.form import GARBLED, Refused
from bot.playground.world import deeds, messages
from bot.playground.world.deeds import ImpossibleError
from bot.playground.world.interactions import Interaction, Interactions
from bot.playground.world.permissions import BITS
from bot.playground.world.state import TEXT, Channel, Payload

SYSTEM_THREAD = 18
Snowflake = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$")]


class Option(TypedDict, total=False):
    """An option of a command, or a subcommand with its own."""

    name: Required[str]
    value: Value
    focused: bool
    options: "list[Option] | None"


class Filled(TypedDict, total=False):
    """What was put into a part of a modal, in Discord's nested form or simply by custom_id."""

    custom_id: str
    value: Value
    values: list[str] | None
    component: "Filled"
    components: "list[Filled]"


class Ask(msgspec.Struct, tag_field="op"):
    """What every frame has: the channel that it is about, and a nonce by which its answer is known."""

    channel_id: str
    nonce: str | int | None = None

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        """Do it, or raise why not."""
        raise NotImplementedError

    def told(self, data: Payload) -> Payload:
        """What is answered, under the nonce of the question."""
        return data | ({} if self.nonce is None else {"nonce": self.nonce})

    def watch(self, visit: Visit) -> Callable[[Interaction, str, Payload], None]:
        """Tell the tab how its interaction is getting on."""

        def watch(made: Interaction, state: str, data: Payload) -> None:
            if state == "MODAL":
                place = {"channel_id": made.channel.id}
                place |= {"message_id": made.source.id} if made.source else {}
                visit.show("MODAL", self.told(data | place))
            elif state == "AUTOCOMPLETE":
                visit.show("AUTOCOMPLETE", self.told(data))
            else:
                visit.show("INTERACTION", self.told(data | {"state": state}))

        return watch


class Slash(Ask, tag="slash", kw_only=True):
    command_id: str
    options: list[Option] | None = None

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        self.send(desk, visit, channel, typing=False)

    def send(self, desk: Interactions, visit: Visit, channel: Channel, *, typing: bool) -> None:
        options: list[Payload] = [dict(option) for option in self.options or []]
        watch = self.watch(visit)
        deeds.slash(desk, visit.person, channel, self.command_id, options, watch=watch, typing=typing)


class Autocomplete(Slash, tag="autocomplete", kw_only=True):
    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        self.send(desk, visit, channel, typing=True)


class Component(Ask, tag="component", kw_only=True):
    message_id: str
    custom_id: str
    values: list[str] | None = None

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        watch = self.watch(visit)
        deeds.component(
            desk, visit.person, channel, self.message_id, self.custom_id, self.values, watch=watch
        )


class Modal(Ask, tag="modal", kw_only=True):
    custom_id: str
    components: list[Filled]

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        filled: list[Payload] = [dict(part) for part in self.components]
        deeds.modal(desk, visit.person, channel, self.custom_id, filled, watch=self.watch(visit))


class Say(Ask, tag="say", kw_only=True):
    content: str

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        said = messages.say(desk.world, channel, visit.person, self.content)
        desk.world.mark_read(visit.person, channel)
        visit.show("INTERACTION", self.told({"state": "done", "message": said.payload}))


class Read(Ask, tag="read"):
    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        desk.world.mark_read(visit.person, channel)


class Older(Ask, tag="older", kw_only=True):
    before: Snowflake

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        found = [m for m in seen(desk.world, visit.person, channel) if int(m.id) < int(self.before)]
        told = {"channel_id": channel.id, "messages": [m.payload for m in found[-SHOWN:]]}
        visit.show("OLDER", told | {"more": len(found) > SHOWN})


class OpenThread(Ask, tag="thread", kw_only=True):
    name: str

    def do(self, desk: Interactions, visit: Visit, channel: Channel) -> None:
        world, person, name = desk.world, visit.person, self.name.strip()
        if channel.type != TEXT or not 1 <= len(name) <= 100:
            raise ImpossibleError("a thread needs a channel and a name of at most 100 characters")
        if not world.may(person.id, channel) & BITS["create_public_threads"]:
            raise ImpossibleError("you may not open threads here")
        made = world.add_thread(channel, name, person)
        reference = {"type": 0, "channel_id": made.id, "guild_id": made.guild_id}
        messages.system(world, channel, person, SYSTEM_THREAD, content=name, message_reference=reference)
        visit.show("INTERACTION", self.told({"state": "done", "channel_id": made.id}))


Asked = Slash | Autocomplete | Component | Modal | Say | Read | Older | OpenThread
DECODER = msgspec.json.Decoder(Asked)


def answer(desk: Interactions, visit: Visit, frame: str | bytes) -> None:
    """Do what a tab asks, or tell it why not."""
    asked: Asked | None = None
    try:
        asked = DECODER.decode(frame)
        channel = desk.world.channels.get(asked.channel_id)
        if channel is None or not desk.world.sees(visit.person.id, channel):
            raise ImpossibleError("you do not see this channel")
        asked.do(desk, visit, channel)
    except (ImpossibleError, Refused, *GARBLED) as no:
        visit.show("ERROR", {"message": str(no)} | _nonce(asked, frame))


class Numbered(msgspec.Struct):
    """A frame of which only the nonce is understood."""

    nonce: str | int


def _nonce(asked: Ask | None, frame: str | bytes) -> Payload:
    """The nonce of a frame, even of one that makes no sense otherwise."""
    if asked is not None:
        return asked.told({})
    try:
        return msgspec.structs.asdict(msgspec.json.decode(frame, type=Numbered))
    except GARBLED:
        return {}
