"""Journeys with halts on the way, from where a barge lies or after a block was taken."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.asking import THEN, Option, Text
from rules.feld import harbour
from rules.feld.state import State
from rules.feld.turn import deliverable
from rules.feld.worth import CUBE, Trial, attempt, gained, value

#: So many first halts are looked at, so many that may come after each, and so many halts of a trip at most.
FIRST, NEXT, HALTS = 4, 6, 3
#: So many of those that may come after a halt are offered.
FORKS = 2


class Leg(NamedTuple):
    """A journey in imagination: how good it is, whether it brings anything, and what came of it."""

    good: int
    brings: bool
    option: Option
    trial: Trial


def trips(g: State, seat: int, barges: Iterable[Option]) -> Iterator[Option]:
    """Trips that bring something at their last halt."""
    useful = [option for option in barges if option.text.args["useful"]]
    for leg in _best(g, seat, useful)[:FIRST]:
        yield from _prolonged(seat, [leg])


def deliveries(g: State, seat: int, barges: Iterable[Option]) -> Iterator[Option]:
    """Journeys at whose end something is delivered that one might rather keep for its storehouse."""
    useful = [option for option in barges if option.text.args["useful"]]
    for option in useful if g.seats[seat].hold else ():
        trial = attempt(g, seat, option)
        for could in [] if trial.open else deliverable(trial.after, seat):
            args = {**option.text.args, "good": could.text.args["good"]}
            yield Option(f"{option.id}{THEN}{could.id}", Text("feld-barge-deliver", args))


def onwards(g: State, seat: int) -> tuple[Option, ...]:
    """The best journey from here that brings something, with a halt before it where it needs one."""
    ahead = [option for option in harbour.destinations(g, seat) if option.text.args["useful"]]
    legs = _best(g, seat, ahead[:NEXT])
    found: list[tuple[Leg, ...]] = [(leg,) for leg in legs if leg.brings]
    found += [(leg, after) for leg in legs[:FORKS] if not leg.trial.open for after in _after(seat, [leg])[:1]]
    best = max(found, key=lambda legs: sum(leg.good for leg in legs), default=())
    return tuple([leg.option for leg in best])


def _best(g: State, seat: int, barges: Iterable[Option]) -> list[Leg]:
    """Journeys, those that bring most for their cubes first."""
    legs = []
    for option in barges:
        trial = attempt(g, seat, option)
        brings = value(gained(g, seat, option, trial))
        good = brings + len(trial.steps) - CUBE * option.text.args["cubes"]
        legs.append(Leg(good, brings > 0, option, trial))
    return sorted(legs, key=lambda leg: -leg.good)


def _after(seat: int, legs: list[Leg]) -> list[Leg]:
    """The journeys that bring something after others."""
    if legs[-1].trial.open:
        return []
    g, been = legs[-1].trial.after, {each.option.id for each in legs}
    ahead = [option for option in harbour.destinations(g, seat) if option.text.args["useful"]]
    ahead = [option for option in ahead if option.id not in been][:NEXT]
    return [each for each in _best(g, seat, ahead) if each.brings]


def _prolonged(seat: int, legs: list[Leg]) -> Iterator[Option]:
    """The trips that begin with some journeys: a few with a halt more, and the best of them with another."""
    for place, leg in enumerate(_after(seat, legs)[:FORKS]):
        yield trip_option([each.option for each in (*legs, leg)])
        if not place and len(legs) + 1 < HALTS:
            yield from _prolonged(seat, [*legs, leg])


def trip_option(legs: list[Option]) -> Option:
    """The option to make several journeys one after the other."""
    places = [leg.text.args["place"] for leg in legs]
    args = {
        "place_first": places[0],
        "place_last": places[-1],
        "halts": len(places),
        "cubes": sum(leg.text.args["cubes"] for leg in legs),
        "place": places[-1],
    }
    return Option(THEN.join([leg.id for leg in legs]), Text("feld-trip", args))
