"""The plot of docs/chances.md: what was told against what came out. `make chances` draws it anew."""

import json
from pathlib import Path

from PIL import Image, ImageDraw

from render.fonts import FACES, font
from rules.players.calibration import RESULTS

PICTURE = Path("docs/pictures/chances.png")
#: Pixels of a field, and around it.
FIELD, AROUND = 420, 90
COLORS = {"1": "#8A8F98", "2": "#23527C", "3": "#B5482F"}
LABELS = {"1": "first quarter", "2": "second quarter", "3": "third quarter"}
NAMES = {"ride": "Ticket to Ride: Amsterdam", "feld": "Stefan Feld’s Amsterdam"}
#: A group of fewer than so many chances says too little.
ENOUGH = 10


def draw() -> None:
    """A field for each game: told from left to right, came out from below, a line where both are the same."""
    found = json.loads(RESULTS.read_text("utf-8"))
    image = Image.new("RGB", ((FIELD + AROUND) * len(found) + AROUND // 2, FIELD + 2 * AROUND), "#FBF7EE")
    pen, words = ImageDraw.Draw(image), font(FACES["text"][0], 20)
    for place, (game, told) in enumerate(found.items()):
        left, bottom = AROUND + place * (FIELD + AROUND), AROUND + FIELD
        pen.text((left, 24), f"{NAMES[game]}, {told['games']} games", "#221F1B", font(FACES["bold"][0], 22))
        for part in range(0, 101, 25):
            x, y = left + FIELD * part / 100, bottom - FIELD * part / 100
            pen.line([(x, AROUND), (x, bottom)], "#E5DCC8", 2)
            pen.line([(left, y), (left + FIELD, y)], "#E5DCC8", 2)
            pen.text((x, bottom + 8), f"{part}", "#6B6459", words, anchor="ma")
            pen.text((left - 10, y), f"{part}", "#6B6459", words, anchor="rm")
        pen.line([(left, bottom), (left + FIELD, AROUND)], "#221F1B", 2)
        pen.text((left, bottom + 40), "told, in percent; upwards: came out", "#6B6459", words)
        for number, (quarter, part) in enumerate(told["quarters"].items()):
            way = [
                (left + FIELD * said, bottom - FIELD * came, games)
                for said, came, games in part["reliability"]
                if games >= ENOUGH
            ]
            pen.line([(x, y) for x, y, _ in way], COLORS[quarter], 4)
            for x, y, games in way:
                size = 4 + min(8, games / 60)
                pen.ellipse((x - size, y - size, x + size, y + size), COLORS[quarter])
            pen.text((left + 14, AROUND + 10 + 26 * number), LABELS[quarter], COLORS[quarter], words)
    image.quantize(32).save(PICTURE, optimize=True)


if __name__ == "__main__":
    draw()
