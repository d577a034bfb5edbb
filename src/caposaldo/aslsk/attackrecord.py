"""An attack by fire as a value: who fires what at whom, and what became of it (SK 5.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackkinds import PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.effects import NOTHING, Effect
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.markedfire import ANSWERS, unit_kind, weapon_kind
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId

NO_EFFECT: Final[Effect] = Effect(NOTHING, NOTHING, 0)


class Attack:
    """One attack, never changed but replaced.

    `targets` are the units attacked, nobody named meaning everybody there. `firers` are squads and
    half-squads with their own firepower, and leaders who help another with a machine gun; `leaders`
    those who direct. `value` is the firepower of what nobody fires: residual, a charge.
    `protective` are those of the firers who use final protective fire while others do not.
    """

    __slots__ = (
        "firers",
        "hex",
        "kind",
        "leaders",
        "protective",
        "side",
        "targets",
        "value",
        "weapons",
    )

    def __init__(
        self,
        kind: str,
        side: str,
        hex: int,
        targets: tuple[UnitId, ...] = (),
        firers: tuple[UnitId, ...] = (),
        weapons: tuple[WeaponId, ...] = (),
        leaders: tuple[UnitId, ...] = (),
        value: int = 0,
        protective: tuple[UnitId, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.side: Final = side
        self.hex: Final = hex
        self.targets: Final = targets
        self.firers: Final = firers
        self.weapons: Final = weapons
        self.leaders: Final = leaders
        self.value: Final = value
        self.protective: Final = protective

    def by(
        self,
        firers: tuple[UnitId, ...],
        weapons: tuple[WeaponId, ...],
        leaders: tuple[UnitId, ...] = (),
    ) -> Attack:
        """Return the same attack by others, or by some of its firers only."""
        left = tuple([id for id in self.protective if id in firers])
        return Attack(
            self.kind, self.side, self.hex, self.targets, firers, weapons, leaders, self.value, left
        )


class Resolved:
    """What became of an attack.

    `column` is the one used after `shift` places to the left by cowering, `start` the one before;
    `effect` the gravest result. `kept` weapons kept their rate, `broken` ones malfunctioned or
    were removed. `blocked` says that there was no line of sight: then nobody was attacked.
    """

    __slots__ = ("blocked", "broken", "column", "drm", "effect", "kept", "roll", "shift", "start")

    def __init__(
        self,
        roll: Roll,
        start: int = NO_COLUMN,
        shift: int = 0,
        column: int = NO_COLUMN,
        drm: int = 0,
        effect: Effect = NO_EFFECT,
        kept: tuple[WeaponId, ...] = (),
        broken: tuple[WeaponId, ...] = (),
        blocked: bool = False,
    ) -> None:
        self.roll: Final = roll
        self.start: Final = start
        self.shift: Final = shift
        self.column: Final = column
        self.drm: Final = drm
        self.effect: Final = effect
        self.kept: Final = kept
        self.broken: Final = broken
        self.blocked: Final = blocked

    @property
    def cowered(self) -> bool:
        """Whether the firers cowered (SK F8)."""
        return self.shift > 0

    def keeping(self, kept: tuple[WeaponId, ...]) -> Resolved:
        """Return the same with other weapons that kept their rate."""
        return Resolved(
            self.roll,
            self.start,
            self.shift,
            self.column,
            self.drm,
            self.effect,
            kept,
            self.broken,
            self.blocked,
        )


def targets_of(table: StarterTable, attack: Attack) -> list[Unit]:
    """Return whom an attack hits: those named, else everybody there (SK F11).

    A melee is hit as a whole, friend and foe; otherwise one's own units are not fired on.
    """
    if attack.targets:
        found = [table.units[id] for id in attack.targets]
        return [unit for unit in found if unit.place == attack.hex]
    if attack.hex in table.melee:
        return table.here(attack.hex)
    return table.enemies_in(attack.hex, attack.side)


def users_of(table: StarterTable, attack: Attack) -> list[Unit]:
    """Return the units that take part with their own firepower or with a weapon."""
    found = [table.units[id] for id in attack.firers]
    for id in attack.weapons:
        holder = table.weapons[id].holder
        if holder and UnitId(holder) not in attack.firers:
            user = table.units[UnitId(holder)]
            if user not in found:
                found.append(user)
    return found


def origins(table: StarterTable, attack: Attack) -> list[int]:
    """Return the hexes an attack comes from, in order."""
    return sorted({unit.place for unit in users_of(table, attack)})


def kind_of_unit(attack: Attack, unit: Unit) -> str:
    """Return the kind of a unit's own fire in an attack; at movers its marker tells it."""
    return unit_kind(unit) if attack.kind in ANSWERS else attack.kind


def kind_of_weapon(table: StarterTable, attack: Attack, weapon: Weapon) -> str:
    """Return the kind of a weapon's fire in an attack; at movers its marker tells it."""
    if attack.kind not in ANSWERS or not weapon.holder:
        return attack.kind
    return weapon_kind(weapon, table.units[UnitId(weapon.holder)])


def kinds_of_weapons(table: StarterTable, attack: Attack) -> list[str]:
    """Return the kind of fire of each weapon of an attack."""
    return [kind_of_weapon(table, attack, table.weapons[id]) for id in attack.weapons]


def nature(table: StarterTable, attack: Attack) -> str:
    """Return the kind by which an attack is called: at movers that of its most spent firer."""
    if attack.kind not in ANSWERS:
        return attack.kind
    own = [kind_of_unit(attack, table.units[id]) for id in attack.firers]
    found = [*own, *kinds_of_weapons(table, attack)]
    for kind in (PROTECTIVE, SUBSEQUENT):
        if kind in found:
            return kind
    return attack.kind
