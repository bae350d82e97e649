"""What a message tells of the files that came with it."""

from io import BytesIO

import pytest
from PIL import Image

from bot.playground.world.messages import PNG, _size


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG", "WEBP"])
def test_the_size_of_a_picture_is_told_whatever_its_kind(kind: str) -> None:
    file = BytesIO()
    Image.new("RGB", (300, 7)).save(file, kind)
    assert _size(file.getvalue()) == (300, 7)


@pytest.mark.parametrize("body", [b"", b"no picture", PNG, PNG + b"1234567"])
def test_what_is_no_picture_has_no_size(body: bytes) -> None:
    with pytest.raises(Exception):  # noqa: B017 - whatever Pillow says of it
        _size(body)
