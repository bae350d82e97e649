"""Whatever is sent, there is an answer that Discord could have given, and nothing breaks."""

import asyncio
import io
import json
import logging
import socket
import struct
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import quote

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from yarl import URL

from bot.playground.api.rest.routes import FREE_ROUTES, ROUTES
from tests.driver import Town, playground
from tests.playground.bodies import FORM, button, command, legacy, row, select, text, v2
from tests.playground.conftest import Ask
from tests.playground.spoiling import ANYTHING, DEEP, garbled, spoiled
from tests.waiting import PATIENCE

fuzz = settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(autouse=True)
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server notes whatever it did not expect."""
    yield
    noted = [record for record in caplog.get_records("call") if record.levelname == "ERROR"]
    assert not noted, [logging.Formatter().format(record) for record in noted]


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    """A town whose answers need not all be described: many of these requests are not."""
    async with playground() as made:
        yield made


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


# REST

GALLERY = {"type": 12, "items": [{"media": {"url": "https://example.org/x.png"}, "description": "x"}]}
SECTION = {"type": 9, "components": [text("x")], "accessory": button(7)}
THUMBNAIL = {"type": 11, "media": {"url": "https://example.org/x.png"}}
MESSAGES: tuple[Any, ...] = (
    legacy(row(button(emoji={"name": "🚲"})), row(select(3, min_values=1, max_values=2))),
    v2(
        {
            "type": 17,
            "accent_color": 5,
            "components": [text("x"), GALLERY, SECTION, row(button()), {"type": 14}],
        }
    ),
    v2(
        SECTION | {"accessory": THUMBNAIL},
        nonce="7",
        enforce_nonce=True,
        allowed_mentions={"parse": ["users"]},
    ),
    {
        "content": "<@1> @everyone",
        "embeds": [
            {
                "title": "t",
                "description": "d",
                "color": 5,
                "url": "https://example.org",
                "footer": {"text": "f"},
                "author": {"name": "a"},
                "image": {"url": "https://example.org/x.png"},
                "fields": [{"name": "n", "value": "v", "inline": True}],
            }
        ],
        "allowed_mentions": {"parse": [], "users": ["1"], "roles": [], "replied_user": True},
        "message_reference": {"message_id": "1", "fail_if_not_exists": False},
        "attachments": [],
        "flags": 4,
        "tts": False,
        "sticker_ids": [],
    },
)
MODAL = {
    "custom_id": "m",
    "title": "M",
    "components": [
        row({"type": 4, "custom_id": "t", "style": 1, "label": "T"}),
        {"type": 18, "label": "L", "component": select(2)},
    ],
}
CALLBACKS = tuple(
    {"type": kind, "data": data} for kind, data in ((4, MESSAGES[0]), (5, {"flags": 64}), (9, MODAL))
)
COMMANDS = [
    command(
        name_localizations={"fr": "aller"},
        default_member_permissions="32",
        contexts=[0, 1],
        options=[
            {
                "type": 3,
                "name": "a",
                "description": "A",
                "required": True,
                "choices": [{"name": "x", "value": "x"}],
            },
            {
                "type": 4,
                "name": "b",
                "description": "B",
                "min_value": 1,
                "max_value": 3,
                "autocomplete": True,
            },
        ],
    ),
    command(name="stay", options=[{"type": 1, "name": "here", "description": "H", "options": []}]),
]
OTHERS: tuple[Any, ...] = (
    {"name": "a thread", "auto_archive_duration": 60, "type": 11},
    {"name": "x", "topic": "y", "archived": False, "locked": False},
    {"recipient_id": "1"},
)
SOUND = (*MESSAGES, *CALLBACKS, COMMANDS, *OTHERS)
ENCODED = ("%00", "%ff%fe", "%ED%A0%80", "%2e%2e", "%2f")
IDS = st.one_of(
    st.sampled_from(["dam", "thread", "dm", "message", "person", "app", "guild"]),
    st.sampled_from(["0", "-1", "abc", "9" * 19, "9" * 21, "9" * 2000, "1e5", "٣", " ", "@me", *ENCODED]),
    st.text(min_size=1, max_size=8),
)
QUERIES = st.dictionaries(
    st.sampled_from(["limit", "before", "after", "around", "with_response", "wait", "thread_id"]),
    st.one_of(
        st.sampled_from(["", "x", "-1", "0", "101", "9" * 30, "9" * 2000, "1.5", "٣", "true"]),
        st.text(max_size=4),
    ),
    max_size=2,
)


class Prober:
    """Sends what discord.py never would."""

    def __init__(self, town: Town, session: aiohttp.ClientSession) -> None:
        self.town, self.session = town, session
        world = town.world
        anna, dam = town.person("Anna"), town.room("dam").channel
        said = anna.say("hello", dam)
        thread = world.add_thread(dam, "a thread", anna.person)
        self.known = {
            "dam": dam.id,
            "thread": thread.id,
            "dm": world.dm(anna.person).id,
            "message": said.id,
            "person": anna.id,
            "app": world.application_id,
            "guild": world.main_guild_id,
        }

    async def send(self, method: str, path: str, **options: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.town.token}"} | options.pop("headers", {})
        url = URL(f"{self.town.base}/api/v10{path}", encoded=True)
        async with self.session.request(method, url, headers=headers, **options) as answer:
            raw = await answer.read()
            assert answer.status < 500, (answer.status, raw)
            told = json.loads(raw) if raw else None
            if answer.status >= 400:
                assert answer.content_type == "application/json", raw
                assert {"message", "code"} <= set(told or ()), told
            return answer.status, told


@pytest.fixture
def prober(town: Town, session: aiohttp.ClientSession) -> Prober:
    return Prober(town, session)


@given(st.data())
@fuzz
async def test_any_request_is_answered(prober: Prober, data: st.DataObject) -> None:
    method, route, _ = data.draw(st.sampled_from([*ROUTES, *FREE_ROUTES]))
    parts = []
    for part in route.split("/"):
        if part.startswith("{"):
            drawn = data.draw(IDS)
            part = prober.known.get(drawn) or (drawn if drawn in ENCODED else quote(drawn, safe=""))
        parts.append(part)
    query = "&".join(f"{key}={quote(value)}" for key, value in data.draw(QUERIES).items())
    body = data.draw(st.one_of(st.none(), spoiled(*SOUND)))
    await prober.send(method, f"{'/'.join(parts)}?{query}", json=body)


@given(body=spoiled(*MESSAGES), edit=st.booleans())
@fuzz
async def test_any_message_is_answered(prober: Prober, body: Any, edit: bool) -> None:
    path = f"/channels/{prober.known['dam']}/messages"
    if edit:
        _, sent = await prober.send("POST", path, json={"content": "x"})
        await prober.send("PATCH", f"{path}/{sent['id']}", json=body)
    else:
        await prober.send("POST", path, json=body)


@given(body=spoiled(COMMANDS))
@fuzz
async def test_any_commands_are_answered_and_can_be_offered(prober: Prober, body: Any) -> None:
    town = prober.town
    path = f"/applications/{town.world.application_id}/commands"
    status, _ = await prober.send("PUT", path, json=body)
    if status == 200:
        await prober.send("GET", path)
        async with prober.session.ws_connect(f"{town.base}/app/live?user={prober.known['person']}") as socket:
            assert (await socket.receive_json(timeout=PATIENCE))["t"] == "SNAPSHOT"


@given(body=spoiled(*CALLBACKS, {"type": 8, "data": {"choices": [{"name": "x", "value": 1}]}}))
@fuzz
async def test_any_answer_to_an_interaction_is_answered(prober: Prober, body: Any) -> None:
    town = prober.town
    if not town.world.commands:
        option = {"type": 3, "name": "to", "description": "Where", "autocomplete": True}
        path = f"/applications/{town.world.application_id}/commands"
        await prober.send("PUT", path, json=[command(options=[option])])
    typing = isinstance(body, dict) and body.get("type") == 8
    anna = town.person("Anna")
    doing = anna.autocomplete("go", to="d", channel="dam") if typing else anna.slash("go", channel="dam")
    acting = asyncio.ensure_future(doing)
    await asyncio.sleep(0)
    made = next(reversed(town.playground.desk.by_id.values()))
    await prober.send("POST", f"/interactions/{made.id}/{made.token}/callback?with_response=1", json=body)
    hook = f"/webhooks/{town.world.application_id}/{made.token}"
    await prober.send("POST", hook, json=body)
    await prober.send("PATCH", f"{hook}/messages/@original", json=body)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)


MULTIPART = (
    b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "look"}\r\n--x\r\n'
    b'Content-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\r\n--x--\r\n',
    b"--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\nz\r\n--y--\r\n--x--\r\n",
    b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n[[[\r\n--x--\r\n',
    b'--x\r\nContent-Disposition: form-data; name="files[]"; filename="\xff\x00"\r\n\r\n\r\n--x--\r\n',
)


@given(
    body=st.one_of(garbled(*MULTIPART), st.sampled_from(MULTIPART)),
    boundary=st.sampled_from(["x", "y", "", '"']),
)
@fuzz
@pytest.mark.filterwarnings("ignore::aiohttp.multipart.BadContentDispositionHeader")
@pytest.mark.filterwarnings("ignore::aiohttp.multipart.BadContentDispositionParam")
async def test_any_form_is_answered(prober: Prober, body: bytes, boundary: str) -> None:
    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
    await prober.send("POST", f"/channels/{prober.known['dam']}/messages", data=body, headers=headers)


def picture(kind: str) -> bytes:
    body = io.BytesIO()
    Image.new("RGB", (9, 7), "navy").save(body, kind)
    return body.getvalue()


#: A picture that says of itself that it is 60,000 pixels wide and high.
HUGE = (lambda body: body[:16] + struct.pack(">II", 60_000, 60_000) + body[24:])(picture("PNG"))
PICTURES = (*map(picture, ("PNG", "GIF", "JPEG", "WEBP", "BMP", "TIFF", "ICO")), HUGE)


@given(
    body=st.one_of(garbled(*PICTURES), st.just(HUGE)),
    name=st.sampled_from(["a.png", "a.gif", "a.ico", "a.tiff"]),
)
@fuzz
async def test_any_picture_is_taken(prober: Prober, body: bytes, name: str) -> None:
    form = aiohttp.FormData()
    form.add_field("files[0]", body, filename=name)
    status, told = await prober.send("POST", f"/channels/{prober.known['dam']}/messages", data=form)
    assert status == 200
    assert told["attachments"][0]["size"] == len(body)


KINDS = (
    "application/json",
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "nonsense",
    "multipart/mixed; boundary=x",
)


@given(
    body=st.one_of(garbled(*(json.dumps(body).encode() for body in SOUND)), st.binary(max_size=40)),
    kind=st.sampled_from(KINDS),
)
@fuzz
async def test_any_bytes_are_answered(prober: Prober, body: bytes, kind: str) -> None:
    await prober.send(
        "POST", f"/channels/{prober.known['dam']}/messages", data=body, headers={"Content-Type": kind}
    )


@pytest.mark.parametrize("body", DEEP, ids=["lists", "objects", "closed lists", "components"])
async def test_deep_json_is_invalid_json(prober: Prober, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    for path in (f"/channels/{prober.known['dam']}/messages", "/users/@me/channels"):
        status, told = await prober.send("POST", path, data=body, headers=headers)
        assert status == 400
        assert told["code"] in (50109, FORM)
    async with prober.session.post(f"{prober.town.base}/app/people", data=body) as answer:
        assert answer.status == 400


# The same by name


async def test_an_id_that_is_no_number_is_refused_as_discord_does(ask: Ask) -> None:
    for wrong in ("abc", "9" * 30, "-1"):
        status, told = await ask("GET", f"/channels/{wrong}")
        assert (status, told["code"]) == (400, FORM)
        [fault] = told["errors"]["channel_id"]["_errors"]
        assert fault["code"] == "NUMBER_TYPE_COERCE"


async def test_a_wrong_query_is_refused_as_discord_does(town: Town, ask: Ask) -> None:
    for query in ("limit=x", "limit=0", "limit=101", "before=x", f"around={'9' * 30}"):
        status, told = await ask("GET", f"/channels/{town.room('dam').id}/messages?{query}")
        assert (status, told["code"]) == (400, FORM)
        assert list(told["errors"]) == [query.partition("=")[0]]


async def test_a_part_of_the_wrong_kind_is_named(town: Town, ask: Ask) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    status, told = await ask("POST", path, {"embeds": [{"fields": [{"name": "n", "value": 5}]}]})
    assert (status, told["code"]) == (400, FORM)
    assert (
        told["errors"]["embeds"]["0"]["fields"]["0"]["value"]["_errors"][0]["code"] == "BASE_TYPE_BAD_STRING"
    )
    status, told = await ask("POST", path, [1])
    assert (status, told["code"]) == (400, FORM)


async def test_a_body_of_another_kind_is_refused(town: Town, ask: Ask) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    status, told = await ask("POST", path, None, data=b"hello", headers={"Content-Type": "text/plain"})
    assert (status, told["code"]) == (400, FORM)
    assert told["errors"]["_errors"][0]["code"] == "CONTENT_TYPE_INVALID"


async def test_more_than_anybody_may_upload_is_too_large(
    prober: Prober, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.playground.api.rest.reception.MOST_BYTES", 10_000)
    path = f"/channels/{prober.known['dam']}/messages"
    form = aiohttp.FormData()
    form.add_field("files[0]", b"x" * 20_000, filename="large.bin")
    status, told = await prober.send("POST", path, data=form)
    assert (status, told["code"]) == (413, 40005)
    status, told = await prober.send("POST", path, json={"content": "x" * 20_000})
    assert (status, told["code"]) == (413, 40005)


# Paths


@given(
    path=st.one_of(
        st.sampled_from(
            ["..", "%2e%2e/server.py", "..%2fserver.py", "%00", "a" * 300 + ".js", "style", "main.js/", "%ff"]
        ),
        st.text(max_size=8).map(lambda text: quote(text, safe="/")),
        st.binary(min_size=1, max_size=6).map(lambda raw: "".join(f"%{byte:02x}" for byte in raw)),
    ),
    place=st.sampled_from(
        ["/page/", "/cdn/attachments/1/", "/cdn/attachments/1/2/", "/app/people/", "/app/", "/", "/api/v10/"]
    ),
)
@fuzz
async def test_any_path_is_answered(
    town: Town, session: aiohttp.ClientSession, path: str, place: str
) -> None:
    async with session.get(URL(town.base + place + path, encoded=True)) as answer:
        assert answer.status < 500
        assert b"def " not in await answer.read(), "nothing but the page's files is served"


# The gateway

HELLO_OP, HEARTBEAT, IDENTIFY, RESUME, CHUNK = 10, 1, 2, 6, 8
GREETINGS: tuple[Any, ...] = (
    {"op": IDENTIFY, "d": {"token": "TOKEN", "intents": 1, "properties": {}, "shard": [0, 1]}},
    {"op": RESUME, "d": {"token": "TOKEN", "session_id": "x", "seq": 1}},
    {"op": HEARTBEAT, "d": None},
)
LATER: tuple[Any, ...] = (
    {"op": CHUNK, "d": {"guild_id": "1", "query": "", "limit": 1, "nonce": "n"}},
    {"op": CHUNK, "d": {"guild_id": "GUILD", "user_ids": ["1"], "presences": False}},
    {"op": 3, "d": {"status": "online", "since": 0, "activities": [], "afk": False}},
    {"op": HEARTBEAT, "d": 3},
)


async def greet(town: Town, session: aiohttp.ClientSession, *frames: Any) -> int | None:
    """Send frames to the gateway; returns how it closed the connection, if it did."""
    async with session.ws_connect(f"{town.base}/gateway") as socket:
        assert (await socket.receive_json(timeout=PATIENCE))["op"] == HELLO_OP
        for frame in frames:
            if isinstance(frame, bytes):
                await socket.send_bytes(frame)
            else:
                told = frame if isinstance(frame, str) else json.dumps(frame)
                told = told.replace("TOKEN", town.token).replace("GUILD", town.world.main_guild_id)
                await socket.send_str(told)
        await socket.send_json({"op": HEARTBEAT, "d": None})
        while True:
            heard = await socket.receive(timeout=PATIENCE)
            if heard.type is not aiohttp.WSMsgType.TEXT:
                return socket.close_code
            if json.loads(heard.data)["op"] == 11:
                return None


@given(st.one_of(spoiled(*GREETINGS), ANYTHING, st.text(max_size=20)))
@fuzz
async def test_any_greeting_at_the_gateway_is_answered(
    town: Town, session: aiohttp.ClientSession, frame: Any
) -> None:
    code = await greet(town, session, frame)
    assert code is None or 4000 <= code <= 4014


@given(st.one_of(spoiled(*LATER, *GREETINGS), ANYTHING))
@fuzz
async def test_anything_said_later_at_the_gateway_is_answered(
    town: Town, session: aiohttp.ClientSession, frame: Any
) -> None:
    code = await greet(town, session, GREETINGS[0], frame)
    assert code is None or 4000 <= code <= 4014


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["hello"], 4002),
        (["[1]"], 4002),
        ([{"d": 1}], 4002),
        ([zlib.compress(b'{"op": 1, "d": null}')[:-3]], 4002),
        ([b"\xff\x00"], 4002),
        (["[" * 3000], 4002),
        ([{"op": IDENTIFY, "d": {"token": "TOKEN", "intents": 1, "properties": {"os": "x" * 5000}}}], 4002),
        ([{"op": 99, "d": None}], 4001),
        ([{"op": "2", "d": None}], 4002),
        ([{"op": CHUNK, "d": {"guild_id": "1"}}], 4003),
        ([{"op": IDENTIFY, "d": {"token": "wrong", "intents": 1, "properties": {}}}], 4004),
        ([{"op": IDENTIFY, "d": {"token": 5, "intents": 1, "properties": {}}}], 4002),
        ([{"op": IDENTIFY, "d": {"token": "TOKEN", "intents": 1, "properties": {}, "shard": [3, 2]}}], 4010),
        ([{"op": IDENTIFY, "d": {"token": "TOKEN", "intents": -1, "properties": {}}}], 4013),
        ([{"op": IDENTIFY, "d": {"token": "TOKEN", "intents": 2, "properties": {}}}], 4014),
        ([GREETINGS[0], GREETINGS[0]], 4005),
        ([GREETINGS[0], {"op": CHUNK, "d": "all"}], 4002),
        ([GREETINGS[0], *LATER], None),
    ],
)
async def test_the_gateway_closes_with_the_code_that_fits(
    town: Town, session: aiohttp.ClientSession, frames: list[Any], code: int | None
) -> None:
    assert await greet(town, session, *frames) == code


# The page's socket

TYPED = [{"name": "to", "value": "x", "focused": True}]
FILLED = [row({"type": 4, "custom_id": "t", "value": "x"})]
ASKED: tuple[Any, ...] = tuple(
    {"nonce": "1", "channel_id": "DAM"} | asked
    for asked in (
        {"op": "slash", "command_id": "COMMAND", "options": [{"name": "to", "value": "x"}]},
        {"op": "autocomplete", "command_id": "COMMAND", "options": TYPED},
        {"op": "component", "message_id": "MESSAGE", "custom_id": "s", "values": ["o0"]},
        {"op": "modal", "custom_id": "m", "components": FILLED},
        {"op": "say", "content": "hello"},
        {"op": "read"},
        {"op": "older", "before": "9"},
        {"op": "thread", "name": "a thread"},
    )
)


@given(st.one_of(spoiled(*ASKED), spoiled(*ASKED), ANYTHING, st.text(max_size=20), st.binary(max_size=20)))
@fuzz
async def test_any_frame_of_a_tab_is_answered(prober: Prober, frame: Any) -> None:
    town = prober.town
    if not town.world.commands:
        option = {"type": 3, "name": "to", "description": "Where", "autocomplete": True}
        path = f"/applications/{town.world.application_id}/commands"
        await prober.send("PUT", path, json=[command(options=[option])])
        await prober.send("POST", f"/channels/{prober.known['dam']}/messages", json=legacy(row(select(2))))
    known = {"COMMAND": next(iter(town.world.commands)), "DAM": prober.known["dam"]}
    known["MESSAGE"] = town.world.channels[known["DAM"]].last_message_id or ""
    async with prober.session.ws_connect(f"{town.base}/app/live?user={prober.known['person']}") as socket:
        assert (await socket.receive_json(timeout=PATIENCE))["t"] == "SNAPSHOT"
        if isinstance(frame, bytes):
            await socket.send_bytes(frame)
        else:
            told = frame if isinstance(frame, str) else json.dumps(frame)
            for word, thing in known.items():
                told = told.replace(word, thing)
            await socket.send_str(told)
        await socket.send_json(
            {"op": "say", "nonce": "the end", "channel_id": known["DAM"], "content": "the end"}
        )
        heard = list[Any]()
        while not (heard and heard[-1]["t"] == "INTERACTION" and heard[-1]["d"].get("nonce") == "the end"):
            heard.append(await socket.receive_json(timeout=PATIENCE))
        end = ("MESSAGE_CREATE", "the end")
        before = [h for h in heard[:-1] if (h["t"], getattr(h["d"], "get", str)("content")) != end]
        assert before, "every frame gets an answer"


@pytest.mark.parametrize("frame", ["hello", "[]", "{}", '{"op": 5}', '{"op": "older"}', *DEEP])
async def test_a_frame_that_makes_no_sense_is_told_so(
    town: Town, session: aiohttp.ClientSession, frame: str
) -> None:
    async with session.ws_connect(f"{town.base}/app/live?user={town.person('Anna').id}") as socket:
        assert (await socket.receive_json(timeout=PATIENCE))["t"] == "SNAPSHOT"
        await socket.send_str(frame)
        assert (await socket.receive_json(timeout=PATIENCE))["t"] == "ERROR"
        await socket.send_bytes(b"hello")
        assert (await socket.receive_json(timeout=PATIENCE))["t"] == "ERROR"


async def test_a_frame_that_is_far_too_long_ends_the_connection_kindly(
    town: Town, session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(f"{town.base}/app/live?user={town.person('Anna').id}") as socket:
        assert (await socket.receive_json(timeout=PATIENCE))["t"] == "SNAPSHOT"
        await socket.send_str("x" * (1 << 21))
        assert (await socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 1009


@pytest.mark.parametrize(
    "body", ["", "[]", "{}", '{"name": 5}', '{"name": ""}', '{"name": "x", "locale": "xx"}', "\xff"]
)
async def test_people_who_cannot_be_are_not_added(
    town: Town, session: aiohttp.ClientSession, body: str
) -> None:
    async with session.post(f"{town.base}/app/people", data=body.encode("latin-1")) as answer:
        assert answer.status == 400
        assert await answer.text()
    async with session.patch(
        f"{town.base}/app/people/{town.person('Anna').id}", data='{"locale": 7}'
    ) as answer:
        assert answer.status == 400


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=x"])
async def test_a_body_whose_sender_is_gone_halfway_breaks_nothing(town: Town, ask: Ask, kind: str) -> None:
    where = URL(f"{town.base}/api/v10/channels/{town.room('dam').id}/messages")
    assert where.host is not None
    reader, writer = await asyncio.open_connection(where.host, where.port)
    head = [
        f"POST {where.raw_path} HTTP/1.1",
        f"Host: {where.host}:{where.port}",
        f"Content-Type: {kind}",
        f"Authorization: Bot {town.token}",
        "Content-Length: 1000",
        "Expect: 100-continue",
    ]
    writer.write("\r\n".join([*head, "", ""]).encode())
    assert b"100 Continue" in await reader.readline()
    writer.write(b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content"')
    await writer.drain()
    # As if the process were killed: the connection is reset.
    line = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.close()
    await writer.wait_closed()
    for _ in range(3):
        assert (await ask("GET", "/users/@me"))[0] == 200
    assert not town.room("dam").messages
