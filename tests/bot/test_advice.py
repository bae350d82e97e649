"""Hints: a plan for the whole turn, from what a seat may know, that holds what it promises."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from bot.messages import private
from bot.messages.custom_ids import Advised, decode, places
from bot.messages.hints import Hint, Step, hint_lines
from bot.messages.layout import Button
from bot.play.advice import planned
from bot.tables.seated import LookedAt
from bot.words.texts import LANGUAGES, Speaker
from rules.core.asking import Ask, Option, Text
from rules.core.sources import made
from rules.core.table import Table
from rules.games import GAMES
from rules.players.house import advise
from rules.players.thought import Advice
from tests.bot.positions import NAMES, seated_at
from tests.playing import any_picks
from tests.traits import TRAITS
from tests.waiting import at_once


class Merchant:
    """Advises at once."""

    async def advise(self, view: Any, question: Ask, seed: str) -> Advice:
        return advise(view, question, seed)


def copy(table: Table) -> Table:
    return Table.load(table.game, table.save())


def positions(game: str, seats: int, every: int) -> list[Table]:
    """Tables of a game that is played half by hints and half by luck."""
    return [Table.load(GAMES[game], saved) for saved in played(game, seats, every)]


@cache
def played(game: str, seats: int, every: int) -> list[bytes]:
    """The same, put away."""
    luck, found = Random(f"plans of {game}"), []
    table = Table.new(GAMES[game], seats, {}, "plans")
    while not table.over:
        seat = luck.choice(sorted(table.asks))
        question = table.asks[seat]
        if luck.randrange(every) == 0:
            found.append(table.save())
        hinted = luck.random() < 0.5
        table.answer(
            seat, advise(table.view(seat), question, "x")[0] if hinted else any_picks(question, luck)
        )
    return found


@cache
def hinted(game: str) -> list[tuple[Table, Hint]]:
    """Some of them as people look at them, with a hint for each."""
    tables = [LookedAt.load(GAMES[game], saved) for saved in played(game, 2, 20)]
    return [(table, at_once(planned(Merchant(), copy(table), min(table.asks)))) for table in tables]


@pytest.fixture(autouse=True, scope="module")
def let_go() -> Iterator[None]:
    """Games that were kept to the end of Python would look in vain for what is gone before them."""
    yield
    hinted.cache_clear()


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_goes_on_as_it_was_told_and_brings_what_was_told(game: str) -> None:
    longest = 0
    for table in positions(game, 2, 3):
        seat = min(table.asks)
        hint = await planned(Merchant(), copy(table), seat)
        longest = max(longest, len(hint.steps))
        before = table.game.points(table.g)[seat]
        for step in hint.steps[:-1]:
            table.answer(seat, [option.id for option, _ in step.chosen])
            while said := table.game.follow(
                table.view(seat), table.asks[seat], tuple(o.id for o, _ in step.chosen)
            ):
                table.answer(seat, said)
            assert table.can_undo(seat), "only the last step may use luck"
        again = await planned(Merchant(), copy(table), seat)
        assert again.steps == hint.steps[-1:]
        gained = table.game.points(table.g)[seat] - before
        assert points_of(hint, table) == gained + points_of(again, table)
    assert longest >= (1 if game == "ride" else 4)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_knows_nothing_that_the_seat_does_not_know(game: str) -> None:
    luck = Random("hidden")
    for table in positions(game, 3, 12):
        seat = min(table.asks)
        if table.log:
            continue
        hint = await planned(Merchant(), copy(table), seat)
        other = msgspec.json.decode(table.checkpoint, type=table.game.State)
        TRAITS[game].scramble(other, seat, luck)
        mixed = Table(table.game, table.seats, table.settings, other, table.before)
        assert (await planned(Merchant(), mixed, seat)).steps == hint.steps


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_told_on_the_panel_with_a_button_for_its_first_step(game: str, code: str) -> None:
    for table, hint in hinted(game):
        seat, say, seated = min(table.asks), Speaker(code, NAMES), seated_at(table)
        asking = private.question(seated, table, seat, say)
        told = private.question(seated, table, seat, say, hint=hint)
        assert all(line in told.question for line in hint_lines(seated, hint, say)[:3])
        assert say("button-hint") in labels(asking) - labels(told)
        assert say("button-do-it") in labels(told) - labels(asking)
        [step] = [decode(b.id) for b in buttons(told) if b.label == say("button-do-it")]
        assert isinstance(step, Advised)
        assert step.mark == table.mark(seat)
        late = Hint(seat, "000000", hint.steps)
        assert private.question(seated, table, seat, say, hint=late).question == asking.question


@pytest.mark.parametrize("game", GAMES)
def test_the_first_step_of_a_hint_is_found_though_it_is_told_in_other_words_by_now(game: str) -> None:
    for table, hint in hinted(game):
        seat, say, seated = min(table.asks), Speaker("en", NAMES), seated_at(table)
        chosen = [option for option, _ in hint.steps[0].chosen]
        before = tuple(
            [
                (Option(option.id, Text(option.text.key, {**option.text.args, "since": 1})), worth)
                for option, worth in hint.steps[0].chosen
            ]
        )
        first = Step(before, hint.steps[0].why)
        told = private.question(seated, table, seat, say, hint=Hint(seat, hint.mark, (first,)))
        [step] = [decode(b.id) for b in buttons(told) if b.label == say("button-do-it")]
        assert isinstance(step, Advised)
        asked = table.asks[seat].offered
        assert [asked[place] for place in places(step.chosen, len(asked))] == chosen


def points_of(hint: Hint, table: Table) -> int:
    """The points that a hint tells."""
    seats = len(table.game.points(table.g))
    return sum(made(hint.events, table.game.earned, seats)[hint.seat].values())


def buttons(panel: Any) -> list[Button]:
    return [button for row in panel.rows if isinstance(row, tuple) for button in row]


def labels(panel: Any) -> set[str]:
    return {button.label for button in buttons(panel)}
