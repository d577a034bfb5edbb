"""Who may infiltrate whom, and from where (20.1 to 20.25)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import in_transfer
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import yet_to_cross
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.underground import meet_below
from caposaldo.upfront.verbs import UpFront, man_name

ACCESS: Final = rule("UF 20.1")
ATTEMPT: Final = rule("UF 20.2")
FROM: Final = rule("UF 20.24")
AGAINST: Final = rule("UF 20.25")
PILLBOX: Final = rule("UF 23.5")
GUARDS: Final = rule("UF 32.21")
WOUNDED: Final = rule("UF 33.5")
VEHICLES: Final = rule("UF 28.8")
GUNS: Final = rule("UF 34.7")


def cannot_leave(game: UpFront, group: Group) -> Refusal | None:
    """Say why nobody can infiltrate from where a group is (20.24, 23.5)."""
    if group.wires:
        return Refusal("infiltrate-from-wire", FROM, {"group": group.letter})
    spot = spot_of(game.table, group)
    facts = {"terrain": term(f"terrain-{spot.terrain.id}")}
    if spot.terrain.cc_barred:
        cited = PILLBOX if spot.terrain.fortified else FROM
        return Refusal("infiltrate-from-here", cited, facts)
    if 1 < spot.beneath.moves_to_leave > spot.moves:
        facts = {"terrain": term(f"terrain-{spot.beneath.id}")}
        return Refusal("infiltrate-after-movement", FROM, facts)
    return None


def cannot_reach(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why nobody of a group can infiltrate another (20.1, 20.25, 38.2)."""
    table = game.table
    below = meet_below(group, target)
    near = relative_range(group, target) == CLOSEST and began_close(game, group, target)
    if not below and not near:
        return Refusal("not-close", ACCESS, {"group": group.letter, "target": target.letter})
    if spot_of(table, target).terrain.mined:
        return Refusal("infiltrate-minefield", AGAINST, {"target": target.letter})
    refusal = parted(group, target) or cannot_suffer(table, group, target, "infiltrate")
    return refusal or cannot_attack(game, group, target)


def began_close(game: UpFront, group: Group, target: Group) -> bool:
    """Tell whether two groups were at RR 5 when the turn began (20.1)."""
    turn = game.table.turn
    ours, theirs = turn.began_at(group.id), turn.began_at(target.id)
    if ours is None or theirs is None:
        return False
    if (ours, theirs) == (group.range, target.range):
        return True
    return relative_range(group.but(range=ours), target.but(range=theirs)) == CLOSEST


def cannot_try(game: UpFront, man: Man) -> Refusal | None:
    """Say why a man cannot try to infiltrate anybody (17.8, 20.2, 32.21, 33.5)."""
    facts = {"man": man_name(man)}
    if man.card.vehicle is not None:
        return Refusal("no-infantry", VEHICLES if man.armoured else GUNS, facts)
    if man.heading:
        return in_transfer(man)
    if man.pinned:
        return Refusal("infiltrate-pinned", ATTEMPT, facts)
    if man.inside:
        return Refusal("infiltrator-already", ATTEMPT, facts)
    if man.guards:
        return Refusal("guard-stays", GUARDS, facts)
    if man.wounded and man.card.id not in game.table.turn.heroes:
        return Refusal("wounded-stays", WOUNDED, facts)
    return None


def needs_card(game: UpFront, group: Group) -> Refusal | None:
    """Say that from here an attempt takes a Movement card (20.24)."""
    if not yet_to_cross(game, group):
        return None
    terrain = spot_of(game.table, group).terrain
    return Refusal("infiltrate-with-card", FROM, {"terrain": term(f"terrain-{terrain.id}")})
