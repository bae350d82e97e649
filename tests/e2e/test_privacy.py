"""`/privacy delete`: nothing of a person stays, and nobody else's game is spoilt by it."""

from bot.store.games import seats_of
from bot.store.moving import KEYS
from tests.e2e.conftest import Stage
from tests.e2e.tables import begin, last_game, replace, seat, set_hours


async def everything(stage: Stage) -> str:
    """All that stands in the database, as text."""
    rows = [tuple(row) for table in KEYS for row in await stage.store.fetch(f"SELECT * FROM {table}")]
    return "\n".join(map(str, rows))


async def test_nothing_of_a_person_stays(stage: Stage) -> None:
    player, _ = await begin(stage)
    await set_hours(player, away="3")
    await player.slash("my notes", channel="dam", text="a plan")
    await stage.quiet()
    assert player.id in await everything(stage)
    await player.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    left = await everything(stage)
    assert player.id not in left
    assert player.name not in left


async def test_nothing_stays_of_somebody_whose_seat_another_has_taken_over(stage: Stage) -> None:
    player, _ = await begin(stage)
    await replace(player, player=player.name, by="Chloé")
    await stage.quiet()
    await player.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert player.name not in await everything(stage)


async def test_nothing_stays_of_somebody_whose_seat_the_house_keeps(stage: Stage) -> None:
    player, _ = await begin(stage)
    await replace(player, player=player.name)
    await stage.quiet()
    await player.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    left = await everything(stage)
    assert player.id not in left
    assert player.name not in left


async def test_the_house_plays_on_where_others_play(stage: Stage) -> None:
    player, _ = await begin(stage)
    number = (await last_game(stage)).asked[0]
    await player.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert (await seats_of(stage.store, 1))[number].level == "merchant"
    assert (await last_game(stage)).stage == "playing"


async def test_a_game_in_which_nobody_is_left_ends(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    stage.bot.houses.pause = 3600
    await anna.slash("game new", channel="dam", game="ride", seats=2, house="novice")
    await stage.quiet()
    await anna.slash("privacy delete", channel="dam", sure=True)
    await stage.quiet()
    assert (await last_game(stage)).stage == "ended"


async def test_a_seat_without_anybody_can_be_given_to_the_house(stage: Stage) -> None:
    """In version 0.1 whoever was deleted while a game was paused left a seat that nobody plays."""
    anna, _ = await seat(stage)
    async with stage.store.change() as db:
        await db.execute("UPDATE seats SET user_id = NULL, name = '–' WHERE seat = 1")
    stage.watch.offset += 3 * 24 * 3600
    await stage.bot.clocks.look()
    await stage.quiet()
    notice = stage.town.room("dam").latest
    await anna.press(next(button for button in notice.buttons if "house for –" in button), message=notice)
    await stage.quiet()
    assert (await seats_of(stage.store, 1))[1].level == "merchant"
