"""Flanking fire: by a FLANK card, by passing an enemy group, and how it is lost (17.1 to 17.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import FORWARD, SIDEWAYS, Group, group_id, letter_of
from caposaldo.upfront.holdings import GROUPS, enemy_group, own_group, ready_groups
from caposaldo.upfront.leaving import holds_flank
from caposaldo.upfront.movement import MOVEMENT, can_move, play_movement
from caposaldo.upfront.ranges import CLOSEST, adjacent, behind, opposite
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

LATERAL: Final = rule("UF 17.1")
WHICH: Final = rule("UF 17.2")
NATURAL: Final = rule("UF 17.3")
FLANKER_DISTURBED: Final = rule("UF 17.41")
FLANKED_GROUNDED: Final = rule("UF 17.42")
FLANKED_MOVES: Final = rule("UF 17.43")
GROUPS_GONE: Final = rule("UF 17.44")
ONE_ENEMY: Final = rule("UF 17.6")
REFUSED: Final = rule("UF 7.32")
PASSED_FLANKS: Final = "passed-group-flanks"

REAR: Final = "behind:"
"""The mark, before its name, of the fortified group that a group has been behind (23.7)."""


# Claiming a flank ----------------------------------------------------------------------------


def facing(table: UpFrontTable, side: str, target: Group) -> Group | None:
    """Return the group of a side that stands directly opposite an enemy group (17.2)."""
    found = [group for group in table.side(side) if opposite(group, target)]
    # One that stands behind the target faces it only if nobody else does.
    return min(found, key=lambda group: group.range + target.range > CLOSEST, default=None)


def busy_elsewhere(table: UpFrontTable, group: Group, target: str) -> bool:
    """Tell whether a group encircles, or flanks by card, another than the target (17.6)."""
    if any(group.id in pair for id, pair in table.encircled.items() if id != target):
        return True
    return any(id != target for id in group.flanks)


def cannot_claim(game: UpFront, group: Group, card: str, word: str) -> Refusal | None:
    """Say why a card played sideways gives a group no flank on an enemy group (17.1, 17.2)."""
    table = game.table
    facts = {"group": group.letter, "target": word.removeprefix(">")}
    if not table.card(card).flank:
        return Refusal("no-flank-card", LATERAL, {"card": card})
    target = enemy_group(game, word) if word.startswith(">") else None
    if target is None:
        return Refusal("no-such-group", GROUPS, {"group": word})
    if not adjacent(group, target):
        return Refusal("flank-not-beside", WHICH, facts)
    if facing(table, group.side, target) is None:
        return Refusal("flank-nobody-opposite", WHICH, facts)
    if holds_flank(table, group):
        return Refusal("no-flank-from-here", spot_of(table, group).beneath.leaving_rule, facts)
    if group.id in target.flanks:
        return Refusal("flanked-by-it", WHICH, facts)
    if any(group.id in pair for id, pair in table.encircled.items() if id != target.id):
        return Refusal("encircles-another", ONE_ENEMY, facts)
    return None


def claim(game: UpFront, group: Group, target: Group) -> None:
    """Give a group flanking fire on an enemy group by the card just played (17.1)."""
    group = game.table.groups[group.id]
    game.table.put(group.but(flanks=(target.id,)))
    game.tell("flanks", (LATERAL, WHICH), _facts(group, target.id))


def flank_cards(table: UpFrontTable) -> list[CardId]:
    """Return the FLANK Movement cards in the hand of the side in turn (17.1)."""
    held = table.holding(table.turn.side, MOVEMENT)
    return [card for card in held if table.card(card).flank]


class Flank(Deed[UpFrontTable]):
    """Play a FLANK card sideways for flanking fire on one group (17.1): `flank A 12 >B`."""

    VERB: ClassVar[str] = "flank"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = flank_cards(table)
        if not cards:
            return ()
        enemies = table.side(table.battle.enemy(table.turn.side))
        return [
            (group.letter, card, f">{enemy.letter}")
            for group in ready_groups(game)
            for enemy in enemies
            if adjacent(group, enemy)
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, target = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_claim(game, group, card, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, word = words
        group, target = own_group(game, letter), enemy_group(game, word)
        assert group is not None
        assert target is not None
        claim(game, play_movement(game, group, card, SIDEWAYS), target)


# Passing an enemy group ----------------------------------------------------------------------


def pass_by(game: UpFront, group: Group) -> None:
    """Note whom a group has gone behind with the Movement card just played (17.3, 23.7)."""
    table = game.table
    if group.laid[-1].role == FORWARD:
        for enemy in table.side(table.battle.enemy(group.side)):
            if adjacent(group, enemy) and group.range + enemy.range == CLOSEST + 1:
                _flank_naturally(game, group.id, enemy.id)
    note_rear(game, table.groups[group.id])


def _flank_naturally(game: UpFront, mover: str, passed: str) -> None:
    """Let each of the two flank the other, if its side faces him; who moved says nothing (17.3)."""
    table = game.table
    group, enemy = table.groups[mover], table.groups[passed]
    faced = facing(table, group.side, enemy) is not None
    if faced and not busy_elsewhere(table, group, passed):
        gain_naturally(game, mover, passed)
    if not faced and not table.battle.reads(PASSED_FLANKS):
        return
    if facing(table, enemy.side, group) is not None and not busy_elsewhere(table, enemy, mover):
        gain_naturally(game, passed, mover)


def gain_naturally(game: UpFront, flanker: str, flanked: str) -> None:
    """Give a group flanking fire that needs no FLANK card (17.3, 35.3)."""
    group = game.table.groups[flanker]
    game.table.put(group.but(natural=(*group.natural, flanked)))
    game.tell("flanks-naturally", (NATURAL,), _facts(group, flanked))


def note_rear(game: UpFront, group: Group) -> None:
    """Note after a change of place who counts as behind a fortified group (23.7)."""
    for enemy in game.table.side(game.table.battle.enemy(group.side)):
        _note(game, group.id, enemy.id)
        _note(game, enemy.id, group.id)


def _note(game: UpFront, id: str, fort: str) -> None:
    table = game.table
    group, target = table.groups[id], table.groups[fort]
    mark = f"{REAR}{fort}"
    noted = mark in group.marks
    if behind(group, target):
        if not noted and spot_of(table, target).terrain.fortified:
            table.put(group.but(marks=(*group.marks, mark)))
    elif noted and (not adjacent(group, target) or group.range + target.range < CLOSEST):
        table.put(group.but(marks=tuple([other for other in group.marks if other != mark])))


# Losing it -----------------------------------------------------------------------------------


def lose_all(game: UpFront, id: str, cited: RuleId) -> None:
    """End every flank that a group has (17.41, 17.44)."""
    group = game.table.groups[id]
    if not group.flanks and not group.natural:
        return
    game.table.put(group.but(flanks=(), natural=()))
    for target in (*group.flanks, *group.natural):
        game.tell("flank-lost", (cited,), _facts(group, target))


def lose_on(game: UpFront, target: str, cited: RuleId, side: str = "") -> None:
    """End every flank on a group (17.42 to 17.44)."""
    for group in tuple(game.table.groups.values()):
        if (target in group.flanks or target in group.natural) and side in ("", group.side):
            flanks = tuple([id for id in group.flanks if id != target])
            natural = tuple([id for id in group.natural if id != target])
            game.table.put(group.but(flanks=flanks, natural=natural))
            game.tell("flank-lost", (cited,), _facts(group, target))


def lose_facing(game: UpFront, side: str, letter: str) -> None:
    """End the flanks of a side that has no group opposite this letter any more (17.44)."""
    enemy = game.table.battle.enemy(side)
    lose_on(game, group_id(enemy, letter), GROUPS_GONE, side)


def stirred(game: UpFront, group: Group) -> None:
    """A Movement card ends the flanks of its group, and those on it (17.41, 17.43)."""
    lose_all(game, group.id, FLANKER_DISTURBED)
    lose_on(game, group.id, FLANKED_MOVES)
    # A new group may have arisen behind a Pillbox, and still counts as behind it farther back.
    note_rear(game, game.table.groups[group.id])


def wired(game: UpFront, group: Group) -> None:
    """Wire ends the flanks of the group it is played on (17.41)."""
    lose_all(game, group.id, FLANKER_DISTURBED)


def grounded(game: UpFront, group: Group) -> None:
    """Terrain ends the flanks on the group it is played on, even if it is refused (17.42)."""
    lose_on(game, group.id, FLANKED_GROUNDED)


def refused(game: UpFront, group: Group) -> None:
    """Nothing comes of the movement under terrain that was refused (7.32)."""
    lose_all(game, group.id, REFUSED)
    note_rear(game, game.table.groups[group.id])


def group_gone(game: UpFront, group: Group) -> None:
    """A group that is gone is flanked no more, and others lose the one opposite (17.44)."""
    lose_on(game, group.id, GROUPS_GONE)
    lose_facing(game, group.side, group.letter)
    mark = f"{REAR}{group.id}"
    for other in tuple(game.table.groups.values()):
        if mark in other.marks:
            game.table.put(other.but(marks=tuple([m for m in other.marks if m != mark])))


def _facts(group: Group, target: str) -> dict[str, str | int | bool | list[str]]:
    return {"seat": group.side, "group": group.letter, "target": letter_of(target)}


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Flank(),)
