"""What the others may agree on: taking a revealed answer back, skipping a seat that blocks the table."""

from collections.abc import Sequence

from bot.messages.custom_ids import Vote, VoteHouse, VoteUndo, encode
from bot.messages.layout import Button
from bot.messages.panels import Panel, button, pack, speaker_for
from bot.messages.private import private_panel
from bot.messages.slots import NoticeSlot, wish
from bot.play.lobby import Lobby
from bot.play.seats import take_over
from bot.store.database import Store
from bot.store.moves import last_answer
from bot.store.votes import add_vote, votes_for
from bot.tables.asker import Asker
from bot.tables.handover import overdue
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Illegal


async def take_back(lobby: Lobby, asker: Asker, seated: Seated) -> Panel:
    """Take back one's last answer; where it has revealed something, everybody must agree."""
    mine = seated.seat_of(asker.id)
    if mine is None or seated.row.saved is None or seated.table().can_undo(mine.seat):
        await lobby.sessions.undo(seated.row.id, asker.id)
        return await private_panel(lobby.store, asker, await lobby.sessions.seated(seated.row.id))
    target = await last_answer(lobby.store, seated.row.id, mine.seat)
    if not target or seated.row.stage != "playing":
        raise Illegal("refused-nothing-to-undo")
    _check_company(seated)
    say = speaker_for(seated, asker.locale)
    return Panel([say("undo-vote-needed")], [(_undo_button(say, seated, target, "button-vote-undo"),)])


def _check_company(seated: Seated) -> None:
    """Whoever is alone with the house agrees with everything: in a rated game that is not enough."""
    if seated.row.rated and len([seat for seat in seated.seats if seat.user_id]) < 2:
        raise Illegal("refused-rated-undo")


def _steps(seated: Seated, target: int) -> int:
    """How many answers go back with this one."""
    return seated.row.answers - target + 1


def _undo_button(say: Speaker, seated: Seated, target: int, key: str) -> Button:
    """A vote for going back to before an answer, good as long as no further one is given."""
    return button(say(key), VoteUndo(seated.row.id, target, seated.row.answers))


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
            await _ask_others(lobby, seated, vote.target, missing, needed)
    say = speaker_for(seated, asker.locale)
    if votes < needed:
        return say("vote-counted", votes=votes, needed=needed)
    if isinstance(vote, VoteUndo):
        await sessions.rewind(vote.game, vote.target, vote.answers)
        await _say_agreed(lobby, seated, vote.target)
        return say("vote-undone", steps=_steps(seated, vote.target))
    if isinstance(vote, VoteHouse):
        await take_over(lobby, vote.game, vote.seat, answers=seated.row.answers)
        return say("vote-housed", seat=vote.seat)
    await sessions.stand_in(vote.game, vote.seat, "skipped", seated.row.answers)
    return say("vote-skipped", seat=vote.seat)


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
    if not overdue(seated, now):
        raise Illegal("refused-still-in-time")


async def _missing(store: Store, vote: Vote, user_id: int, voters: Sequence[int]) -> list[int]:
    """Add a vote; returns who has not voted yet of the people who have a vote now."""
    subject = encode(vote).partition(":vote:")[2]
    async with store.change() as db:
        await add_vote(db, vote.game, subject, user_id)
    given = await votes_for(store, vote.game, subject)
    return [voter for voter in voters if voter not in given]


async def _ask_others(lobby: Lobby, seated: Seated, target: int, missing: Sequence[int], needed: int) -> None:
    """Ask the others in the channel to agree: one message, brought up to date with every vote."""
    row, say = seated.row, speaker_for(seated)
    text = say(
        "notice-undo",
        who=say.listed(f"<@{user}>" for user in missing),
        game=say(f"game-{row.game}"),
        number=row.id,
        steps=_steps(seated, target),
        votes=needed - len(missing),
        needed=needed,
    )
    agree = _undo_button(say, seated, target, "button-agree")
    await _hang(lobby, seated, target, Panel([text], [(agree,)], pings=list(missing)))


async def _say_agreed(lobby: Lobby, seated: Seated, target: int) -> None:
    """Take the button off the message that asked."""
    await _hang(
        lobby,
        seated,
        target,
        Panel([speaker_for(seated)("table-event-rewound", steps=_steps(seated, target))]),
    )


async def _hang(lobby: Lobby, seated: Seated, target: int, panel: Panel) -> None:
    # The same step may be asked about again after it was taken back and made anew.
    slot = NoticeSlot("undo", (target, seated.row.answers, seated.row.touched))
    async with lobby.store.change() as db:
        await wish(db, seated.row.id, [slot], pack(panel))
    lobby.sessions.changed(seated.row.id)
