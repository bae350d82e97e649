"""What lies beside the map: round track, dice, market tile, black market, magazine, decks."""

from render.canvas import Placed, Surface, paragraph, place, write
from render.feld.cards import SHADES
from render.feld.goods import token
from render.feld.marks import FIGURES
from render.feld.signs import coin, cube, figure, inside, pips, star, symbol, worker
from render.palette import WRITTEN_ON
from render.pen import Box, Pen, turned
from render.picture import Say
from rules.feld.view import TileView, View

#: The bonus for fast delivery is 7 in the first round and one less in each after it.
FAST = 7
PIPS = 6


def round_track(surface: Surface, view: View, box: Box, over: str, big: float = 26) -> None:
    """All rounds with the bonus for fast delivery or the results that are turned; this one stands out."""
    left, top, right, bottom = box
    step = (right - left) / view.rounds
    for number in range(1, view.rounds + 1):
        cell = (left + (number - 1) * step + 2, top, left + number * step - 2, bottom)
        _round(surface, view, number, cell, over, big)


def turned_dice(rounds: int, number: int) -> int:
    """The lowest result that is turned to 1 in a round, or one more than a die has."""
    return min(PIPS, rounds + 1 - number) + 1


def _round(surface: Surface, view: View, number: int, box: Box, over: str, big: float) -> None:
    left, top, right, bottom = box
    now = number == view.round and view.phase != "over"
    fill = "gold" if now else "paper" if number > view.round else "plaster"
    bonus, first = max(0, FAST + 1 - number), turned_dice(view.rounds, number)
    part, y = left + big * 1.42, (top + bottom) / 2
    half = big * 0.4

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink" if now else "kerb", 8)
        pen.rect(inside(box, 3 if now else 2), fill, 6)
        if bonus:
            x = part + half * 0.8
            roof = [(-0.85, 1), (-0.85, -0.1), (0, -1.1), (0.85, -0.1), (0.85, 1)]
            pen.polygon(turned(roof, x, y, 0, half), "brick")
        else:
            x = right - half * 1.15
            pen.polygon(
                [(x - half * 1.7, y - half * 0.4), (x - half * 1.2, y), (x - half * 1.7, y + half * 0.4)],
                "ink",
            )
            pen.rect((x - half * 0.85, y - half * 0.85, x + half * 0.85, y + half * 0.85), "ink", half * 0.3)
            pips(pen, x, y, half, 1, "white")

    surface.put(("round", number, now, fill, bonus, big, right - left), box, paint, over)
    write(surface, str(number), (left + 4, top, part - 2, bottom), big, "ink", fill)
    if bonus:
        room = (part + half * 1.9, top, right - 3, bottom)
        write(surface, f"+{bonus}", room, big * 0.8, "ink", fill, align="l")
    else:
        text = str(first) if first == PIPS else f"{first}–{PIPS}"
        write(
            surface, text, (part - 2, top, right - half * 3, bottom), big * 0.62, "ink", fill, least=big * 0.4
        )


def die(surface: Surface, color: str, number: int, box: Box, over: str) -> None:
    """A die in the colour of its resource, with its symbol in the corner."""
    left, top, right, bottom = box
    shade, size = f"cube_{color}", (right - left) / 2
    x, y = (left + right) / 2, (top + bottom) / 2
    ink = WRITTEN_ON[shade]

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", size * 0.32)
        pen.rect(inside(box, max(1.5, size * 0.06)), shade, size * 0.28)
        pips(pen, x, y, size, number, ink)

    surface.put(("die", color, number, size), box, paint, over)


def dice(surface: Surface, view: View, box: Box, over: str) -> None:
    """The six dice in a row, each with a cube of its colour and the number that it gives."""
    left, top, right, bottom = box
    step = (right - left) / len(view.dice)
    size = min(step * 0.66, (bottom - top) * 0.62)
    for place_, (color, number) in enumerate(view.dice.items()):
        x = left + (place_ + 0.5) * step
        die(surface, color, number, (x - size / 2, top, x + size / 2, top + size), over)
        y = top + size + (bottom - top - size) / 2
        side = (bottom - top - size) * 0.36
        spot = (x - side * 2, y - side, x, y + side)
        surface.put(("cube", color, side), spot, _cube(color, x - side, y, side), over)
        room = (x + side * 0.3, y - side * 1.3, x + step * 0.42, y + side * 1.3)
        write(surface, f"×{number}", room, side * 1.9, "ink", over, align="l")


def _cube(color: str, x: float, y: float, size: float):  # type: ignore[no-untyped-def]
    return lambda pen: cube(pen, color, x, y, size)


def tile(surface: Surface, shown: TileView, say: Say, box: Box, over: str, *, fresh: bool = False) -> None:
    """The open market tile: what it costs above, what it gives below."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    x = (left + right) / 2
    gifts = [("points", shown.points), ("amstel", shown.amstel), ("any", shown.any)]
    gifts = [(kind, number) for kind, number in gifts if number]
    size = wide * 0.13
    rows = {
        kind: top + tall * (0.5 + 0.5 * (place_ + 0.5) / len(gifts)) - 4
        for place_, (kind, _) in enumerate(gifts)
    }

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if fresh else "ink", wide * 0.09)
        pen.rect(inside(box, 5 if fresh else 2.5), "plaster", wide * 0.07)
        pen.rect((left + wide * 0.1, top + tall * 0.47, right - wide * 0.1, top + tall * 0.48), "kerb")
        coin(pen, x - size * 1.1, top + tall * 0.31, size * 1.15)
        for kind, y in rows.items():
            _gift(pen, kind, x - size * 1.1, y, size)

    surface.put(("tile", shown.code, fresh, wide, tall), box, paint, over)
    write(
        surface, shown.code, (left + 8, top + 4, right - 8, top + tall * 0.17), tall * 0.12, "ink", "plaster"
    )
    room = (x + size * 0.3, top + tall * 0.2, right - 4, top + tall * 0.42)
    write(surface, str(shown.gulden), room, size * 2, "ink", "plaster", align="l")
    for kind, number in gifts:
        y = rows[kind]
        room = (x + size * 0.3, y - size, right - 4, y + size)
        write(surface, f"+{number}", room, size * 1.7, "ink", "plaster", align="l")
    if not gifts:
        text = say(f"feld-tile-{shown.code}").removeprefix(shown.code).strip(" ·–-:") or "…"
        room = (left + 8, top + tall * 0.52, right - 8, bottom - 8)
        paragraph(surface, text, room, size * 1.2, "ink", "plaster", least=size * 0.6)


def _gift(pen: Pen, kind: str, x: float, y: float, size: float) -> None:
    if kind == "points":
        star(pen, x, y, size, "gold", "gold_dark")
    elif kind == "amstel":
        pen.disc(x, y, size * 0.92, "delft")
        pen.disc(x, y, size * 0.74, "water")
        points = [(x - size * 0.4, y), (x + size * 0.1, y)]
        pen.line(points, "delft", size * 0.2)
        pen.polygon(
            [(x + size * 0.1, y - size * 0.36), (x + size * 0.5, y), (x + size * 0.1, y + size * 0.36)],
            "delft",
        )
    else:
        box = (x - size * 0.85, y - size * 0.85, x + size * 0.85, y + size * 0.85)
        pen.rect(box, "ink", size * 0.25)
        cell = size * 1.5 / 3
        for number, color in enumerate(("pink", "gray", "orange", "brown", "purple", "black")):
            cx, cy = x - size * 0.75 + number % 3 * cell, y - size * 0.75 + number // 3 * cell * 1.5
            pen.rect((cx, cy, cx + cell, cy + cell * 1.5), f"cube_{color}")


def market_grid(view: View, box: Box) -> dict[str, Box]:
    """The spaces of the black market."""
    left, top, right, bottom = box
    rows = len(view.black_market)
    wide, tall = (right - left) / 3, (bottom - top) / rows
    return {
        good: (
            left + column * wide + 2,
            top + row * tall + 2,
            left + (column + 1) * wide - 2,
            top + (row + 1) * tall - 2,
        )
        for row, goods in enumerate(view.black_market)
        for column, good in enumerate(goods)
    }


def paint_market(pen: Pen, view_goods: dict[str, Box], box: Box) -> None:
    """The black market without what was sold."""
    left, top, right, bottom = box
    pen.rect(box, "ink", 9)
    for cell in view_goods.values():
        pen.rect(cell, "slate", 5)


def black_market(surface: Surface, view: View, cells: dict[str, Box], say: Say, fresh: bool) -> None:
    """What was sold on the black market, what still can be, and the marketeer."""
    for good, box in cells.items():
        left, top, right, bottom = box
        sold, marketeer = good in view.sold, view.figures.get("marketeer") == good
        fill = "slate" if sold else "paper"
        size = (right - left) / 2
        x, y = (left + right) / 2, (top + bottom) / 2
        letters = place(
            say("pic-feld-good-letters", good=good),
            (left + 2, bottom - size * 0.66, right - 2, bottom - 2),
            size * 0.55,
            "white" if sold else "ink",
            fill,
        )
        letter = place(
            say("pic-feld-figure-letter", figure="marketeer"),
            (right - size * 0.75, y - size * 0.2, right - size * 0.05, y + size * 0.6),
            size * 0.52,
            "white",
            FIGURES["marketeer"],
        )

        def paint(pen: Pen) -> None:
            pen.rect(box, fill, 5)  # noqa: B023 - painted at once
            token(
                pen,
                good,
                x - (size * 0.3 if marketeer else 0),
                y - size * 0.25,
                size * 0.58,
                fill if not sold else "ink",
            )  # noqa: B023
            letters.paint(pen)  # noqa: B023
            if sold:  # noqa: B023
                pen.line([(left + 4, top + 4), (right - 4, bottom - 4)], "alarm", max(2.0, size * 0.14))  # noqa: B023
            if marketeer:  # noqa: B023
                figure(pen, right - size * 0.4, y, size * 0.75, FIGURES["marketeer"])  # noqa: B023
                letter.paint(pen)  # noqa: B023

        surface.put(("sold", good, sold, marketeer, size), box, paint, "ink")
        surface.written.append(letters.written)
        if marketeer:
            surface.written.append(letter.written)


def magazine_rows(values: tuple[int, ...], box: Box) -> list[Box]:
    """The spaces of the magazine, the best at the top."""
    left, top, right, bottom = box
    tall = (bottom - top) / len(values)
    return [(left, top + row * tall + 2, right, top + (row + 1) * tall - 2) for row in range(len(values))]


def magazine(surface: Surface, view: View, rows: list[Box], say: Say) -> None:
    """The dock workers in the magazine; the last space takes all that come later."""
    for number, (left, top, right, bottom) in enumerate(rows):
        last = number == len(rows) - 1
        here = view.magazine_workers[number:] if last else view.magazine_workers[number : number + 1]
        tall = bottom - top
        step = min(tall * 0.9, (right - left - tall * 1.3) / max(1, len(here)))
        for place_, color in enumerate(here):
            x, y = left + tall * 0.55 + place_ * step, (top + bottom) / 2
            size = min(tall * 0.42, step * 0.62)
            spot = (x - size, y - size * 1.1, x + size, y + size * 1.1)
            surface.put(("worker", color, size), spot, _worker(color, x, y, size), "paper")
            letters = say("pic-feld-worker-letters", worker=color)
            write(
                surface,
                letters,
                (x - size * 0.8, y, x + size * 0.8, y + size),
                size * 0.86,
                WRITTEN_ON[f"dock_{color}"],
                f"dock_{color}",
            )


def _worker(color: str, x: float, y: float, size: float):  # type: ignore[no-untyped-def]
    return lambda pen: worker(pen, color, x, y, size)


def magazine_words(values: tuple[int, ...], rows: list[Box]) -> list[Placed]:
    """The values of the magazine's spaces."""
    words = []
    for value, (left, top, right, bottom) in zip(values, rows, strict=True):
        tall = bottom - top
        words.append(place(str(value), (right - tall, top, right - 3, bottom), tall * 0.62, "ink", "gold"))
    return words


def paint_magazine(pen: Pen, rows: list[Box]) -> None:
    """The magazine without workers and values."""
    for left, top, right, bottom in rows:
        tall = bottom - top
        pen.rect((left, top, right, bottom), "paper", 5)
        pen.disc(right - tall * 0.5 - 1.5, (top + bottom) / 2, tall * 0.46, "gold")


def deck(surface: Surface, kind: str, count: int, label: str, box: Box, over: str) -> None:
    """A deck with its kind and how many cards are left in it."""
    left, top, right, bottom = box
    shade = SHADES.get(kind, "slate")
    tall = bottom - top

    def paint(pen: Pen) -> None:
        for step in (4, 2, 0) if count > 1 else (0,):
            pen.rect((left + step, top - step + 2, left + tall * 0.74 + step, bottom - step), "ink", 5)
            pen.rect(
                (left + step + 1.5, top - step + 3.5, left + tall * 0.74 + step - 1.5, bottom - step - 1.5),
                shade,
                4,
            )

    surface.put(
        ("deck", kind, min(count, 2), tall), (left, top - 4, left + tall * 0.74 + 6, bottom + 1), paint, over
    )
    room = (left + 3, top, left + tall * 0.74 - 3, bottom)
    write(surface, str(count), room, tall * 0.46, "white", shade)
    room = (left + tall * 0.74 + 12, top, right, bottom)
    write(surface, label, room, 19, "ink", over, face="text", align="l", least=12)


def legend_symbol(pen: Pen, color: str, x: float, y: float, size: float) -> None:
    """The symbol of a colour on its own."""
    symbol(pen, color, x, y, size, f"cube_{color}")
