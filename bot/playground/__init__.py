"""A Discord on loopback: a server that the unmodified client logs in to, and a page to play on.

Each room knows only those before it: `checks`, `world`, `api`, and at last `server`, which puts all together.
None of them knows the bot, its settings apart; only `welcome` does, which lays the first table. `page` is
what the browser loads.
"""
