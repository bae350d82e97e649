"""Pictures where Discord would show them: how large, in messages on both screens, and over the whole page."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.playground.api.files import PAGE
from render.shown import BOX, shown
from tests.browser.conftest import DESKTOP, PHONE, PageFor, Shot, holds
from tests.browser.usher import SHELF, SIZES, Usher, shelf, sized
from tests.driver import Town

LYING = (844, 390)


async def hung(town: Town, usher: Usher, *pages: Page) -> None:
    """Hang the whole shelf, and wait until all of it is there."""
    channel = usher.get_partial_messageable(int(town.room("dam").id))
    await channel.send(view=shelf(), files=[sized(number) for number in range(len(SIZES))])
    for page in pages:
        await seen(page)


async def seen(page: Page) -> None:
    await expect(page.locator(".gallery img")).to_have_count(sum(map(len, SHELF)))
    await holds(page, "[...document.images].every((i) => i.complete && i.naturalWidth)")


async def box(found: Locator) -> dict[str, float]:
    """Where something lies on the page."""
    lies: Any = await found.bounding_box()
    assert lies is not None
    return lies  # type: ignore[no-any-return]


def test_the_page_has_the_box_of_render() -> None:
    theme = (PAGE / "style" / "theme.css").read_text("utf-8")
    assert f"--shown-wide: {BOX['desktop'][0]}px;" in theme
    assert f"--shown-high: {BOX['desktop'][1]}px;" in theme


async def test_a_single_picture_is_as_large_as_discord_shows_it(
    town: Town, usher: Usher, page_for: PageFor, shot: Shot
) -> None:
    desktop, phone = await page_for("Anna", size=DESKTOP), await page_for("Bram", size=PHONE)
    await hung(town, usher, desktop, phone)
    for page, shape in ((desktop, "desktop"), (phone, "phone")):
        for number, size in enumerate(SIZES):
            lies = await box(page.locator(".gallery.single img").nth(number))
            by = shown(size, shape)  # type: ignore[arg-type]
            assert lies["width"] == pytest.approx(size[0] * by, abs=1), (shape, size)
            assert lies["height"] == pytest.approx(size[1] * by, abs=1), (shape, size)
    assert (await box(desktop.locator(".gallery.single img").nth(0)))["height"] == 350
    await shot(desktop, "shelf-desktop")
    await shot(phone, "shelf-phone")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_several_pictures_of_a_gallery_are_a_mosaic(
    town: Town, usher: Usher, page_for: PageFor, size: tuple[int, int]
) -> None:
    page = await page_for("Anna", size=size)
    await hung(town, usher, page)
    for number, items in enumerate(items for items in SHELF if len(items) > 1):
        gallery = page.locator(".gallery.mosaic").nth(number)
        whole = await box(gallery)
        assert whole["width"] <= BOX["desktop"][0]
        assert whole["height"] <= BOX["desktop"][1]
        boxes = [await box(gallery.locator("img").nth(item)) for item in range(len(items))]
        for one in boxes:
            assert min(one["width"], one["height"]) > 80
            assert whole["y"] <= one["y"] + 1
            assert one["y"] + one["height"] <= whole["y"] + whole["height"] + 1
        middles = {(round(one["x"]), round(one["y"])) for one in boxes}
        assert len(middles) == len(items), "none lies on another"


async def opened(page: Page, number: int) -> Locator:
    """A picture of the shelf, enlarged; a key closes it again."""
    await page.locator(".gallery.single .picture").nth(number).click()
    image = page.get_by_role("dialog").get_by_role("img")
    await expect(image).to_have_js_property("complete", True)
    return image


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
async def test_an_enlarged_picture_is_as_large_as_the_screen_allows(
    town: Town, usher: Usher, page_for: PageFor, size: tuple[int, int]
) -> None:
    page = await page_for("Anna", size=size)
    await hung(town, usher, page)
    for number in range(4):
        lies = await box(await opened(page, number))
        free = (size[0] - lies["width"], size[1] - lies["height"])
        assert min(free) <= 64, f"{number}, but for the edge and the buttons"
        wide = SIZES[number][0] / SIZES[number][1]
        assert lies["width"] / lies["height"] == pytest.approx(wide, rel=0.01), number
        for tool in await page.locator(".lightbox-tools button").all():
            assert apart(lies, await box(tool)), number
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether nothing of one lies over the other."""
    return any(
        a[at] + a[size] <= b[at] + 0.5
        for a, b in ((one, other), (other, one))
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
async def test_the_words_stand_beside_an_enlarged_picture_and_not_over_it(
    town: Town, usher: Usher, page_for: PageFor, shot: Shot, size: tuple[int, int]
) -> None:
    page = await page_for("Anna", size=size)
    await hung(town, usher, page)
    image, words = await opened(page, 0), page.locator(".lightbox-text")
    before = await box(image)
    await expect(words).to_be_hidden()
    tell = page.get_by_role("dialog").get_by_role("button", name="ALT")
    await tell.click()
    await expect(words).to_be_in_viewport()
    await expect(words).to_have_text("Picture 0")
    assert apart(await box(image), await box(words))
    assert (await box(image))["width"] > size[0] / 3
    await shot(page, f"enlarged-{size[0]}")
    await tell.press("Enter")
    await expect(words).to_be_hidden()
    assert await box(image) == before


async def scale(image: Locator) -> float:
    """How much larger than fitting a picture is."""
    found: float = await image.evaluate("(i) => new DOMMatrix(getComputedStyle(i).transform).a")
    return found


async def test_a_wheel_zooms_where_it_points_keys_do_too_and_nothing_leaves_the_screen(
    town: Town, usher: Usher, page_for: PageFor
) -> None:
    page = await page_for("Anna")
    await hung(town, usher, page)
    image = await opened(page, 0)
    before = await box(image)
    x, y = before["x"] + before["width"] * 0.25, before["y"] + before["height"] * 0.75
    await page.mouse.move(x, y)
    for _ in range(3):
        await page.mouse.wheel(0, -100)
    await holds(
        page, "new DOMMatrix(getComputedStyle(document.querySelector('.lightbox img')).transform).a > 2.7"
    )
    assert await scale(image) == pytest.approx(1.4**3, rel=0.01)
    now = await box(image)
    assert (x - now["x"]) / now["width"] == pytest.approx(0.25, abs=0.01)
    assert (y - now["y"]) / now["height"] == pytest.approx(0.75, abs=0.01)
    for _ in range(60):
        await page.keyboard.press("ArrowLeft")
    assert (await box(image))["x"] < before["x"] + before["width"], "some of it stays"
    await page.keyboard.press("0")
    assert await box(image) == before
    await page.keyboard.press("+")
    await page.keyboard.press("-")
    assert await box(image) == before
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_two_fingers_pinch(town: Town, usher: Usher, page_for: PageFor) -> None:
    page = await page_for("Anna", size=PHONE, has_touch=True)
    await hung(town, usher, page)
    image = await opened(page, 2)
    fingers = await page.context.new_cdp_session(page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    await touch("touchStart", (180, 400))
    await touch("touchStart", (180, 400), (210, 430))
    for step in range(1, 7):
        await touch("touchMove", (180 - 5 * step, 400 - 5 * step), (210 + 5 * step, 430 + 5 * step))
    await touch("touchEnd")
    await holds(page, "document.querySelector('.lightbox.zoomed')")
    assert await scale(image) > 1.5
    assert await page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"
    await expect(page.get_by_role("dialog")).to_be_visible()


async def test_a_press_beside_an_enlarged_picture_closes_it_and_one_on_it_does_not(
    town: Town, usher: Usher, page_for: PageFor
) -> None:
    page = await page_for("Anna")
    await hung(town, usher, page)
    image = await opened(page, 1)
    lies = await box(image)
    await page.mouse.click(lies["x"] + 40, lies["y"] + 40)
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.mouse.click(lies["x"] + 40, lies["y"] + lies["height"] + 40)
    await expect(page.get_by_role("dialog")).to_have_count(0)
