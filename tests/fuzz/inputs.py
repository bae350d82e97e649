"""One thing that somebody sends: a press, a command, a keystroke, a form."""

from dataclasses import dataclass
from typing import Any

import msgspec

from bot.playground.world.interactions import Interaction, Interactions
from bot.playground.world.state import Channel, Message, Payload, Person


@dataclass
class Input:
    """What is sent, and by whom, as Discord would hand it to the bot."""

    kind: str
    person: Person
    channel: Channel
    type: int
    data: Payload
    source: Message | None = None
    #: What the message carries while this is sent, if somebody made it up, or it is from long ago.
    forged: Payload | None = None

    def send(self, desk: Interactions) -> Interaction:
        """Hand it to the bot; a forged component is on the message only as long as it takes to be sent."""
        if self.source is None or self.forged is None:
            return desk.start(self.type, self.person, self.channel, self.data, source=self.source)
        true = self.source.payload
        row: Payload = {"type": 1, "id": 1, "components": [self.forged | {"id": 2}]}
        self.source.payload = true | {"components": [row]}
        try:
            return desk.start(self.type, self.person, self.channel, self.data, source=self.source)
        finally:
            self.source.payload = true

    def __str__(self) -> str:
        told: dict[str, Any] = {
            "kind": self.kind,
            "person": self.person.id,
            "channel": self.channel.id,
            "type": self.type,
            "data": self.data,
            "forged": self.forged,
        }
        if self.source is not None:
            told["message"] = {"id": self.source.id, "flags": self.source.payload["flags"]}
        return msgspec.json.encode(told).decode()
