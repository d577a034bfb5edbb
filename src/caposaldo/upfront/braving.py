"""Men who fight hand to hand from a Minefield draw for it first (45.423)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.charging import BRAVED, GROUND, without
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, draw, lose, man_name
from caposaldo.upfront.victory import anybody_broken, settle

BOTH_SIDES: Final = "minefield-draw-both-sides"


def mined(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group stands in a Minefield and the rules of the supplements hold."""
    return table.battle.supplements and spot_of(table, group).terrain.mined


def untried(table: UpFrontTable, group: Group, men: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some men who have still to draw for the Minefield they stand in (45.423)."""
    if not mined(table, group):
        return ()
    return tuple([id for id in men if f"{BRAVED}{id}" not in group.marks])


def attacked_there(
    table: UpFrontTable, target: Group | None, men: Iterable[str]
) -> tuple[str, ...]:
    """Return those of some men attacked in a Minefield who must draw too, by a reading (45.423)."""
    if target is None or not table.battle.reads(BOTH_SIDES):
        return ()
    on_foot = [man.card.id for man in target.men if man.hull is None]
    return untried(table, target, tuple([id for id in dict.fromkeys(men) if id in on_foot]))


class Braving(Script[UpFrontTable]):
    """One number for each man: red eliminates him, black lets him go on (45.423)."""

    KIND: ClassVar[str] = "upfront.braving"
    STEPS: ClassVar[tuple[str, ...]] = ("brave",)
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "men", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, str)

    def __init__(self, group: str, men: tuple[str, ...], step: str = "") -> None:
        self.group: Final = group
        self.men = men
        self.step = step

    def brave(self, game: UpFront) -> None:
        """Draw for the next man; nobody draws once time is up or a squad has broken (16.3)."""
        if not self.men or ((game.table.over or anybody_broken(game)) and settle(game)):
            return
        id, self.men = self.men[0], self.men[1:]
        self.again("brave")
        brave(game, self.group, id)


def brave(game: UpFront, gid: str, id: str) -> None:
    """Draw for one man in a Minefield: red eliminates him (45.423)."""
    card = draw(game, "mines in the way")
    group = game.table.groups[gid]
    man = group.man(id)
    assert man is not None, f"{id} is not in {gid}"
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "man": man_name(man),
        "card": card.id,
        "lives": not card.red,
    }
    game.tell("braves-mines", (GROUND,), facts)
    if card.red:
        lose(game, group, man, KIA, (GROUND,))
    else:
        game.table.put(group.but(marks=(*group.marks, f"{BRAVED}{id}")))


def brave_attack(game: UpFront, gid: str, men: Iterable[str]) -> None:
    """Let men who are attacked in a Minefield draw; a combat that has begun goes on (16.3)."""
    for id in attacked_there(game.table, game.table.groups.get(gid), men):
        if not game.table.over and not anybody_broken(game):
            brave(game, gid, id)


def left_mines(game: UpFront, group: Group) -> None:
    """What was drawn in a Minefield holds as long as the group stays in it (45.423)."""
    group = game.table.groups[group.id]
    if group.marks and not spot_of(game.table, group).terrain.mined:
        game.table.put(without(group, BRAVED))


def settled(game: UpFront, group: Group) -> None:
    """Other ground is another Minefield too (45.423)."""
    if group.marks:
        game.table.put(without(game.table.groups[group.id], BRAVED))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Braving]
