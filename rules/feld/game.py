"""Stefan Feld's Amsterdam from the first cards to final scoring, phase by phase."""

from collections.abc import Callable

from rules.core.asking import REST, Ask, Flow, Option, Text, ask, together
from rules.core.events import happen, whisper
from rules.core.table import Setting
from rules.core.versions import since
from rules.feld import figures, orders, solo, tiles
from rules.feld.abilities import exercise, total
from rules.feld.board import COLORS, board
from rules.feld.economy import discard_option, finally_
from rules.feld.index import index
from rules.feld.scoring import final_scoring, winners
from rules.feld.setup import deal
from rules.feld.state import LAST_ROUND, Seat, State, in_secret, players
from rules.feld.turn import may_store, take_turn
from rules.feld.verbs import VERBS
from rules.feld.view import view
from rules.feld.worth import explain, follow

NAME = "feld"
VERSION = 2
SEATS = range(1, 5)
SETTINGS: tuple[Setting, ...] = (
    #: Dice are chosen by all at once, unless somebody wants to see first what the others take.
    Setting("dice", "together", ("together", "in-order")),
    #: The stored resource is chosen while passing, which asks nobody twice, or in phase IV as in the book.
    Setting("storing", "passing", ("passing", "phase-iv"), since=2),
    #: Twelve rounds, or the short game of ten.
    Setting("rounds", "12", ("12", "10")),
    #: The fourth expansion: market tiles C mixed with the others, or all of them instead of as many others.
    Setting("tiles", "no", ("no", "mixed", "all", "all-a", "all-b")),
    #: The first expansion: Supervisor and Bailiff. The third: the black marketeer.
    Setting("workers", "no", ("no", "yes")),
    Setting("marketeer", "no", ("no", "yes")),
    #: The second expansion: secret orders a seat, and how many of them lie face up.
    Setting("orders", "0", ("0", "3", "5")),
    Setting("open-orders", "0", ("0", "1", "2")),
    #: Alone: the results that move TOM on the Amstel and into the city, which the rulebook's text has lost.
    Setting("tom-step", "1", ("1", "2", "3", "4", "5", "6")),
    Setting("tom-block", "6", ("1", "2", "3", "4", "5", "6")),
    #: The text of a printed.toml of one's own.
    Setting("printed", ""),
)
#: Cards that fit below a player board.
BELOW = 5
#: Maps, buildings and craftsmen shown in phase I, by number of seats, in odd and in even rounds.
DISPLAY = {2: ((2, 1, 1), (2, 1, 1)), 3: ((2, 1, 2), (2, 2, 1)), 4: ((2, 2, 2), (2, 2, 2))}
DICE = 2
SKIP = Option("card:none", Text("feld-card-none", {"card": "049"}))
FIRST_CARD = Text("feld-ask-first-card")
SELECT = Text("feld-ask-card")
SIXTH = Text("feld-ask-sixth-card")
CHOOSE_DICE = Text("feld-ask-dice")
AFTER_OTHERS = Option("dice:after", Text("feld-dice-after"))
KEEP = Text("feld-ask-keep")
#: What is in the box beyond the base game: each adds itself to the setup, the cards' words, the market.
EXPANSIONS = (figures, orders, tiles, solo)
__all__ = [
    "NAME", "SEATS", "SETTINGS", "VERBS", "VERSION", "State",
    "deal", "explain", "follow", "index", "play", "points", "sources", "view", "winners",
]  # fmt: skip


def play(g: State) -> Flow[None]:
    """The whole game, from wherever it stands."""
    phases = PHASES if g.people > 1 else PHASES | ALONE
    while g.phase != "over":
        yield from phases[g.phase](g)
    yield REST


def in_turn(g: State, act: Callable[[State, int], Flow[None]]) -> Flow[None]:
    """Let the waiting seats act one after the other; the game can be put away before each."""
    while g.waiting:
        yield REST
        yield from act(g, g.waiting[0])
        del g.waiting[0]


# Setup, the two last steps


def select_first_cards(g: State) -> Flow[None]:
    """Everybody selects a card, the seat at the bottom of the stack first; the last card is discarded."""
    yield from in_turn(g, select_first_card)
    discard_display(g)
    g.phase, g.waiting = "first-cubes", players(g)


def select_first_card(g: State, seat: int) -> Flow[None]:
    """Take one of the cards shown."""
    yield from take_card(g, seat, FIRST_CARD, shown(g))


def take_first_resources(g: State) -> Flow[None]:
    """Everybody places one resource into slot 1 of the roundel and two of a colour into slot 2."""
    yield from in_turn(g, place_first_resources)
    begin_round(g)


def place_first_resources(g: State, seat: int) -> Flow[None]:
    """Choose the colours for both slots."""
    for slot, cubes in ((1, 1), (2, 2)):
        options = finally_(CUBES[cubes], slot == 2 and g.waiting == [seat])
        [pick] = yield from ask(Ask(seat, Text("feld-ask-first-cubes", {"cubes": cubes}), options))
        color = pick.partition(":")[2]
        g.seats[seat].roundel[slot - 1][color] = cubes
        happen(g, "first-cubes", seat, color_gained={color: cubes}, slot=slot)


# Phase I: reveal and select cards


def begin_round(g: State) -> None:
    """Reveal cards by number of seats and round."""
    g.phase, g.waiting, g.display, g.dice = "I", players(g), [], {}
    numbers = DISPLAY[len(g.seats)][(g.round + 1) % 2]
    for deck, number in zip(("map", "building", "craftsman"), numbers, strict=True):
        g.display += [g.chance.draw(g.decks[deck]) for _ in range(number)]
    happen(g, "round", None, round=g.round, tile=g.tile, card_shown=list(g.display), seat_order=list(g.order))


def select_cards(g: State) -> Flow[None]:
    """In the order of the Amstel everybody selects one card; what is left over is discarded."""
    yield from in_turn(g, select_card)
    discard_display(g)
    roll_dice(g)


def select_card(g: State, seat: int) -> Flow[None]:
    """Take a card, or none with card 049; a sixth card means that one of the six goes, and a penalty."""
    me, last = g.seats[seat], g.waiting == [seat]
    options = finally_(shown(g), last and len(me.inactive) < BELOW)
    if total(g, seat, "skip-card"):
        options += finally_((SKIP,), last)
    yield from take_card(g, seat, SELECT, options)
    if len(me.inactive) > BELOW:
        options = tuple([discard_option(code) for code in me.inactive])
        [pick] = yield from ask(Ask(seat, SIXTH, finally_(options, last)))
        code = pick.partition(":")[2]
        me.inactive.remove(code)
        g.discard.append(code)
        happen(g, "discarded", seat, card=code)
        take_penalty(g, seat, "sixth-card")


def shown(g: State) -> tuple[Option, ...]:
    """The options to take the cards on display."""
    cards = board(g.printed).cards
    return tuple([cards[code].take for code in g.display])


def take_card(g: State, seat: int, text: Text, options: tuple[Option, ...]) -> Flow[None]:
    """Place one of the cards on display below the board."""
    [pick] = yield from ask(Ask(seat, text, options))
    code = pick.partition(":")[2]
    if pick == SKIP.id:
        exercise(g, seat, "skip-card")
        happen(g, "took-no-card", seat, card="049")
        return
    g.display.remove(code)
    g.seats[seat].inactive.append(code)
    happen(g, "took-card", seat, card=code)


def discard_display(g: State) -> None:
    """Put the cards that nobody took on the discard pile."""
    g.discard += g.display
    happen(g, "left-over", None, card_left=g.display)
    g.display = []


def take_penalty(g: State, seat: int, reason: str) -> None:
    """Take a penalty token."""
    g.seats[seat].penalties += 1
    happen(g, "penalty", seat, reason=reason, penalties=g.seats[seat].penalties)


# Phase II: roll the dice and take resources


def roll_dice(g: State) -> dict[str, int]:
    """Roll a die of each colour; in rounds 8 to 12 results that would come too late are turned to 1."""
    g.phase, g.waiting = "II", players(g)
    g.in_order = False
    rolled = {color: g.chance.below(6, f"die {color}") + 1 for color in COLORS}
    g.dice = turn_dice(rolled, g.round)
    turned = [color for color in COLORS if rolled[color] != g.dice[color]]
    told = {"color_turned": turned} if turned and since(g, 2) else {}
    happen(g, "rolled", players(g)[0], color_rolled=rolled, color_dice=g.dice, **told)
    return rolled


def turn_dice(rolled: dict[str, int], round_: int) -> dict[str, int]:
    """Turn every result above 13 minus the round to 1."""
    return {color: 1 if pips > LAST_ROUND + 1 - round_ else pips for color, pips in rolled.items()}


def take_resources(g: State) -> Flow[None]:
    """Everybody chooses two dice, all at once or in order, and rotates the roundel."""
    if in_secret(g):
        yield from take_at_once(g)
    if not in_secret(g):
        yield from in_turn(g, choose_and_place)
    for seat in players(g):
        rotate_roundel(g, seat)
    g.phase, g.waiting = "III", players(g)


def take_at_once(g: State) -> Flow[None]:
    """All choose in secret, unless somebody wants to see first what the others take.

    Then the order is followed: dice that were chosen already are put back unseen, and only whoever chose them
    is told.
    """
    yield REST
    try:
        choices = yield from together({seat: choose_in_secret(g, seat) for seat in players(g)})
    except WaitsForOthers:
        for seat in [seat for seat in players(g) if seat not in g.waiting]:
            whisper(g, seat, "put-back")
        g.in_order, g.waiting = True, players(g)
        return
    g.chance.reveal()
    for seat in players(g):
        place_resources(g, seat, choices[seat])


class WaitsForOthers(Exception):  # noqa: N818 - nothing went wrong
    """A seat wants to see what the others take before it chooses itself."""


def choose_in_secret(g: State, seat: int) -> Flow[dict[str, int]]:
    """Choose dice of which nobody hears before all have chosen; whoever is not the first may ask to wait."""
    instead = (AFTER_OTHERS,) if since(g, 2) and seat != players(g)[0] else ()
    slots = yield from choose_dice(g, seat, instead)
    g.waiting.remove(seat)
    return slots


def choose_and_place(g: State, seat: int) -> Flow[None]:
    """Choose dice before the eyes of those who choose later."""
    slots = yield from choose_dice(g, seat)
    place_resources(g, seat, slots)


def choose_dice(g: State, seat: int, instead: tuple[Option, ...] = ()) -> Flow[dict[str, int]]:
    """Choose two dice; each goes to the slot of its pips, with card 053 one of them to a slot beside it."""
    options = tuple([die_option(color, pips) for color, pips in g.dice.items()])
    picks = yield from ask(Ask(seat, CHOOSE_DICE, options, least=DICE, most=DICE, instead=instead))
    if picks == (AFTER_OTHERS.id,):
        happen(g, "waits-for-others", seat)
        raise WaitsForOthers
    slots = {color: g.dice[color] for color in COLORS if f"dice:{color}" in picks}
    if total(g, seat, "neighbouring-slot"):
        moved = {
            f"slot:{color}-{slot}": (color, slot)
            for color, pips in slots.items()
            for slot in (pips - 1, pips + 1)
            if 1 <= slot <= len(g.seats[seat].roundel)
        }
        shifts = [
            Option(name, Text("feld-slot", {"color": color, "slot": slot}))
            for name, (color, slot) in moved.items()
        ]
        text = Text("feld-ask-slot", {"card": "053"})
        [pick] = yield from ask(Ask(seat, text, (Option("slot:stay", Text("feld-slot-stay")), *shifts)))
        slots |= dict([moved[pick]]) if pick in moved else {}
    return slots


def place_resources(g: State, seat: int, slots: dict[str, int]) -> None:
    """Take cubes equal to each die into its slot, with what cards 051, 052 and 054 add."""
    me, taken = g.seats[seat], {}
    ones = sum(g.dice[color] == 1 for color in slots)
    for color, slot in slots.items():
        cubes = g.dice[color] + total(g, seat, "cubes-for-a-die")
        add(me, slot, color, cubes)
        taken[color] = cubes
        if g.dice[color] == 1 and (more := total(g, seat, "cubes-for-a-one")):
            add(me, 1, color, more)
            taken[color] += more
    gulden = ones * total(g, seat, "gulden-for-a-one")
    me.gulden += gulden
    exercise(g, seat, "cubes-for-a-die")
    if ones:
        exercise(g, seat, "cubes-for-a-one")
        exercise(g, seat, "gulden-for-a-one")
    if any(slot != g.dice[color] for color, slot in slots.items()):
        exercise(g, seat, "neighbouring-slot")
    dice = {color: g.dice[color] for color in slots}
    happen(g, "took-dice", seat, color_dice=dice, color_gained=taken, color_slots=slots, gulden=gulden)


def add(me: Seat, slot: int, color: str, cubes: int) -> None:
    """Put cubes into a slot of the roundel."""
    cell = me.roundel[slot - 1]
    cell[color] = cell.get(color, 0) + cubes


def rotate_roundel(g: State, seat: int) -> None:
    """Move every slot on by one; what leaves is supply, and nothing leaving is a penalty."""
    me = g.seats[seat]
    cubes = me.roundel.pop(0)
    me.roundel.append({})
    for color, number in cubes.items():
        me.supply[color] += number
    if cubes:
        happen(g, "rotated", seat, color_gained=cubes)
    else:
        take_penalty(g, seat, "empty-exit")


# Phase III: perform actions


def perform_actions(g: State) -> Flow[None]:
    """In the order of the Amstel everybody takes a turn."""
    yield from in_turn(g, perform_turn)
    g.phase = "IV" if g.round < LAST_ROUND else "end"


def perform_turn(g: State, seat: int) -> Flow[None]:
    """Take the turn; what is to be stored in phase IV is asked for while the seat is at it, as a rule."""
    yield from take_turn(g, seat)
    if g.round < LAST_ROUND and g.storing == "passing":
        yield from store_resource(g, seat)


# Phase IV: end of the round


def store_resource(g: State, seat: int) -> Flow[None]:
    """Keep one resource and return all others."""
    supply = g.seats[seat].supply
    held = [color for color in COLORS if supply[color]]
    if not held:
        return
    options = finally_(tuple([KEEPS[color] for color in held]), g.waiting == [seat])
    [pick] = yield from ask(Ask(seat, KEEP, options))
    color = pick.partition(":")[2]
    supply[color] -= 1
    returned = {other: cubes for other, cubes in supply.items() if cubes}
    for other in COLORS:
        supply[other] = int(other == color)
    happen(g, "kept", seat, color=color, color_returned=returned)


def store_resources(g: State) -> Flow[None]:
    """Everybody who has a choice makes it now, all at once; nobody's tells anybody what to keep."""
    g.waiting = [seat for seat in players(g) if may_store(g, seat)]
    yield REST
    yield from together({seat: store_and_be_done(g, seat) for seat in players(g)})


def store_and_be_done(g: State, seat: int) -> Flow[None]:
    """Store one's own, beside the others; whoever has one colour at most is not asked."""
    yield from store_resource(g, seat)
    if seat in g.waiting:
        g.waiting.remove(seat)


def end_round(g: State) -> Flow[None]:
    """Store resources, return the action markers, go on to the next round, reveal the next market tile."""
    if g.storing == "phase-iv":
        yield from store_resources(g)
    for seat in g.seats:
        seat.used = {}
    g.round += 1
    g.tile = g.chance.draw(g.market)
    begin_round(g)


# End of the game


def end_game(g: State) -> Flow[None]:
    """Count everything, in the order in which it is counted."""
    yield REST
    yield from final_scoring(g)
    g.phase = "over"


# Alone against TOM


def select_against_tom(g: State) -> Flow[None]:
    """TOM may remove a card before the player selects one, and acts by the dice before they are turned."""
    yield REST
    yield from solo.remove_card(g)
    yield from select_card(g, g.waiting[0])
    discard_display(g)
    solo.act(g, roll_dice(g))


def sources(g: State) -> list[dict[str, int]]:
    """Where every seat's points come from, once all is counted; nobody has orders in a game without them."""
    told = [
        {
            "before": score.before,
            "penalties": score.penalties,
            "cards": sum(score.cards.values()),
            "orders": sum(score.orders.values()),
            "group": score.group,
            "districts": sum(score.districts.values()),
            "leftovers": score.leftovers,
        }
        for score in g.scores
    ]
    if not any(score.orders for score in g.scores):
        for source in told:
            del source["orders"]
    return told


def points(g: State) -> list[int]:
    """Every seat's points as they stand on the track."""
    return [score.total for score in g.scores] or [seat.points for seat in g.seats]


PHASES: dict[str, Callable[[State], Flow[None]]] = {
    "orders": orders.show_orders,
    "figures": figures.place_figures,
    "first-cards": select_first_cards,
    "first-cubes": take_first_resources,
    "I": select_cards,
    "II": take_resources,
    "III": perform_actions,
    "IV": end_round,
    "end": end_game,
}
ALONE: dict[str, Callable[[State], Flow[None]]] = {"I": select_against_tom}
CUBES = {
    cubes: tuple(
        [Option(f"cube:{color}", Text("feld-cube", {"color_gained": {color: cubes}})) for color in COLORS]
    )
    for cubes in (1, 2)
}
KEEPS = {color: Option(f"keep:{color}", Text("feld-keep", {"color": color})) for color in COLORS}
DICE_OPTIONS = {
    (color, pips): Option(f"dice:{color}", Text("feld-dice", {"color": color, "pips": pips}))
    for color in COLORS
    for pips in range(1, 7)
}


def die_option(color: str, pips: int) -> Option:
    """The option to choose a die."""
    return DICE_OPTIONS[color, pips]
