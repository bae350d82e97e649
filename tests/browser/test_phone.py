"""The phone on the page: what it would show, for mentions and private messages, and for nobody else."""

from playwright.async_api import expect

from tests.browser.conftest import PageFor, Shot
from tests.browser.test_page import command
from tests.browser.usher import Usher


async def test_a_ring_shows_the_words_of_the_message_to_its_reader_alone(
    usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    anna, bram = await page_for("Anna"), await page_for("Bram")
    await command(anna, "/letter ", "bra", "<Enter>", "Ride 12: your move", "<Enter>")
    note = bram.locator(".phone .note")
    await expect(note).to_contain_text("Schout")
    await expect(note).to_contain_text("Ride 12: your move")
    await shot(bram, "phone")
    await expect(anna.locator(".phone .note")).to_have_count(0)
    await bram.get_by_role("button", name="Notifications on the phone").click()
    await bram.get_by_role("dialog").get_by_role("button", name="Ride 12: your move").click()
    await expect(bram.locator(".channel-title")).to_contain_text("Schout")
