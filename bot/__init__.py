"""The Discord bot, in rooms; each says in its `__init__` what is in it and whom it may import."""
