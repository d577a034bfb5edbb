"""Whether a group could be put together as it was thought of: the questions of it, asked ahead."""

from __future__ import annotations

from caposaldo.aslsk.advice.members import Volley
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.joining import cannot_join
from caposaldo.aslsk.leading import cannot_direct, cannot_shoot
from caposaldo.aslsk.table import StarterTable


def lawful(table: StarterTable, kind: str, side: str, volley: Volley) -> bool:
    """Tell whether every member and leader of an attack may join it, and it may be made."""
    group = Group(kind, side, volley.hex, tuple([str(id) for id in volley.targets]))
    for member in volley.members:
        if cannot_join(table, group, member.unit, member.weapon) is not None:
            return False
        group.members = (*group.members, member.id)
    for leader in volley.leaders:
        if cannot_direct(table, group, leader) is not None:
            return False
        group.leaders = (*group.leaders, str(leader))
    return cannot_shoot(table, group) is None
