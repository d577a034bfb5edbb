"""Demolition charges, set off by a man who has just infiltrated (21.2 to 21.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, total
from caposaldo.upfront.blaze import DEMOLITION
from caposaldo.upfront.cards import Card
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.effects import hit
from caposaldo.upfront.escort import escort
from caposaldo.upfront.feats import over
from caposaldo.upfront.fire import drawn_result, own_changes, struck, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.groups import Group, letter_of
from caposaldo.upfront.hullfire import betrayed
from caposaldo.upfront.infiltrators import end_status, inside
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.reactions import React
from caposaldo.upfront.sand import worn
from caposaldo.upfront.strength import target_movement, target_terrain
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, attacked, draw, man_name, strike_ground
from caposaldo.upfront.weapons import Secondary

USE: Final = rule("UF 21.2")
ATTACK: Final = rule("UF 21.3")
DUD: Final = rule("UF 21.4")
FIRST: Final = "first"


def charge_of(game: UpFront, man: Man) -> Secondary | None:
    """Return the charge a man carries that attacks with a strength of its own (21.2)."""
    carried = game.table.battle.box.secondary.get(man.secondary)
    return carried if carried is not None and carried.strength else None


def blast_strength(table: UpFrontTable, group: Group, target: Group, power: int) -> list[Modifier]:
    """List the strength of a charge; only the defender's ground counts (21.3)."""
    everybody = tuple([man.card.id for man in group.men])
    # Nobody fires, so that a flamethrower of the group burns through no cover.
    aim = Aim(table, group, target, (), everybody)
    base = Modifier(power, ATTACK, "charge")
    ground = [*target_terrain(aim), *target_movement(aim), *escort(aim)]
    return [base, *ground, *weaker(table)]


def in_the_blast(table: UpFrontTable, target: str) -> list[Man]:
    """Return the men a charge attacks: of the group, then others who have infiltrated it (21.3)."""
    return [*targets(table, target), *[man for _, man in inside(table, target)]]


class Blast(Script[UpFrontTable]):
    """A charge goes off: the group infiltrated, then other friends in it (21.3).

    `power` is the charge's own strength, `strength` the sum against the group, `left` the men
    still to be resolved, `drawn` how many were.
    """

    KIND: ClassVar[str] = "upfront.blast"
    STEPS: ClassVar[tuple[str, ...]] = ("light", "react", "line_up", "resolve", "aftermath")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "group",
        "man",
        "target",
        "power",
        "strength",
        "left",
        "drawn",
        "jams",
        "step",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, int, int, tuple, int, tuple, str)

    def __init__(
        self,
        group: str,
        man: str,
        target: str,
        power: int = 0,
        strength: int = 0,
        left: tuple[str, ...] = (),
        drawn: int = 0,
        jams: tuple[str, ...] = (),
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.man: Final = man
        self.target: Final = target
        self.power = power
        self.strength = strength
        self.left = left
        self.drawn = drawn
        self.jams = jams
        self.step = step

    def light(self, game: UpFront) -> None:
        """Use the charge up, end the carrier's status and add up the strength (21.2, 21.3)."""
        table = game.table
        group, man = table.groups[self.group], here(game, self.man)
        assert man is not None
        charge = charge_of(game, man)
        assert charge is not None
        table.put(group.with_man(man.but(secondary="")))
        end_status(game, self.man, (USE,))
        self.power = charge.strength
        self.jams = tuple([str(number) for number in sorted(worn(table.battle, charge.jams))])
        listed = blast_strength(
            table, table.groups[self.group], table.groups[self.target], self.power
        )
        self.strength = total(listed)
        facts: dict[str, Fact] = {
            "seat": group.side,
            "man": man_name(man),
            "target": letter_of(self.target),
            "strength": self.strength,
        }
        game.tell("charge", (ATTACK,), facts, tuple(listed))

    def react(self, game: UpFront) -> None:
        """The defender may play a Concealed card (21.3)."""
        under_attack(game, game.table.groups[self.target])
        game.push(React(self.target, self.group, "charge", 0))

    def line_up(self, game: UpFront) -> None:
        """The men of the group are attacked, and other friends who have infiltrated it (21.3)."""
        table = game.table
        attacked(game, self.target)
        self.left = tuple([man.card.id for man in in_the_blast(table, self.target)])
        table.turn = table.turn.but(shot_at=(*table.turn.shot_at, self.target))

    def resolve(self, game: UpFront) -> None:
        """Draw for the next man; a red 6 first of all is a dud (21.4)."""
        if not self.left:
            return
        self.again("resolve")
        id, self.left = self.left[0], self.left[1:]
        found = struck(game.table, id)
        if found is None:
            return
        group, man = found
        card = draw(game, "charge")
        self.drawn += 1
        if self.drawn == 1 and dud(card, self.jams):
            self.left = ()
            self.power = 0
            game.tell("dud", (DUD,), {"card": card.id})
            return
        result = drawn_result(game, group, man, 0, self.against(game.table, group, man), card)
        hit(game, group.id, id, result, card, "charge")

    def aftermath(self, game: UpFront) -> None:
        """Say that the attack is over, for those who count what it did (42.43, F4.1)."""
        over(game)
        # A dud has no power left.
        if self.power:
            strike_ground(game, self.target, DEMOLITION)

    def against(self, table: UpFrontTable, group: Group, man: Man) -> tuple[Modifier, ...]:
        """List the strength against one man (21.3)."""
        own = table.groups[self.group]
        if group.side == own.side:
            return tuple(blast_strength(table, own, group, self.power))
        aim = Aim(table, own, group, (), tuple([other.card.id for other in own.men]))
        return (Modifier(self.strength, ATTACK, "charge"), *own_changes(aim, man))


class BlastOnHull(Blast):
    """A charge on a group with a gun, which a Concealed card does not help if it was seen (34.5).

    `concealed` is what the card took off.
    """

    KIND: ClassVar[str] = "upfront.blast-on-hull"
    FIELDS: ClassVar[tuple[str, ...]] = (*Blast.FIELDS, "concealed")
    SORTS: ClassVar[tuple[type, ...]] = (*Blast.SORTS, int)

    def __init__(
        self,
        group: str,
        man: str,
        target: str,
        power: int = 0,
        strength: int = 0,
        left: tuple[str, ...] = (),
        drawn: int = 0,
        jams: tuple[str, ...] = (),
        step: str = "",
        concealed: int = 0,
    ) -> None:
        super().__init__(group, man, target, power, strength, left, drawn, jams, step)
        self.concealed = concealed

    def line_up(self, game: UpFront) -> None:
        groups = game.table.groups
        full = blast_strength(game.table, groups[self.group], groups[self.target], self.power)
        self.concealed = self.strength - total(full)
        super().line_up(game)

    def against(self, table: UpFrontTable, group: Group, man: Man) -> tuple[Modifier, ...]:
        return (*super().against(table, group, man), *betrayed(man, self.concealed))


def charge_goes_off(table: UpFrontTable, group: str, man: str, target: str) -> Blast:
    """Return the attack of a charge, by what it goes for (21.3, 34.5)."""
    if any(each.hull is not None for each in in_the_blast(table, target)):
        return BlastOnHull(group, man, target)
    return Blast(group, man, target)


def dud(card: Card, jams: tuple[str, ...]) -> bool:
    """Tell whether the first card drawn for a charge makes it a dud (21.4)."""
    return card.red and str(card.rn) in jams


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Blast, BlastOnHull]
