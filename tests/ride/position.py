"""Positions of Ticket to Ride: Amsterdam, laid out by hand, in the middle of a game.

Cards are written as words, `deck="wild pink"`, from the top of the deck down.
"""

from rules.core.asking import Illegal
from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.table import Table
from rules.ride import game as ride
from rules.ride.board import TRANSPORT, board
from rules.ride.state import Seat, State

ROW = "pink blue green black red"
#: Routes by what is special about them.
PINK_ONE = "de_drie_hendricken-westermarkt.pink"
GREEN_THREE = "dam-oost_indisch_huis.green"
BLACK_THREE = "dam-oost_indisch_huis.black"
GRAY_ONE = "oude_waal-waag.gray"
GRAY_TWO = "munttoren-oost_indisch_huis.gray"
GRAY_FOUR_CARTS = "haringpakkerstoren-oude_waal.gray"
RED_TWO_CARTS = "noordermarkt-jordaan.red"
ORANGE_TWO = "oude_kerk-dam.orange"
PINK_TWO = "oude_kerk-dam.pink"


def seat(**hand: int) -> Seat:
    """A seat with these cards in hand and nothing else yet."""
    return Seat(dict.fromkeys(TRANSPORT, 0) | hand)


def position(
    *seats: Seat,
    turn: int = 0,
    face_up: str = ROW,
    deck: str = "orange " * 6,
    discard: str = "",
    contracts: str = "jordaan-montelbaanstoren munttoren-nieuwe_waal blauwbrug-noordermarkt",
    printed: str = "",
    version: int = ride.VERSION,
) -> State:
    """A game before the turn of a seat; two empty-handed seats unless others are given."""
    return State(
        printed=printed,
        chance=Chance("position"),
        seats=list(seats) or [seat(), seat()],
        deck=deck.split()[::-1],
        contract_deck=contracts.split()[::-1],
        turn=turn,
        face_up=face_up.split(),
        discard=discard.split(),
        stage="turns",
        version=version,
    )


def give(g: State, owner: int, *routes: str) -> State:
    """Let a seat have claimed these routes."""
    for route in routes:
        printed = board(g.printed).route[route]
        g.claimed[route] = owner
        g.seats[owner].carts -= printed.length
        g.seats[owner].points += printed.points
    return g


def sit(g: State) -> Table:
    """The table at which a position is played on."""
    return Table(ride, len(g.seats), {"first": "1", "printed": g.printed}, g)


def offered(table: Table, verb: str = "") -> list[str]:
    """What the one seat that is asked can choose, or those of it that begin with a verb."""
    [question] = table.asks.values()
    return [option.id for option in question.options if option.id.startswith(verb)]


def answer(table: Table, *picks: str) -> list[Event]:
    """Answer for the one seat that is asked; a claim that can be paid in one way only, with its payment."""
    [asked] = table.asks
    events, question = table.answer(asked, picks), table.asks.get(asked)
    if question and question.text.key == "ride-ask-payment" and len(question.options) == 1:
        events += table.answer(asked, [question.options[0].id])
    return events


def refused(table: Table, *picks: str) -> str:
    """The reason why the one seat that is asked may not answer so."""
    try:
        answer(table, *picks)
    except Illegal as illegal:
        return illegal.text.key
    raise AssertionError(f"{picks} was allowed")


def held(g: State, number: int) -> dict[str, int]:
    """The cards in a hand, without those of which there are none."""
    return {color: cards for color, cards in g.seats[number].hand.items() if cards}
