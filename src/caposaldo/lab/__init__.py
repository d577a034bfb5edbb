"""The lab: many games between computer players, counted."""

from caposaldo.lab.simulation import simulate
from caposaldo.lab.study import Row, Study

__all__ = ["Row", "Study", "simulate"]
