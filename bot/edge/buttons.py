"""What buttons and selects do. Moves come from the open question alone; the rest is a table of actions.

Nothing is remembered between a message and what is pressed on it: the custom_id says all there is to know,
so every button ever sent still answers after a restart.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias, cast

from bot.edge import following, lofts, onlookers, plans, rematch, terms, votes
from bot.edge.commands.mine import change_my_term, open_form
from bot.edge.commands.server import change_server_term
from bot.edge.desk import Desk
from bot.edge.hints import follow_hint, hint_for
from bot.edge.looks import show_still
from bot.edge.own_panel import bring_up_to_date
from bot.edge.replies import Interaction, Reply, in_private
from bot.edge.showing import Looking, show_here, showable, showable_part
from bot.messages.asked import Turned, why_not
from bot.messages.custom_ids import (
    Action,
    AddHouse,
    Advised,
    ChangeTerm,
    Choose,
    CustomId,
    DeclineHandover,
    DeclineUndo,
    Do,
    Follow,
    Foretell,
    Form,
    LogPage,
    MyTerm,
    Page,
    Part,
    Pick,
    PlanFor,
    ReplaceBy,
    ReplaceByHouse,
    Reshape,
    Seen,
    ServerTerm,
    Share,
    Show,
    Snooze,
    Some,
    Still,
    TableTerm,
    Try,
    VoteHandover,
    decode,
    places,
)
from bot.messages.finale import ended_early
from bot.messages.layout import PAGE
from bot.messages.looking import MENU, NOW
from bot.messages.onlookers import EVERYTHING
from bot.messages.panels import pack, speaker_for
from bot.messages.private import look_panel, moved, present_panel, private_panel
from bot.messages.reports import log_of, replay_for, since_last_turn
from bot.play.advice import remembered
from bot.play.meant import check_host
from bot.play.seats import sit_down
from bot.play.votes import take_back
from bot.store.people import change_settings, snooze
from bot.tables.seated import Seated
from rules.core.asking import Ask, Illegal

#: What is refused thus may lack something now.
LACKING = ("illegal-stale", "illegal-not-offered")
#: The most hours without reminders that can be asked for at once.
LONGEST_SNOOZE = 72


async def press(desk: Desk, interaction: Interaction) -> None:
    """Take up what somebody has pressed or chosen."""
    data = cast("dict[str, object]", interaction.data)
    values = [str(value) for value in cast("list[object]", data.get("values") or [])]
    try:
        meant = decode(str(data.get("custom_id")))
    except Illegal as illegal:
        await desk.refuse(interaction, illegal)
        return
    looks = isinstance(meant, Do) and meant.action in LOOKS
    turns = isinstance(meant, Show | Seen | Still) or (isinstance(meant, Do) and meant.action in TURNS)
    thinking = looks or (turns and not in_private(interaction))
    work = partial(_work, desk, meant, values)
    game_id = None if isinstance(meant, ServerTerm | MyTerm | Form) else meant.game
    await desk.attempt(interaction, work, thinking=thinking, game_id=game_id)


async def _work(desk: Desk, meant: CustomId, values: Sequence[str], reply: Reply) -> None:
    """Do what a button or select means."""
    match meant:
        case Choose() if len(values) == 1 and values[0].startswith(PAGE):
            await _turn_to(desk, reply, meant, Turned(_number(values[0]), meant.verb))
        case Pick() | Choose() | Some():
            await _answer(desk, reply, meant, values)
        case Advised():
            await _follow(desk, reply, meant)
        case Part():
            question = await _asked(desk, meant)
            chosen = places(meant.chosen, len(question.options))
            await _turn_to(desk, reply, meant, Turned(chosen=tuple(chosen)))
        case Page():
            await _turn_to(desk, reply, meant, Turned(meant.page, meant.verb))
        case LogPage():
            seated = await desk.sessions.seated(meant.game)
            await reply.edit(await log_of(desk.store, reply.asker, seated, meant.page))
        case Still():
            await _still(desk, reply, meant, values)
        case ChangeTerm() | TableTerm() | AddHouse():
            await terms.choose(desk, reply, meant, _only(values))
        case Snooze():
            await _snooze(desk, reply, meant)
        case Try():
            await plans.try_out(desk, reply, meant, values)
        case PlanFor():
            await plans.choose(desk, reply, meant, values)
        case Follow() | Foretell():
            await following.choose(desk, reply, meant, values)
        case Share():
            await show_here(desk, reply, meant)
        case Show():
            await _show(desk, reply, meant, _only(values) if values else MENU)
        case Reshape() if meant.part.startswith(EVERYTHING):
            await onlookers.reshape(desk, reply, meant)
        case Reshape():
            await _reshape(desk, reply, meant)
        case Seen():
            await onlookers.show_seat(desk, reply, meant, _only(values))
        case Do():
            await {**LOOKS, **TURNS, **ACTS}[meant.action](
                desk, reply, await desk.sessions.seated(meant.game)
            )
        case VoteHandover():
            await votes.vote_handover(desk, reply, meant)
        case DeclineUndo() | DeclineHandover():
            await votes.vote_against(desk, reply, meant)
        case MyTerm():
            await change_my_term(desk, reply, meant.name, values)
        case Form():
            await open_form(desk, reply, meant.name)
        case ServerTerm():
            await change_server_term(desk, reply, meant.name, values)
        case ReplaceBy() | ReplaceByHouse():
            await votes.replace(desk, reply, meant)
        case _:
            await votes.vote(desk, reply, meant)


def _only(values: Sequence[str]) -> str:
    """The one thing that was chosen."""
    if len(values) != 1:
        raise Illegal("refused-old-button")
    return values[0]


# Questions


def _number(value: str) -> int:
    """The page that an entry of a select leads to."""
    number = value.removeprefix(PAGE)
    if not re.fullmatch("[0-9]{1,3}", number):
        raise Illegal("refused-old-button")
    return int(number)


async def _asked(desk: Desk, meant: Some | Part) -> Ask:
    """The question of which options are chosen by their places; Illegal where another one is open."""
    table = (await desk.sessions.seated(meant.game)).table()
    question = table.asks.get(meant.seat)
    if question is None or table.mark(meant.seat) != meant.mark:
        raise Illegal("illegal-stale")
    return question


async def _picks(desk: Desk, meant: Pick | Choose | Some, values: Sequence[str]) -> Sequence[str]:
    """What somebody answers."""
    match meant:
        case Pick():
            return [meant.option]
        case Choose():
            return values
        case Some():
            options = (await _asked(desk, meant)).options
            return [options[place].id for place in places(meant.chosen, len(options))]


async def _answer(desk: Desk, reply: Reply, meant: Pick | Choose | Some, values: Sequence[str]) -> None:
    """Answer the question that a button or select belongs to, and what goes without saying after it."""
    asker = reply.asker
    try:
        picks = await _picks(desk, meant, values)
        await desk.sessions.answer(meant.game, asker.id, meant.seat, picks, meant.mark, follow=True)
    except Illegal as illegal:
        wanted = {Pick: [getattr(meant, "option", "")], Choose: values}.get(type(meant), [])
        await _present(desk, reply, meant.game, illegal, wanted)
        return
    if not reply.on_private:
        await reply.acknowledge()
        return
    seated = await desk.sessions.seated(meant.game)
    if not moved(seated, seated.look(), meant.seat):
        # Before anybody reads or draws what is asked next.
        await reply.acknowledge()
    await reply.edit(await present_panel(desk.store, asker, seated))


async def _present(
    desk: Desk, reply: Reply, game_id: int, illegal: Illegal, wanted: Sequence[str] = ()
) -> None:
    """Show what is asked now instead of what was, and beside it what was refused.

    Of what was `wanted`, by its id, it is told what is lacking for it now.
    """
    lines = await _refused(desk, reply, game_id, illegal, wanted)
    # Told first: whoever is told is acknowledged by it.
    await reply.tell("\n".join(lines))
    seated = await desk.sessions.seated(game_id)
    mine = seated.seat_of(reply.asker.id)
    if mine is not None and reply.on_private:
        await reply.edit(await present_panel(desk.store, reply.asker, seated, lines))
    elif mine is not None:
        await bring_up_to_date(desk, game_id, mine.seat)


async def _refused(
    desk: Desk, reply: Reply, game_id: int, illegal: Illegal, wanted: Sequence[str]
) -> list[str]:
    """Why something is not possible, and what it would take."""
    lines = [reply.asker.say.text(illegal.text)]
    if illegal.text.key in LACKING and len(wanted) == 1:
        seated = await desk.sessions.seated(game_id)
        mine, say = seated.seat_of(reply.asker.id), speaker_for(seated, reply.asker.locale)
        lacks = why_not(seated.table(), mine.seat, wanted[0], say) if mine else None
        lines += [say.text(lacks)] if lacks else []
    return lines


async def _follow(desk: Desk, reply: Reply, meant: Advised) -> None:
    """Do what a hint says; where that is not asked any more, show what is."""
    try:
        await follow_hint(desk, reply, meant)
    except Illegal as illegal:
        await _present(desk, reply, meant.game, illegal)


async def _turn_to(desk: Desk, reply: Reply, meant: Choose | Part | Page, turned: Turned) -> None:
    """Show the open question with another page of its options, or with some of them chosen."""
    seated = await desk.sessions.seated(meant.game)
    mine = seated.seat_of(reply.asker.id)
    if mine is None or mine.seat != meant.seat:
        raise Illegal("refused-not-your-seat" if mine else "refused-spectator")
    hint = remembered(desk.sessions, seated, reply.asker.id)
    await reply.edit(await private_panel(desk.store, reply.asker, seated, turned=turned, hint=hint))


# The table


async def _snooze(desk: Desk, reply: Reply, meant: Snooze) -> None:
    """No reminders of this turn for a while."""
    seated, hours = await desk.sessions.seated(meant.game), min(meant.hours, LONGEST_SNOOZE)
    if seated.seat_of(reply.asker.id) is None:
        raise Illegal("refused-spectator")
    await snooze(desk.store, meant.game, reply.asker.id, desk.sessions.now + hours * 3600)
    await reply.tell(reply.asker.say("snoozed", hours=hours))


async def _join(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Sit down at an open table."""
    await sit_down(desk.lobby, seated.row.id, reply.asker.id, reply.asker.name, reply.asker.press)


async def _leave(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Get up from an open table, or let the house play on in a game that is being played."""
    mine = seated.seat_of(reply.asker.id)
    if seated.row.stage == "playing" and mine is not None:
        await votes.ask_to_leave(desk, reply, seated, mine.seat)
    else:
        await desk.lobby.leave(seated.row.id, reply.asker.id)


async def _start(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Deal."""
    check_host(reply.asker, seated)
    await desk.lobby.start(seated.row.id, reply.asker.id, reply.asker.press)


async def _undo(desk: Desk, reply: Reply, seated: Seated, *, step: bool = False) -> None:
    """Take back what I pressed last, or one step; where something was revealed, ask everybody."""
    panel = await take_back(desk.lobby, reply.asker, seated, step=step)
    if reply.on_private:
        await reply.edit(panel)
    elif reply.asker.guild_id is not None or not panel.shots:
        await reply.show(panel)


async def _hint(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Tell me what a merchant would do; to think takes a while."""
    await reply.begin()
    await hint_for(desk, reply, seated)


async def _end(desk: Desk, reply: Reply, seated: Seated) -> None:
    """End the game for good, after the second button."""
    check_host(reply.asker, seated)
    notice = None
    if seated.row.stage == "playing" and seated.row.guild_id is not None:
        notice = pack(ended_early(seated, "ended"))
    await desk.lobby.end(seated.row.id, "ended", notice=notice)
    await reply.tell(reply.asker.say("ended-done", number=seated.row.id))


# Looking


async def _turn(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Open the question that waits for me, with my secrets."""
    await reply.show(await private_panel(desk.store, reply.asker, seated))


async def _since(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Tell me what happened since my last turn."""
    panel = await since_last_turn(desk.store, reply.asker, seated)
    await reply.show(showable(reply, seated, f"look:{NOW}", panel))


async def _replay(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show the game again, turn by turn."""
    await replay_for(desk.replays, desk.store, seated, Looking(reply, seated))


async def _still(desk: Desk, reply: Reply, meant: Still, values: Sequence[str]) -> None:
    """Show a turn of a replay: in place of another on a panel of my own, or else on one."""
    number = _number(_only(values)) if meant.turning == "jump" else meant.page
    await show_still(desk, reply, await desk.sessions.seated(meant.game), number)


async def _show(desk: Desk, reply: Reply, meant: Show, part: str) -> None:
    """Show another part of a game: in place of those that a panel of my own shows, or else on one."""
    seated = await desk.sessions.seated(meant.game)
    hint = remembered(desk.sessions, seated, reply.asker.id)
    panel = await look_panel(desk.store, reply.asker, seated, part, hint=hint)
    await reply.turn_to(showable_part(reply, seated, part, panel))


async def _reshape(desk: Desk, reply: Reply, meant: Reshape) -> None:
    """Lay out my pictures for another screen from now on."""
    asker, seated = reply.asker, await desk.sessions.seated(meant.game)
    hint = remembered(desk.sessions, seated, asker.id)
    panel = await look_panel(desk.store, asker, seated, meant.part, meant.shape, hint=hint)
    panel = showable_part(reply, seated, meant.part, panel)
    await change_settings(desk.store, asker.id, asker.locale, {"shape": meant.shape})
    mine = seated.seat_of(asker.id)
    if mine is not None and seated.row.stage == "over" and not reply.on_private:
        await bring_up_to_date(desk, meant.game, mine.seat)
    else:
        await reply.edit(panel)


Doing: TypeAlias = Callable[[Desk, Reply, Seated], Awaitable[None]]
#: What changes something, and is acknowledged when that is stored.
ACTS: dict[Action, Doing] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "terms": terms.show_table_terms,
    "own-terms": terms.show_game_terms,
    "thread": terms.move_to_thread,
    "home": terms.send_home,
    "undo": _undo,
    "keep": votes.keep_seat,
    "step": partial(_undo, step=True),
    "hint": _hint,
    "watch": following.show,
    "rematch": rematch.rematch,
    "anew": rematch.anew,
    "end": _end,
    "agree": partial(onlookers.answer, agrees=True),
    "disagree": partial(onlookers.answer, agrees=False),
    "loft": lofts.enter,
    "plan-drop": plans.drop,
    "try-back": plans.step_back,
    "try-alone": plans.play_alone,
    "try-play": plans.play_draft,
}
#: What only shows something, and may take longer than Discord waits.
LOOKS: dict[Action, Doing] = {
    "turn": _turn,
    "hand": _turn,
    "since": _since,
    "replay": _replay,
    "everything": onlookers.show,
    "post": rematch.post_replay,
}
#: What shows something in place of what a panel of one's own shows.
TURNS: dict[Action, Doing] = {
    "plan": plans.show,
    "plan-more": plans.show_more,
    "plan-back": plans.go_back,
    "try": plans.show_trial,
    "look": onlookers.look_on,
}
