"""What one reads around a message: what it answers, which command made it, and what its picture shows."""

from typing import Any

import discord
import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, PageFor, Shot
from tests.browser.test_page import command, last
from tests.browser.usher import Usher
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
        ("Ditte", "Besked til Schout, eller skriv /", "Beskeder med Schout"),
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
