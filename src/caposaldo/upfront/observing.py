"""Observation at night, and the starshells that follow it (38.2, 38.3, 38.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Modifier, Refusal, rule, total
from caposaldo.upfront.driving import hull_of
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, letter_of
from caposaldo.upfront.gunnery import PINNED, pieces, unfit
from caposaldo.upfront.holdings import UNNAMED, cannot_act, enemy_group, own_group, ready_groups
from caposaldo.upfront.night import OBSERVE, STARSHELL, lit
from caposaldo.upfront.ranges import relative_range
from caposaldo.upfront.shots import MORTAR
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, draw

GROUPS: Final = rule("UF 3.2")
DRAW: Final = rule("UF 38.3")
THROUGH_SLITS: Final = rule("UF 38.31")
LIGHT: Final = rule("UF 38.51")
IN_LIGHT: Final = rule("UF 38.52")

CHIEF: Final = "SL"
BURNS: Final = 2
FAR: Final = 0
AT_LONG_RANGE: Final = 1


def observation(table: UpFrontTable, group: Group, target: Group) -> list[Modifier]:
    """List the relative range of an observation draw and what changes it (38.3, 38.31)."""
    found = [Modifier(relative_range(group, target), DRAW, "relative-range")]
    moves = spot_of(table, target).moves
    if moves:
        found.append(Modifier(moves, DRAW, "observed-moving"))
    if target.armoured:
        found.append(Modifier(1, DRAW, "observed-afv"))
    if target.id in table.turn.shot_at:
        found.append(Modifier(1, DRAW, "observed-shot-at"))
    if target.fired:
        found.append(Modifier(1, DRAW, "observed-fired"))
    if group.armoured and hull_of(group).buttoned:
        found.append(Modifier(-1, THROUGH_SLITS, "observer-buttoned"))
    return found


def detects(number: int, range: int) -> bool:
    """Tell whether a number, its colour ignored, detects at a range; at 0 only a 1 does (38.3)."""
    return number < range if range > FAR else number == AT_LONG_RANGE


def tried(table: UpFrontTable, group: Group) -> str:
    """Return the enemy group a group has detected in this turn, or nothing (38.2)."""
    for pair in table.turn.watched:
        one, _, other = pair.partition(">")
        if one == group.id:
            return other
    return ""


def pair_of(game: UpFront, word: str) -> tuple[Group | None, Group | None]:
    """Read `A>B`: an own group and an enemy's."""
    one, _, other = word.partition(">")
    return own_group(game, one), enemy_group(game, other)


def cannot_try(game: UpFront, word: str) -> Refusal | None:
    """Say why a group cannot turn its eyes on another at all (4.2, 38.2, 38.52)."""
    refusal = cannot_act(game, word.partition(">")[0])
    if refusal is not None:
        return refusal
    group, target = pair_of(game, word)
    if group is None or target is None:
        return Refusal("no-such-group", GROUPS, {"group": word.partition(">")[2] or UNNAMED})
    if not game.table.battle.night:
        return Refusal("not-at-night", OBSERVE)
    if lit(game.table, target):
        return Refusal("lit-already", IN_LIGHT, {"group": target.letter})
    return None


class Observe(Deed[UpFrontTable]):
    """Try to detect an enemy group; a success leaves the action free (38.2): `observe A>B`."""

    VERB: ClassVar[str] = "observe"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return _pairs(game)

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_try(game, words[0])
        if refusal is not None:
            return refusal
        group, target = pair_of(game, words[0])
        assert group is not None
        assert target is not None
        before = tried(game.table, group)
        if before:
            return Refusal("has-observed", OBSERVE, {"group": letter_of(before)})
        if all(man.pinned for man in group.ranks):
            return Refusal("nobody-to-observe", PINNED, {"group": group.letter})
        return out_of_sight(game.table, group, target, mortar=_has_mortar(group))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, target = pair_of(game, words[0])
        assert group is not None
        assert target is not None
        listed = observation(game.table, group, target)
        card = draw(game, "observation")
        success = detects(card.rn, total(listed))
        facts: dict[str, Fact] = {
            "seat": group.side,
            "group": group.letter,
            "target": target.letter,
            "card": card.id,
            "number": card.rn,
            "range": total(listed),
        }
        game.tell("observes" if success else "sees-nothing", (OBSERVE, DRAW), facts, tuple(listed))
        if success:
            watch(game, words[0])
        else:
            act(game, group)


def watch(game: UpFront, pair: str) -> None:
    """Let a group have in sight the enemy group it looked for (38.2)."""
    group, target = pair_of(game, pair)
    if group is not None and target is not None:
        turn = game.table.turn
        game.table.turn = turn.but(watched=(*turn.watched, f"{group.id}>{target.id}"))


def _has_mortar(group: Group) -> bool:
    """A Gully does not hide from a mortar, if there is somebody to fire it (38.2)."""
    fit = [man.weapon for man in pieces(group) if unfit(man) is None]
    return any(weapon is not None and weapon.family == MORTAR for weapon in fit)


# Starshells ----------------------------------------------------------------------------------


class Starshell(Deed[UpFrontTable]):
    """Light up the group just detected, as the only action (38.5): `starshell A>B`."""

    VERB: ClassVar[str] = "starshell"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return _pairs(game)

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_try(game, words[0])
        if refusal is not None:
            return refusal
        group, target = pair_of(game, words[0])
        assert group is not None
        assert target is not None
        if tried(game.table, group) != target.id:
            return Refusal("not-observed", STARSHELL, {"group": target.letter})
        if not any(man.card.role == CHIEF and not man.pinned for man in group.ranks):
            return Refusal("needs-squad-leader", STARSHELL, {"group": group.letter})
        if relative_range(group, target) == FAR:
            return Refusal("too-far-for-starshell", STARSHELL, {"group": target.letter})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, target = pair_of(game, words[0])
        assert group is not None
        assert target is not None
        table = game.table
        act(game, group)
        table.shells = (*table.shells, f"{target.side} {target.letter} {target.range} {BURNS}")
        facts: dict[str, Fact] = {
            "seat": group.side,
            "group": group.letter,
            "target": target.letter,
            "lit": len([other for other in table.groups.values() if lit(table, other)]),
        }
        game.tell("starshell", (STARSHELL, LIGHT), facts)


def _pairs(game: UpFront) -> Iterable[Words]:
    table = game.table
    if not table.battle.night:
        return ()
    enemies = table.side(table.battle.enemy(table.turn.side))
    return [
        (f"{group.letter}>{enemy.letter}",) for group in ready_groups(game) for enemy in enemies
    ]


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Observe(), Starshell())
