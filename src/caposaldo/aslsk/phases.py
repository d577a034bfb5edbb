"""The eight phases of a player turn, and the marks that last for one of them or for all (SK 3.0).

A mark is a word on a unit or a weapon that its rule needs later: the file of that rule sets it,
and says here how long it lasts.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import RuleId, rule

RALLY: Final[str] = "rally"
PREP_FIRE: Final[str] = "prep-fire"
MOVEMENT: Final[str] = "movement"
DEFENSIVE_FIRE: Final[str] = "defensive-fire"
ADVANCING_FIRE: Final[str] = "advancing-fire"
ROUT: Final[str] = "rout"
ADVANCE: Final[str] = "advance"
CLOSE_COMBAT: Final[str] = "close-combat"
PHASES: Final[tuple[str, ...]] = (
    RALLY,
    PREP_FIRE,
    MOVEMENT,
    DEFENSIVE_FIRE,
    ADVANCING_FIRE,
    ROUT,
    ADVANCE,
    CLOSE_COMBAT,
)
RULES: Final[dict[str, RuleId]] = {
    RALLY: rule("SK 3.1"),
    PREP_FIRE: rule("SK 3.2"),
    MOVEMENT: rule("SK 3.3"),
    DEFENSIVE_FIRE: rule("SK 3.4"),
    ADVANCING_FIRE: rule("SK 3.5"),
    ROUT: rule("SK 3.6a"),
    ADVANCE: rule("SK 3.7"),
    CLOSE_COMBAT: rule("SK 3.8a"),
}

WAS_CX: Final[str] = "was-cx"
"""It was CX when the movement phase began, so that it may not double-time (SK 3.3, M7)."""
WAS_PINNED: Final[str] = "was-pinned"
"""It was pinned in this player turn and is not pinned again (SK F15)."""
MOVING: Final[str] = "moving"
"""Its move is under way: it has spent MF and may be fired on as a mover (SK 3.3.3a, M17)."""
MOVED: Final[str] = "moved"
"""Of a unit: its move of this turn is over (SK M3). Of a weapon: it was carried on it (SK M9)."""
SHOT: Final[str] = "shot"
"""Of a mover: a firer and his attacks on it in its present hex, as in `shot:g1.2` (SK M14)."""
SWEPT: Final[str] = "swept"
"""Of a mover: the DRM of the residual attack it had in its present hex, as `swept:-2` (SK X4)."""
SPENT: Final[str] = "spent"
"""With halves of MF after a colon: what it has spent in its present hex (SK M14)."""
ASSAULT: Final[str] = "assault"
"""It moves by assault movement (SK 3.3assault)."""
ROAD_RATE: Final[str] = "road-rate"
"""It entered its woods-road hex at the road rate, so that the woods do not cover it (SK B6)."""
CARRIED: Final[str] = "carried"
"""Of a weapon, with the unit after a colon: who has carried it in this phase (SK M9)."""
RECOVERED: Final[str] = "recovered"
"""Of a weapon: it was recovered in this phase and is not transferred in it (SK M9)."""
PASSED_ON: Final[str] = "passed-on"
"""Of a weapon: it was handed over in this phase and is not handed over again (SK 3.1d, 3.7).

With a unit after a colon: that one had it and handed it on, and does not get it back.
"""
ADVANCED: Final[str] = "advanced"
"""It advanced in this turn (SK 3.7), so that an ambush may be (SK A2)."""
CAME_FROM: Final[str] = "came-from"
"""With a hex after a colon: whence it advanced in this phase, so that others go with it (SK A1)."""
HELPED: Final[str] = "helped"
"""Of a leader: he lent a hand to somebody who advanced with him (SK M8)."""
IN_CLOSE_COMBAT: Final[str] = "close-combat"
"""It advanced into an enemy's hex (SK 3.7)."""
ACTED: Final[str] = "acted"
"""It has done its one action of the rally phase (SK 3.1, R1)."""
TRIED: Final[str] = "tried"
"""Of a unit: it tried to rally, or with a weapon after a colon, to recover that one (SK R1).

Of a weapon: somebody tried to repair it in this phase (SK F17).
"""
MENDED: Final[str] = "mended"
"""Of a leader, with a weapon after a colon: he tried to repair that one in this phase (SK F17)."""
KEEPS_DM: Final[str] = "keeps-dm"
"""Its owner lets it keep its DM at the end of the rally phase (SK 3.1g)."""
SELF_RALLIED: Final[str] = "self-rallied"
"""A note: the first squad or half-squad that tried a self-rally in this phase (SK R3)."""
LONE_TRY: Final[str] = "lone-try"
"""A note: the squad or half-squad without the self-rally mark that tried one (SK 3.1e)."""
REINFORCED: Final[str] = "reinforced"
"""A note: the dice for the reinforcements of this turn are cast (SK V9)."""
DUE: Final[str] = "due"
"""Of a unit off the map: a dr has sent it, and it enters in this turn (SK V9)."""
HELD_BACK: Final[str] = "held-back"
"""Of a unit off the map: it is kept to enter in a later turn, as the scenario allows (SK V9)."""
FORFEITED: Final[str] = "forfeited"
"""It lost its own firepower to the weapons it used, for the fire phases that are left (SK F10)."""
DIRECTED: Final[str] = "directed"
"""Of a leader, with the firers after a colon: whom he directed (SK F7)."""
GUNNER: Final[str] = "gunner"
"""Of a leader: he used a weapon and has no leadership in this phase (SK F10)."""
KEPT_RATE: Final[str] = "kept-rate"
"""Of a weapon: it fired in this turn and kept its rate (SK F9)."""
KEPT_AGAIN: Final[str] = "kept-again"
"""Of a weapon marked First Fire: it kept its rate in this defensive fire phase (SK F9)."""
DOOMED: Final[str] = "doomed"
"""Of a weapon: its attack has used it up, and it goes when that is over (SK X8, F18)."""
ADVANCING_FIRED: Final[str] = "advancing-fired"
"""It fired in this advancing fire phase: its marker is not from the prep fire phase (SK 3.5)."""
USED: Final[str] = "used"
"""With a weapon after a colon: it used that in this phase, to fire or to destroy it (SK F10)."""
USED_UP: Final[str] = "used-up"
"""It prep fired a weapon that is gone since, or destroyed one, so that it stays (SK 3.2, 4.0)."""
ROUTED: Final[str] = "routed"
"""It has routed in this phase, or gone along with somebody who did (SK R5, R10)."""
SEEN_BY: Final[str] = "seen-by"
"""With an enemy after a colon: it was in his line of sight in this rout phase (SK R7)."""

FIRED_AT: Final[str] = "fired-at"
"""A note: the hexes that fired and those they fired at, as in `N5.P5,O6.P5` (SK F4)."""
ANSWERED: Final[str] = "answered"
"""A note: the ids of those who have fired at the movers since they last spent MF (SK M14)."""
FOUGHT: Final[str] = "fought"
"""A note: the hexes whose close combat of this phase is over (SK 3.8a)."""
FIGHTING: Final[str] = "fighting"
"""A note: the hex whose losses are falling at this moment (SK 3.8b)."""

LAST_THE_TURN: Final[frozenset[str]] = frozenset(
    [
        WAS_CX,
        DUE,
        HELD_BACK,
        WAS_PINNED,
        MOVED,
        ADVANCED,
        IN_CLOSE_COMBAT,
        FORFEITED,
        DIRECTED,
        KEPT_RATE,
        USED_UP,
    ]
)
"""The marks that go at the end of the player turn; all others go with the phase."""


def lasts(mark: str) -> bool:
    """Tell whether a mark stays on beyond its phase; what follows a colon does not matter."""
    return mark.partition(":")[0] in LAST_THE_TURN
