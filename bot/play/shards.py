"""For which games this process speaks: for all, where it is alone.

With the shard of a server go the games on it: what is said about them, their clocks and house players. What
has no server, such as a game in a DM, belongs to the first shard.
"""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext


class Alone:
    """One process, which speaks for everything."""

    #: How many processes there are.
    alive = 1

    @property
    def first(self) -> bool:
        """Whether what is done once, and not once a process, is done by this one."""
        return True

    @property
    def idle(self) -> bool:
        """Whether there is nothing to speak for."""
        return False

    def speaks_for(self, guild_id: int | None) -> bool:
        """Whether what happens on a server, or in DMs, is answered here."""
        return True

    def before_us(self, guild_id: int | None, at: float) -> bool:
        """Whether something that happened there then may have been answered by somebody else."""
        return False

    async def ours(self, game_ids: Collection[int]) -> Collection[int]:
        """Of some games those that this process speaks for."""
        return game_ids

    def tell(self, about: str, number: int) -> None:
        """Let all other processes know of something."""

    def once(self, what: str) -> AbstractAsyncContextManager[None]:
        """Do something while no other process does it."""
        return nullcontext()


def shard_of(guild_id: int | None, shards: int) -> int:
    """The shard at which a server arrives, as Discord has it."""
    return ((guild_id or 0) >> 22) % shards
