"""What one person can do on the page: read, press, choose, fill in, and type commands, mostly by keyboard."""

from typing import Any

import discord
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, PageFor, holds
from tests.browser.usher import Usher
from tests.driver import Town


async def command(page: Page, *keys: str) -> None:
    """Types into the composer and presses keys: texts are typed, <Names> are pressed."""
    await page.locator(".plain").focus()
    for key in keys:
        if key.startswith("<"):
            await page.keyboard.press(key.strip("<>"))
        else:
            await page.keyboard.type(key)


def last(page: Page) -> Any:
    return page.locator(".message").last


async def test_somebody_new_is_added_and_chosen(page_for: PageFor) -> None:
    page = await page_for(None)
    await page.get_by_text("Add a person").click()
    await page.get_by_label("Name").fill("Wouter <b>")
    await page.get_by_label("Language").select_option("fr")
    await expect(page.get_by_label("Usually watches")).not_to_be_checked()
    await page.get_by_role("button", name="Add").click()
    await page.get_by_role("link", name="Wouter <b>").click()
    await expect(page.locator(".me-name strong")).to_have_text("Wouter <b>")
    await expect(page.get_by_role("heading", name="Salons")).to_be_visible()


async def test_commands_by_keyboard_with_required_and_optional_options(
    usher: Usher, page_for: PageFor
) -> None:
    page = await page_for("Anna")
    await command(page, "/")
    rows = page.get_by_role("option")
    await expect(rows).to_have_count(4)
    await expect(rows.filter(has_text="/go")).to_contain_text("Go somewhere")
    await command(page, "tab")
    await expect(rows).to_have_text(["/table newLay a new tablegame"])
    await command(page, "<Tab>")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="required")).to_have_text("“game” is required.")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.type("seats")
    await page.keyboard.press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="number")).to_have_text(
        "“seats” must be a number from 2 to 4."
    )
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.keyboard.press("Tab")
    await page.keyboard.type("host")
    await page.keyboard.press("Tab")
    await page.keyboard.type("bra")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("feld for 3, host Bram, private False")
    await expect(last(page).locator(".answers")).to_contain_text("Anna used /table new")
    await expect(page.locator(".plain")).to_be_focused()


async def test_autocomplete_follows_the_typing(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/go ")
    await expect(page.get_by_role("option")).to_have_count(8)
    await page.keyboard.type("dam")
    await expect(page.get_by_role("option")).to_have_text(["Dam", "Damrak", "Dam Square East"])
    await page.get_by_role("option", name="Damrak").click()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("@Anna went to damrak")
    await command(page, "/go ")
    await page.keyboard.type("zzz")
    await expect(page.get_by_text("No choices.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("@Anna went to zzz")


async def test_escape_backs_out_step_by_step(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/go ")
    await expect(page.get_by_role("option").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".picker")).to_be_hidden()
    await expect(page.locator(".command")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".command")).to_have_count(0)
    await expect(page.locator(".plain")).to_be_focused()


async def test_commands_speak_the_readers_language(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Chloé")
    await command(page, "/nouv")
    await expect(page.get_by_role("option")).to_contain_text("Dresser une nouvelle table")
    await expect(page.locator(".plain")).to_have_attribute("placeholder", "Message dans #dam, ou tape /")


async def test_a_panel_is_drawn_and_its_picture_enlarged(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    box = page.locator(".container")
    await expect(box.get_by_role("heading", name="Ride 7 · round 4")).to_be_visible()
    await expect(box.locator("strong")).to_have_text("Bram")
    await expect(box.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/rules")
    picture = box.get_by_role("img", name="Board: nobody")
    await expect(picture).to_have_js_property("naturalWidth", 900)
    await page.get_by_role("button", name="Enlarge").click()
    large = page.get_by_role("dialog").get_by_role("img")
    await expect(large).to_have_attribute("alt", "Board: nobody")
    await page.keyboard.press("+")
    await expect(large).to_have_css("transform", "matrix(1.4, 0, 0, 1.4, 0, 0)")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_select_of_several_by_keyboard(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await page.get_by_role("combobox", name="Which contracts").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await page.keyboard.press("w")
    await page.keyboard.press("Space")
    await expect(page.get_by_role("option", selected=True)).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await expect(page.get_by_role("option", selected=True)).to_have_count(2)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("kept Dam + Waag")


async def test_a_form_with_text_and_select_by_keyboard(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await page.get_by_role("button", name="Form").press("Enter")
    form = page.get_by_role("dialog", name="A note for the table")
    await expect(form.get_by_role("textbox", name="Note")).to_be_focused()
    await page.keyboard.type("Beware of **pigeons**")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("“Colour” is required.")
    await form.get_by_role("combobox", name="Colour").press("ArrowDown")
    await page.keyboard.press("r")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").press("Enter")
    await expect(last(page)).to_contain_text("Noted in Red: Beware of pigeons")
    await expect(form).to_have_count(0)


async def test_thinking_then_the_answer(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await page.get_by_role("button", name="Slow").click()
    await expect(last(page)).to_contain_text("Schout is thinking…")
    usher.release.set()
    await expect(last(page)).to_contain_text("thought it over")


async def test_a_press_without_an_answer_fails_visibly(town: Town, usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await expect(page.get_by_role("button", name="Broken")).to_be_visible()
    patience, town.world.settings.ack_seconds = town.world.settings.ack_seconds, 0.2
    await page.get_by_role("button", name="Broken").press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="failed")).to_have_text("This interaction failed")
    await expect(page.get_by_role("button", name="Broken")).to_be_focused()
    town.world.settings.ack_seconds = patience
    await page.get_by_role("button", name="Secret").click()
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_command_to_nobody_says_so(town: Town, usher: Usher, page_for: PageFor) -> None:
    town.world.settings.ack_seconds = 0.2
    page = await page_for("Anna")
    await usher.close()
    await expect(page.get_by_role("status").filter(has_text="offline")).to_contain_text("Schout is offline")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await expect(page.locator(".request.failed")).to_contain_text("/panel")
    await page.get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".request")).to_have_count(0)


async def test_markdown_is_drawn_and_html_is_not(town: Town, page_for: PageFor) -> None:
    page = await page_for("Anna")
    bram = town.person("Bram")
    dam = next(channel for channel in town.world.channels.values() if channel.name == "dam")
    said = (
        "<img src=x onerror=alert(1)> **bold *both*** __under__ ~~gone~~ `a*b` ||hidden||\n"
        "snake_case_word \\*plain\\*\n# Big\n- one\n- two\n> quote\n-# small\n```py\n<b>\n```\n"
        f"<@{bram.id}> <#{dam.id}> <t:0:D> [x](https://example.org) [y](javascript:alert)"
    )
    bram.say(said, "dam")
    text = last(page).locator(".text")
    await expect(text.locator("img")).to_have_count(0)
    await expect(text.locator("strong").first).to_have_text("bold both")
    await expect(text.locator("strong em")).to_have_text("both")
    await expect(text).to_contain_text("snake_case_word *plain*")
    for selector, words in {
        "u": "under",
        "s": "gone",
        ".run code": "a*b",
        ".heading-1": "Big",
        "blockquote": "quote",
        ".subtext": "small",
    }.items():
        await expect(text.locator(selector)).to_have_text(words)
    await expect(text.locator("li")).to_have_text(["one", "two"])
    await expect(text.locator(".code-block")).to_have_text("<b>")
    await expect(text.locator("time")).to_have_text("January 1, 1970")
    await expect(text.locator("a")).to_have_count(1)
    await expect(text).to_contain_text("[y](javascript:alert)")
    await text.get_by_role("button", name="Spoiler").press("Enter")
    await expect(text.get_by_text("hidden")).to_be_visible()


async def test_the_reader_keeps_their_place(town: Town, page_for: PageFor) -> None:
    bram = town.person("Bram")
    for number in range(150):
        bram.say(f"line {number}", "dam")
    page = await page_for("Anna")
    await expect(page.get_by_text("line 149")).to_be_in_viewport()
    await page.locator(".scroller").press("Home")
    await expect(page.get_by_text("line 0", exact=True)).to_have_count(1)
    await page.evaluate("document.querySelector('.scroller').scrollTop = 900")
    # The page hears of it before it is painted.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    bram.say("news", "dam")
    await expect(page.locator(".to-newest.unread")).to_be_visible()
    assert await page.evaluate("document.querySelector('.scroller').scrollTop") == 900
    await page.get_by_role("button", name="To the newest").click()
    await expect(page.get_by_text("news", exact=True)).to_be_in_viewport()


async def test_the_whole_way_by_keyboard_alone(usher: Usher, page_for: PageFor) -> None:
    page = await page_for(None)
    await expect(page.get_by_role("link", name="Anna")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".plain")).to_be_focused()
    await command(page, "/pan", "<Tab>", "<Enter>")
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    for _ in range(6):
        await page.keyboard.press("Shift+Tab")
    await expect(page.get_by_role("button", name="Join")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".container")).to_contain_text("Seated: Anna")
    await expect(page.get_by_role("button", name="Join")).to_be_focused()
    await page.keyboard.press("F6")
    await page.keyboard.press("F6")
    await expect(page.get_by_role("button", name="dam")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".channel-title")).to_have_text("waag")
    await page.keyboard.type("words go to the composer")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("words go to the composer")


async def test_threads_and_pinned_messages(town: Town, usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await command(page, "/panel", "<Enter>", "<Enter>")
    await expect(page.locator(".container")).to_be_visible()
    await page.get_by_role("button", name="New thread").click()
    await page.get_by_label("Name of the thread").fill("Ride on the side")
    await page.get_by_role("button", name="Create").click()
    await expect(page.locator(".channel-title")).to_have_text("Ride on the side")
    await page.get_by_role("button", name="dam").click()
    await expect(last(page)).to_contain_text("Anna started a thread: Ride on the side")
    channel = usher.get_channel(int(town.world.channel("dam").id))
    assert isinstance(channel, discord.TextChannel)
    panels = [message async for message in channel.history() if message.components]
    await panels[0].pin()
    await expect(last(page)).to_contain_text("Schout pinned a message.")
    await page.get_by_role("button", name="Pinned messages").click()
    await expect(page.get_by_role("dialog")).to_contain_text("Ride 7 · round 4")
    await page.get_by_role("button", name="Jump").click()
    await expect(page.locator(".message.found .container")).to_be_in_viewport()


async def test_language_and_colours_can_be_changed(usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language").select_option("da")
    await expect(page.get_by_role("heading", name="Kanaler")).to_be_visible()
    await page.get_by_role("button", name="Farver: som systemet").click()
    await page.get_by_role("button", name="Farver: lyse").click()
    await expect(page.locator("html")).to_have_css("color-scheme", "dark")
    await page.reload()
    await expect(page.locator("html")).to_have_css("color-scheme", "dark")


async def test_one_goes_back_and_is_somebody_else(page_for: PageFor) -> None:
    page = await page_for("Anna")
    await page.get_by_role("link", name="Be somebody else").click()
    await page.get_by_role("link", name="Saskia").click()
    await expect(page.locator(".me-name")).to_have_text("SaskiaSpectator")
    await page.reload()
    await expect(page.locator(".me-name")).to_have_text("SaskiaSpectator")


async def test_a_mention_of_a_channel_leads_there(town: Town, page_for: PageFor) -> None:
    bram = town.person("Bram")
    said = bram.say("the scales are here", "waag")
    jump = f"https://discord.com/channels/{town.world.main_guild.id}/{said.channel_id}/{said.id}"
    bram.say(f"see [over there]({jump})", "dam")
    page = await page_for("Anna")
    await page.get_by_role("button", name="over there").click()
    await expect(page.locator(".channel-title")).to_have_text("waag")
    await expect(page.locator(".message.found")).to_contain_text("the scales are here")


async def test_keys_work_where_nothing_is_focused_yet(usher: Usher, page_for: PageFor) -> None:
    """As on a touch screen, where the composer would call up a keyboard."""
    page = await page_for("Anna", size=PHONE, has_touch=True)
    await page.evaluate("document.activeElement.blur()")
    for name in ("waag", "noordermarkt"):
        await page.keyboard.press("Alt+ArrowDown")
        await expect(page.locator(".channel-title")).to_contain_text(name)
        await expect(page.locator(".scroller")).to_be_focused()


async def test_on_a_touch_screen_the_next_key_goes_to_the_newest_message(
    usher: Usher, page_for: PageFor
) -> None:
    page = await page_for("Anna", size=PHONE, has_touch=True)
    await command(page, "/panel", "<Enter>", "<Enter>")
    await expect(page.get_by_role("button", name="join")).to_be_visible()
    for key in ("Alt+ArrowDown", "Alt+ArrowUp"):
        await page.keyboard.press(key)
    await expect(page.locator(".message").last).to_be_focused()


async def test_whoever_looks_at_the_newest_message_stays_with_it_though_a_picture_grows(
    usher: Usher, page_for: PageFor
) -> None:
    """The browser may tell of the place in a longer list before it tells that the list has grown."""
    page = await page_for("Anna")
    await page.evaluate(
        """() => {
          const scroller = document.querySelector(".scroller");
          scroller.firstElementChild.style.minHeight = "4000px";
          scroller.dispatchEvent(new Event("scroll"));
        }"""
    )
    await holds(
        page,
        "(({ scrollTop: t, scrollHeight: h, clientHeight: c }) => h > 3000 && h - t - c < 60)"
        "(document.querySelector('.scroller'))",
    )


async def test_what_was_pressed_stays_in_sight_though_pictures_above_it_grow(
    usher: Usher, page_for: PageFor
) -> None:
    page = await page_for("Anna", size=(1280, 420))
    await command(page, "/panel", "<Enter>", "<Enter>")
    await page.get_by_role("button", name="join").press("Enter")
    await expect(page.get_by_role("button", name="join")).to_be_focused()
    await expect(page.get_by_text("Seated: Anna")).to_be_attached()
    await page.evaluate("document.querySelector('.message').style.marginTop = '3000px'")
    await expect(page.get_by_role("button", name="join")).to_be_in_viewport()
