"""Every reason for which a plan stops, seen by its owner: told once, with the reason, and asked as usual."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.games import seats_of, update_game
from bot.store.plans import planned, write_plan
from bot.words.texts import Speaker
from rules.core.table import Table
from rules.feld import game as feld
from rules.players.choices import Stop
from rules.players.plans import NOTHING, Plan, carry_out, with_standing
from rules.players.ride.standing import Standing
from rules.ride import game as ride
from tests.bot.catalogue import catalogue
from tests.e2e.conftest import Stage
from tests.e2e.tables import answers, last_game, moves
from tests.players import test_ahead, test_standing
from tests.ride.position import BLACK_THREE, GRAY_TWO, GREEN_THREE, give

NAMES = ("Anna", "Bram", "Cato")
#: What leads from a plan that goes on to one that has stopped, by reason: the plan, and both positions.
Case = tuple[Plan, Any, Any]
pytestmark = pytest.mark.usefixtures("company")


def of_ride() -> Iterator[tuple[str, Case]]:
    """Standing plans, each with what stops it; also the two that go by what its owner holds."""
    told = test_standing.REASONS | {
        "closed": (Standing((GREEN_THREE,), stops=()), _twin_of_mine),
        "joined": (Standing((GRAY_TWO,), stops=(f"joined:{CONTRACT}",)), _joined),
        "collected": (Standing((GREEN_THREE,), claim="none"), _enough),
    }
    for reason, (plan, happens) in told.items():
        before, after = test_standing.three(pink=1), test_standing.three(pink=1)
        happens(after)
        made = test_standing.planned(before, plan)
        if reason == "turns":
            made = replace(made, played=plan.played)
        yield f"ride-stopped-{reason}", (with_standing(NOTHING, made), before, after)


CONTRACT = "jordaan-montelbaanstoren"


def _twin_of_mine(g: Any) -> None:
    give(g, 0, BLACK_THREE)


def _joined(g: Any) -> None:
    view = ride.view(g, 0)
    assert view.mine is not None
    give(g, 1, *(view.missing(view.mine.contracts[0], 1) or ()))


def _enough(g: Any) -> None:
    g.seats[0].hand["green"] = 3


def of_feld() -> Iterator[tuple[str, Case]]:
    """Answers ahead, each with what stops them."""
    told: dict[str, tuple[str, Callable[[Any], None]]] = dict(test_ahead.REASONS)
    for stop, (reason, happens) in told.items():
        before, after = _storing(), _storing()
        happens(after)
        yield f"feld-stopped-{reason}", (Plan(ahead=test_ahead.answers(before, stop)), before, after)
    gone = _storing()
    gone.seats[0].supply.update(pink=0, gray=1)
    yield "plan-stopped-offer", (Plan(ahead=test_ahead.answers(gone)), _storing(), gone)
    once = test_ahead.answers(gone, "times:1")
    yield "plan-stopped-times", (Plan(ahead=replace(once, given=1)), _storing(), _storing())


def _storing() -> Any:
    """Only seat 0 has to choose the resource that it keeps."""
    g = test_ahead.three()
    g.phase, g.storing = "IV", "phase-iv"
    return g


async def put(stage: Stage, game: Any, g: Any, plan: Plan) -> None:
    """Let the game stand so, with this plan of Anna's."""
    table = Table(game, 3, {}, g)
    assert 0 in table.asks
    mine = (await seats_of(stage.store, 1))[0]
    async with stage.store.change() as db:
        await update_game(db, 1, saved=table.save(), answers=0, asked=sorted(table.asks))
        await write_plan(db, mine, plan)


async def settled(stage: Stage) -> None:
    stage.bot.sessions.changed(1)
    await stage.quiet()
    await stage.town.until(lambda: not stage.bot.houses.thinking)
    await stage.quiet()


@pytest.mark.parametrize(("game", "cases"), [(ride, of_ride), (feld, of_feld)], ids=["ride", "feld"])
async def test_for_each_reason_the_owner_is_told_once_and_asked_as_usual(
    stage: Stage, game: Any, cases: Callable[[], Iterator[tuple[str, Case]]]
) -> None:
    stage.bot.houses.pause = 0
    anna, bram, cato = people = stage.town.people(*NAMES)
    await anna.slash("game new", channel="dam", game=game.NAME, seats=3)
    for player in people[1:]:
        await player.slash("game join", channel="dam")
    await stage.quiet()
    say = Speaker("en", NAMES)
    before = await moves(stage)
    for reason, (plan, _, after) in cases():
        view = game.view(after, 0)
        done = carry_out(plan, view, Table(game, 3, {}, after).asks[0])
        assert isinstance(done, Stop), reason
        assert done.why.key == reason
        await put(stage, game, after, plan)
        await settled(stage)
        assert not planned((await seats_of(stage.store, 1))[0]).acts, reason
        assert planned((await seats_of(stage.store, 1))[0]).stopped == done.why
        told = [shown for shown in anna.dm if say.text(done.why) in shown.text]
        assert len(told) == 1, (reason, say.text(done.why), anna.dm[-1].text)
        assert told[0].text.count(say.text(done.why)) == 1
        assert answers(told[0]), f"{reason}: asked as usual"
        assert 0 in (await last_game(stage)).asked
        seen = len(anna.dm)
        await settled(stage)
        assert len(anna.dm) == seen, f"{reason}: told once"
        for other in (bram, cato):
            assert say.text(done.why) not in other.everything(), reason
    assert await moves(stage) == before, "nothing was played by what had stopped"


def test_every_reason_that_there_is_was_seen() -> None:
    """The catalogue knows all reasons; those of drafts, of taking back and of failing are seen elsewhere."""
    elsewhere = {f"plan-stopped-{name}" for name in ("undone", "failed", "draft", "watched")}
    known = {
        key for key in catalogue("en") if key.startswith(("plan-stopped-", "ride-stopped-", "feld-stopped-"))
    }
    assert known - elsewhere == {reason for reason, _ in [*of_ride(), *of_feld()]}
