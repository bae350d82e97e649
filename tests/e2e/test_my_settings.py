"""What somebody sets for themselves: on a panel with selects, and in a form for what has to be typed."""

from bot.store.people import person_of
from bot.store.rows import PersonRow
from tests.driver import Player
from tests.e2e.conftest import Stage
from tests.e2e.forging import forge
from tests.e2e.tables import begin, choose_mine, seat, set_hours

DAY = 24 * 3600


async def stored(stage: Stage, player: Player) -> PersonRow:
    return await person_of(stage.store, int(player.id))


async def test_everything_of_mine_is_on_one_panel_with_a_line_about_each(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    shown = (await anna.slash("my settings", channel="dam")).message
    assert shown is not None
    assert shown.ephemeral
    assert [each["placeholder"] for each in shown.selects] == [
        "Your turn", "One turn ahead", "Your panel", "Reminders", "Pictures", "Language",
    ]  # fmt: skip
    assert shown.buttons == ["Hours and days away …"]
    assert shown.text.count("-# ") == 9
    assert "Reminders:** no" in await choose_mine(anna, "Reminders", "no")
    assert "Pictures:** for a phone" in await choose_mine(anna, "Pictures", "phone")
    assert "Your turn:** in the channel and by DM" in await choose_mine(anna, "Your turn", "both")
    assert "One turn ahead:** yes" in await choose_mine(anna, "One turn ahead", "yes")
    assert "Your panel:** only by the button" in await choose_mine(anna, "Your panel", "button")
    person = await stored(stage, anna)
    assert (person.reminders, person.shape) == (False, "phone")
    assert (person.told, person.ahead, person.private) == ("both", True, "button")


async def test_hours_are_typed_into_a_form_that_knows_what_they_are(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    said = await set_hours(anna, quiet="22-7", zone="paris", away="3")
    assert "Quiet hours:** 22-7" in said
    assert "Europe/Paris (now " in said
    person = await stored(stage, anna)
    assert (person.quiet_from, person.quiet_to, person.zone) == (22, 7, "Europe/Paris")
    assert 0 <= person.away_until - stage.bot.sessions.now - 3 * DAY + 60 <= 120
    assert "Quiet hours:** –" in await set_hours(anna, quiet="")
    person = await stored(stage, anna)
    assert person.zone == "Europe/Paris"
    assert person.away_until > stage.bot.sessions.now, "what was there already stays"
    await set_hours(anna, away="")
    assert (await stored(stage, anna)).away_until <= stage.bot.sessions.now


async def test_what_cannot_be_is_told_in_a_sentence_and_changes_nothing(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    assert "no time zone" in await set_hours(anna, quiet="1-2", zone="Mars/Olympus")
    assert "are no hours" in await set_hours(anna, quiet="25-7")
    assert "is no number of days" in await set_hours(anna, away="61")
    assert (await stored(stage, anna)).quiet_from is None


async def test_a_language_of_ones_own_is_spoken_everywhere_and_given_back(stage: Stage) -> None:
    anna, bram = await seat(stage)
    assert "Ce qui vaut pour toi" in await choose_mine(anna, "Language", "fr")
    assert "keeps order" in (await bram.slash("help", channel="dam")).text
    assert "Schout maintient l’ordre" in (await anna.slash("help", channel="dam")).text
    assert await anna.choices("card", channel="dam", name="marchandise")
    await anna.slash("game pause", channel="dam")
    await stage.quiet()
    assert "La partie est en pause" in anna.dm[-1].text
    assert "is paused" in bram.dm[-1].text
    await choose_mine(anna, "Langue", "auto")
    assert "keeps order" in (await anna.slash("help", channel="dam")).text


async def test_nobody_sets_what_is_not_there(stage: Stage) -> None:
    player, _ = await begin(stage)
    board = stage.town.room("dam").latest
    for meant, values in (("my:weather", ["fine"]), ("my:reminders", ["perhaps"]), ("my:user_id", ["1"])):
        await forge(player, board, meant, values)
        await player.until_sees("That choice is not known", "dam")
    await forge(player, board, "form:weather")
    await player.until_sees("from an earlier Schout", "dam")
