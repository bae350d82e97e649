"""People playing: a driver for end-to-end tests on the playground.

    async with playground() as town, connected(town, Crier) as bot:
        anna, bram = town.person("Anna"), town.person("Bram")
        await anna.slash("game new", channel="dam", game="ride", seats=2)
        await bram.press("Join")
        await anna.choose("Claim", "dam-waag")
        assert bram.sees("Anna claimed")
        assert "secret" not in bram.everything()

Every action waits for the bot's answer, and fails with a sentence if there is none.
"""

from bot.edge.arrival import point_at
from tests.driver.person import Answer, Player
from tests.driver.shown import ANSWERING, Shown
from tests.driver.town import Room, Town, connected, playground

__all__ = ["ANSWERING", "Answer", "Player", "Room", "Shown", "Town", "connected", "playground", "point_at"]
