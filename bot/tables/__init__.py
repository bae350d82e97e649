"""A game at its table as everybody inside knows it: who sits there, who asks, who may hand over a seat.

Plain values read from the store. Imports `store` and `words`.
"""
