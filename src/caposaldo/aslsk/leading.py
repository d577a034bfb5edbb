"""A leader directs the group, the group shoots, or is given up (SK F7, F5, F1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.attackrecord import Attack, origins, users_of
from caposaldo.aslsk.chains import CHAIN, chains
from caposaldo.aslsk.declaring import declare
from caposaldo.aslsk.direction import DIRECTION, directed_before
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.firekinds import KINDS
from caposaldo.aslsk.firepower import FAR, FIREPOWER, RANGE, strength
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.joining import Add, member
from caposaldo.aslsk.phases import ADVANCING_FIRE, DEFENSIVE_FIRE, GUNNER
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.together import is_follow_up
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

GROUP: Final[RuleId] = rule("SK 5.4")
USE: Final[RuleId] = rule("SK F10")


class Direct(Act):
    """Let a leader direct those of the group who fire from his hex (SK F7)."""

    VERB: ClassVar[str] = "direct"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Group)
        table = game.table
        hexes = origins(table, attack_of(table, frame))
        return [
            (unit.id,) for hex in hexes for unit in table.of_side(hex, frame.side) if unit.leader
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Group)
        return cannot_direct(game.table, frame, words[0])

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Group)
        frame.leaders = (*frame.leaders, words[0])


def cannot_direct(table: StarterTable, group: Group, id: str) -> Refusal | None:
    """Say why a leader cannot direct a group as it stands (SK F7)."""
    leader = table.units.get(UnitId(id))
    facts = {"unit": id}
    if leader is None:
        return Refusal("no-such-unit", DIRECTION, facts)
    if leader.side != group.side or not leader.leader:
        return Refusal("not-your-leader", DIRECTION, facts)
    if not good_order(table, leader) or leader.pinned:
        return Refusal("leader-shaken", DIRECTION, facts)
    attack = attack_of(table, group)
    if leader.place not in origins(table, attack):
        return Refusal("nobody-in-his-hex", DIRECTION, facts)
    if any(table.units[UnitId(other)].place == leader.place for other in group.leaders):
        return Refusal("hex-is-directed", DIRECTION, {"hex": table.battle.name(leader.place)})
    if group.leaders and leader.rank < table.units[UnitId(group.leaders[-1])].rank:
        return Refusal("members-in-order", GROUP, facts)
    return _has_had_his_turn(table, attack, leader)


def _has_had_his_turn(table: StarterTable, attack: Attack, leader: Unit) -> Refusal | None:
    """Refuse a second direction, but of the same firers who fire again (SK F7)."""
    users = [table.weapons[id].holder for id in attack.weapons]
    if GUNNER in leader.marks or leader.id in users or leader.id in attack.firers:
        return Refusal("leader-fires-weapon", USE, {"unit": leader.id})
    before = directed_before(leader)
    if not before or (table.phase == ADVANCING_FIRE and not leader.fire):
        return _has_manned_a_gun(table, leader) if leader.fire else None
    if _are_the_same(table, attack, before):
        return None
    now = [*attack.firers, *attack.weapons]
    weapons = [table.weapons[id] for id in attack.weapons]
    again = [is_follow_up(table.units[UnitId(weapon.holder)], weapon) for weapon in weapons]
    if again and all(again) and set(now) <= set(before):
        return None
    return Refusal("leader-has-directed", DIRECTION, {"unit": leader.id})


def _has_manned_a_gun(table: StarterTable, leader: Unit) -> Refusal | None:
    """Refuse one who is marked for a weapon that he fired himself in this turn (SK F10).

    By the player aid (`gunner_direction = phase`) it costs him the leadership of that phase only,
    so that DEF's gunner of first fire directs in the defensive fire phase.
    """
    later = table.phase == DEFENSIVE_FIRE
    if later and table.battle.options.gunner_directs_later:
        return None
    return Refusal("gunner-is-marked", USE, {"unit": leader.id})


def _are_the_same(table: StarterTable, attack: Attack, before: list[str]) -> bool:
    """Tell whether the units that a leader directed before fire again, all of them and no others.

    Each fires again with something it fired then; a gun may have been lost, or come in addition.
    """
    now = [*attack.firers, *attack.weapons]
    users = {unit.id for unit in users_of(table, attack)}
    firing = {user.id for user in _users(table, [id for id in now if id in before])}
    return users == firing == {user.id for user in _users(table, before)}


def _users(table: StarterTable, members: list[str]) -> list[Unit]:
    """Return the units behind members of a group, as far as they are still in somebody's hands."""
    found = [member(table, id)[0] for id in members]
    return [unit for unit in found if unit is not None]


class Shoot(Act):
    """Declare the attack of the group, and make it."""

    VERB: ClassVar[str] = "shoot"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Group)
        return cannot_shoot(game.table, frame)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Group)
        attack = attack_of(game.table, frame)
        game.finish(frame)
        declare(game, attack)


def cannot_shoot(table: StarterTable, group: Group) -> Refusal | None:
    """Say why a group cannot shoot as it stands (SK F1, F5)."""
    name = table.battle.name
    if not group.members:
        return Refusal("nobody-fires", GROUP)
    attack = attack_of(table, group)
    if len(chains(table, origins(table, attack))) > 1:
        return Refusal("no-chain", CHAIN, {"hex": name(origins(table, attack)[-1])})
    lonely = _leaders_only(table, attack)
    if lonely >= 0:
        return Refusal("leader-is-no-part", GROUP, {"hex": name(lonely)})
    undirected = _far_gun(table, attack)
    if undirected:
        return Refusal("far-without-leader", RANGE, {"weapon": undirected})
    if strength(table, attack).total < WHOLE:
        return Refusal("too-weak", FIREPOWER)
    return KINDS[group.kind].whole(table, attack)


def _leaders_only(table: StarterTable, attack: Attack) -> int:
    """Return a hex of a group from several ones where only leaders fire, -1 if there is none."""
    hexes = origins(table, attack)
    if len(hexes) == 1:
        return -1
    manned = [unit.place for unit in users_of(table, attack) if not unit.leader]
    for hex in hexes:
        if hex not in manned:
            return hex
    return -1


def _far_gun(table: StarterTable, attack: Attack) -> str:
    """Return a machine gun that fires beyond 16 hexes with no leader directing in its hex."""
    directed = [table.units[id].place for id in attack.leaders]
    for id in attack.weapons:
        place = table.units[UnitId(table.weapons[id].holder)].place
        if place not in directed and table.battle.ground.distance(place, attack.hex) > FAR:
            return id
    return ""


class Cancel(Act):
    """Give the group up before the shot."""

    VERB: ClassVar[str] = "cancel"

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        game.finish(frame)


FRAMES: Final[list[type[Step]]] = [Group]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    Group.KIND: (Add(), Direct(), Shoot(), Cancel())
}
