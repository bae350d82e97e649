"""Commands as they are kept and offered."""

import pytest

from tests.driver import Town
from tests.playground.bodies import command
from tests.playground.conftest import Ask


async def test_commands_keep_their_ids(town: Town, ask: Ask) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    wanted = [command(name_localizations={"fr": "aller", "da": "gå"}), command(name="stay")]
    _, first = await ask("PUT", path, wanted)
    _, again = await ask("PUT", path, wanted)
    assert first == again
    _, changed = await ask("PUT", path, [command(description="Go away")])
    assert changed[0]["id"] == first[0]["id"]
    assert changed[0]["version"] != first[0]["version"]
    assert (await ask("GET", path))[1] == changed
    guild = f"/applications/{town.world.application_id}/guilds/{town.world.main_guild_id}/commands"
    _, local = await ask("PUT", guild, [command(name="here")])
    assert local[0]["guild_id"] == town.world.main_guild_id
    assert len((await ask("GET", path))[1]) == 1


async def test_commands_for_moderators_only(town: Town, ask: Ask) -> None:
    path = f"/applications/{town.world.application_id}/commands"
    await ask("PUT", path, [command(default_member_permissions=1 << 5)])
    anna = town.person("Anna")
    with pytest.raises(AssertionError, match="may not use /go"):
        await anna.slash("go", channel="dam")
    town.world.settings.ack_seconds = 0.05
    town.world.set_moderator(anna.person)
    with pytest.raises(AssertionError, match="did not respond"):
        await anna.slash("go", channel="dam")
