"""Imported where processes are forked from: what is made once and kept is made here, once for all of them."""

import bot.__main__  # noqa: F401 - so that it need not be imported again
from bot.messages.warming import make_warm
from bot.words.texts import LANGUAGES, bundle
from render.games import DRAWN_BY
from render.picture import SHAPES

for code in LANGUAGES:
    bundle(code)
for game in DRAWN_BY:
    for shape in SHAPES:
        for name in DRAWN_BY[game].PARTS:
            make_warm(game, "en", shape, name)
