"""Weapons in hand and on the ground: left, taken, removed (18.1, 18.21, 18.4, 20.74, 21.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, RuleId, rule, term
from caposaldo.upfront.crews import end_duty, next_to
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, Loose
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, man_name
from caposaldo.upfront.weapons import Weapon

LEFT: Final = rule("UF 18.1")
TAKEN: Final = rule("UF 18.21")
LEFT_BEHIND: Final = rule("UF 18.4")
SECONDARY: Final = rule("UF 21.1")


def weapon_name(table: UpFrontTable, code: str) -> str:
    """Return a primary or secondary weapon as a fact of an event."""
    besides = code in table.battle.box.secondary
    return term(f"secondary-{code}" if besides else f"weapon-{code}")


def belongings(man: Man) -> tuple[Loose, ...]:
    """Return what a man would leave: his weapon first, then those he only carries."""
    found = [] if man.weapon is None else [primary_of(man, man.weapon)]
    kept = [Loose(man.kept, False, False, "")] if man.kept else []
    return (*found, *kept, *carried(man))


def carried(man: Man) -> tuple[Loose, ...]:
    """Return his secondary weapon as it would lie there, if he has one."""
    return (Loose(man.secondary, man.faulty, False, ""),) if man.secondary else ()


def primary_of(man: Man, weapon: Weapon) -> Loose:
    """Return a man's weapon as it would lie there; a crewed one remembers its operator (18.22)."""
    return Loose(weapon.code, man.jammed, man.captured, man.card.id if weapon.crewed else "")


# On the ground -------------------------------------------------------------------------------


def leave(game: UpFront, gid: str, weapons: tuple[Loose, ...]) -> None:
    """Leave weapons unheld in a group; Marsh and Stream swallow them (18.1)."""
    table = game.table
    group = table.groups.get(gid)
    if group is None or not weapons:
        return
    lost = spot_of(table, group).terrain.drowns_weapons
    if not lost:
        table.put(group.but(loose=(*group.loose, *weapons)))
    for weapon in weapons:
        facts: dict[str, Fact] = {
            "seat": group.side,
            "group": group.letter,
            "weapon": weapon_name(table, weapon.code),
        }
        game.tell("weapon-sinks" if lost else "weapon-left", (LEFT,), facts)
        if lost and weapon.operator:
            end_duty(game, gid, weapon.operator)


def weapons_left(game: UpFront, group: Group, man: Man, fate: str) -> None:
    """Leave the weapon of a man killed, and of anybody lost who served a crewed one (18.1)."""
    if man.hull is not None:
        # Nobody else can serve a gun or what an AFV mounts (34.1).
        return
    everything = belongings(man)
    if fate == KIA:
        leave(game, group.id, everything)
    elif man.weapon is not None and man.weapon.crewed:
        leave(game, group.id, everything[:1])


def left_behind(game: UpFront, group: Group) -> None:
    """Lose the unheld weapons of a group on which Movement or Terrain was played (18.4)."""
    group = game.table.groups[group.id]
    if not group.loose:
        return
    game.table.put(group.but(loose=()))
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "count": len(group.loose),
    }
    game.tell("weapons-left-behind", (LEFT_BEHIND,), facts)
    for weapon in group.loose:
        if weapon.operator:
            end_duty(game, group.id, weapon.operator)


def drop_weapon(game: UpFront, gid: str, man_id: str, into: str = "") -> None:
    """Let a man leave everything he holds, in his own group or in another (18.1, 20.5)."""
    man = _man(game, gid, man_id)
    bare = man.but(weapon=None, jammed=False, captured=False, kept="", secondary="", acquired="")
    game.table.put(game.table.groups[gid].with_man(bare))
    leave(game, into or gid, belongings(man))


# In hand -------------------------------------------------------------------------------------


def take_weapon(game: UpFront, gid: str, man_id: str, weapon: Loose) -> None:
    """Let a man take a weapon that lies nowhere any more; what it replaces he leaves (18.21)."""
    man = _man(game, gid, man_id)
    primary = game.table.battle.box.weapons.get(weapon.code)
    if primary is None:
        _carry(game, gid, man, weapon)
        return
    changed, dropped = rearmed(man, primary, weapon.jammed)
    if (weapon.operator and man.assists == weapon.operator) or primary.crewed:
        changed = changed.but(assists="")
    group = game.table.groups[gid].with_man(changed)
    for helper in group.ranks:
        if weapon.operator and helper.assists == weapon.operator and helper.card is not man.card:
            group = group.with_man(helper.but(assists=man_id))
            group = next_to(group, man_id, helper.card.id)
    game.table.put(group)
    leave(game, gid, dropped)


def rearmed(man: Man, weapon: Weapon, jammed: bool) -> tuple[Man, tuple[Loose, ...]]:
    """Return a man with another primary weapon, and what he must leave for it (18.21, 20.74)."""
    foreign = weapon.nation != man.card.nation
    dropped = [] if man.weapon is None else [primary_of(man, man.weapon)]
    kept, secondary = man.kept, man.secondary
    if foreign and man.weapon is not None and _may_keep(man, weapon):
        kept, dropped = man.weapon.code, []
    if kept and (not foreign or man.wounded or not weapon.carries_secondary):
        dropped.append(Loose(kept, False, False, ""))
        kept = ""
    if secondary and (man.wounded or not weapon.carries_secondary):
        dropped += carried(man)
        secondary = ""
    changed = man.but(
        weapon=weapon,
        jammed=jammed,
        captured=foreign,
        kept=kept,
        secondary=secondary,
        faulty=bool(secondary) and man.faulty,
        acquired="",
    )
    return changed, tuple(dropped)


def _may_keep(man: Man, weapon: Weapon) -> bool:
    """Tell whether his printed weapon stays with him while he holds a captured one (20.74)."""
    own = man.weapon
    if own is None or own is not man.card.weapon or man.jammed or man.wounded:
        return False
    return own.carries_secondary and weapon.carries_secondary and not man.secondary


def _carry(game: UpFront, gid: str, man: Man, weapon: Loose) -> None:
    """Let a man take a secondary weapon; the old one goes, a wounded man's own too (21.1, 33.6)."""
    # A printed weapon kept beside a captured one is a secondary weapon too (20.74).
    kept = [Loose(man.kept, False, False, "")] if man.kept else []
    dropped = [*carried(man), *kept]
    changed = man.but(secondary=weapon.code, faulty=weapon.jammed, kept="")
    if man.wounded and man.weapon is not None:
        dropped.append(primary_of(man, man.weapon))
        changed = changed.but(weapon=None, jammed=False, captured=False, acquired="")
    game.table.put(game.table.groups[gid].with_man(changed))
    leave(game, gid, tuple(dropped))


def remove_weapon(game: UpFront, gid: str, man_id: str, rules: tuple[RuleId, ...]) -> None:
    """Take a man's weapon out of the game; he takes up what he kept beside it (19.2, 20.741)."""
    man = _man(game, gid, man_id)
    weapon = man.weapon
    assert weapon is not None, f"{man_id} has no weapon to lose"
    table = game.table
    own = table.battle.box.weapons[man.kept] if man.kept else None
    bare = man.but(weapon=own, jammed=False, captured=False, kept="", acquired="")
    table.put(table.groups[gid].with_man(bare))
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": table.groups[gid].side,
        "weapon": weapon_name(table, weapon.code),
    }
    game.tell("weapon-removed", rules, facts)
    if weapon.crewed:
        end_duty(game, gid, man_id)


def _man(game: UpFront, gid: str, man_id: str) -> Man:
    man = game.table.groups[gid].man(man_id)
    assert man is not None, f"{man_id} is not in {gid}"
    return man
