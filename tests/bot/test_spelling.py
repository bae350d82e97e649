"""Spelling: what is typed is compared closely only with what may be meant by it."""

from difflib import SequenceMatcher

import pytest

from bot.words.spelling import meant


@pytest.mark.parametrize("typed", ["a" * 6000, "amsterdam " * 600, "xqzwvyjx"])
def test_what_cannot_be_meant_is_not_compared_letter_by_letter(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Six thousand letters, compared so with every card, would hold up everybody for seconds.
    compared = 0

    def ratio(_: SequenceMatcher[str]) -> float:
        nonlocal compared
        compared += 1
        return 0.0

    monkeypatch.setattr(SequenceMatcher, "ratio", ratio)
    assert meant(typed, {1: "Amsterdam", 2: "Oude Kerk", 3: "Centraal Station"}) == []
    assert compared == 0
    meant("amstredam", {1: "Amsterdam"})
    assert compared == 1
