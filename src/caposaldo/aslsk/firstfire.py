"""Defensive first fire: DEF answers whatever MF are spent, before the mover goes on (3.3.3a)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.answers import begin_round
from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.attack import resolve
from caposaldo.aslsk.attackkinds import FIRST, FLAME
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.declaring import declare
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.firing import full_reach
from caposaldo.aslsk.firstfiring import FIRST_FIRE, may_answer
from caposaldo.aslsk.flamethrower import Flame
from caposaldo.aslsk.phases import SHOT, SPENT, SWEPT
from caposaldo.aslsk.residual import aimed_at, note_strike
from caposaldo.aslsk.shots import forget_shots, spent_here
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tracks import figure
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.view import Shows
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

ANSWER: Final[RuleId] = rule("SK M13")


def spent(game: Starter, movers: tuple[UnitId, ...], hex: int, mf: int) -> None:
    """Let residual strike those who spent MF in a hex, then ask DEF who fires at them (SK M13)."""
    table = game.table
    begin_round(table)
    for id in movers:
        unit = table.units[id]
        if figure(unit, SPENT) == mf:
            # It has just come into the hex: what was counted in the one before is over.
            forget_shots(game, unit, (SHOT, SWEPT))
    strike = aimed_at(table, movers, hex)
    if strike is not None:
        note_strike(game, strike)
        resolve(game, strike)
    frame = FirstFire(movers, hex)
    if frame.waiting(game):
        game.push(frame)


class FirstFire(Ask):
    """DEF is asked, as long as somebody can fire at those who spent MF (SK 3.3.3a)."""

    KIND: ClassVar[str] = "aslsk.first_fire"
    PROMPT: ClassVar[str] = "first-fire"
    FIELDS: ClassVar[tuple[str, ...]] = ("movers", "hex")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, int)

    def __init__(self, movers: tuple[str, ...], hex: int) -> None:
        self.movers: Final = movers
        self.hex: Final = hex

    def seat(self, game: Starter) -> str:
        return game.table.enemy

    def rule(self, game: Starter) -> RuleId:
        return FIRST_FIRE

    def facts(self, game: Starter) -> Facts:
        there = self.there(game.table)
        least = min([spent_here(unit) for unit in there], default=0)
        return {
            "units": [unit.id for unit in there],
            "count": len(there),
            "hex": game.table.battle.name(self.hex),
            "mf": least,
        }

    def waiting(self, game: Starter) -> bool:
        return next(iter(answering(game.table, self)), None) is not None

    def run(self, game: Starter) -> None:
        game.finish(self)

    def there(self, table: StarterTable) -> list[Unit]:
        """Return the movers who are still in the hex, broken or not."""
        units = [table.units[UnitId(id)] for id in self.movers]
        return [unit for unit in units if unit.place == self.hex]


def answering(table: StarterTable, frame: FirstFire) -> Iterable[str]:
    """Give the units and weapons that could fire at the movers now; sight counts where it is told.

    A flamethrower is among them, although it attacks by itself.
    """
    targets = tuple([unit.id for unit in frame.there(table)])
    if not targets:
        return
    distance = table.battle.ground.distance
    for unit in table.on_map(table.enemy):
        if unit.broken:
            continue
        away = distance(unit.place, frame.hex)
        arms: list[Weapon | None] = [] if unit.leader else [None]
        if unit.id in table.arms:
            arms += table.held(unit.id)
        for weapon in arms:
            if away <= full_reach(unit, weapon) and may_answer(
                table, unit, weapon, frame.hex, targets
            ):
                yield unit.id if weapon is None else weapon.id


class Open(Act):
    """Begin a fire group against those who spent MF."""

    VERB: ClassVar[str] = "open"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, FirstFire)
        table = game.table
        for id in answering(table, frame):
            weapon = table.weapons.get(WeaponId(id))
            if weapon is None or weapon.type.kind != FT:
                return None
        return Refusal("nobody-can-fire", FIRST_FIRE, {"hex": table.battle.name(frame.hex)})

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, FirstFire)
        targets = tuple([unit.id for unit in frame.there(game.table)])
        game.push(Group(FIRST, game.table.enemy, frame.hex, targets))


class FlameAtMovers(Flame):
    """Fire a flamethrower at those who spent MF, and at nobody else (SK M13)."""

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, FirstFire)
        table = game.table
        targets = tuple([unit.id for unit in frame.there(table)])
        found: list[Words] = []
        for weapon in table.weapons.values():
            if weapon.type.kind != FT or not weapon.holder:
                continue
            user = table.units[UnitId(weapon.holder)]
            if user.side == table.enemy and may_answer(table, user, weapon, frame.hex, targets):
                found.append((weapon.id, table.battle.name(frame.hex)))
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, FirstFire)
        if words[1] != game.table.battle.name(frame.hex):
            return Refusal("only-at-movers", ANSWER, {"hex": words[1]})
        return super().obstacle(game, frame, words)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, FirstFire)
        table = game.table
        targets = tuple([unit.id for unit in frame.there(table)])
        weapon = (WeaponId(words[0]),)
        declare(game, Attack(FLAME, table.enemy, frame.hex, targets, (), weapon))


class Hold(Act):
    """Let the movers go on; no more fire answers what they spent."""

    VERB: ClassVar[str] = "hold"

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        game.finish(frame)


def shows(game: Starter, frame: Step) -> dict[str, object]:
    """Show who may be fired at, what they spent, and which counters could fire."""
    assert isinstance(frame, FirstFire)
    table = game.table
    there = frame.there(table)
    return {
        "first_fire": {
            "hex": table.battle.name(frame.hex),
            "movers": [unit.id for unit in there],
            "mf": {unit.id: spent_here(unit) for unit in there},
            "firers": list(answering(table, frame)),
        }
    }


FRAMES: Final[list[type[Step]]] = [FirstFire]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    FirstFire.KIND: (Open(), FlameAtMovers(), Hold())
}
SHOWS: Final[dict[str, Shows]] = {FirstFire.KIND: shows}
