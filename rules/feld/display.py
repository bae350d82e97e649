"""Phase I, reveal and select cards; at the setup the first cards are selected in the same way."""

from rules.core.asking import Ask, Flow, Option, Text, ask
from rules.core.events import happen
from rules.feld.abilities import exercise, total
from rules.feld.amstel import in_turn
from rules.feld.board import board
from rules.feld.dice import roll_dice
from rules.feld.economy import discard_option, finally_, take_penalty
from rules.feld.state import State, players

#: Cards that fit below a player board.
BELOW = 5
#: Maps, buildings and craftsmen shown in phase I, by number of seats, in odd and in even rounds.
DISPLAY = {2: ((2, 1, 1), (2, 1, 1)), 3: ((2, 1, 2), (2, 2, 1)), 4: ((2, 2, 2), (2, 2, 2))}
SKIP = Option("card:none", Text("feld-card-none", {"card": "049"}))
FIRST_CARD = Text("feld-ask-first-card")
SELECT = Text("feld-ask-card")
SIXTH = Text("feld-ask-sixth-card")


def select_first_cards(g: State) -> Flow[None]:
    """Everybody selects a card, the seat at the bottom of the stack first; the last card is discarded."""
    yield from in_turn(g, select_first_card)
    discard_display(g)
    g.phase, g.waiting = "first-cubes", players(g)


def select_first_card(g: State, seat: int) -> Flow[None]:
    """Take one of the cards shown."""
    yield from take_card(g, seat, FIRST_CARD, shown(g))


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
        options = tuple([discard_option(code, last) for code in me.inactive])
        [pick] = yield from ask(Ask(seat, SIXTH, options))
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
