"""Nobody is shown another seat's secret before the end, in any version of any message or elsewhere."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.driver import Player
from tests.e2e.ride.leaks import Known, known, leaks
from tests.e2e.ride.season import FinishedGame, season

SEATS = (2, 3, 4)


def knowledge(played: FinishedGame) -> dict[str, Known]:
    """What everybody at a table may know of their own, by id."""
    found = known(len(played.party.people), played.row.luck, played.log)
    return {person.id: own for person, own in zip(played.party.people, found, strict=True)}


def shown_of(played: FinishedGame, reader: Player) -> Iterator[tuple[frozenset[str], Any]]:
    """What a person was shown of a game before its last turn, with all who were shown the same."""
    for who, _, data in season().town.shown[: played.party.turns[-1].shown]:
        if reader.id not in who:
            continue
        here = data.get("channel_id") == played.room.id
        if here or "channel_id" not in data or played.party.title in str(data):
            yield who, data


@pytest.mark.parametrize("seats", SEATS)
def test_players_are_shown_their_own_secrets_only(seats: int) -> None:
    played = season().games[seats]
    may_know = knowledge(played)
    for person in played.party.people:
        found = [
            f"{person.name}: {leak}"
            for who, data in shown_of(played, person)
            for leak in leaks(may_know[person.id], data, seed=played.row.seed, private=len(who) == 1)
        ]
        assert found == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_is_shown_no_secret(seats: int) -> None:
    played, spectator = season().games[seats], season().spectator
    shown = list(shown_of(played, spectator))
    assert len(shown) > 50
    assert any(len(who) == 1 for who, _ in shown)
    found = [leak for _, data in shown for leak in leaks(Known(), data, seed=played.row.seed, private=False)]
    assert found == []


def test_the_test_can_fail() -> None:
    """Every way in which a secret could come to somebody else's eyes is found."""
    played = season().games[3]
    may_know = knowledge(played)
    anybody, other = played.party.people[:2]
    own = may_know[anybody.id]
    theirs = [data for who, data in shown_of(played, other) if who == {other.id}]
    assert len(theirs) > 20
    assert sum(bool(leaks(own, data, seed=played.row.seed, private=True)) for data in theirs) > 20
    contract = next(iter(may_know[other.id].contracts - own.contracts))
    pick = next(iter(may_know[other.id].picks - own.picks))
    for data in (
        {"content": f"seed {played.row.seed}"},
        {"components": [{"custom_id": f"pick:1:0:abcdef:{pick}"}]},
        {"choices": [{"name": "x", "value": f"keep:{contract}"}]},
        {"attachments": [{"filename": f"{contract}.png"}]},
        {"attachments": [{"description": "Your hand: 9 pink"}]},
    ):
        assert leaks(own, data, seed=played.row.seed, private=True), data
    for data in ({"content": "You drew red."}, {"content": "You can claim now: Dam – Waag"}):
        assert leaks(own, data, seed=played.row.seed, private=False), data
