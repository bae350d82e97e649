"""What a client may say to the gateway, and the codes with which Discord closes what it cannot bear."""

from typing import TypeVar

import msgspec

from bot.playground.checks.bodies import Id
from bot.playground.checks.form import GARBLED

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 1, 2, 3, 4, 6, 7
CHUNK, INVALID, HELLO, ACK, SOUNDS = 8, 9, 10, 11, 31
#: What a client may send; of presence, voice and sounds nobody here wants to know.
OPS = frozenset({HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, CHUNK, SOUNDS})
#: Bytes of the longest frame that Discord reads.
LONGEST_FRAME = 4096

UNKNOWN_OP, UNDECODABLE, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = range(4001, 4006)
INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4010, 4013, 4014
CLOSING = {
    UNKNOWN_OP: "Unknown opcode.",
    UNDECODABLE: "Error while decoding payload.",
    NOT_AUTHENTICATED: "Not authenticated.",
    AUTHENTICATION_FAILED: "Authentication failed.",
    ALREADY_AUTHENTICATED: "Already authenticated.",
    INVALID_SHARD: "Invalid shard.",
    INVALID_INTENTS: "Invalid intent(s).",
    DISALLOWED_INTENTS: "Disallowed intent(s).",
}

Told = TypeVar("Told")


class ClosedError(Exception):
    """The client said something after which Discord does not want to hear more."""

    def __init__(self, code: int) -> None:
        super().__init__(CLOSING[code])
        self.code = code


class Frame(msgspec.Struct):
    op: int
    d: msgspec.Raw = msgspec.Raw(b"null")


class Identify(msgspec.Struct):
    token: str
    intents: int
    shard: tuple[int, int] | None = None


class Resume(msgspec.Struct):
    token: str
    session_id: str
    seq: int | None = None


class Chunk(msgspec.Struct):
    guild_id: Id
    query: str | None = None
    limit: int | None = None
    user_ids: Id | list[Id] | None = None
    nonce: str | None = None


def decoded(raw: str | bytes | msgspec.Raw, kind: type[Told]) -> Told:
    """What a frame says, if it says something of this kind."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except GARBLED as error:
        raise ClosedError(UNDECODABLE) from error
