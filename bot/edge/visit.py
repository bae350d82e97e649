"""A visit to Discord without staying: who we are there, on which servers, and what we may do on them."""

import asyncio

import discord
from msgspec import Struct

from bot.edge import arrival

#: What the bot needs on a server, by the names that Discord's portal gives them.
NEEDED = {
    "View Channels": "view_channel",
    "Send Messages": "send_messages",
    "Create Public Threads": "create_public_threads",
    "Send Messages in Threads": "send_messages_in_threads",
    "Attach Files": "attach_files",
    "Read Message History": "read_message_history",
}
SCOPES = ("bot", "applications.commands")
#: Seconds within which Discord has to answer.
PATIENCE = 20


class UnreachableError(Exception):
    """Discord cannot be reached now; it may be later."""


class Server(Struct, frozen=True):
    """A server that we are on, and which of the permissions that we need we lack on it."""

    id: int
    name: str
    lacking: list[str]


class Visit(Struct, frozen=True):
    """What was found on a visit."""

    name: str
    application_id: int
    servers: list[Server]


async def visit(token: str, base: str | None) -> Visit:
    """Log in, look around, and leave."""
    if base:
        arrival.point_at(base)
    arrival.quieten()
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(PATIENCE):
            await arrival.log_in(client.http, lambda: client.login(token))
            servers = await client.http.get_guilds(200)
        assert client.user is not None
        assert client.application_id is not None
        return Visit(str(client.user), client.application_id, [_server(told) for told in servers])
    except Exception as error:
        why = arrival.hindrance(error)
        if why is None:
            raise
        raise UnreachableError(f"Discord cannot be reached: {why}.") from error
    finally:
        await client.close()


def _server(told: "discord.types.guild.Guild") -> Server:
    allowed = discord.Permissions(int(told.get("permissions") or 0))
    lacking = [] if allowed.administrator else [n for n, name in NEEDED.items() if not getattr(allowed, name)]
    return Server(int(told["id"]), told["name"], lacking)


def invitation(application_id: int) -> str:
    """The address at which somebody invites the bot to their server, with what it needs."""
    needed = discord.Permissions(**dict.fromkeys(NEEDED.values(), True))
    return discord.utils.oauth_url(application_id, permissions=needed, scopes=SCOPES)
