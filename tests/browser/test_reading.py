"""What one reads around a message: what it answers, which command made it, and what its picture shows."""

from typing import Any

import discord
import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, PageFor, Shot
from tests.browser.test_page import command, last
from tests.browser.usher import Usher, board
from tests.driver import Town


def room(town: Town, usher: Usher, name: str) -> discord.TextChannel:
    channel = usher.get_channel(int(town.world.channel(name).id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def box(page: Page, selector: str) -> dict[str, float]:
    found: Any = await page.locator(selector).last.bounding_box()
    assert found is not None, selector
    return dict(found)


async def test_an_answer_quotes_one_line_in_plain_words_on_a_phone(
    town: Town, usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    anna, dam = town.person("Anna"), room(town, usher, "dam")
    page = await page_for("Anna", size=PHONE)
    said = await dam.send(f"### <@{anna.id}>, **go** to <#{dam.id}> with `2 green`, ||secretly|| soon\nnow")
    await dam.send("so be it", reference=said)
    quote = last(page).locator(".answers")
    await expect(quote.locator(".author")).to_have_text("Schout")
    await expect(quote.locator(".clipped")).to_have_text("@Anna, go to #dam with 2 green, … soon")
    await shot(page, "answer-phone")
    assert (await box(page, ".answers .author"))["height"] < 30
    assert (await box(page, ".answers"))["height"] < 30
    announced = page.locator("#announcer p").first
    await expect(announced).to_have_text("Schout: @Anna, go to #dam with 2 green, … soon\nnow")


@pytest.mark.parametrize(
    ("name", "writing", "list_"),
    [
        ("Anna", "Message Schout, or type /", "Messages with Schout"),
        ("Chloé", "Message à Schout, ou tape /", "Messages avec Schout"),
        ("Ditte", "Skriv til Schout, eller begynd med /", "Beskeder med Schout"),
    ],
)
async def test_one_writes_to_somebody_not_into_them(
    usher: Usher, page_for: PageFor, name: str, writing: str, list_: str
) -> None:
    page = await page_for(name)
    await page.get_by_role("navigation").get_by_role("button", name="Schout").press("Enter")
    await expect(page.locator(".plain")).to_have_attribute("placeholder", writing)
    await expect(page.get_by_role("region", name=list_)).to_be_visible()


async def test_a_used_command_has_the_readers_name_for_it(
    town: Town, usher: Usher, page_for: PageFor
) -> None:
    anna, chloe = await page_for("Anna"), await page_for("Chloé")
    await command(anna, "/table new ", "fe", "<Enter>", "<Enter>")
    await expect(last(anna).locator(".answers")).to_contain_text("Anna used /table new")
    await expect(last(chloe).locator(".answers")).to_contain_text("Anna a utilisé /table nouvelle")
    usher.tree.remove_command("table")
    await usher.tree.sync()
    await expect(last(chloe).locator(".answers")).to_have_text("Anna a utilisé /table new")


CARDS = "; ".join(
    f"{number} cards of {colour}" for number in range(1, 13) for colour in ("green", "red", "blue")
)


async def test_a_picture_says_what_it_shows_when_asked_and_not_before(
    town: Town, usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    page = await page_for("Anna")
    await room(town, usher, "dam").send("your hand", file=board(CARDS))
    picture, badge = page.get_by_role("button", name="Enlarge"), page.get_by_role("button", name="ALT")
    words = page.get_by_text(f"Board: {CARDS}", exact=True)
    await expect(page.get_by_role("img", name="Board")).to_have_js_property("naturalWidth", 900)
    await picture.hover()
    await page.wait_for_timeout(600)
    await expect(words).to_be_hidden()
    await picture.focus()
    await page.keyboard.press("Tab")
    await expect(badge).to_be_focused()
    await expect(words).to_be_hidden()
    await page.keyboard.press("Enter")
    await expect(words).to_be_in_viewport(ratio=1)
    await shot(page, "description")
    await page.keyboard.press("Escape")
    await expect(words).to_be_hidden()
    await expect(badge).to_be_focused()
    await badge.click()
    await expect(words).to_be_visible()
    await badge.click()
    await expect(words).to_be_hidden()
    await badge.click()
    await page.keyboard.press("Tab")
    await expect(words).to_be_hidden()
    await badge.click()
    await page.locator(".channel-title").click()
    await expect(words).to_be_hidden()
