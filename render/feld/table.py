"""What lies beside the map: round track, dice, market tile, decks."""

from render.canvas import Surface, paragraph, write
from render.feld.cards import SHADES
from render.feld.cubes import put_cube
from render.feld.palette import WRITTEN_ON
from render.feld.signs import COLORS, coin, inside, pips, star
from render.pen import Box, Paint, Pen, turned
from render.picture import Say
from rules.feld.view import TileView, View

#: The bonus for fast delivery is 7 in the first round and one less in each after it.
FAST = 7
PIPS = 6
#: What a market tile can give, apart from what only its text tells.
GIFTS = ("points", "amstel", "any")


def round_track(surface: Surface, view: View, box: Box, over: str, big: float = 26) -> None:
    """All rounds with the bonus for fast delivery or the results that are turned; this one stands out."""
    left, top, right, bottom = box
    columns = view.rounds if bottom - top < 90 else -(-view.rounds // 2)
    rows = -(-view.rounds // columns)
    step, tall = (right - left) / columns, (bottom - top) / rows
    for number in range(1, view.rounds + 1):
        x, y = left + (number - 1) % columns * step, top + (number - 1) // columns * tall
        _round(surface, view, number, (x + 2, y + 1, x + step - 2, y + tall - 1), over, big)


def lowest_turned(rounds: int, number: int) -> int:
    """The lowest result that is turned to 1 in a round; 7 where none is."""
    return min(PIPS, rounds + 1 - number) + 1


def _round(surface: Surface, view: View, number: int, box: Box, over: str, big: float) -> None:
    left, top, right, bottom = box
    now = number == view.round and view.phase != "over"
    fill = "gold" if now else "paper" if number > view.round else "plaster"
    bonus, first = max(0, FAST + 1 - number), lowest_turned(view.rounds, number)
    half = big * 0.4
    key = ("round", now, fill, bool(bonus), big, right - left, bottom - top)
    surface.put(key, box, _space(box, big, now, fill, bonus > 0), over)
    part = left + big * 1.42
    write(surface, str(number), (left + 4, top, part - 2, bottom), big, "ink", fill)
    if bonus:
        room = (part + half * 1.9, top, right - 3, bottom)
        write(surface, f"+{bonus}", room, big * 0.8, "ink", fill, align="l")
    elif first <= PIPS:
        text = str(first) if first == PIPS else f"{first}–{PIPS}"
        room = (part - 2, top, right - half * 3, bottom)
        write(surface, text, room, big * 0.62, "ink", fill, least=big * 0.4)


def _space(box: Box, big: float, now: bool, fill: str, bonus: bool) -> Paint:
    """A space of the round track: with a roof for fast delivery, or with the die that is turned to 1."""
    left, top, right, bottom = box
    y, half = (top + bottom) / 2, big * 0.4

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink" if now else "kerb", 8)
        pen.rect(inside(box, 3 if now else 2), fill, 6)
        if bonus:
            roof = [(-0.85, 1), (-0.85, -0.1), (0, -1.1), (0.85, -0.1), (0.85, 1)]
            pen.polygon(turned(roof, left + big * 1.42 + half * 0.8, y, 0, half), "brick")
        else:
            x = right - half * 1.15
            pen.polygon(turned([(-1.7, -0.4), (-1.2, 0), (-1.7, 0.4)], x, y, 0, half), "ink")
            pen.rect(inside((x - half, y - half, x + half, y + half), half * 0.15), "ink", half * 0.3)
            pips(pen, x, y, half, 1, "white")

    return paint


def die(surface: Surface, color: str, number: int, box: Box, over: str) -> None:
    """A die in the colour of its resource."""
    shade, size = f"cube_{color}", (box[2] - box[0]) / 2
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink", size * 0.32)
        pen.rect(inside(box, max(1.5, size * 0.06)), shade, size * 0.28)
        pips(pen, x, y, size, number, WRITTEN_ON[shade])

    surface.put(("die", color, number, size), box, paint, over)


def dice(surface: Surface, view: View, box: Box, over: str) -> None:
    """The six dice in a row, each with a cube of its colour and the number that it gives."""
    left, top, right, bottom = box
    step = (right - left) / len(view.dice)
    size = min(step * 0.66, (bottom - top) * 0.62)
    side = min((bottom - top - size) * 0.36, step * 0.17)
    y = top + size + (bottom - top - size) / 2
    for place, (color, number) in enumerate(view.dice.items()):
        x = left + (place + 0.5) * step
        die(surface, color, number, (x - size / 2, top, x + size / 2, top + size), over)
        put_cube(surface, color, x - side, y, side, over)
        room = (x + side * 0.3, y - side * 1.3, x + step * 0.48, y + side * 1.3)
        write(surface, f"×{number}", room, side * 1.9, "ink", over, align="l")


def gifts(shown: TileView) -> list[tuple[str, int]]:
    """What a tile gives, in signs."""
    return [(kind, getattr(shown, kind)) for kind in GIFTS if getattr(shown, kind)]


def tile(surface: Surface, shown: TileView, say: Say, box: Box, over: str, *, fresh: bool = False) -> None:
    """The open market tile: what it costs above, what it gives below."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    x, size = (left + right) / 2, wide * 0.13
    given = gifts(shown)
    heights = [top + tall * (0.5 + 0.5 * (row + 0.5) / len(given)) - 4 for row in range(len(given))]

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if fresh else "ink", wide * 0.09)
        pen.rect(inside(box, 5 if fresh else 2.5), "plaster", wide * 0.07)
        pen.rect((left + wide * 0.1, top + tall * 0.47, right - wide * 0.1, top + tall * 0.48), "kerb")
        coin(pen, x - size * 1.1, top + tall * 0.31, size * 1.15)
        for (kind, _), y in zip(given, heights, strict=True):
            gift(pen, kind, x - size * 1.1, y, size)

    surface.put(("tile", tuple(given), fresh, wide, tall), box, paint, over)
    room = (left + 8, top + 4, right - 8, top + tall * 0.17)
    write(surface, shown.code, room, tall * 0.12, "ink", "plaster")
    room = (x + size * 0.3, top + tall * 0.2, right - 4, top + tall * 0.42)
    write(surface, str(shown.gulden), room, size * 2, "ink", "plaster", align="l")
    for (_, number), y in zip(given, heights, strict=True):
        room = (x + size * 0.3, y - size, right - 4, y + size)
        write(surface, f"+{number}", room, size * 1.7, "ink", "plaster", align="l")
    if not given:
        room = (left + 9, top + tall * 0.51, right - 9, bottom - 8)
        text = say("feld-tile-text", **shown.words)
        paragraph(surface, text, room, size * 1.2, "ink", "plaster", least=size * 0.6)


def gift(pen: Pen, kind: str, x: float, y: float, size: float) -> None:
    """The sign for points, for spaces on the Amstel, or for cubes of any colour."""
    if kind == "points":
        star(pen, x, y, size, "gold", "gold_dark")
    elif kind == "amstel":
        pen.disc(x, y, size * 0.92, "delft")
        pen.disc(x, y, size * 0.74, "water")
        pen.line([(x - size * 0.4, y), (x + size * 0.1, y)], "delft", size * 0.2)
        pen.polygon(turned([(0.1, -0.36), (0.5, 0), (0.1, 0.36)], x, y, 0, size), "delft")
    else:
        half = size * 0.85
        pen.rect((x - half, y - half, x + half, y + half), "ink", size * 0.25)
        cell = size * 0.5
        for number, color in enumerate(COLORS):
            left, top = x - size * 0.75 + number % 3 * cell, y - size * 0.75 + number // 3 * cell * 1.5
            pen.rect((left, top, left + cell, top + cell * 1.5), f"cube_{color}")


def deck(surface: Surface, kind: str, count: int, label: str, box: Box, over: str) -> None:
    """A deck with its kind and how many cards are left in it."""
    left, top, right, bottom = box
    shade = SHADES.get(kind, "slate")
    tall = bottom - top
    wide = tall * 0.8

    def paint(pen: Pen) -> None:
        for step in (4, 2, 0) if count > 1 else (0,):
            card = (left + step, top - step + 2, left + wide + step, bottom - step)
            pen.rect(card, "ink", 5)
            pen.rect(inside(card, 1.5), shade, 4)

    around = (left, top - 4, left + wide + 6, bottom + 1)
    surface.put(("deck", kind, min(count, 2), tall), around, paint, over)
    write(surface, str(count), (left + 3, top, left + wide - 3, bottom), tall * 0.46, "white", shade)
    room = (left + wide + 12, top, right, bottom)
    write(surface, label, room, 19, "ink", over, face="text", align="l", least=12)
