"""The bot as a process of its own, killed at random points while people play on it.

    make storm                     # 200 kills
    python -m tests.storm 20 --seed 7

Every press is written down with what became of it. Whenever the bot is let be for a moment, and at the end,
all must be in order: what was acknowledged is stored once or was told to have failed, every message hangs
once, nobody was shown another's secret, every log leads to its saved game, and the games go on. `test_storm`
is the same with a few kills.
"""
