"""Berserk men charge at the start of their side's turn (20.9 to 20.92)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.afvcombat import Assault
from caposaldo.upfront.braving import Braving, brave_attack, untried
from caposaldo.upfront.burdens import leave_primary
from caposaldo.upfront.crews import relieve
from caposaldo.upfront.fights import Fight, calm
from caposaldo.upfront.goingin import meet, opponents
from caposaldo.upfront.groups import Group, find, group_id, letter_of, side_of
from caposaldo.upfront.heights import parted
from caposaldo.upfront.nerve import here
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import close_by
from caposaldo.upfront.verbs import Step, UpFront, man_name
from caposaldo.upfront.victory import anybody_broken, settle

CHARGE: Final = rule("UF 20.91")
NOBODY_LEFT: Final = rule("UF 20.92")


def charges(game: UpFront) -> None:
    """Send the berserk men of the side in turn into close combat (20.91)."""
    groups = game.table.side(game.table.turn.side)
    men = [man.card.id for group in groups for man in group.men if man.berserk]
    for id in reversed(men):
        game.push(Charge(id))


def victims(table: UpFrontTable, group: Group) -> list[str]:
    """Return the enemy groups a berserk man of a group can charge, wherever they are (20.9)."""
    enemies = table.side(table.battle.enemy(group.side))
    near = [other for other in enemies if close_by(group, other)]
    return [other.id for other in near if parted(group, other) is None]


class Charge(Script[UpFrontTable]):
    """One berserk man's charge: no infiltration, no check, no action (20.91)."""

    KIND: ClassVar[str] = "upfront.charge"
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "brave", "strike")
    FIELDS: ClassVar[tuple[str, ...]] = ("man", "target", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, man: str, target: str = "", step: str = "") -> None:
        self.man: Final = man
        self.target = target
        self.step = step

    def choose(self, game: UpFront) -> None:
        """Find whom he charges; with nobody near he comes to himself (20.92)."""
        if settle(game):
            return
        group, man = find(game.table.groups, self.man), here(game, self.man)
        if group is None or man is None or not man.berserk:
            self.step = "end"
            return
        found = victims(game.table, group)
        if not found:
            self.step = "end"
            calm(game, man, NOBODY_LEFT)
        elif len(found) > 1:
            game.push(ChargeWhom(group.id, self.man))
        else:
            self.target = found[0]

    def brave(self, game: UpFront) -> None:
        """In a Minefield he draws first, but once (45.423)."""
        group = find(game.table.groups, self.man)
        assert group is not None
        if untried(game.table, group, (self.man,)):
            game.push(Braving(group.id, (self.man,)))

    def strike(self, game: UpFront) -> None:
        """Leave a crewed weapon behind and fall on whom the draw gives him (20.91)."""
        table = game.table
        group, man = find(table.groups, self.man), here(game, self.man)
        if group is None or man is None or settle(game):
            # The Minefield has killed him, or ended the game.
            return
        served = man.weapon is not None and man.weapon.crewed and not man.assists
        if man.assists:
            relieve(game, group, man, CHARGE)
        elif served:
            leave_primary(game, group.id, self.man)
        game.tell("charges", (CHARGE,), {"man": man_name(man), "target": letter_of(self.target)})
        if table.groups[self.target].armoured:
            game.push(Assault(group.id, self.man, self.target, 1))
            return
        foe = meet(game, man, self.target)
        mates = opponents(table.groups[self.target], foe, ())
        brave_attack(game, self.target, mates)
        mates = tuple([id for id in mates if here(game, id) is not None])
        if foe not in mates or (anybody_broken(game) and settle(game)):
            return
        bare = (self.man,) if served else ()
        game.push(Fight(group.id, self.target, (self.man,), mates, bare))


class ChargeWhom(Question[UpFrontTable]):
    """Which of several groups a berserk man charges (20.91)."""

    KIND: ClassVar[str] = "upfront.charge_whom"
    PROMPT: ClassVar[str] = "charge"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, man: str) -> None:
        self.group: Final = group
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return CHARGE

    def facts(self, game: UpFront) -> Facts:
        man = here(game, self.man)
        assert man is not None
        return {"man": man_name(man)}


class ChargeAt(Deed[UpFrontTable]):
    """Charge this group (20.91): `charge >B`."""

    VERB: ClassVar[str] = "charge"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, ChargeWhom)
        table = game.table
        return [(f">{letter_of(id)}",) for id in victims(table, table.groups[frame.group])]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, ChargeWhom)
        if _meant(game, frame, words[0]) in victims(game.table, game.table.groups[frame.group]):
            return None
        return Refusal("cannot-charge", CHARGE, {"group": words[0]})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, ChargeWhom)
        game.finish(frame)
        charge = game.stack[-1]
        assert isinstance(charge, Charge)
        charge.target = _meant(game, frame, words[0])


def _meant(game: UpFront, frame: ChargeWhom, word: str) -> str:
    enemy = game.table.battle.enemy(side_of(frame.group))
    return group_id(enemy, word.removeprefix(">"))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Charge, ChargeWhom]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {ChargeWhom.KIND: (ChargeAt(),)}
