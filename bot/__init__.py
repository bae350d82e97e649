"""The Discord bot: the only package that imports discord."""
