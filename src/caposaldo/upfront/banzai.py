"""The Banzai charge: declaring it, what it forbids, and how it ends (45.4 to 45.43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.arms import left_behind
from caposaldo.upfront.burdens import leave_primary
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.charging import (
    BANZAI,
    GROUND,
    MOVING,
    RELEASED,
    STEPS,
    beside,
    blocked,
    chargers,
    ended,
    note_move,
    outdone_by,
    target_of,
)
from caposaldo.upfront.crews import relieve
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import CHARGE, SIDEWAYS, Group, group_id, letter_of
from caposaldo.upfront.holdings import (
    DECLARED,
    GROUPS,
    UNNAMED,
    cannot_act,
    cannot_play,
    enemy_group,
    own_group,
    ready_groups,
)
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.leaving import cards_to_leave
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import MOVEMENT, yet_to_cross
from caposaldo.upfront.shifting import call_off
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.storming import in_contact, must_storm, owes_storm
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import call_back
from caposaldo.upfront.verbs import Step, UpFront, act, lay, man_name, spend, unpin

RALLY: Final = rule("UF 45.41")
NO_TERRAIN: Final = rule("UF 45.421")
LASTS: Final = rule("UF 45.43")
TRAIT: Final = "banzai"
LEADERS: Final = ("SL", "ASL")
NOT_BLOCKED: Final = "banzai-target-not-blocked"
DISCARDS_AFTER: Final = "charge-keeps-discards"
SECOND: Final = "second-charge"
ADVANCES: Final = ("move", "ford", "clear", "flank", "encircle", "shift")
"""What a charging group does with Movement cards, forward or sideways (45.42)."""
FREELY: Final = ("storm", "relent", "hero", "panic", "shed")
"""What it does beside, none of it an action but the fight itself."""
TERRAINS: Final = ("terrain", "open")


# What a charge forbids -----------------------------------------------------------------------


def bars(game: UpFront, group: Group, verb: str) -> Refusal | None:
    """Say that a charging group only moves and fights, and takes no terrain (45.42, 45.421)."""
    if not group.charge or verb in FREELY:
        return None
    facts: dict[str, Fact] = {"group": group.letter, "target": letter_of(group.charge)}
    if verb in ADVANCES:
        return must_storm(group) if in_contact(game, group) else None
    if verb in TERRAINS:
        return Refusal("charge-takes-no-terrain", NO_TERRAIN, facts)
    return Refusal("is-charging", MOVING, facts)


def first_claim(game: UpFront, group: Group) -> Refusal | None:
    """Say that a charge must get a Movement card before others do, if it is not in CC (45.42)."""
    if group.charge:
        return None
    for other in game.table.groups.values():
        waits = other.charge and other.side == group.side and other.ranks and not other.acted
        if waits and not in_contact(game, other):
            return Refusal("charge-moves-first", MOVING, {"group": other.letter})
    return None


# Declaring it --------------------------------------------------------------------------------


def leader_of(group: Group) -> Man | None:
    """Return the leader who may declare a charge, pinned or not (45.4)."""
    for man in group.ranks:
        if man.card.role in LEADERS:
            return man
    return None


def cannot_charge(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why a group cannot charge this one, cards aside (45.4, 45.423)."""
    facts: dict[str, Fact] = {"group": group.letter, "target": target.letter}
    if leader_of(group) is None:
        return Refusal("no-leader-to-charge", BANZAI, facts)
    if not beside(group, target):
        return Refusal("charge-out-of-reach", BANZAI, facts)
    if spot_of(game.table, target).terrain.fortified:
        return Refusal("charge-pillbox", GROUND, facts)
    refusal = cannot_suffer(game.table, group, target, "close")
    if refusal is not None:
        return refusal
    if game.table.battle.reads(NOT_BLOCKED) and blocked(game.table, group, target):
        return Refusal("charge-blocked", BANZAI, facts)
    return owes_storm(game) or first_claim(game, group)


def _others_acted(game: UpFront) -> Refusal | None:
    """Say that a declaration is the only action: by a reading but for running charges (45.4)."""
    table, turn = game.table, game.table.turn
    made = turn.actions + turn.free
    if made and table.battle.reads(SECOND):
        made -= len([group for group in table.side(turn.side) if group.charge and group.acted])
    return Refusal("charge-is-all", BANZAI) if made else None


def _counts(table: UpFrontTable, side: str) -> bool:
    """Tell whether the card of a declaration costs the discards, if others do not (45.4, 45.11)."""
    free = MOVEMENT in table.battle.sheets[side].troops.free_actions
    return not (free and table.battle.reads(DISCARDS_AFTER))


class Banzai(Deed[UpFrontTable]):
    """Declare a charge as the only action of the turn (45.4): `banzai A>B 12`."""

    VERB: ClassVar[str] = "banzai"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table, turn = game.table, game.table.turn
        if TRAIT not in table.battle.sheets[turn.side].traits or _others_acted(game):
            return ()
        cards = table.holding(turn.side, MOVEMENT)
        if not cards:
            return ()
        groups = [g for g in ready_groups(game) if not g.charge and leader_of(g) is not None]
        return [
            (f"{group.letter}>{target.letter}", card)
            for group in groups
            for target in table.side(table.battle.enemy(turn.side))
            if beside(group, target)
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        table, turn = game.table, game.table.turn
        if TRAIT not in table.battle.sheets[turn.side].traits:
            return Refusal("no-banzai", BANZAI)
        one, _, other = words[0].partition(">")
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        refusal = _others_acted(game)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, other)
        assert group is not None
        if target is None:
            return Refusal("no-such-group", GROUPS, {"group": other or UNNAMED})
        refusal = cannot_play(game, turn.side, words[1], MOVEMENT)
        return refusal or cannot_charge(game, group, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, _, other = words[0].partition(">")
        side = game.table.turn.side
        target = group_id(game.table.battle.enemy(side), other)
        declare(game, group_id(side, one), target, CardId(words[1]))


def declare(game: UpFront, gid: str, target: str, card: CardId) -> None:
    """Send a group into a charge: everybody rises, what two men carry stays (45.4, 45.41)."""
    table = game.table
    group = table.groups[gid]
    group = act(game, group, counts=_counts(table, group.side))
    table.note(DECLARED, group.side)
    table.put(group.but(marks=(*group.marks, f"{CHARGE}{target}")))
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "target": letter_of(target),
        "card": card,
    }
    game.tell("banzai-declared", (BANZAI,), facts)
    for man in group.men:
        if man.pinned:
            unpin(game, group, man)
            game.tell("charge-rallies", (RALLY,), {"man": man_name(man), "seat": group.side})
    _let_go(game, gid)
    group = table.groups[gid]
    if _in_vain(game, group):
        spend(game, group.side, card)
    else:
        lay(game, group.side, group, card, SIDEWAYS)
    left_behind(game, table.groups[gid])


def _let_go(game: UpFront, gid: str) -> None:
    """Give up what binds the group: crews, heavy weapons, infiltrators, transfers (45.4)."""
    table = game.table
    group = table.groups[gid]
    call_off(game, group)
    call_back(game, group.side, group.letter, MOVING)
    for man in table.groups[gid].men:
        end_status(game, man.card.id)
    for man in table.groups[gid].men:
        if man.assists:
            relieve(game, group, man, BANZAI)
    for man in table.groups[gid].men:
        if heavy(man):
            leave_primary(game, gid, man.card.id)


def heavy(man: Man) -> bool:
    """Tell whether a man holds a weapon that only two carry, which a charge leaves (45.6)."""
    return man.hull is None and man.weapon is not None and man.weapon.men_to_move > 1


def _in_vain(game: UpFront, group: Group) -> bool:
    """Tell whether a card cannot lie there and do nothing: Wire, Stream, Marsh, mines (45.4)."""
    if group.wires or yet_to_cross(game, group):
        return True
    need = cards_to_leave(game.table, group)
    return need > 1 and spot_of(game.table, group).moves < need


# Its end -------------------------------------------------------------------------------------


def may_relent(table: UpFrontTable, group: Group) -> bool:
    """Tell whether the enemy's moves allow to give a charge up (45.43)."""
    target = target_of(table, group)
    if target is None or RELEASED not in group.marks:
        return False
    enemies = table.side(target.side)
    return not beside(group, target) or any(outdone_by(table, group, one) for one in enemies)


class Relent(Deed[UpFrontTable]):
    """Give a charge up, which is no action (45.43): `relent A`."""

    VERB: ClassVar[str] = "relent"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        own = game.table.side(game.table.turn.side)
        return [(group.letter,) for group in own if group.charge]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = own_group(game, words[0])
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": words[0]})
        if not group.charge:
            return Refusal("charges-nobody", LASTS, {"group": words[0]})
        if may_relent(game.table, group):
            return None
        facts: dict[str, Fact] = {"group": words[0], "target": letter_of(group.charge)}
        return Refusal("charge-goes-on", LASTS, facts)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        _end(game, group, "given-up")


def _end(game: UpFront, group: Group, why: str) -> None:
    game.table.put(ended(group))
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "target": letter_of(group.charge),
        "why": term(f"charge-{why}"),
    }
    game.tell("banzai-over", (LASTS,), facts)


# What other rules tell -----------------------------------------------------------------------


def group_gone(game: UpFront, group: Group) -> None:
    """A charge whose target is no more is over (45.43)."""
    for charger in chargers(game.table, group.id):
        _end(game, charger, "target-gone")


def moved(game: UpFront, group: Group) -> None:
    """An enemy that comes nearer than the target may free a charge (45.43)."""
    step = STEPS.get(group.laid[-1].role, 0)
    if step:
        note_move(game.table, group.but(range=group.range - step), group)


def turn_ends(game: UpFront, _side: str) -> None:
    """A declaration fills one turn (45.4)."""
    if game.table.noted(DECLARED):
        game.table.forget(DECLARED)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Banzai(), Relent())
