"""The line on which our messages go to Discord: a request and its answer as bytes, and nothing made of them.

A move is half a dozen messages, and a session of aiohttp's takes three times as long for each: it makes
objects of all that a request and an answer can be. Its connections and its parser are used here all the same;
all else that is asked of Discord goes its whole way.
"""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

import aiohttp
from aiohttp.connector import Connection
from aiohttp.http import SERVER_SOFTWARE, HttpProcessingError
from yarl import URL

#: No headers besides those that all have.
NONE: Mapping[str, str] = {}
#: Bytes that can be written in one go while others wait.
AT_ONCE = 1 << 20
#: How long a connection is waited for is for whoever asks to say.
PATIENCE = aiohttp.ClientTimeout()


class Body(NamedTuple):
    """What is sent, whole."""

    content_type: str
    data: bytes


class Answer:
    """What came back, whole; whoever reads answers of aiohttp's can read it, too."""

    def __init__(self, status: int, reason: str, headers: Mapping[str, str], body: bytes) -> None:
        """Be read by now."""
        self.status, self.reason, self.headers, self.body = status, reason, headers, body

    async def read(self) -> bytes:
        """The body."""
        return self.body

    async def text(self, encoding: str = "utf-8") -> str:
        """The body as a text."""
        return self.body.decode(encoding)


class Line:
    """Asks Discord, on as many connections as things are asked at the same time."""

    def __init__(self) -> None:
        """Connect when something is asked."""
        self._connector: aiohttp.TCPConnector | None = None
        #: What says where to connect to, by what an address begins with.
        self._ways: dict[tuple[str, str], aiohttp.ClientRequest] = {}

    async def ask(self, method: str, url: str, body: Body, headers: Mapping[str, str] = NONE) -> Answer:
        """What Discord says to something; whoever does not wait for it any longer hangs up."""
        scheme, host, path, query, _ = urlsplit(url)
        told = {"User-Agent": SERVER_SOFTWARE, **headers}
        lines = [
            f"{method} {path}{'?' if query else ''}{query} HTTP/1.1",
            f"Host: {host}",
            "Accept: */*",
            *[f"{name}: {value}" for name, value in told.items()],
            f"Content-Type: {body.content_type}",
            f"Content-Length: {len(body.data)}\r\n\r\n",
        ]
        connection = await self._connected(scheme, host)
        try:
            answer = await _exchanged(connection, "\r\n".join(lines).encode("ascii"), body.data)
        except BaseException:
            connection.close()
            raise
        connection.release()
        return answer

    async def close(self) -> None:
        """Hang up everywhere."""
        if self._connector is not None:
            await self._connector.close()

    async def _connected(self, scheme: str, host: str) -> Connection:
        if self._connector is None:
            self._connector = aiohttp.TCPConnector(limit=0)
        way = self._ways.get((scheme, host))
        if way is None:
            loop, address = asyncio.get_running_loop(), URL(f"{scheme}://{host}/")
            way = self._ways[scheme, host] = aiohttp.ClientRequest("POST", address, loop=loop)
        return await self._connector.connect(way, traces=[], timeout=PATIENCE)


async def _exchanged(connection: Connection, head: bytes, body: bytes) -> Answer:
    """What is said to a request on a connection."""
    protocol, transport = connection.protocol, connection.transport
    if protocol is None or transport is None:
        raise aiohttp.ServerDisconnectedError
    protocol.set_response_params(read_until_eof=True)
    transport.writelines([head, body[:AT_ONCE]])
    for start in range(AT_ONCE, len(body), AT_ONCE):
        try:
            await protocol._drain_helper()
        except aiohttp.ClientConnectionError:
            # What was said before that is still to be heard.
            break
        if len(protocol):
            # It is answered before all of it is there: the rest would be taken for something else.
            protocol.force_close()
            break
        transport.write(body[start : start + AT_ONCE])
    try:
        message, payload = await protocol.read()
        while message.code < 200:
            message, payload = await protocol.read()
    except HttpProcessingError as error:
        raise aiohttp.ClientPayloadError(f"no answer: {error}") from error
    return Answer(message.code, message.reason, message.headers, await payload.read())
