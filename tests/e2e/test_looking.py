"""Looking: `/board`, `/card`, `/rules`, `/help`, `/stats`, what is new, and other languages and places."""

from random import Random

from bot.messages import panels
from bot.messages.boards import board
from bot.messages.pictures import Shot
from bot.store.moves import events_of, turns_of
from bot.words.texts import Speaker
from rules.core.events import Event, readable
from tests.driver import Room
from tests.e2e.conftest import Stage
from tests.e2e.feld import tables as feld_tables
from tests.e2e.ride.habits import by_buttons, by_commands, open_table
from tests.e2e.tables import begin, pressed


async def test_a_board_needs_a_game(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    for line in ("show", "text", "standings", "log", "replay", "record"):
        assert "no game here" in (await anna.slash(f"board {line}", channel="dam")).text
    await anna.slash("game new", game="ride")
    for line in ("show", "text", "standings", "replay"):
        assert "not started yet" in (await anna.slash(f"board {line}")).text
    assert "not over yet" in (await anna.slash("board record")).text
    assert "Nothing has happened yet" in (await anna.slash("board log")).text


async def test_spectators_look_at_everything_public(stage: Stage) -> None:
    saskia = stage.town.person("Saskia")
    people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    await party.play(6)
    shown = await saskia.slash("board show", channel="dam")
    assert shown.message
    assert shown.message.alt_texts
    assert "Anna: " in (await saskia.slash("board text")).text
    log = (await saskia.slash("board log")).text
    assert log.count("•") > 5
    assert log.index("**Turn 1**") < log.index("**Turn 2**")
    news = await saskia.press("What’s new", channel="dam")
    assert "\n-# " in news.text
    await saskia.slash("board replay", channel="dam")
    replay = await saskia.until_sees("turn by turn, and the points", "dam")
    assert len(replay.files) == 2
    assert "not over yet" in (await saskia.slash("board record")).text


async def test_standings_tell_where_points_come_from(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    party = await open_table(stage, stage.town.room("dam"), people, [by_commands] * 2)
    points = [0]
    while not any(points):
        await party.play(2)
        points = (await stage.bot.sessions.seated(1)).row.points
    shown = await stage.town.person("Saskia").slash("board standings", channel="dam")
    assert shown.message
    assert any("Points over rounds" in alt for alt in shown.message.alt_texts)
    [routes, together] = [line for line in shown.text.split("\n") if line.startswith(("Routes", "Together"))]
    assert routes.split()[1:] == together.split()[1:]
    assert sorted(map(int, together.split()[1:])) == sorted(points)


async def test_looking_things_up(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    names = [choice["name"] for choice in await anna.choices("card", channel="dam", name="jordaan")]
    assert names
    assert all("Jordaan" in name for name in names)
    card = await anna.slash("card", name="merchandise")
    assert "Merchandise card" in card.text
    assert card.message
    assert card.message.alt_texts
    assert "no card called “joker”" in (await anna.slash("card", name="joker")).text
    assert "Centraal Station" in (await anna.slash("card", name="central")).text
    assert [c["name"] for c in await anna.choices("card", name="oudekerk")]
    assert "On your turn" in (await anna.slash("rules", game="ride")).text
    numbers = {each["name"]: each["id"] for each in stage.town.world.commands.values()}
    for channel in ("dam", "dm"):
        told = (await anna.slash("help", channel=channel)).text
        assert f"</game new:{numbers['game']}>" in told
        assert f"</my hint:{numbers['my']}>" in told
        assert f"</ride draw:{numbers['ride']}>" in told
    assert "No game has been finished here yet" in (await anna.slash("stats", channel="dam")).text


async def test_lookups_answer_for_the_game_of_the_channel_first(stage: Stage) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await feld_tables.sit_down(stage, [anna, bram], "dam")
    saskia = stage.town.person("Saskia")
    assert "Feld" in (await saskia.slash("rules", channel="dam")).text.split("\n")[0]
    assert "/feld card" in (await saskia.slash("help", channel="dam")).text
    first = [choice["value"] for choice in await saskia.choices("card", channel="dam", name="a")]
    assert all(card.startswith("feld:") for card in first)
    assert "Feld" not in (await saskia.slash("rules", channel="dm")).text.split("\n")[0]
    assert "Feld" in (await anna.slash("rules", channel="dm")).text.split("\n")[0], (
        "the game that waits for her"
    )


async def test_games_live_in_threads_and_guilds_side_by_side(stage: Stage) -> None:
    town = stage.town
    anna, bram = people = town.people("Anna", "Bram")
    utrecht = town.world.add_guild("Utrecht", [anna.person, bram.person])
    await town.until(lambda: len(stage.bot.guilds) == 2)
    thread = Room(town, town.world.add_thread(town.world.channel("dam"), "a-thread", anna.person))
    rooms = [town.room("dam"), thread, town.new_room("oudegracht", utrecht)]
    parties = [await open_table(stage, room, people, [by_commands, by_buttons]) for room in rooms]
    for party in parties:
        await party.play(3)
    for party in parties:
        others = [other.title for other in parties if other is not party]
        texts = [message.text for message in party.room.messages]
        assert any(party.title in text for text in texts)
        assert not any(title in text for title in others for text in texts)
    games = (await anna.slash("my games", channel="dm")).text
    assert all(f"<#{room.id}>" in games for room in rooms)


async def test_the_games_language_is_not_the_readers(stage: Stage) -> None:
    """Public lines are in the game's language, private ones in the reader's."""
    anna, chloe = stage.town.people("Anna", "Chloé")
    room = stage.town.room("dam")
    await anna.slash("game new", channel=room, game="ride", seats=2, language="fr")
    await stage.quiet()
    await chloe.press("do:1:join", channel=room)
    await stage.quiet()
    assert Speaker("fr")("turn-title", game=Speaker("fr")("game-ride"), number=1, turn=1) in room.latest.text
    assert Speaker("en")("ride-ask-keep") in anna.dm[0].text
    assert Speaker("fr")("ride-ask-keep") in chloe.dm[0].text


async def test_stats_in_a_dm_name_no_stranger(stage: Stage) -> None:
    anna, saskia = stage.town.people("Anna", "Saskia")
    await anna.slash("game new", channel="dm", game="feld")
    await stage.quiet()
    async with stage.store.change() as db:
        await db.execute("UPDATE games SET stage = 'over', points = '[40]', winners = '[0]'")
    assert "Anna" in (await anna.slash("stats", channel="dm")).text
    assert "Anna" not in (await saskia.slash("stats", channel="dm")).text


async def test_a_long_log_keeps_its_latest_lines(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    table = await feld_tables.sit_down(stage, people, "dam")
    async with stage.store.change() as db:
        await db.execute("UPDATE seats SET name = 'Annemarie van der Heide-Bergman' WHERE seat = 0")
        await db.execute("UPDATE seats SET name = 'Bram Willem Cornelis Janszoon' WHERE seat = 1")
    await table.forward(lambda played: played.answers > 80)
    answer = await people[0].slash("board log", channel="dam")
    events = readable(await events_of(stage.store, table.number), 0)
    told = panels.log_lines(Speaker("en", panels.plain_names(await table.seated())), "feld", events)
    assert told[-1] in answer.text
    assert answer.text.startswith("### Log of game 1 · page ")
    pages, shown = [answer.text], answer.message
    while shown is not None and "Older" in shown.buttons:
        pages.append(await pressed(people[0], "Older", shown))
        shown = next(each for each in people[0].messages("dam") if each.id == shown.id)
    lines = [line for page in reversed(pages) for line in page.split("\n") if line.startswith("•")]
    assert lines == told, "no line is lost between two pages"
    assert shown is not None
    assert shown.buttons == ["Newer"]
    assert "page 2 of" in await pressed(people[0], "Newer", shown)


async def test_names_in_the_text_board_are_escaped_once(stage: Stage) -> None:
    player, _ = await begin(stage)
    async with stage.store.change() as db:
        await db.execute("UPDATE seats SET name = 'x_y_z' WHERE seat = 0")
    said = await player.slash("board text", channel="dam")
    assert r"x\_y\_z:" in said.text


async def test_a_game_that_is_over_in_the_dm_does_not_hide_the_one_that_waits(stage: Stage) -> None:
    people = stage.town.people("Anna", "Bram")
    await people[0].slash("game new", channel="dm", game="feld")
    await stage.quiet()
    async with stage.store.change() as db:
        await db.execute("UPDATE games SET stage = 'ended' WHERE id = 1")
    await feld_tables.sit_down(stage, people, "dam")
    assert "Amsterdam 2" in (await people[0].slash("my turn", channel="dm")).text
    assert "ended early" in (await people[0].slash("game status", channel="dm")).text


async def test_a_command_in_the_dm_brings_the_one_panel_up_to_date(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dm", game="feld")
    await stage.quiet()
    panel, shown = anna.dm[-1].id, anna.dm[-1].text
    for line in ("my turn", "my hand", "my hint"):
        told = await anna.slash(line, channel="dm")
        assert f"/{panel})" in told.text, "where the panel is"
        assert told.message is not None
        assert not told.message.alt_texts, "no copy of it is left"
    await stage.quiet()
    now = next(message for message in anna.messages("dm") if message.id == panel)
    assert "What a merchant would do" in now.text
    table = (await stage.bot.sessions.seated(1)).table()
    pick = table.asks[0].options[0].id
    told = await anna.slash("feld card", channel="dm", card=pick)
    assert f"/{panel})" in told.text
    await stage.quiet()
    now = next(message for message in anna.messages("dm") if message.id == panel)
    assert now.text != shown


async def test_a_game_alone_in_the_dm_keeps_its_story(stage: Stage) -> None:
    anna = stage.town.person("Anna")
    await anna.slash("game new", channel="dm", game="feld")
    await stage.quiet()
    table = feld_tables.FeldTable(stage, 1, [anna], "dm", Random("story"))
    await table.play(feld_tables.from_dm, lambda t: t.g.round == 3)
    await stage.quiet()
    turns = await turns_of(stage.store, 1, 0)
    story = [
        line for line in anna.find("for your eyes only", "dm").text.split("\n") if line.startswith("-# ")
    ]
    latest = [number for number, _ in turns if number < (await table.seated()).row.turn][-3:]
    assert all(any(line.startswith(f"-# {number} · ") for line in story) for number in latest)


def test_lines_that_are_left_out_are_told() -> None:
    say = Speaker("en", ["Anna"])
    events = [Event("passed", 0)] * (panels.LINES + 3)
    lines = panels.latest_lines(say, "feld", events)
    assert lines[0] == "-# 3 earlier lines are in `/board log`."
    assert len(lines) == panels.LINES + 1
    assert len(panels.latest_lines(say, "feld", events[:2])) == 2


async def test_a_live_board_points_out_cards_tile_and_discs_too(stage: Stage) -> None:
    table = await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), "dam")
    first = (await table.table()).view(None).discs.keys()
    await table.forward(lambda now: now.view(None).round > 1 and now.view(None).discs.keys() != first)
    seated = await table.seated()
    events = await events_of(stage.store, table.number, after=0)
    shown = board(seated, seated.table(), [(seated.row.turn, events)]).shots
    shots = [shot for shot in shown if isinstance(shot, Shot)]
    assert shots
    assert all({"amstel", "display", "tile"} <= shot.changed for shot in shots)
