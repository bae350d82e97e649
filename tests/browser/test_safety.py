"""Against a real browser: nothing written into the page runs, and no other site's page gets in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from playwright.async_api import Browser, Page

from tests.browser.conftest import address
from tests.browser.usher import Usher
from tests.driver import Town

RAN = "window.ran = true"
#: Everything that a page of another site can try with the secret address, if it ever learns of it.
BURGLAR = """async ([base, user]) => {
  const tries = { body: JSON.stringify({ name: "Mallory" }), method: "POST", mode: "no-cors" };
  await fetch(base + "/app/people", tries).catch(() => null);
  const read = await fetch(base + "/app/people").then((answer) => answer.text()).catch(() => "nothing");
  const picture = await new Promise((done) => {
    const image = new Image();
    image.onload = () => done("shown");
    image.onerror = () => done("nothing");
    image.src = base + "/page/icon.svg";
  });
  const heard = await new Promise((done) => {
    const socket = new WebSocket(base.replace("http", "ws") + "/app/live?user=" + user);
    socket.onmessage = () => done("everything");
    socket.onclose = () => done("nothing");
  });
  return [read, picture, heard];
}"""


@asynccontextmanager
async def elsewhere() -> AsyncIterator[str]:
    """A page of another site."""

    async def page(_: web.Request) -> web.Response:
        return web.Response(text="<title>Elsewhere</title>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", page)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


async def fresh(browser: Browser, url: str) -> Page:
    page = await (await browser.new_context()).new_page()
    await page.goto(url)
    return page


async def test_another_site_s_page_learns_and_does_nothing(
    town: Town, usher: Usher, browser: Browser
) -> None:
    async with elsewhere() as url:
        page = await fresh(browser, url)
        found = await page.evaluate(BURGLAR, [town.base, town.person("Anna").id])
        await page.context.close()
    assert found == ["nothing", "nothing", "nothing"]
    assert "Mallory" not in {person.global_name for person in town.world.people.values()}


async def test_what_is_written_into_the_page_does_not_run(town: Town, browser: Browser) -> None:
    page = await fresh(browser, address(town, "Anna"))
    await page.locator(".channel-title").wait_for()
    writings = (
        f"document.body.append(Object.assign(document.createElement('script'), {{ text: '{RAN}' }}))",
        f"document.body.innerHTML = '<img src=x onerror=\"{RAN}\">'",
        f"document.body.setAttribute('onclick', '{RAN}'); document.body.click()",
    )
    for writing in writings:
        await page.evaluate(f"() => {{ try {{ {writing} }} catch (error) {{ return error.message }} }}")
    await page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    assert await page.evaluate("() => window.ran ?? false") is False
    await page.context.close()
