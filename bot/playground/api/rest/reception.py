"""Receiving the bot's requests and giving answers as Discord does: authorisation, bodies, records."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from bot.playground.api.faults import Fault, Faults
from bot.playground.api.rest.forms import parts_of
from bot.playground.checks.bodies import Message, shaped
from bot.playground.checks.form import GARBLED, Form, Refused, refused
from bot.playground.world.interactions import Interactions, key_of
from bot.playground.world.messages import Sending, Upload
from bot.playground.world.state import Channel
from bot.playground.world.whole import World

#: The most that one request may bring.
MOST_BYTES = 120 * 1024 * 1024


@dataclass(slots=True)
class Call:
    """One request: where it goes, what it says, and the desk that answers it."""

    desk: Interactions
    where: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: dict[str, Upload] = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.desk.world

    @property
    def sending(self) -> Sending:
        return Sending(shaped({} if self.body is None else self.body, Message), self.uploads)


@dataclass(slots=True)
class Answer:
    status: int
    payload: Any = None


@dataclass(slots=True, frozen=True)
class Request:
    """What the bot asked and was told, for tests to look at."""

    method: str
    route: str
    path: str
    body: Any
    status: int
    answer: Any
    at: float
    files: tuple[str, ...] = ()


Handler = Callable[[Call], Any]
Connect = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(slots=True)
class Reception:
    """Where every request of the bot comes in."""

    desk: Interactions
    token: str
    faults: Faults
    record: list[Request] | None = None

    def serve(self, handler: Handler, *, free: bool = False) -> Callable[[web.Request], Any]:
        """An aiohttp handler; `free` ones carry a token of their own in the path."""

        async def handle(request: web.Request) -> web.StreamResponse:
            resource = request.match_info.route.resource
            route = resource.canonical.partition("/api/v10")[2] if resource else request.path
            fault = self._fault(request, request.method, route)
            if fault is not None and not fault.after:
                await fault.wait()
                if fault.drop:
                    return _hang_up(request)
            try:
                answer = await self._answer(request, handler, route, free=free, fault=fault)
            except ConnectionResetError:
                # Whoever sent it is gone before the end of it.
                return _hang_up(request)
            if fault is not None and fault.after:
                await fault.wait()
                if fault.drop:
                    return _hang_up(request)
            return answer

        return handle

    def serve_gateway(self, connect: Connect) -> Connect:
        """The gateway's door, which may be shut on request."""

        async def handle(request: web.Request) -> web.StreamResponse:
            fault = self._fault(request, "CONNECT", "/gateway")
            if fault is None:
                return await connect(request)
            await fault.wait()
            if fault.drop or fault.status is None:
                return _hang_up(request)
            return web.Response(status=fault.status)

        return handle

    def _fault(self, request: web.Request, method: str, route: str) -> Fault | None:
        if not self.faults.waiting:
            return None
        channel = self._place(request.match_info)
        guild_id = request.match_info.get("guild_id") or (channel.guild_id if channel else None)
        return self.faults.meet(method, route, channel, guild_id)

    def _place(self, where: Mapping[str, str]) -> Channel | None:
        """The channel that a request is about, or in which the interaction was made that it answers."""
        if "channel_id" in where:
            return self.desk.world.channels.get(where["channel_id"])
        made = self.desk.by_id.get(
            where.get("interaction_id") or key_of(where.get("webhook_token", "")) or ""
        )
        return made.channel if made else None

    async def _answer(
        self, request: web.Request, handler: Handler, route: str, *, free: bool, fault: Fault | None
    ) -> web.Response:
        call = Call(self.desk, dict(request.match_info), dict(request.query))
        headers: dict[str, str] = {}
        try:
            if not free and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Refused(401, 0, "401: Unauthorized")
            _check_ids(call.where)
            await _read(request, call)
            if fault is not None and fault.status is not None and not fault.after:
                status, payload, headers = fault.answer()
            else:
                result = handler(call)
                status, payload = _unpacked(result)
                if fault is not None and fault.status is not None:
                    status, payload, headers = fault.answer()
        except Refused as no:
            status, payload = no.status, no.payload
        if self.record is not None:
            told = (request.method, route, request.path.partition("/api/v10")[2], call.body, status, payload)
            files = tuple(upload.name for upload in call.uploads.values())
            self.record.append(Request(*told, call.world.clock(), files))
        if payload is None:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=msgspec.json.encode(payload), headers=headers)


def _check_ids(where: Mapping[str, str]) -> None:
    form = Form()
    for key, value in where.items():
        if key.endswith("_id"):
            form.snowflake((key,), value)
    form.settle()


def _unpacked(result: Any) -> tuple[int, Any]:
    if isinstance(result, Answer):
        return result.status, result.payload
    return (204, None) if result is None else (200, result)


def _hang_up(request: web.Request) -> web.StreamResponse:
    """Close the connection in the middle: the client sees it reset."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


async def _read(request: web.Request, call: Call) -> None:
    """Take in the body: JSON, or a form with JSON and files."""
    if not request.can_read_body:
        return
    if request.content_type == "application/json":
        raw = await _whole(request)
        call.body = _decoded(raw) if raw else None
    elif request.content_type == "multipart/form-data":
        raw = await _whole(request)
        try:
            parts = list(parts_of(request.headers["Content-Type"], raw))
        except ValueError as error:
            raise Refused(400, 0, "400: Bad Request") from error
        for (name, filename), data in parts:
            if name == "payload_json":
                call.body = _decoded(data)
            elif name.startswith("files["):
                call.uploads[name[6:-1]] = Upload(filename or "file", data)
    else:
        form = Form()
        told = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}."
        form.blame((), "CONTENT_TYPE_INVALID", told)
        form.settle()


async def _whole(request: web.Request) -> bytes:
    """All that a request brings, unless it is too much."""
    chunks, size = [], 0
    async for chunk in request.content.iter_any():
        chunks.append(chunk)
        size += len(chunk)
        if size > MOST_BYTES:
            raise refused(40005)
    return b"".join(chunks)


def _decoded(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except GARBLED as error:
        raise refused(50109) from error
