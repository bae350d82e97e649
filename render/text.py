"""Lines of text: measured before they are drawn, shortened where they do not fit."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from render.fonts import UNKNOWN, chosen, font
from render.script import ZWJ, clusters, flag, visual

ELLIPSIS = "…"
#: Everything is measured at this many times its size, so that it has the same width at every scale.
FINE = 4
#: Nobody reads more of a single line than this.
LONG = 400


class Run(NamedTuple):
    """A stretch of a line in one font, with where it begins; its letters, and where each of them begins."""

    file: str
    text: str
    x: float
    letters: tuple[str, ...]
    places: tuple[float, ...]


class Line(NamedTuple):
    """A line ready to be drawn; `ink` is the box of its strokes from the left end of the baseline."""

    text: str
    face: str
    size: float
    runs: tuple[Run, ...]
    width: float
    ink: tuple[float, float, float, float]


def _drawn(face: str, cluster: str) -> list[tuple[str, str]]:
    """The fonts and characters that draw a cluster; of an emoji sequence, its first."""
    country = flag(cluster)
    if country:
        return [pair for letter in country for pair in _drawn(face, letter)]
    first = cluster.split(ZWJ)[0]
    file = chosen(face, first[0])
    if file is None:
        file, first = chosen(face, UNKNOWN), UNKNOWN
    assert file is not None
    return [(file, first[0] + "".join(mark for mark in first[1:] if chosen(face, mark) == file))]


@lru_cache(maxsize=2048)
def line(text: str, face: str, size: float) -> Line:
    """A line of text as it will be drawn."""
    letters = clusters(text[:LONG])
    stretches: list[tuple[str, list[str]]] = []
    for cluster in visual(letters):
        for file, chars in _drawn(face, cluster):
            if stretches and stretches[-1][0] == file:
                stretches[-1][1].append(chars)
            else:
                stretches.append((file, [chars]))
    runs: list[Run] = []
    x = 0.0
    boxes: list[tuple[float, float, float, float]] = []
    for file, parts in stretches:
        fine, chars = font(file, size * FINE), "".join(parts)
        left, top, right, bottom = (edge / FINE for edge in fine.getbbox(chars, anchor="ls"))
        boxes.append((x + left, top, x + right, bottom))
        ends = [x + end for end in _ends(file, size, parts)]
        runs.append(Run(file, chars, x, tuple(parts), (x, *ends[:-1])))
        x = ends[-1]
    if not boxes:
        return Line("", face, size, (), 0.0, (0.0, 0.0, 0.0, 0.0))
    ink = (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
    return Line("".join(letters), face, size, tuple(runs), x, ink)


def _ends(file: str, size: float, parts: list[str]) -> Iterator[float]:
    """Where each letter ends: fonts round their steps at every size, so that lines would differ.

    How far a letter steps depends on the one before it and on no other.
    """
    end, before = 0.0, ""
    for part in parts:
        end += _step(file, size, before, part)
        yield end
        before = part[-1]


@lru_cache(maxsize=8192)
def _step(file: str, size: float, before: str, part: str) -> float:
    """How far a letter steps after another."""
    fine = font(file, size * FINE)
    return (fine.getlength(before + part) - (fine.getlength(before) if before else 0)) / FINE


def _wide(line_: Line) -> float:
    """The room that a line takes: its advance, or its strokes where they reach further."""
    return max(line_.width, line_.ink[2]) - min(0.0, line_.ink[0])


@lru_cache(maxsize=2048)
def fit(text: str, width: float, face: str, size: float, least: float) -> Line:
    """A line that is no wider than the room: smaller down to `least`, then with an ellipsis."""
    for smaller in (size, size * 0.92, size * 0.85, size * 0.78, size * 0.7):
        if smaller >= least or smaller == size:
            whole = line(text, face, smaller)
            if _wide(whole) <= width:
                return whole
    letters = clusters(text[:LONG])
    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if _wide(line("".join(letters[:middle]).rstrip() + ELLIPSIS, face, least)) <= width:
            low = middle
        else:
            high = middle - 1
    return line("".join(letters[:low]).rstrip() + ELLIPSIS, face, least)


@lru_cache(maxsize=1024)
def wrap(text: str, width: float, face: str, size: float) -> tuple[str, ...]:
    """A text in lines that fit the width, broken where it may be; a word too long for a line stands alone."""
    lines: list[str] = []
    for word in re.split(r"[ \t\n]+", text.strip()):
        if lines and _wide(line(f"{lines[-1]} {word}", face, size)) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)
