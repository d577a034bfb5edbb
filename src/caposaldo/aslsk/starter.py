"""The names by which the rules call a game of the Starter Kit, its frames and its deeds."""

from __future__ import annotations

from typing import TypeAlias

from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.frames import Deed, Frame
from caposaldo.kernel.game import Game

Starter: TypeAlias = Game[StarterTable]
Step: TypeAlias = Frame[StarterTable]
Act: TypeAlias = Deed[StarterTable]
