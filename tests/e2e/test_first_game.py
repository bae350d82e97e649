"""The first minutes of a game, as people live through them."""

import pytest

from tests.e2e.conftest import Stage

pytestmark = pytest.mark.both


async def test_two_people_meet_and_choose_their_contracts(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=2)
    await stage.quiet()
    await bram.press("Join", channel="dam")
    await stage.quiet()
    assert anna.sees("turn 1", "dam")
    assert len(anna.dm) == 1
    offered = await anna.choices("ride contracts", channel="dam", keep="")
    assert len(offered) == 3
    answer = await anna.slash("ride contracts", channel="dam", keep=offered[0]["value"])
    assert "You kept" in answer.text
    await stage.quiet()
    assert bram.sees("Anna keeps 2 contracts", "dam")
    assert not bram.sees("You kept")
