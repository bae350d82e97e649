"""Predictions: what whoever looks on can choose and has chosen, and at the end how well everybody did.

Until the end everybody sees their own, and nobody another's.
"""

from collections.abc import Sequence

from bot.messages.custom_ids import Foretell, encode
from bot.messages.layout import Choice, Select, cut
from bot.messages.limits import LABEL
from bot.messages.panels import plain_names
from bot.store.rows import PredictionRow
from bot.tables.predictions import sureness
from bot.tables.seated import Seated
from bot.words.texts import Speaker, clean
from rules.core.foretelling import Foretold

#: In place of an outcome: nothing is foretold.
NONE = "none"
#: So many are named at the end, the best first.
NAMED = 5


def foretelling_lines(
    seated: Seated, mine: Sequence[PredictionRow], say: Speaker, *, still: bool
) -> list[str]:
    """What somebody has foretold, and until when they `still` can; nothing where they neither did nor can."""
    if not still and not mine:
        return []
    told = seated.game.foretelling(seated.look().view(None))
    title = say("foretell-open", until=say.text(told.until)) if still else say("foretell-sealed")
    by_name = {each.about: each for each in mine}
    chosen = [(each, by_name.get(each.name)) for each in told.asks]
    return [title, *(_line(seated, each, own, say) for each, own in chosen if still or own)]


def _line(seated: Seated, asked: Foretold, own: PredictionRow | None, say: Speaker) -> str:
    picked = _chosen(seated, own, say) if own else "–"
    return f"• {say('foretell-line', what=_name(seated, asked, say), picked=picked)}"


def _chosen(seated: Seated, own: PredictionRow, say: Speaker) -> str:
    return say("foretell-choice", outcome=_outcome(seated, own.about, own.picked, say), sure=own.sure)


def _name(seated: Seated, asked: Foretold, say: Speaker) -> str:
    """What is to be foretold: what any game has, or what this one has."""
    key = f"foretold-{asked.name}"
    return say(key) if say.knows(key) else say(f"{seated.row.game}-foretold-{asked.name}")


def _outcome(seated: Seated, about: str, outcome: str, say: Speaker) -> str:
    """A seat by its player's name, or a band of numbers."""
    least, band, most = outcome.partition("-")
    if not band:
        name = plain_names(seated)[int(outcome)]
        return name if say.plain else clean(name)
    if not most:
        return say("foretold-more", least=int(least))
    return say("foretold-band", least=int(least), most=int(most))


def foretelling_rows(seated: Seated, say: Speaker) -> list[Select]:
    """A select for each thing that can be foretold: what comes out, and how sure one is of it.

    None shows what was chosen, which the lines above do: it would hide what it is about.
    """
    plain, rows = say.plainly(), []
    for asked in seated.game.foretelling(seated.look().view(None)).asks:
        values = [(outcome, sure) for outcome in asked.outcomes for sure in reversed(sureness(asked))]
        choices = [
            Choice(
                f"{outcome}:{sure}",
                cut(
                    plain("foretell-choice", outcome=_outcome(seated, asked.name, outcome, plain), sure=sure),
                    LABEL,
                ),
            )
            for outcome, sure in values
        ]
        nothing = Choice(NONE, cut(plain("foretell-none"), LABEL))
        title = cut(_name(seated, asked, plain), LABEL)
        rows.append(Select(encode(Foretell(seated.row.id, asked.name)), title, (*choices, nothing)))
    return rows


def foretold_lines(seated: Seated, foretold: Sequence[PredictionRow], say: Speaker) -> list[str]:
    """How well a game that is over was foretold: the best first, each with whom they thought the winner."""
    scores: dict[int, list[float]] = {}
    for each in foretold:
        if each.score is not None:
            scores.setdefault(each.user_id, []).append(each.score)
    if not scores:
        return []
    average = {user: sum(mine) / len(mine) for user, mine in scores.items()}
    order = sorted(average, key=lambda user: (-average[user], user))[:NAMED]
    winners = {each.user_id: _chosen(seated, each, say) for each in foretold if each.about == "winner"}
    lines = [
        say(
            "foretold-score",
            place=place,
            who=f"<@{user}>",
            score=round(average[user]),
            winner=winners.get(user, ""),
        )
        for place, user in enumerate(order, 1)
    ]
    return [say("foretold-title", count=len(scores)), *lines]
