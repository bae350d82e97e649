"""Run the parts of the benchmark: all of them, or those that are named."""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from tests.bench import bot, moves, playground, render, rules, steady

PARTS: dict[str, Callable[[], Iterator[tuple[str, float]]]] = {
    "rules": rules.figures,
    "render": lambda: chain(render.figures(), steady.figures()),
    "bot": lambda: chain(bot.figures(), moves.figures()),
    "playground": playground.figures,
}
RESULTS = Path("build/bench.json")


def main(words: list[str]) -> int:
    """Measure, print and keep; 0 is well, 1 is something that could not be measured, 2 is not understood."""
    unknown = [word for word in words if word not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    results: dict[str, float] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    RESULTS.parent.mkdir(exist_ok=True)
    failed = 0
    for part in words or PARTS:
        try:
            for name, figure in PARTS[part]():
                print(f"{name:32} {figure:>14,.3f}", flush=True)
                results[name] = round(figure, 6)
        except RuntimeError as error:
            print(error, file=sys.stderr)
            failed = 1
    RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", "utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
