"""Printed files: those that come with the games with something wrong in them, and some that mean ill."""

import re
from functools import cache
from importlib import resources
from random import Random

from tests.fuzz.strange import number, word


@cache
def shipped(game: str) -> str:
    """The file that comes with a game."""
    return resources.files(f"rules.{game}").joinpath("printed.toml").read_text("utf-8")


def printed_file(luck: Random, game: str) -> bytes:
    """A printed file for a game, or for the other one."""
    if luck.random() < 0.3:
        return luck.choice(HOSTILE)(luck)
    text = shipped(game if luck.random() < 0.9 else luck.choice(("ride", "feld")))
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        text = luck.choice(MISTAKES)(text, luck)
    return text.encode("utf-8", "replace")


# Mistakes of people


def _lose_a_line(text: str, luck: Random) -> str:
    lines = text.splitlines(keepends=True) or [""]
    del lines[luck.randrange(len(lines))]
    return "".join(lines)


def _repeat_a_line(text: str, luck: Random) -> str:
    lines = text.splitlines(keepends=True) or [""]
    at = luck.randrange(len(lines))
    return "".join([*lines[:at], lines[at], *lines[at:]])


def _exchange_lines(text: str, luck: Random) -> str:
    lines = text.splitlines(keepends=True) or [""]
    a, b = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "".join(lines)


def _other_number(text: str, luck: Random) -> str:
    at = luck.choice(list(re.finditer(r"\b\d+\b|$", text)))
    other = luck.choice(
        (str(number(luck)), str(luck.randint(0, 9)), "0.5", "-1", "true", '"1"', "1e400", "nan")
    )
    return text[: at.start()] + other + text[at.end() :]


def _other_word(text: str, luck: Random) -> str:
    found = list(re.finditer(r'"[^"\n]*"|$', text))
    at, other = luck.choice(found), luck.choice(found)
    put = other[0] if luck.random() < 0.6 else f'"{word(luck, 200)}"'
    return text[: at.start()] + put + text[at.end() :]


def _other_key(text: str, luck: Random) -> str:
    found = list(re.finditer(r"^[\w-]+(?= =)|\Z", text, re.MULTILINE))
    at, other = luck.choice(found), luck.choice(found)
    return text[: at.start()] + other[0] + text[at.end() :]


def _cut_off(text: str, luck: Random) -> str:
    return text[: luck.randint(0, len(text))]


def _noise(text: str, luck: Random) -> str:
    at = luck.randint(0, len(text))
    return (
        text[:at] + luck.choice((word(luck, 30), "[", "]", "{", "=", '"', "'''", "\0", ".", "#")) + text[at:]
    )


MISTAKES = (
    _lose_a_line,
    _repeat_a_line,
    _exchange_lines,
    _other_number,
    _other_number,
    _other_word,
    _other_key,
    _cut_off,
    _noise,
)


# Files that mean ill


def _diamonds(luck: Random) -> bytes:
    """Between each two places two ways: as many shortest ways as there are grains of sand."""
    rows = ['["pier", "n0"]']
    for step in range(luck.choice((5, 20, 100))):
        rows += [f'["n{step}", "{side}{step}"], ["{side}{step}", "n{step + 1}"]' for side in "ab"]
    links = ",\n".join(rows)
    text = re.sub(r"(\[harbour\.links\]\nrows = \[\n)", lambda at: f"{at[1]}{links},\n", shipped("feld"))
    water = ", ".join(f'"{name}{step}"' for step in range(101) for name in "nab")
    return text.replace("water = [\n", f"water = [\n{water},\n").encode()


def _deep(luck: Random) -> bytes:
    """Names in names in names, or brackets in brackets."""
    depth = luck.choice((50, 900, 14_000))
    return luck.choice(
        (".".join("a" * depth) + " = 1", "a = " + "[" * depth, "a = " + "{a=" * depth)
    ).encode()


def _long(luck: Random) -> bytes:
    """A number of thousands of digits."""
    digits = "9" * luck.choice((50, 4301, 29_000))
    return luck.choice((f"a = {digits}", f"a = 0x{digits}", f"a = 1e{digits}", f"a = 0.{digits}")).encode()


def _ring(luck: Random) -> bytes:
    """A board that is one ring of many places."""
    many = luck.choice((17, 60, 119, 200))
    names = "".join(f'p{place} = "P{place}"\n' for place in range(many))
    rows = "".join(f'  ["p{place}", "p{(place + 1) % many}", 1, "gray", true],\n' for place in range(many))
    text = shipped("ride")
    text = re.sub(r"(?s)(\[locations\.names\]\n).*?\n\n", lambda at: f"{at[1]}{names}\n", text, count=1)
    text = re.sub(r"(?s)(rows = \[\n).*?\n\]", lambda at: f"{at[1]}{rows}]", text, count=1)
    contracts = ((place, place + 2 + place % 7) for place in range(24))
    kept = "".join(f'  ["p{a % many}", "p{b % many}", 5],\n' for a, b in contracts)
    head, _, tail = text.rpartition("rows = [\n")
    rest = tail.partition("\n]\n")[2]
    return f"{head}rows = [\n{kept}]\n{rest}".encode()


def _not_text(luck: Random) -> bytes:
    return luck.choice(
        (b"", b"\0" * 100, b"\xff\xfe\x00", luck.randbytes(3000), b"\xef\xbb\xbf", b"\r" * 9999)
    )


def _large(luck: Random) -> bytes:
    line = luck.choice(("a = 1\n", "# \n", "[a]\n", '"" = ""\n', "\n"))
    return (line * 40_000)[: luck.choice((29_999, 30_001, 99_999, 200_000))].encode()


def _many(luck: Random) -> bytes:
    """Tables with far more entries than any board has."""
    rows = "".join(f"[t{n}]\na = [{', '.join(map(str, range(40)))}]\n" for n in range(150))
    text = shipped(luck.choice(("ride", "feld")))
    return luck.choice((rows + text, text + rows, rows)).encode()


HOSTILE = (_diamonds, _deep, _long, _ring, _not_text, _large, _many)
