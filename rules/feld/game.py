"""Stefan Feld's Amsterdam from the first cards to final scoring, phase by phase."""

from collections.abc import Callable

from rules.core.asking import REST, Ask, Flow, Option, Text, ask, together
from rules.core.events import happen
from rules.core.table import Setting
from rules.feld import figures, orders, solo, tiles
from rules.feld.amstel import in_turn
from rules.feld.board import COLORS
from rules.feld.dice import roll_dice, take_resources
from rules.feld.display import begin_round, discard_display, select_card, select_cards, select_first_cards
from rules.feld.economy import finally_
from rules.feld.errands import goes_on
from rules.feld.foretelling import came_out, foretelling
from rules.feld.index import index
from rules.feld.refusals import impossible
from rules.feld.scoring import final_scoring, points, winners
from rules.feld.setup import deal
from rules.feld.sources import earned, sources
from rules.feld.standing import have, moments
from rules.feld.state import LAST_ROUND, State, players
from rules.feld.together import several
from rules.feld.turn import may_store, nobody_after, take_turn
from rules.feld.verbs import SPOTS, VERBS
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
KEEP = Text("feld-ask-keep")
#: What is in the box beyond the base game: each adds itself to the setup, the cards' words, the market.
EXPANSIONS = (figures, orders, tiles, solo)
__all__ = [
    "NAME", "SEATS", "SETTINGS", "SPOTS", "VERBS", "VERSION", "State", "came_out", "deal", "earned",
    "explain", "follow", "foretelling", "goes_on", "have", "impossible", "index", "moments", "play", "points",
    "round_of", "several", "sources", "view", "winners",
]  # fmt: skip


def play(g: State) -> Flow[None]:
    """The whole game, from wherever it stands."""
    phases = PHASES if g.people > 1 else PHASES | ALONE
    while g.phase != "over":
        yield from phases[g.phase](g)
    yield REST


# Setup, the last step


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
    options = finally_(tuple([KEEPS[color] for color in held]), g.phase == "IV" or nobody_after(g, seat))
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


def round_of(g: State, turns: int) -> int:
    """The round that is played."""
    return g.round


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
