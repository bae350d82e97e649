"""Plans: never anything but what was told, whatever happens."""

from random import Random

import msgspec
import pytest

from rules.core.asking import THEN, Answer, Illegal
from rules.core.table import Table
from rules.games import GAMES
from rules.players import ahead
from rules.players.ahead import AHEAD, Answers, answered_before, key_of
from rules.players.awake import hours
from rules.players.choices import Act, Stop
from rules.players.plans import (
    NOTHING,
    Draft,
    Plan,
    carry_out,
    standing_of,
)
from rules.players.ride.standing import Standing, left
from rules.players.trying import further, pressed, trial
from tests.players.planning import planned_game
from tests.playing import any_picks, random_game
from tests.traits import TRAITS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_planned_is_legal_and_ends_with_a_reason(seats: int) -> None:
    acted, reasons = 0, set()
    for number in range(12):
        claims: set[int] = set()
        for table, _seat, question, plan, done in planned_game("ride", seats, f"plans {seats} {number}"):
            assert table.answers < 2000
            told = standing_of("ride", plan)
            assert isinstance(told, Standing)
            if isinstance(done, Act):
                acted += 1
                question.check(done.picks)
                _is_what_was_told(told, table, question.seat, done.picks[0])
                if done.picks[0].startswith("claim:"):
                    claims.add(table.answers)
                continue
            paying = question.text.key == "ride-ask-payment" and table.answers - 1 in claims
            assert not paying, "what it claims it pays for"
            if isinstance(done, Stop):
                reasons.add(done.why.key)
    assert acted > 100
    assert len(reasons) > 3


def _is_what_was_told(plan: Standing, table: Table, seat: int, pick: str) -> None:
    verb, _, what = pick.partition(":")
    view = table.view(seat)
    match verb:
        case "claim":
            assert plan.claim != "none"
            assert what in [route.id for route in left(plan, view)]
        case "draw" if table.asks[seat].text.key == "ride-ask-turn":
            if plan.draw == "deck":
                assert what == "deck"
            if what == "wild":
                assert plan.draw == "wilds"
            if plan.colors and what not in ("deck", "wild"):
                assert what in plan.colors
        case "pay":
            wilds = (
                next(o for o in table.asks[seat].options if o.id == pick)
                .text.args["color_paid"]
                .get("wild", 0)
            )
            assert wilds <= plan.wilds
        case "contracts" | "keep":
            raise AssertionError("nobody planned that")


def test_what_a_view_does_not_show_changes_nothing_of_what_is_planned() -> None:
    luck, looked = Random("hidden"), 0
    for table, seat, question, plan, done in planned_game("ride", 3, "hidden plans"):
        other = msgspec.json.decode(msgspec.json.encode(table.g), type=GAMES["ride"].State)
        TRAITS["ride"].scramble(other, seat, luck)
        assert carry_out(plan, GAMES["ride"].view(other, seat), question) == done
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_was_answered_before_is_answered_again_where_it_is_on_offer(name: str) -> None:
    luck, again, refused = Random(name), 0, 0
    for number in range(2):
        table = Table.new(GAMES[name], GAMES[name].SEATS[-1], {}, f"ahead {number}")
        given: list[Answer] = []
        plans: dict[int, Plan] = {}
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            question, plan = table.asks[seat], plans.get(seat, NOTHING)
            done = carry_out(plan, table.view(seat), question)
            if isinstance(done, Act):
                kept = plan.ahead.again.get(key_of(question))
                assert kept is not None or plan.ahead.passing
                assert kept is None or kept.way or done.picks == kept.picks
                again += 1
            refused += isinstance(done, Stop)
            picks = done.picks if isinstance(done, Act) else any_picks(question, luck)
            plans[seat] = plan if done is None else done.plan
            table.answer(seat, picks)
            given.append((seat, picks))
            if len(given) % 40 == 0:
                first = Table.new(GAMES[name], table.seats, {}, f"ahead {number}")
                before = answered_before(first, given, seat)
                view = table.view(seat)
                fields = ahead.fields(Answers(), view, before)
                values = [choice.value for field in fields for choice in field.choices]
                if luck.random() < 0.5:
                    values = [value for value in values if value.startswith("always:")]
                if values:
                    answers = ahead.change(Answers(), view, before, AHEAD, values)
                    plans[seat] = Plan(ahead=answers)
    if name == "feld":
        assert again > 10
        assert refused


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_can_be_tried_from_a_view_and_says_no_more_than_it(name: str) -> None:
    """A trial goes on to the first luck or secret; what others hide makes no difference to it."""
    luck, tried = Random(3), 0
    for table, _, _ in random_game(GAMES[name], GAMES[name].SEATS[-1], {}, "tried"):
        seat = luck.randrange(table.seats)
        if seat in table.asks or luck.random() > 0.1:
            continue
        other = msgspec.json.decode(msgspec.json.encode(table.g), type=GAMES[name].State)
        TRAITS[name].scramble(other, seat, luck)
        view, hidden = table.view(seat), GAMES[name].view(other, seat)
        try:
            trials = [trial(view, table.seats), trial(hidden, table.seats)]
        except Illegal:
            continue
        while not trials[0].over and len(trials[0].steps) < 12:
            one, two = [each.table.asks[seat] for each in trials]
            assert one == two
            picks = any_picks(one, luck)
            trials = [further(each, picks) for each in trials]
        draft = trials[0].draft(alone=True)
        assert draft is not None
        again = trial(view, table.seats, draft.steps)
        assert again.steps == trials[0].steps
        tried += 1
    assert tried > 3


def test_what_is_offered_as_one_is_tried_as_one_and_step_by_step() -> None:
    """Trips, say, with what is paid for them; each step can be taken back."""
    tried, luck = 0, Random(5)
    for table, _, _ in random_game(GAMES["feld"], 3, {}, "tried at once"):
        seat = luck.randrange(table.seats)
        if seat in table.asks or table.g.phase != "III" or seat not in table.g.waiting:
            continue
        try:
            now = trial(table.view(seat), table.seats)
        except Illegal:
            continue
        question = now.table.asks[seat]
        for option in now.table.game.several(now.table.view(seat), question)[:3]:
            at_once = pressed(trial(table.view(seat), table.seats), [option.id])
            steps = [step.picks for step in at_once.steps]
            chosen = [(part,) for part in option.id.split(THEN)]
            assert [picks for picks in steps if picks in chosen] == chosen[: len(steps)]
            assert trial(table.view(seat), table.seats, at_once.steps).steps == at_once.steps
            tried += len(steps) > 1
    assert tried > 3


def test_a_draft_is_played_while_it_is_on_offer_and_stops_where_it_is_not() -> None:
    luck, ends = Random(8), set()
    for number in range(6):
        table, plan = Table.new(GAMES["feld"], 3, {}, f"draft {number}"), NOTHING
        while not table.over and table.answers < 250:
            seat = luck.choice(sorted(table.asks))
            done = carry_out(plan, table.view(seat), table.asks[seat]) if seat == 0 else None
            picks = done.picks if isinstance(done, Act) else any_picks(table.asks[seat], luck)
            if done is not None:
                ends.add(type(done))
                plan = done.plan
            table.answer(seat, picks)
            if plan.draft is None and not table.over and 0 not in table.asks:
                plan = Plan(draft=_any_draft(table, luck))
    assert ends == {Act, Stop}


def _any_draft(table: Table, luck: Random) -> Draft | None:
    try:
        made = trial(table.view(0), table.seats)
    except Illegal:
        return None
    while not made.over and len(made.steps) < 3:
        made = further(made, any_picks(made.table.asks[0], luck))
    return made.draft(alone=True)


def test_games_of_people_who_sleep_take_less_time_with_plans() -> None:
    """The small brother of `python -m rules.players.awake`; the figures are in docs/plans.md."""
    without, with_ = [
        sum(hours("ride", 3, f"sleep {number}", plans=plans)[0] for number in range(4))
        for plans in (False, True)
    ]
    assert with_ < 0.7 * without
    assert hours("feld", 2, "sleep", plans=True)[1] > 0
