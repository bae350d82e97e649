"""Plans: which contracts to complete, by which routes, and what more contracts would be worth."""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from math import inf

from rules.players.ride.network import Deal, Network, alone, groups, joint, members
from rules.players.ride.sight import Plan, Sight

#: What a turn is worth, in points: what one could else have made of it.
TURN = 2.4
#: Cards that a turn of drawing brings.
DRAWN = 1.8
#: What a merchandise card is worth in the race for the bonus.
SYMBOL = 0.6
#: A route costs at least this, so that no way is longer than it need be.
LEAST = 0.3
#: Turns left from which a plan must fit into them.
HURRY = 6
#: So many contracts are planned together: each more would double the work.
TOGETHER = 5
#: What each space of a plan beyond need takes from other plans.
CART = 0.5
#: What a merchandise card is worth to a seat that has so many more than another, and beyond that.
RACE = {-2: 0.6, -1: 1.5, 0: 1.5, 1: 0.8}
RACE_OVER = 0.3
#: So many spaces has a route that is planned besides.
LONGEST = 4


@lru_cache(maxsize=64)
def prices(net: Network) -> tuple[float, ...]:
    """What claiming each route costs in points: turns, less what it brings."""
    return tuple(
        [
            max(
                LEAST,
                TURN * (1 + way.length / DRAWN) + CART * way.length - way.points - SYMBOL * way.carts,
            )
            for way in net.ways
        ]
    )


@lru_cache(maxsize=1 << 11)
def costs(net: Network, own: int, free: int) -> tuple[float, ...]:
    """The price of each route: nothing for one's own, beyond all means for what others have."""
    return tuple(
        [
            0.0 if own >> number & 1 else price if free >> number & 1 else inf
            for number, price in enumerate(prices(net))
        ]
    )


def turns_left(s: Sight) -> int:
    """How many turns of its own a seat may still count on, this one included."""
    if s.last_turns is not None:
        return 1
    return _turns(min(s.carts, *s.other_carts))


@lru_cache(maxsize=64)
def _turns(carts: int) -> int:
    return 1 + max(1, round((carts - 2) * 0.8))


def plan(s: Sight) -> Plan:
    """The best plan for the contracts that the seat has not completed; one that still holds is kept."""
    deals = s.open_deals
    if s.plan is None or not holds(s, s.plan, deals):
        s.plan = _widened(s, plan_for(s, deals))
    elif not s.plan.routes:
        s.plan = _widened(s, s.plan)
    return s.plan


def _widened(s: Sight, made: Plan) -> Plan:
    return wider(s, made) if s.habits.wide and s.last_turns is None else made


def wider(s: Sight, made: Plan) -> Plan:
    """A plan with the longest routes besides, those first that bring most, as far as there are carts."""
    routes, length, card, ways = made.routes, made.length, symbol(s), s.net.ways
    longest = [route for route in members(s.open & ~routes) if ways[route].length >= LONGEST]
    for route in sorted(longest, key=lambda route: -rate(s, route, card)):
        way = ways[route]
        if way.length <= s.carts - length and not (way.twin >= 0 and routes >> way.twin & 1):
            routes, length = routes | 1 << route, length + way.length
    return Plan(routes, length, made.cost, made.deals, made.asked, routes & ~made.routes)


def rate(s: Sight, route: int, card: float) -> float:
    """What a route brings for the turns that it takes, if a merchandise card is worth so much."""
    way = s.net.ways[route]
    lacking = way.length - s.reach[way.color]
    return (way.points + card * way.carts) / (1 + (lacking if lacking > 0 else 0) / DRAWN)


def symbol(s: Sight) -> float:
    """What one more merchandise card is worth: most where it passes somebody or keeps somebody off."""
    if not s.merchandise_left:
        return 0.0
    return max([RACE.get(s.merchandise - other, RACE_OVER) for other in s.other_merchandise])


def plan_for(s: Sight, deals: tuple[Deal, ...]) -> Plan:
    """The best plan for these contracts."""
    turns = turns_left(s)
    if turns > HURRY:
        return _plan(s.net, s.own, s.open, deals, s.carts, 99, 0)
    return _plan(s.net, s.own, s.open, deals, s.carts, turns, sum(s.hand.values()))


def holds(s: Sight, made: Plan, deals: tuple[Deal, ...]) -> bool:
    """Whether a plan can still be followed; what has been claimed of it is taken out."""
    for deal in deals:
        if deal not in made.asked:
            return False
    left = made.routes & s.open
    for route in members(made.routes & ~s.open & ~s.own):
        twin = s.net.ways[route].twin
        if twin < 0 or not s.own >> twin & 1:
            return False
    if left != made.routes:
        length = sum([s.net.ways[route].length for route in members(left)])
        s.plan = made = Plan(left, length, made.cost, made.deals, made.asked, left & made.beside)
    turns = turns_left(s)
    if turns > HURRY:
        return True
    return left.bit_count() + max(0, made.length - sum(s.hand.values())) / 2 <= turns


@lru_cache(maxsize=1 << 11)
def _plan(
    net: Network, own: int, free: int, deals: tuple[Deal, ...], carts: int, turns: int, cards: int
) -> Plan:
    """The contracts worth most that fit together into the carts and turns that are left."""
    price = costs(net, own, free)
    reachable = _reachable(net, price, deals)
    for number in range(len(reachable), 0, -1):
        best: Plan | None = None
        for chosen in combinations(reachable, number):
            found = joint(net, price, chosen)
            assert found is not None
            routes = members(found[1])
            length = sum([net.ways[route].length for route in routes])
            if length <= carts and len(routes) + max(0, length - cards) / 2 <= turns:
                made = Plan(found[1], length, found[0], chosen, deals)
                if best is None or worth(made) > worth(best):
                    best = made
        if best is not None:
            return best
    return Plan(0, 0, 0.0, (), deals)


def _reachable(net: Network, price: tuple[float, ...], deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """The contracts that can be completed; of too many to be planned together, those that bring most."""
    ways = {deal: alone(net, price, deal[0], deal[1]) for deal in deals}
    gains = {deal: 2 * deal[2] - way[0] for deal, way in ways.items() if way is not None}
    return tuple(sorted(gains, key=lambda deal: -gains[deal])[:TOGETHER])


def worth(made: Plan) -> float:
    """What the contracts of a plan bring, at the price of their routes."""
    return 2 * sum([deal[2] for deal in made.deals]) - made.cost


def worth_keeping(s: Sight, kept: tuple[Deal, ...]) -> float:
    """What a seat's open contracts and these would bring together, at the price of their routes."""
    deals = s.open_deals + kept
    made = plan_for(s, deals)
    group = groups(s.net, s.own)
    done = [deal for deal in deals if deal in made.deals or group[deal[0]] == group[deal[1]]]
    return 2 * sum([deal[2] for deal in done]) - sum([deal[2] for deal in deals]) - made.cost


def worth_of_contracts(s: Sight) -> float:
    """What drawing two contracts and keeping the better is worth, over all that may be drawn."""
    held = frozenset(s.deals + s.offered)
    return _worth_of_contracts(s.net, s.own, s.open, s.cards, held, s.carts, turns_left(s) - 1)


@lru_cache(maxsize=1 << 11)
def _worth_of_contracts(
    net: Network, own: int, free: int, cards: tuple[Deal, ...], held: frozenset[Deal], carts: int, turns: int
) -> float:
    # In the last turn nothing comes within reach that the network does not touch.
    price = costs(net, own, free) if turns else (inf,) * len(net.ways)
    group, far = groups(net, own), spread(net, own, price)
    gains = [_gain(group, far, deal, carts, turns) for deal in cards if deal not in held]
    gains.sort(reverse=True)
    number = len(gains)
    if number < 2:
        return gains[0] if gains else -inf
    # The better of two cards: the card at this place is it when the other is any of those behind.
    pairs = number * (number - 1) / 2
    return sum([gain * (number - 1 - place) for place, gain in enumerate(gains)]) / pairs


def _gain(
    group: tuple[int, ...], far: list[tuple[float, int, int]], deal: Deal, carts: int, turns: int
) -> float:
    """What a contract would bring: its value, less what joining both its places to the network costs."""
    a, b, value = deal
    if group[a] == group[b]:
        return float(value)
    (cost, length, routes), (more, longer, others) = far[a], far[b]
    if length + longer > carts or routes + others + (length + longer) / DRAWN > turns:
        return float(-value)
    return max(-value, value - cost - more)


def spread(net: Network, own: int, price: tuple[float, ...]) -> list[tuple[float, int, int]]:
    """How far each place is from a seat's network: cost, spaces and routes on the cheapest way."""
    near, ways = net.near, net.ways
    far = [(inf, 99, 99)] * len(near)
    queue: list[tuple[float, int, int, int]] = []
    for route in members(own):
        for place in (ways[route].a, ways[route].b):
            if far[place][0]:
                far[place] = (0.0, 0, 0)
                queue.append((0.0, 0, 0, place))
    while queue:
        cost, length, routes, place = heappop(queue)
        if (cost, length, routes) > far[place]:
            continue
        for other, route in near[place]:
            total = cost + price[route]
            if total <= far[other][0] and total < inf:
                step = (total, length + ways[route].length, routes + 1)
                if step < far[other]:
                    far[other] = step
                    heappush(queue, (*step, other))
    return far
