"""Forms with files, as requests bring them. All of one is there before it is taken apart, in one go.

A reader that takes a form from the wire piece by piece reads the same few headers anew for each file.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from aiohttp import content_disposition_filename, parse_content_disposition
from aiohttp.helpers import parse_mimetype

#: The headers of parts are the same few again and again.
KNOWN_AGAIN = 128


class Head(NamedTuple):
    """What the headers of a part say: the name of its field, and of its file, if it is one."""

    name: str
    filename: str


def parts_of(kind: str, raw: bytes) -> Iterator[tuple[Head, bytes]]:
    """The parts of a form by its Content-Type; ValueError where it is none."""
    boundary = parse_mimetype(kind).parameters.get("boundary")
    if not boundary:
        raise ValueError("a form without a boundary")
    _, *parts = (b"\r\n" + raw).split(b"\r\n--" + boundary.encode())
    if not parts or not parts.pop().startswith(b"--"):
        raise ValueError("a form without an end")
    for part in parts:
        head, between, data = part.partition(b"\r\n\r\n")
        if not between:
            raise ValueError("a part without headers")
        yield _head(head), data


@lru_cache(maxsize=KNOWN_AGAIN)
def _head(raw: bytes) -> Head:
    lines = [line.partition(":") for line in raw.decode().split("\r\n")]
    headers = {name.strip().lower(): value.strip() for name, _, value in lines}
    if headers.get("content-type", "").lower().startswith("multipart/"):
        raise ValueError("a form in a form")
    _, told = parse_content_disposition(headers.get("content-disposition"))
    name = content_disposition_filename(told, "name")
    return Head(name or "", content_disposition_filename(told, "filename") or "")
