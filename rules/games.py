"""The games that can be played."""

from rules.core.table import Game
from rules.feld import game as feld
from rules.ride import game as ride

GAMES: dict[str, Game] = {ride.NAME: ride, feld.NAME: feld}
