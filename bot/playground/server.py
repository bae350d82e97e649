"""Starting and stopping the playground: one web server on loopback, all under a secret address.

playground = await start(file=Path("playground.sqlite"))
playground.base      # http://127.0.0.1:PORT/SECRET: the page, and the bot's DISCORD_BASE
playground.token     # the bot's DISCORD_TOKEN
await playground.stop()
"""

import socket
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from bot.playground.api import files, words
from bot.playground.api.door import door, mark
from bot.playground.api.faults import Faults
from bot.playground.api.gateway import Gateway
from bot.playground.api.rest import routes
from bot.playground.api.rest.reception import Reception, Request
from bot.playground.api.tabs import Tabs
from bot.playground.world.beginnings import begin, kept_word
from bot.playground.world.interactions import Interactions
from bot.playground.world.keeper import Keeper, Memory
from bot.playground.world.whole import World

LOOPBACK = {"127.0.0.1": socket.AF_INET, "::1": socket.AF_INET6}


@dataclass
class Playground:
    """A running Discord, and the handles by which tests take hold of it."""

    base: str
    token: str
    world: World
    desk: Interactions
    gateway: Gateway
    tabs: Tabs
    faults: Faults
    runner: web.AppRunner
    requests: list[Request] = field(default_factory=list)

    async def stop(self) -> None:
        """Close every connection; the file keeps the rest."""
        await self.gateway.close()
        for tab in list(self.tabs.sockets):
            await tab.close(code=1001)
        for made in self.desk.by_id.values():
            if made.timer is not None:
                made.timer.cancel()
        await self.runner.cleanup()
        self.world.keeper.close()


async def start(
    host: str = "127.0.0.1",
    port: int = 0,
    secret: str | None = None,
    file: Path | None = None,
    *,
    record: bool = False,
) -> Playground:
    """Start a playground on loopback.

    Without a file it forgets everything at its end; without a secret it takes the one of its file, or makes
    one up; with `record` it notes every request of the bot in `requests`.
    """
    if host not in LOOPBACK:
        raise ValueError(f"the playground listens on loopback only ({', '.join(LOOPBACK)}), not on {host}")
    keeper = Keeper(file) if file else Memory()
    try:
        listening = socket.create_server((host, port), family=LOOPBACK[host])
    except OSError:
        keeper.close()
        raise
    world = World(keeper, "")
    token, secret = kept_word(world, "token"), secret or kept_word(world, "secret")
    shown = f"[{host}]" if ":" in host else host
    port = listening.getsockname()[1]
    world.base = f"http://{shown}:{port}/{secret}"
    begin(world)
    desk, gateway = Interactions(world), Gateway(world, token)
    tabs, faults = Tabs(desk), Faults(gateway)
    requests: list[Request] = []
    reception = Reception(desk, token, faults, requests if record else None)
    app = web.Application(middlewares=[door(port)])
    app.on_response_prepare.append(mark)
    add_routes(app, f"/{secret}", reception, gateway, tabs)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    return Playground(world.base, token, world, desk, gateway, tabs, faults, runner, requests)


def add_routes(app: web.Application, prefix: str, reception: Reception, gateway: Gateway, tabs: Tabs) -> None:
    add, api = app.router.add_route, f"{prefix}/api/v10"
    for method, path, handler in routes.ROUTES:
        add(method, api + path, reception.serve(handler))
    for method, path, handler in routes.FREE_ROUTES:
        add(method, api + path, reception.serve(handler, free=True))
    add("*", api + "/{rest:.*}", reception.serve(routes.unknown, free=True))
    connect = reception.serve_gateway(gateway.connect)
    add("GET", f"{prefix}/gateway", connect)
    add("GET", f"{prefix}/gateway/", connect)
    add("GET", f"{prefix}/cdn/attachments/{{channel_id}}/{{file_id}}/{{name}}", files.uploads(tabs.world))
    add("GET", f"{prefix}/cdn/emojis/{{file_id}}.{{kind}}", files.uploads(tabs.world))
    add("GET", f"{prefix}/app/people", tabs.list_people)
    add("POST", f"{prefix}/app/people", tabs.add_person)
    add("PATCH", f"{prefix}/app/people/{{person_id}}", tabs.change_person)
    add("GET", f"{prefix}/app/live", tabs.live)
    page = files.page(tabs.world)
    add("GET", prefix, page)
    add("GET", f"{prefix}/", page)
    add("GET", f"{prefix}/page/words.js", words.serve)
    add("GET", f"{prefix}/page/{{path:.+}}", page)
