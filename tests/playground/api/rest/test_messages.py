"""Messages: files, edits, mentions, pins, threads, and what the bot finds again."""

import io
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.api.intents import CONTENT
from tests.driver import Room, Town
from tests.playground.conftest import Ask
from tests.playground.crier import Crier, Square, picture


def channel_of(crier: Crier, room: Room) -> discord.TextChannel:
    found = crier.get_channel(int(room.id))
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.fixture
def dam(town: Town, crier: Crier) -> discord.TextChannel:
    return channel_of(crier, town.room("dam"))


async def bytes_at(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        assert answer.content_type == "image/png"
        return await answer.read()


async def test_a_file_comes_back_as_it_was_sent(town: Town, dam: discord.TextChannel) -> None:
    sent = picture()
    body = sent.fp.read()
    sent.fp.seek(0)
    message = await dam.send("look", file=sent)
    [attachment] = message.attachments
    assert attachment.description == "A navy board"
    assert (attachment.width, attachment.height) == (64, 48)
    assert await attachment.read() == body
    assert town.room("dam").latest.alt_texts == ["A navy board"]


async def test_a_gallery_shows_the_upload(town: Town, dam: discord.TextChannel) -> None:
    message = await dam.send(view=Square("Pigeons", "navy"), file=picture())
    assert message.attachments == [], "Discord hides attachments that components show"
    [shown] = town.room("dam").latest.files
    assert shown["description"] == "A navy board"
    assert (await bytes_at(shown["url"]))[:4] == b"\x89PNG"
    edited = await message.edit(view=Square("Rain", "red"), attachments=[picture("red")])
    [again] = town.room("dam").latest.files
    assert again["url"] != shown["url"]
    assert edited.id == message.id
    async with aiohttp.ClientSession() as session, session.get(shown["url"]) as gone:
        assert gone.status == 404


async def test_an_edit_without_files_keeps_them(town: Town, dam: discord.TextChannel) -> None:
    message = await dam.send("look", file=picture())
    await message.edit(content="look again")
    assert [f["filename"] for f in town.room("dam").latest.files] == ["board.png"]
    await message.edit(attachments=[])
    assert town.room("dam").latest.files == []


async def test_a_gallery_may_be_edited_without_its_file(town: Town, dam: discord.TextChannel) -> None:
    message = await dam.send(view=Square("Pigeons", "navy"), file=picture())
    [before] = town.room("dam").latest.files
    await message.edit(view=Square("Gulls", "navy"))
    [after] = town.room("dam").latest.files
    assert town.person("Anna").sees("Gulls")
    assert before["url"] == after["url"]


async def test_words_of_others_stay_unread_over_rest(town: Town, dam: discord.TextChannel) -> None:
    said = town.person("Anna").say("a secret of the street", "dam")
    assert (await dam.fetch_message(int(said.id))).content == ""
    assert [m.content async for m in dam.history()] == [""]
    town.world.settings.privileged_intents = CONTENT
    assert (await dam.fetch_message(int(said.id))).content == "a secret of the street"


async def test_an_embed_takes_its_picture_along(town: Town, dam: discord.TextChannel) -> None:
    embed = discord.Embed(title="Board", description="today").set_image(url="attachment://board.png")
    message = await dam.send(embed=embed, file=picture())
    assert message.attachments == []
    assert message.embeds[0].image.url is not None
    assert message.embeds[0].image.url.startswith(town.base)


async def test_a_file_component_names_its_file(town: Town, dam: discord.TextChannel) -> None:
    view = discord.ui.LayoutView()
    log: discord.ui.File[discord.ui.LayoutView] = discord.ui.File("attachment://log.txt")
    view.add_item(log)
    await dam.send(view=view, file=discord.File(io.BytesIO(b"a log"), "log.txt"))
    [component] = town.room("dam").latest.components
    assert (component["name"], component["size"]) == ("log.txt", 5)


async def test_what_is_not_attached_cannot_be_shown(dam: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException, match="was not found"):
        await dam.send(view=Square("Pigeons", "navy"))


async def test_a_file_may_be_too_large(town: Town, dam: discord.TextChannel) -> None:
    town.world.settings.attachment_limit = 1000
    with pytest.raises(discord.HTTPException) as refused:
        await dam.send(file=discord.File(io.BytesIO(bytes(1001)), "big.bin"))
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_the_bot_reads_its_messages_back(town: Town, dam: discord.TextChannel) -> None:
    sent = [await dam.send(f"line {i}") for i in range(5)]
    assert [m.id async for m in dam.history(limit=3)] == [m.id for m in reversed(sent[2:])]
    older = [m.id async for m in dam.history(before=sent[2])]
    newer = [m.id async for m in dam.history(after=sent[2], oldest_first=True)]
    assert (older, newer) == ([sent[1].id, sent[0].id], [sent[3].id, sent[4].id])
    assert (await dam.fetch_message(sent[1].id)).content == "line 1"
    await sent[1].delete()
    with pytest.raises(discord.NotFound) as gone:
        await dam.fetch_message(sent[1].id)
    assert gone.value.code == 10008
    assert not town.person("Anna").sees("line 1")


async def test_ephemeral_messages_cannot_be_fetched(town: Town, dam: discord.TextChannel) -> None:
    answer = await town.person("Anna").slash("secret", channel="dam", word="hush")
    assert answer.message is not None
    with pytest.raises(discord.NotFound):
        await dam.fetch_message(int(answer.message.id))
    with pytest.raises(discord.NotFound):
        await dam.get_partial_message(int(answer.message.id)).edit(content="louder")
    assert int(answer.message.id) not in [m.id async for m in dam.history()]


@pytest.mark.parametrize(
    ("allowed", "rung"),
    [
        (None, ["Anna", "Bram"]),
        (discord.AllowedMentions.none(), []),
        (discord.AllowedMentions(users=[discord.Object(0)]), []),
        (discord.AllowedMentions(users=True, everyone=False), ["Anna", "Bram"]),
    ],
)
async def test_only_allowed_mentions_ring(
    town: Town, dam: discord.TextChannel, allowed: discord.AllowedMentions | None, rung: list[str]
) -> None:
    anna, bram = town.people("Anna", "Bram")
    options: dict[str, Any] = {} if allowed is None else {"allowed_mentions": allowed}
    await dam.send(f"{anna.mention} {bram.mention} @everyone", **options)
    assert [p.name for p in (anna, bram) if p.pings] == rung
    assert sorted(town.room("dam").latest.mentions) == rung
    assert town.person("Ditte").pings == [], "the bot may not mention everyone"


async def test_only_the_one_named_is_rung(town: Town, dam: discord.TextChannel) -> None:
    anna, bram = town.people("Anna", "Bram")
    only = discord.AllowedMentions(users=[discord.Object(int(anna.id))])
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"{anna.mention} after {bram.mention}"))
    message = await dam.send(view=view, allowed_mentions=only)
    assert [len(p.pings) for p in (anna, bram)] == [1, 0]
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions(users=True))
    assert [len(p.pings) for p in (anna, bram)] == [1, 0], "an edit rings nobody"
    await dam.send(bram.mention, silent=True)
    assert bram.pings == []


async def test_a_nonce_makes_sending_twice_harmless(town: Town, dam: discord.TextChannel) -> None:
    first = await dam.send("once", nonce=17)
    again = await dam.send("once", nonce=17)
    other = await dam.send("twice", nonce=18)
    assert first.id == again.id != other.id
    assert [m.content for m in town.room("dam").messages] == ["once", "twice"]


async def test_pins(town: Town, dam: discord.TextChannel) -> None:
    message = await dam.send("the board")
    await message.pin()
    assert [m.content async for m in dam.pins()] == ["the board"]
    assert town.room("dam").messages[0].pinned
    assert town.room("dam").latest.payload["type"] == 6
    await message.unpin()
    assert [m async for m in dam.pins()] == []
    town.world.deny(town.room("dam").channel, "pin_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await message.pin()
    assert refused.value.code == 50013


async def test_a_thread_from_a_message(town: Town, crier: Crier, dam: discord.TextChannel) -> None:
    message = await dam.send("shall we?")
    thread = await message.create_thread(name="Ride 7", auto_archive_duration=1440)
    assert thread.id == message.id
    await thread.send("here it goes on")
    anna = town.person("Anna")
    assert anna.sees("here it goes on", "Ride 7")
    assert town.room("dam").messages[0].payload["thread"]["name"] == "Ride 7"
    with pytest.raises(discord.HTTPException) as twice:
        await message.create_thread(name="again")
    assert twice.value.code == 160004
    await anna.slash("count", channel="Ride 7")
    await anna.press("Count 0")
    assert anna.sees("counted to 1", "Ride 7")


async def test_a_thread_of_its_own(town: Town, dam: discord.TextChannel) -> None:
    public = await dam.create_thread(name="market", type=discord.ChannelType.public_thread)
    assert town.person("Bram").sees("market", "dam")
    assert public.parent_id == dam.id
    town.world.deny(town.room("dam").channel, "create_public_threads")
    with pytest.raises(discord.Forbidden):
        await dam.create_thread(name="no", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await dam.create_thread(name="no", type=discord.ChannelType.private_thread)


async def test_archived_threads_wake_up_unless_they_are_locked(town: Town, dam: discord.TextChannel) -> None:
    thread = await dam.create_thread(name="market", type=discord.ChannelType.public_thread)
    message = await thread.send("one")
    await thread.edit(archived=True)
    room = town.room("market")
    assert room.channel.thread is not None
    assert room.channel.thread.archived
    with pytest.raises(discord.HTTPException) as asleep:
        await message.edit(content="uno")
    assert asleep.value.code == 50083
    with pytest.raises(discord.HTTPException) as still:
        await thread.edit(name="bazaar")
    assert still.value.code == 50083
    await thread.send("two")
    assert not room.channel.thread.archived
    assert room.name == "market"
    town.world.change_thread(room.channel, archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("three")
    assert locked.value.code == 50083
    await thread.edit(archived=False, locked=False)
    await thread.send("three")
    assert [m.content for m in room.messages] == ["one", "two", "three"]


async def test_what_is_gone_is_unknown(town: Town, dam: discord.TextChannel) -> None:
    message = await dam.send("here today")
    town.world.delete_channel(town.room("dam").channel)
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="gone tomorrow")
    assert gone.value.code == 10003


@pytest.mark.parametrize(
    ("denied", "code"), [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]
)
async def test_missing_permissions(town: Town, dam: discord.TextChannel, denied: str, code: int) -> None:
    town.world.deny(town.room("dam").channel, denied)
    with pytest.raises(discord.Forbidden) as refused:
        await dam.send("look", file=picture())
    assert refused.value.code == code
    town.world.allow(town.room("dam").channel, denied)
    await dam.send("look", file=picture())


async def test_somebody_else_s_message_is_not_ours(town: Town, dam: discord.TextChannel) -> None:
    said = town.person("Anna").say("mine", "dam")
    partial = dam.get_partial_message(int(said.id))
    with pytest.raises(discord.Forbidden) as refused:
        await partial.edit(content="yours")
    assert refused.value.code == 50005
    await partial.delete()
    assert town.room("dam").messages == []


async def test_a_reply_names_what_it_answers(town: Town, dam: discord.TextChannel) -> None:
    said = town.person("Anna").say("question?", "dam")
    await dam.get_partial_message(int(said.id)).reply("answer!")
    assert town.room("dam").latest.payload["message_reference"]["message_id"] == said.id


async def test_typing_is_shown(town: Town, dam: discord.TextChannel) -> None:
    async with dam.typing():
        await town.until(lambda: "TYPING_START" in town.person("Bram").everything())


async def test_unknown_routes_are_404_and_not_retried(town: Town, ask: Ask) -> None:
    status, answer = await ask("GET", "/guilds/1/emojis")
    assert (status, answer["code"]) == (404, 0)
    town.requests.clear()


# What a phone shows


def letter(text: str, mark: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), id=mark))
    return view


async def test_a_phone_shows_what_was_created_and_nothing_of_components(
    town: Town, crier: Crier, dam: discord.TextChannel
) -> None:
    anna, bram = town.people("Anna", "Bram")
    spoken = await dam.send(f"{anna.mention} · Ride 12: draw")
    await spoken.edit(content=None, view=letter(f"{anna.mention} **draw**", 7))
    await dam.send(view=letter(anna.mention, 8))
    person = await crier.fetch_user(int(bram.id))
    await person.send("Ride 12: your move")
    await person.send("hush", silent=True)
    assert [(ping.user_id, ping.text) for ping in town.world.pings] == [
        (anna.id, f"{anna.mention} · Ride 12: draw"),
        (anna.id, ""),
        (bram.id, "Ride 12: your move"),
    ]


async def test_a_message_becomes_one_of_components_only_without_its_content_and_for_good(
    town: Town, dam: discord.TextChannel
) -> None:
    spoken = await dam.send("a sentence")
    with pytest.raises(discord.HTTPException, match="must be emptied"):
        await spoken.edit(view=letter("a panel", 7))
    await spoken.edit(content=None, view=letter("a panel", 7))
    assert town.room("dam").latest.payload["content"] == ""
    assert town.room("dam").latest.payload["flags"] & 32768
    with pytest.raises(discord.HTTPException):
        await spoken.edit(content="a sentence again", view=None)


async def test_the_number_of_a_button_is_given_back(dam: discord.TextChannel) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Your move", custom_id="do:1:turn", id=2**30 + 5))
    sent = await dam.send("a sentence", view=view)
    [row] = (await dam.fetch_message(sent.id)).components
    assert isinstance(row, discord.ActionRow)
    assert [part.id for part in row.children] == [2**30 + 5]
