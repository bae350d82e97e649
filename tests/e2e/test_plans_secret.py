"""Plans and drafts are their owner's alone: nobody else's message, picture, log or export tells of them."""

import json
import logging
from random import Random

import aiohttp
import pytest

from bot.messages.reports import record_file
from bot.store.games import seats_of
from bot.store.plans import planned
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.tables import begin, changed, last_game
from tests.e2e.test_plans import GOAL, first_try, plan_for, seat_of, settled
from tests.playing import any_picks

#: What stands in every plan or draft that is kept, and in what is said of them.
TOLD = ("standing", "ride-goal", "plan:", "try:", "Your plan", "Your draft", "Collect for", "draft")


def seen_by(stage: Stage, player: Player) -> list[str]:
    """Every message that somebody sees, to the last sign that Discord sends them; pictures by name."""
    return [json.dumps(shown.payload, sort_keys=True, default=str) for shown in player.messages()]


async def own_data(player: Player) -> str:
    """All that is kept about somebody, as they get it."""
    shown = (await player.slash("privacy show", channel="dm")).message
    assert shown
    async with aiohttp.ClientSession() as http, http.get(shown.files[0]["url"]) as response:
        return (await response.read()).decode()


async def test_making_changing_and_dropping_them_changes_nothing_for_anybody_else(stage: Stage) -> None:
    """Not one message or picture of the others, of the channel or of a spectator is touched by it."""
    stage.bot.houses.pause = 3600
    player, other = await begin(stage)
    watcher = stage.town.person("Chloé")
    before = [seen_by(stage, one) for one in (player, watcher)]
    panel = await plan_for(stage, other)
    await other.choose("Which cards to draw", "deck", message=panel)
    await changed(other, panel)
    assert [seen_by(stage, one) for one in (player, watcher)] == before
    await other.press("Drop the plan", message=other.dm[-1])
    await stage.quiet()
    await other.press("Try my turn", message=other.dm[-1])
    await stage.quiet()
    shown = other.dm[-1]
    await other.press(first_try(shown, "draw:deck"), message=shown)
    await changed(other, shown)
    assert planned((await seats_of(stage.store, 1))[seat_of(other)]).draft is not None
    assert [seen_by(stage, one) for one in (player, watcher)] == before


async def test_no_log_and_no_export_of_anybody_else_holds_one(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.bot.houses.pause = 3600
    player, other = await begin(stage)
    with caplog.at_level(logging.DEBUG, logger="bot"):
        panel = await plan_for(stage, other)
        assert panel.component(GOAL)
        await other.press("Try my turn", message=panel)
        await stage.quiet()
        shown = other.dm[-1]
        await other.press(first_try(shown, "draw:deck"), message=shown)
        await changed(other, shown)
        mine = planned((await seats_of(stage.store, 1))[seat_of(other)])
        assert mine.acts
        assert mine.draft is not None
        theirs, own = await own_data(player), await own_data(other)
        await play_to_the_end(stage)
    assert mine.standing is not None
    secrets = [*TOLD, *mine.standing["routes"]]
    assert all(route in own for route in mine.standing["routes"]), "whoever made it can read it"
    assert json.loads(theirs)["plans"] == []
    assert not [word for word in secrets if word in theirs]
    assert not [word for word in secrets if word in caplog.text]
    record = await record_file(stage.store, await stage.bot.sessions.seated(1))
    assert not [word for word in TOLD if word in record.data.decode()]
    assert await stage.store.number("SELECT count(*) FROM plans") == 0, "what is over needs no plan"
    await settled(stage)
    for one in (player, stage.town.person("Chloé")):
        read = "\n".join(shown.text for shown in one.messages() if "privacy" not in shown.text)
        assert not [word for word in ("Your plan", "Your draft", "Collect for") if word in read]


async def play_to_the_end(stage: Stage) -> None:
    """Whoever is asked answers by luck, and nothing is said before it is over."""
    sessions, luck = stage.bot.sessions, Random(5)
    told, sessions.changed = sessions.changed, lambda game_id: None
    try:
        while (await last_game(stage)).stage == "playing":
            seated = await sessions.seated(1)
            [number] = seated.row.asked
            user, question = seated.seats[number].user_id, seated.table().asks[number]
            assert user is not None
            picks = any_picks(question, luck)
            claims = [option.id for option in question.options if option.verb == "claim"]
            await sessions.answer(1, user, number, [luck.choice(claims)] if claims else picks)
    finally:
        sessions.changed = told
    told(1)
    await stage.quiet()
