"""Who can still answer for a seat sees nobody else's secrets, whatever happens on an evening."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables.onlookers import Past
from bot.tables.seated import Seated
from tests.leaks.evening import Evening, LeakError

#: The game, how many sit there, how many rounds late, and how many games are played.
EVENINGS = [("ride", 2, 1, 2), ("ride", 4, 2, 1), ("feld", 3, 1, 1)]


@pytest.mark.parametrize(("game", "seats", "late", "games"), EVENINGS)
async def test_nobody_who_can_still_answer_sees_another_ones_secrets(
    tmp_path: Path, game: str, seats: int, late: int, games: int
) -> None:
    told = await Evening(tmp_path / "schout.sqlite", f"{game} {seats}", game, seats, late).play(games)
    assert told["games"] == games
    assert told["looks"]
    assert told["secrets told"]


async def test_an_evening_finds_out_if_it_is_not_noted_who_has_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_noted(*_: Any) -> None:
        """Nobody writes it down."""

    monkeypatch.setattr("bot.play.onlookers.note_onlooker", not_noted)
    with pytest.raises(LeakError, match="has seen"):
        await Evening(tmp_path / "schout.sqlite", "ride 3", "ride", 3, 1).play()


async def test_an_evening_finds_out_if_everything_is_shown_too_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.play.onlookers.as_it_was", _now)
    with pytest.raises(LeakError, match="times since"):
        await Evening(tmp_path / "schout.sqlite", "ride 3", "ride", 3, 1).play()


def _now(seated: Seated, log: object) -> Past:
    """The game as it stands, though it should be late."""
    return Past(seated.table(), 0, 0, ())
