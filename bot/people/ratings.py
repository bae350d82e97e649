"""Ratings of people by server and game, computed anew from the finished games: nothing else is stored.

Games without hints that were agreed to be rated count. House players have a known strength, which anchors
everybody else's.
"""

from collections import Counter
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.messages.tales import Rating
from bot.store.database import Store
from bot.store.finished import NOBODY, Sat, finished
from bot.tables.seated import Seated
from rules.players.house import ADVISER, HOUSE, levels

#: How sure we are of their strength.
ANCHOR_SIGMA = 2.0
#: Rated games after which somebody is told between which house players they stand.
KNOWN_AFTER = 3


class Standing(NamedTuple):
    """How somebody stands; the rating is what one can be fairly sure of."""

    user_id: int
    name: str
    games: int
    wins: int
    rating: float | None
    #: The strongest house player whom they seem to match, and the weakest who seems stronger.
    weaker: str | None = None
    stronger: str | None = None
    #: The house player with whom a game would be most even.
    even: str | None = None


def anchors(model: PlackettLuce, game: str) -> dict[str, PlackettLuceRating]:
    """The strength of the house players: a merchant is average, the others as the tournaments say."""
    beats, strengths, strength = HOUSE[game].BEATS, {}, 0.0
    for level in levels(game):
        if level in beats:
            strength += sqrt(2) * model.beta * NormalDist().inv_cdf(beats[level])
        strengths[level] = strength
    return {
        level: model.rating(model.mu + more - strengths[ADVISER], ANCHOR_SIGMA)
        for level, more in strengths.items()
    }


def standings(game: str, games: list[tuple[bool, list[Sat]]]) -> list[Standing]:
    """Everybody's games, wins and rating, the best first."""
    model = PlackettLuce()
    known = anchors(model, game)
    rated: dict[int, PlackettLuceRating] = {}
    often: Counter[int] = Counter()
    played: dict[int, tuple[str, int, int]] = {}
    for counts, sats in games:
        for sat in sats:
            if sat.user_id is not None:
                called, before, won = played.get(sat.user_id, (sat.name, 0, 0))
                name = sat.name if sat.name != NOBODY else called
                played[sat.user_id] = (name, before + 1, won + sat.won)
        if counts and len(sats) > 1:
            _rate(model, known, rated, sats)
            often.update([sat.user_id for sat in sats if sat.user_id is not None])
    found = []
    for user, (name, number, wins) in played.items():
        rating = round(rated[user].ordinal(), 1) if user in rated else None
        standing = Standing(user, name, number, wins, rating)
        if often[user] >= KNOWN_AFTER:
            weaker, stronger = between(known, rated[user].mu)
            even = evenly(known, rated[user].mu)
            standing = standing._replace(weaker=weaker, stronger=stronger, even=even)
        found.append(standing)
    return sorted(found, key=_place)


def between(known: dict[str, PlackettLuceRating], strength: float) -> tuple[str | None, str | None]:
    """The strongest house player whom such a strength matches, and the weakest who is stronger."""
    matched = [level for level, rating in known.items() if rating.mu <= strength]
    others = [level for level in known if level not in matched]
    return matched[-1] if matched else None, others[0] if others else None


def evenly(known: dict[str, PlackettLuceRating], strength: float) -> str:
    """The house player whose strength is nearest; of two as near the weaker."""
    return min(known, key=lambda level: abs(known[level].mu - strength))


async def changes_by(store: Store, seated: Seated) -> list[Rating]:
    """What a rated game that is over did to the ratings of those who played it, as they stand here."""
    row = seated.row
    if not row.rated:
        return []
    games = await finished(store, row.guild_id, row.game, row.host_id)
    before = await finished(store, row.guild_id, row.game, row.host_id, without=row.id)
    was, now = (
        {standing.user_id: standing.rating for standing in standings(row.game, each)}
        for each in (before, games)
    )
    people = [(seat.seat, seat.user_id or seat.away_id or 0) for seat in seated.seats]
    return [
        Rating(seat, was.get(user), after) for seat, user in people if (after := now.get(user)) is not None
    ]


def _place(standing: Standing) -> tuple[bool, float, int, int]:
    """Who is rated comes first, then who has won more."""
    return standing.rating is None, -(standing.rating or 0.0), -standing.wins, standing.games


def _rate(
    model: PlackettLuce,
    known: dict[str, PlackettLuceRating],
    rated: dict[int, PlackettLuceRating],
    sats: list[Sat],
) -> None:
    """Let one game change the ratings of the people in it."""
    teams = [
        [known[sat.level] if sat.level and not sat.user_id else rated.get(sat.user_id or 0, model.rating())]
        for sat in sats
    ]
    # A winner by a tie-break ranks before others with the same points.
    order = [(-sat.points, not sat.won) for sat in sats]
    places = sorted(set(order))
    ranks = [float(places.index(place)) for place in order]
    for sat, [after] in zip(sats, model.rate(teams, ranks=ranks), strict=True):
        if sat.user_id is not None:
            rated[sat.user_id] = after
