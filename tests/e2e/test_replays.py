"""Replays: what is in them, who draws them, and that nobody can hold up others with them."""

from io import BytesIO

from PIL import Image

from render.palette import palette
from tests.driver import Player, Shown
from tests.e2e import feld_tables
from tests.e2e.conftest import Stage

DONE = "turn by turn, and the points"


async def replayed(spectator: Player, channel: str = "dam") -> Shown:
    """Ask for the replay of a channel's game, and wait for it."""
    await spectator.slash("board replay", channel=channel)
    return await spectator.until_sees(DONE, channel)


def picture(stage: Stage, shown: Shown, ending: str) -> Image.Image:
    """The file of a message whose name ends so."""
    [url] = {str(file["url"]) for file in shown.files if str(file["url"]).partition("?")[0].endswith(ending)}
    kept = stage.town.world.keeper.get_file(url.split("/")[-2])
    assert kept is not None
    return Image.open(BytesIO(kept[2]))


async def test_the_points_of_a_feld_game_are_drawn_in_its_own_colours(stage: Stage) -> None:
    table = await feld_tables.sit_down(stage, stage.town.people("Anna", "Bram"), "dam")
    await table.forward(lambda played: played.answers > 12)
    shown = await replayed(stage.town.person("Saskia"))
    assert picture(stage, shown, ".png").getpalette() == palette("feld").getpalette()
