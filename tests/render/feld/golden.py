"""Make Feld's golden pictures anew, after looking at them: `python -m tests.render.feld.golden`."""

from io import BytesIO

from render.palette import flatten
from tests.golden import FOLDER
from tests.render import golden
from tests.render.feld.views import CASES, drawn_case

PICTURES = FOLDER / "feld" / "pictures"


def main() -> None:
    """Draw and keep all of them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for case in CASES:
        file = BytesIO()
        flatten(golden.small(drawn_case(case).image), "feld").save(file, "PNG", optimize=True)
        PICTURES.joinpath(f"{case.name}.png").write_bytes(file.getvalue())
        print(case.name, len(file.getvalue()) // 1024, "KB")


if __name__ == "__main__":
    main()
