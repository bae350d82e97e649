"""What people do with their plans: look at them, make, change and drop them."""

from collections.abc import Callable, Sequence

from bot.edge.desk import Desk
from bot.edge.replies import Reply
from bot.messages.asked import AS_ASKED, Turned
from bot.messages.custom_ids import PlanFor, Try, places
from bot.messages.layout import PAGE
from bot.messages.panels import Panel, speaker_for
from bot.messages.plans import plan_panel, trial_panel
from bot.messages.private import present_panel, private_panel
from bot.play.plans import (
    answered,
    choose_for_plan,
    forget_plan,
    keep_draft,
    play_it,
    trial_of,
    watch_for_draft,
)
from bot.store.people import person_of
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.picture import Shape
from rules.core.asking import Illegal
from rules.players.plans import Draft
from rules.players.trying import Trial, pressed
from rules.players.watching import WATCHED


async def _at_seat(desk: Desk, reply: Reply, game_id: int) -> tuple[Seated, int, Speaker, Shape]:
    """The game that somebody plays, their seat, and how it is told and shown to them."""
    seated = await desk.sessions.seated(game_id)
    mine = seated.seat_of(reply.asker.id)
    if mine is None:
        raise Illegal("refused-spectator")
    desk.sessions.check_playing(seated)
    say, shape = speaker_for(seated, reply.asker.locale), (await person_of(desk.store, reply.asker.id)).shape
    return seated, mine.seat, say, shape


async def _panel(desk: Desk, reply: Reply, game_id: int, page: int = 0) -> Panel:
    seated, seat, say, shape = await _at_seat(desk, reply, game_id)
    before = await answered(desk.sessions, seated, reply.asker.id)
    return plan_panel(seated, seat, say, shape, page, before)


async def show(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show me my plan, and what I can choose for it."""
    await reply.turn_to(await _panel(desk, reply, seated.row.id))


async def show_more(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show me what else I can choose for it."""
    await reply.turn_to(await _panel(desk, reply, seated.row.id, page=1))


async def go_back(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Show me my hand and my question again."""
    await reply.turn_to(await private_panel(desk.store, reply.asker, seated))


async def choose(desk: Desk, reply: Reply, meant: PlanFor, values: Sequence[str]) -> None:
    """Choose something for my plan, and show it anew on the page on which that stands."""
    if meant.name == WATCHED:
        await watch_for_draft(desk.sessions, meant.game, reply.asker.id, values)
        await reply.edit(await _trial(desk, reply, meant.game))
        return
    await choose_for_plan(desk.sessions, meant.game, reply.asker.id, meant.name, values)
    await reply.edit(await _panel(desk, reply, meant.game, min(meant.page, 1)))


async def drop(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Drop my plan, also in the moment before it acts."""
    await forget_plan(desk.sessions, seated.row.id, reply.asker.id)
    await reply.edit(await _panel(desk, reply, seated.row.id))


# Trying one's turn


async def _trial(desk: Desk, reply: Reply, game_id: int, turned: Turned = AS_ASKED) -> Panel:
    seated, seat, say, shape = await _at_seat(desk, reply, game_id)
    return trial_panel(seated, trial_of(seated, seat), say, shape, turned)


async def show_trial(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Let me try my turn while others play."""
    await reply.turn_to(await _trial(desk, reply, seated.row.id))


async def step_back(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Take back the last step that I have tried."""
    await _keep(desk, reply, seated.row.id, lambda tried, alone: Draft(tried.steps[:-1], alone))


async def play_alone(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Let my draft be played by itself, or only be shown to me."""
    await _keep(desk, reply, seated.row.id, lambda tried, alone: Draft(tried.steps, not alone))


async def _keep(desk: Desk, reply: Reply, game_id: int, change: Callable[[Trial, bool], Draft]) -> None:
    """Keep what I try otherwise than it was, and show it anew."""

    def kept(tried: Trial, alone: bool) -> Draft | None:
        draft = change(tried, alone)
        return draft if draft.steps else None

    await keep_draft(desk.sessions, game_id, reply.asker.id, kept)
    await reply.edit(await _trial(desk, reply, game_id))


async def play_draft(desk: Desk, reply: Reply, seated: Seated) -> None:
    """Play the turn that I have tried out."""
    await play_it(desk.sessions, seated.row.id, reply.asker.id)
    await reply.acknowledge()
    if reply.on_private:
        now = await desk.sessions.seated(seated.row.id)
        await reply.edit(await present_panel(desk.store, reply.asker, now))


async def try_out(desk: Desk, reply: Reply, meant: Try, values: Sequence[str]) -> None:
    """Try a step, or show what I look for in a question; nothing of it is real."""
    seated = await desk.sessions.seated(meant.game)
    mine = seated.seat_of(reply.asker.id)
    if mine is None or mine.seat != meant.seat:
        raise Illegal("refused-not-your-seat" if mine else "refused-spectator")
    tried = trial_of(seated, mine.seat)
    if tried.over or tried.table.mark(mine.seat) != meant.mark:
        await reply.edit(await _trial(desk, reply, meant.game))
        return
    options = tried.table.asks[mine.seat].options
    chosen = places(meant.what, len(options)) if meant.way in ("some", "part") else []
    page = values[0].removeprefix(PAGE) if len(values) == 1 and values[0].startswith(PAGE) else ""
    if meant.way == "part":
        await reply.edit(await _trial(desk, reply, meant.game, Turned(chosen=tuple(chosen))))
    elif meant.way == "sel" and page.isdecimal():
        await reply.edit(await _trial(desk, reply, meant.game, Turned(int(page[:3]), meant.what)))
    else:
        by_way = {"pick": [meant.what], "sel": list(values), "some": [options[place].id for place in chosen]}
        picks = by_way[meant.way]
        await _keep(desk, reply, meant.game, lambda now, alone: Draft(pressed(now, picks).steps, alone))
