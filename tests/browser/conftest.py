"""Chromium, and people who each look at the playground in a tab of their own.

A test asks for `usher` (the small bot of these tests) or connects a bot of its own to `town`, and opens tabs:
`anna = await page_for("Anna")`. With SCREENSHOTS=yes, what they `await shot(anna, "panel")` is kept in
build/screenshots.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from tests.browser.usher import Usher
from tests.driver import Town, connected, playground

HERE = Path(__file__).parent
SHOTS = HERE.parents[1] / "build" / "screenshots"
#: The one without windows does the same with half the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # each playground is an address of its own, for which a process would begin
)
#: Milliseconds that a page may take for anything: a busy machine is no fault.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
DESKTOP, PHONE = (1280, 800), (390, 844)

PageFor = Callable[..., Awaitable[Page]]
Shot = Callable[[Page, str], Awaitable[None]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser, playground and bot share one loop, so that the browser starts only once."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("browser tests left out: no Chromium on PATH (Debian: apt-get install chromium)")
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=found, args=list(QUIET))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def town() -> AsyncIterator[Town]:
    async with playground(ack_seconds=30.0) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def usher(town: Town) -> AsyncIterator[Usher]:
    """The bot of these tests, logged in and with its commands registered."""
    async with connected(town, Usher) as bot:
        yield bot


class Tabs:
    """Tabs that are used one test after the other: a new one takes longer than most of what is done in it.

    Each test has a playground at an address of its own, so nothing that a page keeps is found by another.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = {}

    async def open(self, **options: Any) -> Page:
        """A tab with nothing in it."""
        if free := self._free.get(repr(options)):
            return free.pop()
        page = await (await self._browser.new_context(**options)).new_page()
        page.set_default_timeout(PATIENCE)
        return page

    async def close(self, page: Page, **options: Any) -> None:
        """Leave it as it was."""
        await page.evaluate("[localStorage, sessionStorage].forEach((storage) => storage.clear())")
        await page.context.set_offline(False)
        await page.goto("about:blank")
        await page.mouse.move(0, 0)
        await page.set_viewport_size(options["viewport"])
        await page.emulate_media(color_scheme=options["color_scheme"])
        self._free.setdefault(repr(options), []).append(page)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tabs(browser: Browser) -> Tabs:
    return Tabs(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def page_for(tabs: Tabs, town: Town) -> AsyncIterator[PageFor]:
    """Opens the page as somebody; at the end no tab may have logged an error."""
    errors: list[str] = []
    leaving: list[Callable[[], Awaitable[None]]] = []

    async def open_page(
        name: str | None,
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        **options: Any,
    ) -> Page:
        options |= {"viewport": {"width": size[0], "height": size[1]}, "color_scheme": scheme}
        page = await tabs.open(**options)

        def broken(error: Error) -> None:
            errors.append(f"{name}: {error}")

        def noted(said: ConsoleMessage) -> None:
            if is_fault(said):
                errors.append(f"{name}: {said.text}")

        async def leave() -> None:
            page.remove_listener("pageerror", broken)
            page.remove_listener("console", noted)
            await tabs.close(page, **options)

        page.on("pageerror", broken)
        page.on("console", noted)
        leaving.append(leave)
        await page.goto(address(town, name), wait_until="commit")
        await expect(
            page.locator(".cards a" if name is None else ".channel-title span").first
        ).to_be_visible()
        return page

    yield open_page
    for leave in leaving:
        await leave()
    assert errors == []


def is_fault(said: ConsoleMessage) -> bool:
    """Whether a line in the console is an error of the page.

    None is the note of a connection that a test cut, nor that of a picture which a newer one has replaced.
    """
    replaced = "/cdn/" in said.location.get("url", "")
    cut = "WebSocket connection" in said.text or "net::ERR_" in said.text
    return said.type == "error" and not (replaced or cut)


def address(town: Town, name: str | None) -> str:
    """The page's address that makes a tab this person; without a name, the choice of who to be."""
    return f"{town.base}/" + (f"#user={town.world.person(name).id}" if name else "")


async def holds(page: Page, what: str) -> None:
    """Wait until something holds on a page.

    Playwright's own `wait_for_function` looks a second time from within the page, which forbids that.
    """
    async with asyncio.timeout(PATIENCE / 1000):
        while not await page.evaluate(f"Boolean({what})"):
            await asyncio.sleep(0.05)


@pytest.fixture
def shot() -> Shot:
    """Waits until all pictures are seen, and keeps what a tab looks like, if somebody wants to look at it."""
    wanted = bool(os.environ.get("SCREENSHOTS"))

    async def take(page: Page, name: str) -> None:
        await page.evaluate("Promise.all([...document.images].map((i) => i.decode().catch(() => null)))")
        if wanted:
            SHOTS.mkdir(parents=True, exist_ok=True)
            await page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")

    return take
