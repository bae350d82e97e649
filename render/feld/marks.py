"""What changes on the map: crests, commodities, deliveries, workers, barges, discs, figures, and halos."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from render.canvas import PlacedLine, Surface, place
from render.feld import quays
from render.feld.chart import Chart
from render.feld.city import TOKEN, space_radius
from render.feld.goods import tag, token
from render.feld.layout import amstel, blocks, spots, table
from render.feld.palette import WRITTEN_ON
from render.feld.quays import building, roofs, workers_at
from render.feld.signs import FIGURES, barge, crest, figure, worker
from render.frame import Frame
from render.pen import Box, Pen, Point, bounds
from render.picture import Say
from rules.feld.view import BlockView, PlaceView, View


class Marks(NamedTuple):
    """What is to be pointed out, by the reason."""

    changed: Collection[str] = ()
    #: The blocks that the reader can take.
    blocks: Collection[str] = ()
    #: Where the reader's barge can go, with what it costs.
    goals: Mapping[str, int] = {}


#: The halo of every reason: the colour of its band, and of the lines beside it.
HALOS = {"changed": ("gold", "ink"), "possible": ("paper", "go")}


def city(surface: Surface, view: View, chart: Chart, marked: Marks, say: Say) -> None:
    """Everything in the city that differs from the printed board."""
    assert chart.city is not None
    room = chart.city.box
    for block in view.blocks:
        x, y = chart.city.at(*blocks()[block.id].token)
        reach = 80 * chart.city.weight
        if not (room[0] - reach < x < room[2] + reach and room[1] - reach < y < room[3] + reach):
            continue
        reasons = [
            name
            for name, ids in (("changed", marked.changed), ("possible", marked.blocks))
            if block.id in ids
        ]
        _block(surface, view, block, chart.city, tuple(reasons), say)
    _discs(surface, view, chart.city, "amstel" in marked.changed)


def _block(
    surface: Surface, view: View, block: BlockView, frame: Frame, reasons: tuple[str, ...], say: Say
) -> None:
    """A block with its crest or its commodity, the Bailiff, and the halos around it."""
    spot, weight = blocks()[block.id], frame.weight
    x, y = frame.at(*spot.token)
    outline = frame.all(spot.outline)
    bailiff = view.figures.get("bailiff") == block.id
    aside = (16 if bailiff else 0) * weight
    signs = _block_signs(block, x + aside, y, frame, say)
    if bailiff:
        letter = say("pic-feld-figure-letter", figure="bailiff")
        signs.append(
            _sign(letter, x - 44 * weight, y + 5 * weight, 12 * weight, 17 * weight, FIGURES["bailiff"])
        )

    def paint(pen: Pen) -> None:
        for reason in reasons:
            band, line = HALOS[reason]
            less = 6 if len(reasons) > 1 and reason == "possible" else 0
            for color, wide in ((line, 12), (band, 8)):
                pen.line([*outline, outline[0]], color, (wide - less) * weight)
        if block.owner is not None:
            crest(pen, x + aside, y, (31 if frame.compact else 27) * weight, f"player{block.owner + 1}")
        elif block.good and frame.compact:
            token(pen, block.good, x + aside, y, 29 * weight)
        elif block.good:
            tag(pen, block.good, x + aside, y, TOKEN * weight)
        if bailiff:
            figure(pen, x - 44 * weight, y - 4 * weight, 23 * weight, FIGURES["bailiff"])
        for sign in signs:
            sign.paint(pen)

    if reasons or bailiff or block.owner is not None or block.good:
        near = (x - 64 * weight, y - 33 * weight, x + 62 * weight, y + 34 * weight)
        box = bounds(outline, 8 * weight) if reasons else near
        surface.put(("block", block.id, block.owner, block.good, bailiff, reasons), box, paint)
    surface.written.extend(sign.written for sign in signs)


def _block_signs(block: BlockView, x: float, y: float, frame: Frame, say: Say) -> list[PlacedLine]:
    """What is written on a block: the number of its owner, or the letters of its commodity."""
    weight = frame.weight
    if block.owner is not None:
        size = (36 if frame.compact else 31) * weight
        return [_sign(str(block.owner + 1), x, y - 2 * weight, 22 * weight, size, f"player{block.owner + 1}")]
    if block.good and not frame.compact:
        room = (x + 9 * weight, y - 14 * weight, x + 41 * weight, y + 14 * weight)
        return [place(say("pic-feld-good-letters", good=block.good), room, 22 * weight, "ink", "paper")]
    return []


def _sign(text: str, x: float, y: float, reach: float, size: float, over: str) -> PlacedLine:
    written = WRITTEN_ON.get(over, "white")
    return place(text, (x - reach, y - reach, x + reach, y + reach), size, written, over)


def _discs(surface: Surface, view: View, frame: Frame, fresh: bool) -> None:
    """The discs on the Amstel: the first to play at the top left of a space, the last at its lower right."""
    course = amstel(view.spaces)
    mouth = table()["amstel"]["mouth"]
    for space, seats in view.discs.items():
        if space >= view.spaces:
            for number, seat in enumerate(seats):
                disc(surface, seat, *frame.at(*mouth[min(number, 3)]), 19 * frame.weight, fresh)
            continue
        x, y = frame.at(*course[space - 1])
        radius = space_radius(frame) * (1.17 if len(seats) == 1 else 0.85)
        for seat, (dx, dy) in zip(seats, _around(len(seats)), strict=False):
            disc(surface, seat, x + dx * radius, y + dy * radius, radius, fresh and len(seats) == 1)


def _around(number: int) -> Sequence[Point]:
    return {1: ((0, 0),), 2: ((-0.95, 0), (0.95, 0))}.get(
        number, ((-0.95, -0.95), (0.95, -0.95), (-0.95, 0.95), (0.95, 0.95))
    )


def disc(
    surface: Surface,
    seat: int,
    x: float,
    y: float,
    radius: float,
    fresh: bool = False,
    over: str | None = None,
) -> None:
    """A disc in a seat's colour with its number."""
    color = f"player{seat + 1}"
    edge = max(1.6, radius * 0.1)
    out = radius + (3 if fresh else 0)
    sign = _sign(str(seat + 1), x, y, radius, radius * 1.3, color)

    def paint(pen: Pen) -> None:
        pen.disc(x, y, out, "ink")
        pen.disc(x, y, out - edge, "gold" if fresh else color)
        pen.disc(x, y, radius - edge, color)
        sign.paint(pen)

    surface.put(("disc", seat, radius, fresh), (x - out, y - out, x + out, y + out), paint, over)
    surface.written.append(sign.written)


def harbour(surface: Surface, view: View, chart: Chart, marked: Marks, say: Say) -> None:
    """Everything in the harbour that differs from the printed board."""
    where = spots(chart.places)
    for frame in chart.harbours:
        for spot in view.places:
            if not quays.within(frame.at(*where[spot.id].at)[0], frame):
                continue
            if spot.kind in quays.WIDE:
                box = building(spot.id, spot.kind, chart.places, frame)
                _house(surface, view, spot, box, frame, spot.id in marked.changed, say)
            _berth(surface, spot, frame.at(*where[spot.id].at), frame, marked.goals.get(spot.id))


def _house(
    surface: Surface, view: View, spot: PlaceView, box: Box, frame: Frame, fresh: bool, say: Say
) -> None:
    """Deliveries on roofs, workers at a dock, the Supervisor."""
    weight = frame.weight
    supervisor = view.figures.get("supervisor") == spot.id
    if not (spot.stored or spot.workers or supervisor or fresh):
        return
    signs = []
    sx, sy = box[2] - 8 * weight, box[3] - 12 * weight
    if supervisor:
        letter = say("pic-feld-figure-letter", figure="supervisor")
        signs.append(_sign(letter, sx, sy + 9 * weight, 12 * weight, 17 * weight, FIGURES["supervisor"]))
    for color, (x, y) in zip(spot.workers, workers_at(box, frame), strict=False):
        letters = say("pic-feld-worker-letters", worker=color)
        signs.append(_sign(letters, x, y + 10 * weight, 13 * weight, 17 * weight, f"dock_{color}"))

    def paint(pen: Pen) -> None:
        if fresh:
            grown = (box[0] - 5 * weight, box[1] - 5 * weight, box[2] + 5 * weight, box[3] + 5 * weight)
            pen.rect(grown, None, 8 * weight, "ink", 7 * weight)
            pen.rect(
                (grown[0] + weight, grown[1] + weight, grown[2] - weight, grown[3] - weight),
                None,
                7 * weight,
                "gold",
                5 * weight,
            )
        for good, (x, y) in zip(spot.stored, roofs(box, len(spot.roofs), frame), strict=False):
            token(pen, good, x, y + 2 * weight, 17 * weight)
        for color, (x, y) in zip(spot.workers, workers_at(box, frame), strict=False):
            worker(pen, color, x, y, 19 * weight)
        if supervisor:
            figure(pen, sx, sy, 24 * weight, FIGURES["supervisor"])
        for sign in signs:
            sign.paint(pen)

    around = (box[0] - 7 * weight, box[1] - 7 * weight, box[2] + 14 * weight, box[3] + 14 * weight)
    surface.put(("house", spot.id, spot.stored, spot.workers, supervisor, fresh), around, paint)
    surface.written.extend(sign.written for sign in signs)


def _berth(surface: Surface, spot: PlaceView, point: Point, frame: Frame, cost: int | None) -> None:
    """Barges at a place, and what it costs the reader to go there."""
    weight, (x, y) = frame.weight, point
    if not spot.barges and cost is None:
        return
    small = len(spot.barges) > 1 and spot.kind != "pier"
    size = (19 if small else 25) * weight
    at = [(x + dx * weight, y + dy * weight) for dx, dy in _moored(len(spot.barges), spot.kind)]
    signs = [
        _sign(str(seat + 1), bx - size * 0.14, by, size * 0.5, size * 0.92, f"player{seat + 1}")
        for seat, (bx, by) in zip(spot.barges, at, strict=False)
    ]
    # Where barges lie, the cost stands smaller above them.
    cx, cy, far = (x, y, 22 * weight) if not spot.barges else (x, y - 30 * weight, 15 * weight)
    if cost is not None:
        room = (cx - far, cy - far, cx + far, cy + far)
        signs.append(place(str(cost), room, far * 1.1, "white", "go"))

    def paint(pen: Pen) -> None:
        for seat, (bx, by) in zip(spot.barges, at, strict=False):
            barge(pen, bx, by, size, f"player{seat + 1}")
        if cost is not None:
            pen.disc(cx, cy, far, "ink")
            pen.disc(cx, cy, far * 0.93, "paper")
            pen.disc(cx, cy, far * 0.82, "go")
        for sign in signs:
            sign.paint(pen)

    reach = (95 if spot.kind == "pier" else 50) * weight
    around = (x - reach, y - 46 * weight, x + reach, y + 44 * weight)
    surface.put(("berth", spot.id, spot.barges, cost), around, paint)
    surface.written.extend(sign.written for sign in signs)


def _moored(number: int, kind: str) -> Sequence[Point]:
    if kind == "pier":
        return tuple([(42 * (step - (number - 1) / 2), 0) for step in range(number)])
    if number == 1:
        return ((0, 0),)
    return ((-20, -11), (20, -11), (-20, 12), (20, 12))
