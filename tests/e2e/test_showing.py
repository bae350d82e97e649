"""*Show here*: what somebody got for themselves is shown to everybody, and never what is theirs alone."""

import pytest

from tests.driver import Player, Shown
from tests.e2e.conftest import Stage
from tests.e2e.tables import begin

HERE = "Show here"


async def asked(player: Player, line: str, **options: str) -> Shown:
    answer = await player.slash(line, channel="dam", **options)
    assert answer.message is not None
    return answer.message


async def shown_here(stage: Stage, player: Player, message: Shown) -> Shown:
    """What everybody sees after somebody has pressed the button."""
    room = stage.town.room("dam")
    before = {each.id for each in room.messages}
    await player.press(HERE, message=message)
    await stage.town.until(lambda: any(each.id not in before for each in room.messages))
    await stage.quiet()
    return next(each for each in room.messages if each.id not in before)


@pytest.mark.parametrize(
    ("line", "options", "says"),
    [
        ("board show", {}, "Ticket to Ride: Amsterdam · game 1"),
        ("board standings", {}, "1. "),
        ("card", {"name": "merchandise"}, "Merchandise card"),
    ],
)
async def test_whoever_watches_shows_what_they_look_at(
    stage: Stage, line: str, options: dict[str, str], says: str
) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    message = await asked(saskia, line, **options)
    shown = await shown_here(stage, saskia, message)
    assert says in shown.text
    assert f"Shown by {saskia.mention}" in shown.text
    assert shown.alt_texts
    assert shown.buttons == []
    assert not shown.ephemeral
    assert saskia.pings == []


async def test_it_is_shown_in_the_language_of_the_game(stage: Stage) -> None:
    await begin(stage)
    chloe = stage.town.person("Chloé")
    message = await asked(chloe, "board standings")
    await chloe.press("Montrer ici", message=message)
    shown = await chloe.until_sees("Shown by", "dam")
    assert "Points over rounds" in shown.text


async def test_a_hand_is_never_shown_and_what_a_player_shows_holds_nothing_of_it(stage: Stage) -> None:
    player, other = await begin(stage)
    for line in ("my hand", "my turn"):
        message = (await player.slash(line, channel="dam")).message
        assert message is None or HERE not in message.buttons
    assert HERE not in (await asked(player, "board show", part="hand")).buttons
    message = await asked(player, "board show", part="board")
    assert HERE in message.buttons, [each.get("custom_id") for each in message.components]
    await shown_here(stage, player, message)
    seat = (await stage.bot.sessions.seated(1)).seat_of(int(player.id))
    assert seat is not None
    mine = (await stage.bot.sessions.seated(1)).look().view(seat.seat).mine
    for contract in mine.contracts:
        assert contract.id not in other.everything()


async def test_where_one_may_not_write_nothing_is_shown(stage: Stage) -> None:
    await begin(stage)
    saskia, dam = stage.town.person("Saskia"), stage.town.room("dam")
    offered = await asked(saskia, "board standings")
    assert HERE in offered.buttons
    for who in (saskia.person, None):
        stage.town.world.deny(dam.channel, "attach_files", who=who)
        assert HERE not in (await asked(saskia, "board standings")).buttons
        before = len(dam.messages)
        await saskia.press(HERE, message=offered)
        await saskia.until_sees("This cannot be shown here", "dam")
        assert len(dam.messages) == before
        stage.town.world.allow(dam.channel, "attach_files", who=who)


async def test_a_channel_is_not_filled_with_pictures(stage: Stage) -> None:
    await begin(stage)
    saskia = stage.town.person("Saskia")
    message = await asked(saskia, "board standings")
    for _ in range(3):
        await shown_here(stage, saskia, message)
    await saskia.press(HERE, message=message)
    await saskia.until_sees("Please wait 60 seconds", "dam")
    stage.watch.offset += 61
    await shown_here(stage, saskia, message)
