"""What holds of a close combat under way: who fights is in the hex, and on the right side of it."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.closeattack import CloseAttack, read_attack
from caposaldo.aslsk.closecombat import ChooseFight, HexFight, to_fight
from caposaldo.aslsk.designating import Against, AttackWith, Designate
from caposaldo.aslsk.parties import BESIDE
from caposaldo.aslsk.partlaws import Law, follows
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId


def choice_of_hex(game: Starter, frame: Step, _: Step) -> str:
    """There is a hex to choose (SK 3.8a)."""
    assert isinstance(frame, ChooseFight)
    return "" if to_fight(game.table) else "choice"


def fight_in_hex(game: Starter, frame: Step, _: Step) -> str:
    """Units of the hex attack its other units, and leaders stand beside their own (SK A3, A4)."""
    assert isinstance(frame, HexFight)
    table = game.table
    if not all(_is_pair(table, word) for word in frame.pairs):
        return "pairs"
    attacks = [read_attack(word) for word in frame.attacks]
    return "" if all(_is_attack(table, frame.hex, attack) for attack in attacks) else "attacks"


def _is_pair(table: StarterTable, word: str) -> bool:
    leader, _, head = word.partition(BESIDE)
    unit, other = table.units.get(UnitId(leader)), table.units.get(UnitId(head))
    if unit is None or not unit.leader:
        return False
    return not head or (other is not None and other.side == unit.side and not other.leader)


def _is_attack(table: StarterTable, hex: int, attack: CloseAttack) -> bool:
    here = {unit.id: unit.side for unit in table.here(hex)}
    ids = [*attack.attackers, *attack.targets]
    if len(set(ids)) < len(ids) or any(id not in here for id in ids):
        return False
    side = here[attack.attackers[0]]
    return all((here[id] == side) == (id in attack.attackers) for id in ids)


def attack_being_declared(game: Starter, frame: Step, _: Step) -> str:
    """Each unit could be named after those before it (SK A3)."""
    assert isinstance(frame, Designate)
    named = Designate(frame.side)
    if not follows(game, named, AttackWith(), frame.attackers):
        return "attackers"
    return "" if follows(game, named, Against(), frame.targets) else "targets"


FIGHTS: Final[dict[str, Law]] = {
    ChooseFight.KIND: choice_of_hex,
    HexFight.KIND: fight_in_hex,
    Designate.KIND: attack_being_declared,
}
