"""Whoever presses or types something, and where: all that the rooms inside know of a request."""

from msgspec import Struct

from bot.words.texts import Speaker, language


class Asker(Struct, frozen=True):
    """Somebody who asks for something."""

    id: int
    name: str
    locale: str
    channel_id: int
    guild_id: int | None = None
    guild_locale: str | None = None
    #: Whether they may manage the channel, and so do there what a host may.
    manages: bool = False
    #: The number that Discord has given to what they pressed or typed.
    press: int = 0

    @property
    def say(self) -> Speaker:
        """Speaks their language."""
        return Speaker(language(self.locale))
