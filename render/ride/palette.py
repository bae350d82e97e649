"""The colours of Ticket to Ride: Amsterdam."""

from render.palette import Palette

OWN = {
    # Transport cards and routes, each with the tone of its pattern.
    "pink": "F29BBD",
    "pink_tone": "DD6F9C",
    "blue": "2B6CB3",
    "blue_tone": "4F8BCB",
    "green": "2E7D43",
    "green_tone": "4C9B60",
    "black": "2D2D34",
    "black_tone": "50505B",
    "red": "C1302B",
    "red_tone": "D9605A",
    "orange": "F0922E",
    "orange_tone": "D6751A",
    "gray": "CFC9BD",
    "gray_tone": "B3AC9E",
    "wild": "FFF9EB",
    "wild_tone": "D9CDB4",
    # The seats' carts, none of them a colour of the routes.
    "seat1": "5D3A9B",
    "seat1_tone": "8563C2",
    "seat2": "FFD53D",
    "seat2_tone": "C79A0A",
    "seat3": "FFFFFF",
    "seat3_tone": "B9B4AA",
    "seat4": "0A7B80",
    "seat4_tone": "3AA5A8",
}
#: What is written on a colour.
WRITTEN_ON = {
    "pink": "ink",
    "blue": "white",
    "green": "white",
    "black": "white",
    "red": "white",
    "orange": "ink",
    "gray": "ink",
    "wild": "ink",
    "seat1": "white",
    "seat2": "ink",
    "seat3": "ink",
    "seat4": "white",
}
#: Colours that meet at smooth edges.
MEETING = (
    ("ink", "paper"), ("ink", "linen"), ("ink", "land"), ("ink", "white"), ("ink", "gold"),
    ("ink", "street"), ("ink", "pink"), ("ink", "orange"), ("ink", "gray"), ("ink", "seat2"),
    ("ink", "mist"), ("ink", "water"),
    ("soot", "paper"), ("soot", "linen"), ("paper", "night"), ("paper", "dusk"), ("mist", "night"),
    ("paper", "delft"), ("gold", "night"), ("gold", "dusk"), ("white", "blue"), ("white", "green"),
    ("white", "red"), ("white", "black"), ("white", "seat1"), ("white", "seat4"), ("white", "delft"),
    ("pink", "street"), ("blue", "street"), ("green", "street"), ("black", "street"), ("red", "street"),
    ("orange", "street"), ("gray", "street"), ("seat1", "street"), ("seat2", "street"),
    ("seat4", "street"),
    ("canal", "land"), ("bank", "land"), ("land", "block"), ("street", "kerb"), ("street", "canal"),
    ("water", "foam"), ("paper", "water"), ("field", "ditch"), ("field", "canal"), ("wood", "paper"),
    ("brick", "paper"), ("alarm", "paper"), ("go", "street"), ("gold", "street"), ("night", "water"),
    ("seat1", "paper"), ("seat4", "paper"), ("delft", "canal"), ("brick", "night"), ("wood", "linen"),
)  # fmt: skip
PALETTE = Palette("ride", OWN, seat="seat", written_on=WRITTEN_ON, meeting=MEETING, steps=3)
