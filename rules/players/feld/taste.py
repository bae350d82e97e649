"""What somebody gives for things: how many times what a merchant does.

A regent's taste is kept in `taste.toml`, which `make train` makes; it knows it from games against itself.
"""

from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert

FILE = Path(__file__).with_name("taste.toml")


class Taste(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """How many times what a merchant gives for each thing."""

    # In `worth`: the cube that is kept, being early on the Amstel, blocks apart from the others, the largest
    # group, districts, gulden that come in besides those of cards.
    kept: float = 1.0
    first: float = 1.0
    alone: float = 1.0
    group: float = 1.0
    district: float = 1.0
    income: float = 1.0
    # In `ahead`: cubes on the roundel, those beyond seven, that they come soon, blocks that they pay; how
    # likely a slot stays empty and dice bring what a card lacks, how cards hinder each other; penalties.
    cubes: float = 1.0
    surplus: float = 1.0
    soon: float = 1.0
    blocks: float = 1.0
    empty: float = 1.0
    brought: float = 1.0
    calm: float = 1.0
    rival: float = 1.0
    lost: float = 1.0
    penalties: float = 1.0
    # In `card_worth`: how often cards work that ask for something, and maps, what cards give that work by
    # themselves, what END cards come to and how they grow, points for deliveries.
    so: float = 1.0
    not_so: float = 1.0
    maps: float = 1.0
    standing: float = 1.0
    growth: float = 1.0
    last: float = 1.0
    delivered: float = 1.0
    bonus: float = 1.0
    # In `prices`: later cubes, of any colour and of a given one, steps on the Amstel, cubes for them.
    cube: float = 1.0
    colored: float = 1.0
    step: float = 1.0
    later: float = 1.0
    # In `cargo`: the way that lies before a barge, how fast it goes, when a good is delivered.
    way: float = 1.0
    speed: float = 1.0
    delay: float = 1.0


A_MERCHANTS = Taste()


def learned() -> Taste:
    """A regent's taste."""
    return convert(loads(FILE.read_text("utf-8"))["taste"], Taste)
