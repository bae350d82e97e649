"""Sentences: the Fluent catalogues of every language, and how things are named in them.

The rules say keys with arguments. An argument's name up to its first underscore is its category: the value
`red` of `color` is called what `<game>-color-red` says. Lists and counts are joined as the language does.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from discord.utils import escape_markdown, escape_mentions
from fluent.runtime import FluentBundle, FluentResource

from rules.core.asking import Text
from rules.core.events import Event

LANGUAGES = ("en", "fr", "da")
#: Names that a language has for itself.
ENDONYMS = {"en": "English", "fr": "Français", "da": "Dansk"}


def language(locale: str | None) -> str:
    """The language in which somebody with this Discord locale reads us."""
    code = (locale or "en").partition("-")[0]
    return code if code in LANGUAGES else "en"


@cache
def bundle(code: str) -> FluentBundle:
    """The catalogue of a language, all its files together."""
    made = FluentBundle([{"en": "en-GB", "fr": "fr-FR", "da": "da-DK"}[code]], use_isolating=False)
    folder = resources.files("bot").joinpath("locales", code)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def clean(name: str, most: int = 32) -> str:
    """Somebody's own words, made harmless: one line, bounded, no mention, markdown or link."""
    line = " ".join("".join(char if char.isprintable() else " " for char in name).split())[:most]
    return escape_mentions(escape_markdown(line)).replace("://", ":/\u200b/")


def about(code: str, key: str, attribute: str | None = "about") -> str:
    """A message that takes no arguments: its attribute, which describes it, or itself."""
    if not bundle(code).has_message(key):
        raise MissingTextError(f"{code} has no message {key}")
    message = bundle(code).get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        raise MissingTextError(f"{code} has no {attribute or 'value'} of {key}")
    return str(bundle(code).format_pattern(pattern, {})[0])


class MissingTextError(KeyError):
    """A catalogue lacks a message, or a message lacks an argument."""


@lru_cache(maxsize=4096)
def _said(code: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """The sentence of a key; the same ones are said again and again, and making one takes a while."""
    catalogue = bundle(code)
    if not catalogue.has_message(key):
        raise MissingTextError(f"{code} has no message {key}")
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    said, errors = catalogue.format_pattern(pattern, dict(args))
    if errors:
        raise MissingTextError(f"{code} cannot say {key}: {errors}")
    return str(said)


class Speaker:
    """Says things in one language; `names` are the players by seat, as they may be shown."""

    def __init__(self, code: str, names: Sequence[str] = ()) -> None:
        self.code = code
        self.names = names

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of a key, with its arguments named."""
        game = key.partition("-")[0]
        return _said(
            self.code, key, tuple([(name, self._named(game, name, value)) for name, value in args.items()])
        )

    def text(self, text: Text) -> str:
        """What a text of the rules says."""
        return self(text.key, **text.args)

    def event(self, game: str, event: Event) -> str:
        """What an event of a game says; one that only its seat may read has a sentence of its own."""
        told = "told" if event.only is not None else "event"
        who = {} if event.seat is None else {"seat": event.seat}
        return self(f"{game}-{told}-{event.kind}", **who, **event.data)

    def listed(self, things: Iterable[str]) -> str:
        """Several things as the language lists them."""
        *most, last = list(things) or [""]
        return self("list-and", most=", ".join(most), last=last) if most else last

    def _named(self, game: str, name: str, value: Any) -> Any:
        category = name.partition("_")[0]
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if category == "seat" and isinstance(value, int):
            return self.names[value] if value < len(self.names) else f"{value + 1}"
        if isinstance(value, str):
            key = f"{game}-{category}-{value}"
            return self(key) if bundle(self.code).has_message(key) else value
        if isinstance(value, Mapping):
            return self.listed(
                self("counted", number=count, thing=self._named(game, name, thing))
                for thing, count in value.items()
            )
        if isinstance(value, list | tuple):
            return self.listed(str(self._named(game, name, part)) for part in value)
        return value
