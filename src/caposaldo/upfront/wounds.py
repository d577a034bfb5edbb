"""Wounds: how a man gets one, what it does to him and whether he endures it (33)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.arms import belongings, leave
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.groups import Group, find, side_of
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import KIA, Step, UpFront, draw, lose, man_name, spend

WOUNDED: Final = rule("UF 33.1")
CARRYING: Final = rule("UF 33.6")
ENDURANCE: Final = rule("UF 33.7")
HERO: Final = rule("UF 33.9")


def wound(game: UpFront, group: Group, man: Man, card: Card) -> None:
    """Wound a man instead of removing him; a second wound kills (33.1, 33.7)."""
    if suffers(game.table, man):
        game.push(SecondWound(group.id, man.card.id))
        return
    changed = man.but(wounded=True)
    game.table.put(game.table.groups[group.id].with_man(changed))
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
    game.tell("wounded", (WOUNDED,), facts)
    if len(belongings(changed)) > 1:
        game.push(KeepOne(group.id, man.card.id))


def endurance(game: UpFront) -> None:
    """Draw for the wounded in the side's first turn of a new deck (33.7)."""
    table = game.table
    side = table.turn.side
    if table.endured[side] >= table.decks:
        return
    table.endured[side] = table.decks
    men = [man.card.id for group in table.side(side) for man in group.men if man.wounded]
    for spared in table.battle.hooks.spares_draw:
        men = [id for id in men if not spared(table, side, id)]
    if men:
        game.push(Endurance("", tuple(men)))


class WoundQuestion(Question[UpFrontTable]):
    """A question about one man of a group; it falls away if he is gone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, man: str) -> None:
        self.group: Final = group
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return ENDURANCE

    def facts(self, game: UpFront) -> Facts:
        return {"man": man_name(wounded_man(game, self)[1]), "seat": side_of(self.group)}

    def waiting(self, game: UpFront) -> bool:
        group = game.table.groups.get(self.group)
        return group is not None and group.man(self.man) is not None

    def run(self, game: UpFront) -> None:
        game.finish(self)


def wounded_man(game: UpFront, frame: WoundQuestion) -> tuple[Group, Man]:
    """Return the man a question is about, and his group."""
    group = game.table.groups[frame.group]
    man = group.man(frame.man)
    assert man is not None, f"{frame.man} is not in {frame.group}"
    return group, man


class SecondWound(WoundQuestion):
    """Whether a Hero saves a man who is wounded for the second time (33.7)."""

    KIND: ClassVar[str] = "upfront.second_wound"
    PROMPT: ClassVar[str] = "second-wound"


class Endure(WoundQuestion):
    """Whether a Hero spares a wounded man the draw of this deck (33.7)."""

    KIND: ClassVar[str] = "upfront.endure"
    PROMPT: ClassVar[str] = "endure"


class KeepOne(WoundQuestion):
    """Which one of his weapons a wounded man keeps (33.6)."""

    KIND: ClassVar[str] = "upfront.keep_one"
    PROMPT: ClassVar[str] = "keep-one"

    def rule(self, game: UpFront) -> RuleId:
        return CARRYING


class Endurance(Script[UpFrontTable]):
    """The draws for the wounded of a side, one man after the other (33.7)."""

    KIND: ClassVar[str] = "upfront.endurance"
    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "left")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, step: str, left: tuple[str, ...]) -> None:
        self.step = step
        self.left = left

    def ask(self, game: UpFront) -> None:
        """Ask for the next man."""
        if not self.left or game.table.over:
            return
        self.again("ask")
        id, self.left = self.left[0], self.left[1:]
        group = find(game.table.groups, id)
        if group is not None:
            game.push(Endure(group.id, id))


class HeroSpares(Deed[UpFrontTable]):
    """Play a Hero for the wounded man (33.7): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, WoundQuestion)
        return [(frame.man, card) for card in game.table.holding(side_of(frame.group), "hero")]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, WoundQuestion)
        if words[0] != frame.man:
            return Refusal("not-him", ENDURANCE, {"name": words[0]})
        return cannot_play(game, side_of(frame.group), words[1], "hero")

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, WoundQuestion)
        game.finish(frame)
        table = game.table
        group, man = wounded_man(game, frame)
        spend(game, group.side, CardId(words[1]))
        table.turn = table.turn.but(heroes=(*table.turn.heroes, frame.man))
        facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": words[1]}
        game.tell("hero-spares", (ENDURANCE, HERO), facts)
        heroic(game, frame.man)


class Succumb(Deed[UpFrontTable]):
    """Let him die of his second wound (33.7)."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, SecondWound)
        game.finish(frame)
        group, man = wounded_man(game, frame)
        lose(game, group, man, KIA, (ENDURANCE,))


class DrawForHim(Deed[UpFrontTable]):
    """Draw for him: a red number kills (33.7)."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Endure)
        game.finish(frame)
        group, man = wounded_man(game, frame)
        card = draw(game, "endurance")
        facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
        game.tell("succumbs" if card.red else "endures", (ENDURANCE,), facts)
        if card.red:
            lose(game, group, man, KIA, (ENDURANCE,))


class KeepWeapon(Deed[UpFrontTable]):
    """Keep one weapon and leave the others (33.6): `keep german-R`."""

    VERB: ClassVar[str] = "keep"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, KeepOne)
        return [(weapon.code,) for weapon in belongings(wounded_man(game, frame)[1])]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, KeepOne)
        held = [weapon.code for weapon in belongings(wounded_man(game, frame)[1])]
        if words[0] not in held:
            return Refusal("does-not-hold", CARRYING, {"name": words[0]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, KeepOne)
        game.finish(frame)
        group, man = wounded_man(game, frame)
        game.table.put(group.with_man(only(game, man, words[0])))
        left = [weapon for weapon in belongings(man) if weapon.code != words[0]]
        leave(game, group.id, tuple(left))


def only(game: UpFront, man: Man, code: str) -> Man:
    """Return a man with one weapon of those he has (33.6)."""
    if man.weapon is not None and man.weapon.code == code:
        return man.but(kept="", secondary="")
    own = game.table.battle.box.weapons.get(code)
    bare = man.but(weapon=own, jammed=False, captured=False, kept="", acquired="")
    return bare.but(secondary="") if own is not None else bare


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [SecondWound, Endure, KeepOne, Endurance]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    SecondWound.KIND: (HeroSpares(), Succumb()),
    Endure.KIND: (HeroSpares(), DrawForHim()),
    KeepOne.KIND: (KeepWeapon(),),
}
