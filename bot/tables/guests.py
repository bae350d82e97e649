"""Guests of the house: who plays at which level."""

from collections.abc import Iterable, Iterator

#: Who plays at each level; the catalogues have a line about everybody.
GUESTS = {
    "novice": ("griet", "teun"),
    "merchant": ("machteld", "cornelis"),
    "burgomaster": ("agatha", "dirck"),
    "regent": ("margriet", "joost"),
}
#: What tells a namesake from those who sit there already.
NAMESAKES = ("", " II", " III")


def guests(levels: Iterable[str], there: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Somebody for each of these levels who does not sit there yet, by name and level."""
    taken = set(there)
    for level in levels:
        names = [f"{name.capitalize()}{numeral}" for numeral in NAMESAKES for name in GUESTS[level]]
        name = next(name for name in names if name not in taken)
        taken.add(name)
        yield name, level
