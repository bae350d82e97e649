"""A small storm, and what it must be able to find."""

from collections import Counter
from pathlib import Path

import pytest

from bot.playground.world.interactions import COMPONENT, DEFER, DEFER_UPDATE, REPLY, Interaction, no_watch
from bot.playground.world.state import TEXT, Channel, Payload, Person
from rules.core.asking import Answer
from rules.games import GAMES
from tests.e2e.ride.leaks import known
from tests.playing import random_game
from tests.storm.ledger import Ledger, Move, Press
from tests.storm.run import storm

REFUSAL: Payload = {
    "components": [{"type": 10, "content": "The board has moved on since that button was made."}]
}
MOVE = Move(1, 0, "abcdef", ("draw:deck",))


async def test_what_is_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    figures = await storm(5, "a storm", tmp_path, tables=4)
    assert figures.faults == []
    assert figures.kills >= 5
    assert figures.moves > 0
    assert figures.presses["acknowledged"] > 0


def pressed(answer: int | None, *said: Payload, finished: bool = True) -> Press:
    made = Interaction(
        "1", "token", COMPONENT, Person("2", "anna", "Anna"), Channel("3", TEXT), {}, 0.0, no_watch
    )
    made.answer = answer
    if finished:
        made.finished.set()
    return Press(MOVE, made, list(said))


@pytest.mark.parametrize(
    ("presses", "stored", "faults"),
    [
        ([pressed(DEFER_UPDATE)], 1, 0),
        ([pressed(DEFER_UPDATE)], 0, 1),
        ([pressed(DEFER_UPDATE)], 2, 1),
        ([], 1, 1),
        ([pressed(REPLY, REFUSAL)], 0, 0),
        ([pressed(DEFER_UPDATE, REFUSAL)], 0, 0),
        ([pressed(None)], 0, 0),
        ([pressed(None)], 1, 0),
        ([pressed(DEFER, finished=False)], 0, 0),
        ([pressed(DEFER_UPDATE), pressed(DEFER_UPDATE)], 1, 1),
        ([pressed(DEFER_UPDATE), pressed(REPLY, REFUSAL)], 1, 0),
    ],
)
def test_a_press_that_was_acknowledged_and_never_made_is_found(
    presses: list[Press], stored: int, faults: int
) -> None:
    moves, ledger = Counter({MOVE: stored} if stored else {}), Ledger(presses)
    assert len(ledger.unkept(moves, {1}) + ledger.unasked(moves, {1})) == faults


def test_what_somebody_has_looked_at_and_taken_back_is_no_secret_of_another() -> None:
    log: list[Answer] = []
    for table, seat, picks in random_game(GAMES["ride"], 2, {}, "taken back"):
        if table.asks[seat].text.key == "ride-ask-payment":
            break
        log.append((seat, picks))
    asked = {option.id for option in table.asks[seat].options}
    paid = known(2, "taken back", [*log, (seat, (table.asks[seat].options[0].id,))])[seat]
    now, ahead = (known(2, "taken back", log[:-1], undoing=undoing)[seat] for undoing in (False, True))
    assert not asked & now.picks
    assert asked <= ahead.picks
    assert not paid.hands <= now.hands
    assert paid.hands <= ahead.hands
