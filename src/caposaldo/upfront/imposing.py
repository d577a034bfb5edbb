"""Terrain played on an enemy group in lieu of a discard, and its owner's answer (7.3 to 7.34)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.forestalling import cannot_forestall, forestall
from caposaldo.upfront.groups import IMPOSED, OWES, SIDEWAYS, TERRAIN, WIRE, Group, Laid, group_id
from caposaldo.upfront.hands import Discarding, cannot_discard, count_discard, declare
from caposaldo.upfront.holdings import cannot_play, enemy_group, only_the_enemy
from caposaldo.upfront.leaving import cannot_enter, only_forward, spared
from caposaldo.upfront.movement import STEPS
from caposaldo.upfront.newgroups import forming
from caposaldo.upfront.placing import (
    cannot_open,
    cannot_receive,
    ground_on,
    lift_smoke,
    not_for_ground,
    settle_in,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.verbs import Step, UpFront, lay, to_discards

IMPOSING: Final = rule("UF 7.3")
ACCEPTING: Final = rule("UF 7.31")
REJECTING: Final = rule("UF 7.32")
FORCED: Final = rule("UF 7.33")
UNDER: Final = rule("UF 7.34")
DISCARDED: Final = rule("UF 4.3")


class Impose(Deed[UpFrontTable]):
    """Play a Terrain card on a moving enemy group (7.3): `impose 58 >B`."""

    VERB: ClassVar[str] = "impose"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = table.holding(table.turn.side, TERRAIN)
        if not cards:
            return ()
        enemy = table.battle.enemy(table.turn.side)
        letters = [group.letter for group in table.side(enemy) if group.moving]
        letters += forming(game, enemy)
        return [(card, f">{letter}") for letter in letters for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        card, target = words
        side = game.table.turn.side
        refusal = cannot_discard(game, card, played=True)
        refusal = refusal or cannot_play(game, side, card, TERRAIN)
        refusal = refusal or only_the_enemy(target, IMPOSING)
        if refusal is not None:
            return refusal
        group = enemy_group(game, target)
        if group is None:
            assert isinstance(frame, Discarding)
            return cannot_forestall(game, card, target, frame.declared)
        refusal = not_for_ground(game, card) or spared(game.table, group, card)
        refusal = refusal or only_forward(game.table, group, card)
        return refusal or cannot_receive(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        card, target = words
        group = enemy_group(game, target)
        count_discard(game, card, played=True)
        if group is None:
            declare(frame, forestall(game, card, target))
            return
        group = lift_smoke(game, ground_on(game, group))
        group = lay(game, game.table.turn.side, group, CardId(card), TERRAIN)
        game.table.put(group.but(marks=(*group.marks, IMPOSED)))
        game.tell("imposes", (IMPOSING,), {**_facts(game, group), "card": card})


# The owner's answer --------------------------------------------------------------------------


def imposed(game: UpFront) -> list[str]:
    """Return the letters of the groups in turn that have terrain to answer for (7.3)."""
    side = game.table.turn.side
    return [group.letter for group in game.table.side(side) if IMPOSED in group.marks]


class AcceptTerrain(Question[UpFrontTable]):
    """Whether a group takes the terrain the enemy has put before it (7.3)."""

    KIND: ClassVar[str] = "upfront.accept_terrain"
    PROMPT: ClassVar[str] = "accept-terrain"
    FIELDS: ClassVar[tuple[str, ...]] = ("group",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, group: str) -> None:
        self.group: Final = group

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return IMPOSING

    def facts(self, game: UpFront) -> Facts:
        return _facts(game, _asked(game, self))


class Accept(Deed[UpFrontTable]):
    """Take the terrain (7.31)."""

    VERB: ClassVar[str] = "accept"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = _asked(game, frame)
        refusal = cannot_enter(game.table, group, _last(group, TERRAIN).card)
        return None if refusal is None else Refusal("must-reject", FORCED, _facts(game, group))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = _asked(game, frame)
        game.finish(frame)
        game.tell("accepts", (ACCEPTING, UNDER), _facts(game, group))
        if settle_in(game, _without_unfit_wire(game, group)):
            _bind_partner(game, group)


class Reject(Deed[UpFrontTable]):
    """Turn the terrain down and pay with the Movement card (7.32)."""

    VERB: ClassVar[str] = "reject"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = _asked(game, frame)
        terrain = _terrain(game, group)
        # What could not enter has no other answer, whatever brought it there.
        if terrain.rejectable or cannot_enter(game.table, group, _last(group, TERRAIN).card):
            return None
        return Refusal("never-rejected", IMPOSING, {"terrain": term(f"terrain-{terrain.id}")})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = _asked(game, frame)
        game.finish(frame)
        game.tell("rejects", (REJECTING,), _facts(game, group))
        refused = _last(group, TERRAIN)
        group = group.but(
            laid=group.standing,
            marks=tuple([mark for mark in group.marks if mark not in (IMPOSED, OWES)]),
        )
        game.table.put(group)
        to_discards(game, (refused,), group.side, used=False)
        _turn_back(game, group)
        _call_off(game, group)
        for told in game.table.battle.hooks.refused:
            told(game, game.table.groups[group.id])


def _turn_back(game: UpFront, group: Group) -> None:
    """The last Movement card is turned sideways, or is spent if it was so already (7.32)."""
    last = max(at for at, laid in enumerate(group.laid) if laid.moves)
    card = group.laid[last]
    before, after = group.laid[:last], group.laid[last + 1 :]
    facts = {"seat": group.side, "group": group.letter, "card": card.card}
    if card.role == SIDEWAYS:
        game.table.put(group.but(laid=before + after))
        to_discards(game, (card,), group.side)
        game.tell("movement-lost", (REJECTING,), {**facts})
        return
    back = group.range - STEPS[card.role]
    turned = (*before, Laid(card.card, SIDEWAYS), *after)
    game.table.put(group.but(laid=turned, range=back))
    game.tell("movement-turned", (REJECTING,), {**facts, "range": back})


def _call_off(game: UpFront, group: Group) -> None:
    """A group that turned terrain down exchanges letters with nobody (4.3, 14.5)."""
    if not group.swap:
        return
    table = game.table
    for id in (group.id, group_id(group.side, group.swap)):
        if id in table.groups:
            table.put(table.groups[id].but(swap="", lateral=""))
    facts = {"seat": group.side, "group": group.letter, "other": group.swap}
    game.tell("exchange-off", (DISCARDED,), {**facts})


def _bind_partner(game: UpFront, group: Group) -> None:
    """The other of two exchanging groups must now be put into terrain too (4.3, 17.7)."""
    other = game.table.groups.get(group_id(group.side, group.swap)) if group.swap else None
    if other is None or IMPOSED in other.marks:
        return
    if cannot_open(game, other) is None:
        game.table.put(other.but(marks=(*other.marks, OWES)))


def _without_unfit_wire(game: UpFront, group: Group) -> Group:
    """Wire played with terrain that cannot hold it goes when that is accepted (4.3, 13.3)."""
    terrain = _terrain(game, group)
    holds = terrain.wire and not terrain.fords and not terrain.infiltrates_with_card
    if not group.wires or holds:
        return group
    wires = tuple([laid for laid in group.laid if laid.role == WIRE])
    group = group.but(laid=tuple([laid for laid in group.laid if laid.role != WIRE]))
    game.table.put(group)
    to_discards(game, wires, group.side)
    facts = {**_facts(game, group), "count": len(wires)}
    game.tell("wire-gone", (DISCARDED,), facts)
    return group


def _last(group: Group, role: str) -> Laid:
    return next(laid for laid in reversed(group.laid) if laid.role == role)


def _terrain(game: UpFront, group: Group) -> Terrain:
    """Return the terrain that waits on a group for an answer."""
    card = game.table.card(_last(group, TERRAIN).card)
    return game.table.battle.box.terrain[card.terrain]


def _facts(game: UpFront, group: Group) -> dict[str, str | int | bool | list[str]]:
    terrain = term(f"terrain-{_terrain(game, group).id}")
    return {"seat": group.side, "group": group.letter, "terrain": terrain}


def _asked(game: UpFront, frame: Step) -> Group:
    assert isinstance(frame, AcceptTerrain)
    return game.table.groups[group_id(game.table.turn.side, frame.group)]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [AcceptTerrain]
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (Impose(),)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {AcceptTerrain.KIND: (Accept(), Reject())}
