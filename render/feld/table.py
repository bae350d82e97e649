"""What lies beside the map: round track, dice, market tile, decks."""

from render.canvas import Surface, write
from render.feld.cards import SHADES
from render.feld.cubes import put_cube
from render.feld.palette import WRITTEN_ON
from render.feld.signs import COLORS, coin, inside, pips, star
from render.pen import Box, Paint, Pen, turned
from render.picture import Say
from render.text import line
from rules.feld.view import TileView, View

#: The bonus for fast delivery is 7 in the first round and one less in each after it.
FAST = 7
PIPS = 6
#: What a market tile can give, apart from what only its text tells.
GIFTS = ("points", "amstel", "any")


def round_track(surface: Surface, view: View, box: Box, over: str, size: float, columns: int) -> None:
    """All rounds with the bonus for fast delivery or the results that are turned; this one stands out."""
    left, top, right, bottom = box
    count = -(-view.rounds // columns)
    step, tall = (right - left) / columns, (bottom - top) / count
    for number in range(1, view.rounds + 1):
        x, y = left + (number - 1) % columns * step, top + (number - 1) // columns * tall
        _round(surface, view, number, (x + 2, y + 2, x + step - 2, y + tall - 2), over, size)


def lowest_turned(rounds: int, number: int) -> int:
    """The lowest result that is turned to 1 in a round; 7 where none is."""
    return min(PIPS, rounds + 1 - number) + 1


def _round(surface: Surface, view: View, number: int, box: Box, over: str, size: float) -> None:
    left, top, right, bottom = box
    now = number == view.round and view.phase != "over"
    fill = "gold" if now else "paper" if number > view.round else "plaster"
    bonus, first = max(0, FAST + 1 - number), lowest_turned(view.rounds, number)
    key = ("round", now, fill, bool(bonus), size, right - left, bottom - top)
    surface.put(key, box, _space(box, size, now, fill, bonus > 0), over)
    part = left + size * 1.5
    write(surface, str(number), (left + 3, top, part, bottom), size, "ink", fill, least=size)
    if bonus:
        room = (part + size * 0.9, top, right - 3, bottom)
        write(surface, f"+{bonus}", room, size, "ink", fill, align="l", least=size)
    elif first <= PIPS:
        text = str(first) if first == PIPS else f"{first}–{PIPS}"
        room = (part, top, right - size * 1.15, bottom)
        write(surface, text, room, 18, "ink", fill, least=18, aside=True)


def _space(box: Box, size: float, now: bool, fill: str, bonus: bool) -> Paint:
    """A space of the round track: with a roof for fast delivery, or with the die that is turned to 1."""
    left, top, right, bottom = box
    y, half = (top + bottom) / 2, size * 0.38

    def paint(pen: Pen) -> None:
        pen.rect(box, "ink" if now else "kerb", 8)
        pen.rect(inside(box, 3 if now else 2), fill, 6)
        if bonus:
            roof = [(-0.85, 1), (-0.85, -0.1), (0, -1.1), (0.85, -0.1), (0.85, 1)]
            pen.polygon(turned(roof, left + size * 1.95, y, 0, half), "brick")
        else:
            x = right - half * 1.3
            pen.polygon(turned([(-1.65, -0.4), (-1.2, 0), (-1.65, 0.4)], x, y, 0, half), "ink")
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


def dice(surface: Surface, view: View, box: Box, over: str, columns: int) -> None:
    """The six dice, each with a cube of its colour and the number that it gives."""
    left, top, right, bottom = box
    rows = -(-len(view.dice) // columns)
    wide, tall = (right - left) / columns, (bottom - top) / rows
    size = min(wide * 0.58, tall * 0.62)
    side = min((tall - size) * 0.36, wide * 0.15)
    for spot, (color, number) in enumerate(view.dice.items()):
        x, y = left + (spot % columns + 0.5) * wide, top + spot // columns * tall
        die(surface, color, number, (x - size / 2, y, x + size / 2, y + size), over)
        middle = y + size + (tall - size) * 0.45
        put_cube(surface, color, x - side, middle, side, over)
        room = (x + side * 0.3, middle - side * 1.3, x + wide * 0.48, middle + side * 1.3)
        write(surface, f"×{number}", room, side * 1.9, "ink", over, align="l")


def gifts(shown: TileView) -> list[tuple[str, int]]:
    """What a tile gives, in signs."""
    return [(kind, getattr(shown, kind)) for kind in GIFTS if getattr(shown, kind)]


def tile(surface: Surface, shown: TileView, box: Box, over: str, size: float, *, fresh: bool = False) -> None:
    """The open market tile: its name and what it costs above, what it gives in signs below."""
    left, top, right, bottom = box
    wide, half = right - left, (right - left) / 2
    given = gifts(shown)
    first = top + size * 3.3
    step = (bottom - first - 6) / max(1, len(given))
    heights = [first + (row + 0.5) * step for row in range(len(given))]
    sign = min(size * 0.72, step * 0.45)

    def paint(pen: Pen) -> None:
        pen.rect(box, "gold" if fresh else "ink", 12)
        pen.rect(inside(box, 5 if fresh else 2.5), "plaster", 9)
        coin(pen, left + half * 0.62, top + size * 2.3, size * 0.72)
        if given:
            pen.rect((left + wide * 0.1, first - 2, right - wide * 0.1, first), "kerb")
        for (kind, _), y in zip(given, heights, strict=True):
            gift(pen, kind, left + half * 0.62, y, sign)

    surface.put(("tile", tuple(given), fresh, size, wide, bottom - top), box, paint, over)
    write(surface, shown.code, (left + 6, top + 4, right - 6, top + size * 1.5), size, "ink", "plaster")
    room = (left + half * 0.95, top + size * 1.4, right - 6, top + size * 3.2)
    write(surface, str(shown.gulden), room, size * 1.4, "ink", "plaster", align="l")
    for (_, number), y in zip(given, heights, strict=True):
        room = (left + half * 0.95, y - step / 2, right - 6, y + step / 2)
        write(surface, f"+{number}", room, max(size, sign * 1.6), "ink", "plaster", align="l", least=size)


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


def decks(surface: Surface, view: View, say: Say, box: Box, size: float, rows: int = 1) -> None:
    """The three decks and the discard pile, with how many cards are in each, each as wide as its name."""
    left, top, right, bottom = box
    counts = [(kind, view.decks.get(kind, 0)) for kind in SHADES] + [("discard", len(view.discard))]
    labels = {kind: say("pic-feld-decks", deck=kind) for kind, _ in counts}
    wide = {kind: size * 1.7 + 14 + line(word, "text", size * 0.84).width for kind, word in labels.items()}
    many, tall = len(counts) // rows, (bottom - top) / rows
    for row in range(rows):
        here = counts[row * many : (row + 1) * many]
        gap = (right - left - sum(wide[kind] for kind, _ in here)) / many
        x, y = left, top + row * tall
        for kind, count in here:
            spot = (x, y, x + wide[kind] + min(gap, 2), y + tall - 4)
            _deck(surface, kind, count, labels[kind], spot, size)
            x += wide[kind] + gap


def _deck(surface: Surface, kind: str, count: int, label: str, box: Box, size: float) -> None:
    left, top, right, bottom = box
    shade = SHADES.get(kind, "slate")
    tall, wide = bottom - top, size * 1.7

    def paint(pen: Pen) -> None:
        for step in (4, 2, 0) if count > 1 else (0,):
            card = (left + step, top + 4 - step, left + wide + step, bottom - step)
            pen.rect(card, "ink", 5)
            pen.rect(inside(card, 1.5), shade, 4)

    around = (left, top, left + wide + 6, bottom + 1)
    surface.put(("deck", kind, min(count, 2), size, tall), around, paint, "linen")
    room = (left + 2, top + 4, left + wide - 2, bottom)
    write(surface, str(count), room, size, WRITTEN_ON[shade], shade, least=size * 0.84, aside=True)
    room = (left + wide + 10, top, right, bottom)
    least = size * 0.84
    write(surface, label, room, least, "ink", "linen", face="text", align="l", least=least, aside=True)
