"""`python -m tests.storm [KILLS]`: the bot, killed so many times while people play."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import time

from tests.storm.run import Figures, storm


def told(figures: Figures) -> bool:
    """Print what came of it; returns whether all is well."""
    print(f"{figures.kills} kills in {figures.seconds:,.0f} s with the seed {figures.seed}")
    for name, number in sorted(figures.happened.items()):
        print(f"  {name.replace('_', ' '):24} {number:6,}")
    starts = figures.starts or [0.0]
    print(f"start to connected: {median(starts):.2f} s (median), {max(starts):.2f} s")
    print(f"{figures.games} games, {figures.moves:,} moves stored, {figures.requests:,} requests")
    print(", ".join(f"{name} {number:,}" for name, number in figures.presses.items()))
    for fault in figures.faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    print(f"{len(figures.faults)} faults")
    return not figures.faults


def main() -> int:
    """Read what is wanted, and do it."""
    words = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    words.add_argument("kills", type=int, nargs="?", default=200)
    words.add_argument("--seed", default=str(int(time())))
    words.add_argument("--tables", type=int, default=10)
    words.add_argument("--keep", type=Path, help="a folder for the bot's file and log, to be looked at later")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kept = given.keep or Path(folder)
        kept.mkdir(exist_ok=True)
        return 0 if told(asyncio.run(storm(given.kills, given.seed, kept, given.tables))) else 1


if __name__ == "__main__":
    sys.exit(main())
