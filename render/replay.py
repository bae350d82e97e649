"""Animated pictures: one frame a turn, each only with what has changed since the one before."""

from collections.abc import Callable, Iterable, Iterator
from io import BytesIO

from PIL import Image, ImageChops

from render.canvas import Canvas

#: Milliseconds for which a frame is shown, and the last one.
FRAME, LAST = 900, 5000
#: An index that no colour of the palette has: in a frame it leaves what the frame before shows.
UNCHANGED = 255


def animation(canvases: Iterable[Canvas], frames: int, progress: Callable[[int, int], None]) -> bytes:
    """A GIF of canvases; `progress` is told after each of them how many are done, of how many."""
    file = BytesIO()
    first, *rest = _differences(canvases, frames, progress)
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=[*[FRAME] * len(rest), LAST],
        loop=0,
        disposal=1,
        optimize=False,
        transparency=UNCHANGED,
    )
    return file.getvalue()


def _differences(
    canvases: Iterable[Canvas], frames: int, progress: Callable[[int, int], None]
) -> Iterator[Image.Image]:
    """The first picture whole, and of the others what differs from the one before."""
    before: Image.Image | None = None
    for done, canvas in enumerate(canvases, 1):
        image = canvas.image
        if before is None:
            yield image
        else:
            same = ImageChops.difference(_indexes(image), _indexes(before)).point(_SAME, "1")
            coded = image.copy()
            coded.paste(UNCHANGED, (0, 0), same)
            yield coded
        before = image
        progress(done, frames)


_SAME = [255] + [0] * 255


def _indexes(image: Image.Image) -> Image.Image:
    """The palette's indexes as shades of gray, which can be compared."""
    plain = image.copy()
    plain.putpalette([shade for shade in range(256) for _ in range(3)])
    return plain.convert("L")
