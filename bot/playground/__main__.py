"""Run a playground without a bot: `python -m bot.playground --file playground.sqlite`."""

import argparse
import asyncio
from pathlib import Path

from bot.playground.server import start


async def run(port: int, file: Path | None) -> None:
    playground = await start(port=port, file=file)
    print(f"page          {playground.base}/")
    print(f"DISCORD_BASE  {playground.base}")
    print(f"DISCORD_TOKEN {playground.token}", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await playground.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="the port on loopback; 0 takes any that is free")
    parser.add_argument("--file", type=Path, help="where to keep everything; without it nothing is kept")
    told = parser.parse_args()
    try:
        asyncio.run(run(told.port, told.file))
    except KeyboardInterrupt:
        print("stopped")


main()
