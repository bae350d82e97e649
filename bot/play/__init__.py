"""A game's life: session, lobby, seats, votes, clocks, house players, printed files.

The only room that changes games. Imports `messages`, `tables`, `store`, `words` and the workers.
"""
