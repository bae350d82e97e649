"""What a phone shows when it rings: a plain sentence in which no secret stands, whoever reads it."""

from collections.abc import Sequence

from bot.messages.layout import cut
from bot.messages.panels import names_of, wanted
from bot.tables.seated import Seated, whose_words
from bot.words.texts import Speaker
from rules.core.asking import Ask
from rules.core.events import Event, readable

#: More than this no phone shows at once.
LONGEST = 400


def question_push(seated: Seated, ask: Ask, say: Speaker, happened: Sequence[Event]) -> str:
    """Which game waits, for what, and what somebody else did last."""
    row = seated.row
    others = [event for event in readable(happened, None) if event.seat not in (None, ask.seat)]
    news = say.event(whose_words(row.game, others[-1]), others[-1]) if others else ""
    asked = wanted(ask, say)
    named = {"game": say(f"game-{row.game}"), "number": row.id}
    return cut(say("push-question", wanted=asked, news=news, **named), LONGEST)


def end_push(seated: Seated, say: Speaker) -> str:
    """Which game is over, and with how many points everybody."""
    row = seated.row
    ranked = sorted(enumerate(row.points), key=lambda seat: (seat[0] not in row.winners, -seat[1]))
    names = names_of(seated)
    points = say.listed(say("valued", thing=names[seat], count=count) for seat, count in ranked)
    return cut(say("push-end", game=say(f"game-{row.game}"), number=row.id, points=points), LONGEST)
