"""An AFV stopped while it moves: its Movement cards go, and it stands somewhere (28.441)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import BARE, DIRECTIONS, IMPOSED, TERRAIN, Group, Laid
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.verbs import UpFront, to_discards

STOPPED: Final = rule("UF 28.441")


def halt(game: UpFront, gid: str) -> None:
    """Take the Movement cards off an AFV that can go no farther; its range stays (28.441)."""
    table = game.table
    group = _settle_pending(game, table.groups[gid])
    if not group.moving:
        return
    at = max([at for at, laid in enumerate(group.laid) if laid.grounds], default=-1)
    above = [laid for laid in group.laid[at + 1 :] if laid.role in DIRECTIONS]
    others = tuple([laid for laid in group.laid[at + 1 :] if laid.role not in DIRECTIONS])
    ground: tuple[Laid, ...] = group.laid[: at + 1]
    if len(above) > 1 or _walled(table, ground):
        # The lower of two cards, or the Wall or Hill it was leaving, is turned over; everybody has
        # seen its face (8.1).
        lying = above[-2] if len(above) > 1 else ground[-1]
        spent = [laid for laid in (*ground, *above) if laid is not lying]
        stays: tuple[Laid, ...] = (Laid(lying.card, BARE),)
    else:
        spent, stays = list(above), ground
    table.put(group.but(laid=(*stays, *others)))
    to_discards(game, tuple(spent), group.side)
    game.tell("stopped", (STOPPED,), {"seat": group.side, "group": group.letter})
    for told in table.battle.hooks.halted:
        told(game, table.groups[gid])


def _settle_pending(game: UpFront, group: Group) -> Group:
    """Terrain the enemy has only just played is never reached, but a Minefield is (24.33).

    The mines have gone off already, so the AFV stands among them.
    """
    if IMPOSED not in group.marks:
        return group
    table = game.table
    at = max([at for at, laid in enumerate(group.laid) if laid.role == TERRAIN])
    kind = _kind(table, group.laid[at])
    mined = kind.mined and not kind.may_be_false
    marks = tuple([mark for mark in group.marks if mark != IMPOSED])
    spent = group.laid[:at] if mined else group.laid[at : at + 1]
    group = group.but(laid=tuple([laid for laid in group.laid if laid not in spent]), marks=marks)
    table.put(group)
    to_discards(game, spent, group.side, used=mined)
    if mined:
        for told in table.battle.hooks.halted:
            told(game, group)
    return table.groups[group.id]


def _walled(table: UpFrontTable, ground: tuple[Laid, ...]) -> bool:
    if not ground or ground[-1].role != TERRAIN:
        return False
    return _kind(table, ground[-1]).hull_down


def _kind(table: UpFrontTable, laid: Laid) -> Terrain:
    return table.battle.box.terrain[table.battle.deck[laid.card].terrain]
