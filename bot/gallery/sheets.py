"""Contact sheets: the panels of a game as Discord shows them, at three points, for both of its screens.

A pixel of a sheet is a css pixel. The frame around a picture is as wide as the box that Discord has for it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.gallery.games import Choose, Step, steps
from bot.messages.panels import FOR_ALL
from bot.words.texts import COMMON, LANGUAGES, Speaker, files_of
from render.fonts import FACES, font
from render.games import DRAWN_BY, offered, part
from render.picture import Picture, Shape
from render.shown import BOX, shown
from rules.core.table import Table
from rules.games import PLUGS

#: Discord's dark ground and the texts on it, and the frame of a box.
GROUND, INK, FRAME = "#313338", "#dbdee1", "#4a4c52"
#: How many panels hang side by side.
COLUMNS: dict[Shape, int] = {"desktop": 3, "phone": 5}
#: Pixels between panels, and between what belongs together; and what a caption takes.
APART, NEAR, CAPTION = 28, 8, 26
SEED = "sheets"
#: The points of a game by the part of its answers that are given.
POINTS = {"beginning": 0.06, "middle": 0.5, "end": 1.0}
#: Of so many answers from a point on, the one is shown after which most can be done.
AROUND = 40
#: So many of its longest words tell how long a language's words are.
LONGEST = 200


def longest_words() -> str:
    """The language with the longest words, which are the hardest to fit into a picture."""
    return max(LANGUAGES, key=_length)


def _length(code: str) -> float:
    places = (COMMON, *(plug.texts for plug in PLUGS.values()))
    texts = [file.read_text("utf-8") for place in places for file in files_of(place, code)]
    said = re.sub(r"^[\w-]+ =|\{.*?\}|^#.*$", "", "\n".join(texts), flags=re.MULTILINE)
    lengths = sorted((len(word) for word in set(re.findall(r"[^\W\d_]+", said))), reverse=True)
    return sum(lengths[:LONGEST]) / LONGEST


class Hung(NamedTuple):
    """A panel on a sheet: for whom it is, or what it shows, and its pictures."""

    caption: str
    pictures: list[Picture]


def sheets(
    game: str, choose: Choose, settings: Mapping[str, str], names: Sequence[str], say: Speaker
) -> Iterator[tuple[str, Image.Image]]:
    """All sheets of a game, with their names."""
    for point, step in points(game, choose, settings, len(names)):
        for shape in COLUMNS:
            yield f"shown-{game}-{shape}-{point}", sheet(list(panels(step, names, say, shape)), shape)


def points(game: str, choose: Choose, settings: Mapping[str, str], seats: int) -> Iterator[tuple[str, Step]]:
    """The points of a game, each with the table as it stands there."""
    choices = [_choices(step.table) for step in steps(game, choose, seats, settings, SEED)]
    wanted: dict[int, str] = {}
    for name, share in POINTS.items():
        first = int(share * (len(choices) - 1))
        near = range(first, min(first + AROUND, len(choices)))
        wanted[max(near, key=choices.__getitem__)] = name
    for number, step in enumerate(steps(game, choose, seats, settings, SEED)):
        if number in wanted:
            yield wanted[number], step


def _choices(table: Table) -> int:
    """How much whoever is asked can do."""
    return max((len(ask.offered) for ask in table.asks.values()), default=0)


def panels(step: Step, names: Sequence[str], say: Speaker, shape: Shape) -> Iterator[Hung]:
    """What everybody sees, who is asked and who waits; and each part that is not among it."""
    table, artist = step.table, DRAWN_BY[step.table.game.NAME]
    changed, shown_already = artist.changed(step.events), set[str]()
    asked = min(table.asks, default=0)
    waits = next((seat for seat in range(table.seats) if seat not in table.asks and seat != asked), None)
    for seat in dict.fromkeys((None, asked, waits)):
        view, ask = table.view(seat), table.asks.get(-1 if seat is None else seat)
        parts = artist.parts(view, ask, changed)
        shown_already |= {*parts}
        laid_out = FOR_ALL if seat is None else shape
        drawn = [part(view, names, say, name, changed=changed, shape=laid_out) for name in parts]
        title = say(f"game-{view.game}") if seat is None else names[seat]
        yield Hung(f"{title}: {say.text(ask.text)}" if ask else title, drawn)
    own = table.view(asked)
    for name in offered(own):
        if name not in shown_already:
            drawn = [part(own, names, say, name, changed=changed, shape=shape)]
            yield Hung(_named(say, own.game, name, names), drawn)


def _named(say: Speaker, game: str, name: str, names: Sequence[str]) -> str:
    """What a part is called; one that is about a seat has its player's name."""
    seat = DRAWN_BY[game].PARTS[name].seat
    return say(f"{game}-part-{name}") if seat is None else names[seat]


def sheet(hung: Sequence[Hung], shape: Shape) -> Image.Image:
    """Panels on Discord's ground, each in the column that is shortest so far."""
    wide = BOX[shape][0]
    columns = min(COLUMNS[shape], len(hung))
    ends, placed = [APART] * columns, list[tuple[Hung, int, int]]()
    for panel in hung:
        column = ends.index(min(ends))
        placed.append((panel, APART + column * (wide + APART), ends[column]))
        ends[column] += _height(panel, shape) + APART
    image = Image.new("RGB", (APART + columns * (wide + APART), max(ends)), GROUND)
    for panel, x, y in placed:
        _hang(image, panel, x, y, shape)
    return image


def _size(picture: Picture, shape: Shape) -> tuple[int, int]:
    by = shown(picture.size, shape)
    return round(picture.size[0] * by), round(picture.size[1] * by)


def _height(panel: Hung, shape: Shape) -> int:
    return CAPTION + sum(_size(picture, shape)[1] + NEAR for picture in panel.pictures)


def _hang(image: Image.Image, panel: Hung, x: int, y: int, shape: Shape) -> None:
    pen, (wide, _) = ImageDraw.Draw(image), BOX[shape]
    letters = font(FACES["text"][0], 15)
    text = panel.caption
    while letters.getlength(text) > wide:
        text = text[:-2].rstrip() + "…"
    pen.text((x, y), text, INK, letters)
    y += CAPTION
    for picture in panel.pictures:
        size = _size(picture, shape)
        pen.rectangle((x - 1, y - 1, x + wide, y + size[1]), None, FRAME)
        with Image.open(BytesIO(picture.png)) as drawn:
            image.paste(drawn.convert("RGB").resize(size, Image.Resampling.LANCZOS), (x, y))
        y += size[1] + NEAR
