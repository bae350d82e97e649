"""Requests as they come in: whoever is not the bot is not served."""

from tests.driver import Town
from tests.playground.conftest import Ask


async def test_without_its_token_nothing_is_done(town: Town, ask: Ask) -> None:
    path = f"/channels/{town.room('dam').id}/messages"
    status, answer = await ask("POST", path, {"content": "x"}, headers={"Authorization": "Bot wrong"})
    assert (status, answer["code"]) == (401, 0)
