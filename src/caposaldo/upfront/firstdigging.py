"""A defender who may begin dug in, and whose enemy then lays no terrain (2.4, 36.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, RuleId, rule
from caposaldo.upfront.asking import SideQuestion
from caposaldo.upfront.scenarios import Special, special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

SCENARIO: Final = rule("UF 2.4")
ENTRENCHED: Final = rule("UF 36.2")
SPECIAL: Final = "may_start_entrenched"
ENEMY_LAYS: Final = "attacker_places_terrain"


def may_dig(table: UpFrontTable, side: str) -> Special | None:
    """Return the scenario's leave to begin dug in, if a side has it."""
    return special_for(table.battle.scenario, SPECIAL, table.battle.sheets[side].role)


def lays_nothing(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side may lay no terrain before play, its enemy having dug in."""
    enemy = table.battle.enemy(side)
    leave = may_dig(table, enemy)
    if leave is None or leave.value.get(ENEMY_LAYS, True):
        return False
    return any(group.entrenched for group in table.side(enemy))


class DigInFirst(SideQuestion):
    """Whether all groups of a side begin dug in, or none; the hand is dealt already."""

    KIND: ClassVar[str] = "upfront.dig-in-first"
    PROMPT: ClassVar[str] = "dig-in-first"

    def rule(self, game: UpFront) -> RuleId:
        return SCENARIO

    def facts(self, game: UpFront) -> Facts:
        return {"groups": len(game.table.side(self.side))}


class Entrench(Deed[UpFrontTable]):
    """Begin dug in with all groups: `entrench`."""

    VERB: ClassVar[str] = "entrench"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, DigInFirst)
        game.finish(frame)
        # Neither a vehicle nor a gun gets anything from an entrenchment: only men dig (36.4).
        groups = [
            group
            for group in game.table.side(frame.side)
            if any(man.hull is None for man in group.men)
        ]
        for group in groups:
            game.table.put(group.but(entrenched=True))
        game.tell(
            "begins-entrenched",
            (SCENARIO, ENTRENCHED),
            {"seat": frame.side, "groups": [group.letter for group in groups]},
        )


class StayAbove(Deed[UpFrontTable]):
    """Begin as the terrain comes, and let the enemy lay his too: `decline`."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, DigInFirst)
        game.finish(frame)
        game.tell("begins-above", (SCENARIO,), {"seat": frame.side})


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (Entrench(), StayAbove())
