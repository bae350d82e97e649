"""Little drawings of Ride alone: carts, the city's crosses, a compass rose."""

from render.pen import Pen, turned


def crosses(pen: Pen, x: float, y: float, size: float, shield: str, pale: str, cross: str) -> None:
    """The three crosses of Amsterdam on their shield; the point is its middle."""
    pen.polygon(
        turned([(-0.62, -1), (0.62, -1), (0.62, 0.5), (0, 1.08), (-0.62, 0.5)], x, y, 0, size), shield
    )
    pen.polygon(
        turned([(-0.26, -1), (0.26, -1), (0.26, 0.84), (0, 1.08), (-0.26, 0.84)], x, y, 0, size), pale
    )
    for row in (-0.62, -0.08, 0.46):
        for sign in (-1, 1):
            ends = [(-0.16, -0.16 * sign + row), (0.16, 0.16 * sign + row)]
            pen.line(turned(ends, x, y, 0, size), cross, size * 0.11)


def cart(pen: Pen, x: float, y: float, size: float, color: str, angle: float = 0) -> None:
    """A handcart in one colour, seen from the side and turned by an angle; `size` is its width."""
    if not -90 <= angle <= 90:
        angle += 180
    pen.polygon(
        turned([(-0.42, -0.36), (0.32, -0.36), (0.24, 0.04), (-0.34, 0.04)], x, y, angle, size), color
    )
    pen.line(turned([(0.2, -0.08), (0.54, -0.22)], x, y, angle, size), color, size * 0.08)
    for wheel in (-0.22, 0.14):
        [(wx, wy)] = turned([(wheel, 0.24)], x, y, angle, size)
        pen.disc(wx, wy, size * 0.145, color)


def rose(pen: Pen, x: float, y: float, size: float, dark: str, light: str) -> None:
    """A compass rose that points to the north."""
    pen.disc(x, y, size * 0.62, None, dark, size * 0.035)
    for angle, far in (
        (45, 0.62),
        (135, 0.62),
        (225, 0.62),
        (315, 0.62),
        (0, 1),
        (90, 1),
        (180, 1),
        (270, 1),
    ):
        for side, fill in ((-1, dark), (1, light)):
            pen.polygon(
                turned([(0, 0), (0.13 * side, -0.16), (0, -far)], x, y, angle, size), fill, dark, size * 0.02
            )
