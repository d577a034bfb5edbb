"""What each card would add to the fire of its group, at every enemy group: for the pages (6.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.faces import Face
from caposaldo.upfront.firepower import Aim, man_firepower, plain_firepower
from caposaldo.upfront.groups import Group
from caposaldo.upfront.reach import needed_by_side
from caposaldo.upfront.table import UpFrontTable

PLENTY: Final = 9
"""A need that no floor changes."""


def powers(table: UpFrontTable) -> dict[str, Face]:
    """Return the firepower of each group at each enemy group that it has any against, by card.

    `men` is what each card adds as the groups stand now, moved, wounded, crewed and flanking as
    they are; `boxed` the same against armour or a shield (28.3, 34.4); `reach` the highest need
    on a Fire card that the group meets (44.3, 50.3).
    """
    one, other = table.battle.sides
    found = {}
    for group in table.groups.values():
        for target in table.side(other if group.side == one else one):
            face = _power(table, group, target)
            if face:
                found[f"{group.id}>{target.id}"] = face
    return found


def _power(table: UpFrontTable, group: Group, target: Group) -> Face:
    total = plain_firepower(table, group, target)
    hard = any(man.hull is not None for man in target.men)
    if total <= 0 and not hard:
        return {}
    aim = Aim(table, group, target)
    face: Face = {}
    if total > 0:
        more = needed_by_side(table, group.side, PLENTY) - PLENTY
        face |= {"men": _shares(aim, group), "reach": total - more}
    boxed = _shares(aim.but(boxed=True), group) if hard else {}
    return face | {"boxed": boxed} if boxed else face


def _shares(aim: Aim, group: Group) -> dict[str, int]:
    found = {man.card.id: man_firepower(aim, man) for man in group.men}
    return {id: value for id, value in found.items() if value}
