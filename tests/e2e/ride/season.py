"""Three whole games side by side, played once for all tests that look at them.

Two people in a channel, three in a thread, four in another guild; each person plays in a way of their own,
and a spectator keeps looking at everything that a spectator can.
"""

import asyncio
import tempfile
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import aiohttp

from bot.store.games import game_by_number
from bot.store.moves import answers_of
from bot.store.rows import GameRow
from rules.core.asking import Answer
from tests.driver import Player, Room, Shown, Town
from tests.e2e.conftest import Stage, staged
from tests.e2e.ride.habits import Party, by_buttons, by_commands, from_dm, open_table
from tests.luck import known_seeds

WAYS = {
    2: (from_dm, by_commands),
    3: (by_buttons, from_dm, by_commands),
    4: (by_commands, by_buttons, from_dm, by_buttons),
}
NAMES = {2: ("Anna", "Bram"), 3: ("Cleo", "Dirk", "Emma"), 4: ("Finn", "Gijs", "Hugo", "Iris")}


@dataclass
class FinishedGame:
    """A game that is over, and all that is left of it."""

    party: Party
    row: GameRow
    log: list[Answer]
    record: bytes
    replay: Shown | None
    rematch: Shown
    clutter: list[str]

    @property
    def room(self) -> Room:
        return self.party.room

    @property
    def ending(self) -> Shown:
        """The message that tells the end."""
        [found] = [message for message in self.room.messages if "Rematch" in message.buttons]
        return found


@dataclass
class Season:
    """The games by their number of people, and the town in which they were played."""

    town: Town
    games: dict[int, FinishedGame]
    spectator: Player
    #: The pictures that were sent with the replay and at the ends, by address.
    files: dict[str, bytes]


@cache
def season() -> Season:
    """Play it, the first time that somebody asks."""
    return asyncio.run(_season())


async def _season() -> Season:
    with tempfile.TemporaryDirectory() as folder, known_seeds():
        async with staged(Path(folder) / "schout.sqlite") as stage:
            town = stage.town
            parties = await _sit_down(stage)
            spectator = town.person("Saskia")
            for party in parties.values():
                _watch_for_clutter(party)
                await spectator.press("Watch", channel=party.room)
                shown = await spectator.until_sees("Follow Ticket to Ride", party.room)
                await spectator.press("Only the end", message=shown)
            await asyncio.gather(
                *(party.play() for party in parties.values()),
                *(_look_around(party, spectator) for party in parties.values()),
            )
            games = {seats: await _close(party) for seats, party in parties.items()}
            await stage.quiet()
            replay = games[2].replay
            assert replay is not None
            pictures = [*replay.files, *(file for game in games.values() for file in game.ending.files)]
            files = {file["url"]: await fetched(file["url"]) for file in pictures}
            return Season(town, games, spectator, files)


async def _sit_down(stage: Stage) -> dict[int, Party]:
    town, world = stage.town, stage.town.world
    for name in NAMES[3] + NAMES[4]:
        town.newcomer(name)
    utrecht = world.add_guild("Utrecht", [town.person(name).person for name in (*NAMES[4], "Saskia")])
    await town.until(lambda: len(stage.bot.guilds) == 2)
    thread = world.add_thread(world.channel("waag"), "a-thread", town.person("Cleo").person)
    rooms = {2: town.room("dam"), 3: Room(town, thread), 4: town.new_room("oudegracht", utrecht)}
    parties = {}
    for seats, room in rooms.items():
        people = town.people(*NAMES[seats])
        parties[seats] = await open_table(stage, room, people, WAYS[seats], f"season/{seats}")
    return parties


def _watch_for_clutter(party: Party) -> None:
    """After every turn, note whatever there is more of than the one message of the turn."""

    def look() -> None:
        messages = party.room.messages
        pictures = [message.id for message in messages if message.files]
        buttons = [message.id for message in messages if message.buttons]
        if len(pictures) != 1 or pictures != buttons:
            party.clutter.append(f"turn {len(party.turns)}: pictures {pictures}, buttons {buttons}")

    party.after_turn.append(look)


async def _look_around(party: Party, spectator: Player) -> None:
    """A spectator looks at everything now and then, and presses what is not theirs."""
    for _ in range(4):
        await party.stage.town.until(partial(_further, party, len(party.turns) + 4))
        for line in ("board text", "board log", "board show", "my hand", "game status", "my turn"):
            await spectator.slash(line, channel=party.room)
        for button in ("Your move", "My hand", "What’s new", "Undo"):
            message = next((m for m in party.room.messages[::-1] if button in m.buttons), None)
            if message is not None:
                await spectator.press(button, message=message)


def _further(party: Party, turns: int) -> bool:
    return party.over or len(party.turns) > turns


async def _close(party: Party) -> FinishedGame:
    """What people do after a game: fetch the record, look at the replay, play again."""
    stage, host = party.stage, party.people[0]
    recorded = await host.slash("board record", channel=party.room)
    assert recorded.message is not None
    record = await fetched(recorded.message.files[0]["url"])
    replay = None
    if len(party.people) == 2:
        await party.people[-1].press("Post the replay here", channel=party.room)
        replay = await party.people[-1].until_sees("turn by turn, and the points", party.room)
    row = await game_by_number(stage.store, party.number)
    assert row is not None
    log = await answers_of(stage.store, party.number)
    await party.people[1].press("Rematch", channel=party.room)
    rematch = await host.until_sees(f"game {party.number + 3}", party.room)
    return FinishedGame(party, row, log, record, replay, rematch, party.clutter)


async def fetched(url: str) -> bytes:
    async with aiohttp.ClientSession() as http, http.get(url) as response:
        return await response.read()
