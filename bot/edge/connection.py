"""Whether the gateway is connected, as far as the library has said."""

from msgspec import Struct

from bot.gauges import LOST

#: What the library calls the moments at which that changes.
CHANGES = {"connect": True, "resumed": True, "disconnect": False}


class Connection(Struct):
    """The connection to the gateway, or those of all shards together."""

    alive: bool = False

    def heard(self, event: str) -> None:
        """Something has happened."""
        self.alive = CHANGES.get(event, self.alive)
        if event == "disconnect":
            LOST.inc()
