"""The gauges of a day as lines, each in a box of its own, as SVG."""

from collections.abc import Sequence
from html import escape

WIDE, HIGH, EDGE = 360, 130, 50
MEGABYTE = 1024**2
#: What is drawn: a title, and lines, each with its name, its gauge and what that is divided by.
BOXES: tuple[tuple[str, tuple[tuple[str, str, float], ...]], ...] = (
    (
        "Memory, MB",
        tuple((name, f"schout_memory_bytes {name}", MEGABYTE) for name in ("bot", "drawing", "thinking")),
    ),
    ("Open descriptors", (("open", "schout_open_descriptors", 1),)),
    (
        "Files, MB",
        tuple((name, f"schout_file_bytes {name}", MEGABYTE) for name in ("database", "log")),
    ),
    ("Database by game, KB", (("database", "by game", 1024),)),
    ("Outbox, messages", (("waiting", "schout_outbox_length", 1),)),
    ("Moves so far", (("moves", "schout_moves_total", 1),)),
)
COLOURS = ("#1f5a96", "#b3402a", "#2f7d4f")


def plot(readings: Sequence[dict[str, float]]) -> str:
    """A page of boxes, two in a row."""
    told = [
        reading
        | {
            "by game": reading.get("schout_file_bytes database", 0)
            / max(1, reading.get("schout_games all", 1))
        }
        for reading in readings
    ]
    boxes = [
        f'<g transform="translate({number % 2 * (WIDE + EDGE) + EDGE},{number // 2 * (HIGH + 56) + 30})">'
        f"{_box(title, lines, told)}</g>"
        for number, (title, lines) in enumerate(BOXES)
    ]
    size = f"{2 * (WIDE + EDGE) + EDGE} {(len(BOXES) + 1) // 2 * (HIGH + 56) + 20}"
    style = "text{font:11px sans-serif;fill:#333} .t{font-weight:bold}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{style}</style>'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(boxes)}</svg>\n'
    )


def _box(title: str, lines: Sequence[tuple[str, str, float]], readings: Sequence[dict[str, float]]) -> str:
    drawn = [(name, [reading.get(gauge, 0) / unit for reading in readings]) for name, gauge, unit in lines]
    top = max((max(values) for _, values in drawn), default=1) * 1.1 or 1
    parts = [f'<text class="t" y="-8">{escape(title)}</text>']
    for part in (0, 0.5, 1):
        y = HIGH - part * HIGH
        parts.append(
            f'<path d="M0 {y:g}H{WIDE}" stroke="#ddd"/><text x="-4" y="{y + 4:g}" text-anchor="end">'
        )
        parts.append(f"{round(top * part):,}</text>")
    parts += [
        f'<text x="{hour / 24 * WIDE:g}" y="{HIGH + 14}" text-anchor="middle">{hour} h</text>'
        for hour in (0, 6, 12, 18, 24)
    ]
    for number, (name, values) in enumerate(drawn):
        points = " ".join(
            f"{reading['hour'] / 24 * WIDE:.1f},{HIGH - value / top * HIGH:.1f}"
            for reading, value in zip(readings, values, strict=True)
        )
        colour = COLOURS[number]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<text x="{150 + 70 * number}" y="-8" style="fill:{colour}">{escape(name)}</text>')
    return "".join(parts)
