"""What changes on the map: crests, commodities, deliveries, workers, barges, discs, figures, and halos."""

from collections.abc import Collection, Mapping
from functools import partial
from math import hypot
from typing import NamedTuple

from render.canvas import PlacedLine, Surface, place
from render.feld import quays
from render.feld.chart import Chart
from render.feld.city import LARGE, SMALL, TOKEN, mouth_places, paint_block, paint_coin, token_at
from render.feld.goods import token
from render.feld.layout import MIDDLE, SOUTH, amstel, blocks
from render.feld.palette import WRITTEN_ON
from render.feld.quays import NODE, free_roofs, roofs, workers_at
from render.feld.signs import FIGURES, barge, crest, figure, worker
from render.frame import Frame
from render.pen import Box, Pen, Point, bounds
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


def hide(surface: Surface, box: Box) -> None:
    """Forget what is written where a piece now lies."""
    left, top, right, bottom = box
    surface.written[:] = [
        text
        for text in surface.written
        if text.ink[2] <= left or text.ink[0] >= right or text.ink[3] <= top or text.ink[1] >= bottom
    ]


def city(surface: Surface, view: View, chart: Chart, marked: Marks) -> None:
    """Everything in the city that differs from the printed board."""
    assert chart.city is not None
    room = chart.city.box
    for block in view.blocks:
        x, y = token_at(block.id, chart.city)
        reach = 80 * chart.city.weight
        if not (room[0] - reach < x < room[2] + reach and room[1] - reach < y < room[3] + reach):
            continue
        reasons = [
            name
            for name, ids in (("changed", marked.changed), ("possible", marked.blocks))
            if block.id in ids
        ]
        _block(surface, view, block, chart.city, tuple(reasons))
    _coins(surface, chart, [*marked.changed, *marked.blocks])
    _discs(surface, view, chart.city, "amstel" in marked.changed)


def _coins(surface: Surface, chart: Chart, named: Collection[str]) -> None:
    """The points beside the Amstel once more, where halos have gone over them."""
    assert chart.city is not None
    weight = chart.city.weight
    halos = [bounds(chart.city.all(blocks()[name].outline), 8 * weight) for name in named if name in blocks()]
    for value in chart.coins:
        left, top, right, bottom = value.written.room
        box = (left - 2, top - 2, right + 2, bottom + 2)
        if any(box[0] < h[2] and box[2] > h[0] and box[1] < h[3] and box[3] > h[1] for h in halos):
            key = ("coin", value.line.text, weight)
            surface.put(key, box, partial(paint_coin, value, weight), "canal")


def _block(surface: Surface, view: View, block: BlockView, frame: Frame, reasons: tuple[str, ...]) -> None:
    """A block with its crest or its commodity, the Bailiff, and the halos around it."""
    weight = frame.weight
    x, y = token_at(block.id, frame)
    outline = frame.all(blocks()[block.id].outline) if reasons else []
    bailiff = view.figures.get("bailiff") == block.id
    aside = (12 if bailiff else 0) * weight
    size = (17 if frame.compact else TOKEN) * weight
    signs = []
    if block.owner is not None:
        signs = [_sign(str(block.owner + 1), x + aside, y - weight, size, LARGE * weight, block.owner)]

    def paint(pen: Pen) -> None:
        for reason in reasons:
            band, line = HALOS[reason]
            less = 4 if len(reasons) > 1 and reason == "possible" else 0
            for color, wide in ((line, 10), (band, 6.5)):
                pen.line([*outline, outline[0]], color, (wide - less) * weight)
        if reasons:
            paint_block(pen, block.id, block.color, block.cost, frame)
        if block.owner is not None:
            crest(pen, x + aside, y, size, f"player{block.owner + 1}")
        elif block.good:
            token(pen, block.good, x + aside, y, size)
        if bailiff:
            figure(pen, x - 20 * weight, y, 19 * weight, FIGURES["bailiff"])
        for sign in signs:
            sign.paint(pen)

    if reasons or bailiff or block.owner is not None or block.good:
        near = (x - 40 * weight, y - 24 * weight, x + 40 * weight, y + 24 * weight)
        box = bounds(outline, 7 * weight) if reasons else near
        surface.put(("block", block.id, block.owner, block.good, bailiff, reasons), box, paint)
    surface.written.extend(sign.written for sign in signs)


def _sign(text: str, x: float, y: float, reach: float, size: float, seat: int) -> PlacedLine:
    """The number of a seat on one of its pieces."""
    over = f"player{seat + 1}"
    room = (x - reach, y - reach, x + reach, y + reach)
    return place(text, room, size, WRITTEN_ON[over], over, least=size, aside=True)


def _discs(surface: Surface, view: View, frame: Frame, fresh: bool) -> None:
    """The discs on the Amstel, side by side across the river: the first to play at its right bank."""
    course = frame.all(amstel(view.spaces))
    radius = SMALL / 1.3 * frame.weight
    for space, seats in view.discs.items():
        if space >= view.spaces:
            for seat, at in zip(seats, mouth_places(frame), strict=False):
                disc(surface, seat, *at, radius, fresh)
            continue
        for seat, at in zip(seats, _across(course, space, len(seats), radius), strict=True):
            hide(surface, (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius))
            disc(surface, seat, *at, radius, fresh)


def _across(course: list[Point], space: int, number: int, radius: float) -> list[Point]:
    """Places for so many discs at a space, in a row across the river."""
    x, y = course[space - 1]
    (x0, y0), (x1, y1) = course[max(0, space - 2)], course[min(space, len(course) - 2)]
    far = hypot(x1 - x0, y1 - y0) or 1.0
    across = ((y1 - y0) / far * 2.1 * radius, -(x1 - x0) / far * 2.1 * radius)
    steps = [step - (number - 1) / 2 for step in range(number)]
    return [(x - across[0] * step, y - across[1] * step) for step in steps]


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
    sign = _sign(str(seat + 1), x, y, radius, radius * 1.3, seat)

    def paint(pen: Pen) -> None:
        pen.disc(x, y, out, "ink")
        pen.disc(x, y, out - edge, "gold" if fresh else color)
        pen.disc(x, y, radius - edge, color)
        sign.paint(pen)

    surface.put(("disc", seat, radius, fresh), (x - out, y - out, x + out, y + out), paint, over)
    surface.written.append(sign.written)


def harbour(surface: Surface, view: View, chart: Chart, marked: Marks) -> None:
    """Everything in the harbour that differs from the printed board."""
    frame = chart.harbour
    assert frame is not None
    for spot in view.places:
        if spot.id not in chart.berths:
            continue
        if spot.kind in quays.BUILT:
            _house(surface, view, spot, chart.houses[spot.id], frame, spot.id in marked.changed)
        if spot.barges or spot.id in marked.goals:
            on_map, at = chart.berths[spot.id]
            _berth(surface, spot, at, on_map, frame, marked)


def _house(surface: Surface, view: View, spot: PlaceView, box: Box, frame: Frame, fresh: bool) -> None:
    """Deliveries on roofs, workers at a dock, the Supervisor; where all is small, the best free roof."""
    weight = frame.weight
    supervisor = view.figures.get("supervisor") == spot.id
    compact = frame.compact
    if not (spot.stored or spot.workers or supervisor or fresh or (compact and spot.roofs)):
        return
    taken = (
        [] if compact or not spot.stored else list(zip(spot.stored, _covered(spot, box, frame), strict=False))
    )
    signs = []
    if compact and (free := free_roofs(spot)):
        x, y = roofs(box, 1, frame)[0]
        room = (x - 16 * weight, y - 16 * weight, x + 16 * weight, y + 16 * weight)
        over = "brick" if spot.good else "slate"
        signs.append(place(str(free[0]), room, LARGE * weight, "white", over, least=LARGE * weight))

    def paint(pen: Pen) -> None:
        if fresh:
            _halo(pen, box, weight)
        for good, (x, y) in taken:
            token(pen, good, x, y, 13.5 * weight)
        for color, (x, y, size) in zip(spot.workers, workers_at(box, frame), strict=False):
            worker(pen, color, x, y, size)
        if supervisor:
            figure(pen, box[2] - 4 * weight, box[3] - 14 * weight, 20 * weight, FIGURES["supervisor"])
        for sign in signs:
            sign.paint(pen)

    for _, (x, y) in taken:
        hide(surface, (x - 10 * weight, y - 10 * weight, x + 10 * weight, y + 10 * weight))
    if supervisor:
        hide(surface, (box[2] - 18 * weight, box[3] - 34 * weight, box[2] + 10 * weight, box[3]))
    around = (box[0] - 7 * weight, box[1] - 7 * weight, box[2] + 16 * weight, box[3] + 9 * weight)
    values = tuple([sign.line.text for sign in signs])
    surface.put(("house", spot.id, spot.stored, spot.workers, supervisor, fresh, values), around, paint)
    surface.written.extend(sign.written for sign in signs)


def _covered(spot: PlaceView, box: Box, frame: Frame) -> list[Point]:
    """The roofs in the order in which they are covered, the best first."""
    order = sorted(range(len(spot.roofs)), key=lambda number: -spot.roofs[number])
    places = roofs(box, len(spot.roofs), frame)
    return [places[number] for number in order]


def _halo(pen: Pen, box: Box, weight: float) -> None:
    for color, far, wide in (("ink", 6, 7), ("gold", 5, 5)):
        grown = (
            box[0] - far * weight,
            box[1] - far * weight,
            box[2] + far * weight,
            box[3] + far * weight,
        )
        pen.rect(grown, None, 8 * weight, color, wide * weight)


def _berth(surface: Surface, spot: PlaceView, at: Point, on_map: Point, frame: Frame, marked: Marks) -> None:
    """Barges at a place, and what it costs the reader to go there: that on the side of the shore."""
    weight, (x, y) = frame.weight, at
    cost = marked.goals.get(spot.id)
    size = (16 if frame.compact else 20) * weight
    # The first lies at the place itself, but water keeps its name; the others lie towards the middle.
    way = -1 if on_map[1] >= SOUTH else 1
    first = (NODE + 9) * weight if spot.kind == "water" and not frame.compact else 0.0
    barges = [(seat, (x, y + way * (first + number * 1.1 * size))) for number, seat in enumerate(spot.barges)]
    if spot.kind == "pier" and not frame.compact and frame.sx > 0.6 * frame.weight:
        barges = [
            (seat, (x + (number - 1.5) * 42 * weight * 0.7, y)) for number, seat in enumerate(spot.barges)
        ]
    signs = [
        _sign(str(seat + 1), bx - size * 0.14, by, size * 0.6, SMALL * weight, seat)
        for seat, (bx, by) in barges
    ]
    far = 15.5 * weight
    cx, cy = (x, y - way * (NODE + 13) * weight) if spot.kind == "water" or spot.barges else (x, y)
    if on_map[1] == MIDDLE and spot.kind != "water" and spot.barges:
        cy = y - (NODE + 13) * weight
    if cost is not None:
        room = (cx - far, cy - far, cx + far, cy + far)
        signs.append(place(str(cost), room, LARGE * weight, "white", "go", least=LARGE * weight))

    def paint(pen: Pen) -> None:
        for seat, (bx, by) in barges:
            barge(pen, bx, by, size, f"player{seat + 1}")
        if cost is not None:
            pen.disc(cx, cy, far, "ink")
            pen.disc(cx, cy, far * 0.93, "paper")
            pen.disc(cx, cy, far * 0.84, "go")
        for sign in signs:
            sign.paint(pen)

    for _, (bx, by) in barges:
        hide(surface, (bx - size, by - size / 2, bx + size, by + size / 2))
    if cost is not None:
        hide(surface, (cx - far, cy - far, cx + far, cy + far))
    xs, ys = [bx for _, (bx, _) in barges] + [cx], [by for _, (_, by) in barges] + [cy]
    around = (min(xs) - 24 * weight, min(ys) - 20 * weight, max(xs) + 24 * weight, max(ys) + 20 * weight)
    surface.put(("berth", spot.id, spot.barges, cost), around, paint)
    surface.written.extend(sign.written for sign in signs)
