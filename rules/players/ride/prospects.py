"""What every seat will probably have in the end, by what lies before it: learned from games of merchants.

The weights are kept in `prospects.toml`, which `make train` makes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from tomllib import loads

from msgspec import Struct

from rules.players.ride.network import groups, members
from rules.players.ride.plan import plan
from rules.players.ride.sight import A_MERCHANTS, Claims, Plan, Sight, imagined
from rules.players.ride.trade import longer, needs
from rules.ride.board import WILD
from rules.ride.scoring import merchandise_bonus
from rules.ride.state import State

FILE = Path(__file__).with_name("prospects.toml")
#: Weights are other ones when somebody has so few carts that the game will soon be over.
PHASES = (4, 6, 8, 10, 13, 16)
#: What is looked at, in the order of `signs`.
NAMES = (
    "always", "points", "carts", "fewest", "soon",
    "cards", "wilds", "alike", "ripe",
    "done", "planned", "lost", "routes", "length", "lacking", "brings",
    "fours", "threes", "goods", "bonus", "race",
)  # fmt: skip
POINTS = NAMES.index("points")
#: By how many merchandise cards somebody is ahead or behind, at most.
FAR = 3


class Weights(Struct, frozen=True):
    """What each sign counts in a phase, and how far off two seats' difference usually is."""

    signs: tuple[float, ...]
    error: float


def phase(g: State) -> int:
    """How near the end is: the first phase is the last."""
    fewest = min([seat.carts for seat in g.seats])
    return next(number for number, carts in enumerate(PHASES) if fewest <= carts)


def signs(g: State, s: Sight, bonus: int) -> list[float]:
    """What tells how well a seat will do, at the beginning of anybody's turn."""
    made, net, hand = plan(s), s.net, s.hand
    group = groups(net, s.own)
    done = planned = lost = 0
    for deal in s.deals:
        if group[deal[0]] == group[deal[1]]:
            done += deal[2]
        elif deal in made.deals:
            planned += deal[2]
        else:
            lost += deal[2]
    routes = members(made.routes)
    wilds = hand[WILD]
    lacking = 0
    if routes:
        lacking = sum([max(0, cards - hand[color]) for color, cards in needs(s, made).items()])
    seats = len(g.seats)
    best = max(s.other_merchandise)
    return [
        1.0,
        g.seats[s.seat].points,
        s.carts,
        min(s.other_carts),
        (s.seat - g.turn) % seats,
        sum(hand.values()),
        wilds,
        s.reach["gray"],
        ripe(s),
        done,
        planned,
        lost,
        len(routes),
        made.length,
        max(0, lacking - wilds),
        sum([net.ways[route].points for route in routes]),
        (s.open & longer(net, 4)).bit_count(),
        (s.open & longer(net, 3)).bit_count(),
        s.merchandise,
        bonus,
        max(-FAR, min(FAR, s.merchandise - best)),
    ]


def ripe(s: Sight) -> int:
    """The points of the best route that a seat could claim now."""
    most, reach, carts = 0, s.reach, s.carts
    for route in members(s.open):
        way = s.net.ways[route]
        if way.points > most and way.length <= carts and reach[way.color] >= way.length:
            most = way.points
    return most


def everybody(g: State, plans: Sequence[Plan | None]) -> list[list[float]]:
    """The signs of all seats; `plans` is what they have planned before, if anything."""
    bonus = merchandise_bonus([seat.merchandise for seat in g.seats])
    claims = Claims(g)
    seen = [imagined(g, seat, kept, A_MERCHANTS, claims) for seat, kept in enumerate(plans)]
    return [signs(g, s, bonus[s.seat]) for s in seen]


def expected(g: State, plans: Sequence[Plan | None], weights: Weights) -> list[float]:
    """The points that everybody will probably have in the end."""
    return [reckoned(seen, weights.signs) for seen in everybody(g, plans)]


def reckoned(seen: Sequence[float], weights: Sequence[float]) -> float:
    """The points in the end by what is seen: those that there are, and what weights say of all that comes."""
    return seen[POINTS] + sum([value * weight for value, weight in zip(seen, weights, strict=True)])


def outlook(g: State, plans: Sequence[Plan | None], seat: int) -> tuple[float, float]:
    """By how much a seat will probably lead, and how likely it is to win."""
    weights = learned(len(g.seats))[phase(g)]
    totals = expected(g, plans, weights)
    mine, leads, chance = totals[seat], [], 1.0
    for other, total in enumerate(totals):
        if other != seat:
            leads.append(mine - total)
            chance /= 1 + exp(-STEEP * (mine - total) / weights.error)
    return min(leads), chance


#: A logistic curve as steep as this is nearly a normal distribution.
STEEP = 1.7


# What was learned


@lru_cache(maxsize=8)
def learned(seats: int) -> tuple[Weights, ...]:
    """The weights for so many seats, by phase."""
    tables = loads(FILE.read_text("utf-8"))[f"seats-{seats}"]
    return tuple([_weights(tables[f"carts-{carts}"]) for carts in PHASES])


def _weights(table: Mapping[str, float]) -> Weights:
    return Weights(tuple([float(table[name]) for name in NAMES]), float(table["error"]))
