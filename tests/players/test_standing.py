"""Standing plans of Ticket to Ride: what each reason to stop is, and that only what comes later counts."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.core.asking import Ask, Text
from rules.core.table import Table
from rules.players.choices import Act, Stop
from rules.players.ride.plans import change, words
from rules.players.ride.standing import Standing, carry_out, since_now
from rules.ride import game as ride
from rules.ride.state import State
from tests.ride.position import BLACK_THREE, GRAY_TWO, GREEN_THREE, ORANGE_TWO, PINK_TWO, give, position, seat


def asked(g: State) -> tuple[Table, Ask]:
    """The table at a position, and the question of the first seat."""
    table = Table(ride, len(g.seats), {}, g)
    return table, table.asks[0]


def planned(g: State, plan: Standing) -> Standing:
    return since_now(plan, ride.view(g, 0))


def outcome(g: State, plan: Standing) -> Act | Stop | None:
    table, question = asked(g)
    return carry_out(plan, table.view(0), question)


def three(**hand: int) -> State:
    """Three seats, the first with these cards and a contract."""
    g = position(seat(**hand), seat(), seat())
    g.seats[0].contracts = ["jordaan-montelbaanstoren"]
    return g


def claimed(*routes: str) -> Callable[[State], object]:
    return lambda g: give(g, 1, *routes)


def last_turns(g: State) -> None:
    g.last_turns = 3


def wild(g: State) -> None:
    g.face_up[0] = "wild"


def few_carts(g: State) -> None:
    g.seats[0].carts = 2


def more_cards(g: State) -> None:
    g.seats[0].hand["pink"] = 5


def nothing_to_draw(g: State) -> None:
    g.deck, g.face_up = [], []


REASONS: dict[str, tuple[Standing, Callable[[State], object]]] = {
    "taken": (Standing((GREEN_THREE,)), claimed(GREEN_THREE)),
    "twin": (Standing((GREEN_THREE,), stops=("twin",)), claimed(BLACK_THREE)),
    "next": (Standing((GREEN_THREE,), stops=("next",)), claimed(ORANGE_TWO)),
    "last": (Standing((GREEN_THREE,), stops=("last",)), last_turns),
    "wild": (Standing((GREEN_THREE,), stops=("wild",)), wild),
    "carts": (Standing((GREEN_THREE,)), few_carts),
    "cards": (Standing((GREEN_THREE,), cards=5), more_cards),
    "turns": (Standing((GREEN_THREE,), turns=2, played=2), lambda g: None),
    "nothing": (Standing((GREEN_THREE,)), nothing_to_draw),
    "done": (Standing((GREEN_THREE,)), lambda g: give(g, 0, GREEN_THREE)),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_to_stop_is_told(reason: str) -> None:
    plan, happens = REASONS[reason]
    g = three(pink=1)
    made = replace(planned(g, plan), played=plan.played)
    if reason not in ("turns",):
        assert isinstance(outcome(three(pink=1), made), Act)
    happens(g)
    done = outcome(g, made)
    assert isinstance(done, Stop)
    assert done.why.key == f"ride-stopped-{reason}"


def test_what_was_so_before_stops_nothing() -> None:
    g = give(three(), 1, BLACK_THREE, ORANGE_TWO)
    last_turns(g)
    wild(g)
    everything = Standing((GREEN_THREE,), stops=("twin", "next", "last", "wild"))
    assert isinstance(outcome(g, planned(g, everything)), Act)


def test_only_the_seat_that_was_named_stops_it() -> None:
    before = three()
    plan = planned(before, Standing((GREEN_THREE,), stops=("next:2",)))
    assert isinstance(outcome(give(three(), 1, ORANGE_TWO), plan), Act)
    done = outcome(give(three(), 2, ORANGE_TWO), plan)
    assert isinstance(done, Stop)
    assert done.why.args["seat"] == 2


def test_it_stops_when_somebody_joins_the_places_of_a_contract() -> None:
    g = three()
    view = ride.view(g, 0)
    assert view.mine is not None
    ways = view.missing(view.mine.contracts[0], 1)
    assert ways
    elsewhere = next(route.id for route in view.routes if route.id not in ways and route.twin not in ways)
    plan = planned(g, Standing((elsewhere,), stops=("joined:jordaan-montelbaanstoren",)))
    assert isinstance(outcome(give(three(), 1, *ways[1:]), plan), Act)
    done = outcome(give(three(), 1, *ways), plan)
    assert isinstance(done, Stop)
    assert done.why.key == "ride-stopped-joined"


def test_it_collects_and_stops_where_nothing_is_to_be_claimed() -> None:
    plan = Standing((GREEN_THREE,), claim="none")
    g = three(green=2)
    assert isinstance(outcome(g, planned(g, plan)), Act)
    g = three(green=3)
    assert outcome(g, planned(g, plan)) == Stop(Text("ride-stopped-collected"))


def test_it_claims_and_pays_as_was_told() -> None:
    g = three(green=2, wild=1, pink=2)
    assert picks(g, Standing((GREEN_THREE,))) == (f"claim:{GREEN_THREE}",)
    assert picks(g, Standing((GREEN_THREE,), wilds=0)) == ("draw:green",)
    assert picks(g, Standing((GREEN_THREE, PINK_TWO), wilds=0)) == (f"claim:{PINK_TWO}",)
    assert picks(g, Standing((GREEN_THREE, PINK_TWO), claim="all", wilds=1)) == (f"claim:{GREEN_THREE}",)
    assert picks(three(), Standing((GREEN_THREE,), draw="deck")) == ("draw:deck",)
    assert picks(three(), Standing((GREEN_THREE,), colors=("red", "blue"))) == ("draw:red",)
    table, _ = asked(g)
    plan = planned(g, Standing((GRAY_TWO,), pay=("pink",)))
    table.answer(0, [f"claim:{GRAY_TWO}"])
    paid = carry_out(plan, table.view(0), table.asks[0])
    assert isinstance(paid, Act)
    assert paid.picks == ("pay:2pink",)


def picks(g: State, plan: Standing) -> tuple[str, ...]:
    done = outcome(g, planned(g, plan))
    assert isinstance(done, Act)
    return done.picks


def test_a_contract_is_collected_for_with_one_choice() -> None:
    g = three()
    view = ride.view(g, 0)
    plan = change(None, view, "ride-goal", ["contract:jordaan-montelbaanstoren"])
    assert plan is not None
    assert view.mine is not None
    assert plan.routes == view.missing(view.mine.contracts[0], 0)
    assert words(plan, view)


def test_a_route_that_its_owner_claims_besides_is_theirs_to_pay() -> None:
    g = three(pink=2, wild=1)
    table, _ = asked(g)
    table.answer(0, [f"claim:{GRAY_TWO}"])
    assert carry_out(planned(g, Standing((GREEN_THREE,))), table.view(0), table.asks[0]) is None


def test_further_steps_stand_in_a_list_whose_order_can_be_changed() -> None:
    g = three()
    view = ride.view(g, 0)
    plan = None
    for route in (GREEN_THREE, PINK_TWO, ORANGE_TWO):
        plan = change(plan, view, "ride-goal", [f"route:{route}"])
    assert plan is not None
    assert plan.routes == (GREEN_THREE, PINK_TWO, ORANGE_TWO)
    assert [line.key for line in words(plan, view)][:3] == ["ride-plan-collect", *["ride-plan-then"] * 2]
    plan = change(plan, view, "ride-first", [ORANGE_TWO])
    assert plan is not None
    assert plan.routes == (ORANGE_TWO, GREEN_THREE, PINK_TWO)
    plan = change(plan, view, "ride-steps", [PINK_TWO, GREEN_THREE])
    assert plan is not None
    assert plan.routes == (GREEN_THREE, PINK_TWO)


def test_colours_are_drawn_in_the_order_in_which_they_were_chosen() -> None:
    """A select tells what is chosen in the order of its options, whatever came first."""
    view = ride.view(three(), 0)
    plan = change(None, view, "ride-goal", [f"route:{GREEN_THREE}"])
    for values in (["red"], ["blue", "red"], ["blue", "green", "red"]):
        plan = change(plan, view, "ride-colors", values)
    assert plan is not None
    assert plan.colors == ("red", "blue", "green")
