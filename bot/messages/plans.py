"""A seat's plan as its owner reads and makes it, on a panel of its own and in a line on the others."""

from collections.abc import Mapping, Sequence

from bot.messages.asked import AS_ASKED, Turned, offered, question_rows
from bot.messages.custom_ids import PlanFor, encode
from bot.messages.layout import Button, Choice, Row, Select, TrialPlace, cut
from bot.messages.limits import ABOUT, LABEL, TITLE
from bot.messages.panels import Panel, do, shot_of, shots
from bot.store.plans import planned
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render.picture import Shape
from rules.players import ahead
from rules.players.ahead import Ahead
from rules.players.choices import Field
from rules.players.plans import standing_of, standing_plans
from rules.players.trying import Trial, can_be_tried
from rules.players.watching import field


def plan_button(seated: Seated, seat: int, say: Speaker) -> list[Button]:
    """What leads to one's plan; or plays the turn that was tried out, when it has come."""
    if seated.row.stage != "playing" or seated.row.paused:
        return []
    if seat in seated.row.asked and planned(seated.seats[seat]).draft is not None:
        return [do(say("button-play-it"), "try-play", seated, "success")]
    return [do(say("button-plan"), "plan", seated)]


def planned_lines(seated: Seated, seat: int, say: Speaker) -> list[str]:
    """That there is a plan, or why there is none any more."""
    plan = planned(seated.seats[seat])
    if plan.stopped is not None:
        return [say("plan-stopped", why=say.text(plan.stopped))]
    lines = [say("draft-there", what=say.listed(map(say.text, plan.draft.texts)))] if plan.draft else []
    return [*lines, *([say("plan-there")] if plan.acts else [])]


def plan_panel(
    seated: Seated, seat: int, say: Speaker, shape: Shape, page: int, before: Mapping[str, Ahead]
) -> Panel:
    """All of a seat's plan, with what can be chosen for it; `before` are answers that may be given again."""
    row, view, plan = seated.row, seated.look().view(seat), planned(seated.seats[seat])
    kind, standing = standing_plans(row.game), standing_of(row.game, plan)
    lines = [f"### {say('plan-title', game=say(f'game-{row.game}'), number=row.id)}"]
    if plan.stopped is not None:
        lines.append(say("plan-stopped", why=say.text(plan.stopped)))
    told = [*(kind.words(standing, view) if kind and standing else ()), *ahead.words(plan.ahead, view)]
    lines += [f"• {say.text(text)}" for text in told]
    if not told:
        lines.append(say("plan-none" if kind else "plan-none-ahead"))
    lines.append(say("plan-secret"))
    pictures = []
    if kind is not None:
        things = kind.things(standing) if standing is not None else frozenset()
        pictures.append(shot_of(seated, view, say, kind.PART, things, shape))
    fields = [*(kind.fields(standing, view) if kind else ()), *ahead.fields(plan.ahead, view, before)]
    rows: list[Row] = [_select(seated, field, say.plainly()) for field in fields if field.page == page]
    return Panel(["\n".join(lines)], [*rows, _tools(seated, seat, say, fields, page)], pictures)


def _select(seated: Seated, field: Field, say: Speaker) -> Select:
    """A field of a plan."""
    choices = tuple(
        Choice(
            choice.value,
            cut(say.text(choice.text), LABEL),
            cut(say.aside(choice.text), ABOUT),
            chosen=choice.chosen,
        )
        for choice in field.choices
    )
    title = cut(say(f"plan-for-{field.name}"), TITLE)
    least, most = (0, len(choices)) if field.several else (1, 1)
    return Select(encode(PlanFor(seated.row.id, field.page, field.name)), title, choices, least, most)


def _tools(seated: Seated, seat: int, say: Speaker, fields: Sequence[Field], page: int) -> tuple[Button, ...]:
    """The other page, dropping it all, trying one's turn, and the way back."""
    made, plan = [], planned(seated.seats[seat])
    if any(field.page != page for field in fields):
        made.append(
            do(say("button-less" if page else "button-more"), "plan" if page else "plan-more", seated)
        )
    if plan.acts:
        made.append(do(say("button-drop-plan"), "plan-drop", seated, "danger"))
    if can_be_tried(seated.row.game) and seat not in seated.row.asked:
        made.append(do(say("button-try"), "try", seated))
    return (*made, do(say("button-back"), "plan-back", seated))


def trial_panel(seated: Seated, tried: Trial, say: Speaker, shape: Shape, turned: Turned = AS_ASKED) -> Panel:
    """A turn that is tried out: its steps so far, the board as it would be, and what could follow."""
    seat, table, plan = tried.seat, tried.table, planned(seated.seats[tried.seat])
    lines = [f"### {say('draft-title', game=say(f'game-{seated.row.game}'), number=seated.row.id)}"]
    options = [option for step in tried.steps for option in step.options]
    texts = [say.text(option.text) for option in options]
    lines += [f"{place}. {text}" for place, text in enumerate(texts, 1)] or [say("draft-none")]
    alone = plan.draft is not None and plan.draft.alone
    if tried.steps:
        lines.append(say("draft-alone" if alone else "draft-shown"))
    watched = plan.draft.watched if plan.draft else {}
    if watched:
        named = say.listed(say.text(thing.text) for thing in watched.values())
        lines.append(say("draft-watched", what=named))
    drawn = shots(seated, table, say, seat, shape=shape)
    choosing: list[Row] = []
    ending: list[Row] = []
    asked = say("draft-over")
    if not tried.over:
        ask = offered(seated.game, table.view(seat), table.asks[seat])
        worths = seated.game.explain(table.view(seat), ask)
        choosing, ending = question_rows(seated, table, ask, say, worths, turned, TrialPlace)
        asked = f"**{say.text(ask.text)}**"
    tools = [do(say("button-plan"), "plan", seated)]
    watching = field(seated.table().view(seat), options, watched) if options else None
    if watching is not None:
        ending.append(_select(seated, watching, say.plainly()))
    if tried.steps:
        label = say("button-show-me" if alone else "button-play-alone")
        tools = [do(say("button-step"), "try-back", seated), do(label, "try-alone", seated), *tools]
    return Panel(["\n".join(lines)], [*choosing, *ending, tuple(tools)], drawn, question=asked)
