"""Emoji of the application's own on the page: pictures on buttons, in selects and texts, names on a phone."""

import discord
from playwright.async_api import Locator, expect

from render.games import symbol
from tests.browser.conftest import PHONE, PageFor, Shot
from tests.browser.usher import Usher
from tests.driver import Town


def _say(key: str, /, **args: object) -> str:
    return "P"


async def _seen(image: Locator) -> None:
    await expect(image).to_be_visible()
    await image.evaluate("(image) => image.decode()")
    assert await image.evaluate("(image) => image.naturalWidth") == 128
    box = await image.bounding_box()
    assert box is not None
    assert 16 <= box["width"] == box["height"] <= 26


async def test_emoji_are_seen_on_buttons_in_selects_and_in_texts_and_named_on_a_phone(
    town: Town, usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    made = await usher.create_application_emoji(
        name="ride_color_pink", image=symbol("ride", "color-pink", _say)
    )
    sign = discord.PartialEmoji(name=made.name, id=made.id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Take pink", custom_id="x", emoji=sign))
    options = [discord.SelectOption(label="Pay 2 pink", value="2", emoji=sign)]
    view.add_item(discord.ui.Select(custom_id="y", placeholder="Pay with …", options=options))
    pages = [await page_for("Anna", scheme="dark"), await page_for("Anna", size=PHONE, scheme="dark")]
    dm = await usher.create_dm(discord.Object(int(town.person("Anna").id)))
    await dm.send(f"You drew {sign} pink.", view=view)
    for number, page in enumerate(pages):
        note = page.locator(".phone .note")
        await expect(note).to_contain_text("You drew :ride_color_pink: pink.")
        if number:
            await page.get_by_role("button", name="Channels").first.click()
        await page.get_by_role("navigation").get_by_role("button", name="Schout").press("Enter")
        button = page.get_by_role("button", name="Take pink")
        await _seen(button.locator("img"))
        await _seen(page.locator(".messages .run img.own, .run img.own").first)
        await page.get_by_role("combobox").click()
        await _seen(page.get_by_role("option", name="Pay 2 pink").locator("img"))
        await shot(page, f"emoji-{number}")
