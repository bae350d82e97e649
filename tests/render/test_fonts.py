"""Fonts in ever new sizes do not fill the memory of whoever draws."""

from render.fonts import KEPT, font


def test_a_font_in_many_sizes_takes_no_copy_of_its_file_for_each() -> None:
    """A text that is made to fit comes in a size of its own, and a font for Chinese has megabytes."""
    for tenth in range(100, 100 + 2 * KEPT):
        drawn = font("NotoSansCJK-Bold.otf", tenth / 10)
        assert drawn.getbbox("玛丽")[2] > 0
        assert not hasattr(drawn, "font_bytes")
    assert font.cache_info().currsize <= KEPT
