"""People and the bot: commands, buttons, selects, modals, in channels and DMs."""

import pytest

from tests.driver import Town
from tests.playground.crier import Crier

pytestmark = pytest.mark.usefixtures("crier")


async def test_a_command_is_answered_in_its_channel(town: Town) -> None:
    anna, bram = town.people("Anna", "Bram")
    answer = await anna.slash("go", channel="waag", place="rokin")
    assert answer.message is not None
    assert answer.text == "went to rokin"
    told = town.room("waag").latest.payload
    assert told["type"] == 20
    assert told["interaction_metadata"]["user"]["id"] == anna.id
    assert told["interaction"]["name"] == "go"
    assert bram.sees("went to rokin", "waag")
    assert not bram.sees("went to rokin", "dam")


async def test_subcommands_take_people_and_numbers(town: Town) -> None:
    anna, chloe = town.people("Anna", "Chloé")
    answer = await anna.slash("town ask", channel="dam", who=chloe, times=2)
    assert answer.text == f"{chloe.mention} {chloe.mention}"
    assert town.room("dam").latest.payload["interaction"]["name"] == "town ask"
    assert [m.id for m in chloe.pings] == [town.room("dam").latest.id]
    assert anna.pings == []


async def test_autocomplete_offers_what_fits(town: Town) -> None:
    anna = town.person("Anna")
    assert await anna.autocomplete("go", place="da") == ["dam", "damrak"]
    assert [c["name"] for c in await anna.choices("go", place="SP")] == ["Spui"]
    assert "damrak" in anna.everything()
    assert "damrak" not in town.person("Bram").everything()


async def test_a_button_edits_its_message(town: Town) -> None:
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("count")
    await bram.press("Count 0")
    await anna.press("count:1")
    [message] = town.room("dam").messages
    assert message.content == "counted to 2"
    assert message.buttons == ["Count 2"]
    assert message.edited


async def test_a_dynamic_item_survives_the_bot(town: Town, crier: Crier) -> None:
    anna = town.person("Anna")
    await anna.slash("count")
    crier._connection._view_store._views.clear()
    await anna.press("Count 0")
    assert anna.sees("counted to 1")


async def test_a_select_answers_only_its_reader(town: Town) -> None:
    anna, bram = town.people("Anna", "Bram")
    await anna.slash("square")
    answer = await bram.choose("Where to?", "Waag")
    assert answer.ephemeral
    assert answer.text == "To waag"
    assert bram.sees("To waag")
    assert not anna.sees("To waag")
    assert "To waag" not in anna.everything()


async def test_a_modal_opens_and_is_submitted(town: Town) -> None:
    anna = town.person("Anna")
    opened = await anna.slash("proclaim")
    assert opened.modal is not None
    answer = await anna.fill("A proclamation", text="the herring is in")
    assert answer.text == "Hear ye: the herring is in"
    metadata = town.room("dam").latest.payload["interaction_metadata"]
    assert metadata["triggering_interaction_metadata"]["type"] == 2


async def test_a_modal_keeps_its_limits(town: Town) -> None:
    anna = town.person("Anna")
    await anna.slash("proclaim")
    with pytest.raises(AssertionError, match="50 characters"):
        await anna.fill(text="x" * 51)
    await anna.slash("proclaim")
    with pytest.raises(AssertionError, match="must be filled in"):
        await anna.fill()


async def test_ephemeral_answers_are_for_one_reader(town: Town) -> None:
    anna, bram = town.people("Anna", "Bram")
    answer = await anna.slash("secret", word="herring")
    assert answer.ephemeral
    await bram.until_sees("and also in public")
    assert anna.sees("herring")
    assert not bram.sees("herring")
    assert "herring" in anna.everything()
    assert "herring" not in bram.everything()
    assert "herring" not in str(town.room("dam").messages)


async def test_a_button_on_an_ephemeral_answer_is_its_reader_s(town: Town) -> None:
    anna, bram = town.people("Anna", "Bram")
    answer = await anna.slash("secret", word="herring")
    with pytest.raises(AssertionError, match="the message is gone"):
        await bram.press("Count 7", message=answer.message)
    changed = await anna.press("Count 7")
    assert changed.ephemeral
    assert changed.text.startswith("counted to 8")
    assert "counted to 8" not in bram.everything()


@pytest.mark.parametrize("secretly", [False, True])
async def test_a_deferred_answer_thinks_first(town: Town, secretly: bool) -> None:
    anna, bram = town.people("Anna", "Bram")
    answer = await anna.slash("think", secretly=secretly)
    assert answer.message is not None
    assert answer.text.startswith("thought it over")
    assert answer.ephemeral == secretly
    assert not answer.message.loading
    assert answer.message.alt_texts == ["A green board"]
    assert bram.sees("thought it over") != secretly
    assert '"flags":128' in anna.everything() or '"flags":192' in anna.everything()
    assert len(anna.messages("dam")) == 1


async def test_a_deferred_update_changes_the_message(town: Town, crier: Crier) -> None:
    import discord

    anna = town.person("Anna")
    channel = crier.get_channel(int(town.room("dam").id))
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Later", custom_id="later")
    view.add_item(button)
    await channel.send("now", view=view)
    await anna.press("Later")
    shown = await anna.until_sees("later")
    assert shown.buttons == []
    assert len(town.room("dam").messages) == 1


async def test_a_letter_arrives_in_the_dm(town: Town) -> None:
    anna, ditte = town.people("Anna", "Ditte")
    answer = await anna.slash("letter", to=ditte, text="come to the Dam")
    assert answer.text == "sent"
    assert [m.content for m in ditte.dm] == ["come to the Dam"]
    assert not anna.sees("come to the Dam")
    assert "come to the Dam" not in anna.everything().replace("/letter", "")


async def test_closed_dms_are_refused(town: Town) -> None:
    anna, ditte = town.people("Anna", "Ditte")
    ditte.close_dms()
    assert (await anna.slash("letter", to=ditte, text="hm")).text == "no letters to Ditte: 50007"
    ditte.close_dms(False)
    assert (await anna.slash("letter", to=ditte, text="hm")).text == "sent"


async def test_whoever_left_cannot_be_written_to(town: Town) -> None:
    anna, ditte = town.people("Anna", "Ditte")
    await anna.slash("letter", to=ditte, text="stay")
    ditte.leave()
    assert (await anna.slash("letter", to=ditte, text="hm")).text == "no letters to Ditte: 50007"
    with pytest.raises(AssertionError, match="does not see this channel"):
        await ditte.slash("count", channel="dam")


async def test_commands_and_buttons_work_in_the_dm(town: Town, crier: Crier) -> None:
    anna = town.person("Anna")
    await anna.slash("count", channel="dm")
    await anna.press("Count 0", channel="dm")
    assert [m.content for m in anna.dm] == ["counted to 1"]
    assert not town.person("Bram").sees("counted")


async def test_a_guild_command_stays_out_of_the_dm(town: Town) -> None:
    for command in town.world.commands.values():
        command["contexts"] = [0]
    with pytest.raises(AssertionError, match="not offered here"):
        await town.person("Anna").slash("count", channel="dm")


async def test_the_locale_of_the_reader_is_told(town: Town, crier: Crier) -> None:
    seen = []

    @crier.listen("on_interaction")
    async def note(interaction: object) -> None:
        seen.append((str(getattr(interaction, "locale", "")), getattr(interaction, "guild_id", None)))

    for name in ("Anna", "Chloé", "Ditte"):
        await town.person(name).slash("go", channel="dam", place="dam")
    await town.person("Chloé").slash("go", channel="dm", place="dam")
    assert [s[0] for s in seen] == ["en-US", "fr", "da", "fr"]
    assert seen[3][1] is None


async def test_rights_of_the_person_come_along(town: Town, crier: Crier) -> None:
    seen = {}

    @crier.listen("on_interaction")
    async def note(interaction: object) -> None:
        rights = getattr(interaction, "permissions", None)
        seen[str(getattr(interaction, "user", ""))] = getattr(rights, "manage_channels", None)

    anna, bram = town.people("Anna", "Bram")
    town.world.set_moderator(bram.person)
    await anna.slash("count", channel="dam")
    await bram.slash("count", channel="dam")
    assert seen == {"anna": False, "bram": True}


async def test_what_the_client_would_not_let_through(town: Town) -> None:
    anna = town.person("Anna")
    with pytest.raises(AssertionError, match="lacks place"):
        await anna.slash("go", channel="dam")
    with pytest.raises(AssertionError, match="out of bounds"):
        await anna.slash("town ask", who="Bram", times=4)
    with pytest.raises(AssertionError, match="no option"):
        await anna.slash("go", speed=3)
    with pytest.raises(AssertionError, match="there is no /fly"):
        await anna.slash("fly")
    with pytest.raises(AssertionError, match="finds nothing called 'Fly'"):
        await anna.press("Fly")
    await anna.slash("square")
    with pytest.raises(AssertionError, match="not among"):
        await anna.choose("Where to?", "the moon")


async def test_no_command_runs_in_an_archived_thread(town: Town) -> None:
    anna = town.person("Anna")
    thread = town.world.add_thread(town.room("dam").channel, "herring", anna.person)
    await anna.slash("count", channel=thread)
    town.world.change_thread(thread, archived=True)
    with pytest.raises(AssertionError, match="archived"):
        await anna.press("Count 0")
    anna.say("wake up", thread)
    await anna.press("Count 0")
    assert anna.sees("counted to 1", thread)
