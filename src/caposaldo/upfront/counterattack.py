"""Men among whom a charge has come fight back hand to hand in their own turn (45.47)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.burdens import unburden
from caposaldo.upfront.charging import COUNTER, COUNTERED, chargers, locked, without
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, group_id, letter_of, side_of
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import (
    GROUPS,
    UNNAMED,
    cannot_act,
    enemy_group,
    in_transfer,
    own_group,
    ready_groups,
)
from caposaldo.upfront.men import Man
from caposaldo.upfront.storming import Storming
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

PILLBOX: Final = rule("UF 23.5")
MINES: Final = rule("UF 24.7")
BERSERK: Final = rule("UF 20.91")
CREWS: Final = rule("UF 34.7")
SILENCE: Final = "counterattack-no-fire-at-all"
ATTACKS: Final = ("fire", "call", "snipe")
"""What is no part of a counterattack, if nobody may fire at the charge in that turn."""


# What stops it -------------------------------------------------------------------------------


def cannot_counter(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why a group cannot fight a charge hand to hand (23.5, 24.7, 45.47)."""
    table = game.table
    facts: dict[str, Fact] = {"group": group.letter, "target": target.letter}
    if target.charge != group.id:
        return Refusal("not-charged-by", COUNTER, facts)
    if not locked(group, target):
        return Refusal("counter-too-early", COUNTER, facts)
    for each in (group, target):
        terrain = spot_of(table, each).terrain
        if terrain.cc_barred:
            cited = PILLBOX if terrain.fortified else MINES
            return Refusal("no-counter-there", cited, {"group": each.letter})
    if table.battle.reads(SILENCE) and target.id in table.turn.shot_at:
        return Refusal("charge-was-fired-at", COUNTER, facts)
    found = [cannot_join(target, man) for man in group.men]
    return parted(group, target) or (None if None in found else found[0])


def cannot_join(target: Group, man: Man) -> Refusal | None:
    """Say why a man cannot take part in a counterattack (10.1, 17.8, 20.91, 34.7, 45.47)."""
    facts: dict[str, Fact] = {"man": man_name(man)}
    if man.hull is not None:
        return Refusal("no-infantry", CREWS, facts)
    if man.heading:
        return in_transfer(man)
    if man.berserk:
        return Refusal("is-berserk", BERSERK, facts)
    if man.pinned:
        return Refusal("is-pinned", COUNTER, facts)
    if man.inside and man.inside != target.id:
        return Refusal("is-elsewhere", COUNTER, facts)
    return None


def bars_fire(
    table: UpFrontTable, _group: Group | None, target: Group, what: str
) -> Refusal | None:
    """Say that nobody fires at a charge just counterattacked, if it was agreed so (45.47)."""
    if COUNTERED not in target.marks or what not in ATTACKS or not table.battle.reads(SILENCE):
        return None
    return Refusal("charge-countered", COUNTER, {"target": target.letter})


# Doing it ------------------------------------------------------------------------------------


class Counter(Deed[UpFrontTable]):
    """Fight a charge hand to hand as the group's action (45.47): `counter B>A`."""

    VERB: ClassVar[str] = "counter"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (f"{group.letter}>{charger.letter}",)
            for group in ready_groups(game)
            for charger in chargers(game.table, group.id)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, _, other = words[0].partition(">")
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, other)
        assert group is not None
        if target is None:
            return Refusal("no-such-group", GROUPS, {"group": other or UNNAMED})
        return cannot_counter(game, group, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, _, other = words[0].partition(">")
        side = game.table.turn.side
        game.push(Countering(group_id(side, one), group_id(game.table.battle.enemy(side), other)))


class Countering(Question[UpFrontTable]):
    """Who goes in; `entries` are the men named so far (45.47)."""

    KIND: ClassVar[str] = "upfront.countering"
    PROMPT: ClassVar[str] = "counterattack"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "entries")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple)

    def __init__(self, group: str, target: str, entries: tuple[str, ...] = ()) -> None:
        self.group: Final = group
        self.target: Final = target
        self.entries = entries

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return COUNTER

    def facts(self, game: UpFront) -> Facts:
        return {
            "group": letter_of(self.group),
            "target": letter_of(self.target),
            "count": len(self.entries),
        }


class GoIn(Deed[UpFrontTable]):
    """Name a man who goes in, without any check (45.47): `fight a3`."""

    VERB: ClassVar[str] = "fight"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Countering)
        return [(man.card.id,) for man in game.table.groups[frame.group].men]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Countering)
        man = game.table.groups[frame.group].man(words[0])
        if man is None:
            return Refusal("no-such-man", COUNTER, {"name": words[0]})
        if words[0] in frame.entries:
            return Refusal("named-already", COUNTER, {"man": man_name(man)})
        return cannot_join(game.table.groups[frame.target], man)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Countering)
        frame.entries = (*frame.entries, words[0])


class Go(Deed[UpFrontTable]):
    """Go in with those named (45.47): `go`."""

    VERB: ClassVar[str] = "go"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Countering)
        return None if frame.entries else Refusal("nobody-named", COUNTER)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Countering)
        table = game.table
        game.finish(frame)
        group = act(game, table.groups[frame.group])
        charger = table.groups[frame.target]
        table.put(charger.but(marks=(*charger.marks, COUNTERED)))
        facts: dict[str, Fact] = {
            "seat": group.side,
            "group": group.letter,
            "target": letter_of(frame.target),
            "count": len(frame.entries),
        }
        game.tell("counterattacks", (COUNTER,), facts)
        # Nobody serves another's weapon or carries a heavy one among the enemy (20.23, 20.61).
        for id in frame.entries:
            unburden(game, frame.group, id)
        game.push(Storming(frame.group, frame.target, frame.entries))


def turn_ends(game: UpFront, _side: str) -> None:
    """What a counterattack forbids is for one turn (45.47)."""
    for group in tuple(game.table.groups.values()):
        if COUNTERED in group.marks:
            game.table.put(without(group, COUNTERED))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Countering]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Countering.KIND: (GoIn(), Go())}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Counter(),)
