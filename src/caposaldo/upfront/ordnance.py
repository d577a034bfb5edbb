"""Ordnance: a Fire card, a draw to hit, and a hit on every man of the target (25.3, 25.4, 26.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, group_id, side_of
from caposaldo.upfront.gunnery import NOBODY, cannot_shell, named_piece, no_hero, piece_words
from caposaldo.upfront.holdings import (
    UNNAMED,
    cannot_act,
    cannot_play,
    enemy_group,
    own_group,
    ready_groups,
)
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.shelling import Shelling
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, spend

EACH_ITS_OWN: Final = rule("UF 25.2")


def fire_piece(game: UpFront, gid: str, target: str, words: Words, *, boxed: bool) -> None:
    """Spend the cards and begin the shot: `words` are the piece, the Fire card and a Hero."""
    side = side_of(gid)
    found = named_piece(game.table, game.table.groups[gid], words[0])
    assert not isinstance(found, Refusal), f"{words[0]} cannot fire"
    man, arm = found
    for card in words[1:]:
        spend(game, side, CardId(card))
    game.push(Shelling("", gid, target, man.card.id, words[1:], (), 0, 0, "", int(boxed), arm, ""))


def worth_shelling(group: Group, *, boxed: bool) -> bool:
    """Tell whether a group has anything that a shot of this sort may be thought of against."""
    return not boxed or group.armoured or any(man.gun for man in group.ranks)


class Shell(Deed[UpFrontTable]):
    """Fire a piece of ordnance with one Fire card (25.3): `shell A>B g25 31`."""

    VERB: ClassVar[str] = "shell"
    WORDS: ClassVar[int] = 3
    BOXED: ClassVar[bool] = False

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table, boxed = game.table, self.BOXED
        cards = table.holding(table.turn.side, "fire")
        if not cards:
            return ()
        enemies = [
            enemy
            for enemy in table.side(table.battle.enemy(table.turn.side))
            if worth_shelling(enemy, boxed=boxed)
        ]
        if not enemies:
            return ()
        return [
            (f"{group.letter}>{enemy.letter}", word, card)
            for group in ready_groups(game)
            for word in piece_words(table, group, boxed=boxed)
            for enemy in enemies
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, _, other = words[0].partition(">")
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, other)
        if group is None or target is None:
            return Refusal("no-such-group", NOBODY, {"group": other or UNNAMED})
        refusal = cannot_play(game, group.side, words[2], "fire")
        if refusal is not None:
            return refusal
        return cannot_shell(game, group, target, words[1], boxed=self.BOXED)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, _, other = words[0].partition(">")
        side = game.table.turn.side
        group = act(game, game.table.groups[group_id(side, one)])
        target = group_id(game.table.battle.enemy(side), other)
        game.push(MoreShells(group.id, target, (words[1].partition(":")[0],)))
        fire_piece(game, group.id, target, words[1:], boxed=self.BOXED)


class HeroicShell(Shell):
    """Fire a light anti-tank weapon with a Hero (10.45): `shell A>B g20 31 30`."""

    WORDS: ClassVar[int] = 4

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        heroes = game.table.holding(game.table.turn.side, "hero")
        if not heroes:
            return ()
        return [(*words, hero) for words in super().objects(game, frame) for hero in heroes]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = super().obstacle(game, frame, words[:3])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0].partition(">")[0])
        assert group is not None
        return no_hero(game, group, words[1], words[3])


class Pierce(Shell):
    """Fire a piece at armour, with its boxed effect number (25.42, 28.3): `pierce A>B g33 31`."""

    VERB: ClassVar[str] = "pierce"
    BOXED: ClassVar[bool] = True


class HeroicPierce(HeroicShell):
    """Fire a light anti-tank weapon at armour with a Hero (10.45): `pierce A>B g20 31 30`."""

    VERB: ClassVar[str] = "pierce"
    BOXED: ClassVar[bool] = True


class MoreShells(Question[UpFrontTable]):
    """Whether another piece of the group fires at the same target in the same action (25.2).

    `fired` are the men who have fired; it is asked only while another piece could.
    """

    KIND: ClassVar[str] = "upfront.more-shells"
    PROMPT: ClassVar[str] = "more-shells"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "fired")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple)

    def __init__(self, group: str, target: str, fired: tuple[str, ...]) -> None:
        self.group: Final = group
        self.target: Final = target
        self.fired = fired

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return EACH_ITS_OWN

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "target": self.target[-1]}

    def waiting(self, game: UpFront) -> bool:
        groups = game.table.groups
        if game.table.over or self.group not in groups or self.target not in groups:
            return False
        return self._may(game, boxed=False) or self._may(game, boxed=True)

    def _may(self, game: UpFront, *, boxed: bool) -> bool:
        group, target = game.table.groups[self.group], game.table.groups[self.target]
        if not worth_shelling(target, boxed=boxed):
            return False
        return any(
            word.partition(":")[0] not in self.fired
            and cannot_shell(game, group, target, word, boxed=boxed) is None
            for word in piece_words(game.table, group, boxed=boxed)
        )

    def run(self, game: UpFront) -> None:
        game.finish(self)


class AnotherShell(Deed[UpFrontTable]):
    """Fire another piece of the group at the same target: `shell A>B g20 31`."""

    VERB: ClassVar[str] = "shell"
    WORDS: ClassVar[int] = 3
    BOXED: ClassVar[bool] = False

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, MoreShells)
        pair = f"{frame.group[-1]}>{frame.target[-1]}"
        cards = game.table.holding(side_of(frame.group), "fire")
        words = piece_words(game.table, game.table.groups[frame.group], boxed=self.BOXED)
        return [(pair, word, card) for word in words for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, MoreShells)
        if words[0] != f"{frame.group[-1]}>{frame.target[-1]}":
            return Refusal("same-target-only", EACH_ITS_OWN, {"group": frame.target[-1]})
        if words[1].partition(":")[0] in frame.fired:
            return Refusal("has-fired", EACH_ITS_OWN, {"name": words[1].partition(":")[0]})
        groups = game.table.groups
        refusal = cannot_play(game, side_of(frame.group), words[2], "fire")
        if refusal is not None:
            return refusal
        group, target = groups[frame.group], groups[frame.target]
        return cannot_shell(game, group, target, words[1], boxed=self.BOXED)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, MoreShells)
        frame.fired = (*frame.fired, words[1].partition(":")[0])
        fire_piece(game, frame.group, frame.target, words[1:], boxed=self.BOXED)


class AnotherHeroicShell(AnotherShell):
    """Fire another light anti-tank weapon with a Hero (10.45): `shell A>B g20 31 30`."""

    WORDS: ClassVar[int] = 4

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, MoreShells)
        heroes = game.table.holding(side_of(frame.group), "hero")
        return [(*words, hero) for words in super().objects(game, frame) for hero in heroes]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, MoreShells)
        refusal = super().obstacle(game, frame, words[:3])
        return refusal or no_hero(game, game.table.groups[frame.group], words[1], words[3])


class AnotherPierce(AnotherShell):
    """Fire another piece of the group at armour: `pierce A>B g20 31`."""

    VERB: ClassVar[str] = "pierce"
    BOXED: ClassVar[bool] = True


class AnotherHeroicPierce(AnotherHeroicShell):
    """Fire another piece of the group at armour with a Hero (10.45): `pierce A>B g20 31 30`."""

    VERB: ClassVar[str] = "pierce"
    BOXED: ClassVar[bool] = True


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [MoreShells]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    MoreShells.KIND: (
        AnotherShell(),
        AnotherHeroicShell(),
        AnotherPierce(),
        AnotherHeroicPierce(),
        Decline(),
    ),
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (
    Shell(),
    HeroicShell(),
    Pierce(),
    HeroicPierce(),
)
