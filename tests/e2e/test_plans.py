"""Plans end to end: made in a few presses, carried out, stopped with a reason, seen by nobody else."""

import pytest

from bot.store.games import seats_of
from bot.store.moves import answers_of
from bot.store.plans import planned, write_plan
from rules.core.asking import Option, Text
from rules.core.table import Table
from rules.players.plans import Draft, Plan, Step
from tests.driver import Player, Shown, Town
from tests.e2e.conftest import Stage
from tests.e2e.drawing import asked, draw
from tests.e2e.feld.tables import sit_down
from tests.e2e.process import Process
from tests.e2e.ride.test_crash import begin as begin_in_process
from tests.e2e.tables import begin, changed, last_game, moves, replace, take, turn

#: A plan stops for what luck brings, too.

GOAL = "Collect for … and claim it"


async def settled(stage: Stage) -> None:
    """Wait until nothing planned is to be done any more, and all is said."""
    await stage.quiet()
    await stage.town.until(lambda: not stage.bot.houses.thinking)
    await stage.quiet()


async def at_table(stage: Stage) -> tuple[Player, Player]:
    """Two people who have chosen their contracts: who is asked, and the other. Plans act at once."""
    stage.bot.houses.pause = 0
    return await begin(stage)


async def plan_for(stage: Stage, player: Player, *, place: int = 0) -> Shown:
    """Make the usual plan with two presses; returns its panel."""
    await player.press("Plan", message=player.dm[-1])
    await stage.quiet()
    panel = player.dm[-1]
    values = [option["value"] for option in panel.component(GOAL)["options"]]  # type: ignore[index]
    await player.choose(GOAL, values[place], message=panel)
    await settled(stage)
    return player.dm[-1]


async def table_of(stage: Stage) -> Table:
    return (await stage.bot.sessions.seated(1)).table()


async def has_plan(stage: Stage, seat: int) -> bool:
    return planned((await seats_of(stage.store, 1))[seat]).acts


def seat_of(player: Player) -> int:
    return ["Anna", "Bram"].index(player.name)


async def test_the_usual_plan_takes_two_presses_and_plays_while_its_owner_is_away(stage: Stage) -> None:
    player, other = await at_table(stage)
    panel = await plan_for(stage, other)
    assert "Collect for" in panel.text
    assert await has_plan(stage, seat_of(other))
    before = await moves(stage)
    await turn(stage, player)
    await settled(stage)
    assert await moves(stage) > before + 2, "the other has played too"
    assert (await last_game(stage)).asked == [seat_of(player)]
    assert player.sees("(as planned)", "dam")
    assert other.sees("Your plan plays on")


async def test_a_plan_collects_claims_and_ends_when_all_is_claimed(stage: Stage) -> None:
    player, other = await at_table(stage)
    await plan_for(stage, other)
    for _ in range(40):
        if not await has_plan(stage, seat_of(other)):
            break
        await turn(stage, player)
        await settled(stage)
    table = await table_of(stage)
    assert seat_of(other) in table.g.claimed.values()
    assert any("(as planned)" in shown.text for shown in stage.town.room("dam").messages)
    assert other.sees("Your plan has stopped: all is claimed") or other.sees("all is claimed")


async def test_nobody_else_learns_of_a_plan_before_it_acts(stage: Stage) -> None:
    player, other = await at_table(stage)
    await plan_for(stage, other)
    for word in ("Your plan", "Collect for", "as planned"):
        assert word not in player.everything()
        assert word not in "\n".join(shown.text for shown in stage.town.room("dam").messages)


async def test_a_plan_can_be_dropped_in_the_moment_before_it_acts(stage: Stage) -> None:
    player, other = await at_table(stage)
    await plan_for(stage, other)
    stage.bot.houses.pause = 3600
    await turn(stage, player)
    panel = (await other.slash("my plan", channel="dam")).message
    assert panel is not None
    before = await moves(stage)
    await other.press("Drop the plan", message=panel)
    await stage.quiet()
    assert not await has_plan(stage, seat_of(other))
    assert await moves(stage) == before


async def test_a_plan_is_changed_on_its_panel(stage: Stage) -> None:
    _, other = await at_table(stage)
    panel = await plan_for(stage, other)
    await other.choose("Which cards to draw", "deck", message=panel)
    assert "Draw from the deck" in await changed(other, panel)
    panel = other.dm[-1]
    await other.choose("Stop when …", "wild", "next", message=panel)
    assert "anybody takes a route next to it" in await changed(other, panel)
    panel = other.dm[-1]
    await other.press("More", message=panel)
    await stage.quiet()
    panel = other.dm[-1]
    await other.choose("Stop with so many cards, or after so many turns", "turns:1", message=panel)
    assert "after 1 turn" in await changed(other, panel)


async def test_a_plan_that_stops_tells_its_owner_once_and_asks_as_usual(stage: Stage) -> None:
    player, other = await at_table(stage)
    panel = await plan_for(stage, other)
    await other.press("More", message=panel)
    await stage.quiet()
    await other.choose("Stop with so many cards, or after so many turns", "turns:1", message=other.dm[-1])
    await settled(stage)
    await turn(stage, player)
    await settled(stage)
    await turn(stage, player)
    await settled(stage)
    assert (await last_game(stage)).asked == [seat_of(other)]
    assert "it has played 1 turn" in other.dm[-1].text
    await turn(stage, other)
    assert not other.sees("Your plan has stopped")


async def test_what_was_planned_is_taken_back_like_one_s_own_move(stage: Stage) -> None:
    player, other = await at_table(stage)
    await plan_for(stage, other)
    for _ in range(40):
        await turn(stage, player)
        await settled(stage)
        if (table := await table_of(stage)).can_undo(seat_of(other)):
            break
    else:
        pytest.fail("nothing was claimed that could be taken back")
    before = table.answers
    await other.press("Undo", message=other.dm[-1])
    await settled(stage)
    assert (await table_of(stage)).answers < before
    assert (await last_game(stage)).asked == [seat_of(other)]
    assert not await has_plan(stage, seat_of(other))
    assert "a move was taken back" in other.dm[-1].text


async def test_a_plan_goes_with_whoever_gives_up_the_seat(stage: Stage) -> None:
    _, other = await at_table(stage)
    await plan_for(stage, other)
    stage.bot.houses.pause = 3600
    await replace(other, player=other.name, house="novice")
    await stage.quiet()
    assert not await has_plan(stage, seat_of(other))
    assert await stage.store.number("SELECT count(*) FROM plans") == 0


async def test_somebody_sees_their_plan_among_their_data_and_it_goes_with_them(stage: Stage) -> None:
    _, other = await at_table(stage)
    await plan_for(stage, other)
    stage.bot.houses.pause = 3600
    rows = await stage.store.fetch("SELECT user_id FROM plans")
    assert [row["user_id"] for row in rows] == [int(other.id)]
    await other.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert await stage.store.number("SELECT count(*) FROM plans") == 0


async def test_a_move_of_one_s_own_leaves_the_plan_as_it_is(stage: Stage) -> None:
    player, other = await at_table(stage)
    await plan_for(stage, other)
    stage.bot.houses.pause = 3600
    await turn(stage, player)
    await take(stage, other)
    await take(stage, other)
    assert await has_plan(stage, seat_of(other))


# Answers ahead


async def test_dice_of_feld_are_taken_again_as_was_said_beforehand(stage: Stage) -> None:
    stage.bot.houses.pause = 0
    people = stage.town.people("Anna", "Bram")
    table = await sit_down(stage, people, "dam")
    await table.forward(lambda t: t.g.round == 1 and t.g.phase == "III")
    panel = (await people[0].slash("my plan", channel="dam")).message
    assert panel is not None
    await people[0].choose("Answer ahead …", "always:feld-ask-dice", "pass", message=panel)
    assert "Always the same" in await changed(people[0], panel)
    await table.forward(lambda t: t.g.round == 2 and t.g.phase == "II")
    await settled(stage)
    rows = await stage.store.fetch("SELECT picks FROM moves WHERE seat = 0 AND picks LIKE '%dice%'")
    assert len(rows) == 2
    assert rows[0]["picks"] == rows[1]["picks"]
    assert 0 not in (await last_game(stage)).asked
    assert "Always the same" not in people[1].everything()


async def test_a_plan_outlasts_a_kill(town: Town, bot: Process) -> None:
    await begin_in_process(town, bot)
    player = asked(town)
    other = next(person for person in town.people("Anna", "Bram") if person is not player)
    panel = (await other.slash("my plan", channel="dam")).message
    assert panel is not None
    goal = panel.component(GOAL)
    assert goal is not None
    await other.choose(GOAL, goal["options"][0]["value"], message=panel)
    await bot.quiet()
    bot.kill()
    await bot.again()
    before = bot.number("SELECT count(*) FROM moves")
    for _ in range(2):
        shown = player.dm[-1]
        await draw(player, shown)
        await bot.quiet()
    await town.until(lambda: bot.number("SELECT count(*) FROM moves") > before + 2)
    await player.until_sees("(as planned)", "dam")


# Drafted turns


async def trying(stage: Stage, player: Player) -> Shown:
    """Let somebody try their turn while the other plays."""
    await player.press("Plan", message=player.dm[-1])
    await stage.quiet()
    await player.press("Try my turn", message=player.dm[-1])
    await stage.quiet()
    return player.dm[-1]


def first_try(shown: Shown, ends: str = "") -> str:
    """The custom_id of something that can be tried."""
    ids = [str(part.get("custom_id")) for part in shown.components]
    return next(id_ for id_ in ids if id_.startswith("try:") and ":pick:" in id_ and id_.endswith(ends))


async def test_a_turn_is_tried_kept_and_played_with_one_press_when_it_comes(stage: Stage) -> None:
    player, other = await at_table(stage)
    shown = await trying(stage, other)
    before = await moves(stage)
    await other.press(first_try(shown, "draw:deck"), message=shown)
    assert "On your turn it is shown to you" in await changed(other, shown)
    assert await moves(stage) == before, "nothing of it is real"
    await turn(stage, player)
    await settled(stage)
    assert (await last_game(stage)).asked == [seat_of(other)]
    assert "Your draft" in other.dm[-1].text
    before = await moves(stage)
    await other.press("Play it", message=other.dm[-1])
    await settled(stage)
    assert await moves(stage) == before + 1
    assert "Your draft" not in other.dm[-1].text
    assert "draft" not in "\n".join(shown.text for shown in stage.town.room("dam").messages)


async def test_a_draft_is_played_by_itself_if_that_is_wanted(stage: Stage) -> None:
    player, other = await at_table(stage)
    shown = await trying(stage, other)
    await other.press(first_try(shown, "draw:deck"), message=shown)
    await changed(other, shown)
    shown = other.dm[-1]
    await other.press("Play it for me", message=shown)
    assert "it is played for you" in await changed(other, shown)
    await turn(stage, player)
    await settled(stage)
    row = await last_game(stage)
    assert (await answers_of(stage.store, row.id))[-1] == (seat_of(other), ("draw:deck",))
    assert player.sees("(as planned)", "dam")
    assert row.asked == [seat_of(other)], "for the second card they are asked"


async def test_steps_that_were_tried_are_taken_back_at_will(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    table = await sit_down(stage, people, "dam")
    await table.forward(lambda t: t.g.phase == "I" and len(t.g.waiting) == 2)
    game = await table.table()
    other = people[1 - next(iter(game.asks))]
    shown = await trying(stage, other)
    before = shown.text
    await other.press(first_try(shown), message=shown)
    assert "1. " in await changed(other, shown)
    shown = other.dm[-1]
    await other.press("Step back", message=shown)
    assert await changed(other, shown) == before
    assert await stage.store.number("SELECT count(*) FROM plans") == 0


async def test_a_draft_of_what_is_not_on_offer_as_it_was_is_refused_and_nothing_is_played(
    stage: Stage,
) -> None:
    player, other = await at_table(stage)
    other_text = Option("draw:deck", Text("ride-draw-open", {"color": "red"}))
    seat = (await seats_of(stage.store, 1))[seat_of(other)]
    async with stage.store.change() as db:
        await write_plan(db, seat, Plan(draft=Draft((Step("ride-ask-turn", (other_text,)),))))
    await turn(stage, player)
    await settled(stage)
    before = await moves(stage)
    await other.press("Play it", message=other.dm[-1])
    await settled(stage)
    assert await moves(stage) == before
    assert other.sees("not on offer any more")
