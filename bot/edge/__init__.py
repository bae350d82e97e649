"""Where discord.py comes in and goes out: the client, buttons, commands, replies."""
