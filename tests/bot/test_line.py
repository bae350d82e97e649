"""The line on which messages go: answers in whatever pieces they come, and connections that are kept."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.edge.invalid import InvalidRequests, listening
from bot.edge.lending import Lent
from bot.edge.line import AT_ONCE, Body, Line

PLAIN = Body("application/json", b"{}")

#: Answers as they come, what is read of them, and whether the connection can be used again.
ANSWERS = {
    "length": (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: b:c\r\n\r\nhello", 200, b"hello", True),
    "nothing": (b"HTTP/1.1 204 No Content\r\nX-A: b:c\r\n\r\n", 204, b"", True),
    "chunked": (
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-A: b:c\r\n\r\n"
        b"3\r\nhel\r\n2;more=1\r\nlo\r\n0\r\n\r\n",
        200,
        b"hello",
        True,
    ),
    "closing": (
        b"HTTP/1.1 429 Too Many Requests\r\nconnection: Close\r\nX-A: b:c\r\nContent-Length: 2\r\n\r\n{}",
        429,
        b"{}",
        False,
    ),
    "continued": (
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-A: b:c\r\n\r\n{}",
        200,
        b"{}",
        True,
    ),
}


# Connections

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(serve: Serve) -> AsyncIterator[tuple[Line, str]]:
    """A line, and the address of a server that does this with every connection."""
    ending = list[asyncio.StreamWriter]()

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ending.append(writer)
        try:
            await serve(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    line, server = Line(), await asyncio.start_server(met, "127.0.0.1", 0)
    try:
        host, port = server.sockets[0].getsockname()[:2]
        yield line, f"http://{host}:{port}"
    finally:
        await line.close()
        server.close()
        for writer in ending:
            writer.close()


async def request(reader: asyncio.StreamReader) -> tuple[str, bytes]:
    """The head and the body of the next request."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    length = int(head.partition("Content-Length: ")[2].partition("\r\n")[0])
    return head, await reader.readexactly(length)


@pytest.mark.parametrize("kind", ANSWERS)
async def test_an_answer_is_read_whole_and_its_connection_kept_where_it_can_be(kind: str) -> None:
    told, status, body, lasting = ANSWERS[kind]
    connections = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        while True:
            await request(reader)
            writer.write(told)

    async with serving(serve) as (line, base):
        for _ in range(2):
            answer = await line.ask("POST", f"{base}/", PLAIN)
            assert (answer.status, answer.body, answer.headers["x-A"]) == (status, body, "b:c")
    assert connections == (1 if lasting else 2)


async def test_an_answer_of_no_told_length_ends_with_the_connection() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.write(b"HTTP/1.1 200 OK\r\n\r\nhello")
        writer.close()

    async with serving(serve) as (line, base):
        assert (await line.ask("POST", f"{base}/", PLAIN)).body == b"hello"


@pytest.mark.parametrize(
    "told", [b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello"]
)
async def test_what_is_no_answer_is_an_error_that_passes(told: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.write(told)
        writer.close()

    async with serving(serve) as (line, base):
        with pytest.raises(aiohttp.ClientError):
            await line.ask("POST", f"{base}/", PLAIN)


async def test_one_connection_carries_one_message_after_the_other() -> None:
    connections, heads = 0, list[str]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        while True:
            head, body = await request(reader)
            heads.append(head)
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))

    async with serving(serve) as (line, base):
        for number in range(3):
            body = Body("text/plain", f"number {number}".encode())
            answer = await line.ask("PATCH", f"{base}/a/{number}?wait=true", body, {"Authorization": "Bot x"})
            assert answer.body == body.data
    assert connections == 1
    first, *told = heads[0].split("\r\n")
    assert first == "PATCH /a/0?wait=true HTTP/1.1"
    assert {"Authorization: Bot x", "Content-Type: text/plain", f"Host: {base[7:]}"} <= {*told}


async def test_what_is_asked_at_the_same_time_has_connections_of_its_own() -> None:
    both = asyncio.Barrier(2)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        await both.wait()
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")

    async with serving(serve) as (line, base):
        answers = await asyncio.gather(*[line.ask("POST", f"{base}/", PLAIN) for _ in range(2)])
    assert [answer.status for answer in answers] == [204, 204]


async def test_where_nobody_listens_that_is_an_error_that_passes() -> None:
    async with serving(_nothing) as (_, base):
        pass
    line = Line()
    try:
        with pytest.raises(OSError, match="onnect"):
            await line.ask("POST", f"{base}/", PLAIN)
    finally:
        await line.close()


async def _nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Say nothing."""


async def test_whoever_is_hung_up_on_is_told_so() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.close()

    async with serving(serve) as (line, base):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await line.ask("POST", f"{base}/", PLAIN)


async def test_whoever_does_not_wait_any_longer_hangs_up() -> None:
    asked, gone = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        asked.set()
        try:
            assert await reader.read() == b""
        finally:
            gone.set()

    async with serving(serve) as (line, base):
        task = asyncio.create_task(line.ask("POST", f"{base}/", PLAIN))
        await asked.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await gone.wait()


async def test_what_is_large_comes_whole() -> None:
    large = Body("image/gif", bytes(range(256)) * (AT_ONCE // 80))
    came = list[bytes]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append((await request(reader))[1])
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")

    async with serving(serve) as (line, base):
        await line.ask("POST", f"{base}/", large)
    assert came == [large.data]


async def test_what_is_refused_before_all_of_it_is_there_is_answered() -> None:
    large = Body("image/gif", bytes(40 * AT_ONCE))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\n{}")
        await writer.drain()
        while await reader.read(1 << 20):
            pass

    async with serving(serve) as (line, base):
        assert (await line.ask("POST", f"{base}/", large)).status == 413


# Lent to the library


class Library:
    """Stands for the session of the library."""

    closed = False

    def request(self, method: str, url: str, **options: Any) -> str:
        return f"{method} {url} {options}"


async def test_messages_go_on_the_line_and_all_else_as_it_did() -> None:
    passed, heard = list[tuple[str, bool]](), list[int]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\n{}")

    async def gate(path: str, *, said: bool) -> None:
        passed.append((path, said))

    invalid = InvalidRequests()
    async with serving(serve) as (line, base):
        session: Any = Library()
        lent = Lent(session, line, invalid, gate)
        listener = listening.set(lambda answer: heard.append(answer.status))
        try:
            async with lent.request("POST", f"{base}/a?b", data=PLAIN, headers={}) as answer:
                assert await answer.text(encoding="utf-8") == "{}"
        finally:
            listening.reset(listener)
        assert lent.request("GET", "x", params=1) == "GET x {'params': 1}"
        assert lent.closed is False
    assert (passed, heard, invalid.count) == ([("/a", True)], [403], 1)
