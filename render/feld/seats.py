"""A player board in short: points, gulden, cubes, roundel, cards, storehouse and barge."""

from collections.abc import Callable

from render.canvas import Surface, write
from render.feld.cards import tab
from render.feld.goods import token
from render.feld.marks import disc
from render.feld.signs import COLORS, barge, coin, crest, cube, inside, penalty, scroll, star, worker
from render.palette import WRITTEN_ON
from render.pen import Box, Pen
from render.picture import Say
from render.text import line
from rules.feld.view import SeatView, View

TALL = 262


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")


def panel(
    surface: Surface, view: View, seat: int, name: str, say: Say, box: Box, fresh: bool = False
) -> None:
    """A seat's board; it has a golden edge while the game waits for the seat, or when it has won."""
    left, top, right, bottom = box
    lit = seat in view.acting or seat in view.winners
    state = view.seats[seat]

    def paint(pen: Pen) -> None:
        pen.rect((left - 5, top - 4, right + 5, bottom + 4), "gold" if lit else "slate", 13)
        pen.rect((left, top + 1, right, bottom - 1), "paper", 9)

    surface.put(("panel", lit, right - left, bottom - top), (left - 5, top - 4, right + 5, bottom + 4), paint)
    disc(surface, seat, left + 30, top + 30, 21, over="paper")
    points = signed(state.points)
    wide = line(points, "bold", 46).width + 6
    write(
        surface,
        name,
        (left + 60, top + 6, right - wide - 46, top + 40),
        27,
        "ink",
        "paper",
        align="l",
        least=18,
    )
    write(surface, points, (right - wide - 8, top + 6, right - 8, top + 56), 46, "ink", "paper", align="r")
    spot = (right - wide - 40, top + 15, right - wide - 12, top + 47)
    surface.put(("points",), spot, _at(star, spot, 13, "gold", "gold_dark"), "paper")
    stats(surface, view, seat, (left + 60, top + 40, right - wide - 46, top + 68), 21)
    supply(surface, state, (left + 8, top + 72, right - 8, top + 106))
    roundel(surface, state, (left + 8, top + 110, right - 8, top + 178))
    active(surface, view, state, (left + 8, top + 184, right - 8, top + 214))
    lower(surface, view, state, (left + 8, top + 220, right - 8, bottom - 6))


def _at(draw: Callable[..., None], box: Box, *more: object) -> Callable[[Pen], None]:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return lambda pen: draw(pen, x, y, *more)


def stats(surface: Surface, view: View, seat: int, box: Box, size: float) -> None:
    """Gulden, crests left, penalties and orders, each with its sign."""
    left, top, right, bottom = box
    state = view.seats[seat]
    half = (bottom - top) * 0.42
    shown: list[tuple[str, str]] = [("gulden", str(state.gulden)), ("crest", str(state.crests_left))]
    if state.penalties:
        shown.append(("penalty", f"{state.penalties}"))
    if state.orders:
        shown.append(("orders", str(state.orders)))
    x = left
    for kind, text in shown:
        wide = line(text, "bold", size).width
        spot = (x, top, x + half * 2.2, bottom)
        surface.put(
            ("stat", kind, seat if kind == "crest" else 0, half), spot, _stat(kind, seat, spot, half), "paper"
        )
        write(
            surface,
            text,
            (x + half * 2.4, top, x + half * 2.4 + wide + 4, bottom),
            size,
            "ink",
            "paper",
            align="l",
        )
        x += half * 2.4 + wide + 14


def _stat(kind: str, seat: int, box: Box, half: float) -> Callable[[Pen], None]:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2

    def paint(pen: Pen) -> None:
        if kind == "gulden":
            coin(pen, x, y, half)
        elif kind == "crest":
            crest(pen, x, y, half, f"player{seat + 1}")
        elif kind == "penalty":
            penalty(pen, x, y, half)
        else:
            scroll(pen, x, y, half)

    return paint


def supply(surface: Surface, state: SeatView, box: Box) -> None:
    """The cubes that a seat has, colour by colour; what it has none of is pale."""
    left, top, right, bottom = box
    step = (right - left) / len(COLORS)
    half = (bottom - top) * 0.42
    y = (top + bottom) / 2
    for number, color in enumerate(COLORS):
        count = state.supply.get(color, 0)
        x = left + number * step + half + 2
        spot = (x - half, y - half, x + half, y + half)
        if count:
            surface.put(
                ("cube", color, half), spot, lambda pen, c=color, x=x: cube(pen, c, x, y, half), "paper"
            )  # type: ignore[misc]
            room = (x + half + 3, top, left + (number + 1) * step, bottom)
            write(surface, str(count), room, half * 1.75, "ink", "paper", align="l")
        else:
            surface.put(
                ("no cube", half),
                spot,
                lambda pen, s=spot: pen.rect(s, "linen", half * 0.3, "kerb", 1.5),
                "paper",
            )  # type: ignore[misc]


def roundel(surface: Surface, state: SeatView, box: Box) -> None:
    """The slots of the roundel; the first leaves at the next turn of it."""
    left, top, right, bottom = box
    step = (right - left) / len(state.roundel)
    for number, slot in enumerate(state.roundel):
        cell = (left + number * step + 1.5, top, left + (number + 1) * step - 1.5, bottom)
        _slot(surface, number, {color: slot[color] for color in COLORS if slot.get(color)}, cell)


def _slot(surface: Surface, number: int, cubes: dict[str, int], box: Box) -> None:
    left, top, right, bottom = box
    fill = "foam" if number == 0 else "mist"

    def paint(pen: Pen) -> None:
        pen.rect(box, "delft" if number == 0 else "slate", 7)
        pen.rect((left + 2, top + 18, right - 2, bottom - 2), fill, 5)

    over = "delft" if number == 0 else "slate"
    surface.put(("slot", number == 0, right - left, bottom - top), box, paint, "paper")
    write(surface, str(number + 1), (left, top, right, top + 18), 15, "white", over)
    rows = max(1, (len(cubes) + 1) // 2)
    columns = 2 if len(cubes) > 1 else 1
    tall = min((24, 20)[columns - 1] * (right - left) / 63, (bottom - top - 22) / rows)
    half = tall * 0.42
    for place, (color, count) in enumerate(cubes.items()):
        wide = (right - left - 6) / columns
        x = left + 3 + place % columns * wide
        y = top + 20 + (bottom - top - 22 - rows * tall) / 2 + (place // columns + 0.5) * tall
        text = str(count)
        size = tall * (0.7 if columns > 1 else 0.85)
        room = half * 2 + line(text, "bold", size).width + 2
        x += (wide - room) / 2
        spot = (x, y - half, x + half * 2, y + half)
        surface.put(
            ("cube", color, half), spot, lambda pen, c=color, x=x, y=y: cube(pen, c, x + half, y, half), fill
        )  # type: ignore[misc]
        write(
            surface,
            text,
            (x + half * 2 + 2, y - tall / 2, x + room + 4, y + tall / 2),
            size,
            "ink",
            fill,
            align="l",
        )


def active(surface: Surface, view: View, state: SeatView, box: Box) -> None:
    """The cards above the board, those used in this round marked."""
    left, top, right, bottom = box
    step = min(42.0, (right - left) / max(1, len(state.active)))
    for number, code in enumerate(state.active):
        x = left + number * step
        tab(surface, view.cards[code], (x, top, x + step - 2, bottom), "paper", used=state.used.get(code, 0))
    if not state.active:
        surface.put(("none", right - left), box, lambda pen: pen.rect(box, "paper", 6, "linen", 2), "paper")


def lower(surface: Surface, view: View, state: SeatView, box: Box) -> None:
    """The cards below the board, then the temporary storehouse, and the barge with all that is aboard."""
    left, top, right, bottom = box
    for number, code in enumerate(state.inactive):
        x = left + number * 38
        tab(surface, view.cards[code], (x, top + 4, x + 36, bottom - 2), "paper")
    x = left + max(5, len(state.inactive)) * 38 + 4
    things = [("store", ""), *[("good", good) for good in state.storehouse]]
    things += [
        ("barge", ""),
        *[("good", good) for good in state.hold],
        *[("worker", color) for color in state.workers],
    ]
    half = min((bottom - top) * 0.44, (right - x) / (2 * len(things)) - 1)
    seat = view.seats.index(state)
    y = (top + bottom) / 2 + 1
    for kind, which in things:
        spot = (x, y - half, x + half * 2, y + half)
        surface.put(
            ("thing", kind, which or seat, half), spot, _thing(kind, which, seat, x + half, y, half), "paper"
        )
        x += half * 2 + 2


def _thing(kind: str, which: str, seat: int, x: float, y: float, half: float) -> Callable[[Pen], None]:
    def paint(pen: Pen) -> None:
        if kind == "store":
            roof = [(x - half, y - half * 0.1), (x, y - half), (x + half, y - half * 0.1)]
            pen.polygon(roof, "brick_dark")
            pen.rect((x - half * 0.8, y - half * 0.1, x + half * 0.8, y + half * 0.9), "roof_b")
            pen.rect((x - half * 0.35, y + half * 0.2, x + half * 0.35, y + half * 0.9), "brick_dark")
        elif kind == "barge":
            barge(pen, x, y, half * 0.94, f"player{seat + 1}")
        elif kind == "good":
            token(pen, which, x, y, half)
        else:
            worker(pen, which, x, y, half * 0.92)

    return paint


def written_on(seat: int) -> str:
    """What is written in on a seat's colour."""
    return WRITTEN_ON[f"player{seat + 1}"]


def frame_of(box: Box) -> Box:
    """The room within a panel's edge."""
    return inside(box, 6)
