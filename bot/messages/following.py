"""Following a game: the panel on which one chooses, and what those who follow are told.

Whoever follows is told what everybody may see, and nothing else.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.messages.boards import Turn
from bot.messages.custom_ids import Follow
from bot.messages.finale import title_of
from bot.messages.foretelling import foretelling_lines, foretelling_rows
from bot.messages.layout import Row
from bot.messages.panels import Panel, button, do, head_blocks, names_of, shots, waiting
from bot.messages.pushes import end_push
from bot.messages.standings import standings
from bot.messages.stories import summary
from bot.store.rows import PredictionRow, WatcherRow
from bot.tables.seated import Lately, Seated
from bot.words.texts import Speaker
from render.games import whole
from render.picture import Shape
from rules.core.asking import Text
from rules.core.events import Event, readable
from rules.core.sources import made
from rules.core.table import Game, Table


class Onlooking(Struct, frozen=True):
    """What somebody has chosen who follows a game, and whether they can still foretell something of it.

    `sealed` is how many people have foretold something.
    """

    watcher: WatcherRow | None
    foretold: Sequence[PredictionRow]
    foretells: bool
    sealed: int


def follow_panel(seated: Seated, own: Onlooking, say: Speaker) -> Panel:
    """What somebody is told of a game and has foretold of it, and what they could."""
    watcher = own.watcher
    row = seated.row
    lines = [f"### {say('follow-title', game=say(f'game-{row.game}'), number=row.id)}"]
    if watcher is None:
        lines.append(say("follow-not"))
    else:
        lines.append(say("follow-now", what=say.listed(map(say, _told(watcher)))))
    if watcher is not None and watcher.closed:
        lines.append(say("follow-closed"))
    lines += [say("follow-about"), *foretelling_lines(seated, own.foretold, say, still=own.foretells)]
    if own.sealed:
        lines.append(say("foretell-count", count=own.sealed))
    rows = foretelling_rows(seated, say) if own.foretells else []
    return Panel(["\n".join(lines)], [_buttons(seated, watcher, say), *rows])


def _told(watcher: WatcherRow) -> list[str]:
    wanted = {"follow-rounds": watcher.rounds, "follow-thrills": watcher.thrills}
    return ["follow-end", *(key for key, on in wanted.items() if on)]


def _buttons(seated: Seated, watcher: WatcherRow | None, say: Speaker) -> Row:
    """What is on is green; once one follows at all, one can stop."""
    number, on = seated.row.id, _told(watcher) if watcher else []
    begin, stop = Follow(number, "end"), Follow(number, "stop")
    return (
        *([] if watcher else [button(say("button-follow-end"), begin)]),
        button(say("button-follow-rounds"), Follow(number, "rounds"), _style("follow-rounds" in on)),
        button(say("button-follow-thrills"), Follow(number, "thrills"), _style("follow-thrills" in on)),
        *([button(say("button-follow-stop"), stop)] if watcher else []),
    )


def _style(on: bool) -> Literal["success", "secondary"]:
    return "success" if on else "secondary"


def exciting(game: Game, table: Table, turns: Sequence[Turn], since: int, until: int) -> list[Text]:
    """What was exciting for whoever looks on, from a turn to before another; `turns` is what happened.

    Who leads is told where nobody leads any more who did.
    """
    happened = [event for number, events in turns if since <= number < until for event in events]
    present = [event for number, events in turns if number >= until for event in events]
    now = _without(game, game.points(table.g), present)
    led, leading = _leading(_without(game, now, happened)), _leading(now)
    texts = [*game.moments(table.view(None), None, readable(happened, None))]
    return texts if led & leading else [Text("follow-lead", {"seat_leading": sorted(leading)}), *texts]


def _without(game: Game, points: Sequence[int], events: Sequence[Event]) -> list[int]:
    """Everybody's points as they were before some events."""
    gained = [sum(book.values()) for book in made(events, game.earned, len(points))]
    return [number - more for number, more in zip(points, gained, strict=True)]


def _leading(points: Sequence[int]) -> set[int]:
    return {seat for seat, number in enumerate(points) if number == max(points)}


def how_it_stands(
    seated: Seated, table: Table, turns: Sequence[Turn], since: int, until: int, say: Speaker, shape: Shape
) -> Panel:
    """A game that goes on, for whoever follows it: the board, and three lines.

    Everybody's points, what was exciting or else what was done last, and whom it waits for.
    """
    row, game = seated.row, seated.game
    played = game.round_of(table.g, row.turn - 1)
    title = say("follow-round", game=say(f"game-{row.game}"), number=row.id, round=played)
    ranked = sorted(zip(row.points, names_of(seated), strict=False), key=lambda seat: -seat[0])
    points = " · ".join(say("valued", thing=name, count=count) for count, name in ranked)
    thrills = [say("moment", what=say.text(text)) for text in exciting(game, table, turns, since, until)]
    before = [readable(events, None) for number, events in turns if number < until][-1:]
    done = " ".join(thrills) or next((summary(say, row.game, events) for events in before), "")
    lines = [points, *([done] if done else []), waiting(seated, table, say)]
    lately = Lately(public=before[0] if before else ())
    return Panel(
        head_blocks([f"### {title}", *lines, say("follow-where", channel=f"<#{row.channel_id}>")]),
        [(do(say("button-watch"), "watch", seated),)],
        shots(seated, table, say, lately=lately, shape=shape, parts=[whole(row.game)]),
        push=f"{title}: {done or points}",
    )


def how_it_ended(seated: Seated, table: Table, say: Speaker, shape: Shape) -> Panel:
    """A game that is over, for whoever followed it."""
    lines = [f"### {title_of(seated, say)}", *standings(seated, say)]
    return Panel(
        head_blocks([*lines, say("follow-where", channel=f"<#{seated.row.channel_id}>")]),
        shots=shots(seated, table, say, shape=shape, parts=[whole(seated.row.game)]),
        push=end_push(seated, say),
    )


def goes_no_further(seated: Seated, say: Speaker) -> Panel:
    """A game that was given up, for whoever followed it."""
    return Panel([say("follow-ended", game=say(f"game-{seated.row.game}"), number=seated.row.id)])
