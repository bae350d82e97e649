"""What a game offers together: several answers in one press, and what goes without saying after an answer."""

from typing import Any, Protocol

from rules.core.asking import Ask, Option, Picks


class Together(Protocol):
    """What a game's module says of a press beyond one answer."""

    def several(self, view: Any, question: Ask) -> tuple[Option, ...]:
        """Answers that may be given one after the other in one press: an id is all of theirs, joined by THEN.

        No rule knows them: `rules/core/pressing.py` answers one after the other.
        """

    def goes_on(self, question: Ask, begun: Picks) -> bool:
        """Whether anything may go without saying after an answer: a glance at the question, before a view."""

    def follow(self, view: Any, question: Ask, begun: Picks) -> Picks:
        """What goes without saying after an answer: the obvious payment, say; nothing where a person decides.

        `begun` is the answer that led to the question, with others like this one in between.
        """
