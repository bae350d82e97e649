"""Phase III, perform actions: any of them in any order, each under the name it has in the rulebook."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.core.asking import Ask, Flow, Option, Text, ask, picked
from rules.core.events import happen
from rules.core.versions import since
from rules.feld import amstel, barge, city, harbour, market
from rules.feld.abilities import PERMANENT, USES, by_card, exercise, mark, total
from rules.feld.board import Card, board
from rules.feld.cards import use_map
from rules.feld.economy import (
    activate_for_gulden,
    can_spend,
    gain,
    gives_something,
    note,
    pay_gulden,
    set_off,
    spend,
    spend_any,
    ways,
)
from rules.feld.state import LAST_ROUND, State, Turn, in_secret, players

TURN = Text("feld-ask-turn")
PASS = "pass"
#: What an activation costs in gulden with card 038.
ACTIVATION_GULDEN = 3


def take_turn(g: State, seat: int) -> Flow[None]:
    """Let a seat do what it likes until it passes.

    Where nothing else is left, a turn in which something was done does not end by itself if that would show
    something new: what was done last could not be taken back any more. Nor does the first turn of a round,
    as it may be an open choice of dice that leaves nothing to anybody.
    """
    g.turn = Turn()
    acted = g.waiting == players(g) and not in_secret(g)
    while True:
        options = possible(g, seat)
        options.append(pass_option(g, seat))
        if len(options) == 1 and not (acted and options[0].final and since(g, 2)):
            pick = PASS
        else:
            _, [pick] = yield {seat: Ask(seat, TURN, tuple(options))}
        acted = True
        verb, _, what = pick.partition(":")
        if verb == PASS:
            yield from set_off(g, seat, "pass")
            happen(g, "passed", seat)
            return
        yield from ACTIONS[verb].do(g, seat, what)


def possible(g: State, seat: int) -> list[Option]:
    """All that a seat can do in its turn but pass, in the rulebook's order."""
    options: list[Option] = []
    for some in OPTIONS:
        options += some(g, seat)
    return options


# Activate cards


def can_activate(g: State, seat: int) -> list[Option]:
    """The cards below the board that a seat can pay for in some way."""
    me, cards = g.seats[seat], board(g.printed).cards
    gulden = me.gulden >= ACTIVATION_GULDEN and total(g, seat, "card-for-gulden")
    supply, active, found = me.supply, me.active, []
    for code in me.inactive:
        card = cards[code]
        short = 0
        for color, cubes in card.price:
            if supply[color] < cubes:
                short += cubes - supply[color]
                if not active:
                    # Only active cards let anybody pay less.
                    break
        if not short or (active and short <= fewer(g, seat, card)):
            found.append(card.activate)
        elif gulden:
            found.append(activate_for_gulden(code, ACTIVATION_GULDEN))
    return found


def fewer(g: State, seat: int, card: Card) -> int:
    """How many resources fewer an activation costs: with 031 a building, with 042 a first of its craft."""
    return total(g, seat, f"{card.deck}-fewer", 0, card.code)


def activate_card(g: State, seat: int, code: str) -> Flow[None]:
    """Pay what stands on the card, or gulden with card 038, and move it above the board."""
    me, card = g.seats[seat], board(g.printed).cards[code]
    options = ways(card.price, fewer(g, seat, card), tuple(me.supply.values()))
    free = bool(options) and not options[0].text.args["color_paid"]
    if me.gulden >= ACTIVATION_GULDEN and total(g, seat, "card-for-gulden") and not free:
        options = (*options, pay_gulden(ACTIVATION_GULDEN, "038"))
    [pick] = yield from ask(Ask(seat, Text("feld-ask-activation", {"card": code}), options))
    args = picked(options, pick).text.args
    if "gulden" in args:
        me.gulden -= args["gulden"]
        happen(g, "activated", seat, card=code, gulden_paid=args["gulden"])
    else:
        for color, cubes in args["color_paid"].items():
            me.supply[color] -= cubes
        if sum(args["color_paid"].values()) < card.cubes:
            exercise(g, seat, f"{card.deck}-fewer")
        happen(g, "activated", seat, card=code, color_paid=args["color_paid"])
    yield from become_active(g, seat, code)


def become_active(g: State, seat: int, code: str) -> Flow[None]:
    """Move a card from below the board to above it, and let other cards take notice."""
    me = g.seats[seat]
    me.inactive.remove(code)
    me.active.append(code)
    deck = board(g.printed).cards[code].deck
    note(g, f"activated-{deck}")
    yield from set_off(g, seat, "activate", card=code, deck=deck)


# Use activated cards


def usable(g: State, seat: int) -> list[Option]:
    """The cards above the board that a seat can use now and would gain something by."""
    active: list[str] = g.seats[seat].active
    if not active:
        return []
    cards, found = board(g.printed).cards, []
    for code in active:
        use = USES.get(code)
        if (
            use is not None
            and may_use(g, seat, cards[code])
            and (use.when is None or use.when(g, seat))
            and can_spend(g, seat, use.spend)
            and (use.flow is not None or gives_something(g, seat, use.gain))
        ):
            found.append(cards[code].use)
    return found


def may_use(g: State, seat: int, card: Card) -> bool:
    """Whether a card may still be used in this round: once, unless it is permanent or 029 repeats a map."""
    if card.icon == PERMANENT:
        return True
    used = g.seats[seat].used.get(card.code, 0)
    if not used:
        return card.icon == "III"
    return card.deck == "map" and used < total(g, seat, "map-uses", 1, card.code)


def use_activated_card(g: State, seat: int, code: str) -> Flow[None]:
    """Place an action marker, spend what the card asks for, and have its effect."""
    use, card = USES[code], board(g.printed).cards[code]
    paid = yield from spend(g, seat, use.spend)
    mark(g, seat, code)
    if card.deck == "map" and g.seats[seat].used.get(code, 0) > 1:
        exercise(g, seat, "map-uses")
    happen(g, "used", seat, card=code, **paid)
    if use.flow is not None:
        yield from use.flow(g, seat)
    elif card.deck == "map":
        yield from use_map(g, seat, code)
    else:
        yield from gain(g, seat, use.gain, code)


# Take possession of a block of buildings


def take_possession(g: State, seat: int, name: str) -> Flow[None]:
    """Pay for a block and make it one's own, once a turn or twice with card 028."""
    block = board(g.printed).blocks[name]
    options = city.payments(g, seat, block)
    [pick] = yield from ask(Ask(seat, Text("feld-ask-block-payment", {"block": name}), options))
    paid = city.pay(g, seat, block, picked(options, pick))
    if g.turn.done.get("block"):
        exercise(g, seat, "blocks")
    note(g, "block")
    yield from place_crest(g, seat, name, **paid)


def place_crest(g: State, seat: int, name: str, **paid: object) -> Flow[None]:
    """Exchange a block's commodity for a crest, sell or store it, and let cards take notice."""
    good = g.commodities.pop(name)
    g.seats[seat].storehouse.append(good)
    g.owners[name] = seat
    note(g, "possession")
    happen(g, "took-block", seat, block=name, good=good, **paid)
    yield from sell_or_store(g, seat, good)
    yield from set_off(g, seat, "block", block=name)


# Black market


def sell_or_store(g: State, seat: int, good: str) -> Flow[None]:
    """Sell a new commodity at once, if its space is free, for any resource or 2 gulden; or keep it stored."""
    me = g.seats[seat]
    options: tuple[Option, ...] = (market.store_option(good),)
    both = total(g, seat, "black-market-both", 0, good) > 0
    if good not in g.black_market:
        options += market.sell_options(good, both)
    [pick] = yield from ask(Ask(seat, Text("feld-ask-commodity", {"good": good}), options))
    verb, _, reward = pick.partition(":")
    if verb == "store":
        happen(g, "stored", seat, good=good)
        return
    me.storehouse.remove(good)
    g.black_market.append(good)
    gulden = market.GULDEN if both or reward == "gulden" else 0
    cubes = {} if reward == "gulden" else {reward: 1}
    me.gulden += gulden
    if by_card(g, seat, "black-market-both"):
        note(g, "card-gulden", gulden)
    for color in cubes:
        me.supply[color] += 1
    happen(g, "sold", seat, good=good, gulden=gulden, color_gained=cubes)
    yield from set_off(g, seat, "sell", good=good)


# Move ahead on the Amstel


def moves_ahead(g: State, seat: int) -> tuple[Option, ...]:
    """How far a disc can be moved, once a turn."""
    if g.turn.done.get("amstel-move"):
        return ()
    me = g.seats[seat]
    most = min((sum(me.supply.values()) + 1) // 2, amstel.left(g, seat))
    return amstel.options(g.printed, me.space, most)


def move_ahead(g: State, seat: int, spaces: str) -> Flow[None]:
    """Pay one resource for the first space and two for each further one, of any colours."""
    note(g, "amstel-move")
    paid = yield from spend_any(g, seat, amstel.cost(int(spaces)))
    happen(g, "paid-amstel", seat, spaces=int(spaces), color_paid=paid)
    amstel.advance(g, seat, int(spaces))


# Buy prestige at the market


def market_open(g: State, seat: int) -> list[Option]:
    """The market tile, if a seat can pay and has not used it, or may use it once more with card 020."""
    tile, bought = board(g.printed).tiles[g.tile], g.turn.done.get("market", 0)
    if g.seats[seat].gulden < tile.gulden or (bought and bought >= total(g, seat, "market", 1)):
        return []
    when = market.WHEN.get(g.tile)
    return [tile.option] if when is None or when(g, seat) else []


def buy_prestige(g: State, seat: int, code: str) -> Flow[None]:
    """Pay the gulden on the tile for its points and benefits."""
    tile = board(g.printed).tiles[code]
    if g.turn.done.get("market"):
        exercise(g, seat, "market")
    note(g, "market")
    g.seats[seat].gulden -= tile.gulden
    happen(g, "market", seat, tile=code, gulden_paid=tile.gulden)
    note(g, "market-points", tile.points)
    yield from gain(g, seat, {"points": tile.points, "any": tile.any, "amstel": tile.amstel})
    if tile.points:
        yield from set_off(g, seat, "market-points")
    if code in market.BENEFITS:
        yield from market.BENEFITS[code](g, seat)


# Pass


def may_store(g: State, seat: int) -> bool:
    """Whether a seat has to choose which resource it keeps for the next round."""
    supply = g.seats[seat].supply
    return [*supply.values()].count(0) < len(supply) - 1


def asked_to_keep(g: State, seat: int) -> bool:
    """Whether a seat that passes now is asked at once which resource it keeps."""
    return g.storing == "passing" and not nothing_to_store(g, seat)


def pass_option(g: State, seat: int) -> Option:
    """The option to end the turn; it says what would be lost by it, and whether something is asked then."""
    me = g.seats[seat]
    lost = max(0, sum(me.supply.values()) - 1) if g.round < LAST_ROUND else 0
    # Asked for first, since it looks at one's own cubes alone, and at others only where none are left.
    nothing = nothing_to_store(g, seat)
    asked = g.storing == "passing" and not nothing
    return passing(lost, g.turn.sail, asked, nothing and nobody_after(g, seat))


@lru_cache(maxsize=1024)
def passing(lost: int, sail: int, asked: bool, last: bool) -> Option:
    """The option to pass, with the cubes and the spaces already paid that would be lost."""
    return Option(PASS, Text("feld-pass", {"lost": lost, "sail": sail, "asked": asked}), last)


def nothing_to_store(g: State, seat: int) -> bool:
    """Whether nobody is asked what to keep before the next round, or there is none."""
    if g.round == LAST_ROUND:
        return True
    if g.storing == "passing":
        return not may_store(g, seat)
    return not any(may_store(g, who) for who in players(g))


def nobody_after(g: State, seat: int) -> bool:
    """Whether a seat is the last that is asked in this phase: those who come later can do nothing."""
    return not [later for later in g.waiting if later != seat and not idle(g, later)]


def idle(g: State, seat: int) -> bool:
    """Whether a seat could do nothing in its turn; with a cube a barge can always be moved."""
    if any(g.seats[seat].supply.values()):
        return False
    turn, g.turn = g.turn, Turn()
    options = possible(g, seat)
    g.turn = turn
    return not options


# All actions


class Action(NamedTuple):
    """A kind of action: what of it is possible now, and what doing it means."""

    options: Callable[[State, int], Sequence[Option]]
    do: Callable[[State, int, str], Flow[None]]


#: The actions in the rulebook's order, by the verb of their options.
ACTIONS = {
    "activate": Action(can_activate, activate_card),
    "use": Action(usable, use_activated_card),
    "block": Action(city.available, take_possession),
    "load": Action(barge.loadable, barge.load_barge),
    "barge": Action(harbour.destinations, barge.move_barge),
    "worker": Action(barge.workers_here, barge.handle_worker),
    "deliver": Action(barge.deliverable, barge.deliver_commodity),
    "amstel": Action(moves_ahead, move_ahead),
    "market": Action(market_open, buy_prestige),
}
OPTIONS = tuple([action.options for action in ACTIONS.values()])
