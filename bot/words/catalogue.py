"""A catalogue of texts that is read as far as it is needed: of hundreds a start says a few."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast

#: Where a text begins, as its key stands at the start of a line; and what it may refer to.
BEGINNING = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
#: Without where everything stood in its file: nobody asks for that, and it takes more room than the rest.
PARSER = FluentParser(with_spans=False)
#: Smaller numbers are written alike in all our languages, with nothing between their digits.
THOUSAND = 1000


class Amount(FluentInt):
    """A whole number; the library would take half of the time of a sentence to write a small one."""

    def format(self, locale: Any) -> str:
        """As it is written in a language."""
        return str(int(self)) if 0 <= self < THOUSAND else str(super().format(locale))


class Catalogue(FluentBundle):
    """The texts of a language; each is parsed when it is first asked for, with those that it refers to.

    Only what is said is kept, and not what was parsed: both would take three times the room.
    """

    def __init__(self, locale: str) -> None:
        """Begin without any."""
        super().__init__([locale], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, file: str) -> None:
        """Take up the texts of a file; of two with one key the first stays."""
        for key, text in _texts(file):
            if not self.has_message(key):
                self._unread[key] = text

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text, read or not."""
        return message_id in self._unread or message_id in self._compiled

    def get_message(self, message_id: str) -> Any:
        """A text, which is read now if it was not yet."""
        self._read(message_id)
        return super().get_message(message_id)

    def say(self, pattern: Pattern, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """What a text comes to with these arguments, and what is wrong with it."""
        given = {name: Amount(v) if type(v) is int else native_to_fluent(v) for name, v in args.items()}
        errors: list[Exception] = []
        try:
            said = pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            return "", [*errors, error]
        return str(said), errors

    def _read(self, key: str) -> None:
        text = self._unread.pop(key, None)
        if text is not None:
            for entry in PARSER.parse(text).body:
                if isinstance(entry, ast.Message | ast.Term):
                    self._compiled[key] = self._compiler(entry)
            for other in REFERENCE.findall(text):
                self._read(other)


def _texts(file: str) -> Iterator[tuple[str, str]]:
    """The texts of a file, by their keys."""
    for text in BEGINNING.split(file)[1:]:
        yield text.partition("=")[0].strip(), text
