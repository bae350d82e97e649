"""The onlookers' private thread: who sits there, who is kept out, and who then gets no seat."""

import discord
import pytest

from bot.edge import lofts as lofts_of_games
from bot.edge.lofts import sits_in
from bot.playground.world.state import PRIVATE_THREAD, Channel
from bot.store.rows import GameRow
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.tables import last_game, replace, turn
from tests.e2e.test_onlookers import agreed_table, some_turns


def let_open_threads(stage: Stage) -> None:
    """The bot may open private threads."""
    stage.town.world.allow_role(stage.town.world.main_guild, "create_private_threads")


async def goes_in(stage: Stage, player: Player) -> str:
    """Ask for the thread; returns what is said."""
    asked = (await player.slash("board everything", channel="dam")).message
    await player.press("Onlookers’ thread", message=asked)
    await stage.quiet()
    return player.messages("dam")[-1].text


def lofts(stage: Stage) -> list[Channel]:
    return [each for each in stage.town.world.channels.values() if each.type == PRIVATE_THREAD]


async def played(stage: Stage) -> tuple[Player, Player, Player]:
    """Anna and Bram play and have agreed, and there is something to see for Saskia."""
    anna, bram = await agreed_table(stage)
    await some_turns(stage, 3, anna, bram)
    return anna, bram, stage.town.person("Saskia")


async def test_onlookers_sit_in_a_private_thread_and_players_do_not_see_it(stage: Stage) -> None:
    let_open_threads(stage)
    anna, bram, saskia = await played(stage)
    said = await goes_in(stage, saskia)
    [loft] = lofts(stage)
    assert f"<#{loft.id}>" in said
    [shown] = saskia.messages(loft)
    assert shown.text.count("Hand: ") == 2
    assert "Only you see this" not in shown.text
    for player in (anna, bram):
        assert loft not in player.channels()
        assert "Hand: " not in player.everything()
    said = await replace(bram, player="Bram", by="Saskia")
    assert "Saskia has seen everything of this game" in said


async def test_the_thread_tells_chances_as_soon_as_they_are_thought_about_turn_by_turn(stage: Stage) -> None:
    let_open_threads(stage)
    anna, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)

    async def told() -> str:
        await stage.town.until(lambda: saskia.messages(loft)[0].text.count("% ") == 2)
        return saskia.messages(loft)[0].text

    before = await told()
    await turn(stage, (anna, bram)[(await last_game(stage)).asked[0]])
    await stage.town.until(lambda: saskia.messages(loft)[0].text != before)
    assert "What a burgomaster who knows all cards thought" in await told()
    for player in (anna, bram):
        assert "knows all cards" not in player.everything()


async def test_without_the_permission_everything_is_shown_to_each_alone(stage: Stage) -> None:
    _, bram, saskia = await played(stage)
    assert "cannot open a private thread" in await goes_in(stage, saskia)
    assert lofts(stage) == []
    # Nothing was shown, so Saskia may still play.
    assert "has seen" not in await replace(bram, player="Bram", by="Saskia")


async def test_there_is_no_thread_where_a_player_manages_threads(stage: Stage) -> None:
    let_open_threads(stage)
    _, bram, saskia = await played(stage)
    stage.town.world.set_moderator(bram.person)
    assert "manages threads on this server" in await goes_in(stage, saskia)
    assert lofts(stage) == []


async def test_a_player_who_gets_into_the_thread_is_sent_out_before_more_is_shown(stage: Stage) -> None:
    let_open_threads(stage)
    anna, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)
    assert loft.thread is not None
    loft.thread.members.append(bram.id)
    for _ in range(2):
        await turn(stage, (anna, bram)[(await last_game(stage)).asked[0]])
    assert bram.id not in loft.thread.members
    assert saskia.id in loft.thread.members


async def test_what_hangs_in_the_thread_is_gone_when_a_player_comes_to_manage_threads(stage: Stage) -> None:
    let_open_threads(stage)
    anna, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)
    stage.town.world.set_moderator(bram.person)
    for _ in range(2):
        await turn(stage, (anna, bram)[(await last_game(stage)).asked[0]])
    assert saskia.messages(loft) == []


async def test_a_player_who_no_longer_agrees_empties_the_thread_at_once(stage: Stage) -> None:
    let_open_threads(stage)
    _, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)
    assert saskia.messages(loft)
    await bram.press("I do not", channel="dam")
    await stage.quiet()
    assert saskia.messages(loft) == []


@pytest.mark.parametrize("way", ["sits there", "manages threads"])
async def test_whoever_may_read_the_thread_gets_no_seat_though_they_never_asked(
    stage: Stage, way: str
) -> None:
    let_open_threads(stage)
    _, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)
    chloe = stage.town.person("Chloé")
    assert loft.thread is not None
    if way == "sits there":
        loft.thread.members.append(chloe.id)
    else:
        stage.town.world.set_moderator(chloe.person)
    said = await replace(bram, player="Bram", by="Chloé")
    assert "Chloé has seen everything of this game, or may have" in said


async def test_whoever_was_brought_into_the_thread_does_not_come_back_to_their_seat(stage: Stage) -> None:
    let_open_threads(stage)
    _, bram, saskia = await played(stage)
    await goes_in(stage, saskia)
    [loft] = lofts(stage)
    await replace(bram, player="Bram")
    await stage.quiet()
    assert loft.thread is not None
    loft.thread.members.append(bram.id)
    assert (
        "has seen everything of this game, or may have" in (await bram.slash("game join", channel="dam")).text
    )


async def test_who_sits_there_is_known_where_another_process_hears_of_the_server(stage: Stage) -> None:
    """Presses in DMs arrive at one process, and servers at others: then Discord is asked."""
    let_open_threads(stage)
    anna, _, saskia = await played(stage)
    for guild in list(stage.bot.guilds):
        stage.bot._connection._remove_guild(guild)
    row = await last_game(stage)
    await enter_for(stage, row, saskia)
    row = await last_game(stage)
    assert row.loft is not None
    assert await sits_in(stage.bot, row, int(saskia.id))
    assert not await sits_in(stage.bot, row, int(anna.id))


async def enter_for(stage: Stage, row: GameRow, player: Player) -> None:
    """Open the thread, and let somebody in, as whoever presses for it does."""
    thread = await lofts_of_games._opened(stage.bot.desk, stage.bot, await stage.bot.sessions.seated(row.id))
    await thread.add_user(discord.Object(int(player.id)))
