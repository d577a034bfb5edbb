"""Night: what the starshells light, and who sees whom (38.2, 38.4, 38.5, 38.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.ranges import CLOSEST, adjacent, relative_range, true_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

OBSERVE: Final = rule("UF 38.2")
STARSHELL: Final = rule("UF 38.5")
RETREAT: Final = rule("UF 38.7")


def lit(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a starshell lights a group (38.51)."""
    return any(_lights(shell, group) for shell in table.shells)


def _lights(shell: str, group: Group) -> bool:
    """A starshell stays at its letter and range number, whoever comes and goes (38.51)."""
    side, letter, range, _ = shell.split(" ")
    place = Group(side, letter, int(range), ())
    if group.side != side:
        return relative_range(group, place) == CLOSEST
    return group.range == place.range and (group.letter == letter or adjacent(group, place))


def halved_at_night(table: UpFrontTable, target: Group) -> bool:
    """Tell whether Fire cards are halved against this target (38.4, 38.52)."""
    return table.battle.night and not lit(table, target)


def seen(table: UpFrontTable, observer: str, target: str) -> bool:
    """Tell whether a group may act on another: by day, in light, or detected (38.2, 38.52)."""
    if not table.battle.night or f"{observer}>{target}" in table.turn.watched:
        return True
    return target in table.groups and lit(table, table.groups[target])


def cannot_attack(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why a group may not attack or infiltrate a target it has not seen (38.2)."""
    if seen(game.table, group.id, target.id):
        return None
    return Refusal("not-observed", OBSERVE, {"group": target.letter})


def cannot_retreat(game: UpFront, group: Group) -> Refusal | None:
    """Say why a group may not fall back: it sees no enemy whose range allows it (38.7)."""
    table = game.table
    if not table.battle.night:
        return None
    back = group.but(range=group.range - 1)
    for enemy in table.side(table.battle.enemy(group.side)):
        if true_range(back, enemy) >= 0 and seen(table, group.id, enemy.id):
            return None
    return Refusal("no-enemy-observed", RETREAT, {"group": group.letter})


def turn_ends(game: UpFront, side: str) -> None:
    """A starshell burns through two turns of the side it was fired at (38.5)."""
    table = game.table
    left = []
    for shell in table.shells:
        owner, letter, range, turns = shell.split(" ")
        if owner != side:
            left.append(shell)
        elif int(turns) > 1:
            left.append(f"{owner} {letter} {range} {int(turns) - 1}")
        else:
            game.tell("starshell-out", (STARSHELL,), {"seat": owner, "group": letter})
    table.shells = tuple(left)
