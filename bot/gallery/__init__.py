"""Everything that the project draws, in a folder to look at.

Imports `messages` and `words`.
"""
