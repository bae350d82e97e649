"""How a merchant acts on a plan: what to claim, what to draw, what to pay with, what to keep."""

from collections.abc import Iterator
from functools import lru_cache

from rules.players.ride.network import Deal, Network, groups, members
from rules.players.ride.plan import (
    HURRY,
    LONGEST,
    plan,
    rate,
    symbol,
    turns_left,
    worth_keeping,
    worth_of_contracts,
)
from rules.players.ride.sight import Plan, Sight
from rules.ride.board import COLORS, GRAY, TRANSPORT, WILD

#: What new contracts must be worth to be drawn.
WORTH_A_TURN = 1.5
#: With more turns left than this and a hand smaller than this, more wilds than so many are not spent.
IN_TIME, FULL_HAND, SPARED = 4, 9, 0
#: Each place at the ends of a route in which others are makes it so much more urgent.
AHEAD = 0.4
#: A route of at least so many spaces is claimed for its points alone.
LONG = 3
#: What a card is worth that completes a wanted route, one that begins another colour for a gray route, and
#: any other.
ENOUGH, BEGUN, OTHER = 1.4, 0.6, 0.25
#: What a wild from the deck is worth, and an open one, which is a whole turn.
BLIND_WILD, OPEN_WILD = 1.43, 1.56
#: What paying with a wild loses, with a colour that the plan needs, and with any card.
WILD_SPENT, NEEDED_SPENT, SPENT = 1.3, 1.0, 0.1


def shortage(s: Sight, route: int) -> int:
    """How many cards a seat lacks for a route."""
    way = s.net.ways[route]
    lacking = way.length - s.reach[way.color]
    return lacking if lacking > 0 else 0


def tracks(s: Sight, routes: int) -> Iterator[int]:
    """These routes and their twins, as far as they may be claimed."""
    for route in members(routes):
        yield route
        twin = s.net.ways[route].twin
        if twin >= 0 and s.open >> twin & 1:
            yield twin


def wilds_needed(s: Sight, route: int) -> int:
    """How many wilds it takes to claim a route now."""
    way = s.net.ways[route]
    needed = way.length - s.reach[way.color] + s.hand[WILD]
    return needed if needed > 0 else 0


def turn(s: Sight) -> str:
    """The action of a turn, as the id of its option."""
    if s.last_turns is not None:
        return last_turn(s)
    made = plan(s)
    turns, cards = turns_left(s), sum(s.hand.values())
    sparing = turns > IN_TIME and cards < FULL_HAND
    patient = turns > HURRY and cards < s.habits.patient
    ready = [
        route
        for route in tracks(s, made.routes)
        if not shortage(s, route)
        and (not sparing or wilds_needed(s, route) <= SPARED or contested(s, route) >= s.habits.contested)
        and not (patient and may_wait(s, route))
    ]
    if ready:
        best = max(ready, key=lambda route: _urgency(s, route, made))
        return f"claim:{s.net.ways[best].id}"
    if not made.routes and s.contract_deck and worth_of_contracts(s) > WORTH_A_TURN:
        return "contracts"
    spare = spare_claim(s, made)
    if spare is not None:
        return f"claim:{s.net.ways[spare].id}"
    return draw(s, made, True) or fallback(s)


def may_wait(s: Sight, route: int) -> bool:
    """Whether a route is short and nobody near it, so that cards may be drawn before it is claimed."""
    return s.net.ways[route].length < LONGEST and contested(s, route) < s.habits.contested


def _urgency(s: Sight, route: int, made: Plan) -> float:
    """Long routes, contested ones and those of contracts first; of equal ones what takes fewer wilds."""
    urgency = s.net.ways[route].length + AHEAD * contested(s, route) - 0.1 * wilds_needed(s, route)
    return urgency if made.beside >> route & 1 else urgency + s.habits.first


def contested(s: Sight, route: int) -> int:
    """How much the others seem to need a route: at how many of its ends they already are."""
    way = s.net.ways[route]
    if way.twin >= 0 and s.open >> way.twin & 1 and len(s.other_carts) > 1:
        return 0
    others = touched(s.net, s.taken)
    return (others >> way.a & 1) + (others >> way.b & 1)


@lru_cache(maxsize=1 << 11)
def touched(net: Network, routes: int) -> int:
    """The places at the ends of these routes."""
    places = 0
    for route in members(routes):
        places |= 1 << net.ways[route].a | 1 << net.ways[route].b
    return places


def spare_claim(s: Sight, made: Plan) -> int | None:
    """A long route that is worth its points, from carts and cards that the plan does not need."""
    room = s.carts - made.length
    if room < 1:
        return None
    least = LONG if made.routes or s.carts > 4 else 1
    needed: dict[str, int] | None = None
    card = symbol(s)
    best, most = None, 0.0
    ways, reach = s.net.ways, s.reach
    for route in members(s.open & ~made.routes & longer(s.net, least)):
        way = ways[route]
        if way.length > room or reach[way.color] < way.length:
            continue
        wilds = wilds_needed(s, route)
        if made.routes:
            needed = needed or needs(s, made)
            if wilds or not _spare_cards(s, route, needed):
                continue
        worth = way.points + card * way.carts - 0.5 * wilds
        if worth > most:
            best, most = route, worth
    return best


@lru_cache(maxsize=256)
def longer(net: Network, least: int) -> int:
    """The routes of at least so many spaces."""
    return sum([1 << route for route, way in enumerate(net.ways) if way.length >= least])


def _spare_cards(s: Sight, route: int, needed: dict[str, int]) -> bool:
    way = s.net.ways[route]
    colors = COLORS if way.color == GRAY else (way.color,)
    return any(s.hand[color] - min(s.hand[color], needed[color]) >= way.length for color in colors)


def last_turn(s: Sight) -> str:
    """What brings most at once, for there is no later."""
    group = groups(s.net, s.own)
    undone = s.open_deals
    card = symbol(s)
    best, most = "", 0.0
    ways, reach, carts = s.net.ways, s.reach, s.carts
    for route in members(s.open):
        way = ways[route]
        if way.length > carts or reach[way.color] < way.length:
            continue
        worth = way.points + card * way.carts
        ends = {group[way.a], group[way.b]}
        worth += sum([2 * value for a, b, value in undone if {group[a], group[b]} == ends])
        if worth > most:
            best, most = f"claim:{way.id}", worth
    if s.contract_deck and worth_of_contracts(s) > most:
        return "contracts"
    return best or fallback(s)


def fallback(s: Sight) -> str:
    """Anything that can be done, where nothing is wanted."""
    if s.deck:
        return "draw:deck"
    if s.face_up:
        return f"draw:{s.face_up[0]}"
    for route in members(s.open):
        if s.net.ways[route].length <= s.carts and not shortage(s, route):
            return f"claim:{s.net.ways[route].id}"
    return "contracts"


def needs(s: Sight, made: Plan) -> dict[str, int]:
    """How many cards of each colour the plan takes; of twins the track that is nearer counts."""
    needed = dict.fromkeys(COLORS, 0)
    gray = 0
    for route in members(made.routes):
        way = s.net.ways[route]
        if way.twin >= 0 and s.open >> way.twin & 1 and shortage(s, way.twin) < shortage(s, route):
            way = s.net.ways[way.twin]
        if way.color == GRAY:
            gray = max(gray, way.length)
        else:
            needed[way.color] += way.length
    if gray:
        spare = max(COLORS, key=lambda color: s.hand[color] - needed[color])
        needed[spare] += gray
    return needed


def card_worths(s: Sight, made: Plan) -> dict[str, float]:
    """What one more card of each colour is worth."""
    worths = dict.fromkeys(COLORS, OTHER)
    routes = made.routes or targets(s)
    for route in tracks(s, routes):
        way = s.net.ways[route]
        more = s.habits.a_point * (way.points / way.length - 1)
        if way.color != GRAY:
            lacking = way.length - s.hand[way.color]
            if lacking > 0:
                worth = ENOUGH if lacking <= s.hand[WILD] + 1 else s.habits.nearer
                if worth + more > worths[way.color]:
                    worths[way.color] = worth + more
            continue
        most = max(s.hand.values())
        for color in COLORS:
            lacking = way.length - s.hand[color]
            if lacking > 0:
                close = s.habits.nearer if s.hand[color] == most else BEGUN
                worth = ENOUGH if lacking <= s.hand[WILD] + 1 else close
                if worth + more > worths[color]:
                    worths[color] = worth + more
    return worths


def targets(s: Sight) -> int:
    """Where no contract is open: the route that is worth most for the turns it takes."""
    best, most = 0, 0.0
    card, ways, carts = symbol(s), s.net.ways, s.carts
    for route in members(s.open):
        if ways[route].length <= carts:
            brings = rate(s, route, card)
            if brings > most:
                best, most = 1 << route, brings
    return best


def draw(s: Sight, made: Plan, first: bool) -> str | None:
    """The card to draw: open or from the deck, whichever promises more."""
    worths = card_worths(s, made)
    hand, shown = s.hand, s.face_up.count
    unseen = {color: cards - hand[color] - shown(color) for color, cards in TRANSPORT.items()}
    total = sum(unseen.values())
    blind = sum([worths[color] * unseen[color] for color in COLORS]) + BLIND_WILD * unseen[WILD]
    blind = blind / total if total and s.deck else 0.0
    choices = [(worths[color], f"draw:{color}") for color in {*s.face_up} - {WILD}]
    if s.deck:
        choices.append((blind, "draw:deck"))
    choices.sort(reverse=True)
    if not first or WILD not in s.face_up:
        return choices[0][1] if choices else None
    second = max(blind, choices[1][0] if len(choices) > 1 else 0.0)
    two = choices[0][0] + second if choices else 0.0
    return "draw:wild" if two < OPEN_WILD else choices[0][1]


def pay(s: Sight, options: list[tuple[str, dict[str, int]]]) -> str:
    """The cards that are missed least."""
    needed = needs(s, plan(s))

    def loss(paid: dict[str, int]) -> float:
        lost = WILD_SPENT * paid.get(WILD, 0)
        for color, cards in paid.items():
            if color != WILD:
                lost += NEEDED_SPENT * max(0, needed[color] - (s.hand[color] - cards)) + SPENT * cards
        return lost

    return min(options, key=lambda option: loss(option[1]))[0]


def keep(s: Sight) -> tuple[int, ...]:
    """Which of the offered contracts to keep, by their places."""
    places = range(len(s.offered))
    choices = [(place,) for place in places] + ([tuple(places)] if len(places) > 1 else [])

    def worth(choice: tuple[int, ...]) -> float:
        kept: tuple[Deal, ...] = tuple([s.offered[place] for place in choice])
        return worth_keeping(s, kept)

    return max(choices, key=worth)
