"""Which game somebody means who asks for something, and whether they may do there what a host may."""

from bot.play.session import Sessions
from bot.tables.asker import Asker
from bot.tables.seated import Seated
from bot.words.texts import Markup
from rules.core.asking import Illegal

#: Games that can still be played.
ACTIVE = ("open", "playing")


async def game_here(sessions: Sessions, asker: Asker, game: str | None = None) -> Seated:
    """The game meant by a command: of this channel, or in a DM the one of one's own games that waits.

    For a move it is known of which kind the game must be; then one that is over is not meant if another
    waits.
    """
    private = asker.guild_id is None
    here = await sessions.seated_in(asker.channel_id)
    if here is not None and private and game not in (None, here.row.game):
        here = None
    if here is not None and (not private or game is None or here.row.stage in ACTIVE):
        return here
    mine = await sessions.waiting_for(asker.id, game) if private else None
    if mine is not None:
        return mine
    if here is None:
        raise Illegal("refused-no-game-here")
    return here


async def kind_here(sessions: Sessions, asker: Asker) -> str | None:
    """Which kind of game is played where somebody asks, or waits for them in a DM, if there is one."""
    try:
        return (await game_here(sessions, asker)).row.game
    except Illegal:
        return None


async def game_of(sessions: Sessions, asker: Asker) -> Seated:
    """The game of this channel if one plays in it, or else the one of one's own games that waits."""
    here = await sessions.seated_in(asker.channel_id)
    at_it = here is not None and here.seat_of(asker.id)
    if here is not None and at_it and (asker.guild_id is not None or here.row.stage in ACTIVE):
        return here
    mine = await sessions.waiting_for(asker.id)
    if mine is not None:
        return mine
    if here is None or not at_it:
        raise Illegal("refused-spectator" if here else "refused-no-game-here")
    return here


def may_host(asker: Asker, seated: Seated) -> bool:
    """Host actions are the host's, or of whoever may manage the channel.

    Where the host does not play, they are also the first player's.
    """
    players = [seat.user_id for seat in seated.seats if seat.user_id]
    hosts = {seated.row.host_id, *(players[:1] if seated.row.host_id not in players else ())}
    return asker.id in hosts or asker.manages


def check_host(asker: Asker, seated: Seated) -> None:
    """Refuse a host action to anybody else."""
    if not may_host(asker, seated):
        raise Illegal("refused-host-only", host=Markup(f"<@{seated.row.host_id}>"))
