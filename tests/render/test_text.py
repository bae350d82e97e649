"""Names as people have them: measured, shortened, in the right order, never an exception."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.words.texts import LANGUAGES, Speaker
from render.canvas import SMOOTH, Canvas, Ground, write
from render.fonts import FACES, UNKNOWN, chosen, font, known
from render.pen import Pen
from render.picture import SHAPES
from render.replay import SCALE
from render.ride import PALETTE, PARTS, draw_part
from render.script import clusters, joined, visual
from render.text import ELLIPSIS, FINE, fit, line, wrap
from tests.render.lettering import EDGE, covered, outside
from tests.render.ride.views import golden

ODD = (
    "👩‍👩‍👧‍👦 Family 🇳🇱",
    "שלום עולם (abc)",
    "مرحبا بالعالم ٣",
    "漢" * 32,
    "Z̷̧̛͖͙a̴̡͔l̶̰g̷͓o̸̢" * 4,
    "नमस्ते ไทย ᚠᚢᚦ 𐍈",
    "\u202eevil\u202c\u200b\u2066",
    "❤️‍🔥🏴‍☠️👍🏽1️⃣",
    "𝓕𝓪𝓷𝓬𝔂 ＷＩＤＥ ﷽",
    "\u200b\u200d\ufeff",
    "",
    "\x00\x07\ud800",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "a\nb\tc",
)


def _blank(pen: Pen) -> None:
    pen.rect((0, 0, 400, 60), "paper")


@pytest.mark.parametrize("name", ODD, ids=range(len(ODD)))
def test_odd_names_are_drawn(name: str) -> None:
    names = (name, "Anna", name, "Bo")
    for part in PARTS:
        for shape in SHAPES:
            canvas = draw_part(Canvas, part, golden("own-4"), names, Speaker("en"), shape=shape)
            assert [text for text in canvas.written if outside(text)] == []
            assert covered(canvas.written) == []


@given(st.text(max_size=40))
@settings(max_examples=60)
def test_any_text_fits_its_room(text: str) -> None:
    canvas = Canvas(Ground("blank", (400, 60), _blank, PALETTE))
    write(canvas, text, (10, 5, 200, 55), 30, "ink", "paper", align="l", least=18)
    assert not any(outside(written) for written in canvas.written)
    assert canvas.png().startswith(b"\x89PNG")
    drawn = canvas.image.convert("RGB")
    assert drawn.crop((204, 0, 400, 60)).getcolors(4) == [(196 * 60, (255, 249, 235))]


@given(st.text(max_size=60), st.integers(20, 300))
@settings(max_examples=60)
def test_a_shortened_line_is_no_wider_than_its_room(text: str, width: int) -> None:
    found = fit(text, width, "bold", 20, 14)
    assert found.width <= max(width, line(ELLIPSIS, "bold", 14).width) + 0.01


def test_clusters_are_what_a_reader_sees() -> None:
    assert len(clusters("👩‍👩‍👧‍👦")) == 1
    assert len(clusters("🇳🇱🇩🇰")) == 2
    assert len(clusters("👍🏽")) == 1
    assert clusters("e\u0301") == ["é"]
    assert clusters("a\u200bb\u202ec") == ["a", "b", "c"]
    assert clusters("ＷＩＤＥ") == list("WIDE")
    assert len(clusters("Z̷̧̛͖͙")[0]) <= 3


def test_flags_are_written_as_letters() -> None:
    assert [run.text for run in line("🇳🇱", "bold", 20).runs] == ["NL"]


def test_hebrew_is_turned_round_within_its_sentence() -> None:
    assert "".join(visual(clusters("שלום"))) == "םולש"
    assert "".join(visual(clusters("Tour de שלום (abc)"))) == "Tour de םולש (abc)"
    assert "".join(visual(clusters("א(ב)ג"))) == "ג(ב)א"


def test_arabic_letters_join() -> None:
    # beh-alef-beh: initial, final, isolated; alef never joins what follows it.
    assert joined(["ب", "ا", "ب"]) == ["\ufe91", "\ufe8e", "\ufe8f"]
    assert joined(["ل", "ا"]) == ["\ufefb"]
    assert joined(["ب", "ل", "ا"]) == ["\ufe91", "\ufefc"]
    assert joined(["ب", "ب", "ب"]) == ["\ufe91", "\ufe92", "\ufe90"]


def test_what_no_font_knows_has_one_clear_sign() -> None:
    assert chosen("bold", "ᚠ") is None
    assert [run.text for run in line("ᚠᚢ", "bold", 20).runs] == [UNKNOWN * 2]
    assert chosen("bold", UNKNOWN) is not None


@pytest.mark.parametrize(
    "letters",
    [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:!?’'\"()-–—…+−·%&/",
        "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»",
        "ÆØÅæøåÉé",
        "ÁÉÍÓÚÄËÏÖÜáéíóúäëïöüĲĳ",
    ],
    ids=["english", "french", "danish", "dutch"],
)
def test_the_languages_need_no_fallback(letters: str) -> None:
    for face, file in (
        ("text", "AtkinsonHyperlegibleNext-Medium.ttf"),
        ("bold", "AtkinsonHyperlegibleNext-Bold.ttf"),
    ):
        missing = {
            char for char in "".join(clusters(letters)) if ord(char) not in known(file) and char not in " "
        }
        assert not missing, face


def test_titles_are_covered() -> None:
    for code in LANGUAGES:
        say = Speaker(code)
        for key in ("pic-plot", "pic-ride-card-contract", "pic-ride-card-merchandise"):
            assert all(chosen("title", char) == "IMFellGreatPrimerSC.ttf" for char in say(key) if char != " ")


def test_a_long_text_is_wrapped_into_its_width() -> None:
    text = Speaker("fr")("pic-ride-about-transport", color="wild")
    lines = wrap(text, 300, "text", 24)
    assert " ".join(lines) == " ".join(text.split())
    assert all(line(words, "text", 24).width <= 300 for words in lines)


def test_no_line_begins_with_what_belongs_to_the_word_before() -> None:
    assert wrap("Quand tu livres\u00a0: 4 points", line("Quand tu livres", "text", 24).width, "text", 24)[
        1
    ].startswith("livres\u00a0:")


@pytest.mark.parametrize("scale", [1, SCALE])
@pytest.mark.parametrize("size", [18, 20, 22, 24, 25, 26, 33])
def test_no_letter_is_cut_off(size: float, scale: float) -> None:
    """What is drawn is as wide as what was measured."""
    for face in ("text", "bold"):
        words = "overtag en karré uden at bruge Bartholomew Featherstonehaugh " * 2
        measured = line(words.strip(), face, size)
        drawn = Image.new("RGB", (round(4000 * scale) * SMOOTH, round(60 * scale) * SMOOTH))
        Pen(drawn, PALETTE.colors, scale * SMOOTH).write(measured, 10, 40, "white")
        box = drawn.getbbox()
        assert box is not None
        # The room after the last letter is measured with it.
        assert -3 < box[2] / SMOOTH / scale - 10 - measured.ink[2] <= EDGE / 2


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [9.0, 11.5, 20.3])
def test_every_letter_begins_where_those_before_it_end(face: str, size: float) -> None:
    """Letters are measured two by two, which is as exact as measuring each beginning of the line."""
    for words in ("Ærø, ÀVAT — To Yo fi", "Émile’s e\u0323\u0301 AV", "\u05e9\u05dc\u05d5\u05dd und Straße"):
        for run in line(words, face, size).runs:
            before = ""
            for letter, x in zip(run.letters, run.places, strict=True):
                assert x == run.x + font(run.file, size * FINE).getlength(before) / FINE
                before += letter
            assert before == run.text
