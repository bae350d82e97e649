"""The transport cards on the table: the deck, the five that lie face up, and the discard pile."""

from rules.core.events import happen
from rules.core.versions import since
from rules.ride.board import WILD
from rules.ride.state import State

FACE_UP = 5
#: So many wilds face up, and all five cards are replaced.
WILD_RESET = 3


def draw_from_deck(g: State) -> str:
    """Take the top card; when that empties the deck, the discard pile is shuffled into a new one."""
    card = g.chance.draw(g.deck)
    if not g.deck:
        renew_deck(g)
    return card


def renew_deck(g: State) -> None:
    """Shuffle the discard pile into a new deck as soon as the deck is empty."""
    if not g.deck and g.discard:
        g.deck = g.chance.shuffled(g.discard, "transport")
        g.discard = []
        happen(g, "reshuffled", cards=len(g.deck))


def take_face_up(g: State, color: str) -> None:
    """Take one of the cards that lie open; the top card of the deck replaces it at once."""
    place = g.face_up.index(color)
    if g.deck:
        g.face_up[place] = draw_from_deck(g)
    else:
        del g.face_up[place]
    lay_out(g)


def lay_out(g: State) -> None:
    """Fill the five open places, and replace all five while three or more of them are wild.

    No leaflet says what happens when there are not enough cards: then fewer than five lie open. Nothing is
    replaced if even the best five of what is left would hold three wilds, nor once two fives have taken
    turns, for they would for ever: of more or fewer than ten cards a shuffle can always bring other fives.
    """
    if not g.deck:
        renew_deck(g)
    replaced, took_turns = 0, False
    while True:
        while g.deck and len(g.face_up) < FACE_UP:
            g.face_up.append(draw_from_deck(g))
        if g.face_up.count(WILD) < WILD_RESET or not _can_be_mended(g):
            return
        if took_turns if since(g, 2) else replaced >= len(g.deck) + len(g.discard) + len(g.face_up):
            return
        replaced += len(g.face_up)
        took_turns = len(g.deck) == FACE_UP and not g.discard
        happen(g, "reset", color_row=g.face_up)
        g.discard += g.face_up
        g.face_up = []
        renew_deck(g)


def _can_be_mended(g: State) -> bool:
    """Whether some row of the cards that are left has fewer than three wilds."""
    left = g.deck + g.discard + g.face_up
    colored = len(left) - left.count(WILD)
    return colored > min(FACE_UP, len(left)) - WILD_RESET
