"""The whole state of a game of Ticket to Ride: Amsterdam; complete at every rest."""

from typing import Literal

from msgspec import Struct

from rules.core.chance import Chance
from rules.core.events import Event
from rules.ride.board import CARTS, MERCHANDISE, TRANSPORT


class Seat(Struct):
    """What lies before one player."""

    hand: dict[str, int]
    carts: int = CARTS
    points: int = 0
    contracts: list[str] = []
    #: Contract cards drawn, of which it is still to be said which are kept.
    offered: list[str] = []
    merchandise: int = 0


class Score(Struct, frozen=True):
    """How a seat's points came about at the end."""

    routes: int
    contracts: int
    completed: int
    merchandise: int

    @property
    def total(self) -> int:
        """All of them together."""
        return self.routes + self.contracts + self.merchandise


class State(Struct, omit_defaults=True):
    """A game between two answers. Decks have their top card at the end."""

    printed: str
    chance: Chance
    seats: list[Seat]
    deck: list[str]
    contract_deck: list[str]
    turn: int
    #: Whether the seat whose turn it is has begun its action: a view cannot know the place in the flow.
    acting: bool = False
    face_up: list[str] = []
    discard: list[str] = []
    merchandise: int = MERCHANDISE
    #: Who has claimed which route, in the order of claiming.
    claimed: dict[str, int] = {}
    stage: Literal["contracts", "turns", "over"] = "contracts"
    #: Turns still to come, once somebody has two or fewer carts left.
    last_turns: int | None = None
    #: How many seats in a row could do nothing.
    passes: int = 0
    scores: list[Score] = []
    news: list[Event] = []
    #: The version of the rules with which the game began.
    version: int = 1


#: All 44 of them.
TRANSPORT_CARDS = tuple([color for color, cards in TRANSPORT.items() for _ in range(cards)])
