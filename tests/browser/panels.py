"""The pictures of docs/panels.md, taken anew from the playground: `python -m tests.browser.panels [NAME]`."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from bot.config import Config
from bot.edge.client import Schout
from bot.store.opening import opened
from rules.core.table import Table
from rules.players.house import player
from rules.players.thought import thought
from tests.browser.conftest import DESKTOP, NAMES, PHONE, QUIET
from tests.driver import Town, connected, playground
from tests.luck import known_seeds

PANELS = Path(__file__).parents[2] / "docs" / "panels"
#: Milliseconds after which a panel is as it stays.
SETTLED = 2000
Until = Callable[[Table], bool]


class Photographer:
    """Plays games of Anna and Bram as merchants do, and takes pictures of Anna's panel."""

    def __init__(self, town: Town, bot: Schout, browser: Browser, wanted: list[str]) -> None:
        self.town, self.bot, self.browser, self.wanted = town, bot, browser, wanted

    async def sit_down(self, number: int, game: str, room: str) -> None:
        """Begin a game."""
        anna, bram = self.town.people("Anna", "Bram")
        await anna.slash("game new", channel=room, game=game, seats=2)
        await self.bot.outbox.idle()
        await bram.press("Join", channel=room)
        await self.bot.outbox.idle()

    async def forward(self, number: int, until: Until) -> None:
        """Play on until Anna is asked and something is so."""
        sessions, people = self.bot.sessions, self.town.people("Anna", "Bram")
        while True:
            table = (await sessions.seated(number)).table()
            if table.over or (0 in table.asks and until(table)):
                break
            seat = max(table.asks)
            mind = thought(f"{table.answers}", 60.0, 4)
            picks, _ = player(table.game.NAME, "merchant")(table.view(seat), table.asks[seat], mind)
            await sessions.answer(number, int(people[seat].id), seat, picks, follow=True)
        await self.bot.outbox.idle()

    async def take(self, name: str, *presses: str) -> None:
        """A picture of Anna's panel, as large as her screen shows it, after some presses on it."""
        if self.wanted and name not in self.wanted:
            return
        async with self.looking(PHONE if name.endswith("-phone") else DESKTOP) as page:
            for label in presses:
                await page.locator(".message").last.get_by_role("button", name=label).press("Enter")
                await self.bot.outbox.idle()
            await page.wait_for_load_state("networkidle")
            await page.evaluate("Promise.all([...document.images].map((i) => i.decode().catch(() => null)))")
            # What was pressed is drawn anew once more when it is stored.
            await page.wait_for_timeout(SETTLED)
            await page.evaluate("document.activeElement?.blur()")
            box = page.locator(".message").last.locator(".container")
            await box.screenshot(path=PANELS / f"{name}.png", animations="disabled")
            print(name, flush=True)

    @asynccontextmanager
    async def looking(self, size: tuple[int, int]) -> AsyncIterator[Page]:
        """Anna at her private messages."""
        anna = self.town.person("Anna")
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": 3000}, color_scheme="dark"
        )
        page = await context.new_page()
        page.set_default_timeout(300_000)
        await page.goto(f"{self.town.base}/#user={anna.id}&channel={anna.dm[-1].channel_id}")
        await page.locator(".message .container").last.wait_for()
        yield page
        await context.close()


async def ride(at: Photographer) -> None:
    """Five panels of Ticket to Ride."""
    await at.sit_down(1, "ride", "dam")
    await at.take("ride-contracts")
    await at.forward(1, lambda t: t.asks[0].text.key == "ride-ask-second-card" and t.answers > 8)
    await at.take("ride-second-card")
    await at.forward(1, lambda t: t.answers > 30 and "claim" in {o.verb for o in t.asks[0].options})
    await at.take("ride-turn")
    await at.take("ride-turn-phone", "For a phone")
    await at.forward(1, lambda t: t.g.last_turns is not None)
    await at.take("ride-last-turn", "For a desktop")


async def feld(at: Photographer) -> None:
    """Five panels of Stefan Feld's Amsterdam."""
    await at.sit_down(2, "feld", "waag")
    await at.forward(2, lambda t: t.g.round == 4 and t.g.phase == "I")
    await at.take("feld-card")
    await at.forward(2, lambda t: t.g.round == 4 and t.g.phase == "II")
    await at.take("feld-dice-phone", "For a phone")
    await at.forward(2, lambda t: t.g.round >= 4 and len({o.verb for o in t.asks[0].options}) > 5)
    await at.take("feld-turn-phone")
    await at.take("feld-turn", "For a desktop")
    await at.take("feld-players", "Players")


async def main() -> None:
    """Take all of them, or those that are named."""
    found = next(filter(None, map(shutil.which, NAMES)))
    assert found, "no Chromium on PATH"
    async with playground(ack_seconds=60.0) as town, async_playwright() as driver:
        with tempfile.TemporaryDirectory() as folder, known_seeds("panels"):
            file = Path(folder) / "schout.sqlite"
            store = await opened(file)
            config = Config(base=town.base, database=file)
            browser = await driver.chromium.launch(executable_path=found, args=list(QUIET))
            async with connected(town, Schout, config=config, store=store) as bot:
                await town.registered()
                await town.until(lambda: bool(bot.emoji.known), timeout=300)
                at = Photographer(town, bot, browser, sys.argv[1:])
                await ride(at)
                await feld(at)
            await browser.close()
            await store.close()


if __name__ == "__main__":
    asyncio.run(main())
