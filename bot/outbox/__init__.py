"""Bringing panels up to date: which are due and when, what hangs in each slot, what a refusal leads to.

Asks the edge to deliver, and never speaks to Discord itself. Imports `play` and whatever `play` may import.
"""
