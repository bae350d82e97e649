"""Looking at a game: its log, what is new since my last turn, the replay, the record."""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Protocol

import msgspec

from bot.messages import panels
from bot.messages.boards import turn_lines
from bot.messages.custom_ids import LogPage
from bot.messages.looking import look_rows
from bot.messages.panels import Enclosure, Panel
from bot.messages.replays import News, Replays
from bot.messages.stills import by_turn
from bot.messages.stories import Reel, story_of
from bot.store.database import Store
from bot.store.moves import answers_of, events_by_turn, turns_of
from bot.store.people import person_of
from bot.tables.asker import Asker
from bot.tables.seated import Lately, Seated
from rules.core.asking import Illegal
from rules.core.events import readable
from rules.core.record import record

#: How many lines of a log fit well into one message.
LOG_LINES = 25
#: So many signs at most name the turn of a line.
TURN = 20


class Waits(Protocol):
    """Somebody who waits for something that takes a while."""

    asker: Asker

    async def tell(self, text: str) -> None:
        """Tell them how far it is."""

    async def show(self, panel: Panel) -> None:
        """Show them what they waited for."""


async def since_last_turn(store: Store, asker: Asker, seated: Seated) -> Panel:
    """All that happened since somebody's last answer, a line a turn, and the board with it marked."""
    mine = seated.seat_of(asker.id)
    seat = mine.seat if mine else None
    say = panels.speaker_for(seated, asker.locale)
    after = mine.seen if mine else max(0, seated.row.answers - 5)
    turns = await turns_of(store, seated.row.id, 0, after=after)
    lines = turn_lines(say, seated.row.game, turns, seat=seat) or [say("since-nothing")]
    shape = (await person_of(store, asker.id)).shape
    lately = Lately(public=readable([event for _, happened in turns for event in happened], None))
    drawn = panels.shots(seated, seated.look(), say, shape=shape, lately=lately)
    title = say("since-title" if mine else "since-title-public", number=seated.row.id)
    view = seated.look().view(seat)
    looks = look_rows(seated, view, drawn, say, shape)
    return Panel(panels.head_blocks([f"### {title}", *lines]), looks, drawn)


async def log_of(store: Store, asker: Asker, seated: Seated, page: int = 0) -> Panel:
    """A page of the log as this reader may see it, turn by turn; the first page is the latest."""
    mine, row = seated.seat_of(asker.id), seated.row
    say = panels.speaker_for(seated, asker.locale)
    told: list[tuple[int, str]] = []
    for turn, event in await events_by_turn(store, row.id):
        if readable([event], mine.seat if mine else None):
            told += [(turn, line) for line in panels.log_lines(say, row.game, [event])]
    pages = _pages(told)
    page = min(page, len(pages) - 1)
    title = "log-page" if len(pages) > 1 else "log-title"
    lines = [f"### {say(title, number=row.id, page=len(pages) - page, pages=len(pages))}"]
    for turn, together in groupby(pages[page], key=itemgetter(0)):
        lines += [say("log-turn", turn=turn) if turn else say("log-beginning")]
        lines += [line for _, line in together]
    if not told:
        lines.append(say("since-nothing"))
    turning = [("button-older", page + 1)] if page + 1 < len(pages) else []
    turning += [("button-newer", page - 1)] if page else []
    buttons = tuple(panels.button(say(key), LogPage(row.id, number)) for key, number in turning)
    return Panel(panels.head_blocks(lines), [buttons] if buttons else [])


def _pages(told: Sequence[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Lines of a log in pages that fit into a message, the latest first."""
    pages: list[list[tuple[int, str]]] = [[]]
    for turn, line in reversed(told):
        full = sum(len(other) + TURN for _, other in pages[-1]) + len(line) + TURN > panels.MOST
        if full or len(pages[-1]) == LOG_LINES:
            pages.append([])
        pages[-1].insert(0, (turn, line))
    return pages


async def replay_for(replays: Replays, store: Store, seated: Seated, waits: Waits) -> None:
    """Show a game as an animated picture, one frame a turn; how far it is is told while it is made."""
    if seated.row.saved is None:
        raise Illegal("refused-not-started", game=seated.row.id)
    asker, names = waits.asker, panels.plain_names(seated)
    say = panels.speaker_for(seated, asker.locale)

    async def tell(news: News) -> None:
        if news.before:
            await waits.tell(say("replay-place", before=news.before))
        elif news.done:
            await waits.tell(say("replay-progress", done=news.done, of=news.of))

    with replays.asked_by(asker):
        story = story_of(seated, await answers_of(store, seated.row.id))
        film = await replays.film(story, Reel(seated.row.game, names, say.code), asker, tell)
        title = say("replay-title", number=seated.row.id)
        files = [
            Enclosure(f"replay-{seated.row.id}.gif", film.gif, title),
            Enclosure(f"points-{seated.row.id}.png", film.points.png, film.points.alt),
        ]
        async with replays.sending:
            await waits.show(Panel([title], [(by_turn(seated, say),)], files=files))


async def record_file(store: Store, seated: Seated) -> Enclosure:
    """The record of a finished game, for `python -m rules verify`."""
    if seated.row.stage != "over":
        raise Illegal("refused-not-over", game=seated.row.id)
    log = await answers_of(store, seated.row.id)
    row, version = seated.row, seated.look().version
    made = await asyncio.to_thread(
        record, seated.game, len(seated.seats), row.settings, row.seed, log, version, row.shares
    )
    data = msgspec.json.format(msgspec.json.encode(made), indent=1)
    return Enclosure(f"{row.game}-{row.id}.json", data)
