"""Setup: the board, the decks, the discs, and what everybody starts with."""

from collections.abc import Mapping

from rules.core.chance import Chance
from rules.feld.board import COMMODITIES, DECKS, DISTRICTS, WORKERS, board
from rules.feld.cards import check_icons
from rules.feld.market import stack
from rules.feld.state import SLOTS, Seat, State, no_cubes

COPIES = 4
WORKERS_EACH = 2
#: Craftsmen and buildings from which the first cards are selected, by number of seats.
FIRST_CARDS = {2: (1, 2), 3: (2, 2), 4: (3, 2)}


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> State:
    """Lay out a new game, up to the first cards that are to be selected."""
    printed = board(settings["printed"])
    check_icons(printed)
    goods = chance.shuffled([good for good in COMMODITIES for _ in range(COPIES)], "commodities")
    docks = assign_workers(chance)
    tiles = chance.shuffled(list(DISTRICTS), "districts")[: seats - 1]
    decks = {name: chance.shuffled([f"{no:03}" for no in numbers], name) for name, numbers in DECKS.items()}
    market = stack(printed, chance)
    discs = chance.shuffled(list(range(seats)), "discs")
    g = State(
        printed=settings["printed"],
        dice_order=settings["dice"],
        chance=chance,
        seats=[Seat(no_cubes(), [{} for _ in range(SLOTS)]) for _ in range(seats)],
        decks=decks,
        market=market,
        tile=chance.draw(market),
        order=discs[::-1],
        commodities=dict(zip(printed.blocks, goods, strict=True)),
        owners={},
        docks=docks,
        magazine=[],
        stored={},
        black_market=[],
        tiles=tiles,
    )
    show_first_cards(g)
    return g


def assign_workers(chance: Chance) -> dict[str, list[str]]:
    """Two dock workers a dock, different from each other and from the dock: drawn anew until they are."""
    bag = [color for color in WORKERS for _ in range(WORKERS_EACH)]
    while True:
        drawn = chance.shuffled(bag, "workers")
        docks = {color: drawn[2 * place : 2 * place + 2] for place, color in enumerate(WORKERS)}
        if all(color not in pair and pair[0] != pair[1] for color, pair in docks.items()):
            return docks


def show_first_cards(g: State) -> None:
    """One card more than there are seats; the seat whose disc is at the bottom selects first."""
    craftsmen, buildings = FIRST_CARDS[len(g.seats)]
    for deck, number in (("craftsman", craftsmen), ("building", buildings)):
        g.display += [g.chance.draw(g.decks[deck]) for _ in range(number)]
    g.waiting = g.order[::-1]
