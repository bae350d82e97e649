"""Handing a seat over: at once where that may be, or else by the vote of all others at the table."""

from typing import NamedTuple

from bot.messages.panels import pack
from bot.messages.slots import HandoverSlot, WordSlot, wish
from bot.messages.votes import warning
from bot.play.lobby import Lobby
from bot.play.onlookers import knowing
from bot.play.seats import check_level, pass_on
from bot.play.session import keep_seats
from bot.store import handovers
from bot.store.handovers import end_handover, next_number, open_handover, subject_of
from bot.store.people import person_of
from bot.store.rows import HandoverRow
from bot.store.votes import add_vote, votes_for
from bot.tables.handover import Handover, Way, check_fit, check_votes, owner_of, voters, way_of
from bot.tables.seated import Seated
from rules.core.asking import Illegal


class Count(NamedTuple):
    """How many have agreed to a handover, and of how many; with all of them it is done."""

    votes: int
    needed: int

    @property
    def done(self) -> bool:
        """Whether the seat has changed hands."""
        return self.votes == self.needed


#: What needs no vote.
DONE = Count(0, 0)


async def hand_over(lobby: Lobby, game_id: int, wanted: Handover) -> Count:
    """Hand a seat to somebody, or to the house; where that takes a vote, open it with the asker's own."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        if wanted.to_id is None:
            check_level(seated.row.game, wanted.level)
        if await weigh(lobby, seated, wanted) is Way.AT_ONCE:
            await pass_on(lobby, seated, wanted)
            count = DONE
        else:
            asked = await _asked(lobby, seated, wanted)
            count = await _count(lobby, seated, asked, wanted.asker_id)
    lobby.sessions.changed(game_id)
    return count


async def weigh(lobby: Lobby, seated: Seated, wanted: Handover) -> Way:
    """How a seat may change hands now; Illegal says why it may not."""
    return way_of(seated, wanted, await knowing(lobby, seated, wanted.to_id), lobby.sessions.now)


async def agree(lobby: Lobby, game_id: int, number: int, user_id: int) -> Count:
    """Count a vote for a handover; with the last one the seat changes hands."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        asked = await _open_vote(lobby, seated, number, user_id)
        check_fit(seated, _wanted(asked), await knowing(lobby, seated, asked.to_id))
        check_votes(seated, _wanted(asked))
        count = await _count(lobby, seated, asked, user_id)
    lobby.sessions.changed(game_id)
    return count


async def decline(lobby: Lobby, game_id: int, number: int, user_id: int) -> None:
    """Say that one does not want a handover: as all must agree, the vote is over."""
    async with lobby.sessions.holding(game_id):
        asked = await _open_vote(lobby, await lobby.sessions.seated(game_id), number, user_id)
        async with lobby.store.change() as db:
            await end_handover(db, game_id, asked.number, "dropped", user_id)
            await wish(db, game_id, [HandoverSlot(asked.number)])
    lobby.sessions.changed(game_id)


async def _open_vote(lobby: Lobby, seated: Seated, number: int, user_id: int) -> HandoverRow:
    """The vote that somebody has a say in; Illegal where it is over, or not theirs."""
    asked = await handovers.handover(lobby.store, seated.row.id, number)
    if seated.seat_of(user_id) is None:
        raise Illegal("refused-spectator")
    if asked is None or asked.state != "open":
        raise Illegal("refused-vote-over")
    if user_id not in voters(seated, asked.seat):
        raise Illegal("refused-own-skip")
    return asked


async def keep(lobby: Lobby, game_id: int, user_id: int) -> None:
    """Say that one is there: the vote about one's seat is over."""
    async with lobby.sessions.holding(game_id):
        seated = await lobby.sessions.seated(game_id)
        mine = seated.seat_of(user_id) or seated.kept_for(user_id)
        if mine is None:
            raise Illegal("refused-spectator")
        if mine.handover is None:
            raise Illegal("refused-vote-over")
        async with lobby.store.change() as db:
            await wish(db, game_id, await keep_seats(db, [mine]))
    lobby.sessions.changed(game_id)


async def _asked(lobby: Lobby, seated: Seated, wanted: Handover) -> HandoverRow:
    """What the others are asked: the same as before if it is the same, or else something new."""
    game_id, old = seated.row.id, seated.seats[wanted.seat]
    before = await handovers.handover(lobby.store, game_id, old.handover or 0)
    if before is not None and (before.to_id, before.level) == (wanted.to_id, wanted.level):
        return before
    assert wanted.asker_id is not None
    asked = HandoverRow(
        game_id,
        await next_number(lobby.store, game_id),
        wanted.seat,
        wanted.asker_id,
        wanted.to_id,
        wanted.to_name,
        wanted.level,
        "open",
    )
    owner = owner_of(old)
    locale = (await person_of(lobby.store, owner or 0)).locale
    async with lobby.store.change() as db:
        if before is not None:
            await end_handover(db, game_id, before.number, "dropped")
            await wish(db, game_id, [HandoverSlot(before.number)])
        await open_handover(db, asked)
        if owner is not None and owner != wanted.asker_id:
            word = pack(warning(seated, asked, locale))
            await wish(db, game_id, [WordSlot(owner, "vote", (asked.number,))], word)
    return asked


async def _count(lobby: Lobby, seated: Seated, asked: HandoverRow, voter_id: int | None) -> Count:
    """Add a vote, if it is one of theirs who have one, and do what all have agreed to."""
    game_id, others = seated.row.id, voters(seated, asked.seat)
    agreed = {voter_id, *await votes_for(lobby.store, game_id, subject_of(asked.number))}
    count = Count(len([user for user in others if user in agreed]), len(others))
    if count.done:
        await pass_on(lobby, seated, _wanted(asked), "agreed")
        return count
    async with lobby.store.change() as db:
        if voter_id is not None and voter_id in others:
            await add_vote(db, game_id, subject_of(asked.number), voter_id)
        await wish(db, game_id, [HandoverSlot(asked.number)])
    return count


def _wanted(asked: HandoverRow) -> Handover:
    return Handover(asked.seat, asked.asker_id, to_id=asked.to_id, to_name=asked.to_name, level=asked.level)
