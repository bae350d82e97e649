"""All expansions in any combination: what holds for every game holds for each of them."""

import ast
from itertools import product
from pathlib import Path

import pytest

from rules.feld import game
from tests import test_every_game
from tests.cases import each_of
from tests.feld.golden import EVERYTHING
from tests.feld.lively import lively_game
from tests.feld.pieces import census, recount
from tests.sources import parsed

RULES = Path(__file__).parent.parent.parent / "rules" / "feld"
CHOICES = {
    "dice": ("together", "in-order"),
    "storing": ("passing", "phase-iv"),
    "rounds": ("12", "10"),
    "workers": ("no", "yes"),
    "marketeer": ("no", "yes"),
    "tiles": ("no", "mixed", "all", "all-a", "all-b"),
    "orders": ("0", "3", "5"),
    "open-orders": ("0", "1", "2"),
}
ALL = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]
COMBINATIONS = [one for one in ALL if one["open-orders"] <= one["orders"]]


def test_the_choices_are_those_of_the_game() -> None:
    choices = {setting.name: setting.choices for setting in game.SETTINGS}
    assert {name: choices[name] for name in CHOICES} == CHOICES
    assert set(choices) - set(CHOICES) == {"printed", "tom-step", "tom-block"}


@pytest.mark.parametrize("batch", range(8))
def test_every_combination_keeps_all_pieces_and_scores_right(batch: int) -> None:
    for number, settings in enumerate(COMBINATIONS[batch::8]):
        seats = 2 + number % 3
        for step, (table, *_) in enumerate(lively_game(seats, settings, f"mix {batch} {number}")):
            if step % 7 == 0:
                census(table.g)
        census(table.g)
        assert game.points(table.g) == recount(table.g)
        assert table.g.round == 12


@pytest.mark.parametrize("faces", ["16", "23", "51"])
@pytest.mark.parametrize("rounds", ["12", "10"])
def test_alone_with_any_faces(faces: str, rounds: str) -> None:
    settings = {"tom-step": faces[0], "tom-block": faces[1], "rounds": rounds}
    for table, *_ in lively_game(1, settings, f"alone {faces}"):
        census(table.g)
    assert game.points(table.g) == recount(table.g)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "holds",
    [
        test_every_game.test_a_game_can_be_put_away_after_every_answer,
        test_every_game.test_the_same_seed_and_answers_give_the_same_game,
        test_every_game.test_undo_and_the_same_answer_change_nothing,
        test_every_game.test_all_of_ones_last_answers_can_be_taken_back,
        test_every_game.test_a_view_does_not_know_what_its_reader_may_not_see,
        test_every_game.test_what_is_not_allowed_changes_nothing,
        test_every_game.test_a_second_click_is_refused,
    ],
    ids=lambda test: test.__name__,
)
def test_what_holds_for_every_game_holds_with_everything(holds: object, seats: int) -> None:
    assert callable(holds)
    holds("feld", seats, EVERYTHING)


def test_orders_stay_out_of_everybody_elses_sight_until_the_end() -> None:
    for number in range(3):
        for table, _, _, _, news in lively_game(3, {"orders": "5"}, f"sight {number}"):
            if table.over:
                break
            assert not any(name.startswith("order") for event in news for name in event.data)
            for seat in (None, 0, 1, 2):
                view = table.view(seat)
                assert not any(other.shown for other in view.seats)
                assert (view.mine is None) == (seat is None)
        assert all(len(other.shown) == 5 for other in table.view(None).seats)


@each_of(lambda: sorted(RULES.glob("*.py")))
def test_nothing_of_the_base_game_knows_an_expansion(path: Path) -> None:
    """Only the list of phases and settings, the index of what can be looked up and the view name them."""
    names = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names.add(node.module.removeprefix("rules.feld."))
            if node.module == "rules.feld":
                names.update(alias.name for alias in node.names)
    if path.stem not in ("game", "index", "view"):
        assert not names & {"figures", "orders", "solo", "tiles"}
