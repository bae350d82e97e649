"""The game turn: exactly one of drawing transport cards, claiming a route, taking contracts."""

from functools import lru_cache

from rules.core.asking import Ask, Flow, Offer, Option, Text, ask, choose, picked
from rules.core.events import happen, whisper
from rules.core.versions import since
from rules.ride.board import COLORS, GRAY, ROUTE_POINTS, TRANSPORT, WILD, Route, board
from rules.ride.route_sets import by_bytes, of_set, taken, within_reach
from rules.ride.state import State
from rules.ride.transport import WILD_RESET, draw_from_deck, lay_out, take_face_up

TURN = Text("ride-ask-turn")
SECOND_CARD = Text("ride-ask-second-card")
KEEP = Text("ride-ask-keep")
BLIND = "deck"
#: How many spaces of a single route so many cards can fill.
SPACES = tuple(min(cards, max(ROUTE_POINTS)) for cards in range(sum(TRANSPORT.values()) + 1))


def take_turn(g: State, seat: int) -> Flow[None]:
    """Ask for one of the three actions. No leaflet knows a seat that can do nothing: it passes."""
    if forces(g, g.face_up) and since(g, 2):
        # What a seat is forced to tells of its hand, so that the answer before it must stand.
        g.chance.reveal()
    offers = draws(g) + claims(g, seat)
    if g.contract_deck:
        offers.append(CONTRACTS)
    if not offers:
        g.passes += 1
        happen(g, "passed", seat)
        return
    g.passes = 0
    yield from choose(g, seat, TURN, offers)


def forces(g: State, face_up: list[str]) -> bool:
    """Whether so little is left to draw that somebody may be forced to the only thing that is possible."""
    return not g.deck and len(set(face_up)) + bool(g.contract_deck) < 2


# Draw transport cards


def draws(g: State) -> list[Offer]:
    """The ways to draw a first card: each colour that lies open, and the deck."""
    if g.deck:
        return [*[DRAW[color] for color in dict.fromkeys(g.face_up)], DRAW[BLIND]]
    if since(g, 2):
        return [(DRAW if shows(g, color) else DRAW_THE_REST)[color] for color in dict.fromkeys(g.face_up)]
    return [DRAW[color] for color in dict.fromkeys(g.face_up)]


def draw_transport(g: State, seat: int, source: str) -> Flow[None]:
    """Draw two cards; a wild taken from the open cards is the only card of the turn."""
    g.acting = True
    draw_card(g, seat, source)
    if source == WILD:
        return
    options = tuple([offer.option for offer in draws(g) if offer.what != WILD])
    if options:
        [pick] = yield from ask(Ask(seat, SECOND_CARD, options))
        draw_card(g, seat, pick.removeprefix("draw:"))


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


def draw_option(color: str, final: bool) -> Offer:
    """The offer to take an open card; it cannot be taken back where a card of the deck replaces it."""
    text = Text("ride-draw-open", {"color": color})
    return Offer(Option(f"draw:{color}", text, final), draw_transport, color)


DRAW = {color: draw_option(color, True) for color in (*COLORS, WILD)} | {
    BLIND: Offer(Option(f"draw:{BLIND}", Text("ride-draw-blind"), True), draw_transport, BLIND)
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


def claims(g: State, seat: int) -> list[Offer]:
    """The open routes for which the seat has both the cards and the carts."""
    me = g.seats[seat]
    hand, wilds = me.hand, me.hand[WILD]
    reach = tuple([SPACES[hand[color] + wilds] for color in COLORS])
    routes = within_reach(g.printed, SPACES[me.carts], reach) & ~taken(g, seat)
    return of_set(claim_offers(g.printed), routes)


@lru_cache(maxsize=64)
def claim_offers(printed: str) -> tuple[tuple[tuple[Offer, ...], ...], ...]:
    """The offers to claim routes, by sets of them."""
    return by_bytes([Offer(route.option, claim_route, route) for route in board(printed).routes])


@lru_cache(maxsize=4096)
def payments(length: int, held: tuple[tuple[str, int], ...], wilds: int) -> tuple[Option, ...]:
    """The sets of cards that pay for a route, the fewest wilds first, from what is held of its colours."""
    options: dict[str, Option] = {}
    for spent in range(min(length, wilds) + 1):
        for color, have in held:
            if length - spent <= have:
                paid = {kind: cards for kind, cards in ((color, length - spent), (WILD, spent)) if cards}
                name = "+".join(f"{cards}{kind}" for kind, cards in paid.items())
                options[name] = Option(f"pay:{name}", Text("ride-pay", {"color_paid": paid}))
    return tuple(options.values())


def claim_route(g: State, seat: int, route: Route) -> Flow[None]:
    """Pay, place the carts, count the points, and take a merchandise card for cart symbols."""
    g.acting = True
    me = g.seats[seat]
    colors = COLORS if route.color == GRAY else (route.color,)
    held = tuple([(color, min(me.hand[color], route.length)) for color in colors])
    options = payments(route.length, held, min(me.hand[WILD], route.length))
    if since(g, 2) and claims_for_good(g):
        # Nobody ends a turn by a claim that shows something new before the payment is made.
        final = tuple([Option(option.id, option.text, True) for option in options])
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


def take_contracts(g: State, seat: int, _: None) -> Flow[None]:
    """Draw two contracts and keep at least one; a single last one must be kept."""
    g.acting = True
    drawn = [g.chance.draw(g.contract_deck) for _ in range(min(2, len(g.contract_deck)))]
    g.seats[seat].offered = drawn
    happen(g, "took-contracts", seat, cards=len(drawn))
    yield from keep_contracts(g, seat)


CONTRACTS = Offer(Option("contracts", Text("ride-take-contracts"), True), take_contracts)


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
