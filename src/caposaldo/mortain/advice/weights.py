"""How the adviser weighs things, found by play against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """One side's judgement of a position."""

    hazard: float = 0.2  # hits a German unit expects for each move still to go
    linger: float = 2.0  # moves' worth of hazard that does not go away
    under_fire: float = 0.7  # weight of the fire that can hit a German unit now
    answer: float = 0.6  # weight of the fire that can hit strength now
    waiting: float = 0.85  # strength of a unit that is still beside the map
    body: float = 1.0  # strength of a unit besides its factors
    slack: float = 10.0  # activations by which the clock may be misjudged
    use: float = 0.9  # share of the activations to come that serve to move
    force: float = 0.004  # worth of a point of strength whatever the road
    creep: float = 0.001  # worth of a move towards the exit whatever the chances
    shelter: float = 0.002  # worth of a point of cover whatever the danger
    stir: float = 0.003  # what a move must gain to be worth making
    save_marker: float = 0.01  # worth of keeping Air or artillery for later in the turn


GERMAN_WEIGHTS = Weights(under_fire=0.35, answer=0.5, use=0.65)
US_WEIGHTS = Weights(shelter=0.005)
