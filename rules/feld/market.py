"""The black market, where commodities are sold at once, and the stack of market tiles."""

from collections.abc import Callable
from functools import lru_cache

from rules.core.asking import Flow, Option, Text
from rules.core.chance import Chance
from rules.feld.abilities import When
from rules.feld.board import COLORS, Board
from rules.feld.state import State

#: What a sale on the black market gives, if not a resource.
GULDEN = 2
#: So many tiles of either kind are played with.
TILES = 6
#: What a tile gives beyond points, steps and resources, and when there is any sense in it.
BENEFITS: dict[str, Callable[[State, int], Flow[None]]] = {}
WHEN: dict[str, When] = {}


def stack(
    printed: Board, chance: Chance, each: int = TILES, extra: dict[str, int] | None = None
) -> list[str]:
    """The market stack with its top at the end: tiles A above tiles B, some of either left out unseen.

    `extra` says how many tiles of the fourth expansion, CA or CB, take the place of others.
    """
    stacks = []
    for letter in ("B", "A"):
        more = (extra or {}).get(f"C{letter}", 0)
        tiles = _drawn(printed, chance, letter, each - more)
        if more:
            tiles = chance.shuffled(tiles + _drawn(printed, chance, f"C{letter}", more), f"market {letter}")
        stacks.append(tiles)
    return stacks[0] + stacks[1]


def _drawn(printed: Board, chance: Chance, letters: str, number: int) -> list[str]:
    codes = [code for code in printed.tiles if code.rstrip("0123456789") == letters]
    return chance.shuffled(codes, f"market {letters}")[:number]


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
