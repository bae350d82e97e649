"""Turns in imagination: what can be done, what it leads to, and what that is worth."""

from rules.core.asking import Flow, Picks
from rules.feld import harbour
from rules.feld.abilities import total
from rules.feld.barge import deliverable, loadable, workers_here
from rules.feld.board import board
from rules.feld.imagine import fork
from rules.feld.state import State
from rules.feld.turn import ACTIONS
from rules.players.feld.cargo import nearest_crane, spaces
from rules.players.feld.settling import at_warehouse, settle, worker_worth

#: Actions one after the other that are tried as one.
Steps = tuple[str, ...]
#: Cards that only change one thing into another, which is seldom worth trying.
CHANGERS = ("032", "036", "039")
#: Journeys that are looked at, the nearest first, where there is little time.
NEAREST = 14
#: How far ahead on the Amstel a move may go that is tried.
SPACES = 4


def run(g: State, seat: int, flow: Flow[None]) -> None:
    """Go through a flow, answering its questions at once."""
    try:
        asks = next(flow)
        while True:
            asks = flow.send((seat, settle(g, seat, asks[seat])))
    except StopIteration:
        g.news = []


def do(g: State, seat: int, action: str) -> None:
    """Perform an action."""
    verb, _, what = action.partition(":")
    if verb != "barge":
        run(g, seat, ACTIONS[verb].do(g, seat, what))
        return
    for stop in stops(g, seat, what):
        run(g, seat, ACTIONS[verb].do(g, seat, stop))
        errands(g, seat)


def stops(g: State, seat: int, goal: str) -> list[str]:
    """Where a barge halts on its way to a place, because there is something to do."""
    me, printed = g.seats[seat], board(g.printed)
    useful = harbour.useful(g, me, printed)
    way = harbour.best_way(g.printed, me.barge, goal, useful)
    return [place for place in way[:-1] if printed.places[place].bit & useful] + [goal]


def begun(g: State, seat: int, action: str) -> str:
    """The first thing to do for an action: a barge goes to its first halt."""
    verb, _, what = action.partition(":")
    return f"barge:{stops(g, seat, what)[0]}" if verb == "barge" else action


def errands(g: State, seat: int) -> None:
    """Do what a barge can do for nothing where it lies."""
    while picks := errand(g, seat):
        verb, _, what = picks[0].partition(":")
        run(g, seat, ACTIONS[verb].do(g, seat, what))


def errand(g: State, seat: int) -> Picks:
    """The next thing to do for nothing where the barge lies, if there is one."""
    goods = deliverable(g, seat)
    if goods:
        good = max(goods, key=lambda option: at_warehouse(g, seat, option))
        if at_warehouse(g, seat, good) > 0:
            return (good.id,)
    workers = workers_here(g, seat)
    for option in workers:
        if option.id.startswith("worker:bring"):
            return (option.id,)
    loads = loadable(g, seat)
    if loads:
        return (loads[0].id,)
    if workers:
        return (max(workers, key=lambda option: worker_worth(g, seat, option.text.args["worker"])).id,)
    return ()


def tried(g: State, seat: int, steps: Steps) -> State:
    """The state after some actions."""
    new = fork(g, seat)
    for action in steps:
        do(new, seat, action)
    return new


def candidates(g: State, seat: int, more: bool = False) -> list[Steps]:
    """What may be worth doing next; `more` includes what seldom is."""
    found: list[Steps] = []
    for verb in ("activate", "use", "block", "market"):
        found += [(option.id,) for option in ACTIONS[verb].options(g, seat)]
    if not more:
        found = [steps for steps in found if steps[0] not in SELDOM]
    moves = ACTIONS["amstel"].options(g, seat)
    found += [(option.id,) for option in moves[:SPACES]]
    ways = list(dict.fromkeys(journeys(g, seat)))
    return found + (ways if more else ways[:NEAREST])


SELDOM = {f"use:{code}" for code in CHANGERS}


def journeys(g: State, seat: int) -> list[Steps]:
    """Journeys to where there is something to do, and those by way of a crane to where goods are wanted."""
    me, printed = g.seats[seat], board(g.printed)
    options = harbour.destinations(g, seat)
    if not options:
        return []
    found: list[Steps] = [(option.id,) for option in options if option.text.args["useful"]]
    if me.storehouse:
        far = g.turn.sail + sum(me.supply.values()) * total(g, seat, "spaces-per-cube", 1)
        crane = nearest_crane(printed, me)
        away = spaces(printed, me.barge, crane)
        if crane == me.barge:
            return found
        for good in dict.fromkeys(me.storehouse):
            for place in printed.roofed:
                fits = place.takes in (None, good) and harbour.room(g, place)
                if fits and away + spaces(printed, crane, place.id) <= far:
                    found.append((f"barge:{crane}", f"barge:{place.id}"))
    return found
