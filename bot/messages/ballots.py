"""What is said about a seat that is to change hands, or has: to those who vote, and to whoever had it."""

from collections.abc import Sequence

from bot.messages.custom_ids import VoteHandover
from bot.messages.panels import Panel, button, do, speaker_for
from bot.store import handovers
from bot.store.database import Store
from bot.store.rows import HandoverRow
from bot.store.votes import votes_for
from bot.tables.handover import Handover, voters
from bot.tables.seated import Seated
from bot.words.texts import Speaker, clean


def _player(say: Speaker, asked: HandoverRow) -> str:
    """Who is to play on: a person, or a house player of a level."""
    if asked.level is not None:
        return say("handover-house", level=say(f"house-level-{asked.level}"))
    return f"<@{asked.to_id}>" if asked.to_id is not None else clean(asked.to_name)


def vote(seated: Seated, asked: HandoverRow, voters: Sequence[int], agreed: set[int]) -> Panel:
    """Asks all others whether somebody may play on in a seat; what is decided leaves nothing to press."""
    row, say = seated.row, speaker_for(seated)
    to = _player(say, asked)
    named = {"game": say(f"game-{row.game}"), "number": row.id}
    if asked.state != "open":
        ends = {"agreed": "handover-agreed", "kept": "handover-kept", "dropped": "handover-dropped"}
        return Panel([say(ends[asked.state], to=to, seat=asked.seat, **named)])
    missing = [voter for voter in voters if voter not in agreed]
    text = say(
        "handover-vote",
        who=say.listed(f"<@{user}>" for user in missing),
        to=to,
        seat=asked.seat,
        asker=f"<@{asked.asker_id}>",
        votes=len(voters) - len(missing),
        needed=len(voters),
        **named,
    )
    agree = button(say("button-agree"), VoteHandover(row.id, asked.number), "primary")
    keep = do(say("button-keep-seat"), "keep", seated)
    return Panel([text], [(agree, keep)], pings=missing)


async def vote_now(store: Store, seated: Seated, number: int) -> Panel:
    """A vote as it stands."""
    asked = await handovers.handover(store, seated.row.id, number)
    assert asked is not None
    agreed = await votes_for(store, seated.row.id, handovers.subject_of(number))
    return vote(seated, asked, voters(seated, asked.seat), agreed)


def warning(seated: Seated, asked: HandoverRow, locale: str) -> Panel:
    """Tells whoever a seat belongs to that the others vote about it, and how to keep it."""
    say = speaker_for(seated, locale)
    asker = f"<@{asked.asker_id}>"
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
