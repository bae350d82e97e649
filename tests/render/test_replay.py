"""Replays and plots: one frame a turn, exact, small, with progress."""

from io import BytesIO

from PIL import Image, ImageChops, ImageSequence

from bot.gallery.ride import turns
from bot.words.texts import Speaker
from render.picture import LONGEST_ALT
from render.plot import plot
from render.replay import FRAME, LAST
from render.ride import frames, replay
from tests.render.views import NAMES

LARGEST = 8 * 1024 * 1024
SAY = Speaker("en")


def test_a_whole_game_is_small_and_exact() -> None:
    shown = [(view, f"{number}.") for number, view in enumerate(turns(4, {}, "replay"))]
    told: list[tuple[int, int]] = []
    data = replay(shown, NAMES["en"], SAY, lambda done, of: told.append((done, of)))
    assert len(data) < LARGEST / 4
    assert told == [(number, len(shown)) for number in range(1, len(shown) + 1)]
    with Image.open(BytesIO(data)) as film:
        assert len(list(ImageSequence.Iterator(film))) == len(shown)
        pictures = frames(shown, NAMES["en"], SAY)
        for number, (canvas, frame) in enumerate(zip(pictures, ImageSequence.Iterator(film), strict=True)):
            if number % 7 == 0 or number == len(shown) - 1:
                apart = ImageChops.difference(canvas.image.convert("RGB"), frame.convert("RGB"))
                assert apart.getbbox() is None, number
        assert film.info["duration"] == LAST
        film.seek(1)
        assert film.info["duration"] == FRAME


def test_a_game_of_one_turn() -> None:
    view = next(turns(2, {}, "one"))
    data = replay([(view, "")], NAMES["da"], SAY, lambda done, of: None)
    with Image.open(BytesIO(data)) as film:
        assert len(list(ImageSequence.Iterator(film))) == 1


def test_plots_of_any_length() -> None:
    names = NAMES["nl"]
    games: tuple[list[list[int]], ...] = (
        [],
        [[0, 0]],
        [[0, 0, 0], [-40, 0, 123]],
        [[turn, 2 * turn, turn // 2, 0] for turn in range(300)],
    )
    for points in games:
        picture = plot(points, names, SAY, "ride")
        assert picture.png.startswith(b"\x89PNG")
        assert 0 < len(picture.alt) <= LONGEST_ALT
    assert plot(games[2], names, SAY, "ride").png != plot(games[1], names, SAY, "ride").png
