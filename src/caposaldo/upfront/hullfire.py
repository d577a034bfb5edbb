"""Fire at vehicles and guns: on armour alone, or on the crew and then the armour (28.3, 28.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Modifier, RuleId, rule, total
from caposaldo.upfront.barrage import needed
from caposaldo.upfront.byhand import in_reach, open_topped
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.fire import FireAttack, aim_of
from caposaldo.upfront.firecalls import DROPPED
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.malfunction import ENDED
from caposaldo.upfront.men import Man
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.reactions import CONCEALED, SEEN_GUN, Decline, seen_gun
from caposaldo.upfront.strength import strength_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

SECOND: Final = rule("UF 28.7")
ON_A_GUN: Final = rule("UF 34.4")


class BurnAttack(FireAttack):
    """An attack on armour with boxed firepower only (22.5, 28.3)."""

    KIND: ClassVar[str] = "upfront.burn-attack"
    BOXED: ClassVar[bool] = True


class FireOnHull(FireAttack):
    """Fire at a group with a vehicle or a gun, and the second attack it may allow (28.7, 34.4).

    `concealed` is what a Concealed card took off, which does not help a gun that was seen (34.5).
    """

    KIND: ClassVar[str] = "upfront.fire-on-hull"
    STEPS: ClassVar[tuple[str, ...]] = (
        "add_up",
        "react",
        "decide",
        "line_up",
        "resolve",
        "offer",
        "strike",
        "after",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (*FireAttack.FIELDS, "concealed")
    SORTS: ClassVar[tuple[type, ...]] = (*FireAttack.SORTS, int)

    def __init__(
        self,
        step: str,
        group: str,
        target: str,
        cards: tuple[str, ...],
        heroes: tuple[str, ...],
        holding: tuple[str, ...],
        left: tuple[str, ...],
        strength: int,
        state: str,
        concealed: int,
    ) -> None:
        super().__init__(step, group, target, cards, heroes, holding, left, strength, state)
        self.concealed = concealed

    def line_up(self, game: UpFront) -> None:
        aim = aim_of(game, self)
        cards = tuple([CardId(id) for id in self.cards])
        self.concealed = self.strength - total(strength_of(aim, cards))
        super().line_up(game)

    def changes(self, aim: Aim, man: Man) -> tuple[Modifier, ...]:
        return (*super().changes(aim, man), *betrayed(man, self.concealed))

    def offer(self, game: UpFront) -> None:
        """Ask whether the same cards are used for a second, boxed attack (28.7, 34.4)."""
        self.left = ()
        aim = second_aim(game, self)
        if aim is not None:
            strength = total(second_strength(aim, self))
            game.push(SecondOrNot(self.group, self.target, firepower(aim), strength))

    def strike(self, game: UpFront) -> None:
        """Draw for the armour, or for the next gun of the group (28.7, 34.4)."""
        if self.left and self.state not in ENDED:
            self.again("strike")
            self.draw_for_next(game, boxed=True)


def betrayed(man: Man, concealed: int) -> tuple[Modifier, ...]:
    """Return what a gun that has fired or moved gets back of a Concealed card (34.5)."""
    helped = concealed and seen_gun(man)
    return (Modifier(-concealed, SEEN_GUN, "gun-was-seen"),) if helped else ()


def second_aim(game: UpFront, attack: FireOnHull) -> Aim | None:
    """Return the aim of a second attack on armour or shields; None if there is none (28.7, 34.4).

    What the first has jammed is missing; a man with a jammed weapon still has his hands.
    """
    if attack.state == DROPPED or attack.target not in game.table.groups:
        return None
    aim = aim_of(game, attack, boxed=True)
    near = aim.rr == CLOSEST and open_topped(aim.target)
    if not near and not in_reach(aim):
        return None
    return aim if firepower(aim) >= needed(aim, attack.cards) else None


def second_strength(aim: Aim, attack: FireOnHull) -> list[Modifier]:
    """List the strength of a second attack; a Concealed card still counts for a gun (34.5)."""
    listed = strength_of(aim, tuple([CardId(id) for id in attack.cards]))
    return [*listed, *hidden_before(attack.concealed)]


def hidden_before(concealed: int) -> tuple[Modifier, ...]:
    """Return what a Concealed card played earlier in the attack takes off (9.1)."""
    return (Modifier(concealed, CONCEALED, "concealed-before"),) if concealed else ()


def shielded(group: Group) -> list[Man]:
    """Return the cards of a group that a boxed attack touches: an AFV, or its guns (28.3, 34.4)."""
    return [man for man in group.ranks if man.armoured or man.gun]


class SecondOrNot(Question[UpFrontTable]):
    """Whether to use the same cards for an attack on the armour as well (28.7, 34.4)."""

    KIND: ClassVar[str] = "upfront.second-or-not"
    PROMPT: ClassVar[str] = "second-attack"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "firepower", "strength")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, int, int)

    def __init__(self, group: str, target: str, firepower: int, strength: int) -> None:
        self.group: Final = group
        self.target: Final = target
        self.firepower: Final = firepower
        self.strength: Final = strength

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return SECOND if game.table.groups[self.target].armoured else ON_A_GUN

    def facts(self, game: UpFront) -> Facts:
        return {
            "group": self.group[-1],
            "target": self.target[-1],
            "firepower": self.firepower,
            "strength": self.strength,
        }


class Second(Deed[UpFrontTable]):
    """Attack the armour, or the shields of the guns, with the same cards (28.7, 34.4)."""

    VERB: ClassVar[str] = "second"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, SecondOrNot)
        game.finish(frame)
        attack = game.stack[-1]
        assert isinstance(attack, FireOnHull)
        aim = aim_of(game, attack, boxed=True)
        listed = second_strength(aim, attack)
        attack.strength, attack.state = total(listed), ""
        attack.left = tuple([man.card.id for man in shielded(aim.target)])
        facts: dict[str, Fact] = {
            "seat": aim.group.side,
            "group": aim.group.letter,
            "target": aim.target.letter,
            "firepower": frame.firepower,
            "strength": attack.strength,
        }
        game.tell("second-attack", (frame.rule(game),), facts, tuple(listed))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [BurnAttack, FireOnHull, SecondOrNot]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    SecondOrNot.KIND: (Second(), Decline()),
}
