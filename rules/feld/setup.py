"""Setup: the board, the decks, the discs, and what everybody starts with."""

from collections.abc import Callable, Mapping

from rules.core.chance import Chance
from rules.feld.board import COMMODITIES, DECKS, DISTRICTS, PIER, WORKERS, board
from rules.feld.cards import check_icons
from rules.feld.market import TILES, stack
from rules.feld.state import SLOTS, Phase, Seat, State, no_cubes, players

COPIES = 4
#: Dock workers at every dock, and of every colour: fewer in a game alone, in which TOM has the second board.
WORKERS_EACH = {1: 1, 2: 2, 3: 2, 4: 2}
BOARDS = {1: 2, 2: 2, 3: 3, 4: 4}
#: Craftsmen and buildings from which the first cards are selected, by number of seats.
FIRST_CARDS = {2: (1, 2), 3: (2, 2), 4: (3, 2)}
#: The round in which a game begins, by the number of rounds that are played.
FIRST_ROUND = {"12": 1, "10": 3}
#: How many extra market tiles CA and CB come in, by setting, and as many of them as there are.
EXTRA = {"no": (), "mixed": ("CA", "CB"), "all": ("CA", "CB"), "all-a": ("CA",), "all-b": ("CB",)}
EXTRA_TILES = 4
#: Of mixed tiles so many are of the usual kind.
USUAL_IN_MIX = 3
#: What expansions add to the setup, and the phases that they put before the first cards while needed.
ADDITIONS: list[Callable[[State, Mapping[str, str]], None]] = []
OPENINGS: list[tuple[Phase, Callable[[State], bool]]] = []


def deal(seats: int, settings: Mapping[str, str], chance: Chance, version: int) -> State:
    """Lay out a new game, up to the first cards that are to be selected."""
    printed = board(settings["printed"])
    check_icons(settings["printed"])
    goods = chance.shuffled([good for good in COMMODITIES for _ in range(COPIES)], "commodities")
    docks = assign_workers(chance, WORKERS_EACH[seats])
    boards = BOARDS[seats]
    tiles = chance.shuffled(list(DISTRICTS), "districts")[: boards - 1]
    decks = {name: chance.shuffled([*cards], name) for name, cards in DECKS.items()}
    market = stack(printed, chance, *tiles_to_draw(settings))
    discs = chance.shuffled(list(range(boards)), "discs")
    g = State(
        printed=settings["printed"],
        dice_order=settings["dice"],
        storing=settings.get("storing", "passing"),
        chance=chance,
        seats=[Seat(no_cubes(), [{} for _ in range(SLOTS)], PIER) for _ in range(boards)],
        people=seats,
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
        phase="first-cards",
        round=FIRST_ROUND[settings["rounds"]],
        version=version,
    )
    show_first_cards(g)
    for addition in ADDITIONS:
        addition(g, settings)
    open_game(g)
    return g


def tiles_to_draw(settings: Mapping[str, str]) -> tuple[int, dict[str, int]]:
    """How many tiles of either kind are needed, and how many extra ones are among them."""
    each = TILES - (FIRST_ROUND[settings["rounds"]] - 1) // 2
    number = each - USUAL_IN_MIX if settings["tiles"] == "mixed" else EXTRA_TILES
    return each, dict.fromkeys(EXTRA[settings["tiles"]], number)


def open_game(g: State) -> None:
    """Go on to whatever comes before the first cards, or to these."""
    g.phase = next((phase for phase, needed in OPENINGS if needed(g)), "first-cards")
    if g.phase == "first-cards":
        g.waiting = players(g)[::-1]


def assign_workers(chance: Chance, each: int) -> dict[str, list[str]]:
    """Dock workers for every dock, different from each other and from the dock: drawn anew until they are."""
    bag = [color for color in WORKERS for _ in range(each)]
    while True:
        drawn, docks = chance.shuffled(bag, "workers"), {}
        for color in WORKERS:
            docks[color], drawn = drawn[:each], drawn[each:]
            if color in docks[color] or len({*docks[color]}) < each:
                break
        else:
            return docks


def show_first_cards(g: State) -> None:
    """One card more than there are seats."""
    craftsmen, buildings = FIRST_CARDS[len(g.seats)]
    for deck, number in (("craftsman", craftsmen), ("building", buildings)):
        g.display += [g.chance.draw(g.decks[deck]) for _ in range(number)]
