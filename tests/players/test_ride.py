"""House players of Ticket to Ride: what they imagine, what they plan, and how hard they think."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from render.ride.contracts import marked, plans
from rules.core.asking import REST, Ask
from rules.core.chance import Chance
from rules.core.table import Table
from rules.players.arena import duel_game, duels, won
from rules.players.house import advise, answer
from rules.players.ride import adviser, burgomaster, regent, trade
from rules.players.ride import network as network_module
from rules.players.ride import plan as plan_module
from rules.players.ride.adviser import along
from rules.players.ride.imagine import contract_cards, imagine, resume
from rules.players.ride.network import joint, members, network
from rules.players.ride.plan import costs
from rules.players.ride.playout import finish
from rules.players.ride.sight import Habits, imagined, sight
from rules.players.thought import Advice, thought
from rules.ride import game as ride
from rules.ride.board import board, standard
from rules.ride.view import View
from tests.playing import any_picks, random_game
from tests.ride.pieces import census

#: A file of one's own: other values, another way to a contract, another name.
OWN = (
    standard()
    .replace('["dam", "waag", 3]', '["dam", "munttoren", 4]')
    .replace('["jordaan", "montelbaanstoren", 9]', '["jordaan", "montelbaanstoren", 12]')
    .replace('["munttoren", "blauwbrug", 3, "blue", true]', '["munttoren", "blauwbrug", 2, "green", true]')
    .replace('dam = "Dam"', 'dam = "De \\"Dam\\" 🏰"')
)


@pytest.mark.parametrize("printed", ["", OWN], ids=["ours", "own"])
@pytest.mark.parametrize("seats", ride.SEATS)
def test_what_is_imagined_looks_the_same(seats: int, printed: str) -> None:
    luck = Chance("imagine")
    for table, seat, _ in random_game(ride, seats, {"printed": printed}, "look"):
        view = table.view(seat)
        g = imagine(view, luck)
        census(g)
        assert ride.view(g, seat) == view


@pytest.mark.parametrize("printed", ["", OWN], ids=["ours", "own"])
def test_an_imagined_game_goes_on_with_the_same_question(printed: str) -> None:
    asked = set()
    for table, seat, _ in random_game(ride, 3, {"printed": printed}, "goes on"):
        question = table.asks[seat]
        g = imagine(table.view(seat), Chance("go on"))
        flow = resume(g, seat, question)
        asks = next(flow)
        while asks == REST:
            asks = next(flow)
        assert asks[seat] == question
        asked.add(question.text.key)
    assert asked == {"ride-ask-turn", "ride-ask-second-card", "ride-ask-payment", "ride-ask-keep"}


def test_two_imaginings_differ_in_what_is_hidden() -> None:
    table = Table.new(ride, 3, {}, "differ")
    luck = Chance("differ")
    one, other = (imagine(table.view(0), luck) for _ in range(2))
    assert one.seats[0] == other.seats[0]
    assert one.deck != other.deck
    assert [seat.offered for seat in one.seats[1:]] != [seat.offered for seat in other.seats[1:]]


def test_contracts_that_routes_speak_for_are_imagined_more_often() -> None:
    table = Table.new(ride, 2, {"first": "1"}, "speak")
    for seat in (0, 1):
        table.answer(seat, [table.asks[seat].options[0].id])
    for name in ("jordaan-jan_roodenpoortstoren.gray", "jan_roodenpoortstoren-dam.blue"):
        table.g.claimed[name] = 1
    table.g.seats[0].contracts = ["dam-waag"]
    luck = Chance("speak")
    held = [card for _ in range(600) for card in imagine(table.view(0), luck).seats[1].contracts]
    likely, unlikely = held.count("jordaan-oude_kerk"), held.count("munttoren-nieuwe_waal")
    assert likely > 1.5 * unlikely > 0


def test_a_sight_is_the_same_from_the_view_and_from_the_state() -> None:
    for table, seat, _ in random_game(ride, 3, {}, "sight"):
        view = table.view(seat)
        seen, from_state = sight(view, contract_cards(view)), imagined(table.g, seat, None)
        assert seen == from_state


def test_the_joint_network_is_the_cheapest() -> None:
    """Two contracts that share a way: together they cost less than one after the other."""
    net = network(board().routes)
    every = (1 << len(net.ways)) - 1
    price = costs(net, 0, every)
    places = net.places
    one = (places["noordermarkt"], places["waag"], 5)
    other = (places["noordermarkt"], places["oost_indisch_huis"], 6)
    both, first, second = (joint(net, price, deals) for deals in ([one, other], [one], [other]))
    assert both is not None
    assert first is not None
    assert second is not None
    assert max(first[0], second[0]) <= both[0] < first[0] + second[0]
    assert joint(net, [float("inf")] * len(net.ways), [one]) is None


@pytest.mark.parametrize(("level", "module"), [("burgomaster", burgomaster), ("regent", regent)])
def test_who_looks_ahead_makes_as_many_playouts_as_it_is_told(
    level: str, module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking is measured in work and not in time; only a slow machine is cut off."""
    made = []
    real = module.playout

    def counted(*args: object) -> float:
        made.append(1)
        lead: float = real(*args)
        return lead

    monkeypatch.setattr(module, "playout", counted)
    table = Table.new(ride, 2, {"first": "1"}, "work")
    for seat in (0, 1):
        table.answer(seat, [table.asks[seat].options[0].id])
    for playouts in (20, 40):
        made.clear()
        answer(table.view(0), table.asks[0], level, "work", 600.0, playouts)
        assert playouts // 2 <= len(made) <= playouts + 16
    made.clear()
    answer(table.view(0), table.asks[0], level, "work", 0.0, 1000)
    assert len(made) <= len(table.asks[0].options) + 1


def test_a_regent_plans_the_longest_routes_besides_those_of_its_contracts() -> None:
    besides = 0
    for table, seat, _ in random_game(ride, 2, {}, "wide"):
        view = table.view(seat)
        narrow, wide = (sight(view, contract_cards(view), habits) for habits in (Habits(), regent.HABITS))
        small, large = plan_module.plan(narrow), plan_module.plan(wide)
        more = [wide.net.ways[route] for route in members(large.routes & ~small.routes)]
        assert small.routes & ~large.routes == 0
        assert (small.deals, small.cost) == (large.deals, large.cost)
        assert large.length == small.length + sum(way.length for way in more) <= wide.carts
        assert {way.length for way in more} <= {4}
        assert not any(way.twin >= 0 and large.routes >> way.twin & 1 for way in more)
        assert view.last_turns is None or not more
        besides += len(more)
    assert besides > 10


def test_a_regent_draws_on_while_nobody_is_near_the_short_routes_it_could_claim() -> None:
    waited = 0
    for table, seat, _ in random_game(ride, 3, {}, "patient, more"):
        if table.asks[seat].text.key != "ride-ask-turn":
            continue
        view = table.view(seat)
        hasty, patient = (
            sight(view, contract_cards(view), habits)
            for habits in (replace(regent.HABITS, patient=0), regent.HABITS)
        )
        now, later = trade.turn(hasty), trade.turn(patient)
        if now != later:
            route = hasty.net.number[now.removeprefix("claim:")]
            assert hasty.net.ways[route].length < 4
            assert not trade.contested(hasty, route)
            assert sum(hasty.hand.values()) < regent.HABITS.patient
            assert plan_module.turns_left(hasty) > 6
            waited += 1
    assert waited > 3


def test_a_regent_first_claims_what_its_contracts_need() -> None:
    """Of two routes of four spaces that its cards could pay for, one joins the places of its contract."""
    table = Table.new(ride, 2, {"first": "1"}, "first")
    for seat in (0, 1):
        table.answer(seat, [table.asks[seat].options[0].id])
    me = table.g.seats[0]
    me.contracts, me.hand = ["blauwbrug-oude_waal"], dict.fromkeys(me.hand, 0) | {"pink": 4}
    table.g.claimed["oude_waal-montelbaanstoren.orange"] = 0
    claims = {
        first: trade.turn(imagined(table.g, 0, None, replace(regent.HABITS, first=first)))
        for first in (-1.0, regent.HABITS.first)
    }
    assert claims[regent.HABITS.first] == "claim:montelbaanstoren-blauwbrug.gray"
    assert claims[-1.0] in {
        "claim:de_drie_hendricken-begijnhof.gray",
        "claim:haringpakkerstoren-oude_waal.gray",
    }


def test_a_regent_tries_everything_that_a_turn_offers() -> None:
    for table, seat, _ in random_game(ride, 2, {}, "everything"):
        question = table.asks[seat]
        view = table.view(seat)
        tried = regent.candidates(sight(view, contract_cards(view), regent.HABITS), question)
        if question.text.key in ("ride-ask-turn", "ride-ask-second-card"):
            assert tried == [(option.id,) for option in question.options]
        for picks in tried:
            question.check(picks)


def test_a_regent_expects_others_to_claim_the_longest_routes_sooner_than_merchants_do() -> None:
    longest = {route.id for route in board().routes if route.length == 4}
    settings = {setting.name: setting.default for setting in ride.SETTINGS}
    claimed = Counter[str]()
    for number in range(20):
        for name, habits in (("merchants", Habits()), ("others", regent.OTHERS)):
            g = ride.deal(3, settings, Chance(f"sooner {number}"), ride.VERSION)
            finish(g, ride.play(g), None, 18, None, dict.fromkeys(range(3), habits))
            claimed[name] += len(longest & g.claimed.keys())
    assert claimed["others"] > 1.5 * claimed["merchants"] > 0


def test_a_regent_says_why() -> None:
    told = Counter[str]()
    for table, seat, _ in random_game(ride, 2, {}, "regent"):
        question = table.asks[seat]
        picks, why = regent.regent(table.view(seat), question, thought("why", 600.0, 4))
        question.check(picks)
        told[why.key] += 1
    assert all(key.startswith("ride-why-") for key in told)
    assert len(told) > 4


def test_a_merchant_does_not_think_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in ways that are looked for, about 30 microseconds each; also with far too many contracts."""
    looked = []
    real = network_module.path

    def counted(*args: Any) -> Any:
        looked.append(1)
        return real(*args)

    monkeypatch.setattr(network_module, "path", counted)
    most = ways = 0
    for number in range(2):
        for table, seat, _ in random_game(ride, 2, {}, f"long {number}"):
            most = max(most, len(table.g.seats[seat].contracts))
            looked.clear()
            advise(table.view(seat), table.asks[seat], "long")
            assert len(looked) < 1200
            ways += len(looked)
    assert most > 6
    assert ways > 0


@pytest.mark.parametrize(
    ("level", "first", "least"), [("novice", 0, 18), ("merchant", 0, 15), ("merchant", 20, 15)]
)
def test_a_level_beats_the_one_below(level: str, first: int, least: int) -> None:
    """A small tournament of twenty fixed deals; `make arena` holds the great one."""
    duel = next(duel for duel in duels("ride") if duel.level == level)
    assert sum(won(duel_game(duel, number, None), level) for number in range(first, first + 20)) >= least


def test_a_game_can_be_taken_over_at_its_end() -> None:
    """In the last turn what counts at once is done: a contract that the routes already join, for one."""
    luck = Random(2)
    seen = 0
    for number in range(20):
        for table, seat, _ in random_game(ride, 2, {}, f"last {number}"):
            if table.g.last_turns is not None and table.asks[seat].text.key == "ride-ask-turn":
                view = table.view(seat)
                [pick] = answer(view, table.asks[seat], "merchant", f"{luck.random()}")
                assert pick.startswith("claim:") or not view.mine.claimable or pick == "contracts"
                seen += 1
    assert seen > 10


# Hints


def hinted(number: int) -> Iterator[tuple[View, Ask, Advice]]:
    """Whatever is asked in a game whose first seat follows its hints, with the hint, and the others luck."""
    luck = Random(number)
    table = Table.new(ride, 2 + number % 3, {}, f"hinted {number}")
    while not table.over:
        seat = min(table.asks)
        question, view = table.asks[seat], table.view(seat)
        hint = advise(view, question, "hint")
        yield view, question, hint
        table.answer(seat, hint[0] if seat == 0 else any_picks(question, luck))


def test_a_hint_is_never_against_the_map_s_own_marks() -> None:
    """What it says of a contract's way or of the cards for a route is what halos show on the picture."""
    told = Counter[str]()
    for number in range(12):
        for view, _, ([pick, *_], why) in hinted(number):
            told[why.key] += 1
            marks = marked(view, frozenset()).missing
            routes = {route.id: route for route in view.routes}
            if why.key == "ride-why-claim-way":
                route = routes[pick.partition(":")[2]]
                assert {route.id, route.twin} & marks.keys()
            if why.key == "ride-why-draw-open" and any(plan.missing for plan in plans(view)):
                named = [(view.names[routes[name].a], view.names[routes[name].b]) for name in marks]
                assert (why.args["a"], why.args["b"]) in named or not timely(view)
    assert min(told["ride-why-claim-way"], told["ride-why-draw-open"]) > 20


def timely(view: View) -> bool:
    """Whether a contract can still be completed on the way that is marked for it."""
    s = sight(view, contract_cards(view))
    return bool(along(s, adviser.marked(view, s), s.open_deals).routes)


def test_a_hint_says_nothing_about_drawing_when_no_turn_is_left_to_use_it() -> None:
    said = Counter[str]()
    for number in range(20):
        for view, _, ([pick, *_], why) in hinted(number):
            if view.last_turns is not None and pick.startswith("draw:"):
                said[why.key] += 1
    assert said.keys() == {"ride-why-nothing-counts"}
    assert said.total() > 5
