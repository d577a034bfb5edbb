"""From the declaration to the shots: lines are traced, who sees nothing drops out (SK B7)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attack import resolve, waste
from caposaldo.aslsk.attackrecord import Attack, origins, targets_of
from caposaldo.aslsk.breakdown import scrap
from caposaldo.aslsk.chains import chains, part
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.rules import Fact, RuleId, rule

DROP_OUT: Final[RuleId] = rule("SK F5")


def declare(game: Starter, attack: Attack) -> None:
    """Make a declared attack, as several where sight has broken its chain (SK F5, B7)."""
    table, arms = game.table, attack.weapons
    after = KINDS[attack.kind].after
    void = KINDS[attack.kind].void(table, attack)
    if void is not None:
        after(game, void, waste(game, void, "fire-lost-nearer-enemy"))
        attack = attack.by(
            tuple([id for id in attack.firers if id not in void.firers]),
            tuple([id for id in attack.weapons if id not in void.weapons]),
            tuple([id for id in attack.leaders if id not in void.leaders]),
        )
    hexes = origins(table, attack)
    blind = [hex for hex in hexes if not in_sight(table, hex, attack.hex)]
    parts = chains(table, [hex for hex in hexes if hex not in blind])
    groups = [part(table, attack, linked) for linked in parts]
    unseeing = part(table, attack, blind)
    if groups and (blind or len(groups) > 1):
        facts: dict[str, Fact] = {"hex": table.battle.name(attack.hex), "count": len(groups)}
        left = [table.battle.name(hex) for hex in blind]
        game.tell("group-split", (DROP_OUT,), {**facts, "hexes": left, "out": len(blind)})
    for group in groups:
        # A part may find nobody left: its fire is lost like one that sees nothing.
        fired = resolve(game, group) if targets_of(table, group) else waste(game, group)
        after(game, group, fired)
    if blind:
        after(game, unseeing, waste(game, unseeing))
    scrap(game, arms)
