"""A catalogue of texts that is read as far as it is needed: of hundreds a start says a few."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: Where a text begins, as its key stands at the start of a line; and what it may refer to.
BEGINNING = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue(FluentBundle):
    """The texts of a language; each is parsed when it is first asked for, with those that it refers to."""

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
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        """A text, which is read now if it was not yet."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        text = self._unread.pop(key, None)
        if text is not None:
            self.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._read(other)


def _texts(file: str) -> Iterator[tuple[str, str]]:
    """The texts of a file, by their keys."""
    for text in BEGINNING.split(file)[1:]:
        yield text.partition("=")[0].strip(), text
