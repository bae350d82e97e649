"""`python -m tests.day`: a day of play in fast motion; the gauges and their plot come into build/."""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

from tests.day.plot import plot
from tests.day.run import day


def main() -> None:
    """Play, tell how level everything stayed, and draw it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seconds", nargs="?", type=float, default=1200, help="that the day lasts")
    words.add_argument("--tables", type=int, default=10)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        readings = asyncio.run(day(given.seconds, Path(folder), given.tables))
    build = Path("build")
    build.mkdir(exist_ok=True)
    (build / "day.json").write_text(json.dumps(readings), "utf-8")
    (build / "day.svg").write_text(plot(readings), "utf-8")
    quarter, last = readings[len(readings) // 4], readings[-1]
    for name in sorted(last):
        print(f"{name}: {quarter.get(name, 0):,.0f} after a quarter, {last[name]:,.0f} at the end")


if __name__ == "__main__":
    main()
