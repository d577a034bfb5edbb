"""Computer players: they see a view and the offered options, never a game."""

from caposaldo.players.player import Choice, Player
from caposaldo.players.registry import LEVELS, levels_of, make
from caposaldo.players.seating import seats_of

__all__ = ["LEVELS", "Choice", "Player", "levels_of", "make", "seats_of"]
