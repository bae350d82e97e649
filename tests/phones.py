"""A person's phone: what it shows whenever it rings, as Discord would send it there.

It rings for a message that mentions its owner, and for every private one, unless that was sent silently; it
shows what the message was when it was created, and nothing of components. Edits ring nobody. Of a server that
its owner has muted it shows nothing.
"""

from dataclasses import dataclass

from bot.playground.world.state import DM
from tests.driver import Player


@dataclass(frozen=True)
class Note:
    """One notification: its text, where it came from, and its message."""

    text: str
    private: bool
    message_id: str


@dataclass
class Phone:
    """Somebody's phone; with `muted` the server is muted on it."""

    owner: Player
    muted: bool = False

    @property
    def notes(self) -> list[Note]:
        """Every notification so far, oldest first."""
        world = self.owner.world
        rung = [ping for ping in world.pings if ping.user_id == self.owner.id]
        notes = [
            Note(ping.text, world.channels[ping.channel_id].type == DM, ping.message_id)
            for ping in rung
            if ping.channel_id in world.channels
        ]
        return [note for note in notes if note.private or not self.muted]

    @property
    def texts(self) -> list[str]:
        """What they say."""
        return [note.text for note in self.notes]
