"""Who has played, won and is rated how."""

from bot.people.ratings import Standing, standings
from bot.store.database import Store
from bot.store.finished import finished
from bot.store.predictions import predictors
from bot.tables.asker import Asker
from bot.words.texts import Speaker, clean
from rules.games import GAMES

#: So many of those who foretell are named, the best first.
FORETELLERS = 10


async def stats_of(store: Store, asker: Asker) -> str:
    """Who has played, won and is rated how here, by game."""
    say = asker.say
    lines = [f"### {say('stats-title')}"]
    for game in GAMES:
        games = await finished(store, asker.guild_id, game, asker.id)
        for standing in standings(game, games)[:15]:
            counts = {"games": standing.games, "wins": standing.wins}
            named = counts | {"game": say(f"game-{game}"), "name": clean(standing.name)}
            if standing.rating is None:
                lines.append(say("stats-line", **named))
            else:
                line = say("stats-rated", rating=standing.rating, **named)
                lines.append(" · ".join([line, *strength(say, standing)]))
    lines += await _foretellers(store, asker)
    return "\n".join(lines if len(lines) > 1 else [*lines, say("stats-none")])


def strength(say: Speaker, standing: Standing) -> list[str]:
    """Between which house players somebody stands, and with which a game would be even, if that is known."""
    named = {
        which: say(f"house-level-{level}")
        for which in ("weaker", "stronger", "even")
        if (level := getattr(standing, which)) is not None
    }
    match sorted(named.keys() - {"even"}):
        case ["stronger", "weaker"]:
            beside = [say("stats-between", **named)]
        case ["weaker"]:
            beside = [say("stats-above", **named)]
        case ["stronger"]:
            beside = [say("stats-below", **named)]
        case _:
            beside = []
    return [*beside, say("stats-even", level=named["even"])] if "even" in named else beside


async def _foretellers(store: Store, asker: Asker) -> list[str]:
    """Who has foretold games here how well."""
    say, found = asker.say, (await predictors(store, asker.guild_id, asker.id))[:FORETELLERS]
    lines = [
        say(
            "stats-foretold", place=place, who=f"<@{each.user_id}>", score=round(each.score), games=each.games
        )
        for place, each in enumerate(found, 1)
    ]
    return [say("stats-foretold-title"), *lines] if lines else []
