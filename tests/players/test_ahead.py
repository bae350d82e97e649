"""Answers ahead: what each way answers, what stops them, and that only what comes later counts."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.core.asking import Ask, Illegal, Option, Text
from rules.core.table import Table
from rules.feld import game as feld
from rules.feld.dice import CHOOSE_DICE, dice_options
from rules.feld.display import SIXTH
from rules.feld.state import LAST_ROUND, State
from rules.games import GAMES
from rules.players import ahead
from rules.players.ahead import AHEAD, STOPS, Ahead, Answers
from rules.players.choices import Act, Stop
from rules.players.plans import NOTHING, Draft, Plan, carry_out, read_plan
from rules.players.trying import further, trial
from rules.players.watching import named, things
from tests.feld.position import position
from tests.playing import any_picks
from tests.traits import TRAITS

#: The block of seat 0.
MINE = "jordaan-1"
KEEP = Ask(0, Text("feld-ask-keep"), tuple(feld.KEEPS.values()))
ALWAYS = {"feld-ask-keep": Ahead(("keep:pink",), (feld.KEEPS["pink"].text,))}


def three() -> State:
    return position(3, {"pink": 2, "black": 3}, owners={MINE: 0}, inactive=["001", "002"], order=[0, 1, 2])


def answers(g: State, *stops: str) -> Answers:
    """Always to keep pink, until one of these."""
    view = feld.view(g, 0)
    chosen = ahead.change(Answers(), view, ALWAYS, AHEAD, ["always:feld-ask-keep"])
    return ahead.change(chosen, view, ALWAYS, STOPS, list(stops))


def outcome(g: State, told: Answers) -> Act | Stop | None:
    return ahead.carry_out(told, feld.view(g, 0), KEEP)


def last_round(g: State) -> None:
    g.round = LAST_ROUND


def penalty(g: State) -> None:
    g.seats[0].penalties += 1


def another_card(g: State) -> None:
    g.seats[0].inactive.append("003")


def taken_by(seat: int) -> Callable[[State], None]:
    def happens(g: State) -> None:
        g.owners[near(g)] = seat

    return happens


def near(g: State) -> str:
    """A block beside that of seat 0."""
    return next(block.near[0] for block in feld.view(g, 0).blocks if block.id == MINE)


def overtaken_by(seat: int) -> Callable[[State], None]:
    def happens(g: State) -> None:
        g.order = [seat, *[other for other in g.order if other != seat]]

    return happens


def full(g: State) -> None:
    g.owners |= {block.id: 1 for block in feld.view(g, 0).blocks if block.district == "plantage"}


REASONS: dict[str, tuple[str, Callable[[State], None]]] = {
    "last": ("last", last_round),
    "penalty": ("penalty", penalty),
    "cards:3": ("cards", another_card),
    "block": ("block", taken_by(1)),
    "block:2": ("block", taken_by(2)),
    "amstel": ("amstel", overtaken_by(1)),
    "amstel:2": ("amstel", overtaken_by(2)),
    "district:plantage": ("district", full),
}


@pytest.mark.parametrize("stop", REASONS)
def test_every_reason_to_stop_is_told_and_what_was_so_before_is_none(stop: str) -> None:
    key, happens = REASONS[stop]
    g = three()
    told = answers(g, stop)
    assert isinstance(outcome(g, told), Act)
    happens(g)
    done = outcome(g, told)
    assert isinstance(done, Stop)
    assert done.why.key == f"feld-stopped-{key}"
    assert not done.plan.acts, "nothing is answered any more"
    assert isinstance(outcome(g, answers(g, stop)), Act), "it was so when these were chosen"


def test_every_reason_that_is_offered_was_seen() -> None:
    known = ahead.again_in("feld")
    assert known is not None
    offered = {stop.partition(":")[0] for stop in known.stops(feld.view(three(), 0))}
    assert offered == {stop.partition(":")[0] for stop in REASONS}


@pytest.mark.parametrize("stop", ["block:2", "amstel:2"])
def test_only_the_seat_that_was_named_stops_them(stop: str) -> None:
    g = three()
    told = answers(g, stop)
    {"block": taken_by(1), "amstel": overtaken_by(1)}[stop.partition(":")[0]](g)
    assert isinstance(outcome(g, told), Act)


def test_they_stop_after_so_many_answers() -> None:
    g = three()
    told = answers(g, "times:2", "times:5")
    for _ in range(2):
        done = outcome(g, told)
        assert isinstance(done, Act)
        told = done.plan
    done = outcome(g, told)
    assert isinstance(done, Stop)
    assert done.why == Text("plan-stopped-times", {"times": 2})


def test_an_answer_for_the_next_time_is_given_once() -> None:
    g = three()
    told = ahead.change(Answers(), feld.view(g, 0), ALWAYS, AHEAD, ["once:feld-ask-keep"])
    done = outcome(g, told)
    assert isinstance(done, Act)
    assert not done.plan.acts


ROLLED = {"pink": 3, "gray": 6, "black": 1, "brown": 5}
CARDS = Ask(
    0,
    SIXTH,
    tuple(Option(f"discard:{code}", Text("feld-discard", {"card": code})) for code in ("001", "055", "030")),
)
DICE = Ask(0, CHOOSE_DICE, dice_options(ROLLED), least=2, most=2)


def picked(question: Ask, way: str) -> tuple[str, ...]:
    g = three()
    told = ahead.change(Answers(), feld.view(g, 0), {}, AHEAD, [f"{way}:{question.text.key}"])
    done = ahead.carry_out(told, feld.view(g, 0), question)
    assert isinstance(done, Act)
    return done.picks


def test_each_way_answers_as_it_says() -> None:
    cost = {code: sum(card.cost.values()) for code, card in feld.view(three(), 0).cards.items()}
    by_cost = sorted(("001", "055", "030"), key=cost.__getitem__)
    assert picked(CARDS, "newest") == ("discard:030",)
    assert picked(CARDS, "oldest") == ("discard:001",)
    assert cost[picked(CARDS, "dearest")[0].removeprefix("discard:")] == cost[by_cost[-1]]
    assert cost[picked(CARDS, "cheapest")[0].removeprefix("discard:")] == cost[by_cost[0]]
    assert picked(DICE, "highest") == ("dice:gray", "dice:brown")
    assert picked(DICE, "lowest") == ("dice:black", "dice:pink")
    assert picked(KEEP, "most") == ("keep:black",)


def test_of_two_answers_to_a_question_the_new_one_counts() -> None:
    view = feld.view(three(), 0)
    told = ahead.change(Answers(), view, ALWAYS, AHEAD, ["always:feld-ask-keep", "pass"])
    told = ahead.change(told, view, ALWAYS, AHEAD, ["always:feld-ask-keep", "most:feld-ask-keep", "pass"])
    assert told.again["feld-ask-keep"].way == "most"
    assert told.passing
    assert ahead.change(told, view, ALWAYS, AHEAD, []) == Answers()


def test_what_is_not_offered_cannot_be_chosen() -> None:
    view = feld.view(three(), 0)
    for name, values in ((AHEAD, ["always:feld-ask-turn"]), (STOPS, ["last"]), ("else", [])):
        with pytest.raises(Illegal):
            ahead.change(Answers(), view, ALWAYS, name, values)


# Whatever is planned, by luck


def by_luck(view: object, before: dict[str, Ahead], luck: Random) -> Answers:
    """Some answers and some reasons to stop."""
    told = Answers()
    for name in (AHEAD, STOPS):
        for field in ahead.fields(told, view, before):
            if field.name == name:
                values = [choice.value for choice in field.choices if luck.random() < 0.3]
                told = ahead.change(told, view, before, name, values)
    return told


def test_whatever_is_answered_ahead_is_legal_and_what_others_hide_makes_no_difference() -> None:
    """Random answers with random reasons: legal, or a stated stop, and the same at a scrambled table."""
    luck, acted, reasons = Random("ahead"), 0, set()
    for number in range(6):
        table = Table.new(feld, 3, {"orders": "3"}, f"ahead {number}")
        told = dict.fromkeys(range(3), Answers())
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            question, view = table.asks[seat], table.view(seat)
            done = ahead.carry_out(told[seat], view, question)
            if done is not None:
                other = msgspec.json.decode(msgspec.json.encode(table.g), type=feld.State)
                TRAITS["feld"].scramble(other, seat, luck)
                assert ahead.carry_out(told[seat], feld.view(other, seat), question) == done
                told[seat] = done.plan
            if isinstance(done, Stop):
                reasons.add(done.why.key)
            acted += isinstance(done, Act)
            picks = question.check(done.picks) if isinstance(done, Act) else any_picks(question, luck)
            table.answer(seat, picks)
            if not told[seat].acts and not table.over:
                told[seat] = by_luck(table.view(seat), ALWAYS, luck)
    assert acted > 100
    assert len(reasons) > 4


def test_what_is_kept_is_read_as_it_was_written() -> None:
    inner = Text("feld-again-card", {"card": "017", "what": Text("feld-leave")})
    kept = Plan(ahead=answers(three(), *REASONS, "times:3"))
    kept.ahead.again["feld-ask-may/017"] = Ahead(("leave",), (inner,))
    kept = replace(
        kept, stopped=Text("plan-stopped-offer", {"what": [inner, Text("feld-keep", {"color": "pink"})]})
    )
    assert read_plan(msgspec.json.encode(kept)) == kept


# Drafts that depend on something


@pytest.mark.parametrize("name", GAMES)
def test_a_draft_stops_when_something_that_was_named_has_changed(name: str) -> None:
    """All that can be named of a turn that was tried: if it is changed the draft stops, or else it plays."""
    luck = Random(name)
    seen: set[str] = set()
    for number in range(4):
        table, told = Table.new(GAMES[name], 2, {}, f"watched {number}"), NOTHING
        while not table.over and table.answers < 400:
            seat = luck.choice(sorted(table.asks))
            question, view = table.asks[seat], table.view(seat)
            if seat == 0 and told.draft is not None and carry_out(told, view, question) is not None:
                free = replace(told, draft=replace(told.draft, watched={}))
                done, unwatched = carry_out(told, view, question), carry_out(free, view, question)
                if isinstance(done, Stop) and isinstance(unwatched, Act):
                    assert done.why.key == "plan-stopped-watched"
                    seen.update(text.key for text in done.why.args["what"])
                elif isinstance(done, Act):
                    assert done.picks == unwatched.picks  # type: ignore[union-attr]
                told = NOTHING
            table.answer(seat, any_picks(question, luck))
            if told.draft is None and not table.over and 0 not in table.asks:
                told = Plan(draft=_watched(table, luck))
    assert len(seen) >= {"ride": 2, "feld": 4}[name], seen


def _watched(table: Table, luck: Random) -> Draft | None:
    """A turn that is tried and depends on all that can be named."""
    view = table.view(0)
    try:
        tried = trial(view, table.seats)
    except Illegal:
        return None
    while not tried.over and len(tried.steps) < 2:
        tried = further(tried, any_picks(tried.table.asks[0], luck))
    draft = tried.draft(alone=True)
    if draft is None:
        return None
    return replace(draft, watched=named(view, draft.options, [*things(view, draft.options)]))
