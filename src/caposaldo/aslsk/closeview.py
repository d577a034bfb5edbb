"""What an advance and a close combat attack will do, and what the table shows of a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from caposaldo.aslsk import ambush
from caposaldo.aslsk.advancecosts import (
    ADVANCE,
    allowance,
    cost,
    factors,
    leaders_ahead,
    takes_all,
)
from caposaldo.aslsk.advancing import AdvanceOrders
from caposaldo.aslsk.allowance import written as mf
from caposaldo.aslsk.closeattack import (
    RESULTS,
    CloseAttack,
    Reckoning,
    foretell,
    read_attack,
    written,
)
from caposaldo.aslsk.closecombat import ChooseFight, CloseCombats, HexFight, to_fight
from caposaldo.aslsk.designating import Designate
from caposaldo.aslsk.parties import parties
from caposaldo.aslsk.plans import open_targets, whole_attack
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier, total

Shown: TypeAlias = dict[str, object]


def preview_advance(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Foretell an advance: its cost, whom it exhausts, and the chances of an ambush (SK A1, A2)."""
    assert isinstance(frame, AdvanceOrders)
    if wanted.verb != "advance":
        return None
    table = game.table
    unit, hex = table.units[UnitId(wanted.args[0])], table.battle.ground.index[wanted.args[1]]
    leaders = leaders_ahead(table, unit, hex)
    price = cost(table, unit, hex)
    tired = takes_all(table, unit, price, leaders)
    fights = bool(table.enemies_in(hex, unit.side))
    surprise = fights and ambush.hides(table, hex)
    coming = unit.but(cx=unit.cx or tired)
    own = [*table.of_side(hex, unit.side), coming]
    listed = [
        Modifier(each.value // MF, each.rule, each.label) for each in factors(table, unit, leaders)
    ]
    return Preview(
        wanted.notation,
        ADVANCE,
        listed,
        ambush.terms(table, own) if surprise else [],
        ambush.chances(table, hex, unit.side, [coming]) if surprise else [],
        detail={
            "cost": mf(price),
            "allowance": mf(allowance(table, unit, leaders)),
            "cx": tired,
            "close_combat": fights,
            "ambush": surprise,
        },
    )


def preview_fight(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Foretell the ambush of the hex that is to be fought for (SK A2)."""
    assert isinstance(frame, ChooseFight)
    table = game.table
    hex = table.battle.ground.index[wanted.args[0]]
    if not ambush.may_be(table, hex):
        return Preview(wanted.notation, ambush.AMBUSHES, [], [], [])
    own = ambush.terms(table, table.of_side(hex, table.side))
    odds = ambush.chances(table, hex, table.side)
    return Preview(wanted.notation, ambush.AMBUSHES, [], own, odds)


def preview_attack(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Foretell the attack as it would be if it were declared with this word added (SK A5)."""
    assert isinstance(frame, Designate)
    attackers, targets = frame.attackers, frame.targets
    if wanted.verb == "attack":
        attackers = (*attackers, wanted.args[0])
        only = open_targets(game, frame.side)
        targets = (only[0],) if len(only) == 1 else ()
    elif wanted.verb == "against":
        targets = (*targets, wanted.args[0])
    if not attackers or not targets or wanted.verb == "done":
        return None
    fight = game.stack[-2]
    assert isinstance(fight, HexFight)
    attack = whole_attack(game, frame.side, attackers, targets)
    sums = Reckoning(game.table, attack, fight.ambusher)
    kill = Modifier(sums.kill, RESULTS, "kill-number", {"odds": sums.name})
    return Preview(
        wanted.notation,
        RESULTS,
        [kill],
        sums.modifiers,
        foretell(game.table, attack, sums),
        detail=_sums(attack, sums),
    )


def _sums(attack: CloseAttack, sums: Reckoning) -> Shown:
    return {
        "attackers": [*attack.attackers],
        "targets": [*attack.targets],
        "attack": written(sums.attack),
        "defence": written(sums.defence),
        "odds": sums.name,
        "kill": sums.kill,
        "drm": total(sums.modifiers),
    }


def show_phase(game: Starter, frame: Step) -> Shown:
    """Show where close combat is still to be fought, and ATT's chances of an ambush there."""
    assert isinstance(frame, CloseCombats)
    table = game.table
    return {
        "close_combats": [
            {
                "hex": table.battle.name(hex),
                "ambush": [each.data() for each in ambush.chances(table, hex, table.side)]
                if ambush.may_be(table, hex)
                else [],
            }
            for hex in to_fight(table)
        ]
    }


def show_fight(game: Starter, frame: Step) -> Shown:
    """Show the fight under way: parties, ambush, and the attacks declared with their chances."""
    assert isinstance(frame, HexFight)
    table = game.table
    return {
        "close_combat": {
            "hex": table.battle.name(frame.hex),
            "ambusher": frame.ambusher,
            "parties": {
                side: [list(each) for each in parties(table, frame.hex, side, frame.pairs).values()]
                for side in table.battle.sides
            },
            "attacks": [_declared(table, word, frame.ambusher) for word in frame.attacks],
            "attackers": [],
            "targets": [],
        }
    }


def show_designating(game: Starter, frame: Step) -> Shown:
    """Show the attack that is being declared beside those declared already."""
    assert isinstance(frame, Designate)
    fight = game.stack[-2]
    shown = show_fight(game, fight)["close_combat"]
    assert isinstance(shown, dict)
    shown.update({"attackers": [*frame.attackers], "targets": [*frame.targets]})
    return {"close_combat": shown}


def _declared(table: StarterTable, word: str, ambusher: str) -> Shown:
    attack = read_attack(word)
    sums = Reckoning(table, attack, ambusher)
    return {
        **_sums(attack, sums),
        "side": table.units[attack.attackers[0]].side,
        "modifiers": [modifier.data() for modifier in sums.modifiers],
        "chances": [each.data() for each in foretell(table, attack, sums)],
    }


PREVIEWS: Final[dict[str, Callable[[Starter, Step, Action], Preview | None]]] = {
    AdvanceOrders.KIND: preview_advance,
    ChooseFight.KIND: preview_fight,
    Designate.KIND: preview_attack,
}
SHOWS: Final[dict[str, Callable[[Starter, Step], dict[str, object]]]] = {
    CloseCombats.KIND: show_phase,
    HexFight.KIND: show_fight,
    Designate.KIND: show_designating,
}
