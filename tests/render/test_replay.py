"""Replays and plots: one frame a turn, exact, small, with progress."""

from io import BytesIO

from PIL import Image, ImageChops, ImageSequence

from bot.gallery.games import story
from bot.gallery.ride import choose
from bot.messages.stories import turns
from bot.words.texts import Speaker
from render.games import film, frame
from render.picture import LONGEST_ALT
from render.plot import plot
from render.replay import FRAME, LAST, Turn
from tests.render.cases import NAMES

LARGEST = 8 * 1024 * 1024
SAY = Speaker("en")


def game(seats: int, seed: str) -> list[Turn]:
    return [turn for turn, _ in turns(story("ride", choose, seats, {}, seed), SAY)]


def test_a_whole_game_is_small_and_exact() -> None:
    shown = game(4, "replay")
    data = film(shown, NAMES["en"], SAY)
    assert len(data) < LARGEST / 4
    with Image.open(BytesIO(data)) as moving:
        assert len(list(ImageSequence.Iterator(moving))) == len(shown)
        for number, (turn, image) in enumerate(zip(shown, ImageSequence.Iterator(moving), strict=True)):
            if number % 7 == 0 or number == len(shown) - 1:
                drawn = frame(turn, NAMES["en"], SAY).image
                apart = ImageChops.difference(drawn.convert("RGB"), image.convert("RGB"))
                assert apart.getbbox() is None, number
        assert moving.info["duration"] == LAST
        moving.seek(1)
        assert moving.info["duration"] == FRAME
        assert moving.info["loop"] == 0


def test_a_turn_that_changes_nothing_is_shown_as_long_as_the_others() -> None:
    turn = game(2, "one")[0]
    with Image.open(BytesIO(film([turn, turn, turn], NAMES["da"], SAY))) as moving:
        shown = [image.convert("RGB").tobytes() for image in ImageSequence.Iterator(moving)]
    assert len(shown) == 3
    assert len(set(shown)) == 1


def test_a_game_of_one_turn() -> None:
    data = film(game(2, "one")[:1], NAMES["da"], SAY)
    with Image.open(BytesIO(data)) as moving:
        assert len(list(ImageSequence.Iterator(moving))) == 1


def test_on_a_phone_a_list_of_few_names_leaves_no_gap_above_it() -> None:
    names = ["Anna", "Bram", "Cato", "Dirk"]
    sizes = [plot([[0] * n, [-3] * n], names[:n], SAY, "ride", "phone").size for n in (2, 3, 4)]
    assert sizes[1][1] - sizes[0][1] == sizes[2][1] - sizes[1][1] > 0


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
