"""Tables at which a game has begun, for tests that begin there."""

from typing import Any

from bot.playground.world.state import Payload
from bot.store.games import GAMES
from bot.store.rows import GameRow
from tests.driver import ANSWERING, Player, Room, Shown
from tests.e2e.conftest import Stage


def answers(shown: Shown) -> list[Payload]:
    """The buttons and selects on a message that answer a question, and do not only show something."""
    return [part for part in shown.components if str(part.get("custom_id")).startswith(ANSWERING)]


async def seat(stage: Stage, room: str | Room = "dam", **options: Any) -> tuple[Player, Player]:
    """Anna and Bram sit down; the game begins with their first contracts."""
    anna, bram = stage.town.people("Anna", "Bram")
    await anna.slash("game new", channel=room, game="ride", seats=2, **options)
    await stage.quiet()
    await bram.press("Join", channel=room)
    await stage.quiet()
    return anna, bram


async def contracts(stage: Stage, player: Player, room: str | Room = "dam") -> None:
    """Keep the first two contracts that are offered, by a command."""
    offered = await player.choices("ride contracts", channel=room, keep="")
    await player.slash("ride contracts", channel=room, keep=offered[0]["value"])
    await stage.quiet()


async def begin(stage: Stage, room: str | Room = "dam", **options: Any) -> tuple[Player, Player]:
    """Anna and Bram have chosen their contracts; returns who is asked, and the other."""
    anna, bram = await seat(stage, room, **options)
    for player in (anna, bram):
        await contracts(stage, player, room)
    return (anna, bram) if (await last_game(stage)).asked == [0] else (bram, anna)


async def three(stage: Stage, **options: Any) -> list[Player]:
    """Anna, Bram and Cato are asked for their first contracts; Erik and Saskia watch.

    Cato and Erik are in town with the fixture `company`.
    """
    people = stage.town.people("Anna", "Bram", "Cato")
    await people[0].slash("game new", channel="dam", game="ride", seats=3, **options)
    for player in people[1:]:
        await player.slash("game join", channel="dam")
    await stage.quiet()
    return people


async def replace(asker: Player, /, room: str | Room = "dam", **options: Any) -> str:
    """Ask for somebody to be replaced, and press the second button if there is one; returns what is said."""
    answer = await asker.slash("game replace", channel=room, **options)
    if answer.message is None or not answer.message.buttons:
        return answer.text
    return await pressed(asker, answer.message.buttons[0], answer.message)


async def pressed(player: Player, label: str, message: Shown) -> str:
    """Press a button of a panel that only its reader sees; returns what it says then."""

    await player.press(label, message=message)
    return await changed(player, message)


async def changed(player: Player, message: Shown) -> str:
    """What a message says as soon as it says something else."""

    def now() -> Shown:
        return next(shown for shown in player.messages() if shown.id == message.id)

    await player.town.until(lambda: now().text != message.text, why=lambda: f"it still says {message.text!r}")
    return now().text


async def settle(player: Player, name: str, *values: Any, room: str | Room = "dam") -> str:
    """Choose something on the panel of the server's settings; returns what it says then."""
    shown = (await player.slash("server settings", channel=room)).message
    assert shown is not None
    await player.choose(name, *values, message=shown)
    return await changed(player, shown)


async def set_hours(player: Player, room: str | Room = "dam", **typed: str) -> str:
    """Fill in some of the form for one's hours; returns what the panel says then."""
    shown = (await player.slash("my settings", channel=room)).message
    assert shown is not None
    modal = (await player.press("Hours and days away", message=shown)).modal
    assert modal is not None
    fields = [part["component"] for part in modal["components"]]
    filled = {field["custom_id"]: field.get("value") or "" for field in fields} | typed
    answer = await player.fill(**filled)
    refused = answer.message is not None and answer.message.id != shown.id
    return answer.text if refused else await changed(player, shown)


async def choose_mine(player: Player, name: str, value: str, room: str | Room = "dam") -> str:
    """Choose something on the panel of one's own settings; returns what it says then."""
    shown = (await player.slash("my settings", channel=room)).message
    assert shown is not None
    await player.choose(name, value, message=shown)
    return await changed(player, shown)


async def last_game(stage: Stage) -> GameRow:
    """The game that was opened last."""
    row = await stage.store.row(GameRow, f"{GAMES} ORDER BY id DESC LIMIT 1")
    assert row is not None
    return row


async def moves(stage: Stage) -> int:
    """How many moves are stored."""
    return await stage.store.number("SELECT count(*) FROM moves")


async def take(stage: Stage, player: Player, room: str | Room = "dam", card: str = "draw:deck") -> None:
    """Draw one card by a command."""
    answer = await player.slash("ride draw", channel=room, card=card)
    assert "You " in answer.text, answer.text
    await stage.quiet()


async def turn(stage: Stage, player: Player, room: str | Room = "dam") -> None:
    """Draw two cards from the deck by commands."""
    await take(stage, player, room)
    await take(stage, player, room)
