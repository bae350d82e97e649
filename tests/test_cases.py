"""Many cases in one test: all are tried, and those that fail are named."""

import pytest

from tests.cases import each_of


def test_every_case_that_fails_is_named() -> None:
    tried = []

    @each_of(lambda: range(6), lambda number: f"the {number}")
    def test_even(number: int) -> None:
        tried.append(number)
        assert number % 3 != 2

    with pytest.raises(ExceptionGroup, match="2 of 6 cases failed") as told:
        test_even()
    assert tried == [*range(6)]
    assert [error.__notes__ for error in told.value.exceptions] == [
        ["in the case of the 2"],
        ["in the case of the 5"],
    ]
    assert test_even.__name__ == "test_even"


def test_no_case_at_all_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="there is no case"):
        each_of(list)(lambda case: None)()
