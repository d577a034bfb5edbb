"""How the adviser weighs things, in points: an ordinary squad is worth about two."""

from __future__ import annotations

from typing import Final

# Threats: what the enemy's fire can do.
CROWDED: Final[float] = 0.85
"""The share that each further attack on the same men adds, most of whom it finds hit already."""

# Fire: who fires at whom.
STAKE: Final[float] = 0.3
"""How much more those count who stand in a place that decides the game."""
SECOND: Final[float] = 0.85
"""What a second attack on the same hex is worth beside the first."""
ELSEWHERE: Final[float] = 0.9
"""What the best other target of a hex is worth as a reason to leave it out of a group."""
WORTHLESS: Final[float] = 0.02
"""An attack that can be expected to do no more harm than this is not made."""
STAY: Final[float] = 0.5
"""The share of what a unit would gain by its move that it gives up by firing before it."""
LATER_FIRE: Final[float] = 0.2
"""The share of the harm that attackers could still do after moving, at half firepower."""
GUN: Final[float] = 1.2
"""What a machine gun is worth that malfunctions."""
RATE: Final[float] = 0.12
"""What another shot is worth that a machine gun gets when it keeps its rate."""
AGAIN: Final[float] = 0.05
"""What it costs a unit to have its last marker of the turn, besides what it risks."""
BAIT: Final[float] = 0.5
"""The share of its expected best later shot for which a hex holds its fire at a far mover."""
NEAR_BAIT: Final[float] = 0.1
"""The same at a mover next to it."""
AGAIN_BAIT: Final[float] = 0.5
"""The share of that patience which one has who fired already, and may once more (SK 3.3.3b)."""
OPEN_CHANCE: Final[float] = 0.25
"""The chance that an enemy who has still to move offers a shot in the open."""
OWN_MEN: Final[float] = 1.5
"""How much more harm to one's own men in a melee weighs than that to the enemy."""
FLAME_THRIFT: Final[float] = 0.35
"""What a flamethrower must promise to be fired, as it may be its last time."""
OVERRUN: Final[float] = 2.0
"""How many times stronger the enemies next to a hex are when its weapons count as lost."""

# Close combat.
CLEARED: Final[float] = 0.1
"""What it is worth to attack every enemy of the hex, so that it may be cleared at once."""
LEADER_RISK: Final[float] = 0.5
"""How much less a poor leader is wanted beside a squad, for each point he adds to its DR."""
SURPRISED: Final[float] = 0.2
"""What a point of advantage in the dice for an ambush is worth beside the odds."""
