"""Men who fight hand to hand from a Minefield draw for it first (45.423)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact
from caposaldo.upfront.charging import BRAVED, GROUND, without
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, draw, lose, man_name
from caposaldo.upfront.victory import anybody_broken, settle


def mined(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group stands in a Minefield and the rules of the supplements hold."""
    return table.battle.supplements and spot_of(table, group).terrain.mined


def untried(table: UpFrontTable, group: Group, men: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some men who have still to draw for the Minefield they stand in (45.423)."""
    if not mined(table, group):
        return ()
    return tuple([id for id in men if f"{BRAVED}{id}" not in group.marks])


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
        card = draw(game, "mines in the way")
        group = game.table.groups[self.group]
        man = group.man(id)
        assert man is not None, f"{id} is not in {self.group}"
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
