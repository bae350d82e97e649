"""Who may hand a seat to whom, and why not: the rule as a table."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.rows import GameRow, SeatRow
from bot.tables.clock import GRACE, GRACE_WITHOUT_CLOCK, PACES, overdue
from bot.tables.handover import Handover, Way, voters, way_of
from bot.tables.seated import Seated
from rules.core.asking import Illegal

#: At the table, in this order; the last seat was the house's from the beginning.
ANNA, BRAM, CHLOE = 1, 2, 3
#: Somebody from outside, somebody who hosts without playing, somebody who left Anna's seat.
DITTE, SASKIA, ERIK = 4, 5, 6
HOUSE = None
IN_TIME, LATE = 3600, 2 * PACES["day"]


def seated(
    people: tuple[int | None, ...] = (ANNA, BRAM, CHLOE, HOUSE),
    *,
    away: dict[int, int] | None = None,
    **changes: Any,
) -> Seated:
    """Bram's seat is asked; `away` are those for whom the house keeps a seat."""
    away = away or {}
    seats = [
        SeatRow(
            7,
            number,
            user,
            f"{user}",
            None if user else "merchant",
            dm_closed=False,
            seen=0,
            snoozed=0,
            away_id=away.get(number),
        )
        for number, user in enumerate(people)
    ]
    row = GameRow(
        id=7, guild_id=8, channel_id=9, host_id=ANNA, game="ride", seats=len(people), settings={},
        language="en", pace="day", stage="playing", seed="", saved=b"", answers=9, turn=3, asked=[1], since=0,
        touched=0, reminded=0, paused=False, points=[], winners=[], rematch_of=None, created=0,
    )  # fmt: skip
    return Seated(replace(row, **changes), seats)


def decided(
    table: Seated,
    asker: int,
    to: int | None,
    *,
    seat: int = 1,
    now: int = IN_TIME,
    hosting: bool | None = None,
    insiders: dict[int, set[int]] | None = None,
) -> str:
    """The way, or the reason why there is none."""
    host = asker in (ANNA, SASKIA) if hosting is None else hosting
    try:
        return way_of(table, Handover(seat, asker, host, to, "Ditte"), insiders or {}, now).value
    except Illegal as illegal:
        return illegal.text.key


ONCE, VOTE = Way.AT_ONCE.value, Way.BY_VOTE.value
TABLE, TWO, ALONE = seated(), seated((ANNA, BRAM)), seated((HOUSE, BRAM))
KEPT, PAUSED = seated((ANNA, HOUSE, CHLOE), away={1: BRAM}), seated(paused=True)
RATED, RATED_TWO, RATED_ALONE = (
    seated(rated=True),
    seated((ANNA, BRAM), rated=True),
    seated((HOUSE, BRAM), rated=True),
)
RATED_KEPT = seated((ANNA, HOUSE, CHLOE), away={1: BRAM}, rated=True)


@pytest.mark.parametrize(
    ("table", "asker", "to", "said"),
    [
        # By the word of whoever it belongs to.
        (TABLE, BRAM, DITTE, ONCE),
        (TABLE, BRAM, HOUSE, ONCE),
        (TWO, BRAM, DITTE, ONCE),
        (ALONE, BRAM, HOUSE, ONCE),
        (KEPT, BRAM, DITTE, ONCE),
        (KEPT, BRAM, BRAM, ONCE),
        (PAUSED, BRAM, HOUSE, ONCE),
        # Before the time has run out nobody decides alone about another, not even the host.
        (TABLE, ANNA, DITTE, VOTE),
        (TABLE, ANNA, HOUSE, VOTE),
        (TABLE, CHLOE, DITTE, VOTE),
        (TABLE, SASKIA, HOUSE, VOTE),
        (PAUSED, ANNA, DITTE, VOTE),
        (TWO, ANNA, DITTE, "refused-few-votes"),
        (TWO, ANNA, HOUSE, "refused-few-votes"),
        (TWO, SASKIA, DITTE, "refused-few-votes"),
        (ALONE, SASKIA, HOUSE, "refused-few-votes"),
        # Whoever only watches has no say.
        (TABLE, DITTE, DITTE, "refused-spectator"),
        (TABLE, DITTE, HOUSE, "refused-spectator"),
        (TWO, DITTE, DITTE, "refused-spectator"),
        (KEPT, DITTE, DITTE, "refused-spectator"),
        # What the house keeps is still somebody's.
        (KEPT, ANNA, DITTE, VOTE),
        (KEPT, ANNA, BRAM, VOTE),
        (KEPT, ANNA, HOUSE, "refused-house-already"),
        (KEPT, BRAM, HOUSE, "refused-house-already"),
        (seated((ANNA, HOUSE), away={1: BRAM}), ANNA, DITTE, "refused-few-votes"),
        # In a rated game only to the house, and never one's own.
        (RATED, BRAM, DITTE, "refused-rated-hands"),
        (RATED, ANNA, DITTE, "refused-rated-hands"),
        (RATED, ANNA, HOUSE, VOTE),
        (RATED, BRAM, HOUSE, VOTE),
        (RATED_TWO, ANNA, HOUSE, "refused-few-votes"),
        (RATED_TWO, BRAM, HOUSE, VOTE),
        (RATED_ALONE, BRAM, HOUSE, "refused-rated-house"),
        (RATED_KEPT, BRAM, BRAM, ONCE),
        (RATED_KEPT, BRAM, DITTE, "refused-rated-hands"),
        (RATED_KEPT, ANNA, DITTE, "refused-rated-hands"),
        # Nobody sits twice.
        (TABLE, BRAM, ANNA, "refused-sits-already"),
        (TABLE, BRAM, BRAM, "refused-sits-already"),
        # A game in a DM is its player's own.
        (seated((BRAM,), guild_id=None, asked=[0]), BRAM, DITTE, "refused-no-such-seat"),
        # Only what is being played.
        (seated(stage="open"), BRAM, DITTE, "refused-not-started"),
        (seated(stage="ended"), BRAM, DITTE, "refused-over"),
        (seated(stage="over"), BRAM, HOUSE, "refused-over"),
    ],
)
def test_before_the_time_has_run_out(table: Seated, asker: int, to: int | None, said: str) -> None:
    assert decided(table, asker, to) == said


@pytest.mark.parametrize(
    ("table", "asker", "seat", "to", "said"),
    [
        (TABLE, ANNA, 1, DITTE, ONCE),
        (TABLE, ANNA, 1, HOUSE, ONCE),
        (TABLE, SASKIA, 1, DITTE, ONCE),
        (TWO, ANNA, 1, HOUSE, ONCE),
        (RATED, ANNA, 1, HOUSE, ONCE),
        (RATED, ANNA, 1, DITTE, "refused-rated-hands"),
        # Only the host, and only about a seat that is asked and played by a person.
        (TABLE, CHLOE, 1, DITTE, VOTE),
        (TABLE, ANNA, 2, DITTE, VOTE),
        (PAUSED, ANNA, 1, DITTE, VOTE),
        (KEPT, ANNA, 1, DITTE, VOTE),
        # In a rated game the host's own seat is no other than everybody's.
        (seated(rated=True, asked=[0]), ANNA, 0, HOUSE, VOTE),
    ],
)
def test_once_the_time_has_run_out(table: Seated, asker: int, seat: int, to: int | None, said: str) -> None:
    assert decided(table, asker, to, seat=seat, now=LATE) == said


@pytest.mark.parametrize(
    ("to", "insiders", "said"),
    [
        # Whoever has left another seat knows its secrets; whoever has left this one may have it again.
        (ERIK, {0: {ERIK}}, "refused-knows-another"),
        (ERIK, {1: {ERIK}}, ONCE),
        (ERIK, {0: {ERIK}, 1: {ERIK}}, "refused-knows-another"),
        # Somebody was deleted who knows another seat: anybody new might be them, but not who was here before.
        (DITTE, {0: {0}}, "refused-forgotten-knows"),
        (ERIK, {0: {0}, 1: {ERIK}}, ONCE),
        (DITTE, {1: {0}}, ONCE),
        (HOUSE, {0: {0}, 2: {ERIK}}, ONCE),
    ],
)
def test_nobody_sees_the_secrets_of_two_seats(
    to: int | None, insiders: dict[int, set[int]], said: str
) -> None:
    assert decided(TABLE, BRAM, to, insiders=insiders) == said


def test_whoever_the_house_keeps_another_seat_for_knows_its_secrets() -> None:
    table = seated((HOUSE, BRAM, CHLOE), away={0: ANNA})
    assert decided(table, BRAM, ANNA) == "refused-knows-another"


def test_a_game_in_a_dm_stays_its_players() -> None:
    table = seated((BRAM,), guild_id=None, asked=[0])
    assert decided(table, BRAM, DITTE, seat=0) == "refused-alone-only"
    assert decided(table, BRAM, HOUSE, seat=0) == ONCE


def test_nobody_votes_about_themselves() -> None:
    assert voters(TABLE, 1) == [ANNA, CHLOE]
    assert voters(KEPT, 1) == [ANNA, CHLOE]


def test_time_runs_out_after_some_grace() -> None:
    grace = PACES["day"] * GRACE
    assert [overdue(TABLE, 1, int(now)) for now in (grace - 1, grace)] == [False, True]
    unhurried = seated(pace="none")
    assert [overdue(unhurried, 1, now) for now in (GRACE_WITHOUT_CLOCK - 1, GRACE_WITHOUT_CLOCK)] == [
        False,
        True,
    ]
    assert not overdue(seated(stage="over"), 1, LATE)
