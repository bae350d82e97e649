"""Stories: a game from its deal on, told turn by turn for films, and round by round for plots."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import NamedTuple

from bot.tables.seated import Seated, turn_over, whose_words
from bot.words.texts import Speaker
from render import games
from render.picture import Picture, Shape
from render.plot import plot
from render.replay import Turn
from rules.core.asking import Answer
from rules.core.events import Event, readable
from rules.core.table import Table
from rules.games import GAMES

#: How long a line under a picture of a film may be.
CAPTION = 90


class Story(NamedTuple):
    """A game from its deal on: the table as it was dealt, and every answer since."""

    game: str
    dealt: bytes
    log: Sequence[Answer]


def story_of(seated: Seated, log: Sequence[Answer]) -> Story:
    """The story of a game up to now."""
    return Story(seated.row.game, seated.table_at_first().save(), log)


class Reel(NamedTuple):
    """What the frames of a film have in common: the game, the names at the table, and the language."""

    game: str
    names: tuple[str, ...]
    code: str


class Standing(NamedTuple):
    """Everybody's points at one moment: the round that is played then, and whether that is the end."""

    round: int
    points: list[int]
    over: bool


def played(story: Story) -> Iterator[tuple[Table, list[Event]]]:
    """The table at the beginning and after every turn, each time with what everybody saw happen."""
    table = Table.load(GAMES[story.game], story.dealt)
    yield table, []
    happened: list[Event] = []
    for seat, picks in story.log:
        asked, settled = set(table.asks), table.before
        happened += readable(table.answer(seat, picks), None)
        if table.over or turn_over(asked, lambda: settled, table):  # noqa: B023 - called at once
            yield table, happened
            happened = []


def turns(story: Story, say: Speaker) -> Iterator[tuple[Turn, Standing]]:
    """What everybody could see and the points at the beginning, and after every turn."""
    drawn = games.DRAWN_BY[story.game]
    for number, (table, happened) in enumerate(played(story)):
        caption = summary(say, story.game, happened) if number else say(f"game-{story.game}")
        yield Turn(table.view(None), caption, drawn.changed(happened)), standing(table, number)


def summary(say: Speaker, game: str, events: Sequence[Event]) -> str:
    """A turn in one line: who did what, each deed in a word or two with the points that it brought.

    What brought points comes first. Of too much the latest is told, and of a turn without a deed of any
    weight how it began.
    """
    told = [(event, say.brief(game, event)) for event in events]
    deeds = [(event.seat, GAMES[game].earned(event) is None, brief) for event, brief in told if brief]
    began = [say.event(whose_words(game, event), event) for event in events[:1]]
    lines = [] if any(seat is not None for seat, *_ in deeds) else began
    for seat, briefs in groupby(deeds, key=itemgetter(0)):
        did = ", ".join(brief for *_, brief in sorted(briefs, key=itemgetter(1)))
        lines.append(did if seat is None else say(f"{game}-brief", seat=seat, did=did))
    while len(lines) > 1 and len(" · ".join(lines)) > CAPTION:
        del lines[0]
    return " · ".join(lines)


def standing(table: Table, turns: int) -> Standing:
    """How a table stands after so many turns."""
    game = table.game
    return Standing(game.round_of(table.g, turns), game.points(table.g), table.over)


def rounds(standings: Sequence[Standing]) -> tuple[list[list[int]], bool]:
    """The points at the beginning and after every round, and whether the last are those of the end."""
    after = {before.round: now.points for before, now in pairwise(standings) if not now.over}
    points = [standings[0].points, *after.values()]
    over = standings[-1].over
    return [*points, standings[-1].points] if over else points, over


def curve(story: Story, reel: Reel, shape: Shape) -> Picture:
    """The points of a game over its rounds."""
    return plotted([standing(table, number) for number, (table, _) in enumerate(played(story))], reel, shape)


def plotted(standings: Sequence[Standing], reel: Reel, shape: Shape) -> Picture:
    """The points after every turn as a plot over the rounds."""
    points, over = rounds(standings)
    return plot(points, reel.names, Speaker(reel.code, reel.names), reel.game, shape, over=over)
