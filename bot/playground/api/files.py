"""What a browser loads: the page's own files, and what was uploaded."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.playground.world.whole import World

Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE = Path(__file__).parents[1] / "page"
#: How the page's files are called; whatever else is asked for is not there.
NAMED = re.compile(r"(?:[a-z]{1,20}/)?[a-z]{1,20}\.[a-z]{1,5}", re.ASCII)
#: The page loads what lies beside it, and nothing else; neither scripts nor styles stand in its HTML.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)
#: What is shown where it is asked for; everything else is only ever saved.
PICTURES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"})


def page(world: World) -> Serve:
    """The page, under the one address at which its pictures are."""
    authority = world.base.split("/")[2]

    async def serve(request: web.Request) -> web.StreamResponse:
        wanted = request.match_info.get("path", "index.html")
        if wanted == "index.html" and (request.host != authority or not request.path.endswith("/")):
            raise web.HTTPFound(f"{world.base}/")
        if not NAMED.fullmatch(wanted) or not (PAGE / wanted).is_file():
            raise web.HTTPNotFound
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.FileResponse(PAGE / wanted, headers=headers)

    return serve


def uploads(world: World) -> Serve:
    """Uploaded files, as they were uploaded."""

    async def serve(request: web.Request) -> web.StreamResponse:
        key = request.match_info["file_id"]
        found = world.keeper.get_file(key) if key.isascii() else None
        if found is None:
            raise web.HTTPNotFound
        _, kind, body = found
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        if kind not in PICTURES:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=body, content_type=kind, headers=headers)

    return serve
