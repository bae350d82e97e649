"""The black market, where commodities are sold at once, and the stack of market tiles."""

from functools import lru_cache

from rules.core.asking import Option, Text
from rules.core.chance import Chance
from rules.feld.board import COLORS, Board

#: What a sale on the black market gives, if not a resource.
GULDEN = 2
#: So many tiles of either kind are played with.
TILES = 6


def stack(printed: Board, chance: Chance, each: int = TILES) -> list[str]:
    """The market stack with its top at the end: tiles A above tiles B, some of either left out unseen."""
    stacks = []
    for letter in ("B", "A"):
        codes = [code for code in printed.tiles if code[0] == letter]
        stacks.append(chance.shuffled(codes, f"market {letter}")[:each])
    return stacks[0] + stacks[1]


@lru_cache(maxsize=16)
def store_option(good: str) -> Option:
    """The option to put a commodity into the temporary storehouse."""
    return Option(f"store:{good}", Text("feld-store", {"good": good}))


@lru_cache(maxsize=64)
def sell_options(good: str, both: bool) -> tuple[Option, ...]:
    """The options to sell a commodity: for 2 gulden, for a resource, or for both at once."""
    gulden = {"good": good, "gulden": GULDEN}
    options = () if both else (Option("sell:gulden", Text("feld-sell-gulden", gulden)),)
    key = "feld-sell-both" if both else "feld-sell-cube"
    return (
        *options,
        *[Option(f"sell:{color}", Text(key, gulden | {"color": color})) for color in COLORS],
    )
