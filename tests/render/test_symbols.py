"""Symbols are small files that can be told apart on any ground, and every thing has the right one."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.edge.emoji import LONGEST, called
from bot.words.texts import LANGUAGES, Speaker
from render.games import DRAWN_BY, symbol
from render.symbols import SIDE
from rules.core.table import Table
from rules.games import GAMES
from rules.ride.board import COLORS, GRAY, WILD

#: Discord's limit for an emoji.
MOST_BYTES = 256 * 1024
#: Discord's grounds, and how high a line of text shows a symbol.
GROUNDS, SHOWN = {"dark": (49, 51, 56), "light": (255, 255, 255), "ash": (43, 45, 49)}, 22
GAME_SYMBOLS = [(game, name) for game in GAMES for name in DRAWN_BY[game].symbols(Speaker("en"))]


@pytest.mark.parametrize(("game", "name"), GAME_SYMBOLS)
def test_a_symbol_is_a_small_file_without_a_ground(game: str, name: str) -> None:
    for code in LANGUAGES:
        file = symbol(game, name, Speaker(code))
        assert len(file) < MOST_BYTES
        image = Image.open(BytesIO(file))
        assert (image.format, image.size, image.mode) == ("PNG", (SIDE, SIDE), "RGBA")
        corners = [(x, y) for x in (0, SIDE - 1) for y in (0, SIDE - 1)]
        assert [image.getpixel(at)[3] for at in corners] == [0] * 4  # type: ignore[index]
        assert 2 <= len(called(game, name, file)) <= LONGEST


def test_the_same_drawing_is_the_same_file() -> None:
    assert symbol("feld", "color-pink", Speaker("en")) == symbol("feld", "color-pink", Speaker("da"))
    assert symbol("ride", "color-black", Speaker("en")) != symbol("ride", "color-black", Speaker("da"))


def _as_shown(file: bytes, ground: tuple[int, int, int]) -> Image.Image:
    image = Image.open(BytesIO(file)).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", (SHOWN, SHOWN), ground)
    shown.paste(image, mask=image.getchannel("A"))
    return shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_symbols_are_told_apart_as_small_as_they_are_shown(game: str, ground: str) -> None:
    files = {name: symbol(game, name, Speaker("en")) for of, name in GAME_SYMBOLS if of == game}
    shown = {name: _as_shown(file, GROUNDS[ground]) for name, file in files.items()}
    empty = Image.new("RGB", (SHOWN, SHOWN), GROUNDS[ground])
    for name, one in shown.items():
        others = [other for each, other in shown.items() if each != name]
        for other in (*others, empty):
            far = ImageStat.Stat(ImageChops.difference(one, other)).rms
            assert sum(far) > 25, f"{name} looks like another one on {ground}"


def test_every_colour_of_ride_has_a_card() -> None:
    names = DRAWN_BY["ride"].symbols(Speaker("en"))
    assert {DRAWN_BY["ride"].symbol_of("color", color) for color in (*COLORS, WILD, GRAY)} <= names.keys()


def test_every_card_of_feld_has_the_symbol_of_its_kind() -> None:
    artist, view = DRAWN_BY["feld"], Table.new(GAMES["feld"], 4, {}, "cards").view(None)
    assert view.cards
    for card in view.cards.values():
        assert artist.symbol_of("card", card.code) == f"deck-{card.deck}"


@pytest.mark.parametrize("game", GAMES)
def test_what_options_and_texts_name_has_a_symbol_that_is_drawn(game: str) -> None:
    artist, names = DRAWN_BY[game], DRAWN_BY[game].symbols(Speaker("en"))
    things = {
        "color": ("pink", "gray", "black", "nothing"), "good": ("glass", "tulip"), "worker": ("gold",),
        "card": ("001", "055", "132", "none"), "place": ("pier", "store-cheese", "dock-white", "water-n1"),
        "deck": ("map",), "seat": ("1",),
    }  # fmt: skip
    found = {artist.symbol_of(kind, value) for kind, values in things.items() for value in values}
    assert found - {""} <= names.keys()
    assert {*artist.DEEDS.values()} <= names.keys()
    assert {*artist.DEEDS} <= {verb for spot in GAMES[game].SPOTS for verb in spot.verbs}
