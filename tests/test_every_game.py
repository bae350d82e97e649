"""What holds for every game, at every number of seats, after every answer."""

from random import Random
from typing import Any

import msgspec
import pytest

from rules.core.asking import Illegal
from rules.core.record import record, verify
from rules.core.table import Table
from rules.games import GAMES
from tests.playing import any_picks, finished, photograph, random_game
from tests.traits import TRAITS

TABLES = [
    pytest.param(name, seats, settings, id=f"{name}-{seats}-{number}")
    for name, game in GAMES.items()
    for number, settings in enumerate(TRAITS[name].settings)
    for seats in game.SEATS
]
every_table = pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
Settings = dict[str, str]


def copy(name: str, g: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(g), type=GAMES[name].State)


def test_no_game_is_without_traits() -> None:
    assert GAMES.keys() == TRAITS.keys()


@every_table
@pytest.mark.parametrize("batch", range(4))
def test_pieces_are_conserved_and_the_score_is_right(
    name: str, seats: int, settings: Settings, batch: int
) -> None:
    game, traits = GAMES[name], TRAITS[name]
    for number in range(15):
        for table, _, _ in random_game(game, seats, settings, f"pieces {batch} {number}"):
            traits.census(table.g)
            assert table.asks
        assert table.over
        traits.census(table.g)
        assert game.points(table.g) == traits.recount(table.g)
        assert game.winners(table.g)


@every_table
def test_a_game_can_be_put_away_after_every_answer(name: str, seats: int, settings: Settings) -> None:
    game = GAMES[name]
    for table, seat, picks in random_game(game, seats, settings, "away"):
        again = Table.load(game, table.save())
        assert photograph(again) == photograph(table)
        assert [again.can_undo(s) for s in range(seats)] == [table.can_undo(s) for s in range(seats)]
        on = Table.load(game, table.save())
        assert on.answer(seat, picks) == again.answer(seat, picks)
        assert photograph(on) == photograph(again)
    assert photograph(Table.load(game, table.save())) == photograph(table)


@every_table
def test_a_game_that_nobody_put_away_before_is_put_away_as_if_it_had_always_been(
    name: str, seats: int, settings: Settings
) -> None:
    """Checkpoints that nobody reads are hardly ever written down; they are the same all the same."""
    game, luck = GAMES[name], Random(3)
    often, seldom = (Table.new(game, seats, settings, "seldom") for _ in range(2))
    for table, seat, picks in random_game(game, seats, settings, "seldom"):
        often.answer(seat, picks)
        seldom.answer(seat, picks)
        saved = often.save()
        if luck.random() < 0.05 or often.over:
            assert seldom.save() == saved
        assert table.answers < often.answers


@every_table
def test_the_same_seed_and_answers_give_the_same_game(name: str, seats: int, settings: Settings) -> None:
    game = GAMES[name]
    steps = list(random_game(game, seats, settings, "again"))
    table, log = steps[-1][0], [(seat, picks) for _, seat, picks in steps]
    again = Table.new(game, seats, settings, "again")
    for seat, picks in log:
        again.answer(seat, picks)
    assert photograph(again) == photograph(table)
    told = record(game, seats, settings, "again", log, game.VERSION)
    assert verify(game, told) == []
    assert told.points[-1] == game.points(table.g)


@every_table
def test_undo_and_the_same_answer_change_nothing(name: str, seats: int, settings: Settings) -> None:
    game = GAMES[name]
    undone = 0
    for number in range(3):
        luck = Random(number)
        table = Table.new(game, seats, settings, f"undo {number}")
        trail: list[bytes] = []
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            picks = any_picks(table.asks[seat], luck)
            before, uses = photograph(table), table.g.chance.uses
            table.answer(seat, picks)
            after = photograph(table)
            assert table.can_undo(seat) == (table.g.chance.uses == uses)
            trail = [*trail, before] if table.can_undo(seat) else []
            if table.can_undo(seat):
                undone += 1
                table.undo(seat)
                assert photograph(table) == before
                table.answer(seat, picks)
                assert photograph(table) == after
            for other in set(range(seats)) - {seat}:
                assert not table.can_undo(other)
    assert undone


@every_table
def test_all_of_ones_last_answers_can_be_taken_back(name: str, seats: int, settings: Settings) -> None:
    """As far back as one's own answers go without luck, and never further."""
    game = GAMES[name]
    luck = Random(7)
    table = Table.new(game, seats, settings, "back")
    trail: list[tuple[int, bytes]] = []
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        before, uses = photograph(table), table.g.chance.uses
        if trail and trail[-1][0] != seat:
            trail = []
        table.answer(seat, any_picks(table.asks[seat], luck))
        trail = [*trail, (seat, before)] if table.g.chance.uses == uses else []
        if len(trail) > 1:
            back = Table.load(game, table.save())
            for _, photo in reversed(trail):
                back.undo(seat)
                assert photograph(back) == photo
            assert not back.can_undo(seat)


@every_table
def test_what_cannot_be_taken_back_is_marked_on_the_option_itself(
    name: str, seats: int, settings: Settings
) -> None:
    """And nothing else is: no turn ends by itself where that shows something new."""
    marked = 0
    for number in range(6):
        luck = Random(number)
        table = Table.new(GAMES[name], seats, settings, f"marked {number}")
        while not table.over:
            seat = luck.choice(sorted(table.asks))
            question = table.asks[seat]
            picks = any_picks(question, luck)
            final = any(option.final for option in question.offered if option.id in picks)
            table.answer(seat, picks)
            assert final != table.can_undo(seat), (question.text, picks)
            marked += final
    assert marked


@every_table
def test_what_shows_something_new_is_marked_on_the_option_itself(
    name: str, seats: int, settings: Settings
) -> None:
    """What is not marked leads to the same, whatever is hidden."""
    luck, alike = Random(5), 0
    for table, seat, picks in random_game(GAMES[name], seats, settings, "shown"):
        question = table.asks[seat]
        if any(option.final for option in question.offered if option.id in picks):
            continue
        start = msgspec.json.decode(table.checkpoint, type=GAMES[name].State)
        if {who for who, _ in table.log} <= {seat} and start.chance.uses == table.g.chance.uses:
            other = otherwise(table, start, seat, luck)
            assert other.view(seat) == table.view(seat)
            other.answer(seat, picks)
            same = Table.load(GAMES[name], table.save())
            same.answer(seat, picks)
            assert other.view(seat) == same.view(seat), (question.text, picks)
            alike += 1
    assert alike > 5


def otherwise(table: Table, start: Any, seat: int, luck: Random) -> Table:
    """The same as far as a seat can know, with everything else mixed."""
    TRAITS[table.game.NAME].scramble(start, seat, luck)
    other = Table(table.game, table.seats, table.settings, start, table.before)
    for who, picks in table.log:
        other.answer(who, picks)
    return other


@every_table
def test_a_view_does_not_know_what_its_reader_may_not_see(name: str, seats: int, settings: Settings) -> None:
    game, traits = GAMES[name], TRAITS[name]
    luck = Random(3)
    for table, _, _ in random_game(game, seats, settings, "secrets"):
        for seat in (None, *range(seats)):
            other = copy(name, table.g)
            traits.scramble(other, seat, luck)
            assert game.view(other, seat) == table.view(seat)


@every_table
def test_what_a_choice_is_worth_is_told_from_the_view_alone(
    name: str, seats: int, settings: Settings
) -> None:
    """Whatever others hide may be otherwise, and nothing that is told to a seat is."""
    game, traits = GAMES[name], TRAITS[name]
    luck = Random(4)
    for table, _, _ in random_game(game, seats, settings, "worth"):
        before = photograph(table)
        for seat, question in table.asks.items():
            worths = game.explain(table.view(seat), question)
            assert worths.keys() == {option.id for option in question.offered}
            other = copy(name, table.g)
            traits.scramble(other, seat, luck)
            assert game.explain(game.view(other, seat), question) == worths
        assert photograph(table) == before


@every_table
def test_what_goes_without_saying_is_an_answer_that_is_offered(
    name: str, seats: int, settings: Settings
) -> None:
    game, followed = GAMES[name], 0
    for table, seat, picks in random_game(game, seats, settings, "follow"):
        other = Table.load(game, table.save())
        other.answer(seat, picks)
        while (question := other.asks.get(seat)) and (said := game.follow(other.view(seat), question, picks)):
            assert game.goes_on(question, picks)
            other.answer(seat, said)
            followed += 1
    assert followed


@every_table
def test_looking_changes_nothing(name: str, seats: int, settings: Settings) -> None:
    for table, _, _ in random_game(GAMES[name], seats, settings, "looking"):
        before = photograph(table)
        for seat in (None, *range(seats)):
            table.view(seat)
        assert photograph(table) == before


@every_table
def test_what_is_not_allowed_changes_nothing(name: str, seats: int, settings: Settings) -> None:
    game = GAMES[name]
    for table, seat, picks in random_game(game, seats, settings, "mischief"):
        before = photograph(table)
        for wrong_seat in {*range(-1, seats + 1)} - table.asks.keys():
            with pytest.raises(Illegal, match="illegal-not-asked"):
                table.answer(wrong_seat, picks)
        question = table.asks[seat]
        several = (
            picks if len(picks) >= question.least else [o.id for o in question.options[: question.least]]
        )
        stale = "000000" if table.mark(seat) != "000000" else "111111"
        wrong: list[tuple[Any, str | None, str]] = [
            (["no:such", *several[1:]], None, "illegal-not-offered"),
            ([7, *several[1:]], None, "illegal-shape"),
            ([*picks, *["x"] * question.most], None, "illegal-count"),
            (None, None, "illegal-shape"),
            (question.options[0].id, None, "illegal-shape"),
            (picks, stale, "illegal-stale"),
        ]
        if question.most > 1:
            wrong.append(([question.options[0].id] * 2, None, "illegal-repeated"))
        for bad, mark, reason in wrong:
            with pytest.raises(Illegal, match=reason):
                table.answer(seat, bad, mark)
        assert photograph(table) == before
    with pytest.raises(Illegal, match="illegal-over"):
        table.answer(0, picks)


@every_table
def test_every_option_can_be_chosen_by_a_command(name: str, seats: int, settings: Settings) -> None:
    steps = [step for steps in GAMES[name].VERBS.values() for step in steps]
    for table, _, _ in random_game(GAMES[name], seats, settings, "commands"):
        for question in table.asks.values():
            for option in question.offered:
                about = [step for step in steps if option.verb in step.verbs]
                assert any(step.says or step.options(question) == [option] for step in about), option.id


@every_table
def test_a_second_click_is_refused(name: str, seats: int, settings: Settings) -> None:
    """The mark of an answered question never fits the next one."""
    for table, seat, picks in random_game(GAMES[name], seats, settings, "twice"):
        mark = table.mark(seat)
        once = Table.load(GAMES[name], table.save())
        once.answer(seat, picks, mark)
        with pytest.raises(Illegal, match=r"illegal-(stale|not-asked|over)"):
            once.answer(seat, picks, mark)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_settings_are_named(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(Illegal, match="illegal-seats seats=9"):
        Table.new(game, 9, {}, "x")
    with pytest.raises(Illegal, match="illegal-setting setting=colour"):
        Table.new(game, game.SEATS[-1], {"colour": "x"}, "x")
    for setting in game.SETTINGS:
        if setting.choices:
            with pytest.raises(Illegal, match=f"illegal-setting-value setting={setting.name} value=nonsense"):
                Table.new(game, game.SEATS[-1], {setting.name: "nonsense"}, "x")


@pytest.mark.parametrize("name", GAMES)
def test_a_failure_inside_the_rules_leaves_the_table_as_it_was(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    table = Table.new(game, game.SEATS[0], {}, "failure")
    luck = Random(1)
    while table.answers < 12:
        seat = min(table.asks)
        table.answer(seat, any_picks(table.asks[seat], luck))
    before = photograph(table)
    seat = min(table.asks)
    picks = any_picks(table.asks[seat], luck)

    class Broken:
        def send(self, _: object) -> None:
            table.g.chance.uses += 5
            raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(table, "_flow", Broken())
        with pytest.raises(RuntimeError, match="broken"):
            table.answer(seat, picks)
    assert photograph(Table.load(game, table.save())) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_stays_finished(name: str) -> None:
    game = GAMES[name]
    table = finished(game, game.SEATS[0], {}, "over")
    again = Table.load(game, table.save())
    assert again.over
    assert not again.asks
    assert not any(again.can_undo(seat) for seat in range(game.SEATS[0]))
