"""A Hero right after the attack that buttons up or pins an AFV (28.421)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.acquiring import MARKS
from caposaldo.upfront.armour import alter, vehicle
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.men import Man
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend, unpin

HERO: Final = rule("UF 28.421")
MEN: Final = rule("UF 3.2")
KIND: Final = "hero"


def rattled(game: UpFront, group: Group, man: Man, _cause: str) -> None:
    """Let the owner of an AFV just buttoned up or pinned think of a Hero (28.421)."""
    marks = [mark for mark in group.marks if mark in MARKS]
    game.push(CrewHero(group.id, man.card.id, " ".join([man.acquired, *marks])))


class CrewHero(Question[UpFrontTable]):
    """Whether a Hero undoes what an attack has just done to a crew (28.421).

    It is open whatever the owner holds, so that nothing is given away. `acquired` is the target
    its guns had, with the mark that tells which of two; it is not lost if the crew stays on.
    """

    KIND: ClassVar[str] = "upfront.crew_hero"
    PROMPT: ClassVar[str] = "crew-hero"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man", "acquired")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, group: str, man: str, acquired: str) -> None:
        self.group: Final = group
        self.man: Final = man
        self.acquired: Final = acquired

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return HERO

    def facts(self, game: UpFront) -> Facts:
        man = game.table.groups[self.group].man(self.man)
        assert man is not None
        return {"man": man_name(man)}


class Steady(Deed[UpFrontTable]):
    """Undo the pin or the buttoning up with a Hero (28.421): `hero g30 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, CrewHero)
        return [(frame.man, card) for card in game.table.holding(side_of(frame.group), KIND)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, CrewHero)
        if words[0] != frame.man:
            return Refusal("no-such-man", MEN, {"name": words[0]})
        return cannot_play(game, side_of(frame.group), words[1], KIND)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, CrewHero)
        game.finish(frame)
        table, side = game.table, side_of(frame.group)
        spend(game, side, CardId(words[1]))
        group = table.groups[frame.group]
        man = group.man(frame.man)
        assert man is not None
        if vehicle(man).open_topped:
            unpin(game, group, man)
        else:
            alter(game, frame.group, frame.man, buttoned=False)
        group = table.groups[frame.group]
        steady = group.man(frame.man)
        assert steady is not None
        target, _, mark = frame.acquired.partition(" ")
        marks = (*group.marks, mark) if mark else group.marks
        table.put(group.with_man(steady.but(acquired=target)).but(marks=marks))
        facts: dict[str, Fact] = {"seat": side, "man": man_name(man), "card": words[1]}
        game.tell("crew-steady", (HERO,), facts)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [CrewHero]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {CrewHero.KIND: (Steady(), Decline())}
