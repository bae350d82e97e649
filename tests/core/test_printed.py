"""Printed files from people: what is looked at before TOML's parser sees it."""

import tomllib
from typing import Any

import pytest

from rules.core.asking import Illegal
from rules.core.printed import DEEP, LONG, MOST_BYTES, Misprint, check_shape, read, read_file
from rules.feld.printed import standard as feld
from rules.ride.board import standard as ride

DEEP_KEY = ".".join("a" * 7_000)


@pytest.mark.parametrize("standard", [ride, feld])
def test_the_files_that_come_with_the_games_have_a_good_shape(standard: Any) -> None:
    assert read(read_file(standard().encode())) == tomllib.loads(standard())


BAD_SHAPES = {
    "a deep dotted key": (f"{DEEP_KEY} = 1", "printed-deep line=1"),
    "a deep dotted key with blanks": (f"x = 1\n{DEEP_KEY.replace('.', ' . ')} = 1", "printed-deep line=2"),
    "a deep dotted key in quotes": ('"a".' * 5_000 + "'b' = 1", "printed-deep line=1"),
    "a deep table": (f"[{DEEP_KEY}]", "printed-deep line=1"),
    "a deep key in a row": (f"x = [\n{{ {DEEP_KEY} = 1 }}]", "printed-deep line=2"),
    "arrays in arrays": ("x = " + "[" * 10_000, "printed-deep line=1"),
    "rows in rows": ("x = " + "{ a = " * 4_000, "printed-deep line=1"),
    "a number of 5,000 digits": ("x = 1\nx = " + "7" * 5_000, "printed-long line=2 signs=5000"),
    "a number of 5,000 digits apart": ("x = " + "7_" * 2_500 + "7", "printed-long line=1 signs=5001"),
    "a number of 5,000 letters": ("x = 0x" + "f" * 5_000, "printed-long line=1"),
    "a fraction of 5,000 digits": ("x = 0." + "7" * 5_000, "printed-long line=1"),
    "behind a comment": (f'# a " opens nothing\n{DEEP_KEY} = 1', "printed-deep line=2"),
    "behind a text": (f'x = "a \\" # no comment"\n{DEEP_KEY} = 1', "printed-deep line=2"),
    "behind a text as it is": (f"x = '\\'\n{DEEP_KEY} = 1", "printed-deep line=2"),
    "behind a long text": (f'x = """a " \\""" # "" """""\n{DEEP_KEY} = 1', "printed-deep line=2"),
    "behind a long text as it is": (f"x = '''a \\''''\n{DEEP_KEY} = 1", "printed-deep line=2"),
}


@pytest.mark.parametrize("name", BAD_SHAPES)
def test_a_bad_shape_is_refused_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("parsed all the same"))
    text, message = BAD_SHAPES[name]
    assert len(text) <= MOST_BYTES
    for reading in (read, lambda text: read_file(text.encode())):
        with pytest.raises(Misprint) as misprint:
            reading(text)
        assert str(misprint.value).startswith(message)


@pytest.mark.parametrize("text", ['x = "', 'x = "a\ny = 1', "x = '''", 'x = """a"', "x = [1", "x = ]", "\0"])
def test_what_the_parser_refuses_is_left_to_it(text: str) -> None:
    with pytest.raises(Misprint, match="printed-unreadable"):
        read(text)


def test_texts_and_comments_may_say_what_they_like() -> None:
    long = "a.b.c." * 50 + "[[[[[[[[[[[" + "7" * 60
    assert read(f"# {long}\nx = \"{long}\"\ny = '''\n{long}'''") == {"x": long, "y": long}


def test_a_shape_just_good_enough() -> None:
    depth = ".".join("a" * (DEEP + 1))
    check_shape(f"{depth} = {'[' * DEEP}{']' * DEEP}\nx = {'7' * LONG}")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "printed-empty"),
        (b" \n\t\r\n", "printed-empty"),
        (b"\xef\xbb\xbf\n", "printed-empty"),
        (b"#" * (MOST_BYTES + 1), "printed-size most=30"),
        (b"\xff\xfea\x00", "printed-encoding"),
        ('x = "Café"'.encode("latin-1"), "printed-encoding"),
        (b"[[", "printed-unreadable"),
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(Illegal) as refused:
        read(read_file(data))
    assert str(refused.value).startswith(message)


def test_a_mark_of_the_byte_order_does_no_harm() -> None:
    assert read(read_file("x = 'é'".encode("utf-8-sig"))) == {"x": "é"}
    assert len(read_file(b"#" * MOST_BYTES)) == MOST_BYTES
