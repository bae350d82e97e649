"""Evenings at which people play, look on, leave and come back: nobody who can still answer sees too much.

python -m tests.leaks 100      # so many evenings of each game
"""
