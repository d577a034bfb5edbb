"""How the adviser weighs ground and moves, in points: an ordinary squad is worth about two."""

from __future__ import annotations

from typing import Final

# What the victory conditions are worth.
NEARER: Final[float] = 0.5
"""What one MF nearer to its aim is worth to a unit on the attack."""
HASTE: Final[float] = 2.5
"""How much more that is worth, for the share of the time left that the way takes."""
EASE: Final[float] = 0.4
"""The least of it, for who has time enough."""
DASH: Final[float] = 1.0
"""The least for who must leave the map: the longer he waits, the more enemies bar his way."""
LATE: Final[float] = 3.5
"""The most that it is worth more to who has none."""
A_FIGHT: Final[float] = 1.5
"""How many turns the fight for a place takes when one has come to it."""
TAKE: Final[float] = 1.6
"""What it is worth to stand in a place that must be taken."""
LAST_CHANCE: Final[float] = 3.0
"""How many times more that is in a side's last turn, in which it wins or loses by it."""
FOLLOWS: Final[float] = 0.4
"""The share of that which counts for a leader: he is there for others."""
HOLD: Final[float] = 1.1
"""What it is worth to be the one who holds a place that counts."""
HOLD_MORE: Final[float] = 0.25
"""What every further squad in such a place is worth."""
GUARD: Final[float] = 0.18
"""What one MF nearer to the place it guards is worth to a unit on the defence."""
LEASH: Final[int] = 4
"""How far, in halves of MF, a unit may be from what it guards without being drawn back."""
OUT: Final[float] = 3.0
"""What it is worth to bring a squad off the map where that counts."""
OUT_LATER: Final[float] = 0.6
"""The share of that for who comes to the edge and leaves it later."""
BAR: Final[float] = 0.6
"""How much the edge counts by which the enemy wants to leave, for who bars his way."""
GARRISON: Final[int] = 12
"""An enemy nearer than so many halves of MF asks for somebody in a place that was taken."""

# What a place is worth in itself.
FIRE_NOW: Final[float] = 0.4
"""The share of the harm that the enemy's fire of this turn does where a unit stands."""
FIRE_NEXT: Final[float] = 0.3
"""The same of the enemy's next turn."""
AWAITED: Final[float] = 0.6
"""The same after one's own advance, when that turn is at hand and nobody moves before it."""
SHARED: Final[float] = 0.12
"""How much of the enemy's fire every further unit on the map draws upon itself."""
FIELD_OF_FIRE: Final[float] = 0.45
"""The share of the harm that a unit could do from a place which counts for the place."""
COVER: Final[float] = 0.06
"""What a point of cover is worth to a unit where no enemy sees it yet."""
CROWD: Final[float] = 0.35
"""How much more every further squad in a hex has to fear, one attack hitting them all."""
TOGETHER: Final[float] = 0.05
"""What each squad that stands there already costs a place, even out of sight."""
LED: Final[float] = 0.3
"""What a leader is worth to each of the squads around him, the first two of them."""
RALLIES: Final[float] = 0.9
"""What a leader is worth to a broken squad in his hex."""
ALONE: Final[float] = 0.8
"""What it costs a leader to be alone where the enemy is near."""
NEAR: Final[int] = 5
"""How many hexes away an enemy is near."""

# Moving.
STEP: Final[float] = 0.5
"""The share of the enemies who see a step that can be expected to fire at it."""
STOPPED: Final[float] = 0.5
"""The share of its worth that a unit loses which is stopped on its way."""
DETOUR: Final[float] = 0.004
"""What a half MF costs, so that nobody goes roundabout for nothing."""
WORTH_MOVING: Final[float] = 0.12
"""What a move must gain before it is made."""
TIRED: Final[float] = 0.15
"""What it costs a unit to be CX."""
TIRED_IN_SIGHT: Final[float] = 0.35
"""What it costs more in sight of the enemy."""
STRANDED: Final[float] = 200.0
"""What it costs to stay off the map when one's turn to enter has come."""
SMOKE_FROM: Final[float] = 0.3
"""The risk of a step from which smoke is thought of."""
PICK_UP: Final[float] = 0.35
"""What a weapon on the ground is worth to a unit that has none."""
LIES_THERE: Final[float] = 0.4
"""What it is worth to a squad without one to stand where a machine gun of its side lies."""
CHARGE: Final[float] = 0.6
"""The share of the harm of a demolition charge that counts before it is placed."""

# Advancing.
WORTH_ADVANCING: Final[float] = 0.06
"""What an advance must gain before it is made."""
MELEE: Final[float] = 1.15
"""How much the own men weigh against the enemy's in a close combat."""
AMBUSHED: Final[float] = 0.1
"""The share of the own men that an ambush is feared to cost, in woods and buildings."""

# Routing and rallying.
HIDDEN: Final[float] = 1.4
"""How much the fire that a broken unit must fear weighs at the end of its rout."""
CHECKED: Final[float] = 0.5
"""The share of a routing unit's worth that an interdicted hex costs."""
TO_LEADER: Final[float] = 0.9
"""What it is worth to a broken unit to end beside a leader."""
STEP_TO_LEADER: Final[float] = 0.05
"""What every hex nearer to a leader is worth to it."""
BACK: Final[float] = 0.03
"""What every hex farther from the enemy is worth to it, up to a limit."""
SAFE: Final[int] = 8
"""The hexes from the enemy beyond which nothing is gained."""
FALLS_BACK: Final[float] = 0.25
"""What a unit that need not rout must gain by it."""
FEWEST: Final[int] = 2
"""With no more of the 36 rolls than this a rally is not tried, as a 12 costs men."""
