"""Luck that nobody chooses: what people press becomes part of it, after the hash of ours was shown."""

import pytest

from rules.core.chance import commitment, joint
from tests.e2e.conftest import Stage

pytestmark = pytest.mark.real_luck


async def test_the_presses_on_join_are_part_of_the_luck(stage: Stage) -> None:
    town = stage.town
    anna, bram, cleo = town.person("Anna"), town.person("Bram"), town.newcomer("Cleo")
    await anna.slash("game new", channel="dam", game="ride", seats=3)
    before = (await stage.bot.sessions.seated(1)).row
    await bram.until_sees(commitment(before.seed), "dam")
    await bram.press("Join", channel="dam")
    first = await stage.store.number("SELECT press FROM shares WHERE user_id = ?", (int(bram.id),))
    await bram.press("Leave", channel="dam")
    await bram.press("Join", channel="dam")
    await cleo.press("Join", channel="dam")
    seated = await stage.bot.sessions.seated(1)
    assert seated.row.shares[0] == str(first), "who leaves and comes again changes nothing by it"
    assert len(seated.row.shares) == 2
    assert {*seated.row.shares} <= {*town.playground.desk.by_id}
    assert seated.table().g.chance.seed == joint(before.seed, seated.row.shares)
    assert await stage.store.number("SELECT count(*) FROM shares") == 0
    assert seated.table_at_first().g.chance.seed == seated.row.luck


async def test_whoever_plays_alone_against_the_house_adds_to_the_luck_too(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice")
    assert len((await stage.bot.sessions.seated(1)).row.shares) == 1
    await anna.slash("game new", channel="dm", game="feld", seats=1)
    assert len((await stage.bot.sessions.seated(2)).row.shares) == 1
