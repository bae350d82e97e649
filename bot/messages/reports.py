"""Looking at a game: its log, what is new since my last turn, standings, the replay, the record."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.messages import panels
from bot.messages.panels import Enclosure, Panel
from bot.messages.pictures import DRAWN_BY, PRESSED, Pictures
from bot.people.ratings import standings as rated
from bot.play.asker import Asker
from bot.play.session import Seated, turn_over
from bot.store.database import Store
from bot.store.finished import finished
from bot.words.texts import Speaker, clean
from render.plot import plot
from rules.core.asking import Answer, Illegal
from rules.core.events import Event, readable
from rules.core.record import record
from rules.games import GAMES

#: How many lines of a log fit well into one message.
LOG_LINES = 25

#: Tells the one who waits how far it is.
Tell: TypeAlias = Callable[[str], Awaitable[None]]


async def since_last_turn(store: Store, asker: Asker, seated: Seated) -> Panel:
    """A few lines on what happened since somebody's last answer, and the board with the changes marked."""
    mine = seated.seat_of(asker.id)
    say = panels.speaker_for(seated, asker.locale)
    after = mine.seen if mine else max(0, seated.row.answers - 5)
    events = readable(await store.events(seated.row.id, after=after), mine.seat if mine else None)
    lines = panels.log_lines(say, seated.row.game, events)[-LOG_LINES:] or [say("since-nothing")]
    table = seated.table()
    shot = panels.board_shot(seated, table, say, mine.seat if mine else None, events=events)
    title = say("since-title" if mine else "since-title-public", number=seated.row.id)
    return Panel(panels.head_blocks([f"### {title}", *lines]), shot=shot)


async def log_of(store: Store, asker: Asker, seated: Seated, lines: int) -> str:
    """The latest lines of the log, as this reader may see them."""
    mine = seated.seat_of(asker.id)
    say = panels.speaker_for(seated, asker.locale)
    events = readable(await store.events(seated.row.id), mine.seat if mine else None)
    latest = panels.log_lines(say, seated.row.game, events)[-lines:] or [say("since-nothing")]
    [block] = panels.head_blocks([f"### {say('log-title', number=seated.row.id)}", *latest])
    return block


def standings(seated: Seated, say: Speaker) -> list[str]:
    """Everybody's points, the most first; those with as many share a place."""
    ranked = sorted(zip(seated.row.points, panels.names_of(seated), strict=False), key=lambda seat: -seat[0])
    order = [points for points, _ in ranked]
    return [
        say("standing", place=order.index(points) + 1, name=name, points=points) for points, name in ranked
    ]


async def stats_of(store: Store, asker: Asker) -> str:
    """Who has played, won and is rated how here, by game."""
    say = asker.say
    lines = [f"### {say('stats-title')}"]
    for game in GAMES:
        games = await finished(store, asker.guild_id, game, asker.id)
        for standing in rated(game, games)[:15]:
            counts = {"games": standing.games, "wins": standing.wins}
            named = counts | {"game": say(f"game-{game}"), "name": clean(standing.name)}
            if standing.rating is None:
                lines.append(say("stats-line", **named))
            else:
                lines.append(say("stats-rated", rating=standing.rating, **named))
    return "\n".join(lines if len(lines) > 1 else [*lines, say("stats-none")])


class Frame(NamedTuple):
    """One turn of a replay."""

    view: Any
    caption: str
    points: list[int]


def frames(seated: Seated, log: Sequence[Answer], say: Speaker) -> Iterator[Frame]:
    """The public view, what happened and the points after every turn, from the first deal on."""
    table = seated.table_at_first()
    yield Frame(table.view(None), say(f"game-{seated.row.game}"), seated.game.points(table.g))
    happened: list[Event] = []
    for seat, picks in log:
        asked, settled = set(table.asks), table.before
        happened += readable(table.answer(seat, picks), None)
        if table.over or turn_over(asked, lambda: settled, table):  # noqa: B023 - called at once
            caption = say.event(seated.row.game, happened[0]) if happened else ""
            yield Frame(table.view(None), caption, seated.game.points(table.g))
            happened = []


class Progress:
    """Carries news from the drawing thread to the person who waits."""

    def __init__(self) -> None:
        """Belong to the running loop."""
        self.loop = asyncio.get_running_loop()
        self.steps: asyncio.Queue[tuple[int, int] | None] = asyncio.Queue()

    def advanced(self, done: int, of: int) -> None:
        """So many frames are drawn; called in the thread."""
        if done % 20 == 0:
            self.loop.call_soon_threadsafe(self.steps.put_nowait, (done, of))

    async def closing(self, drawing: Awaitable[bytes]) -> bytes:
        """The picture, and no more news after it."""
        try:
            return await drawing
        finally:
            self.steps.put_nowait(None)

    async def tell(self, tell: Tell, say: Speaker) -> None:
        """Tell the news until there are no more."""
        while (step := await self.steps.get()) is not None:
            await tell(say("replay-progress", done=step[0], of=step[1]))


async def replay_of(store: Store, pictures: Pictures, asker: Asker, seated: Seated, tell: Tell) -> Panel:
    """A game as an animated picture, one frame a turn; progress is told while it is made."""
    if seated.row.saved is None:
        raise Illegal("refused-not-started", game=seated.row.id)
    say = panels.speaker_for(seated, asker.locale)
    log = await store.log(seated.row.id)
    shown = await asyncio.to_thread(lambda: list(frames(seated, log, say.plainly())))
    draw = DRAWN_BY[seated.row.game]
    names = panels.plain_names(seated)
    progress = Progress()
    drawing = asyncio.to_thread(
        draw.replay, [(frame.view, frame.caption) for frame in shown], names, say, progress.advanced
    )
    moving, _ = await asyncio.gather(progress.closing(drawing), progress.tell(tell, say))
    chart = await pictures.beside.do(
        plot, [frame.points for frame in shown], names, say, seated.row.game, urgency=PRESSED
    )
    title = say("replay-title", number=seated.row.id)
    files = [
        Enclosure(f"replay-{seated.row.id}.gif", moving, title),
        Enclosure(f"points-{seated.row.id}.png", chart.png, chart.alt),
    ]
    return Panel([title], files=files)


async def record_file(store: Store, seated: Seated) -> Enclosure:
    """The record of a finished game, for `python -m rules verify`."""
    if seated.row.stage != "over":
        raise Illegal("refused-not-over", game=seated.row.id)
    log = await store.log(seated.row.id)
    row, version = seated.row, seated.table().version
    made = await asyncio.to_thread(
        record, seated.game, len(seated.seats), row.settings, row.seed, log, version
    )
    data = msgspec.json.format(msgspec.json.encode(made), indent=1)
    return Enclosure(f"{row.game}-{row.id}.json", data)
