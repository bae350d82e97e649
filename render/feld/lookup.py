"""Cards, market tiles and secret orders to look up, each as a large picture."""

from render.canvas import Canvas, write
from render.feld.cards import SHADES, art, badge, cubes, name, text
from render.feld.palette import PALETTE
from render.feld.signs import coin, cube, inside, scroll
from render.feld.table import GIFTS, gift
from render.lookup import PICTURE, finished, ground
from render.pen import Pen
from render.picture import Picture, Say, Shape
from rules.feld.view import CardView, TileView, View


def card(view: View, name: str, shown: None, say: Say, shape: Shape = "desktop") -> Picture:
    """A card of the game, a market tile or a secret order, by its name in the index."""
    kind, _, code = name.partition("-")
    if kind == "card":
        return game_card(view, view.cards[code], say, shape)
    if kind == "tile":
        return market_tile(view.tiles[code], say, shape)
    return secret_order(code, say, shape)


def game_card(view: View, card: CardView, say: Say, shape: Shape) -> Picture:
    """A craftsman, a building or a map: its picture, what it costs, when it works and what it does."""
    shade = SHADES[card.deck]
    paid = cubes(card)
    left, top, right, bottom = PICTURE

    def paint(pen: Pen) -> None:
        pen.rect(PICTURE, shade, 18)
        pen.rect(inside((left, top + 84, right, bottom), 10), "paper", 12)
        art(pen, card, inside((left, top + 84, right, bottom), 18))
        badge(pen, card.icon, (right - 130, top + 16, right - 18, top + 68))
        for number, color in enumerate(paid):
            cube(pen, color, left + 160 + number * 60, top + 42, 26)

    surface = Canvas(ground(("card", card.code, card.icon, tuple(paid)), paint, PALETTE, shape))
    write(
        surface,
        card.code,
        (left + 16, top + 6, left + 126, top + 78),
        54,
        PALETTE.written_on[shade],
        shade,
        align="l",
    )
    return finished(surface, name(card, say), text(view, card.code, say), shape=shape)


def market_tile(tile: TileView, say: Say, shape: Shape) -> Picture:
    """A market tile: what it costs and what it gives."""
    left, top, right, bottom = PICTURE
    gifts = [(kind, getattr(tile, kind)) for kind in GIFTS if getattr(tile, kind)]
    x, middle = (left + right) / 2, (top + bottom) / 2

    def paint(pen: Pen) -> None:
        pen.rect(PICTURE, "plaster", 18, "wood", 6)
        coin(pen, left + 150, middle, 62)
        if gifts:
            pen.polygon([(x - 20, middle - 46), (x + 36, middle), (x - 20, middle + 46)], "wood")
        for row, (kind, _) in enumerate(gifts):
            gift(pen, kind, x + 110, _row(row, len(gifts)), 48)

    surface = Canvas(ground(("tile", tile.code, tile.gulden, tuple(gifts)), paint, PALETTE, shape))
    room = (left + 20, middle - 60, left + 82, middle + 60)
    write(surface, str(tile.gulden), room, 96, "ink", "plaster", align="r")
    for row, (_, number) in enumerate(gifts):
        y = _row(row, len(gifts))
        write(surface, f"+{number}", (x + 166, y - 50, right - 10, y + 50), 84, "ink", "plaster", align="l")
    name = say("pic-feld-tile-name", tile=tile.code)
    return finished(surface, name, say("feld-tile-text", **tile.words), shape=shape)


def _row(row: int, rows: int) -> float:
    return (PICTURE[1] + PICTURE[3]) / 2 + (row - (rows - 1) / 2) * 124


def secret_order(code: str, say: Say, shape: Shape) -> Picture:
    """A secret order: its text and how many points it brings."""
    x, y = (PICTURE[0] + PICTURE[2]) / 2, (PICTURE[1] + PICTURE[3]) / 2

    def paint(pen: Pen) -> None:
        pen.rect(PICTURE, "bottle", 18)
        scroll(pen, x, y, 150)

    surface = Canvas(ground(("order",), paint, PALETTE, shape))
    return finished(
        surface, say("pic-feld-order-name", order=code), say(f"feld-order-{code}-text"), shape=shape
    )
