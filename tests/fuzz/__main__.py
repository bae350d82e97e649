"""`python -m tests.fuzz [COUNT]`: so many inputs, from as many processes as there are cores."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import time

from tests.fuzz.run import Figures, run

MILLION = 1_000_000
#: Megabytes and parts by which memory may grow from the first tenth to the end.
GROWTH, PART = 25, 1.15


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
    fine = True
    for figures in all_figures:
        before, after = figures.megabytes[0], figures.megabytes[-1]
        print(
            f"seed {figures.seed}: {figures.moves:,} moves stored; longest callback "
            f"{figures.longest * 1000:.0f} ms, longest collection "
            f"{figures.longest_collection * 1000:.0f} ms; {before:.0f} MB after the first tenth, "
            f"{after:.0f} MB at the end; refused requests {dict(figures.refusals)}"
        )
        if after > before * PART + GROWTH:
            print("  memory does not stay level", file=sys.stderr)
            fine = False
        for fault in figures.faults:
            print(
                f"\nseed {figures.seed}, input {fault.number}: {fault.what}\n  {fault.input}", file=sys.stderr
            )
        if figures.counts["faults"]:
            print(f"\n{figures.counts['faults']} faults with the seed {figures.seed}", file=sys.stderr)
            fine = False
    return fine


def main() -> int:
    """Read what is wanted, and do it."""
    words = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    words.add_argument("count", type=int, nargs="?", default=MILLION)
    words.add_argument("--seed", default=str(int(time())))
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = words.parse_args()
    share = -(-given.count // given.jobs)
    start = time()
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(run, share, f"{given.seed}.{job}") for job in range(given.jobs)]
        done = [future.result() for future in running]
    return 0 if told(done, time() - start) else 1


if __name__ == "__main__":
    sys.exit(main())
