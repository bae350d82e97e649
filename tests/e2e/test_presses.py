"""What people press and type: accepted means stored; what is ill-formed, too much or too late is told so."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest

from bot.play import session
from bot.playground.world.interactions import AUTOCOMPLETE, Interaction
from bot.playground.world.state import LOADING
from bot.store.games import seats_of, update_game
from bot.store.people import person_of
from rules.core.asking import Illegal
from rules.core.table import Table
from tests.bot.test_custom_ids import NEVER_WRITTEN
from tests.driver import Player, Shown
from tests.e2e.conftest import ON_A_BUSY_MACHINE, Stage
from tests.e2e.drawing import draw, draws
from tests.e2e.forging import forge, outdated
from tests.e2e.tables import begin, last_game, moves, turn

OLD = "from an earlier Schout"
BUSY = "so nothing was done"
LATE = "reached me too late"


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says that somebody should look into."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def panel_of(player: Player) -> Shown:
    """A panel of one's own in the channel."""
    shown = (await player.press("Your move", channel="dam")).message
    assert shown is not None
    return shown


# Ill-formed custom_ids


async def test_ill_formed_custom_ids_end_in_a_sentence(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    shown, before = await panel_of(player), await last_game(stage)
    for number, custom_id in enumerate(NEVER_WRITTEN):
        stage.watch.passed += 10
        values = None if number % 2 else ["x"]
        assert OLD in (await forge(player, shown, custom_id, values)).text, custom_id
    assert await last_game(stage) == before
    assert not troubles(caplog)


FORGED: list[tuple[str, list[str] | None, str]] = [
    ("set:1:first", [], OLD),
    ("set:1:first", ["2", "3"], OLD),
    ("set:1:nothing", ["2"], "There is no setting"),
    ("add:1:house", [], OLD),
    ("add:1:house", ["emperor"], "That choice is not known"),
    ("sel:1:{seat}:{mark}:draw", [], "Please choose at least 1 and at most 1, not 0"),
    ("sel:1:{seat}:{mark}:draw", ["draw:deck", "draw:deck"], "Please choose at least 1 and at most 1, not 2"),
    ("sel:1:{seat}:{mark}:draw", ["draw:the moon"], "“draw:the moon” is not possible now"),
    ("pick:1:{seat}:{mark}:draw:the sun", None, "“draw:the sun” is not possible now"),
    ("pick:1:99:{mark}:draw:deck", None, "belongs to another player"),
    ("pick:1:{seat}:nonsense:draw:deck", None, "The board has moved on"),
    ("pick:999999999999999999:0:{mark}:draw:deck", None, "Game 999999999999999999 is not known any more"),
    ("page:1:99:{mark}:1:draw", None, "belongs to another player"),
    ("show:1:part", ["board", "hand"], OLD),
    ("sel:1:{seat}:{mark}:claim", ["page:one"], OLD),
    ("some:1:{seat}:{mark}:99", None, OLD),
    ("some:1:{seat}:{mark}:none", None, "Please choose at least 1 and at most 1, not 0"),
    ("some:1:{seat}:nonsense:0", None, "The board has moved on"),
    ("some:1:99:{mark}:0", None, "The board has moved on"),
    ("part:1:{seat}:{mark}:0-x", None, OLD),
    ("part:1:{seat}:nonsense:0", None, "The board has moved on"),
    ("show:1:part", ["the moon"], "no part called “the moon”"),
    ("shape:1:round:now", None, OLD),
    ("shape:1:phone:the moon", None, "no part called “the moon”"),
    ("do:1:vote:undo:0:2", None, "The board has moved on"),
    ("do:1:vote:skip:99", None, "not asked any more"),
    ("do:999999999999999998:undo", None, "Game 999999999999999998 is not known any more"),
]


async def test_forged_custom_ids_end_in_a_sentence(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    player, _ = await begin(stage)
    stage.town.world.main_guild.owner_id = player.id
    before = await last_game(stage)
    mark = (await stage.bot.sessions.seated(1)).table().mark(before.asked[0])
    shown = await panel_of(player)
    for custom_id, values, said in FORGED:
        stage.watch.passed += 10
        told = len(player.messages("dam"))
        await forge(player, shown, custom_id.format(seat=before.asked[0], mark=mark), values)
        await stage.town.until(
            lambda told=told, said=said: any(said in m.text for m in player.messages("dam")[told:]),  # type: ignore[misc]
            why=lambda custom_id=custom_id: f"{custom_id} has led to\n{player.screen('dam')}",  # type: ignore[misc]
        )
    await stage.quiet()
    assert await last_game(stage) == before
    assert (await person_of(stage.store, int(player.id))).shape == "desktop"
    assert not troubles(caplog)


async def test_a_stale_press_tells_what_is_lacking_now_and_brings_the_present_panel(stage: Stage) -> None:
    player, other = await begin(stage)
    shown, seat = await panel_of(player), (await last_game(stage)).asked[0]
    table = (await stage.bot.sessions.seated(1)).table()
    lacking = table.game.impossible(table.view(seat), table.asks[seat])
    route = max(lacking, key=lambda pick: lacking[pick][1].args.get("length", 0))
    await turn(stage, player)
    await turn(stage, other)
    told = (await forge(player, shown, f"pick:1:{seat}:{table.mark(seat)}:{route}")).text
    assert "The board has moved on" in told
    assert "That route needs" in told
    await stage.quiet()
    now = next(m for m in player.messages("dam") if m.id == shown.id)
    assert "That route needs" in now.text, "beside what can be pressed now"
    mark = (await stage.bot.sessions.seated(1)).table().mark(seat)
    assert any(mark in component["custom_id"] for component in now.components if "custom_id" in component)


async def test_a_press_on_a_message_that_is_still_a_sentence_brings_the_panel(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """Between being created and being edited, a message that rings has a text and no components."""
    player, _ = await begin(stage)
    shown = await panel_of(player)
    message = stage.town.world.messages[shown.channel_id][shown.id]
    flags = message.payload["flags"] & ~(1 << 15)
    message.payload |= {"content": "Anna, it is your turn.", "components": [], "flags": flags}
    await forge(player, shown, "shape:1:phone:now")
    await stage.town.until(lambda: not message.payload["content"] and bool(message.payload["components"]))
    assert not troubles(caplog)


async def test_a_page_far_beyond_the_last_is_a_page(stage: Stage) -> None:
    player, _ = await begin(stage)
    shown, seat_ = await panel_of(player), (await last_game(stage)).asked[0]
    await forge(player, shown, f"page:1:{seat_}:abcdef:{10**17}:claim")
    await stage.quiet()
    assert "went wrong" not in player.screen("dam")


STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
OUTDATED: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("ride draw", USER, {"card": "1"}),
    ("ride draw", INTEGER, {"card": 3}),
    ("card", INTEGER, {"name": 7}),
    ("rules", ROLE, {"game": "1"}),
    ("game new", STRING, {"game": "ride", "printed": "a file"}),
    ("game replace", STRING, {"player": "Anna"}),
    ("game nothing", STRING, {}),
)


async def test_options_of_another_kind_than_now_end_in_a_sentence(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord may bring a command as an earlier version had told of it."""
    player, _ = await begin(stage)
    before = await last_game(stage)
    for line, kind, options in OUTDATED:
        stage.watch.passed += 10
        answer = await outdated(player, line, kind, options)
        assert "has changed since Discord last looked" in answer.text, (line, options)
    assert await last_game(stage) == before
    assert not troubles(caplog)


async def test_the_library_keeps_nothing_of_what_can_be_pressed(stage: Stage) -> None:
    """Buttons say themselves what they mean; what were kept of each message would never be let go."""
    player, _ = await begin(stage)
    await draw(player, await panel_of(player))
    await player.slash("game end", channel="dam")
    await stage.quiet()
    assert not stage.bot.persistent_views


# Floods


async def test_the_flood_check_does_not_mind_a_clock_that_is_put_back(stage: Stage) -> None:
    """A clock set back by an hour must not make an hour's flood of what was asked for before."""
    anna = stage.town.person("Anna")
    stage.watch.stop()
    for _ in range(20):
        assert "keeps order" in (await anna.slash("help", channel="dam")).text
    stage.watch.offset -= 3600
    stage.watch.passed += 11
    for _ in range(20):
        assert "keeps order" in (await anna.slash("help", channel="dam")).text


async def test_autocomplete_counts_and_whoever_floods_gets_an_empty_list(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    stage.watch.stop()
    offered = [bool(await anna.choices("card", channel="dam", name="waag")) for _ in range(60)]
    assert offered[0]
    assert not offered[-1]
    assert "That was a lot at once" in (await anna.slash("help", channel="dam")).text
    assert await bram.choices("card", channel="dam", name="waag")
    stage.watch.passed += 11
    assert await anna.choices("card", channel="dam", name="waag")
    assert not troubles(caplog)


async def test_a_keystroke_loads_the_table_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _ = await begin(stage)
    await stage.quiet()
    loads, load = [], Table.load

    def counting(*args: object) -> Table:
        loads.append(args)
        return load(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "load", counting)
    assert await player.choices("ride draw", channel="dam", card="deck")
    assert len(loads) == 1


async def test_a_keystroke_that_is_answered_too_late_leaves_no_traceback(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna = stage.town.person("Anna")
    stage.town.world.settings.ack_seconds = 0.1
    stage.town.faults.add("POST", "/callback", delay=0.3)
    with pytest.raises(AssertionError, match="did not respond"):
        await anna.choices("card", channel="dam", name="waag")
    await stage.quiet()
    assert not troubles(caplog)


async def test_snooze_grants_the_hours_it_says(stage: Stage) -> None:
    player, _ = await begin(stage)
    shown, number = await panel_of(player), (await last_game(stage)).asked[0]
    for asked, granted in ((8, 8), (100, 72), (72, 72)):
        told = (await forge(player, shown, f"do:1:snooze:{asked}")).text
        await stage.quiet()
        snoozed = (await seats_of(stage.store, 1))[number].snoozed - stage.bot.sessions.now
        assert snoozed == pytest.approx(granted * 3600, abs=30)
        assert f"No reminders for {granted} hours" in (told + player.screen("dam"))


# Accepted means stored


class Ledger:
    """Notes, whenever the bot acknowledges something, whether anything was stored since it was asked for."""

    TABLES = ("games", "seats", "moves", "votes", "watchers", "notes", "people")

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = stage.path
        self.before, self.stored = self.digest(), list[bool]()
        desk = stage.town.playground.desk
        callback = desk.callback

        def noting(interaction_id: str, *args: object, **more: object) -> Interaction:
            if desk.by_id[interaction_id].type != AUTOCOMPLETE:
                self.stored.append(self.digest() != self.before)
            return callback(interaction_id, *args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(desk, "callback", noting)

    def digest(self) -> list[list[tuple[object, ...]]]:
        with closing(sqlite3.connect(self.path)) as db:
            return [db.execute(f"SELECT * FROM {table}").fetchall() for table in self.TABLES]

    def begin(self) -> None:
        """From here on."""
        self.before = self.digest()
        self.stored.clear()

    def check(self) -> None:
        """All that was acknowledged since was stored before."""
        assert self.stored
        assert all(self.stored)


@pytest.fixture
def ledger(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    return Ledger(stage, monkeypatch)


async def test_whatever_is_pressed_in_a_lobby_is_acknowledged_when_it_is_stored(
    stage: Stage, ledger: Ledger
) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    ledger.begin()
    await anna.slash("game new", channel="dam", game="ride", seats=4)
    ledger.check()
    presses = ((bram, "Join"), (bram, "Leave"), (bram, "Join"), (anna, "Start"))
    for person, label in presses:
        await stage.quiet()
        ledger.begin()
        await person.press(label, channel="dam")
        ledger.check()
    await stage.quiet()
    for custom_id, values in (("add:2:house", ["novice"]), ("do:2:home", None), ("set:2:first", ["2"])):
        if custom_id.startswith("add"):
            await anna.slash("game new", channel="waag", game="ride", seats=4)
        await stage.quiet()
        ledger.begin()
        await forge(anna, anna.messages("waag")[0], custom_id, values)
        ledger.check()


async def test_whatever_is_pressed_in_a_game_is_acknowledged_when_it_is_stored(
    stage: Stage, ledger: Ledger
) -> None:
    player, _ = await begin(stage)
    for press in (
        "draw",
        "follow:1:rounds",
        "do:1:snooze:8",
        "do:1:vote:undo:3:3",
        "do:1:end",
        "do:1:rematch",
    ):
        await stage.quiet()
        ledger.begin()
        if press == "draw":
            await draw(player, player.dm[-1])
        else:
            others = {"do:1:end": "Anna", "follow:1:rounds": "Saskia"}
            person = stage.town.person(others[press]) if press in others else player
            await forge(person, person.messages("dam")[-1], press)
        ledger.check()


async def test_what_is_refused_on_a_panel_is_told_by_the_acknowledgement_itself(stage: Stage) -> None:
    """Whoever kills the bot in between leaves nobody behind who was promised something."""
    player, _ = await begin(stage)
    shown = await panel_of(player)
    name = draws(shown)
    assert name is not None
    await draw(player, player.dm[-1])
    await stage.quiet()
    answer = await forge(player, shown, name, None if name.startswith("pick:") else ["draw:deck"])
    assert "The board has moved on" in answer.text
    await stage.quiet()
    held = stage.town.world.message(shown.channel_id, shown.id)
    assert held is not None
    assert Shown(held.payload).component(name) is None
    assert draws(Shown(held.payload)) is not None


async def test_whatever_a_command_changes_is_acknowledged_when_it_is_stored(
    stage: Stage, ledger: Ledger
) -> None:
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel="dam", game="ride", seats=3)
    for person, line, options in (
        (anna, "game settings", {"pace": "live"}),
        (bram, "game join", {}),
        (bram, "game leave", {}),
        (bram, "game join", {}),
        (anna, "game start", {}),
        (anna, "ride contracts", {"keep": ""}),
        (anna, "game undo", {}),
        (anna, "game pause", {}),
        (anna, "game resume", {}),
        (anna, "my notes", {"text": "the Waag"}),
    ):
        await stage.quiet()
        if "keep" in options:
            options = {"keep": (await person.autocomplete(line, channel="dam", **options))[0]}
        ledger.begin()
        await person.slash(line, channel="dam", **options)
        ledger.check()
    sure = await anna.slash("game replace", channel="dam", player="Anna")
    ledger.begin()
    await anna.press("Yes, hand the seat over", message=sure.message)
    ledger.check()


async def test_a_press_that_waits_too_long_for_its_game_is_not_made_and_says_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _ = await begin(stage)
    before, panel = await last_game(stage), await panel_of(player)
    monkeypatch.setattr(session, "LONGEST_WAIT", 0.2)
    async with stage.bot.sessions.lock(1):
        await draw(player, player.dm[-1])
        await stage.town.until(lambda: player.sees(BUSY, "dm"))
        await draw(player, panel)
        await stage.town.until(lambda: player.sees(BUSY, "dam"))
        assert BUSY in (await player.slash("ride draw", channel="dam", card="draw:deck")).text
    await stage.quiet()
    assert await last_game(stage) == before
    await draw(player, player.dm[0])
    await stage.quiet()
    assert (await last_game(stage)).answers == before.answers + 1


@pytest.mark.parametrize("good", [True, False], ids=["good", "bad"])
async def test_a_rematch_whose_printed_file_is_tried_anew_is_thought_about_until_it_is_stored_or_refused(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, good: bool
) -> None:
    await begin(stage)
    await stage.bot.lobby.end(1, "ended")
    await stage.quiet()
    settings = (await last_game(stage)).settings | {"printed": "x"}
    async with stage.store.change() as db:
        await update_game(db, 1, settings=settings)
    tried, world = asyncio.Event(), stage.town.world

    async def slowly(*_: object) -> None:
        await tried.wait()
        if not good:
            raise Illegal("refused-printed-time")

    def thinking() -> bool:
        return any(message.flags & LOADING for message in world.messages[world.channel("dam").id].values())

    monkeypatch.setattr(stage.bot.lobby.proofs, "check", slowly)
    anna = stage.town.person("Anna")
    pressing = asyncio.create_task(forge(anna, anna.messages("dam")[0], "do:1:rematch"))
    await stage.town.until(lambda: pressing.done() or thinking())
    assert thinking(), "it was acknowledged as if it were done"
    assert (await last_game(stage)).id == 1
    tried.set()
    told = "Game 2 is open" if good else "took too long, and was given up"
    assert told in (await pressing).text
    assert not thinking()
    assert (await last_game(stage)).id == (2 if good else 1)


async def test_what_looks_late_by_a_clock_that_is_wrong_is_made_all_the_same(stage: Stage) -> None:
    player, _ = await begin(stage)
    stage.watch.offset += 60
    await draw(player, await panel_of(player))
    await stage.quiet()
    assert "second card" in (await player.slash("my turn", channel="dam")).text
    assert "You drew" in (await player.slash("ride draw", channel="dam", card="draw:deck")).text
    stage.watch.offset = -3600
    other = next(person for person in stage.town.people("Anna", "Bram") if person is not player)
    await turn(stage, other)
    assert await moves(stage) == 6


async def test_what_comes_after_a_long_silence_of_the_gateway_is_dropped_and_told_once(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    player, _ = await begin(stage)
    before, panel = await moves(stage), player.dm[-1]
    stage.town.world.settings.ack_seconds = 0.2
    with stage.town.faults.silence():
        for _ in range(3):
            with pytest.raises(AssertionError, match="did not respond"):
                await draw(player, panel)
        with pytest.raises(AssertionError, match="did not respond"):
            await player.slash("ride draw", channel="dam", card="draw:deck")
        stage.watch.offset += 30
    await stage.quiet()
    stage.town.world.settings.ack_seconds = ON_A_BUSY_MACHINE
    assert await moves(stage) == before
    assert sum(LATE in message.text for message in player.dm) == 1
    assert not troubles(caplog)
    await draw(player, player.dm[0])
    await stage.quiet()
    assert await moves(stage) == before + 1


async def test_what_a_spectator_asks_for_too_late_is_no_reason_for_a_dm(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    stage.town.world.settings.ack_seconds = 0.2
    with stage.town.faults.silence(), pytest.raises(AssertionError, match="did not respond"):
        await saskia.press("My hand", channel="dam")
    await stage.quiet()
    assert saskia.dm == []
