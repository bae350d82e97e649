"""Other sites' pages, and names that only pretend to be this machine's, are not let in."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
from yarl import URL

from tests.driver import Town, playground

PATHS = ("/", "/page/main.js", "/app/people", "/api/v10/gateway", "/gateway", "/app/live?user=1", "/cdn/x")
FOREIGN_HOSTS = (
    "evil.example",
    "127.0.0.1",
    "127.0.0.1:1",
    "localhost.evil.example:{port}",
    "[::2]:{port}",
    "",
)
FOREIGN_ORIGINS = (
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
)


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
async def test_a_name_that_was_rebound_to_this_machine_finds_nothing(
    town: Town, session: aiohttp.ClientSession, host: str
) -> None:
    headers = {"Host": host.format(port=URL(town.base).port)}
    for path in PATHS:
        async with session.get(town.base + path, headers=headers) as answer:
            assert answer.status == 403, path
            assert town.world.person("Anna").id not in await answer.text()


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
async def test_its_own_names_are_known(town: Town, session: aiohttp.ClientSession, name: str) -> None:
    headers = {"Host": f"{name}:{URL(town.base).port}"}
    async with session.get(f"{town.base}/app/people", headers=headers) as answer:
        assert answer.status == 200


async def test_two_hosts_are_one_too_many(town: Town) -> None:
    url = URL(town.base)
    reader, writer = await asyncio.open_connection("127.0.0.1", url.port)
    request = (
        f"GET {url.path}/app/people HTTP/1.1\r\nHost: 127.0.0.1:{url.port}\r\nHost: evil.example\r\n\r\n"
    )
    writer.write(request.encode())
    assert b" 200 " not in await reader.readline()
    writer.close()


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
async def test_another_site_s_page_cannot_post(
    town: Town, session: aiohttp.ClientSession, origin: str
) -> None:
    headers = {"Origin": origin.format(port=URL(town.base).port), "Content-Type": "text/plain"}
    before = len(town.world.people)
    async with session.post(f"{town.base}/app/people", data='{"name": "Mallory"}', headers=headers) as answer:
        assert answer.status == 403
    headers["Authorization"] = f"Bot {town.token}"
    url = f"{town.base}/api/v10/channels/{town.room('dam').id}/messages"
    async with session.post(
        url, json={"content": "x"}, headers=headers | {"Content-Type": "application/json"}
    ) as answer:
        assert answer.status == 403
    assert len(town.world.people) == before
    assert town.room("dam").messages == []


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
@pytest.mark.parametrize("path", ["/app/live?user={anna}", "/gateway"])
async def test_another_site_s_page_cannot_listen(
    town: Town, session: aiohttp.ClientSession, origin: str, path: str
) -> None:
    url = town.base + path.format(anna=town.world.person("Anna").id)
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await session.ws_connect(url, origin=origin.format(port=URL(town.base).port))
    own = f"http://{URL(town.base).authority}"
    for mine in (None, own):
        async with session.ws_connect(url, origin=mine) as socket:
            assert (await socket.receive()).type is aiohttp.WSMsgType.TEXT


async def test_another_site_s_page_cannot_show_our_pictures(
    town: Town, session: aiohttp.ClientSession
) -> None:
    for site in ("cross-site", "same-site"):
        headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"}
        async with session.get(f"{town.base}/page/icon.svg", headers=headers) as answer:
            assert answer.status == 403
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    async with session.get(f"{town.base}/", headers=headers) as answer:
        assert answer.status == 200, "a link to the page may be followed"


async def test_under_another_of_its_names_the_page_leads_to_the_one_where_its_pictures_are(
    town: Town, session: aiohttp.ClientSession
) -> None:
    headers = {"Host": f"localhost:{URL(town.base).port}"}
    async with session.get(f"{town.base}/", headers=headers, allow_redirects=False) as answer:
        assert answer.status == 302
        assert answer.headers["Location"] == f"{town.base}/"


async def test_every_answer_says_what_browsers_may_do_with_it(
    town: Town, session: aiohttp.ClientSession
) -> None:
    for path in ("/", "/page/main.js", "/app/people", "/api/v10/gateway", "/nothing"):
        async with session.get(town.base + path) as answer:
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]


async def test_the_page_s_policy_allows_nothing_inline_and_nothing_from_elsewhere(
    town: Town, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{town.base}/") as answer:
        policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert {policy[f"{kind}-src"] for kind in ("script", "style", "img", "connect")} == {"'self'"}
    assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"


async def test_what_was_uploaded_cannot_act_as_the_page(town: Town, session: aiohttp.ClientSession) -> None:
    form = aiohttp.FormData()
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="page.html")
    form.add_field("files[1]", b"<svg xmlns='http://www.w3.org/2000/svg'/>", filename="drawing.svg")
    url = f"{town.base}/api/v10/channels/{town.room('dam').id}/messages"
    async with session.post(url, data=form, headers={"Authorization": f"Bot {town.token}"}) as answer:
        files = (await answer.json())["attachments"]
    for file in files:
        async with session.get(file["url"]) as answer:
            assert answer.status == 200
            assert "sandbox" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Content-Disposition"].startswith("attachment")


async def test_on_the_newer_loopback_it_is_the_same() -> None:
    try:
        async with playground(host="::1") as town, aiohttp.ClientSession() as session:
            async with session.get(f"{town.base}/app/people") as answer:
                assert answer.status == 200
            async with session.get(f"{town.base}/app/people", headers={"Host": "evil.example"}) as answer:
                assert answer.status == 403
    except OSError:
        pytest.skip("this machine has no ::1")
