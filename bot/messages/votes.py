"""Votes, as those read them who have one: on seats that are to change hands, and on what is taken back.

What is decided, declined or overtaken leaves nothing to press.
"""

from collections.abc import Sequence

from bot.messages.custom_ids import (
    DeclineHandover,
    DeclineUndo,
    ReplaceBy,
    ReplaceByHouse,
    Vote,
    VoteHandover,
    VoteUndo,
    encode,
)
from bot.messages.panels import Panel, button, do, speaker_for
from bot.store import handovers, votes
from bot.store.database import Store
from bot.store.rows import HandoverRow, UndoVoteRow
from bot.store.votes import votes_for
from bot.tables.handover import Handover, Way, voters
from bot.tables.seated import Seated
from bot.words.texts import Speaker, clean

# Seats


def _player(say: Speaker, asked: HandoverRow | Handover) -> str:
    """Who is to play on: a person, or a house player of a level."""
    if asked.level is not None:
        return say("handover-house", level=say(f"house-level-{asked.level}"))
    return f"<@{asked.to_id}>" if asked.to_id is not None else clean(asked.to_name)


def vote(seated: Seated, asked: HandoverRow, voters: Sequence[int], agreed: set[int]) -> Panel:
    """Asks all others whether somebody may play on in a seat."""
    row, say = seated.row, speaker_for(seated)
    to = _player(say, asked)
    named = {"game": say(f"game-{row.game}"), "number": row.id}
    if asked.declined_id is not None:
        return Panel([say("handover-declined", who=_mention(asked.declined_id), seat=asked.seat, **named)])
    if asked.state != "open":
        ends = {"agreed": "handover-agreed", "kept": "handover-kept", "dropped": "handover-dropped"}
        return Panel([say(ends[asked.state], to=to, seat=asked.seat, **named)])
    missing = [voter for voter in voters if voter not in agreed]
    text = say(
        "handover-vote",
        who=say.listed(f"<@{user}>" for user in missing),
        to=to,
        seat=asked.seat,
        asker=_mention(asked.asker_id),
        votes=len(voters) - len(missing),
        needed=len(voters),
        **named,
    )
    agree = button(say("button-agree"), VoteHandover(row.id, asked.number), "primary")
    decline = button(say("button-decline"), DeclineHandover(row.id, asked.number))
    keep = do(say("button-keep-seat"), "keep", seated)
    return Panel([text], [(agree, decline, keep)], pings=missing)


def _mention(user_id: int) -> str:
    """Somebody by name; of whoever had their number deleted there is none."""
    return f"<@{user_id}>" if user_id else "–"


async def vote_now(store: Store, seated: Seated, number: int) -> Panel:
    """A vote as it stands."""
    asked = await handovers.handover(store, seated.row.id, number)
    assert asked is not None
    agreed = await votes_for(store, seated.row.id, handovers.subject_of(number))
    return vote(seated, asked, voters(seated, asked.seat), agreed)


def sure(seated: Seated, wanted: Handover, way: Way, say: Speaker) -> Panel:
    """Asks whoever wants somebody replaced who is there, whether they mean it; the second button does it."""
    by = {"to": _player(say, wanted), "seat": wanted.seat, "number": seated.row.id}
    own = wanted.asker_id == seated.seats[wanted.seat].user_id
    lines = [say("replace-vote" if way is Way.BY_VOTE else "replace-at-once", **by)]
    if wanted.to_id is None:
        lines.append(say("replace-back-own" if own else "replace-back", seat=wanted.seat))
    meant = (
        ReplaceByHouse(seated.row.id, wanted.seat, wanted.level or "")
        if wanted.to_id is None
        else ReplaceBy(seated.row.id, wanted.seat, wanted.to_id, wanted.to_name)
    )
    label = say("button-ask-others" if way is Way.BY_VOTE else "button-hand-over")
    return Panel(["\n".join(lines)], [(button(label, meant, "danger"),)])


def warning(seated: Seated, asked: HandoverRow, locale: str) -> Panel:
    """Tells whoever a seat belongs to that the others vote about it, and how to keep it."""
    say = speaker_for(seated, locale)
    asker = _mention(asked.asker_id)
    text = say("handover-warning", to=_player(say, asked), asker=asker, **_where(seated, say))
    return Panel([text], [(do(say("button-keep-seat"), "keep", seated, "primary"),)])


def farewell(seated: Seated, done: Handover, locale: str) -> Panel:
    """Tells whoever a seat belonged to that others have handed it over, and how to have it back."""
    say = speaker_for(seated, locale)
    if done.to_id is not None:
        return Panel([say("handover-gone", name=clean(done.to_name), **_where(seated, say))])
    back = do(say("button-seat-back"), "join", seated, "primary")
    return Panel([say("handover-housed", **_where(seated, say))], [(back,)])


def _where(seated: Seated, say: Speaker) -> dict[str, str | int]:
    row = seated.row
    return {"game": say(f"game-{row.game}"), "number": row.id, "channel": f"<#{row.channel_id}>"}


# Taking back


def subject_of(meant: Vote) -> str:
    """Under what a vote is counted that is about how a game stands."""
    return encode(meant).partition(":vote:")[2]


def steps(asked: VoteUndo | UndoVoteRow) -> int:
    """How many answers go back with the one that is meant."""
    return asked.answers - asked.target + 1


def undo_vote(seated: Seated, asked: UndoVoteRow, agreed: set[int]) -> Panel:
    """Asks everybody at the table whether something is taken back that has shown somebody something new."""
    row, say = seated.row, speaker_for(seated)
    named = {"game": say(f"game-{row.game}"), "number": row.id}
    match asked.state:
        case "agreed":
            return Panel([say("table-event-rewound", steps=steps(asked))])
        case "declined":
            return Panel([say("undo-declined", who=_mention(asked.declined_id or 0), **named)])
        case "over":
            return Panel([say("undo-over", **named)])
    people = [seat.user_id for seat in seated.seats if seat.user_id]
    missing = [user for user in people if user not in agreed]
    text = say(
        "notice-undo",
        who=say.listed(f"<@{user}>" for user in missing),
        asker=_mention(asked.asker_id),
        steps=steps(asked),
        votes=len(people) - len(missing),
        needed=len(people),
        **named,
    )
    agree = button(say("button-agree"), VoteUndo(row.id, asked.target, asked.answers), "primary")
    decline = button(say("button-decline"), DeclineUndo(row.id, asked.number))
    return Panel([text], [(agree, decline)], pings=missing)


async def undo_vote_now(store: Store, seated: Seated, number: int) -> Panel:
    """Such a vote as it stands."""
    asked = await votes.undo_vote(store, seated.row.id, number)
    subject = subject_of(VoteUndo(seated.row.id, asked.target, asked.answers))
    return undo_vote(seated, asked, await votes_for(store, seated.row.id, subject))
