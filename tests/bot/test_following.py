"""What is exciting for whoever follows a game: told from what everybody may see, and each thing once."""

import pytest

from bot.messages.following import exciting
from bot.messages.stories import Story, played
from rules.core.asking import Text
from rules.games import GAMES
from tests.playing import random_game


def leading(points: list[int]) -> set[int]:
    return {seat for seat, number in enumerate(points) if number == max(points)}


@pytest.mark.parametrize("name", GAMES)
def test_a_lead_that_changes_is_told_in_the_turn_in_which_it_does(name: str) -> None:
    game, changes = GAMES[name], 0
    for number in range(6):
        log, first = [], None
        for table, seat, picks in random_game(game, 3, {}, f"leads {number}"):
            first = first or table.save()
            log.append((seat, tuple(picks)))
        assert first is not None
        before: list[int] | None = None
        for turn, (table, events) in enumerate(played(Story(name, first, log))):
            points = game.points(table.g)
            if before is not None and not table.over:
                told = exciting(game, table, [(turn, events)], turn, turn + 1)
                leads = [text for text in told if text.key == "follow-lead"]
                changed = not leading(before) & leading(points)
                expected = [Text("follow-lead", {"seat_leading": sorted(leading(points))})] if changed else []
                assert leads == expected
                changes += changed
                # What happens in the present turn is told when that is over.
                assert exciting(game, table, [(turn, events)], turn, turn) == []
            before = points
    assert changes
