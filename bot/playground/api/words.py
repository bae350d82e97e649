"""What the page says: its words in every language, as a module that the page loads."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from aiohttp import web

from bot.playground.checks.commands import LOCALES
from bot.words.texts import COMMON, ENDONYMS, Speaker, files_of

#: The file of each language in which the page's own words are.
FILE = "playground.ftl"
ENTRY, GAP = re.compile(r"^playground-([a-z-]+) =", re.MULTILINE), re.compile(r"\{ \$(\w+) \}")


async def serve(_: web.Request) -> web.Response:
    """The words as a module of the page."""
    return web.Response(text=module(), content_type="text/javascript", headers={"Cache-Control": "no-cache"})


@cache
def module() -> str:
    """The tables of words, and the locales that a person can be given, each in its own words."""
    tables = msgspec.json.encode({code: dict(table(code)) for code in ENDONYMS}).decode()
    ours = msgspec.json.encode(dict(locales())).decode()
    return f"export const TABLES = {tables};\nexport const LOCALES = {ours};\n"


def table(code: str) -> Iterator[tuple[str, str]]:
    """The words of a language under the names that the page has for them, with gaps that it fills in."""
    source = next(file for file in files_of(COMMON, code) if file.name == FILE).read_text("utf-8")
    gaps = {name: f"{{{name}}}" for name in GAP.findall(source)}
    for key in ENTRY.findall(source):
        named = re.sub("-([a-z])", lambda found: found[1].upper(), key)
        yield named, Speaker(code)(f"playground-{key}", **gaps)


def locales() -> Iterator[tuple[str, str]]:
    """Discord's locales that we speak, by language; where it has two of one, with the region."""
    for code, name in ENDONYMS.items():
        ours = sorted(locale for locale in LOCALES if locale.partition("-")[0] == code)
        for locale in reversed(ours):
            yield locale, name if len(ours) == 1 else f"{name} ({locale.partition('-')[2]})"
