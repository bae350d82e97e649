"""What is pressed about seats and votes: replacing somebody, agreeing, declining, keeping one's seat."""

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.edge.replies import Way as Answering
from bot.messages.custom_ids import Decline, DeclineUndo, Replace, ReplaceByHouse, Vote, VoteHandover
from bot.messages.panels import Panel, speaker_for
from bot.messages.votes import sure
from bot.play.handover_votes import agree, decline, hand_over, keep, weigh
from bot.play.meant import may_host
from bot.play.votes import cast_vote, decline_undo
from bot.tables.handover import Handover
from bot.tables.seated import Seated
from bot.words.texts import clean
from rules.players.house import ADVISER


async def answered(reply: Reply, text: str) -> None:
    """Say what came of a press; a panel that only its reader sees, and that has done its work, says it."""
    replaced = reply.on_private and reply.way is not Answering.THINKING
    await (reply.edit(Panel([text])) if replaced else reply.tell(text))


async def vote(desk: Desk, reply: Reply, meant: Vote) -> None:
    """Count a vote on how a game stands."""
    await answered(reply, await cast_vote(desk.lobby, reply.asker, meant))


async def vote_handover(desk: Desk, reply: Reply, meant: VoteHandover) -> None:
    """Agree that somebody plays on in another seat."""
    count = await agree(desk.lobby, meant.game, meant.number, reply.asker.id)
    done, say = count.done, reply.asker.say
    counted = say("vote-counted", votes=count.votes, needed=count.needed)
    await reply.tell(say("handover-done") if done else counted)


async def vote_against(desk: Desk, reply: Reply, meant: Decline) -> None:
    """Do not agree: the vote is over."""
    if isinstance(meant, DeclineUndo):
        await decline_undo(desk.lobby, reply.asker.id, meant)
    else:
        await decline(desk.lobby, meant.game, meant.number, reply.asker.id)
    await reply.tell(reply.asker.say("vote-declined"))


async def keep_seat(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Keep my seat, about which the others vote."""
    await keep(desk.lobby, seated.row.id, reply.asker.id)
    await reply.tell(reply.asker.say("seat-kept"))


async def ask_to_replace(desk: Desk, reply: Reply, seated: Seated, wanted: Handover) -> None:
    """Let somebody play on in a seat; where somebody is there, only after a second button."""
    way = await weigh(desk.lobby, seated, wanted)
    if seated.seats[wanted.seat].user_id is None:
        await _hand_over(desk, reply, seated, wanted)
    else:
        await reply.show(sure(seated, wanted, way, speaker_for(seated, reply.asker.locale)))


async def ask_to_leave(desk: Desk, reply: Reply, seated: Seated, seat: int) -> None:
    """Get up in the middle of a game: the house plays on, and keeps the seat."""
    wanted = Handover(seat, reply.asker.id, may_host(reply.asker, seated), level=ADVISER)
    await ask_to_replace(desk, reply, seated, wanted)


async def replace(desk: Desk, reply: Reply, meant: Replace) -> None:
    """Do what the second button says."""
    seated = await desk.sessions.seated(meant.game)
    hosting = may_host(reply.asker, seated)
    if isinstance(meant, ReplaceByHouse):
        wanted = Handover(meant.seat, reply.asker.id, hosting, level=meant.level)
    else:
        wanted = Handover(meant.seat, reply.asker.id, hosting, meant.to, meant.name)
    await _hand_over(desk, reply, seated, wanted)


async def _hand_over(desk: Desk, reply: Reply, seated: Seated, wanted: Handover) -> None:
    """Hand a seat over, or ask the others, and say which it was."""
    count = await hand_over(desk.lobby, seated.row.id, wanted)
    say = speaker_for(seated, reply.asker.locale)
    if not count.done:
        await answered(reply, say("handover-asked", votes=count.votes, needed=count.needed))
    elif wanted.to_id is None:
        await answered(reply, say("vote-housed", seat=wanted.seat))
    else:
        await answered(reply, say("replaced-done", by=f"<@{wanted.to_id}> ({clean(wanted.to_name)})"))
