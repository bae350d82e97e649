"""Many small cases in one test: pytest takes longer for a test of its own than most of them take."""

from collections.abc import Callable, Iterable
from typing import Any


def each_of(
    cases: Callable[[], Iterable[Any]], named: Callable[[Any], str] = str
) -> Callable[[Callable[[Any], None]], Callable[[], None]]:
    """Try a test with each of these cases; those that fail are named, and no failure hides another."""

    def decorate(test: Callable[[Any], None]) -> Callable[[], None]:
        def whole() -> None:
            failed, tried = [], 0
            for tried, case in enumerate(cases(), 1):  # noqa: B007 - how many there were
                try:
                    test(case)
                except AssertionError as error:
                    error.add_note(f"in the case of {named(case)}")
                    failed.append(error)
            assert tried, "there is no case"
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {tried} cases failed", failed)

        whole.__name__, whole.__doc__, whole.__module__ = test.__name__, test.__doc__, test.__module__
        return whole

    return decorate
