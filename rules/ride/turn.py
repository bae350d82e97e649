"""The game turn: exactly one of drawing transport cards, claiming a route, taking contracts."""

from collections.abc import Callable
from functools import lru_cache

from rules.core.asking import Ask, Flow, Option, Text, ask, picked
from rules.core.events import happen, whisper
from rules.core.versions import since
from rules.ride.board import COLORS, GRAY, ROUTE_POINTS, WILD, board
from rules.ride.route_sets import route_sets
from rules.ride.state import State
from rules.ride.transport import WILD_RESET, draw_from_deck, lay_out, take_face_up

TURN = Text("ride-ask-turn")
SECOND_CARD = Text("ride-ask-second-card")
KEEP = Text("ride-ask-keep")
BLIND = "deck"


def take_turn(g: State, seat: int) -> Flow[None]:
    """Ask for one of the three actions. No leaflet knows a seat that can do nothing: it passes."""
    if forces(g, g.face_up) and since(g, 2):
        # What a seat is forced to tells of its hand, so that the answer before it must stand.
        g.chance.reveal()
    options = (*draws(g), *claims(g, seat), *contracts_left(g))
    if not options:
        g.passes += 1
        happen(g, "passed", seat)
        return
    g.passes = 0
    [pick] = yield from ask(Ask(seat, TURN, options))
    verb, _, what = pick.partition(":")
    yield from ACTIONS[verb](g, seat, what)


def forces(g: State, face_up: list[str]) -> bool:
    """Whether so little is left to draw that somebody may be forced to the only thing that is possible."""
    return not g.deck and len(set(face_up)) + bool(g.contract_deck) < 2


# Draw transport cards


def draws(g: State, but: str = "") -> list[Option]:
    """The ways to draw a card: each colour that lies open, but for one, and the deck."""
    open_ = dict.fromkeys(g.face_up)
    open_.pop(but, None)
    if g.deck:
        return [*[DRAW[color] for color in open_], DRAW[BLIND]]
    if since(g, 2):
        return [(DRAW if shows(g, color) else DRAW_THE_REST)[color] for color in open_]
    return [DRAW[color] for color in open_]


def draw_transport(g: State, seat: int, source: str) -> Flow[None]:
    """Draw two cards; a wild taken from the open cards is the only card of the turn."""
    g.acting = True
    draw_card(g, seat, source)
    if source == WILD:
        return
    if options := draws(g, but=WILD):
        [pick] = yield from ask(Ask(seat, SECOND_CARD, tuple(options)))
        draw_card(g, seat, pick.partition(":")[2])


def shows(g: State, color: str) -> bool:
    """Whether taking an open card that nothing replaces ends the game, or leaves too little to the next."""
    left = [*g.face_up]
    left.remove(color)
    if color != WILD and not g.acting:
        second = {other for other in left if other != WILD}
        if len(second) > 1:
            return False
        left = [other for other in left if other not in second or left.count(other) > 1]
    return g.last_turns == 1 or forces(g, left)


def draw_option(color: str, final: bool) -> Option:
    """The option to take an open card; it cannot be taken back where a card of the deck replaces it."""
    return Option(f"draw:{color}", Text("ride-draw-open", {"color": color}), final)


DRAW = {color: draw_option(color, True) for color in (*COLORS, WILD)} | {
    BLIND: Option(f"draw:{BLIND}", Text("ride-draw-blind"), True)
}
#: Without a deck nothing replaces an open card, and no luck is used.
DRAW_THE_REST = {color: draw_option(color, False) for color in (*COLORS, WILD)}


def draw_card(g: State, seat: int, source: str) -> None:
    """Take one card into the hand, from the deck in secret or from the open cards."""
    hand = g.seats[seat].hand
    if source == BLIND:
        color = draw_from_deck(g)
        happen(g, "drew-blind", seat)
        whisper(g, seat, "drew", color=color)
        hand[color] += 1
        if since(g, 2):
            lay_out(g)
    else:
        hand[source] += 1
        happen(g, "drew-open", seat, color=source)
        take_face_up(g, source)


# Claim a route


def claims(g: State, seat: int) -> list[Option]:
    """The open routes for which the seat has both the cards and the carts."""
    routes = route_sets(g.printed)
    reach = routes.within_reach(g.seats[seat])
    return routes.options(reach & ~routes.taken(g, seat)) if reach else []


def payments(length: int, color: str, hand: dict[str, int]) -> tuple[Option, ...]:
    """The sets of cards of a hand that pay for a route, the fewest wilds first."""
    colors = COLORS if color == GRAY else (color,)
    return _payments(length, colors, hand[WILD], tuple([hand[each] for each in colors]))


@lru_cache(maxsize=1 << 11)
def _payments(length: int, colors: tuple[str, ...], wild: int, held: tuple[int, ...]) -> tuple[Option, ...]:
    options: list[Option] = []
    for wilds in range(min(length - 1, wild) + 1):
        cards = length - wilds
        options += [
            PAY[each, cards, wilds] for each, number in zip(colors, held, strict=True) if number >= cards
        ]
    if wild >= length:
        options.append(PAY[WILD, length, 0])
    return tuple(options)


def pay_option(color: str, cards: int, wilds: int) -> Option:
    """The option to pay with cards of a colour and wilds."""
    paid = {kind: number for kind, number in ((color, cards), (WILD, wilds)) if number}
    name = "+".join([f"{number}{kind}" for kind, number in paid.items()])
    return Option(f"pay:{name}", Text("ride-pay", {"color_paid": paid}))


PAY = {
    (color, length - wilds, wilds): pay_option(color, length - wilds, wilds)
    for length in ROUTE_POINTS
    for wilds in range(length)
    for color in COLORS
} | {(WILD, length, 0): pay_option(WILD, length, 0) for length in ROUTE_POINTS}
#: The same where they cannot be taken back.
PAY_FOR_GOOD = {option.id: Option(option.id, option.text, True) for option in PAY.values()}


def claim_route(g: State, seat: int, name: str) -> Flow[None]:
    """Pay, place the carts, count the points, and take a merchandise card for cart symbols."""
    g.acting = True
    me, route = g.seats[seat], board(g.printed).route[name]
    options = payments(route.length, route.color, me.hand)
    if since(g, 2) and claims_for_good(g):
        # Nobody ends a turn by a claim that shows something new before the payment is made.
        final = tuple([PAY_FOR_GOOD[option.id] for option in options])
        _, [pick] = yield {seat: Ask(seat, route.payment, final)}
        g.chance.reveal()
    else:
        [pick] = yield from ask(Ask(seat, route.payment, options))
    paid: dict[str, int] = picked(options, pick).text.args["color_paid"]
    for color, cards in paid.items():
        me.hand[color] -= cards
        g.discard += [color] * cards
    g.claimed[route.id] = seat
    me.carts -= route.length
    me.points += route.points
    happen(g, "claimed", seat, route=route.id, **route.option.text.args, color_paid=paid)
    if route.carts and g.merchandise:
        g.merchandise -= 1
        me.merchandise += 1
        happen(g, "merchandise", seat, cards=me.merchandise)
    if since(g, 2) or not g.deck:
        # Wilds that lie open for want of other cards may be replaced by now.
        lay_out(g)


def claims_for_good(g: State) -> bool:
    """Whether a claim ends the game, or what is paid may bring new cards to the table at once."""
    return g.last_turns == 1 or not g.deck or g.face_up.count(WILD) >= WILD_RESET


# Draw contract cards


CONTRACTS = Option("contracts", Text("ride-take-contracts"), True)


def contracts_left(g: State) -> tuple[Option, ...]:
    """The option to draw contracts, as long as there are any."""
    return (CONTRACTS,) if g.contract_deck else ()


def take_contracts(g: State, seat: int, _: str) -> Flow[None]:
    """Draw two contracts and keep at least one; a single last one must be kept."""
    g.acting = True
    drawn = [g.chance.draw(g.contract_deck) for _ in range(min(2, len(g.contract_deck)))]
    g.seats[seat].offered = drawn
    happen(g, "took-contracts", seat, cards=len(drawn))
    yield from keep_contracts(g, seat)


def keep_contracts(g: State, seat: int) -> Flow[None]:
    """Choose which of the drawn contracts stay; what is returned goes under the deck."""
    me = g.seats[seat]
    contracts = board(g.printed).contracts
    options = tuple([contracts[card].option for card in me.offered])
    if since(g, 2) and (g.last_turns == 1 or forces(g, g.face_up)):
        options = tuple([Option(option.id, option.text, True) for option in options])
    picks = yield from ask(Ask(seat, KEEP, options, least=1, most=len(options)))
    if options[0].final:
        g.chance.reveal()
    kept = [card for card in me.offered if f"keep:{card}" in picks]
    returned = [card for card in me.offered if card not in kept]
    me.offered = []
    me.contracts += kept
    g.contract_deck[:0] = returned
    happen(g, "kept-contracts", seat, kept=len(kept), returned=len(returned))
    for card in kept:
        whisper(g, seat, "kept", contract=card, **contracts[card].option.text.args)


#: The three actions, by the verb of their options.
ACTIONS: dict[str, Callable[[State, int, str], Flow[None]]] = {
    "draw": draw_transport,
    "claim": claim_route,
    "contracts": take_contracts,
}
