"""What the others may agree on: taking a revealed answer back, skipping a seat that blocks the table."""

from collections.abc import Sequence

from bot.messages.custom_ids import DeclineUndo, Vote, VoteHouse, VoteUndo
from bot.messages.panels import Panel, button, speaker_for
from bot.messages.private import private_panel
from bot.messages.slots import UndoSlot, wish
from bot.messages.votes import steps, subject_of
from bot.play.lobby import Lobby
from bot.play.seats import take_over
from bot.store.database import Store
from bot.store.moves import last_answer
from bot.store.rows import UndoVoteRow
from bot.store.votes import (
    add_vote,
    end_undo_vote,
    end_votes_on_the_game,
    next_undo_vote,
    open_undo_vote,
    undo_vote,
    votes_for,
)
from bot.tables.asker import Asker
from bot.tables.clock import overdue
from bot.tables.seated import Seated
from rules.core.asking import Illegal


async def take_back(lobby: Lobby, asker: Asker, seated: Seated, *, step: bool = False) -> Panel:
    """Take back what one pressed last, or a step; where it has revealed something, everybody must agree."""
    mine = seated.seat_of(asker.id)
    if mine is None or seated.row.saved is None or seated.table().can_undo(mine.seat):
        await lobby.sessions.undo(seated.row.id, asker.id, step=step)
        return await private_panel(lobby.store, asker, await lobby.sessions.seated(seated.row.id))
    target = await last_answer(lobby.store, seated.row.id, mine.seat)
    if not target or seated.row.stage != "playing":
        raise Illegal("refused-nothing-to-undo")
    _check_company(seated)
    say = speaker_for(seated, asker.locale)
    # It is good as long as no further answer is given.
    ask = button(say("button-vote-undo"), VoteUndo(seated.row.id, target, seated.row.answers))
    return Panel([say("undo-vote-needed")], [(ask,)])


def _check_company(seated: Seated) -> None:
    """Whoever is alone with the house agrees with everything: in a rated game that is not enough."""
    if seated.row.rated and len([seat for seat in seated.seats if seat.user_id]) < 2:
        raise Illegal("refused-rated-undo")


async def cast_vote(lobby: Lobby, asker: Asker, vote: Vote) -> str:
    """Count a vote, and do what enough have voted for; returns what to say to the voter."""
    sessions, undoing = lobby.sessions, isinstance(vote, VoteUndo)
    async with sessions.holding(vote.game):
        seated = await sessions.seated(vote.game)
        sessions.check_playing(seated)
        voters = _voters(seated, asker, vote, sessions.now)
        missing = await _missing(lobby.store, vote, asker.id, voters)
        needed = len(voters) if undoing else len(voters) // 2 + 1
        votes = len(voters) - len(missing)
        if isinstance(vote, VoteUndo) and missing:
            await _ask_others(lobby, seated, vote, asker.id)
    say = speaker_for(seated, asker.locale)
    if votes < needed:
        return say("vote-counted", votes=votes, needed=needed)
    if isinstance(vote, VoteUndo):
        await sessions.rewind(vote.game, vote.target, vote.answers)
        return say("vote-undone", steps=steps(vote))
    if isinstance(vote, VoteHouse):
        await take_over(lobby, vote.game, vote.seat, answers=seated.row.answers)
        return say("vote-housed", seat=vote.seat)
    await sessions.stand_in(vote.game, vote.seat, "skipped", seated.row.answers)
    return say("vote-skipped", seat=vote.seat)


async def decline_undo(lobby: Lobby, user_id: int, meant: DeclineUndo) -> None:
    """Say that one does not want something to be taken back: as all must agree, the vote is over."""
    async with lobby.sessions.holding(meant.game):
        seated = await lobby.sessions.seated(meant.game)
        if seated.seat_of(user_id) is None:
            raise Illegal("refused-spectator")
        if seated.row.undo_vote != meant.number:
            raise Illegal("refused-vote-over")
        async with lobby.store.change() as db:
            await end_votes_on_the_game(db, meant.game)
            await end_undo_vote(db, meant.game, meant.number, "declined", user_id)
            await wish(db, meant.game, [UndoSlot(meant.number)])
    lobby.sessions.changed(meant.game)


def _voters(seated: Seated, asker: Asker, vote: Vote, now: int) -> list[int]:
    """Who has a vote; Illegal where there is nothing to vote about, or not for the one who asks."""
    if seated.seat_of(asker.id) is None:
        raise Illegal("refused-spectator")
    away = None
    if not isinstance(vote, VoteUndo):
        away = vote.seat
        _check_skip(seated, away, now)
    elif seated.row.answers != vote.answers or not 0 < vote.target <= vote.answers:
        raise Illegal("illegal-stale")
    else:
        _check_company(seated)
    voters = [seat.user_id for seat in seated.seats if seat.user_id and seat.seat != away]
    if asker.id not in voters:
        raise Illegal("refused-own-skip")
    return voters


def _check_skip(seated: Seated, away: int, now: int) -> None:
    if away not in seated.row.asked:
        raise Illegal("refused-not-asked-any-more")
    if not overdue(seated, away, now):
        raise Illegal("refused-still-in-time")


async def _missing(store: Store, vote: Vote, user_id: int, voters: Sequence[int]) -> list[int]:
    """Add a vote; returns who has not voted yet of the people who have a vote now."""
    subject = subject_of(vote)
    async with store.change() as db:
        await add_vote(db, vote.game, subject, user_id)
    given = await votes_for(store, vote.game, subject)
    return [voter for voter in voters if voter not in given]


async def _ask_others(lobby: Lobby, seated: Seated, vote: VoteUndo, asker_id: int) -> None:
    """Ask the others in the channel to agree: one message, brought up to date with every vote.

    Whoever asks for something else ends the vote before.
    """
    game_id, before = vote.game, seated.row.undo_vote
    asked = await undo_vote(lobby.store, game_id, before) if before is not None else None
    same = asked is not None and (asked.target, asked.answers) == (vote.target, vote.answers)
    number = before if before is not None and same else await next_undo_vote(lobby.store, game_id)
    async with lobby.store.change() as db:
        if before is not None and not same:
            await end_undo_vote(db, game_id, before, "over")
            await wish(db, game_id, [UndoSlot(before)])
        if not same:
            await open_undo_vote(db, UndoVoteRow(game_id, number, asker_id, vote.target, vote.answers))
        await wish(db, game_id, [UndoSlot(number)])
    lobby.sessions.changed(game_id)
