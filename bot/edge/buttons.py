"""What buttons and selects do. Moves come from the open question alone; the rest is a table of actions.

Nothing is remembered between a message and what is pressed on it: the custom_id says all there is to know,
so every button ever sent still answers after a restart.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias, cast

from bot.edge import again, ballots, terms
from bot.edge.commands.mine import change_my_term, open_form
from bot.edge.commands.server import change_server_term
from bot.edge.desk import Desk
from bot.edge.replies import Interaction, Reply
from bot.messages.asked import Turned
from bot.messages.custom_ids import (
    Action,
    AddHouse,
    ChangeTerm,
    Choose,
    CustomId,
    DeclineHandover,
    DeclineUndo,
    Do,
    Form,
    LogPage,
    MyTerm,
    Page,
    Part,
    Pick,
    ReplaceBy,
    ReplaceByHouse,
    Reshape,
    ServerTerm,
    Show,
    Snooze,
    Some,
    TableTerm,
    VoteHandover,
    decode,
    places,
)
from bot.messages.finale import ended_early
from bot.messages.layout import PAGE
from bot.messages.looking import MENU
from bot.messages.panels import pack, speaker_for
from bot.messages.private import look_panel, present_panel, private_panel
from bot.messages.reports import log_of, replay_for, since_last_turn
from bot.messages.slots import DmSlot, wish
from bot.play.meant import check_host
from bot.play.seats import sit_down
from bot.play.votes import take_back
from bot.store.people import change_settings, change_watching, snooze, watchers_of
from bot.tables.seated import Seated
from rules.core.asking import Ask, Illegal

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
    thinking = looks or (isinstance(meant, Show) and not _in_private(interaction))
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
        case Part():
            question = await _asked(desk, meant)
            chosen = places(meant.chosen, len(question.options))
            await _turn_to(desk, reply, meant, Turned(chosen=tuple(chosen)))
        case Page():
            await _turn_to(desk, reply, meant, Turned(meant.page, meant.verb))
        case LogPage():
            seated = await desk.sessions.seated(meant.game)
            await reply.edit(await log_of(desk.store, reply.asker, seated, meant.page))
        case ChangeTerm():
            await terms.change_own(desk, reply, meant, _only(values))
        case TableTerm():
            await terms.change_table(desk, reply, meant, _only(values))
        case AddHouse():
            await terms.add_house(desk, reply, meant, _only(values))
        case Snooze():
            await _snooze(desk, reply, meant)
        case Show():
            await _show(desk, reply, meant, _only(values) if values else MENU)
        case Reshape():
            await _reshape(desk, reply, meant)
        case Do():
            table = LOOKS if meant.action in LOOKS else ACTS
            await table[meant.action](desk, reply, await desk.sessions.seated(meant.game))
        case VoteHandover():
            await ballots.vote_handover(desk, reply, meant)
        case DeclineUndo() | DeclineHandover():
            await ballots.vote_against(desk, reply, meant)
        case MyTerm():
            await change_my_term(desk, reply, meant.name, values)
        case Form():
            await open_form(desk, reply, meant.name)
        case ServerTerm():
            await change_server_term(desk, reply, meant.name, values)
        case ReplaceBy() | ReplaceByHouse():
            await ballots.replace(desk, reply, meant)
        case _:
            await ballots.vote(desk, reply, meant)


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
        await _present(desk, reply, meant.game, illegal)
        return
    # Before anybody reads or draws what came of it.
    await reply.acknowledge()
    if reply.on_private:
        await reply.edit(await present_panel(desk.store, asker, await desk.sessions.seated(meant.game)))


async def _present(desk: Desk, reply: Reply, game_id: int, illegal: Illegal) -> None:
    """Show what is asked now instead of what was, and beside it what was refused."""
    # Told first: whoever is told is acknowledged by it.
    await reply.refuse(illegal)
    seated = await desk.sessions.seated(game_id)
    mine = seated.seat_of(reply.asker.id)
    if mine is not None and reply.on_private:
        lines = [speaker_for(seated, reply.asker.locale).text(illegal.text)]
        await reply.edit(await present_panel(desk.store, reply.asker, seated, lines))
    elif mine is not None:
        await _bring_up_to_date(desk, game_id, mine.seat)


async def _bring_up_to_date(desk: Desk, game_id: int, seat: int) -> None:
    """Let the DM of a seat say how things stand."""
    async with desk.store.change() as db:
        await wish(db, game_id, [DmSlot(seat)])
    desk.sessions.changed(game_id)


async def _turn_to(desk: Desk, reply: Reply, meant: Choose | Part | Page, turned: Turned) -> None:
    """Show the open question with another page of its options, or with some of them chosen."""
    seated = await desk.sessions.seated(meant.game)
    mine = seated.seat_of(reply.asker.id)
    if mine is None or mine.seat != meant.seat:
        raise Illegal("refused-not-your-seat" if mine else "refused-spectator")
    await reply.edit(await private_panel(desk.store, reply.asker, seated, turned=turned))


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
    await sit_down(desk.lobby, seated.row.id, reply.asker.id, reply.asker.name)


async def _leave(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Get up from an open table, or let the house play on in a game that is being played."""
    mine = seated.seat_of(reply.asker.id)
    if seated.row.stage == "playing" and mine is not None:
        await ballots.ask_to_leave(desk, reply, seated, mine.seat)
    else:
        await desk.lobby.leave(seated.row.id, reply.asker.id)


async def _start(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Deal."""
    check_host(reply.asker, seated)
    await desk.lobby.start(seated.row.id)


async def _undo(desk: Desk, reply: Reply, seated: Seated, *, step: bool = False) -> None:
    """Take back what I pressed last, or one step; where something was revealed, ask everybody."""
    panel = await take_back(desk.lobby, reply.asker, seated, step=step)
    if reply.on_private:
        await reply.edit(panel)
    elif reply.asker.guild_id is not None or not panel.shots:
        await reply.show(panel)


async def _watch(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Be told when the game ends, or no longer."""
    watches = await change_watching(desk.store, seated.row.id, reply.asker.id)
    await reply.tell(reply.asker.say("watch-on" if watches else "watch-off", number=seated.row.id))


async def _end(desk: Desk, reply: Reply, seated: Seated) -> None:
    """End the game for good, after the second button."""
    check_host(reply.asker, seated)
    notice = None
    if seated.row.stage == "playing" and seated.row.guild_id is not None:
        watchers = await watchers_of(desk.store, seated.row.id)
        notice = pack(ended_early(seated, "ended", watchers))
    await desk.lobby.end(seated.row.id, "ended", notice=notice)
    await reply.tell(reply.asker.say("ended-done", number=seated.row.id))


# Looking


async def _turn(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Open the question that waits for me, with my secrets."""
    await reply.show(await private_panel(desk.store, reply.asker, seated))


async def _since(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Tell me what happened since my last turn."""
    await reply.show(await since_last_turn(desk.store, reply.asker, seated))


async def _replay(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show the game again, turn by turn."""
    await replay_for(desk.replays, desk.store, seated, reply)


async def _show(desk: Desk, reply: Reply, meant: Show, part: str) -> None:
    """Show another part of a game: in place of those that a panel of my own shows, or else on one."""
    panel = await look_panel(desk.store, reply.asker, await desk.sessions.seated(meant.game), part)
    if _in_private(reply.interaction):
        await reply.edit(panel)
    else:
        await reply.show(panel)


async def _reshape(desk: Desk, reply: Reply, meant: Reshape) -> None:
    """Lay out my pictures for another screen from now on."""
    asker, seated = reply.asker, await desk.sessions.seated(meant.game)
    panel = await look_panel(desk.store, asker, seated, meant.part, meant.shape)
    await change_settings(desk.store, asker.id, asker.locale, {"shape": meant.shape})
    mine = seated.seat_of(asker.id)
    if mine is not None and seated.row.stage == "over" and not reply.on_private:
        await _bring_up_to_date(desk, meant.game, mine.seat)
    else:
        await reply.edit(panel)


def _in_private(interaction: Interaction) -> bool:
    """Whether something was pressed where nobody else looks."""
    pressed = interaction.message
    return interaction.guild_id is None or (pressed is not None and pressed.flags.ephemeral)


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
    "keep": ballots.keep_seat,
    "step": partial(_undo, step=True),
    "watch": _watch,
    "rematch": again.rematch,
    "anew": again.anew,
    "end": _end,
}
#: What only shows something, and may take longer than Discord waits.
LOOKS: dict[Action, Doing] = {
    "turn": _turn,
    "hand": _turn,
    "since": _since,
    "replay": _replay,
    "post": again.post_replay,
}
