"""Onlookers: players agree to them or do not, and whoever looks is noted before anything is shown."""

from hashlib import sha256

from bot.messages.slots import LobbySlot, LoftSlot, doors_of, wish
from bot.play.lobby import Lobby
from bot.play.meant import check_host
from bot.play.session import Sessions
from bot.store.consents import consent, void_consents, withdraw
from bot.store.database import Store
from bot.store.games import update_game
from bot.store.handovers import insiders, note_insider
from bot.store.moves import answers_of
from bot.tables.asker import Asker
from bot.tables.handover import EVERY_SEAT
from bot.tables.onlookers import Past, as_it_was, check_look
from bot.tables.seated import Seated
from rules.core.asking import Illegal
from rules.core.table import Table
from rules.games import GAMES
from rules.players.chances import Chances, open_chances


async def settle_late(lobby: Lobby, asker: Asker, game_id: int, rounds: int) -> Seated:
    """Change how late everything may be seen, as the host may while the table is open.

    Whoever had agreed did so to something else; whoever changes it agrees.
    """
    async with lobby.sessions.holding(game_id):
        seated = await lobby.open_table(game_id)
        check_host(asker, seated)
        async with lobby.store.change() as db:
            await update_game(db, game_id, late=rounds)
            await void_consents(db, game_id)
            if rounds and seated.seat_of(asker.id):
                await consent(db, game_id, asker.id)
            await wish(db, game_id, [LobbySlot()])
    lobby.sessions.changed(game_id)
    return await lobby.sessions.seated(game_id)


async def answer_for_oneself(lobby: Lobby, game_id: int, user_id: int, *, agrees: bool) -> Seated:
    """Agree that those who do not play see everything late, or do not; then a door that was open is shut."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        row = seated.row
        if not seated.played(user_id):
            raise Illegal("refused-spectator")
        if row.stage == "over":
            raise Illegal("refused-over", game=row.id)
        if not row.late:
            raise Illegal("refused-never-shown")
        async with lobby.store.change() as db:
            await (consent if agrees else withdraw)(db, game_id, user_id)
            await wish(db, game_id, doors_of(row))
    lobby.sessions.changed(game_id)
    return await lobby.sessions.seated(game_id)


async def has_looked(store: Store, game_id: int, user_id: int) -> bool:
    """Whether somebody has seen everything of a game."""
    return user_id in (await insiders(store, game_id)).get(EVERY_SEAT, set())


async def note_loft(lobby: Lobby, game_id: int, thread_id: int) -> None:
    """Note in which private thread everything hangs from now on."""
    async with lobby.sessions.holding(game_id), lobby.store.change() as db:
        await update_game(db, game_id, loft=thread_id)
        await wish(db, game_id, [LoftSlot(thread_id)])
    lobby.sessions.changed(game_id)


async def knowing(lobby: Lobby, seated: Seated, newcomer: int | None) -> dict[int, set[int]]:
    """Who has seen the secrets of which seat, now that somebody wants one.

    Whoever sits where everything hangs, or may read it there, is noted as an onlooker.
    """
    row = seated.row
    if newcomer and row.loft and row.stage == "playing" and await lobby.in_loft(row, newcomer):
        await note_onlooker(lobby, row.id, newcomer)
    return await insiders(lobby.store, row.id)


async def look(lobby: Lobby, game_id: int, user_id: int) -> tuple[Seated, Past]:
    """What an onlooker sees; whoever is one is noted first, and while the game's lock is held.

    So nobody gets a seat between being noted and being shown anything.
    """
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        check_look(seated, user_id)
        past = as_it_was(seated, await answers_of(lobby.store, game_id))
        if seated.row.stage != "over":
            await note_onlooker(lobby, game_id, user_id)
    return seated, past


def moment_of(past: Past) -> str:
    """What tells a game as it was from itself at any other moment."""
    return sha256(past.table.save()).hexdigest()


def weigh(game: str, saved: bytes, seed: str) -> Chances:
    """What a burgomaster who knows all hands, but not the luck to come, thinks of everybody's chances."""
    return open_chances(Table.load(GAMES[game], saved), seed)


def weighed(sessions: Sessions, game_id: int, past: Past) -> Chances:
    """The same, as far as it was thought about already."""
    moment, chances = sessions.weighed.get(game_id, ("", ()))
    return chances if moment == moment_of(past) else ()


async def note_onlooker(lobby: Lobby, game_id: int, user_id: int) -> None:
    """Note that somebody sees everything of a game, or may have seen it."""
    async with lobby.store.change() as db:
        await note_insider(db, game_id, EVERY_SEAT, user_id)
