"""Where discord.py comes in and goes out: the client, buttons, commands, replies, delivery.

The only room that imports discord; may import all others, and nobody imports it but `hosting`.
"""
