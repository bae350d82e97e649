"""What several people see of each other: live, only what is theirs, and again after a reload."""

from typing import Literal

from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, PageFor, Shot
from tests.browser.test_page import command, last
from tests.browser.usher import Usher
from tests.driver import Town

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TOO_WIDE = """[...document.querySelectorAll(".messages *")]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.outerHTML)"""


async def test_two_tabs_see_each_other_at_once(usher: Usher, page_for: PageFor) -> None:
    anna, bram = await page_for("Anna"), await page_for("Bram")
    await command(anna, "/panel", "<Enter>", "<Enter>")
    await bram.get_by_role("button", name="Join").press("Enter")
    await expect(anna.locator(".container")).to_contain_text("Seated: Bram")
    await expect(anna.get_by_role("img", name="Board: Bram")).to_be_visible()
    await expect(bram.get_by_role("button", name="Join")).to_be_focused()
    await command(bram, "hello *Anna*", "<Enter>")
    await expect(last(anna).locator("em")).to_have_text("Anna")
    await expect(anna.locator("#announcer")).to_contain_text("Bram: hello")


async def test_what_is_whispered_stays_with_its_reader_through_a_reload(
    usher: Usher, page_for: PageFor
) -> None:
    anna, bram, saskia = await page_for("Anna"), await page_for("Bram"), await page_for("Saskia")
    await command(anna, "/panel", "<Enter>", "<Enter>")
    await anna.get_by_role("button", name="Secret").click()
    await expect(last(anna)).to_contain_text("psst Anna, 3 green cards")
    await expect(last(anna)).to_contain_text("Only you can see this")
    for other in (bram, saskia):
        await expect(other.locator(".container")).to_be_visible()
        assert "psst" not in await other.content()
    before = await anna.locator(".message").count()
    await anna.reload()
    await expect(anna.locator(".message")).to_have_count(before)
    await expect(last(anna)).to_contain_text("psst Anna")
    await anna.get_by_role("button", name="Dismiss").click()
    await expect(anna.get_by_text("psst")).to_have_count(0)
    await anna.reload()
    await expect(anna.locator(".container")).to_be_visible()
    await expect(anna.get_by_text("psst")).to_have_count(0)


async def test_private_messages_and_mentions_carry_marks(usher: Usher, page_for: PageFor) -> None:
    anna, bram = await page_for("Anna"), await page_for("Bram")
    await bram.get_by_role("button", name="waag").click()
    await command(anna, "/letter ", "bra", "<Enter>", "your hand: 3 green", "<Enter>")
    door = bram.get_by_role("navigation").get_by_role("button", name="Schout")
    await expect(door.locator(".badge")).to_have_text("1")
    await command(anna, "/go ", "x", "<Enter>")
    await expect(bram.locator(".channel.unread .channel-name")).to_have_text(["dam", "Schout"])
    await door.press("Enter")
    await expect(last(bram)).to_contain_text("your hand: 3 green")
    await expect(door.locator(".badge")).to_have_count(0)
    assert "3 green" not in await anna.locator(".messages").inner_text()


async def test_the_page_comes_back_by_itself(town: Town, usher: Usher, page_for: PageFor) -> None:
    anna, bram = await page_for("Anna"), await page_for("Bram")
    await anna.context.set_offline(True)
    for tab in list(town.playground.tabs.sockets):
        await tab.close()
    await expect(anna.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    await expect(bram.locator(".status")).to_be_hidden()
    await command(bram, "are you there?", "<Enter>")
    await anna.context.set_offline(False)
    await expect(last(anna)).to_contain_text("are you there?")
    await expect(anna.locator(".status")).to_be_hidden()


async def test_on_a_phone_the_sidebar_is_a_drawer(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna", size=(360, 740), has_touch=True)
    await expect(page.get_by_role("navigation")).to_be_hidden()
    await page.get_by_role("button", name="Channels and settings").click()
    await expect(page.locator(".channel.here")).to_be_focused()
    await page.get_by_role("button", name="waag").click()
    await expect(page.get_by_role("navigation")).to_be_hidden()
    await expect(page.locator(".channel-title")).to_have_text("waag")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await expect(page.get_by_role("button", name="Form")).to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") == 360
    assert await page.evaluate(TOO_WIDE) == []


async def test_pictures_of_the_page_for_people_to_look_at(
    usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    start = await page_for(None)
    await shot(start, "start-desktop")
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await page.get_by_role("button", name="Secret").click()
    await expect(last(page)).to_contain_text("psst")
    await command(page, "/table new ")
    for name, (width, height) in {"desktop": DESKTOP, "phone": PHONE}.items():
        await page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            await page.locator(".scroller").focus()
            await shot(page, f"panel-{name}-{scheme}")
            await page.get_by_role("combobox", name="game").focus()
            await shot(page, f"command-{name}-{scheme}")
        assert await page.evaluate("document.documentElement.scrollWidth") == width
