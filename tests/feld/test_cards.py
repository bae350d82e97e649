"""The census of the cards: none without words, none without its two cases, all in their families."""

from collections import Counter

from rules.feld.abilities import WRITTEN
from rules.feld.board import COLORS, DISTRICTS, board
from rules.feld.cards import icons
from tests.cases import each_of
from tests.feld import test_buildings, test_craftsmen, test_maps
from tests.feld.position import COVERED

CARDS = board().cards
ALL = [f"{number:03}" for number in range(1, 133)]
#: Importing these has filled the register of cases.
CASES = (test_craftsmen, test_buildings, test_maps)


def test_every_card_is_written_and_printed() -> None:
    assert sorted(WRITTEN) == sorted(CARDS) == ALL


@each_of(lambda: ALL)
def test_no_card_is_without_a_case_for_and_a_case_against(code: str) -> None:
    assert (code, True) in COVERED
    assert (code, False) in COVERED


def test_nine_crafts_of_six() -> None:
    kinds = Counter(card.kind for card in CARDS.values() if card.deck == "craftsman")
    assert len(kinds) == 9
    assert set(kinds.values()) == {6}


def test_eleven_kinds_of_buildings() -> None:
    kinds = Counter(card.kind for card in CARDS.values() if card.deck == "building")
    assert len(kinds) == 11
    assert kinds.total() == 54


def test_six_districts_of_four_maps() -> None:
    kinds = Counter(card.kind for card in CARDS.values() if card.deck == "map")
    assert kinds == Counter(dict.fromkeys(DISTRICTS, 4))


@each_of(lambda: ALL)
def test_every_card_has_a_cost_and_an_icon_that_fits_its_words(code: str) -> None:
    card = CARDS[code]
    assert 1 <= card.cubes <= 5
    assert set(card.cost) <= set(COLORS)
    assert any(card.icon in icons(word) for word in WRITTEN[code])


def test_cubes_of_all_cards_are_spread_evenly() -> None:
    cubes: Counter[str] = Counter()
    for card in CARDS.values():
        cubes.update(card.cost)
    assert set(cubes.values()) == {50}
