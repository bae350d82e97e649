"""Everything, late: who is asked, who sees it, and who then gets no seat any more."""

from bot.edge.flood import SHOWN_WINDOW
from bot.store.moves import answers_of
from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.ride.leaks import known, leaks
from tests.e2e.tables import begin, changed, contracts, last_game, pressed, replace, turn
from tests.e2e.test_showing import asked, shown_here


async def late_table(stage: Stage, rounds: int, seats: int = 2) -> tuple[Player, Player, Shown]:
    """Anna opens a table for Bram at which others see everything so late; returns her panel of terms, too."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=seats)
    await stage.quiet()
    shown = (await anna.press("Settings", channel="dam")).message
    assert shown is not None
    await anna.choose("Everything, late", str(rounds), message=shown)
    await stage.quiet()
    return anna, bram, shown


async def agreed_table(stage: Stage) -> tuple[Player, Player]:
    """Anna and Bram play; both agree that others see everything a round late."""
    anna, bram, _ = await late_table(stage, 1)
    await bram.press("Join", channel="dam")
    await stage.quiet()
    await bram.press("I agree", channel="dam")
    await stage.quiet()
    return anna, bram


async def some_turns(stage: Stage, number: int, *people: Player) -> None:
    """Contracts are chosen, and then so many turns are played."""
    for player in people:
        await contracts(stage, player)
    for _ in range(number):
        await turn(stage, people[(await last_game(stage)).asked[0]])


async def looks(player: Player) -> Shown:
    """Ask for everything and press the second button; returns the panel that shows it."""
    asked = (await player.slash("board everything", channel="dam")).message
    assert asked is not None
    assert "no seat in this game any more" in asked.text
    await pressed(player, "Show me everything", asked)
    return player.find("everything", "dam")


async def test_players_are_asked_in_the_lobby_and_the_last_of_them_at_the_table(stage: Stage) -> None:
    _, bram, _ = await late_table(stage, 2)
    table = stage.town.room("dam").messages[0]
    assert "2 whole rounds late" in table.text
    assert "can read private threads, too" in table.text
    assert (await last_game(stage)).late == 2
    await bram.press("Join", channel="dam")
    await stage.quiet()
    door, board = stage.town.room("dam").messages[1:]
    assert f"Not agreed yet: {bram.mention}" in door.text
    assert board.files, "the board is the last message"
    await bram.press("I agree", message=door)
    await stage.quiet()
    assert "All players agree" in stage.town.room("dam").messages[1].text


async def test_whoever_agreed_to_something_else_is_asked_again(stage: Stage) -> None:
    anna, bram, shown = await late_table(stage, 3, seats=3)
    await bram.press("Join", channel="dam")
    await bram.press("I agree", channel="dam")
    await stage.quiet()
    assert "Not agreed yet" not in stage.town.room("dam").messages[0].text
    await anna.choose("Everything, late", "1", message=shown)
    await stage.quiet()
    assert f"Not agreed yet: {bram.mention}" in stage.town.room("dam").messages[0].text


async def test_who_does_not_play_sees_everything_a_round_late_and_who_plays_sees_none_of_it(
    stage: Stage,
) -> None:
    anna, bram = await agreed_table(stage)
    saskia = stage.town.person("Saskia")
    assert "nothing to see yet" in (await saskia.slash("board everything", channel="dam")).text
    await some_turns(stage, 4, anna, bram)
    shown = await looks(saskia)
    assert "turns further" in shown.text
    assert shown.text.count("Hand: ") == 2
    assert shown.text.count("% ") == 2, "and what a burgomaster thinks of it"
    assert shown.text.count("Contract 1: ") == 2
    await saskia.choose("As one seat saw it …", "Bram", message=shown)
    one = await changed(saskia, shown)
    assert one.count("Hand: ") == 1
    assert "Your hand: " in one, "it is drawn as well"
    row = await last_game(stage)
    log = await answers_of(stage.store, row.id)
    for player, own in zip((anna, bram), known(2, row.luck, log), strict=True):
        seen = [(who, data) for who, _, data in stage.town.shown if player.id in who]
        found = [
            leak for who, data in seen for leak in leaks(own, data, seed=row.seed, private=len(who) == 1)
        ]
        assert found == []


async def test_a_player_finds_what_was_agreed_and_shuts_the_door_at_once(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    saskia = stage.town.person("Saskia")
    await some_turns(stage, 3, anna, bram)
    shown = await looks(saskia)
    own = (await bram.slash("board everything", channel="dam")).message
    assert own is not None
    assert "Hand: " not in own.text
    assert own.buttons == ["I do not"]
    assert "You do not agree" in await pressed(bram, "I do not", own)
    await stage.quiet()
    assert "Not all players agree" in (await saskia.slash("board everything", channel="dam")).text
    again = await saskia.choose("As one seat saw it …", "Bram", message=shown)
    assert "Not all players agree" in again.text
    assert f"Not agreed yet: {bram.mention}" in stage.town.room("dam").messages[1].text


async def test_whoever_has_looked_gets_no_seat_by_any_road(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    saskia = stage.town.person("Saskia")
    await some_turns(stage, 3, anna, bram)
    await looks(saskia)
    said = await replace(bram, player="Bram", by="Saskia")
    assert "Saskia has seen everything of this game" in said
    assert "A rematch is a new game" in said
    assert "already started" in (await saskia.slash("game join", channel="dam")).text
    await replace(bram, player="Bram")
    await stage.quiet()
    assert "Saskia has seen everything" in await replace(bram, player="Bram", by="Saskia")
    assert "plays on in that seat" in await replace(bram, player="Bram", by="Chloé")


async def test_who_leaves_the_table_is_not_shown_what_they_may_come_back_to(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    await some_turns(stage, 3, anna, bram)
    await replace(bram, player="Bram")
    await stage.quiet()
    shown = (await bram.slash("board everything", channel="dam")).message
    assert shown is not None
    assert "Hand: " not in shown.text
    assert shown.buttons == ["I do not"]
    await bram.slash("game join", channel="dam")
    await stage.quiet()
    assert (await last_game(stage)).stage == "playing"


async def test_whoever_takes_a_seat_is_asked_anew_and_until_then_the_door_is_shut(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    saskia, chloe = stage.town.people("Saskia", "Chloé")
    await some_turns(stage, 3, anna, bram)
    await replace(bram, player="Bram", by="Chloé")
    await stage.quiet()
    assert "Not all players agree" in (await saskia.slash("board everything", channel="dam")).text
    assert chloe.mention in stage.town.room("dam").messages[1].text
    await chloe.press("I agree", channel="dam")
    await stage.quiet()
    assert "Hand: " in (await looks(saskia)).text


async def test_deleting_what_is_stored_about_an_onlooker_does_not_open_the_door(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    saskia = stage.town.person("Saskia")
    await some_turns(stage, 3, anna, bram)
    await looks(saskia)
    await saskia.slash("privacy delete", channel="dam", sure=True)
    for newcomer in ("Saskia", "Chloé"):
        said = await replace(bram, player="Bram", by=newcomer)
        assert "free seats go only to the house" in said
    assert "played by the house now" in await replace(bram, player="Bram")


async def test_after_the_end_everybody_may_see_everything(stage: Stage) -> None:
    anna, _ = await begin(stage)
    saskia = stage.town.person("Saskia")
    assert (
        "nobody sees everything before the end"
        in (await saskia.slash("board everything", channel="dam")).text
    )
    await end(stage)
    for player in (anna, saskia):
        assert "As it ended" in (await player.slash("board everything", channel="dam")).text


async def end(stage: Stage) -> None:
    """The game is over as it stands."""
    async with stage.store.change() as db:
        await db.execute("UPDATE games SET stage = 'over'")


async def test_everything_is_shown_to_all_when_the_game_is_over_and_never_before(stage: Stage) -> None:
    anna, bram = await agreed_table(stage)
    saskia = stage.town.person("Saskia")
    await some_turns(stage, 3, anna, bram)
    late = await looks(saskia)
    assert "Only you see this. When the game is over, you can show it here." in late.text
    assert "Show here" not in late.buttons
    before = [shown.id for shown in stage.town.room("dam").messages]
    for number, what in enumerate(("everything:all", "everything:0", "everything"), 1):
        await forge(saskia, late, f"share:1:{what}")
        await stage.quiet()
        told = [shown for shown in saskia.messages("dam") if "only when the game is over" in shown.text]
        assert len(told) == number
        assert all(shown.ephemeral for shown in told)
    assert [shown.id for shown in stage.town.room("dam").messages] == before
    await end(stage)
    stage.watch.offset += SHOWN_WINDOW + 1
    public = await shown_here(stage, saskia, await asked(saskia, "board everything"))
    assert "As it ended" in public.text
    assert public.text.count("Hand: ") == 2
    own = await asked(saskia, "board everything")
    await saskia.choose("As one seat saw it …", "Bram", message=own)
    await changed(saskia, own)
    one = await shown_here(stage, saskia, saskia.find("Your hand: ", "dam"))
    assert one.text.count("Hand: ") == 1
