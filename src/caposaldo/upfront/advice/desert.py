"""What a surrender and the desert change for a judge: prisoners, mirages, mines (50.41, 52)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.chances import Chances
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Squad, relative
from caposaldo.upfront.groups import SURRENDERED
from caposaldo.upfront.nations import SURRENDER
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.surrender import OVER
from caposaldo.upfront.terrain import Terrain

LAID_DOWN: Final = 0.25  # what harm is worth to men who do nothing, and would get up again
CAPTURE: Final = 1.5  # how much more a prisoner is worth than a man killed (16.4)
RELIEF: Final = 0.5  # what men are worth who can fight again, of what they were
LAST_MEN: Final = 1.4  # how much more the last men on their feet count where groups surrender
FEW: Final = 2
MINED: Final = 0.35  # what a group loses in a real Minefield, for each of its men


def given_up(squad: Squad) -> bool:
    """Tell whether a group is in surrender (50.41)."""
    return SURRENDERED in squad.face["marks"]


def wavers(reading: Reading, squad: Squad) -> bool:
    """Tell whether a group is about to surrender: few of its men are still up (50.41, 50.42)."""
    if not 0 < len(squad.fit) <= FEW or len(squad.men) <= len(squad.fit):
        return False
    side, other = reading.side(squad), reading.foe if squad.side == reading.seat else reading.me
    if SURRENDER not in side["traits"] or any(man.vehicle is not None for man in squad.men):
        return False
    nation = reading.box.nations[side["nation"]]
    facing = nation.facing.get(other["nation"])
    if not nation.troops[side["troops"]].surrenders or (facing and not facing.surrenders):
        return False
    return all(note.partition(":")[0] != OVER for note in reading.table["notes"])


def to_be_had(reading: Reading, squad: Squad) -> bool:
    """Tell whether a group in surrender is close to somebody who can take it prisoner."""
    if not given_up(squad):
        return False
    for other in reading.against(squad):
        near = relative(other, other.stand, squad, squad.stand) == CLOSEST
        if near and any(man.vehicle is None for man in other.fit):
            return True
    return False


def is_there(chances: Chances, kind: Terrain) -> float:
    """Return the chance that terrain is what it seems (52.16, T1.5)."""
    return chances.black if kind.gamble else 1.0


def mines(chances: Chances, kind: Terrain) -> float:
    """Return the chance that a Minefield holds mines (52.11)."""
    return chances.black - chances.black_of(0) if kind.may_be_false else 1.0
