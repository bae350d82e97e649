"""Telling a game: chances as bars, what decided it in five sentences, and how it stands in six lines.

Every sentence comes from points, public events and chances, and nothing is made up.
"""

from collections.abc import Sequence
from functools import partial

from bot.messages.layout import cut
from bot.messages.panels import Panel, names_of, plain_names, waiting
from bot.messages.pictures import Sketch
from bot.messages.stories import Reel, summary
from bot.messages.tales import Course, Tale, Turning, leading
from bot.store.chances import Told
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from render import plot
from render.picture import Picture, Shape, shortened
from rules.core.events import Event
from rules.core.table import Table

#: So many signs a bar has; so many letters tell of a turn.
BAR, LONGEST = 12, 120


# Chances


def percent(chance: float) -> int:
    """A chance in whole percent; nobody has won or lost before the end."""
    return min(99, max(1, round(100 * chance)))


def chance_lines(seated: Seated, say: Speaker, title: str, chances: Sequence[float]) -> list[str]:
    """Everybody's chance as a bar, below what is said about them."""
    lines = [f"-# {title}"]
    for name, chance in zip(names_of(seated), chances, strict=False):
        full = round(BAR * chance)
        bar = "█" * full + "░" * (BAR - full)
        lines.append(f"`{bar}` {say('chances-line', chance=percent(chance), name=name)}")
    return lines


def chance_curve(seated: Seated, say: Speaker, tale: Tale, shape: Shape) -> list[Sketch]:
    """The chances over the game as a picture, if there are any."""
    if not tale.curve:
        return []
    reel = Reel(seated.row.game, plain_names(seated), say.code)
    return [Sketch(("chances", seated.row.id, reel, shape), partial(drawn_curve, tale, reel, shape))]


def drawn_curve(tale: Tale, reel: Reel, shape: Shape) -> Picture:
    """The curve with its turning points numbered; its description names them."""
    say, answers = Speaker(reel.code, reel.names, plain=True), [point.answers for point in tale.curve]
    marks = [plot.Mark(answers.index(each.answers), each.seat) for each in tale.turnings]
    told, rounds = [point.chances for point in tale.curve], [point.round for point in tale.curve]
    picture = plot.chances(told, answers, rounds, reel.names, say, reel.game, shape, marks=marks)
    lines = turning_lines(reel.game, reel.names, say, tale.turnings)
    return picture._replace(alt=shortened("\n".join([picture.alt or "", *lines])))


def turning_lines(game: str, names: Sequence[str], say: Speaker, turnings: Sequence[Turning]) -> list[str]:
    """The turning points as they are numbered on the curve."""
    return [
        say(
            "story-point",
            number=number,
            round=each.round,
            name=names[each.seat],
            before=percent(each.before),
            after=percent(each.after),
            did=_deeds(say, game, each.happened),
        )
        for number, each in enumerate(turnings, 1)
    ]


def _deeds(say: Speaker, game: str, events: Sequence[Event]) -> str:
    """What happened, as the end of a sentence; of a long turn as many whole deeds as there is room for."""
    did = summary(say, game, events).rstrip(".! \u00a0")
    while len(did) > LONGEST and ", " in did:
        did = did.rpartition(", ")[0]
    return cut(did, LONGEST)


# What decided it


def tale_lines(seated: Seated, table: Table, say: Speaker, tale: Tale, events: Sequence[Event]) -> list[str]:
    """What decided a game that is over, its turning points, and what it did to ratings."""
    row, names = seated.row, names_of(seated)
    lines = [f"**{say('story-title')}**", " ".join(sentences(seated, table, say, tale, events))]
    if tale.turnings:
        points = turning_lines(row.game, names, say, tale.turnings)
        lines += [f"**{say('story-turnings')}**", *[f"-# {line}" for line in points]]
    if tale.ratings:
        told = [
            say(
                "story-rating",
                name=names[each.seat],
                before="" if each.before is None else each.before,
                after=each.after,
            )
            for each in tale.ratings
        ]
        lines.append(say("story-ratings", ratings=" · ".join(told)))
    return lines


def sentences(seated: Seated, table: Table, say: Speaker, tale: Tale, events: Sequence[Event]) -> list[str]:
    """Five sentences, or as many as there is something to say."""
    found = [
        *_won(seated, table, say, events),
        *_course(seated, say, tale.course, "story", (tale.course.half, tale.course.ahead)),
    ]
    return found + _turned(seated, say, tale) if tale.curve else found


def _won(seated: Seated, table: Table, say: Speaker, events: Sequence[Event]) -> list[str]:
    """Who won by how much, and what made the difference to the next."""
    row, names = seated.row, names_of(seated)
    others = [seat for seat in range(len(seated.seats)) if seat not in row.winners]
    if not row.winners or not others or row.winners[0] >= len(seated.seats):
        return []
    if len(row.winners) > 1:
        return [say("story-shared", who=say.listed(names[seat] for seat in row.winners))]
    first, second = row.winners[0], max(others, key=lambda seat: row.points[seat])
    lead = row.points[first] - row.points[second]
    found = [say("story-won", who=names[first], next=names[second], lead=lead)]
    sources = seated.game.sources(table.g, events)
    gaps = {name: sources[first][name] - sources[second][name] for name in sources[0] if name != "earlier"}
    if gaps and max(gaps.values()) > 0:
        name = max(gaps, key=lambda each: gaps[each])
        amounts = {"mine": sources[first][name], "theirs": sources[second][name]}
        found.append(say("story-source", source=say(f"{row.game}-source-{name}"), **amounts))
    return found


def _course(
    seated: Seated, say: Speaker, course: Course, about: str, led: tuple[int | None, int]
) -> list[str]:
    """How the lead went, who had it when and by how much, and the turn that brought most."""
    found, (leader, ahead) = list[str](), led
    if len(seated.seats) > 1:
        who = "" if leader is None else names_of(seated)[leader]
        found.append(say(f"{about}-leads", changes=course.changes, who=who, ahead=ahead))
    if course.best is not None and (did := _deeds(say, seated.row.game, course.best.happened)):
        found.append(say(f"{about}-best", points=course.best.points, round=course.best.round, did=did))
    return found


def _turned(seated: Seated, say: Speaker, tale: Tale) -> list[str]:
    """Where the chances turned, and from when on the winner was the likeliest to win."""
    if not tale.turnings:
        return [say("story-steady")]
    names = names_of(seated)
    most = max(tale.turnings, key=lambda each: abs(each.after - each.before))
    return [
        say(
            "story-turning",
            round=most.round,
            name=names[most.seat],
            before=percent(most.before),
            after=percent(most.after),
            did=_deeds(say, seated.row.game, most.happened),
        )
    ]


# How it stands


def catch_up(
    seated: Seated,
    table: Table,
    say: Speaker,
    course: Course,
    lately: Sequence[Event],
    told: Told | None,
) -> Panel:
    """A game in six lines at most, for somebody who looks in: one that is over may not have its tale yet."""
    row, names = seated.row, names_of(seated)
    title = say("catch-title", game=say(f"game-{row.game}"), number=row.id, round=course.round)
    order = sorted(range(len(seated.seats)), key=lambda seat: -row.points[seat])
    points = [say("catch-points", name=names[seat], points=row.points[seat]) for seat in order]
    lines = [
        say("catch-standing", points=" · ".join(points)),
        # In the midst of a turn, too, that is told which the points say.
        *_course(seated, say, course, "catch", leading(row.points[: len(seated.seats)])),
    ]
    if did := summary(say, row.game, lately):
        lines.append(say("catch-lately", did=did))
    if told is not None:
        chances = [
            say("chances-line", chance=percent(told.chances[seat]), name=names[seat]) for seat in order
        ]
        lines.append(say("catch-chances", chances=" · ".join(chances)))
    if row.stage == "playing":
        lines.append(waiting(seated, table, say))
    return Panel(["\n".join([f"### {title}", *lines])])


def tale_panel(
    seated: Seated, table: Table, say: Speaker, tale: Tale, events: Sequence[Event], shape: Shape
) -> Panel:
    """What decided a game that is over, for whoever asks."""
    title = say("status-title", game=say(f"game-{seated.row.game}"), number=seated.row.id)
    lines = tale_lines(seated, table, say, tale, events)
    return Panel(["\n".join([f"### {title}", *lines])], shots=chance_curve(seated, say, tale, shape))
