"""Imported where processes are forked from: what is made once and kept is made here, once for all of them."""

import bot.__main__  # noqa: F401 - so that it need not be imported again
from bot.messages.pictures import DRAWN_BY
from bot.words.texts import Speaker
from rules.core.table import Table
from rules.games import GAMES

speaker = Speaker("en", ("Anna", "Bram"))
for name, drawn in DRAWN_BY.items():
    table = Table.new(GAMES[name], 2, {}, "warm")
    drawn.board(table.view(None), ("Anna", "Bram"), speaker)
    drawn.private(table.view(0), ("Anna", "Bram"), speaker)
