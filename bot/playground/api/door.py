"""The door: who may come in, and what a browser may do with what it is given.

A visitor's browser carries the pages of other sites, too. Such a page can send requests to this machine and,
where its name is made to point here (DNS rebinding), read the answers; but it cannot choose the Host and the
Origin that the browser writes on them. So both must be our own; whoever is no browser sends no Origin.
"""

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

NAMES = ("127.0.0.1", "localhost", "[::1]")

#: What holds for every answer; the page's own policy lets it load what is its own.
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def door(port: int) -> Middleware:
    """Let in only who asks for this machine and this port, and no page but our own."""
    hosts = {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())

    @web.middleware
    async def keep(request: web.Request, handler: Handler) -> web.StreamResponse:
        named = [host.lower() for host in request.headers.getall(hdrs.HOST, [])]
        if len(named) != 1 or named[0] not in hosts:
            return _refused("This playground answers only at its own address.")
        if not _from_here(request, f"http://{named[0]}"):
            return _refused("Pages of other sites may not use this playground.")
        return await handler(request)

    return keep


def _from_here(request: web.Request, own: str) -> bool:
    """Whether a request comes from our page, from no page at all, or by a link that somebody follows."""
    origins = request.headers.getall(hdrs.ORIGIN, [])
    if any(origin.lower() != own for origin in origins):
        return False
    site = request.headers.get("Sec-Fetch-Site", "none")
    followed = request.method == "GET" and request.headers.get("Sec-Fetch-Mode") == "navigate"
    return site in ("none", "same-origin") or followed


def _refused(why: str) -> web.Response:
    return web.Response(status=403, text=why)


async def mark(_: web.Request, answer: web.StreamResponse) -> None:
    """Write on every answer what a browser may do with it, where it does not say so itself."""
    for name, value in HEADERS.items():
        answer.headers.setdefault(name, value)
