"""The simplest move there is: drawing from the deck, wherever the question shows it."""

from tests.driver import Player, Shown, Town


def draws(shown: Shown) -> str | None:
    """The button or select on a message by which one can draw from the deck."""
    for component in shown.components:
        values = [option["value"] for option in component.get("options") or []]
        if str(component.get("custom_id")).endswith(":draw:deck") or "draw:deck" in values:
            return str(component["custom_id"])
    return None


def asked(town: Town) -> Player:
    """Whose DM offers a move."""
    [player] = [player for player in town.people("Anna", "Bram") if draws(player.dm[-1])]
    return player


async def draw(player: Player, shown: Shown) -> None:
    """Draw from the deck, by a button or from a select."""
    name = draws(shown)
    assert name is not None
    if name.startswith("pick:"):
        await player.press(name, message=shown)
    else:
        await player.choose(name, "draw:deck", message=shown)
