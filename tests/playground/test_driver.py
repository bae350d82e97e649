"""The driver itself: it tells clearly what went wrong, and hides nothing that was visible."""

import asyncio

import discord
import pytest

from tests.driver import Town, connected, playground
from tests.playground.crier import Crier


async def test_an_unanswered_action_says_whose_it_was() -> None:
    class Mute(Crier):
        def dispatch(self, event_name: str, /, *args: object, **kwargs: object) -> None:
            """Hear everything and do nothing."""

    async with playground(ack_seconds=0.1) as town, connected(town, Mute) as bot:
        bot.tree.interaction_check = never  # type: ignore[method-assign]
        with pytest.raises(AssertionError, match="did not respond to Anna's /count"):
            await town.person("Anna").slash("count", channel="dam")


async def never(_: discord.Interaction) -> bool:
    return False


async def test_waiting_in_vain_shows_the_screen(town: Town) -> None:
    anna = town.person("Anna")
    anna.say("only this", "dam")
    with pytest.raises(AssertionError, match=r"never saw 'that'.*\n#dam Anna: 'only this'"):
        await anna.until_sees("that", timeout=0.05)


async def test_everything_holds_what_was_edited_away(town: Town, crier: Crier) -> None:
    anna, bram = town.people("Anna", "Bram")
    channel = crier.get_channel(int(town.room("dam").id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("a slip of the tongue")
    await message.edit(content="nothing")
    await message.delete()
    assert not anna.sees("a slip")
    assert "a slip of the tongue" in anna.everything()
    await anna.slash("square", channel="dam")
    assert all(word in bram.everything() for word in ("board.png", "A navy board", "repaint", "Where to?"))


async def test_people_who_are_not_there_see_nothing(town: Town) -> None:
    eva = town.newcomer("Eva")
    eva.leave()
    town.person("Anna").say("behind her back", "dam")
    eva.join()
    assert "behind her back" not in eva.everything()
    town.person("Anna").say("to her face", "dam")
    assert "to her face" in eva.everything()


async def test_settling_waits_for_the_last_word(town: Town, crier: Crier) -> None:
    channel = crier.get_channel(int(town.room("dam").id))
    assert isinstance(channel, discord.TextChannel)

    async def mumble() -> None:
        for i in range(4):
            await channel.send(f"word {i}")
            await asyncio.sleep(0.03)

    talking = asyncio.create_task(mumble())
    await town.settle(1)
    assert len(town.room("dam").messages) == 4
    await talking


async def test_a_choice_by_label_and_a_person(town: Town, crier: Crier) -> None:
    anna = town.person("Anna")
    await anna.slash("square", channel="dam")
    shown = anna.find("Pigeons")
    assert shown.options("Where to?")[0] == "dam"
    assert shown.v2
    assert shown.buttons == ["Repaint"]
    assert (await anna.choose("Where to?", "Damrak")).text == "To damrak"
    answer = await anna.slash("town ask", who="Bram")
    assert answer.message is not None
    assert answer.message.mentions == ["Bram"]
