"""What is printed: the tables that come with the game, and files of one's own, right and wrong."""

import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from rules.core.printed import Misprint
from rules.core.table import Table
from rules.ride import game as ride
from rules.ride.board import board, distance, standard
from tests.playing import finished
from tests.ride.pieces import census, recount

# The tables that come with the game


def test_the_board_is_complete() -> None:
    printed = board()
    assert len(printed.names) == 17
    assert len(printed.routes) == 45
    assert sum(route.carts for route in printed.routes) == 16
    assert sum(route.twin is not None for route in printed.routes) == 2 * 13
    assert {end for route in printed.routes for end in (route.a, route.b)} == printed.names.keys()


def test_twins_know_each_other() -> None:
    for route in board().routes:
        if route.twin:
            assert board().route[route.twin].twin == route.id


def test_24_contracts_four_printed_and_twenty_ours() -> None:
    tables = tomllib.loads(standard())["contracts"]
    assert {name: len(table["rows"]) for name, table in tables.items()} == {"printed": 4, "ours": 20}
    assert len(board().contracts) == 24


def test_a_contract_is_worth_its_shortest_way() -> None:
    ways = [(route.a, route.b, route.length) for route in board().routes]
    for card in board().contracts.values():
        assert distance(ways, card.a, card.b) == card.value


def test_every_table_says_where_it_comes_from() -> None:
    tables = tomllib.loads(standard())
    for table in (tables["locations"], tables["routes"], *tables["contracts"].values()):
        assert len(table["source"]) > 10


def test_every_contract_can_be_looked_for_from_everywhere() -> None:
    """The contracts are spread over the board: no location is without one."""
    ends = Counter(end for card in board().contracts.values() for end in (card.a, card.b))
    assert ends.keys() == board().names.keys()


def digest(rows: Iterable[tuple[Any, ...]]) -> str:
    return sha256(json.dumps(sorted(rows)).encode()).hexdigest()[:16]


def test_the_routes_are_those_that_were_read_from_the_board() -> None:
    """They were compared one by one with what is printed: whoever changes a row looks at the board again."""
    rows = (
        (route.a, route.b, route.color, route.length, route.carts, route.twin is not None, route.points)
        for route in board().routes
    )
    assert digest(rows) == "0a737b363e48fb90"


def test_the_contracts_are_those_that_were_read_from_the_cards_and_ours() -> None:
    tables = tomllib.loads(standard())["contracts"]
    rows = ((*row, status) for status, table in tables.items() for row in table["rows"])
    assert digest(rows) == "af55199a1431395f"


# Files of one's own


def test_the_shortest_way_is_found() -> None:
    ways = [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("d", "e", 1)]
    assert distance(ways, "a", "b") == 3
    assert distance(ways, "b", "b") == 0
    assert distance(ways, "a", "e") is None


def changed(old: str, new: str) -> str:
    """The printed file with one thing changed."""
    text = standard()
    assert text.count(old) == 1, old
    return text.replace(old, new)


ROUTE = '["nieuwe_waal", "noordermarkt", 2, "green", true]'
CARD = '["dam", "waag", 3]'
TWIN = '["dam", "oost_indisch_huis", 3, "black", false]'
LONELY = standard().replace('westermarkt = "Westermarkt"', 'westermarkt = "Westermarkt"\nmoon = "The Moon"')
#: What is wrong with a file, the file, and what the message must say.
WRONG = {
    "not toml": ("locations = [", "printed-unreadable error="),
    "far too deep": ("locations = " + "[" * 100_000, "printed-deep line=1"),
    "empty but for a comment": ("# nothing", "printed-missing table=locations.names"),
    "no routes": (changed("[routes]", "[roads]"), "printed-missing table=routes.rows"),
    "no contracts": ("[locations.names]\n[routes]\nrows = []", "printed-missing table=contracts"),
    "rows of another kind": (
        changed("[contracts.ours]\n", "[contracts.x]\nrows = 3\n[contracts.ours]\n"),
        "printed-missing table=contracts.x.rows",
    ),
    "names of another kind": (
        changed('dam = "Dam"', "dam = 3"),
        "printed-location table=locations entry=dam",
    ),
    "an empty name": (changed('dam = "Dam"', 'dam = ""'), "printed-location table=locations entry=dam"),
    "a name of nothing": (changed('dam = "Dam"', 'dam = "  "'), "printed-location table=locations entry=dam"),
    "a name of two lines": (
        changed('dam = "Dam"', r'dam = "D\nam"'),
        "printed-location table=locations entry=dam",
    ),
    "an endless name": (changed('"Dam"', f'"{"D" * 41}"'), "printed-location table=locations entry=dam"),
    "a key with a dash": (
        changed('dam = "Dam"', 'da-m = "Dam"'),
        "printed-location table=locations entry=da-m",
    ),
    "a key given twice": (changed('dam = "Dam"', 'dam = "Dam"\ndam = "Dam"'), "printed-unreadable error="),
    "an unknown location": (
        changed(ROUTE, '["nieuwe_waal", "haarlem", 2, "green", true]'),
        "printed-unknown-location table=routes entry=3 (nieuwe_waal-haarlem) location=haarlem",
    ),
    "a route to itself": (
        changed(ROUTE, '["dam", "dam", 2, "green", true]'),
        "printed-same-location table=routes entry=3 (dam-dam)",
    ),
    "a length of 0": (
        changed(ROUTE, ROUTE.replace("2", "0")),
        "printed-length table=routes entry=3 (nieuwe_waal-noordermarkt) length=0 most=4",
    ),
    "a length of 5": (
        changed(ROUTE, ROUTE.replace("2", "5")),
        "printed-length table=routes entry=3 (nieuwe_waal-noordermarkt) length=5 most=4",
    ),
    "a length below 0": (
        changed(ROUTE, ROUTE.replace("2", "-2")),
        "printed-length table=routes entry=3 (nieuwe_waal-noordermarkt) length=-2 most=4",
    ),
    "an unknown colour": (
        changed(ROUTE, ROUTE.replace("green", "wild")),
        "printed-color table=routes entry=3 (nieuwe_waal-noordermarkt) color=wild",
    ),
    "a length in words": (
        changed(ROUTE, ROUTE.replace("2", '"2"')),
        "printed-row table=routes entry=3 expected=",
    ),
    "a length that is a truth": (
        changed(ROUTE, ROUTE.replace("2", "true")),
        "printed-row table=routes entry=3",
    ),
    "a row too short": (
        changed(ROUTE, '["nieuwe_waal", "noordermarkt", 2]'),
        "printed-row table=routes entry=3",
    ),
    "a row that is none": (changed(ROUTE, '"nieuwe_waal"'), "printed-row table=routes entry=3"),
    "the same route twice": (
        changed(ROUTE, f"{ROUTE}, {ROUTE}"),
        "printed-duplicate table=routes entry=4 (nieuwe_waal-noordermarkt) id=",
    ),
    "the same route backwards": (
        changed(ROUTE, f'{ROUTE}, ["noordermarkt", "nieuwe_waal", 2, "green", true]'),
        "printed-duplicate table=routes entry=4 (noordermarkt-nieuwe_waal) id=",
    ),
    "a third track": (
        changed(TWIN, f'{TWIN}, ["dam", "oost_indisch_huis", 3, "red", false]'),
        "printed-double table=routes entry=39 (dam-oost_indisch_huis)",
    ),
    "twins of two lengths": (
        changed(TWIN, TWIN.replace("3", "2")),
        "printed-double table=routes entry=38 (dam-oost_indisch_huis)",
    ),
    "too many routes": (
        changed(ROUTE, ", ".join([ROUTE] * 300)),
        "printed-too-many table=routes.rows entries=344",
    ),
    "too many locations": (
        changed('dam = "Dam"', "\n".join(f'd{number} = "Dam"' for number in range(60))),
        "printed-too-many table=locations.names entries=76 most=60",
    ),
    "a contract to nowhere": (
        changed(CARD, '["dam", "haarlem", 3]'),
        "printed-unknown-location table=contracts.ours entry=1 (dam-haarlem) location=haarlem",
    ),
    "a contract worth nothing": (
        changed(CARD, '["dam", "waag", 0]'),
        "printed-value table=contracts.ours entry=1 (dam-waag) value=0",
    ),
    "a contract worth too much": (
        changed(CARD, '["dam", "waag", 100]'),
        "printed-value table=contracts.ours entry=1 (dam-waag) value=100",
    ),
    "a contract in halves": (
        changed(CARD, '["dam", "waag", 2.5]'),
        "printed-row table=contracts.ours entry=1",
    ),
    "23 contracts": (
        changed(f"{CARD},", ""),
        "printed-contract-count table=contracts entries=23 expected=24",
    ),
    "25 contracts": (
        changed(CARD, f'{CARD}, ["dam", "munttoren", 4]'),
        "printed-contract-count table=contracts entries=25 expected=24",
    ),
    "the same contract twice": (
        changed(CARD, '["de_drie_hendricken", "dam", 3]'),
        "printed-duplicate table=contracts.ours entry=1 (de_drie_hendricken-dam) id=",
    ),
    "a contract nobody can complete": (
        LONELY.replace(CARD, '["dam", "moon", 3]'),
        "printed-impossible table=contracts entry=dam-moon carts=16",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_told_by_table_and_entry(name: str) -> None:
    printed, message = WRONG[name]
    with pytest.raises(Misprint) as misprint:
        board(printed)
    assert str(misprint.value).startswith(message)
    assert len(str(misprint.value)) < 400


def test_a_wrong_file_is_refused_as_a_setting() -> None:
    with pytest.raises(Misprint, match="printed-contract-count"):
        Table.new(ride, 2, {"printed": WRONG["23 contracts"][0]}, "wrong")


def test_a_way_longer_than_the_carts_is_impossible() -> None:
    with pytest.raises(Misprint, match="printed-impossible table=contracts entry=p0-p5"):
        board(chain(5))


def chain(longest: int) -> str:
    """A board of locations in a row, four spaces apart, with contracts over at most so many routes."""
    places = [f"p{number}" for number in range(30)]
    pairs = [*list(pairwise(places))[:23], ("p0", f"p{longest}")]
    lines = ["[locations.names]", *[f'{place} = "{place}"' for place in places], "[routes]", "rows = ["]
    lines += [f'["{a}", "{b}", 4, "gray", false],' for a, b in pairwise(places)]
    lines += ["]", "[contracts.mine]", "rows = [", *[f'["{a}", "{b}", 9],' for a, b in pairs], "]"]
    return "\n".join(lines)


@pytest.mark.parametrize("seats", ride.SEATS)
def test_games_are_played_on_a_board_of_ones_own(seats: int) -> None:
    printed = chain(4)
    for number in range(5):
        table = finished(ride, seats, {"printed": printed}, f"own {number}")
        census(table.g)
        assert ride.points(table.g) == recount(table.g)
        assert set(table.g.claimed) <= board(printed).route.keys()
        again = Table.load(ride, table.save())
        assert again.view(None).names.keys() == board(printed).names.keys()


def test_the_names_of_ones_own_are_shown() -> None:
    printed = changed('dam = "Dam"', 'dam = "Dam Square"')
    table = Table.new(ride, 2, {"printed": printed}, "names")
    assert table.view(None).names["dam"] == "Dam Square"
    shown = [option.text.args for ask in table.asks.values() for option in ask.options]
    assert all("Dam" not in text.values() for text in shown)
