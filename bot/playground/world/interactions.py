"""Interactions: what people do with commands, buttons, selects and modals, and the bot's answers to it.

Three seconds to acknowledge, once; then fifteen minutes in which the token edits and follows up.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.playground.checks.components import Check
from bot.playground.checks.form import Form, refused
from bot.playground.world import messages, shapes
from bot.playground.world.messages import Envelope, Sending
from bot.playground.world.state import EPHEMERAL, LOADING, Channel, Message, Payload, Person
from bot.playground.world.whole import News, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9

ANSWERS = {
    COMMAND: (REPLY, DEFER, SHOW_MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, DEFER, DEFER_UPDATE, UPDATE),
}

Watch = Callable[["Interaction", str, Payload], None]


@dataclass(slots=True)
class Interaction:
    """One thing that a person did, and how far its answer has come."""

    id: str
    token: str
    type: int
    person: Person
    channel: Channel
    data: Payload
    born: float
    watch: Watch
    source: Message | None = None
    opened_by: "Interaction | None" = None
    answer: int | None = None
    failed: bool = False
    original: Message | None = None
    modal: Payload | None = None
    timer: asyncio.TimerHandle | None = None
    finished: asyncio.Event = field(default_factory=asyncio.Event)


def no_watch(_: Interaction, __: str, ___: Payload) -> None:
    """For interactions that nobody follows."""


class Interactions:
    """All interactions whose tokens may still be alive."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[str, Interaction] = {}
        self.modals: dict[tuple[str, str], Interaction] = {}

    # From a person to the bot

    def start(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Payload,
        *,
        watch: Watch = no_watch,
        source: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot and wait three seconds for its acknowledgement."""
        world = self.world
        self._purge()
        key = world.ids.next()
        token = (
            base64.urlsafe_b64encode(f"interaction:{key}:{secrets.token_hex(16)}".encode())
            .decode()
            .rstrip("=")
        )
        made = Interaction(key, token, kind, person, channel, data, world.clock(), watch, source, opened_by)
        self.by_id[key] = made
        loop = asyncio.get_running_loop()
        made.timer = loop.call_later(world.settings.ack_seconds, self._fail, made)
        watch(made, "sent", {})
        world.tell(
            News("INTERACTION_CREATE", self._event(made), world.guild_of(channel), reader=world.bot_id)
        )
        return made

    def _event(self, made: Interaction) -> Payload:
        world, channel, person = self.world, made.channel, made.person
        guild = world.guild_of(channel)
        parent = world.parent(channel)
        event: Payload = {
            "id": made.id,
            "application_id": world.application_id,
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": made.data,
            "channel": shapes.interaction_channel(channel, guild, parent, person.id),
            "channel_id": channel.id,
            "locale": person.locale,
            "context": 0 if guild else 1,
            "app_permissions": str(world.may(world.bot_id, channel)),
            "attachment_size_limit": world.settings.attachment_limit,
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild.id if guild else "0"},
        }
        if made.source is not None:
            event["message"] = made.source.payload
        if guild is None:
            return event | {"user": shapes.user(person)}
        rights = str(world.may(person.id, channel))
        member = shapes.member(guild.members[person.id]) | {
            "user": shapes.user(person),
            "permissions": rights,
        }
        partial = {"id": guild.id, "locale": guild.locale, "features": []}
        return event | {
            "guild_id": guild.id,
            "guild": partial,
            "guild_locale": guild.locale,
            "member": member,
        }

    def _fail(self, made: Interaction) -> None:
        made.failed = True
        made.watch(made, "failed", {})
        made.finished.set()

    def _purge(self) -> None:
        horizon = self.world.clock() - self.world.settings.token_seconds
        while self.by_id:
            oldest = next(iter(self.by_id.values()))
            if oldest.born >= horizon:
                return
            del self.by_id[oldest.id]
            if oldest.modal is not None:
                self.modals.pop((oldest.person.id, oldest.modal["custom_id"]), None)

    # From the bot

    def callback(self, interaction_id: str, token: str, sending: Sending, *, kind: int) -> Interaction:
        """The first answer."""
        made = self.by_id.get(interaction_id)
        if made is None or made.token != token or made.failed:
            raise refused(10062)
        if made.answer is not None:
            raise refused(40060)
        if kind not in ANSWERS[made.type] or (kind in (DEFER_UPDATE, UPDATE) and made.source is None):
            form = Form()
            told = f'Value of field "type" must be one of {ANSWERS[made.type]}.'
            form.blame(("type",), "BASE_TYPE_CHOICES", told)
            form.settle()
        BEGIN[kind](self, made, sending)
        made.answer = kind
        if made.timer is not None:
            made.timer.cancel()
        shown = {"message": made.original.payload} if made.original else {}
        if kind == DEFER:
            seconds = self.world.settings.token_seconds
            made.timer = asyncio.get_running_loop().call_later(seconds, self._fail, made)
            made.watch(made, "thinking", shown)
        else:
            self._finish(made, shown)
        return made

    def _finish(self, made: Interaction, told: Payload) -> None:
        if made.timer is not None:
            made.timer.cancel()
        made.watch(made, "done", told)
        made.finished.set()

    def _reply(self, made: Interaction, sending: Sending) -> None:
        made.original = self._post(made, sending, first=True)

    def _defer(self, made: Interaction, sending: Sending) -> None:
        made.original = self._post(made, sending, first=True, loading=True)

    def _update_later(self, made: Interaction, _: Sending) -> None:
        made.original = made.source

    def _update(self, made: Interaction, sending: Sending) -> None:
        assert made.source is not None
        self._still_there(made.source)
        made.original = messages.edit(self.world, made.source, sending)

    def _choices(self, made: Interaction, sending: Sending) -> None:
        form = Form()
        choices = form.array(("data", "choices"), sending.body.get("choices") or [], 0, 25)
        for i, choice in enumerate(choices):
            form.text(("data", "choices", i, "name"), choice.get("name"), 1, 100, required=True)
            if isinstance(choice.get("value"), str):
                form.text(("data", "choices", i, "value"), choice["value"], 1, 100)
            elif not isinstance(choice.get("value"), int | float):
                form.blame(("data", "choices", i, "value"), "BASE_TYPE_REQUIRED", "This field is required")
        form.settle()
        self._show(made, "AUTOCOMPLETE", {"choices": choices})

    def _modal(self, made: Interaction, sending: Sending) -> None:
        form, body = Form(), sending.body
        form.text(("data", "custom_id"), body.get("custom_id"), 1, 100, required=True)
        form.text(("data", "title"), body.get("title"), 1, 45, required=True)
        Check(form, "modal").all(body.get("components"), ("data", "components"))
        form.settle()
        made.modal = body
        self.modals[made.person.id, body["custom_id"]] = made
        self._show(made, "MODAL", {k: body[k] for k in ("custom_id", "title", "components")})

    def _show(self, made: Interaction, name: str, data: Payload) -> None:
        """Show something to the one person who asked for it."""
        made.watch(made, name, data)
        self.world.tell(News(f"SHOW_{name}", data, reader=made.person.id))

    def _post(self, made: Interaction, sending: Sending, *, first: bool, loading: bool = False) -> Message:
        world = self.world
        secret = bool((sending.body.get("flags") or 0) & EPHEMERAL)
        extra: Payload = {
            "application_id": world.application_id,
            "webhook_id": world.application_id,
            "interaction_metadata": self._metadata(made, first=first),
        }
        kind = 20 if made.type == COMMAND and first else 0
        reference = made.original if not first else made.source
        if made.type == COMMAND:
            name = " ".join(_path(made.data))
            extra["interaction"] = {"id": made.id, "type": 2, "name": name, "user": shapes.user(made.person)}
        if reference is not None and not reference.flags & EPHEMERAL:
            kind = 19
            extra["message_reference"] = {
                "type": 0,
                "channel_id": made.channel.id,
                "message_id": reference.id,
            }
        envelope = Envelope(kind, made.person.id if secret else None, extra, loading)
        return messages.create(world, made.channel, world.bot, sending, envelope)

    def _metadata(self, made: Interaction, *, first: bool) -> Payload:
        guild = self.world.guild_of(made.channel)
        told: Payload = {
            "id": made.id,
            "type": made.type,
            "user": shapes.user(made.person),
            "authorizing_integration_owners": {"0": guild.id if guild else "0"},
        }
        if not first and made.original is not None:
            told["original_response_message_id"] = made.original.id
        if made.type == COMPONENT and made.source is not None:
            told["interacted_message_id"] = made.source.id
        if made.type == MODAL and made.opened_by is not None:
            told["triggering_interaction_metadata"] = self._metadata(made.opened_by, first=True)
        return told

    # With the token

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction of a token that is still alive."""
        key = key_of(token)
        made = self.by_id.get(key or "")
        if key is not None and (
            made is None or made.born + self.world.settings.token_seconds < self.world.clock()
        ):
            raise refused(50027)
        if made is None or made.token != token or made.answer is None:
            raise refused(10015)
        return made

    def follow_up(self, made: Interaction, sending: Sending) -> Message:
        """A further message; the first one after a deferral takes the deferred message's place."""
        first = made.original
        if made.answer == DEFER and first is not None and first.flags & LOADING:
            self._still_there(first)
            return self.edit(made, first, sending)
        return self._post(made, sending, first=False)

    def message_of(self, made: Interaction, message_id: str) -> Message:
        """A message that this token may touch: the original answer or a follow-up."""
        if message_id == "@original":
            if made.original is None:
                raise refused(10008)
            self._still_there(made.original)
            return made.original
        found = self.world.message(made.channel.id, message_id)
        if found is None or found.author_id != self.world.bot_id:
            raise refused(10008)
        owner = (found.payload.get("interaction_metadata") or {}).get("id")
        if found is not made.source and owner != made.id:
            raise refused(10008)
        return found

    def edit(self, made: Interaction, message: Message, sending: Sending) -> Message:
        loading = bool(message.flags & LOADING)
        changed = messages.edit(self.world, message, sending)
        if loading and message is made.original:
            self._finish(made, {"message": changed.payload})
        return changed

    def delete(self, made: Interaction, message: Message) -> None:
        self.world.delete(message)
        if message is made.original and not made.finished.is_set():
            self._finish(made, {})

    def _still_there(self, message: Message) -> None:
        if self.world.message(message.channel_id, message.id) is not message:
            raise refused(10008)


BEGIN: dict[int, Callable[[Interactions, Interaction, Sending], None]] = {
    REPLY: Interactions._reply,
    DEFER: Interactions._defer,
    DEFER_UPDATE: Interactions._update_later,
    UPDATE: Interactions._update,
    CHOICES: Interactions._choices,
    SHOW_MODAL: Interactions._modal,
}


def key_of(token: str) -> str | None:
    """The interaction's id inside a token, if it is one of ours."""
    try:
        told = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode()
    except ValueError:
        return None
    parts = told.split(":")
    return parts[1] if len(parts) == 3 and parts[0] == "interaction" else None


def _path(data: Payload) -> list[str]:
    """The words of a command: root, group, subcommand."""
    words, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return words
