"""What a fire group would do if it shot now: the whole sum and the exact odds (SK 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.aslsk.attack import Forecast, foretell
from caposaldo.aslsk.attackrecord import Attack, nature
from caposaldo.aslsk.dice import ALL_ROLLS
from caposaldo.aslsk.fates import fates
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.firepower import written
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.joining import Add
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.leading import Direct, Shoot
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.weaponodds import weapon_odds
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import RuleId, rule

TABLE: Final[RuleId] = rule("SK 5.1")
ROLLS: Final[int] = len(ALL_ROLLS)


def preview(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Show the attack as it would be made with this answer; adding counts as shooting then."""
    assert isinstance(frame, Group)
    table = game.table
    group = Group(frame.kind, frame.side, frame.hex, frame.targets, frame.members, frame.leaders)
    if wanted.verb == Add.VERB:
        group.members = (*frame.members, *wanted.args)
    elif wanted.verb == Direct.VERB:
        group.leaders = (*frame.leaders, *wanted.args)
    elif wanted.verb != Shoot.VERB:
        return None
    return show(table, attack_of(table, group), wanted.notation)


def show(table: StarterTable, attack: Attack, notation: str) -> Preview:
    """Show an attack that is not made yet.

    Where sight is not told, its lines count as clear and unhindered, and the detail says so.
    """
    told = tells_sight(table)
    found = foretell(table, attack, told)
    odds = [Outcome(f"result-{key}", number, ROLLS) for key, number in found.chances.items()]
    reveals = "" if told else "sight"
    detail = _detail(table, attack, found, told)
    factors, terms = found.strength.factors, found.modifiers
    return Preview(notation, TABLE, factors, terms, odds, reveals, detail)


def _detail(table: StarterTable, attack: Attack, found: Forecast, told: bool) -> dict[str, object]:
    columns = table.battle.box.tables.fire.columns
    return {
        "kind": nature(table, attack),
        "hex": table.battle.name(attack.hex),
        "fp": written(found.strength.total),
        "column": 0 if found.column == NO_COLUMN else columns[found.column],
        "drm": found.drm,
        "cowering": found.shift,
        "sight": "clear" if told else "untold",
        **fates(table, attack, found.column, told),
        "weapons": weapon_odds(table, attack),
        **KINDS[attack.kind].detail(table, attack, told),
    }


PREVIEWS: Final[dict[str, Callable[[Starter, Step, Action], Preview | None]]] = {
    Group.KIND: preview
}
