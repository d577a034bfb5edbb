"""A fire attack: strength, concealment, and one draw for each man (6.4, 6.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, total
from caposaldo.upfront.acquiring import give_up
from caposaldo.upfront.blaze import FLAMETHROWER
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.effects import hit
from caposaldo.upfront.feats import over, stake
from caposaldo.upfront.firecalls import DROPPED, RESOLVING, ResolveOrDrop
from caposaldo.upfront.firepower import Aim, firepower, man_firepower
from caposaldo.upfront.flames import flames_fired
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.malfunction import BURNT, ENDED, jam
from caposaldo.upfront.men import Man
from caposaldo.upfront.reactions import React
from caposaldo.upfront.strength import ENTRENCHED, TRANSFER, dug_in, strength_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, act, attacked, draw, man_name, strike_ground

NEEDS: Final = rule("UF 6.1")
STRENGTH: Final = rule("UF 6.4")


def aim_of(
    game: UpFront, frame: FireAttack, instead: Group | None = None, *, boxed: bool | None = None
) -> Aim:
    """Return the aim of an attack under way; `instead` stands for a target group that is gone.

    The men in transfer to a group outlive it, in a group of the same range number (17.8).
    """
    groups = game.table.groups
    target = groups.get(frame.target, instead)
    assert target is not None, f"{frame.target} is gone"
    return Aim(
        game.table,
        groups[frame.group],
        target,
        frame.heroes,
        frame.holding,
        frame.cards,
        boxed=frame.BOXED if boxed is None else boxed,
    )


class FireAttack(Script[UpFrontTable]):
    """A fire attack from the sum of its strength to the last man (6.4, 6.5).

    `left` are the men still to be resolved, `strength` the sum in force for the next of them,
    `state` is `drop` once the attack is called off, `cease` once the last weapon has jammed.
    """

    KIND: ClassVar[str] = "upfront.fire"
    BOXED: ClassVar[bool] = False
    STEPS: ClassVar[tuple[str, ...]] = ("add_up", "react", "decide", "line_up", "resolve", "after")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "group",
        "target",
        "cards",
        "heroes",
        "holding",
        "left",
        "strength",
        "state",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, tuple, tuple, tuple, tuple, int, str)

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
    ) -> None:
        self.step = step
        self.group: Final = group
        self.target: Final = target
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.holding: Final = holding
        self.left = left
        self.strength = strength
        self.state = state

    def add_up(self, game: UpFront) -> None:
        """Add up the strength before concealment (6.4)."""
        aim = aim_of(game, self)
        listed = strength_of(aim, tuple([CardId(id) for id in self.cards]))
        self.strength = total(listed)
        game.tell(
            "burns" if self.BOXED else "fires",
            (NEEDS, STRENGTH),
            {
                "seat": aim.group.side,
                "group": aim.group.letter,
                "target": aim.target.letter,
                "range": aim.rr,
                "firepower": firepower(aim),
                "cards": list(self.cards),
                "strength": self.strength,
            },
            tuple(listed),
        )
        act(game, aim.group)

    def react(self, game: UpFront) -> None:
        """The defender may play a Concealed card, or a Hero before it is too late (9.1, 10.42)."""
        under_attack(game, game.table.groups[self.target])
        game.push(React(self.target, self.group, "fire", 0))

    def decide(self, game: UpFront) -> None:
        """The attacker resolves the attack or drops it (6.5)."""
        game.push(ResolveOrDrop(self.group, self.target, self.strength))

    def line_up(self, game: UpFront) -> None:
        """Every man of the target group is attacked in order, men in transfer first (6.5, 17.8)."""
        if self.state != DROPPED:
            attacked(game, self.target)
            self.left = tuple([man.card.id for man in targets(game.table, self.target)])
            stake(game, game.table.groups[self.group], game.table.groups[self.target], self.holding)
            turn_pieces(game, aim_of(game, self))

    def resolve(self, game: UpFront) -> None:
        """Draw for the next man (6.5)."""
        if not self.left or self.state in ENDED:
            return
        self.again("resolve")
        self.draw_for_next(game, boxed=self.BOXED)

    def draw_for_next(self, game: UpFront, *, boxed: bool) -> None:
        """Draw for the next card of the target, unless it is gone by now (6.5)."""
        id, self.left = self.left[0], self.left[1:]
        found = struck(game.table, id)
        if found is None:
            return
        group, man = found
        card = draw(game, "fire")
        aim = aim_of(game, self, group, boxed=boxed)
        result = drawn_result(game, group, man, self.strength, self.changes(aim, man), card)
        hit(game, group.id, id, result, card, "fire", boxed=boxed, flanked=aim.flanking)
        jam(game, self, card, aim)

    def changes(self, aim: Aim, man: Man) -> tuple[Modifier, ...]:
        """Return what changes the strength for one card only."""
        return own_changes(aim, man, burnt=self.state == BURNT)

    def after(self, game: UpFront) -> None:
        """Note who fired at whom."""
        table = game.table
        if self.group in table.groups:
            table.put(table.groups[self.group].but(fired=self.state != DROPPED))
        if self.state != DROPPED:
            table.turn = table.turn.but(shot_at=(*table.turn.shot_at, self.target))
            self.scorch(game)
            spent_infiltrators(game, self)
            over(game)

    def scorch(self, game: UpFront) -> None:
        """What a flamethrower has attacked may burn (F4.1)."""
        table = game.table
        if not table.battle.fire or self.target not in table.groups:
            return
        if flames_fired(aim_of(game, self), self.state):
            strike_ground(game, self.target, FLAMETHROWER)


def targets(table: UpFrontTable, gid: str) -> list[Man]:
    """Return the men attacked with a group: those in transfer to or from it come first (17.8)."""
    group = table.groups[gid]
    moving = [
        man
        for other in table.side(group.side)
        for man in other.men
        if man.heading and (other is group or man.heading == group.letter)
    ]
    return [*moving, *group.ranks]


def turn_pieces(game: UpFront, aim: Aim) -> None:
    """A piece whose firepower goes to another group loses the one it had acquired (27.2)."""
    for man in aim.group.men:
        if man.acquired and man.acquired != aim.target.id and man_firepower(aim, man):
            give_up(game, aim.group.id, man.card.id)


def own_changes(aim: Aim, man: Man, *, burnt: bool = False) -> tuple[Modifier, ...]:
    """Return what changes the strength for one man only (17.8, 17.83, 22.3, 36.2, 36.4)."""
    if man.heading:
        return (TRANSFER,)
    # Neither an AFV nor a gun gets anything from an entrenchment (36.4).
    sheltered = dug_in(aim) and not burnt and not man.inside and man.hull is None
    return (ENTRENCHED,) if sheltered else ()


def struck(table: UpFrontTable, id: str) -> tuple[Group, Man] | None:
    """Return a card under attack with its group; None if it is gone by now (6.5)."""
    group = find(table.groups, id)
    man = group.man(id) if group is not None else None
    return (group, man) if group is not None and man is not None else None


def drawn_result(
    game: UpFront,
    group: Group,
    man: Man,
    strength: int,
    changes: Iterable[Modifier],
    card: Card,
) -> int:
    """Tell and return the result one card is compared with: strength, changes, number (6.5)."""
    number = Modifier(card.number, RESOLVING, "random-number", {"card": card.id})
    listed = (*changes, number)
    result = strength + total(listed)
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "card": card.id,
        "result": result,
    }
    game.tell("result", (RESOLVING,), facts, listed)
    return result


def spent_infiltrators(game: UpFront, attack: FireAttack) -> None:
    """Infiltrators who fired lose their status after the attack (20.53, 20.531)."""
    group = game.table.groups.get(attack.group)
    if group is None:
        return
    for man in group.men:
        if man.inside and not man.pinned and man.card.id not in attack.holding:
            game.table.put(game.table.groups[group.id].with_man(man.but(inside="")))
            facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side}
            game.tell("infiltration-lost", (rule("UF 20.531"),), facts)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [FireAttack]
