"""Make the golden pictures anew, after looking at them: `python -m tests.render.golden`."""

from io import BytesIO

from PIL import Image, ImageChops

from render.palette import flatten
from tests.golden import FOLDER
from tests.render.views import CASES, drawn_case

PICTURES = FOLDER / "ride" / "pictures"
#: Golden pictures are kept this many times smaller.
SMALLER = 2


def small(image: Image.Image) -> Image.Image:
    """A picture as it is kept: smaller."""
    return image.convert("RGB").reduce(SMALLER)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The part of the pixels that differ clearly, after both were blurred a little; 1 is another size."""
    if one.size != other.size:
        return 1.0
    apart = ImageChops.difference(one.convert("RGB").reduce(2), other.convert("RGB").reduce(2)).convert("L")
    return sum(apart.histogram()[24:]) / (apart.width * apart.height)


def main() -> None:
    """Draw and keep all of them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for case in CASES:
        file = BytesIO()
        flatten(small(drawn_case(case).image), "ride").save(file, "PNG", optimize=True)
        PICTURES.joinpath(f"{case.name}.png").write_bytes(file.getvalue())
        print(case.name, len(file.getvalue()) // 1024, "KB")


if __name__ == "__main__":
    main()
