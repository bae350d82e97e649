"""The whole state of a game of Stefan Feld's Amsterdam; complete at every rest."""

from typing import Literal

from msgspec import Struct, field

from rules.core.chance import Chance
from rules.core.events import Event
from rules.feld.board import COLORS

Phase = Literal["orders", "figures", "first-cards", "first-cubes", "I", "II", "III", "IV", "end", "over"]
SLOTS = 6
LAST_ROUND = 12


def no_cubes() -> dict[str, int]:
    """An empty supply."""
    return dict.fromkeys(COLORS, 0)


class Seat(Struct, omit_defaults=True):
    """A player board with all that lies on it and around it."""

    supply: dict[str, int]
    #: The slots of the roundel, that with one pip first.
    roundel: list[dict[str, int]]
    barge: str
    points: int = 0
    gulden: int = 1
    #: The cards below the board, and those above it.
    inactive: list[str] = []
    active: list[str] = []
    #: How often a card was used in this round; a permanent ability is never marked.
    used: dict[str, int] = {}
    #: Commodities in the temporary storehouse, commodities aboard, and dock workers aboard.
    storehouse: list[str] = []
    hold: list[str] = []
    workers: list[str] = []
    #: Whether the barge has ever left the pier.
    left_pier: bool = False
    #: The space of the disc on the Amstel; the start is space 1.
    space: int = 1
    penalties: int = 0
    #: Secret orders, and those of them that lie face up.
    orders: list[str] = []
    shown: list[str] = []
    #: Dock workers and commodities that were returned for orders at the end.
    returned: list[str] = []


class Turn(Struct, omit_defaults=True):
    """What the seat whose turn it is has done: how often, or how much, by the name of the deed."""

    done: dict[str, int] = {}
    #: Spaces the barge may still move in this turn without paying.
    sail: int = 0


class Score(Struct, frozen=True):
    """How a seat's points came about at the end, in the order in which they are counted."""

    before: int
    penalties: int
    cards: dict[str, int]
    group: int
    districts: dict[str, int]
    leftovers: int
    orders: dict[str, int] = {}

    @property
    def total(self) -> int:
        """All of them together."""
        return (
            self.before
            + self.penalties
            + sum(self.cards.values())
            + self.group
            + sum(self.districts.values())
            + self.leftovers
            + sum(self.orders.values())
        )


class State(Struct, omit_defaults=True):
    """A game between two answers. Decks have their top card at the end."""

    printed: str
    #: How dice are chosen: by all at once, unless somebody asks to wait, or one seat after the other.
    dice_order: str
    chance: Chance
    #: The player boards; in a game alone against TOM the second is his.
    seats: list[Seat]
    #: How many of the seats are people.
    people: int
    #: The decks of craftsmen, buildings and maps, and the stack of market tiles.
    decks: dict[str, list[str]]
    market: list[str]
    #: The open market tile.
    tile: str
    #: The seats in the order of their discs: the most advanced first, on one space from top to bottom.
    order: list[int]
    #: The commodities on blocks that nobody owns, and the owners of the others.
    commodities: dict[str, str]
    owners: dict[str, int]
    #: Dock workers at the docks, by the dock's colour, and those in the magazine as they came.
    docks: dict[str, list[str]]
    magazine: list[str]
    #: Commodities on roofs by place, and those sold on the black market.
    stored: dict[str, list[str]]
    black_market: list[str]
    #: The districts whose tiles lie face up.
    tiles: list[str]
    phase: Phase
    round: int = 1
    #: The seats still to act in this phase.
    waiting: list[int] = []
    display: list[str] = []
    discard: list[str] = []
    dice: dict[str, int] = {}
    #: Whether dice are chosen in order this round, because somebody wants to see first what others take.
    in_order: bool = False
    #: When the resource is chosen that is stored for the next round: while passing, or in phase IV.
    storing: str = "passing"
    turn: Turn = field(default_factory=Turn)
    #: Where the figures of expansions stand, nowhere yet being the empty text.
    figures: dict[str, str] = {}
    #: How many secret orders of each seat lie face up.
    open_orders: int = 0
    #: The results that move TOM on the Amstel and into the city, in a game alone.
    tom_step: int = 0
    tom_block: int = 0
    scores: list[Score] = []
    news: list[Event] = []
    #: The version of the rules with which the game began.
    version: int = 1


def in_secret(g: State) -> bool:
    """Whether dice are chosen by all at once in this round."""
    return g.dice_order == "together" and not g.in_order


def players(g: State) -> list[int]:
    """The seats of people in the order of the Amstel."""
    return [*g.order] if g.people > 1 else [0]
