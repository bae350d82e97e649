"""Imported where processes are forked from: what is made once and kept is made here, once for all of them."""

import bot.__main__  # noqa: F401 - so that it need not be imported again
import render.ride
from bot.texts import Speaker
from rules.core.table import Table
from rules.games import GAMES

table = Table.new(GAMES["ride"], 2, {}, "warm")
speaker = Speaker("en", ("Anna", "Bram"))
render.ride.board(table.view(None), ("Anna", "Bram"), speaker)
render.ride.private(table.view(0), ("Anna", "Bram"), speaker)
