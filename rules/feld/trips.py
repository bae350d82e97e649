"""Several actions of a turn in one press: journeys with halts on the way, and all cards that are free."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.asking import THEN, Ask, Option, Text
from rules.feld import harbour
from rules.feld.board import board
from rules.feld.imagine import imagine
from rules.feld.state import State
from rules.feld.turn import TURN
from rules.feld.view import View
from rules.feld.worth import CUBE, Trial, attempt, gained, spent, value

#: So many first halts are looked at, so many that may come after each, and so many halts of a trip at most.
FIRST, NEXT, HALTS = 4, 6, 3


def several(view: View, question: Ask) -> tuple[Option, ...]:
    """Trips that bring something at their last halt, and all free uses of cards at once."""
    if question.text != TURN:
        return ()
    g, seat = imagine(view), question.seat
    barges = [option for option in question.options if option.verb == "barge" and option.text.args["useful"]]
    found = [trip for leg in _best(g, seat, barges)[:FIRST] for trip in _prolonged(seat, leg)]
    return (*found, *_all_uses(g, seat, question))


# Journeys


class Leg(NamedTuple):
    """A journey in imagination: how good it is, whether it brings anything, and what came of it."""

    good: int
    brings: bool
    option: Option
    trial: Trial


def _best(g: State, seat: int, barges: Iterable[Option]) -> list[Leg]:
    """Journeys, those that bring most for their cubes first."""
    legs = []
    for option in barges:
        trial = attempt(g, seat, option)
        brings = value(gained(g, seat, option, trial))
        good = brings + len(trial.steps) - CUBE * option.text.args["cubes"]
        legs.append(Leg(good, brings > 0, option, trial))
    return sorted(legs, key=lambda leg: -leg.good)


def _prolonged(seat: int, leg: Leg) -> list[Option]:
    """The trips that begin with a journey, each a halt longer than the one before."""
    legs, found = [leg], list[Option]()
    while len(legs) < HALTS and not legs[-1].trial.open:
        g, been = legs[-1].trial.after, {each.option.id for each in legs}
        ahead = [option for option in harbour.destinations(g, seat) if option.text.args["useful"]]
        ahead = [option for option in ahead if option.id not in been][:NEXT]
        better = [each for each in _best(g, seat, ahead) if each.brings]
        if not better:
            break
        legs.append(better[0])
        found.append(trip_option([each.option for each in legs]))
    return found


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


# Cards


def _all_uses(g: State, seat: int, question: Ask) -> list[Option]:
    """All cards at once that bring something for nothing, whatever else one does."""
    cards = board(g.printed).cards
    once = [o for o in question.options if o.verb == "use" and cards[o.text.args["card"]].icon == "III"]
    free = [option.id for option in once if _is_free(g, seat, option)]
    return [Option(THEN.join(free), Text("feld-use-all", {"cards": len(free)}))] if len(free) > 1 else []


def _is_free(g: State, seat: int, option: Option) -> bool:
    """Whether using a card brings something, costs nothing and leaves nothing to choose."""
    trial = attempt(g, seat, option)
    asked, (paid, gulden) = trial.open or trial.free, spent(g, seat, trial)
    return not asked and not paid and not gulden and bool(gained(g, seat, option, trial))
