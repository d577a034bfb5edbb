"""A table of the Starter Kit to sit down at in tests, on a piece of a board of the box."""

from __future__ import annotations

from caposaldo import library
from caposaldo.library import AnyGame

CHURCH = """
map borgo H-Y
option los_check free
turn german 2 prep-fire
sides german american
group american turn=3 edge=west
victory american control end hexes=P3,S5 need=2
german g1 4-6-7 P3
german g2 4-6-7 P3
german g3 9-1 P3
german g4 2-4-7 O4 broken dm
german gw1 MMG g1
german gw2 LMG P5 malfunctioned
american a1 7-4-7 P5
american a2 7-4-7 P5 pinned
american a3 8-1 P5 wounded
american a4 6-6-6 O4
american a5 7-4-7 off:1
american aw1 HMG-50 a1
smoke O3
residual P4 4
melee O4
control P3 german
control O4 german
control building P3 german
losses german 3
"""
BLIND = CHURCH.replace("option los_check free", "option los_check declare_first")


def church(text: str = CHURCH) -> AnyGame:
    """Set the position down."""
    return library.from_position("aslsk", text)
