"""Computer players: they see a view and the offered options, never a game."""

from caposaldo.players.player import Choice, Player
from caposaldo.players.registry import LEVELS, make

__all__ = ["LEVELS", "Choice", "Player", "make"]
