"""A game of Ticket to Ride: Amsterdam in the browser, with the bot itself."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest_asyncio
from playwright.async_api import Page, expect

from bot.config import Config
from bot.edge import client
from bot.edge.client import Schout
from rules.core.table import Table
from tests.browser.conftest import PHONE, PageFor, Shot
from tests.browser.test_page import command
from tests.driver import Town, connected
from tests.e2e.conftest import nothing_painted
from tests.stores import new, using
from tests.threads import thread


@pytest_asyncio.fixture(loop_scope="session")
async def schout(town: Town, tmp_path: Path) -> AsyncIterator[Schout]:
    """The bot itself, which draws what is wanted when it is wanted, in a thread."""
    database = tmp_path / "schout.sqlite"
    async with using(new(database)) as store:
        config = Config(base=town.base, database=database, symbols=False)
        with patch.object(client, "warm_up", nothing_painted):
            running = connected(town, Schout, config=config, store=store, workers=thread)
            async with running as bot:
                await town.registered()
                yield bot


async def private_messages(page: Page) -> None:
    await page.get_by_role("navigation").get_by_role("button", name="Schout").press("Enter")


async def channel(page: Page, name: str) -> None:
    await page.get_by_role("navigation").get_by_role("button", name=name).press("Enter")


async def keep_first_contract(page: Page) -> None:
    """Answer the question in the DM, by keyboard."""
    await private_messages(page)
    await expect(page.get_by_role("img", name="board").last).to_be_visible()
    await page.get_by_role("button", name="Keep").first.press("Enter")
    await expect(page.get_by_text("You kept").first).to_be_visible()


async def seat_of_the_first(bot: Schout) -> int:
    return (await bot.sessions.seated(1)).row.asked[0]


async def test_two_people_play_in_two_tabs_by_keyboard_and_a_spectator_sees_no_secret(
    town: Town, schout: Schout, page_for: PageFor, shot: Shot
) -> None:
    anna, bram, saskia = await page_for("Anna"), await page_for("Bram"), await page_for("Saskia")
    await command(
        anna, "/game new", "<Tab>", "Ticket", "<Enter>", "seats", "<Enter>", "2", "<Enter>", "<Enter>"
    )
    await expect(bram.get_by_role("button", name="Join")).to_be_visible()
    await shot(bram, "game-lobby")
    await bram.get_by_role("button", name="Join").press("Enter")
    await expect(anna.get_by_text("turn 1").first).to_be_visible()
    await keep_first_contract(anna)
    await keep_first_contract(bram)
    await shot(anna, "game-dm")
    # The contracts are a turn of their own, unless whoever chose them last begins.
    await expect(saskia.get_by_role("heading", name=re.compile("turn [12]"))).to_be_visible()

    first = await seat_of_the_first(schout)
    mover, other = (anna, bram) if first == 0 else (bram, anna)
    name = ("Anna", "Bram")[first]
    for page in (anna, bram):
        await channel(page, "dam")
    await mover.get_by_role("button", name="Your move").last.press("Enter")
    await expect(mover.locator(".message").get_by_text("for your eyes only").last).to_be_visible()
    await shot(mover, "game-move")
    await mover.get_by_role("button", name="Draw from the deck").last.press("Enter")
    await expect(other.get_by_text(f"{name} draws from the deck").first).to_be_visible()
    await expect(mover.get_by_text("You drew").first).to_be_visible()
    await expect(mover.locator(".action-row:focus")).to_have_count(1)
    await mover.keyboard.press("Tab")
    await expect(mover.locator(".action-row button:focus")).to_be_enabled()
    await mover.get_by_role("button", name="Draw from the deck").last.press("Enter")
    await shot(mover, "game-after-drawing")
    for page in (other, saskia):
        assert "You drew" not in await page.content()
    assert "You kept" not in await saskia.locator(".messages").inner_text()

    await expect(other.get_by_role("heading", name=re.compile("turn [23]"))).to_be_visible()
    await schout.outbox.idle()
    await other.get_by_role("button", name="Your move").last.press("Enter")
    await expect(other.locator(".message").get_by_text("for your eyes only").last).to_be_visible()
    messages = await other.locator(".message").count()
    await other.reload()
    await expect(other.locator(".message")).to_have_count(messages)
    await expect(other.get_by_role("img", name="board").last).to_be_visible()
    await shot(saskia, "game-spectator")


def pays_at_once(table: Table) -> bool:
    """Whether the first route that seat 0 could claim leaves no choice of payment."""
    claims = [option.id for option in table.asks[0].options if option.verb == "claim"]
    if not claims:
        return False
    trial = Table.load(table.game, table.save())
    trial.answer(0, [claims[0]])
    return 0 not in trial.asks


async def two_at_a_table(page_for: PageFor) -> tuple[Page, Page]:
    """Anna on a desktop and Bram on a phone, who have begun a game of Ride by keyboard."""
    anna, phone = await page_for("Anna"), await page_for("Bram", size=PHONE)
    await command(
        anna, "/game new", "<Tab>", "Ticket", "<Enter>", "seats", "<Enter>", "2", "<Enter>", "<Enter>"
    )
    await phone.get_by_role("button", name="Join").press("Enter")
    await expect(anna.get_by_text("turn 1").first).to_be_visible()
    return anna, phone


async def test_a_claim_is_seen_by_the_other_and_on_a_phone(
    town: Town, schout: Schout, page_for: PageFor, shot: Shot
) -> None:
    anna, phone = await two_at_a_table(page_for)
    sessions, people = schout.sessions, [int(town.person(name).id) for name in ("Anna", "Bram")]
    while True:
        seated = await sessions.seated(1)
        table = seated.table()
        seat = min(table.asks)
        if seat == 0 and pays_at_once(table):
            break
        await sessions.answer(1, people[seat], seat, [table.asks[seat].options[0].id])
    await schout.outbox.idle()
    await command(anna, "/ride claim", "<Tab>")
    await expect(anna.get_by_role("option").first).to_contain_text("–")
    await anna.keyboard.press("Enter")
    await anna.keyboard.press("Enter")
    await expect(anna.get_by_text("for your eyes only").last).to_be_visible()
    await expect(phone.get_by_text("Anna claims").first).to_be_visible()
    await shot(phone, "game-phone")
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert await phone.evaluate(wide)
