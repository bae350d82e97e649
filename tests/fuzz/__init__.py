"""Everything that people, and whoever means ill, can send to the bot: by luck, a million times.

    make fuzz                      # a million inputs, from as many processes as there are cores
    python -m tests.fuzz 20000 --seed 7 --jobs 1

The bot and a playground run in one process, and every input takes the real way: through the gateway's
websocket into discord.py, and back over HTTP. What breaks is told with the seed, the number of the input and
the input itself. `test_fuzz` sends some thousands of the same.
"""
