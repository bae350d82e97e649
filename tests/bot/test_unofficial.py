"""Whose the games are is told where people look: in `/help` and in `/rules`."""

import pytest

from bot.messages.lookup import help_text, rules_text
from bot.words.texts import LANGUAGES, Speaker

OWNERS = {"ride": ("Days of Wonder", "Asmodee"), "feld": ("Queen Games",)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_name_the_owners(language: str) -> None:
    say = Speaker(language)
    told = help_text(say, {})
    assert len(told) <= 2000
    for game, owners in OWNERS.items():
        assert all(owner in told for owner in owners)
        assert all(owner in rules_text(say, game) for owner in owners)
