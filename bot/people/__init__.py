"""What belongs to a person: ratings, statistics and privacy.

Imports `play` and whatever `play` may import.
"""
