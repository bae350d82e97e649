"""Plans: what somebody has said beforehand about a seat.

A plan is a house player that does only what it was told: it gets the view and the question of its seat, and
answers, or stops and says why, or has nothing to say about that question. A game may have standing plans of
its own (`StandingPlans`).
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core.asking import Ask, Option, Picks, Text
from rules.players import ahead
from rules.players.ahead import Answers
from rules.players.choices import Act, Field, Stop
from rules.players.house import HOUSE
from rules.players.watching import Watched, changed


class StandingPlans(Protocol):
    """What a game offers that has plans of its own for many turns; all of it from a seat's view alone."""

    #: The kind of its plans.
    Plan: type[Any]
    #: The part of the game's pictures that shows one.
    PART: str

    def fields(self, plan: Any | None, view: Any) -> tuple[Field, ...]:
        """What can be chosen: for a new plan the first field alone, with the usual plans."""

    def change(self, plan: Any | None, view: Any, name: str, values: Sequence[str]) -> Any | None:
        """A plan with something else chosen, from which only what happens from now on counts.

        It is None where nothing is left of it, and Illegal is raised where there is no such choice.
        """

    def words(self, plan: Any, view: Any) -> tuple[Text, ...]:
        """What a plan says, line by line."""

    def things(self, plan: Any) -> frozenset[str]:
        """The names of what it is about, as pictures point it out."""

    def carry_out(self, plan: Any, view: Any, question: Ask) -> Act | Stop | None:
        """What the plan answers, or why it stops; nothing where the question is none of its business."""


class Step(Struct, frozen=True):
    """An answer of a drafted turn: to which question, and what was chosen just as it was offered."""

    key: str
    options: tuple[Option, ...]

    @property
    def picks(self) -> Picks:
        """The answer."""
        return tuple([option.id for option in self.options])

    def fits(self, question: Ask) -> bool:
        """Whether all of it is still on offer, and nothing that it names has changed."""
        offered = {option.id: option.text for option in question.offered}
        same = all(offered.get(option.id) == option.text for option in self.options)
        return question.text.key == self.key and same


class Draft(Struct, frozen=True, omit_defaults=True):
    """A turn that was tried out; it is played by itself, or only shown when the turn comes."""

    steps: tuple[Step, ...]
    alone: bool = False
    begun: bool = False
    #: What must be as it was when the turn comes, by name.
    watched: dict[str, Watched] = {}

    @property
    def options(self) -> list[Option]:
        """What was chosen, step by step."""
        return [option for step in self.steps for option in step.options]

    @property
    def texts(self) -> list[Text]:
        """What it says, step by step."""
        return [option.text for option in self.options]


class Plan(Struct, frozen=True, omit_defaults=True):
    """All that somebody has planned for a seat, as it is kept with it."""

    #: A standing plan of the game's own kind.
    standing: dict[str, Any] | None = None
    #: Answers to questions that come again.
    ahead: Answers = Answers()
    #: A turn that was tried out.
    draft: Draft | None = None
    #: Why something planned has stopped, until its owner has played on.
    stopped: Text | None = None

    @property
    def acts(self) -> bool:
        """Whether it may answer anything."""
        drafted = self.draft is not None and self.draft.alone
        return self.standing is not None or self.ahead.acts or drafted


NOTHING = Plan()


def read_plan(data: str | bytes) -> Plan:
    """A plan as it was kept; texts that stand in other texts are texts again."""
    plan = msgspec.json.decode(data, type=Plan)
    again = {
        key: replace(same, texts=tuple([_whole(text) for text in same.texts]))
        for key, same in plan.ahead.again.items()
    }
    stopped = plan.stopped and _whole(plan.stopped)
    return replace(plan, ahead=replace(plan.ahead, again=again), stopped=stopped)


def _whole(text: Text) -> Text:
    return Text(text.key, {name: _part(value) for name, value in text.args.items()})


def _part(value: Any) -> Any:
    if isinstance(value, dict) and "key" in value and value.keys() <= {"key", "args"}:
        return _whole(msgspec.convert(value, Text))
    return [_part(part) for part in value] if isinstance(value, list) else value


def standing_plans(game: str) -> StandingPlans | None:
    """The standing plans of a game, if it has any."""
    return getattr(HOUSE[game], "PLANS", None)


def standing_of(game: str, plan: Plan) -> Any | None:
    """The standing plan that is kept, as its game knows it."""
    kind = standing_plans(game)
    if kind is None or plan.standing is None:
        return None
    return msgspec.convert(plan.standing, kind.Plan)


def with_standing(plan: Plan, standing: Any | None) -> Plan:
    """A plan with another standing one."""
    kept = None if standing is None else msgspec.to_builtins(standing)
    return replace(plan, standing=kept, stopped=None)


def carry_out(plan: Plan, view: Any, question: Ask) -> Act | Stop | None:
    """What is to be answered as it was planned, with all that is planned after that."""
    done = play_draft(plan, view, question) if plan.draft and plan.draft.alone else None
    done = done or _by_standing(plan, view, question)
    return done or _ahead(plan, view, question)


def play_draft(plan: Plan, view: Any, question: Ask) -> Act | Stop | None:
    """The next step of a drafted turn; nothing while another question comes before it."""
    assert plan.draft is not None
    step, *others = plan.draft.steps
    if not plan.draft.begun and question.text.key != step.key:
        return None
    new = [] if plan.draft.begun else changed(plan.draft.watched, view, plan.draft.options)
    if new or not step.fits(question):
        why = Text("plan-stopped-draft", {"what": [option.text for option in step.options]})
        why = Text("plan-stopped-watched", {"what": new}) if new else why
        return Stop(why, replace(plan, draft=None, stopped=why))
    left = replace(plan.draft, steps=tuple(others), begun=True) if others else None
    return Act(step.picks, replace(plan, draft=left))


def _by_standing(plan: Plan, view: Any, question: Ask) -> Act | Stop | None:
    kind, standing = standing_plans(view.game), standing_of(view.game, plan)
    if kind is None or standing is None:
        return None
    done = kind.carry_out(standing, view, question)
    if isinstance(done, Stop):
        return Stop(done.why, replace(plan, standing=None, stopped=done.why))
    return Act(done.picks, with_standing(plan, done.plan)) if done else None


def _ahead(plan: Plan, view: Any, question: Ask) -> Act | Stop | None:
    done = ahead.carry_out(plan.ahead, view, question)
    if isinstance(done, Stop):
        return Stop(done.why, replace(plan, ahead=done.plan, stopped=done.why))
    return Act(done.picks, replace(plan, ahead=done.plan)) if done else None


def stopped(why: Text) -> Plan:
    """What is left of a plan of which nothing can go on: why, for its owner to read."""
    return Plan(stopped=why)
