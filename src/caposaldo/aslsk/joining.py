"""Who may join a fire group, and why not (SK F2, F4, F5, F10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.attackkinds import PROTECTIVE
from caposaldo.aslsk.attackrecord import Attack, kind_of_unit, kind_of_weapon, origins
from caposaldo.aslsk.chains import CHAIN, chains
from caposaldo.aslsk.crew import cannot_help
from caposaldo.aslsk.firegroup import Group, attack_of, rank_of
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.firepower import FAR
from caposaldo.aslsk.firing import full_reach
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import NOTHING, StarterTable
from caposaldo.aslsk.together import TOGETHER, is_follow_up, too_late
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.weaponuse import overuse
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

GROUP: Final[RuleId] = rule("SK 5.4")
RANGE: Final[RuleId] = rule("SK F2")
SIGHT: Final[RuleId] = rule("SK 3.2los")


class Add(Act):
    """Let a unit's own fire, or a weapon, join the group."""

    VERB: ClassVar[str] = "add"
    WORDS: ClassVar[int] = 1
    SURE: ClassVar[bool] = True

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Group)
        if frame.leaders:
            return []
        table = game.table
        attack = attack_of(table, frame)
        found: list[Words] = []
        for unit, weapon in _in_reach(table, frame):
            id = unit.id if weapon is None else weapon.id
            stopped = _cannot_be_next(table, frame, id)
            if (stopped or stops_joining(table, attack, unit, weapon)) is None:
                found.append((id,))
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Group)
        table = game.table
        id = words[0]
        unit, weapon = member(table, id)
        if unit is None:
            return _unknown(table, id)
        if unit.side != frame.side or not unit.on_map:
            return Refusal("not-your-unit", GROUP, {"unit": id})
        return _cannot_be_next(table, frame, id) or cannot_join(table, frame, unit, weapon)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Group)
        frame.members = (*frame.members, words[0])


def _in_reach(table: StarterTable, group: Group) -> list[tuple[Unit, Weapon | None]]:
    """Return the units and weapons that may be thought of: near enough and, if told, in sight."""
    helps = any(_is_manned_by_leader(table, id) for id in group.members)
    ranges = table.battle.ground.ranges_from(group.hex)
    told, seen = tells_sight(table), dict[int, bool]()
    found: list[tuple[Unit, Weapon | None]] = []
    for unit in table.on_map(group.side):
        place = unit.place
        if told and place not in seen:
            seen[place] = in_sight(table, place, group.hex)
        if told and not seen[place]:
            continue
        if helps if unit.leader else ranges[place] <= full_reach(unit, None):
            found.append((unit, None))
        for id in table.arms.get(unit.id, NOTHING):
            weapon = table.weapons[id]
            if ranges[place] <= full_reach(unit, weapon):
                found.append((unit, weapon))
    return found


def _cannot_be_next(table: StarterTable, group: Group, id: str) -> Refusal | None:
    """Refuse a member out of turn: each group is put together in one way."""
    if id in group.members:
        return Refusal("already-in-group", GROUP, {"unit": id})
    if group.leaders:
        return Refusal("leaders-come-last", GROUP, {"unit": id})
    if group.members and rank_of(table, id) < rank_of(table, group.members[-1]):
        return Refusal("members-in-order", GROUP, {"unit": id})
    return None


def member(table: StarterTable, id: str) -> tuple[Unit | None, Weapon | None]:
    """Return who a member is: a unit with its own fire, or a weapon with the unit that has it."""
    weapon = table.weapons.get(WeaponId(id))
    if weapon is not None:
        return table.units.get(UnitId(weapon.holder)), weapon
    return table.units.get(UnitId(id)), None


def can_fire(
    table: StarterTable,
    kind: str,
    unit: Unit,
    weapon: Weapon | None,
    hex: int,
    targets: tuple[UnitId, ...],
) -> Refusal | None:
    """Say why a unit's own fire, or its weapon's, cannot be aimed at a hex by anybody's rules."""
    barred = KINDS[kind].bar(table, unit, weapon, hex, targets)
    if barred is not None:
        return barred
    name = table.battle.name
    away = table.battle.ground.distance(unit.place, hex)
    if away > KINDS[kind].reach(table, unit, weapon):
        id = unit.id if weapon is None else weapon.id
        return Refusal("out-of-range", RANGE, {"unit": id, "hex": name(hex)})
    if tells_sight(table) and not in_sight(table, unit.place, hex):
        return Refusal("out-of-sight", SIGHT, {"from": name(unit.place), "hex": name(hex)})
    return _too_far_alone(table, unit, weapon, away)


def _unknown(table: StarterTable, id: str) -> Refusal:
    if WeaponId(id) in table.weapons:
        return Refusal("nobody-has-it", rule("SK 4.0"), {"weapon": id})
    return Refusal("no-such-unit", GROUP, {"unit": id})


def cannot_join(
    table: StarterTable, group: Group, unit: Unit, weapon: Weapon | None
) -> Refusal | None:
    """Say why a unit's own fire, or its weapon's, cannot join a group as it stands."""
    return stops_joining(table, attack_of(table, group), unit, weapon)


def stops_joining(
    table: StarterTable, attack: Attack, unit: Unit, weapon: Weapon | None
) -> Refusal | None:
    """Say the same of an attack as it stands."""
    if unit.leader and weapon is None:
        kind = kind_of_unit(attack, unit)
        return cannot_help(table, unit, kind, attack.weapons, attack.firers)
    return (
        can_fire(table, attack.kind, unit, weapon, attack.hex, attack.targets)
        or _overused(table, attack, unit, weapon)
        or _apart(table, attack, unit, weapon)
        or _unlinked(table, attack, unit)
    )


def _overused(
    table: StarterTable, attack: Attack, unit: Unit, weapon: Weapon | None
) -> Refusal | None:
    """Refuse what costs a unit more than it has (SK F10)."""
    own = [id for id in attack.weapons if table.weapons[id].holder == unit.id]
    if weapon is None:
        return overuse(table, unit, kind_of_unit(attack, unit), True, own)
    kind = kind_of_weapon(table, attack, weapon)
    return overuse(table, unit, kind, unit.id in attack.firers, [*own, weapon.id])


def _apart(
    table: StarterTable, attack: Attack, unit: Unit, weapon: Weapon | None
) -> Refusal | None:
    """Let those of one hex fire together, and a weapon with its rate by itself (SK F4).

    By the player aid (`kept_rate_fire = free`) such a weapon may fire with others too.
    """
    members = [*attack.firers, *attack.weapons]
    free = table.battle.options.rate_joins
    if weapon is not None and is_follow_up(unit, weapon):
        alone = free or not members or _must_fire_all(attack, unit)
        return None if alone else Refusal("fires-by-itself", TOGETHER, {"weapon": weapon.id})
    for id in () if free else attack.weapons:
        user = table.units[UnitId(table.weapons[id].holder)]
        if is_follow_up(user, table.weapons[id]) and not _must_fire_all(attack, user):
            return Refusal("fires-by-itself", TOGETHER, {"weapon": id})
    if KINDS[attack.kind].fires_again(table, attack, unit, weapon):
        return None
    return too_late(table, unit.place, attack.hex)


def _must_fire_all(attack: Attack, unit: Unit) -> bool:
    """Tell whether a unit uses FPF in an attack, and so every gun it can (SK 3.3.3c)."""
    return unit.id in attack.firers and kind_of_unit(attack, unit) == PROTECTIVE


def _unlinked(table: StarterTable, attack: Attack, unit: Unit) -> Refusal | None:
    """Refuse a member whom nobody can link to the others (SK F5)."""
    hexes = origins(table, attack)
    if not hexes or len(chains(table, [*hexes, unit.place])) == 1:
        return None
    if _has_neighbour(table, unit.place):
        links = [*hexes, unit.place, *_firing_hexes(table, attack)]
        for linked in chains(table, links):
            if unit.place in linked and hexes[0] in linked:
                return None
    return Refusal("no-chain", CHAIN, {"hex": table.battle.name(unit.place)})


def _has_neighbour(table: StarterTable, hex: int) -> bool:
    """Tell whether anybody stands next to a hex, without whom it cannot be linked to another."""
    return any(other in table.stacks for other in table.battle.ground.neighbours[hex])


def _firing_hexes(table: StarterTable, attack: Attack) -> list[int]:
    """Return the hexes from which somebody could fire at the target."""
    found: list[int] = []
    for unit in table.on_map(attack.side):
        if unit.place in found:
            continue
        arms: list[Weapon | None] = [] if unit.leader else [None]
        arms += table.held(unit.id)
        for weapon in arms:
            if can_fire(table, attack.kind, unit, weapon, attack.hex, attack.targets) is None:
                found.append(unit.place)
                break
    return found


def _too_far_alone(
    table: StarterTable, unit: Unit, weapon: Weapon | None, away: int
) -> Refusal | None:
    """Refuse a machine gun beyond 16 hexes without a leader who might direct it (SK F2)."""
    if weapon is None or away <= FAR or may_be_directed(table, unit):
        return None
    return Refusal("far-without-leader", RANGE, {"weapon": weapon.id})


def may_be_directed(table: StarterTable, unit: Unit) -> bool:
    """Tell whether there is a leader with a unit who is fit to direct (SK F7)."""
    for other in table.of_side(unit.place, unit.side):
        if other.leader and other.id != unit.id and not other.broken and not other.pinned:
            return True
    return False


def _is_manned_by_leader(table: StarterTable, id: str) -> bool:
    unit, weapon = member(table, id)
    return weapon is not None and unit is not None and unit.leader
