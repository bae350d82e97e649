"""Make the golden pictures anew, after looking at them: `python -m tests.render.golden`."""

from io import BytesIO
from pathlib import Path
from types import ModuleType

from PIL import Image, ImageChops

from render.games import DRAWN_BY
from tests.golden import FOLDER
from tests.render.feld import views as feld
from tests.render.ride import views as ride

#: The golden views and pictures of each game: CASES, golden, drawn_on, drawn_case.
VIEWS: dict[str, ModuleType] = {"ride": ride, "feld": feld}
#: Golden pictures are kept this many times smaller.
SMALLER = 2
#: Fonts are drawn a little differently by other versions of FreeType; a lost piece is far more than this.
TOLERANCE = 0.002


def pictures(game: str) -> Path:
    """Where the golden pictures of a game are."""
    return FOLDER / game / "pictures"


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
    for game, views in VIEWS.items():
        pictures(game).mkdir(parents=True, exist_ok=True)
        for case in views.CASES:
            file = BytesIO()
            flat = DRAWN_BY[game].PALETTE.flatten(small(views.drawn_case(case).image))
            flat.save(file, "PNG", optimize=True)
            pictures(game).joinpath(f"{case.name}.png").write_bytes(file.getvalue())
            print(game, case.name, len(file.getvalue()) // 1024, "KB")


if __name__ == "__main__":
    main()
