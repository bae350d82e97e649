"""A turn that is told in one line."""

from itertools import pairwise

import pytest

from bot.messages.boards import turn_lines
from bot.messages.stories import summary
from bot.words.texts import LANGUAGES, Speaker
from rules.core.events import Event
from rules.games import GAMES
from tests.playing import random_game


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_a_turn_runs_into_the_next(name: str, code: str) -> None:
    say, events = Speaker(code, ("Anna", "Bram")), dict[str, Event]()
    for table, seat, picks in random_game(GAMES[name], 2, {}, "lines"):
        twin = type(table).load(GAMES[name], table.save())
        events |= {event.kind: event for event in twin.answer(seat, picks) if event.only is None}
    for one, other in pairwise(events.values()):
        [line] = turn_lines(say, name, [(1, [one, other])])
        before = line.removesuffix(say.event(name, other)).removesuffix(f"{say.event(name, other)}.")
        assert before.rstrip().endswith((".", "!", "?", "…")), line


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_began_with_a_step_taken_back_is_told(name: str) -> None:
    say = Speaker("en", ("Anna", "Bram"))
    assert summary(say, name, [Event("undone", 0)]) == "Anna takes the last step back."
