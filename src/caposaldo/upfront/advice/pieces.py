"""The ordnance of a group: weapons of men, guns of vehicles, and what is carried (25.1, 30.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.mounted import guns_of
from caposaldo.upfront.advice.squads import Soldier, Squad
from caposaldo.upfront.battle import Box
from caposaldo.upfront.firepower import FIXED
from caposaldo.upfront.hulls import SECOND_GUN
from caposaldo.upfront.weapons import CANNOT, Secondary, Weapon


class Piece:
    """A piece of ordnance of a man: his weapon, a gun of his vehicle, or what he carries."""

    __slots__ = ("arm", "faust", "man", "weapon")

    def __init__(
        self, man: Soldier, weapon: Weapon | None, faust: Secondary | None = None, arm: str = ""
    ) -> None:
        self.man: Final = man
        self.weapon: Final = weapon
        self.faust: Final = faust
        self.arm: Final = arm

    @property
    def family(self) -> str:
        """What sort of weapon it is; a secondary one is of none."""
        return self.weapon.family if self.weapon is not None else ""

    @property
    def fixed(self) -> bool:
        """Whether it cannot fire while its group moves (12.12, 28.22, 30.1, 34.33)."""
        return self.weapon is None or self.weapon.moving == FIXED


def pieces(box: Box, squad: Squad) -> list[Piece]:
    """Return the ordnance of a group that can be served (25.1)."""
    found: list[Piece] = []
    for man in squad.men:
        face = man.face
        if man.vehicle is not None:
            found += [Piece(man, gun, None, arm) for arm, gun in guns_of(man)]
            continue
        if man.pinned or man.assists or face["heading"] or face["berserk"]:
            continue
        weapon = box.weapons.get(face["weapon"])
        if weapon is not None and weapon.ordnance:
            if not face["jammed"]:
                found.append(Piece(man, weapon))
            continue
        carried = box.secondary.get(face["secondary"])
        if carried is not None and any(step != CANNOT for step in carried.to_hit):
            found.append(Piece(man, None, carried, carried.code))
    return found


def named(box: Box, squad: Squad, word: str) -> Piece | None:
    """Return the piece a notation names: a man, or `f34:2` for a second gun."""
    id, _, second = word.partition(":")
    for piece in pieces(box, squad):
        if piece.man.id == id and (piece.arm == SECOND_GUN) == bool(second):
            return piece
    return None
