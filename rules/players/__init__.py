"""House players: a seat that answers by itself, from its view alone."""

from rules.players.house import LEVELS, advise, answer

__all__ = ["LEVELS", "advise", "answer"]
