"""The colours of Stefan Feld's Amsterdam."""

from render.palette import Palette

OWN = {
    # Resources, the districts that have their colour, dock workers, the seats.
    "cube_pink": "EC7FB0",
    "cube_gray": "8D99A4",
    "cube_orange": "EF8E2B",
    "cube_brown": "7B4B24",
    "cube_purple": "7444A0",
    "cube_black": "2A2E35",
    "tint_pink": "F8D3E2",
    "tint_gray": "DADFE3",
    "tint_orange": "FAD9AC",
    "tint_brown": "DDC09A",
    "tint_purple": "D9C8EC",
    "tint_black": "8A909A",
    "dock_light_blue": "8FD0F2",
    "dock_maroon": "7C1F33",
    "dock_white": "FFFFFF",
    "dock_gold": "E8B923",
    "dock_light_pink": "F6B8CC",
    "dock_light_green": "A9DB8F",
    "player1": "C8322B",
    "player2": "2A7A3D",
    "player3": "F7CB3C",
    "player4": "2B63B5",
    "leaf": "5B9646",
    "quay": "DCCDAE",
    # The backs of maps; craftsmen are green and buildings blue, as in the box.
    "tan": "CFA868",
}
#: What is written on a colour.
WRITTEN_ON = {
    "cube_pink": "ink",
    "cube_gray": "ink",
    "cube_orange": "ink",
    "cube_brown": "white",
    "cube_purple": "white",
    "cube_black": "white",
    "dock_light_blue": "ink",
    "dock_maroon": "white",
    "dock_white": "ink",
    "dock_gold": "ink",
    "dock_light_pink": "ink",
    "dock_light_green": "ink",
    "player1": "white",
    "player2": "white",
    "player3": "ink",
    "player4": "white",
    "bottle": "white",
    "delft": "white",
    "tan": "ink",
    "slate": "white",
}
#: Colours between which smooth edges matter, as in letters; other edges take what is nearest.
MEETING = (
    ("ink", "paper"), ("ink", "linen"), ("ink", "white"), ("ink", "gold"), ("ink", "water"),
    ("ink", "cube_pink"), ("ink", "cube_orange"), ("ink", "cube_gray"), ("ink", "player3"),
    ("ink", "dock_gold"), ("ink", "dock_light_blue"), ("ink", "dock_light_pink"),
    ("ink", "dock_light_green"), ("soot", "paper"), ("soot", "linen"), ("paper", "night"),
    ("paper", "dusk"), ("gold", "night"), ("mist", "night"), ("white", "cube_brown"),
    ("white", "cube_purple"), ("white", "cube_black"), ("white", "dock_maroon"), ("white", "player1"),
    ("white", "player2"), ("white", "player4"), ("white", "delft"), ("white", "brick"),
    ("cube_pink", "paper"), ("cube_gray", "paper"), ("cube_orange", "paper"), ("cube_brown", "paper"),
    ("cube_purple", "paper"), ("cube_black", "paper"), ("brick", "paper"), ("brick", "quay"),
    ("slate", "paper"), ("delft", "paper"), ("bottle", "paper"), ("delft", "water"), ("paper", "water"),
    ("deep", "water"), ("wood", "paper"), ("wood", "water"), ("quay", "water"), ("alarm", "paper"),
    ("go", "paper"), ("ink", "tan"),
)  # fmt: skip
PALETTE = Palette("feld", OWN, seat="player", written_on=WRITTEN_ON, meeting=MEETING, steps=3)
