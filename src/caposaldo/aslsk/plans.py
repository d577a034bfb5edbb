"""The plan of a side in a close combat: who may still attack, and who may be attacked (SK A3)."""

from __future__ import annotations

from caposaldo.aslsk.closeattack import CloseAttack, read_attack
from caposaldo.aslsk.parties import parties
from caposaldo.aslsk.phases import IN_CLOSE_COMBAT
from caposaldo.aslsk.standing import fight_under_way
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, number_of


def declared(game: Starter, side: str) -> list[CloseAttack]:
    """Return the attacks that a side has declared in the close combat under way."""
    table = game.table
    attacks = [read_attack(word) for word in fight_under_way(game).attacks]
    return [attack for attack in attacks if table.units[attack.attackers[0]].side == side]


def fresh(game: Starter, side: str) -> list[UnitId]:
    """Return the heads that may begin an attack now, if an enemy is left for it."""
    if not open_targets(game, side):
        return []
    attacks = declared(game, side)
    after = number_of(attacks[-1].attackers[0]) if attacks else 0
    return [id for id in able(game, side) if number_of(id) > after]


def able(game: Starter, side: str) -> list[UnitId]:
    """Return the heads that can attack and have not attacked yet, in their order (SK A3)."""
    table, fight = game.table, fight_under_way(game)
    busy = [id for attack in declared(game, side) for id in attack.attackers]
    heads = [
        id
        for id in parties(table, fight.hex, side, fight.pairs)
        if id not in busy and not table.units[id].broken
    ]
    return sorted(heads, key=number_of)


def open_targets(game: Starter, side: str) -> list[UnitId]:
    """Return the heads of the enemy that a side has not attacked yet, in their order (SK A3)."""
    table, fight = game.table, fight_under_way(game)
    attacked = [id for attack in declared(game, side) for id in attack.targets]
    heads = parties(table, fight.hex, table.battle.other(side), fight.pairs)
    return sorted([id for id in heads if id not in attacked], key=number_of)


def whole_attack(
    game: Starter, side: str, attackers: tuple[str, ...], targets: tuple[str, ...]
) -> CloseAttack:
    """Return the attack of some heads with all that are in their parties (SK A4)."""
    table, fight = game.table, fight_under_way(game)
    own = parties(table, fight.hex, side, fight.pairs)
    theirs = parties(table, fight.hex, table.battle.other(side), fight.pairs)
    return CloseAttack(
        tuple([id for head in attackers for id in own[UnitId(head)]]),
        tuple([id for head in targets for id in theirs[UnitId(head)]]),
    )


def obliged(game: Starter, side: str) -> list[UnitId]:
    """Return those who came into a melee in this turn and must still attack (SK 3.8c, A7)."""
    table, fight = game.table, fight_under_way(game)
    if fight.hex not in table.melee:
        return []
    together = parties(table, fight.hex, side, fight.pairs)
    return [
        head
        for head in fresh(game, side)
        if any(IN_CLOSE_COMBAT in table.units[id].marks for id in together[head])
    ]
