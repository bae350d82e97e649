"""`python -m tests.fuzz [COUNT]`: so many inputs, or as many as `--seconds` allow, from every core."""

import argparse
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import time

from tests.fuzz.run import Figures, run

MILLION = 1_000_000
#: What memory may grow to in the second half. By then what is kept is nearly full: pictures and films, of
#: which the bot keeps so many bytes, and the events that Discord can tell again.
LEVEL = 1.1


def told(all_figures: list[Figures], seconds: float) -> bool:
    """Print what came of it; returns whether all is well."""
    sent = sum(figures.sent for figures in all_figures)
    print(f"{sent:,} inputs in {seconds:,.0f} s, {sent / seconds:,.0f} a second")
    kinds = sorted({kind for figures in all_figures for kind, _ in figures.outcomes})
    print(f"{'':20} {'sent':>9} {'done':>9} {'refused':>9} {'offered':>9} {'no answer':>9} {'ms each':>8}")
    for kind in kinds:
        number = sum(figures.counts[kind] for figures in all_figures)
        split = [
            sum(figures.outcomes[kind, outcome] for figures in all_figures)
            for outcome in ("done", "refused", "offered", "unanswered")
        ]
        took = sum(figures.took.get(kind, 0) for figures in all_figures) / max(number, 1) * 1000
        print(f"{kind:20} {number:9,} " + " ".join(f"{part:9,}" for part in split) + f" {took:8.2f}")
    return not [figures for figures in all_figures if not fine(figures)]


def fine(figures: Figures) -> bool:
    """Print what one process has found; returns whether all is well with it."""
    before, after = figures.megabytes[len(figures.megabytes) // 2 - 1], figures.megabytes[-1]
    milliseconds = (round(seconds * 1000) for seconds in (figures.longest, figures.longest_collection))
    print("seed {}: longest callback {} ms, longest collection {} ms".format(figures.seed, *milliseconds))
    print(f"  {figures.moves:,} moves stored; refused requests by status: {dict(+figures.refusals)}")
    print(f"  {before:.0f} MB after half of them, {after:.0f} MB at the end")
    for fault in figures.faults:
        inputs = "".join(f"\n  {given}" for given in fault.inputs)
        print(f"\nseed {figures.seed}, input {fault.number}: {fault.what}{inputs}", file=sys.stderr)
    level = after <= before * LEVEL
    if figures.counts["faults"] or not level:
        told = "memory stays level" if level else "memory does not stay level"
        print(f"\n{figures.counts['faults']} faults with the seed {figures.seed}; {told}", file=sys.stderr)
        return False
    return True


def main() -> int:
    """Read what is wanted, and do it."""
    words = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    words.add_argument("count", type=int, nargs="?", default=MILLION)
    words.add_argument("--seed", default=str(int(time())))
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seconds", type=float, default=math.inf)
    given = words.parse_args()
    share = -(-given.count // given.jobs)
    start = time()
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(run, share, f"{given.seed}.{job}", given.seconds) for job in range(given.jobs)]
        done = [future.result() for future in running]
    return 0 if told(done, time() - start) else 1


if __name__ == "__main__":
    sys.exit(main())
