"""Ratings: from finished games alone, anchored by house players of known strength."""

from itertools import pairwise

import pytest
from openskill.models import PlackettLuce

from bot.people.ratings import Standing, anchors, between, evenly, standings
from bot.people.stats import strength
from bot.store.finished import Sat
from bot.words.texts import Speaker
from rules.players.house import HOUSE, levels


def person(number: int, points: int, *, won: bool = False) -> Sat:
    return Sat(number, None, f"Person {number}", points, won)


def house(level: str, points: int, *, won: bool = False) -> Sat:
    return Sat(None, level, level, points, won)


@pytest.mark.parametrize("game", HOUSE)
def test_house_players_are_as_strong_as_the_tournaments_say(game: str) -> None:
    model = PlackettLuce()
    known = anchors(model, game)
    for rating in known.values():
        rating.sigma = 0.001
    for weak, strong in pairwise(levels(game)):
        won, _ = model.predict_win([[known[strong]], [known[weak]]])
        assert won == pytest.approx(HOUSE[game].BEATS[strong], abs=0.01)


def test_whoever_beats_the_stronger_is_rated_higher() -> None:
    won = {
        level: standings("ride", [(True, [person(1, 40, won=True), house(level, 30)])])[0].rating
        for level in ("novice", "merchant", "burgomaster")
    }
    assert won["novice"] < won["merchant"] < won["burgomaster"]  # type: ignore[operator]


def test_somebody_who_is_known_stands_between_house_players() -> None:
    """Whoever beats merchants and loses to burgomasters is better than these and not as good as those."""
    won = (True, [person(1, 40, won=True), house("merchant", 30)])
    lost = (True, [person(1, 30), house("burgomaster", 40, won=True)])
    [early] = standings("ride", [won, lost])
    assert (early.weaker, early.stronger) == (None, None)
    [known] = standings("ride", [won, lost] * 5)
    assert (known.weaker, known.stronger) == ("merchant", "burgomaster")
    assert (early.even, known.even) == (None, "merchant")
    strengths = anchors(PlackettLuce(), "ride")
    assert between(strengths, -100) == (None, "novice")
    assert between(strengths, 100) == (levels("ride")[-1], None)
    assert [evenly(strengths, far) for far in (-100, 100)] == ["novice", levels("ride")[-1]]
    assert all(evenly(strengths, rating.mu + 0.1) == level for level, rating in strengths.items())


def test_how_strong_somebody_is_is_told_by_house_players() -> None:
    say, somebody = Speaker("en"), Standing(1, "Anna", 4, 2, 12.5)
    told = {
        ("merchant", "burgomaster", "merchant"): "between merchant and burgomaster",
        ("burgomaster", None, "burgomaster"): "above burgomaster",
        (None, "novice", "novice"): "still below novice",
    }
    for (weaker, stronger, even), line in told.items():
        known = somebody._replace(weaker=weaker, stronger=stronger, even=even)
        assert strength(say, known) == [line, f"for an even game: {even}"]
    assert strength(say, somebody) == []


def test_a_tie_break_counts_and_a_shared_victory_is_shared() -> None:
    [first, second] = standings("feld", [(True, [person(1, 50), person(2, 50, won=True)])])
    assert (first.user_id, first.wins) == (2, 1)
    assert second.rating is not None
    assert first.rating > second.rating  # type: ignore[operator]
    [one, other] = standings("feld", [(True, [person(1, 50, won=True), person(2, 50, won=True)])])
    assert one.rating == other.rating


def test_games_that_are_not_rated_are_counted_only() -> None:
    [winner, loser] = standings("ride", [(False, [person(1, 20), person(2, 30, won=True)])])
    assert (winner.user_id, winner.games, winner.wins, winner.rating) == (2, 1, 1, None)
    assert (loser.games, loser.wins, loser.rating) == (1, 0, None)


def test_whoever_had_themselves_forgotten_is_a_stranger_to_the_others() -> None:
    forgotten = Sat(None, None, "–", 10, won=False)
    [left] = standings("ride", [(True, [person(1, 30, won=True), forgotten])])
    assert left.user_id == 1
    assert left.rating is not None
