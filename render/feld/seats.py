"""A player board in short: points, gulden, cubes, roundel, cards, storehouse and barge."""

from render.canvas import Surface, write
from render.feld.cards import tab
from render.feld.cubes import roundel, supply
from render.feld.goods import token
from render.feld.marks import disc
from render.feld.signs import barge, coin, crest, penalty, scroll, star, worker
from render.pen import Box, Paint, Pen
from render.text import line
from rules.feld.view import SeatView, View

TALL = 262
#: The height of what TOM has: neither cubes nor cards.
TOM = 78


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")


def panel(surface: Surface, view: View, seat: int, name: str, box: Box) -> None:
    """A seat's board; it has a golden edge while the game waits for the seat, or when it has won."""
    left, top, right, bottom = box
    lit = seat in view.acting or seat in view.winners
    state = view.seats[seat]
    bottom = top + TOM if seat == view.tom else bottom

    def paint(pen: Pen) -> None:
        pen.rect((left - 5, top - 4, right + 5, bottom + 4), "gold" if lit else "slate", 13)
        pen.rect((left, top + 1, right, bottom - 1), "paper", 9)

    surface.put(("panel", lit, right - left, bottom - top), (left - 5, top - 4, right + 5, bottom + 4), paint)
    disc(surface, seat, left + 30, top + 30, 21, over="paper")
    points = signed(state.points)
    wide = line(points, "bold", 46).width + 6
    room = (left + 60, top + 4, right - wide - 44, top + 40)
    write(surface, name, room, 27, "ink", "paper", align="l", least=18)
    write(surface, points, (right - wide - 8, top + 2, right - 8, top + 46), 46, "ink", "paper", align="r")
    spot = (right - wide - 40, top + 9, right - wide - 12, top + 39)
    surface.put(("points",), spot, _star(spot), "paper")
    stats(surface, view, seat, (left + 60, top + 43, right - 8, top + 70), 21)
    if seat == view.tom:
        return
    supply(surface, state, (left + 8, top + 73, right - 8, top + 106), "paper")
    roundel(surface, state.roundel, (left + 8, top + 110, right - 8, top + 178), "paper")
    active(surface, view, state, (left + 8, top + 184, right - 8, top + 214))
    lower(surface, view, seat, (left + 8, top + 220, right - 8, bottom - 6))


def _star(box: Box) -> Paint:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return lambda pen: star(pen, x, y, 13, "gold", "gold_dark")


def stats(surface: Surface, view: View, seat: int, box: Box, size: float, over: str = "paper") -> None:
    """Gulden, crests left, penalties and orders, each with its sign."""
    left, top, right, bottom = box
    state = view.seats[seat]
    half = (bottom - top) * 0.42
    shown = [("gulden", str(state.gulden)), ("crest", str(state.crests_left))]
    shown += [("penalty", str(state.penalties))] if state.penalties else []
    if state.orders:
        # The orders that everybody may see are named.
        codes = " ".join(order.code for order in state.shown)
        shown.append(("orders", f"{state.orders}: {codes}" if codes else str(state.orders)))
    wide = [line(text, "bold", size).width for _, text in shown]
    gap = min(size * 0.7, (right - left - sum(wide)) / len(shown) - half * 2.5)
    x = left
    for (kind, text), room in zip(shown, wide, strict=True):
        spot = (x, top, x + half * 2.2, bottom)
        paint = _stat(kind, seat, spot, half)
        surface.put(("stat", kind, seat if kind == "crest" else 0, half), spot, paint, over)
        place = (x + half * 2.4, top, min(right, x + half * 2.4 + room + 3), bottom)
        write(surface, text, place, size, "ink", over, align="l", least=size * 0.6)
        x += half * 2.4 + room + gap


def _stat(kind: str, seat: int, box: Box, half: float) -> Paint:
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


def active(surface: Surface, view: View, state: SeatView, box: Box) -> None:
    """The cards above the board, those used in this round marked."""
    left, top, right, bottom = box
    step = min(42.0, (right - left) / max(1, len(state.active)))
    for number, code in enumerate(state.active):
        x = left + number * step
        tab(surface, view.cards[code], (x, top, x + step - 2, bottom), "paper", used=state.used.get(code, 0))
    if not state.active:
        surface.put(("none", right - left), box, lambda pen: pen.rect(box, "paper", 6, "linen", 2), "paper")


def lower(surface: Surface, view: View, seat: int, box: Box) -> None:
    """The cards below the board, then the temporary storehouse, and the barge with all that is aboard."""
    left, top, right, bottom = box
    state = view.seats[seat]
    for number, code in enumerate(state.inactive):
        x = left + number * 36
        tab(surface, view.cards[code], (x, top + 4, x + 34, bottom - 2), "paper")
    aboard(surface, view, seat, (left + max(5, len(state.inactive)) * 36 + 4, top, right, bottom), "paper")


def aboard(surface: Surface, view: View, seat: int, box: Box, over: str) -> None:
    """The temporary storehouse with what is in it, and the barge with what is aboard."""
    x, top, right, bottom = box
    state = view.seats[seat]
    things = [("store", ""), *[("good", good) for good in state.storehouse]]
    things += [("barge", ""), *[("good", good) for good in state.hold]]
    things += [("worker", color) for color in state.workers]
    half = min((bottom - top) * 0.44, (right - x) / (2 * len(things)) - 1)
    y = (top + bottom) / 2 + 1
    for kind, which in things:
        spot = (x, y - half, x + half * 2, y + half)
        paint = _thing(kind, which, seat, x + half, y, half)
        surface.put(("thing", kind, which or seat, half), spot, paint, over)
        x += half * 2 + 2


def _thing(kind: str, which: str, seat: int, x: float, y: float, half: float) -> Paint:
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
