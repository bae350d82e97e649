"""Journeys with halts on the way, from where a barge lies or after a block was taken."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import NamedTuple, TypeAlias

from rules.core.asking import THEN, Option, Text
from rules.feld import harbour
from rules.feld.barge import deliverable
from rules.feld.state import State
from rules.feld.turn import moves_ahead
from rules.feld.worth import CUBE, POINT, STEP, Trial, attempt, gained, value

#: So many first halts are looked at, so many that may come after each, and so many halts of a trip at most.
FIRST, NEXT, HALTS = 4, 6, 3
#: So many of those that may come after a halt are offered.
FORKS = 2
#: So many of the best are offered as the end of a turn.
LAST = 4
#: With so few cubes, of which one is kept, somebody may rather pass than use them on the Amstel.
FEW = 2
#: How places of some kinds are told where they are halts among others.
SHORT = {"store": ("feld-halt-store", "good"), "dock": ("feld-halt-dock", "worker")}


class Leg(NamedTuple):
    """A journey in imagination: how good it is, what it brings, and what came of it."""

    good: int
    brings: int
    option: Option
    trial: Trial


Legs: TypeAlias = tuple[Leg, ...]


def journeys(g: State, seat: int, barges: Iterable[Option]) -> list[Legs]:
    """Journeys with something to do where they end, and trips that bring something at their last halt."""
    useful = [option for option in barges if option.text.args["useful"]]
    found = [(leg,) for leg in _best(g, seat, useful)]
    return [*found, *[trip for legs in found[:FIRST] for trip in _prolonged(seat, legs)]]


def trips(found: Iterable[Legs], most: int) -> list[Option]:
    """Of journeys the best with halts on the way, as one choice each, and no more than there is room for."""
    several = sorted(
        [legs for legs in found if len(legs) > 1], key=lambda legs: -sum(leg.good for leg in legs)
    )
    return [_trip(legs) for legs in several[: max(0, most)]]


def last_journeys(seat: int, found: Iterable[Legs], most: int) -> Iterator[tuple[Option, State]]:
    """What may come before passing, and what comes of it: the best journeys, then the Amstel with the rest.

    With few cubes, of which one is kept, also the best of them alone.
    """
    ahead = [
        (legs, moves_ahead(legs[-1].trial.after, seat)[-1:]) for legs in found if not legs[-1].trial.open
    ]
    ahead.sort(key=lambda way: -_brings(*way))
    for place, (legs, farthest) in enumerate(ahead[: min(LAST, most)]):
        trip, after = _trip(legs), legs[-1].trial.after
        for option in farthest:
            args = {**trip.text.args, "spaces": option.text.args["spaces"], "free": False}
            both = Option(f"{trip.id}{THEN}{option.id}", Text("feld-trip-amstel-pass", args))
            yield both, attempt(after, seat, option).after
        if not farthest or (not place and sum(after.seats[seat].supply.values()) <= FEW):
            yield Option(trip.id, Text("feld-trip-pass", trip.text.args)), after


def _brings(legs: Legs, ahead: Sequence[Option]) -> int:
    """How good journeys are, and the Amstel after them."""
    spaces: list[int] = [
        POINT * option.text.args["points"] + STEP * option.text.args["spaces"] for option in ahead
    ]
    return sum(leg.brings for leg in legs) + sum(spaces)


def _trip(legs: Legs) -> Option:
    return trip_option([leg.option for leg in legs])


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
    found: list[Legs] = [(leg,) for leg in legs if leg.brings]
    found += [
        (leg, after) for leg in legs[:FORKS] if not leg.trial.open for after in _after(seat, (leg,))[:1]
    ]
    best = max(found, key=lambda legs: sum(leg.good for leg in legs), default=())
    return tuple([leg.option for leg in best])


def _best(g: State, seat: int, barges: Iterable[Option]) -> list[Leg]:
    """Journeys, those that bring most for their cubes first."""
    legs = []
    for option in barges:
        trial = attempt(g, seat, option)
        brings = value(gained(g, seat, option, trial))
        good = brings + len(trial.steps) - CUBE * option.text.args["cubes"]
        legs.append(Leg(good, brings, option, trial))
    return sorted(legs, key=lambda leg: -leg.good)


def _after(seat: int, legs: Legs) -> list[Leg]:
    """The journeys that bring something after others."""
    if legs[-1].trial.open:
        return []
    g, been = legs[-1].trial.after, {each.option.id for each in legs}
    ahead = [option for option in harbour.destinations(g, seat) if option.text.args["useful"]]
    ahead = [option for option in ahead if option.id not in been][:NEXT]
    return [each for each in _best(g, seat, ahead) if each.brings]


def _prolonged(seat: int, legs: Legs) -> Iterator[Legs]:
    """The trips that begin with some journeys: a few with a halt more, and the best of them with another."""
    for place, leg in enumerate(_after(seat, legs)[:FORKS]):
        yield (*legs, leg)
        if not place and len(legs) + 1 < HALTS:
            yield from _prolonged(seat, (*legs, leg))


def trip_option(legs: list[Option]) -> Option:
    """The option to make several journeys one after the other."""
    places: list[str] = [leg.text.args["place"] for leg in legs]
    journey = (
        reduce(_then, map(_halt, places)) if len(places) > 1 else Text("feld-halt", {"place": places[0]})
    )
    free = not any(leg.text.args["cubes"] for leg in legs)
    args = {"place": places[-1], "journey": journey, "free": free}
    return Option(THEN.join([leg.id for leg in legs]), Text("feld-trip", args))


def _halt(place: str) -> Text:
    """A place among others, in short: a storehouse by its commodity alone, a dock by its colour."""
    kind, _, name = place.partition("-")
    if kind not in SHORT:
        return Text("feld-halt", {"place": place})
    key, thing = SHORT[kind]
    return Text(key, {thing: name})


def _then(journey: Text, halt: Text) -> Text:
    return Text("feld-then", {"journey": journey, "halt": halt})
