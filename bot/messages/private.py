"""What somebody's own seat may see, for whoever asks to see it."""

from collections.abc import Sequence

from bot.messages import panels
from bot.messages.panels import Panel
from bot.store.database import Store
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Seated, news_of
from rules.core.asking import Illegal


async def private_panel(
    store: Store,
    asker: Asker,
    seated: Seated,
    lines: Sequence[str] = (),
    *,
    page: int = 0,
    verb: str = "",
) -> Panel:
    """A seat's secrets with its open question; `lines` are said first."""
    mine = seated.seat_of(asker.id)
    if mine is None:
        raise Illegal("refused-spectator")
    person = await person_of(store, asker.id)
    return panels.question(
        seated,
        seated.table(),
        mine.seat,
        panels.speaker_for(seated, asker.locale),
        page=page,
        verb=verb,
        lines=lines,
        events=await news_of(store, seated, mine.seat),
        shape=person.shape,
    )
