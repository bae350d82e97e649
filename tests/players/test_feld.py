"""The house players of Stefan Feld's Amsterdam: every question, every setting, nothing but their view."""

import re
from random import Random

import msgspec
import pytest

from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Ask, Text
from rules.core.chance import Chance
from rules.core.table import Table
from rules.feld import game
from rules.feld.board import COLORS, board
from rules.feld.imagine import fork, imagine
from rules.feld.printed import standard
from rules.feld.state import State
from rules.players.feld.ahead import ahead
from rules.players.feld.burgomaster import A_BURGOMASTERS, Ponder, best_turn, burgomaster
from rules.players.feld.merchant import merchant
from rules.players.feld.novice import novice
from rules.players.feld.playout import imagined, play_out
from rules.players.feld.prices import canal, gulden_price
from rules.players.feld.reasons import REASONS
from rules.players.feld.regent import MANNER, Coming, imagined_round, next_round, regent, with_one_kept
from rules.players.feld.taste import A_MERCHANTS
from rules.players.feld.worth import worth
from rules.players.thought import Player, thought
from tests.feld.pieces import scramble

LEVELS: dict[str, Player] = {
    "novice": novice,
    "merchant": merchant,
    "burgomaster": burgomaster,
    "regent": regent,
}
#: Every setting that changes what can be asked.
SETTINGS = (
    (3, {"tiles": "all", "workers": "yes", "marketeer": "yes", "orders": "5", "open-orders": "2"}),
    (2, {"tiles": "all-b", "orders": "3", "dice": "in-order", "rounds": "10", "storing": "phase-iv"}),
    (4, {"tiles": "mixed", "workers": "yes", "orders": "5"}),
    (1, {"tom-step": "2"}),
)
#: Positions that a burgomaster may weigh where a test wants to see the way and not the strength.
FEW = 5


def advice(level: str, table: Table, seat: int, seed: str) -> tuple[tuple[str, ...], Text]:
    return LEVELS[level](table.view(seat), table.asks[seat], thought(seed, 60.0, FEW))


@pytest.mark.parametrize(
    ("level", "seats", "settings"),
    [(level, *setting) for level in ("novice", "merchant") for setting in SETTINGS]
    + [("burgomaster", *SETTINGS[1]), ("regent", *SETTINGS[1])],
)
def test_every_setting_is_played_to_the_end_by_allowed_answers(
    level: str, seats: int, settings: dict[str, str]
) -> None:
    table = Table.new(game, seats, settings, f"settings {level}")
    while not table.over:
        seat = min(table.asks)
        picks, _ = advice(level, table, seat, f"{table.answers}")
        table.answer(seat, picks)
    assert all(score.total > 0 for score in table.g.scores[: table.seats])


def test_every_reason_can_be_said_in_every_language() -> None:
    said = {key: Text(key, dict.fromkeys(told, 2)) for key, told in REASONS.values()}
    for code in LANGUAGES:
        for text in said.values():
            assert Speaker(code).text(text)


def test_a_game_full_of_surprises_is_answered_from_the_view_alone() -> None:
    seats, settings = SETTINGS[0]
    table, luck = Table.new(game, seats, settings, "unseen"), Random(3)
    for step in range(45):
        seat = min(table.asks)
        other = msgspec.json.decode(msgspec.json.encode(table.g), type=State)
        scramble(other, seat, luck)
        for level, player in LEVELS.items():
            picks, why = advice(level, table, seat, f"{step}")
            mind = thought(f"{step}", 60.0, FEW)
            assert player(game.view(other, seat), table.asks[seat], mind) == (picks, why)
        table.answer(seat, picks)


def test_what_is_imagined_has_the_view_it_was_imagined_from() -> None:
    table = Table.new(game, 3, {"workers": "yes", "marketeer": "yes"}, "imagined")
    while not table.over:
        seat = min(table.asks)
        seen = table.view(seat)
        g = imagine(seen, Chance(f"{table.answers}"))
        assert game.view(g, seat) == seen
        table.answer(seat, novice(seen, table.asks[seat], thought("", 1.0))[0])


def test_whoever_chose_dice_in_order_does_not_choose_again_in_what_is_imagined() -> None:
    table = Table.new(game, 3, {"dice": "in-order"}, "imagined")
    while not (table.g.phase == "II" and len(table.g.waiting) == 1):
        seat = min(table.asks)
        table.answer(seat, merchant(table.view(seat), table.asks[seat], thought("in order", 60.0))[0])
    g = imagined(table.view(None), Chance("in order"))
    assert g.waiting == table.g.waiting
    play_out(g)
    assert g.phase == "over"


def test_a_board_of_ones_own_is_imagined_as_it_is() -> None:
    printed = standard().replace("mouth = 10", "mouth = 11").replace("glass = [11,", "glass = [12,")
    printed = printed.replace(
        '["001", "glasblazer", "III", { pink = 1 }]', '["001", "glasblazer", "III", { pink = 2 }]'
    )
    table = Table.new(game, 2, {"printed": printed}, "own")
    g = imagine(table.view(0))
    ours, theirs = board(g.printed), board(printed)
    assert (ours.mouth, ours.cards, ours.tiles) == (theirs.mouth, theirs.cards, theirs.tiles)
    assert ours.places == theirs.places
    assert {name: set(block.near) for name, block in ours.blocks.items()} == {
        name: set(block.near) for name, block in theirs.blocks.items()
    }
    assert merchant(table.view(min(table.asks)), table.asks[min(table.asks)], thought("", 1.0))


def test_a_merchant_knows_the_churches_by_their_number_whatever_they_are_called() -> None:
    printed = re.sub(r'(\["06[789]", )"oude_kerk"', r'\1"nieuwe_kerk"', standard())
    table = Table.new(game, 2, {"printed": printed}, "own")
    g = imagine(table.view(0))
    g.seats[0].inactive[:] = ["068"]
    assert ahead(g, 0, 3, 1.0)


def first_turn(seed: str) -> tuple[Table, int, Ask]:
    """A game at its first turn."""
    table = Table.new(game, 2, {}, seed)
    while True:
        seat = min(table.asks)
        question = table.asks[seat]
        if question.text.key == "feld-ask-turn":
            return table, seat, question
        table.answer(seat, novice(table.view(seat), question, thought("", 1.0))[0])


def test_trying_things_out_leaves_the_state_alone() -> None:
    table, seat, _ = first_turn("forked")
    g = imagine(table.view(seat))
    before = msgspec.json.encode(g)
    for level in ("merchant", "burgomaster", "regent"):
        advice(level, table, seat, "x")
    new = fork(g, seat)
    new.seats[seat].supply["pink"] += 3
    new.seats[seat].active.append("024")
    new.docks["white"].clear()
    assert msgspec.json.encode(g) == before


def test_a_regent_sees_in_the_next_round_what_cubes_on_the_roundel_are_good_for() -> None:
    table, seat, _ = first_turn("next")
    seen = imagine(table.view(seat))
    seen.seats[seat].supply |= {COLORS[0]: 2, COLORS[1]: 1}
    g = with_one_kept(seen, seat, A_MERCHANTS)
    kept = g.seats[seat].supply
    assert sum(kept.values()) == 1
    assert all(seen.seats[seat].supply[color] for color, cubes in kept.items() if cubes)
    coming, mind = imagined_round(g, Chance("next")), thought("next", 60.0)
    before = msgspec.json.encode(g)

    def after(state: State, what: Coming) -> float:
        return next_round(state, seat, what, Ponder(mind, 400))

    poor = after(g, coming)
    assert msgspec.json.encode(g) == before
    rich = fork(g, seat)
    rich.seats[seat].roundel[0] = dict.fromkeys(COLORS[:3], 3)
    assert after(rich, coming) > poor + 3
    # In the round after the next dice of one bring what is there at once.
    ones = Coming(dict.fromkeys(coming.dice, 1), coming.tile)
    assert after(g, ones) != poor


def test_who_keeps_more_turns_in_mind_finds_better_ones() -> None:
    narrow = wide = 0.0
    for number in range(4):
        table, seat, _ = first_turn(f"wide {number}")
        g = imagine(table.view(seat))
        g.seats[seat].supply = dict.fromkeys(COLORS, 2)
        mind = thought("wide", 60.0)
        found = [
            best_turn(g, seat, beam, Ponder(mind, 2000)).worth for beam in (A_BURGOMASTERS.beam, MANNER.beam)
        ]
        narrow, wide = narrow + found[0], wide + found[1]
    assert wide > narrow + 0.5


def test_free_points_are_worth_something_and_penalties_cost() -> None:
    table, seat, _ = first_turn("worth")
    g = imagine(table.view(seat))
    base = worth(g, seat)
    for change, better in (("points", True), ("gulden", True), ("penalties", False)):
        new = fork(g, seat)
        setattr(new.seats[seat], change, getattr(new.seats[seat], change) + 1)
        assert (worth(new, seat) > base) == better
    with_card = fork(g, seat)
    with_card.seats[seat].active.append("024")
    assert worth(with_card, seat) > base + 10


def test_gulden_lose_their_worth_at_the_end_and_the_mouth_is_worth_going_to() -> None:
    assert gulden_price("", 12, 1.0, 5) == 0.5
    assert gulden_price("", 6, 1.0, 5) > 1.5
    assert canal("", 19, 5) == 0
    assert canal("", 17, 5) > canal("", 17, 0)


def test_a_barge_with_a_good_at_its_storehouse_delivers_it() -> None:
    table, seat, _ = first_turn("deliver")
    g = table.g
    g.seats[seat].hold = ["lace"]
    g.seats[seat].barge = "store-lace"
    flow = game.play(g)
    asks = next(flow)
    while not asks:
        asks = next(flow)
    for player in LEVELS.values():
        picks, why = player(game.view(g, seat), asks[seat], thought("", 60.0, FEW))
        assert picks == ("deliver:lace",)
        assert why.key == "feld-why-deliver"


def test_every_card_has_a_worth_in_every_round() -> None:
    table, seat, _ = first_turn("cards")
    g = imagine(table.view(seat))
    for round_ in (1, 6, 11, 12):
        g.round = round_
        for code in board().cards:
            g.seats[seat].active = [code]
            with_it = worth(g, seat)
            g.seats[seat].active, g.seats[seat].inactive = [], [code]
            assert worth(g, seat) <= with_it + 0.5
            g.seats[seat].inactive = []
