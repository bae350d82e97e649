"""Imported where processes are forked from: what is made once and kept is made here, once for all of them."""

import bot.__main__  # noqa: F401 - so that it need not be imported again
from bot.words.texts import Speaker
from render.games import offered, part
from rules.core.table import Table
from rules.games import GAMES

speaker = Speaker("en", ("Anna", "Bram"))
for game in GAMES.values():
    table = Table.new(game, 2, {}, "warm")
    for view in (table.view(None), table.view(0)):
        for name in offered(view):
            part(view, ("Anna", "Bram"), speaker, name)
