"""A defender who may begin dug in, and whose enemy then mostly lays no terrain (2.4, 36.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, RuleId, rule
from caposaldo.upfront.asking import SideQuestion
from caposaldo.upfront.scenarios import Special, special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import OPEN_GROUND
from caposaldo.upfront.verbs import Step, UpFront

SCENARIO: Final = rule("UF 2.4")
ENTRENCHED: Final = rule("UF 36.2")
SPECIAL: Final = "may_start_entrenched"
ENEMY_LAYS: Final = "attacker_places_terrain"


def may_dig(table: UpFrontTable, side: str) -> Special | None:
    """Return the scenario's leave to begin dug in, if a side has it; nobody on a mountain (M5)."""
    if not table.battle.box.terrain[OPEN_GROUND].digging:
        return None
    return special_for(table.battle.scenario, SPECIAL, table.battle.sheets[side].role)


def lays_nothing(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side may lay no terrain before play, its enemy having dug in."""
    enemy = table.battle.enemy(side)
    return bars_enemy(table, enemy) and any(group.entrenched for group in table.side(enemy))


def bars_enemy(table: UpFrontTable, side: str) -> bool:
    """Tell whether the enemy of a side lays no terrain before play if it digs in."""
    leave = may_dig(table, side)
    return leave is not None and not leave.value.get(ENEMY_LAYS, True)


class DigInFirst(SideQuestion):
    """Whether all groups of a side begin dug in, or none; the hand is dealt already."""

    KIND: ClassVar[str] = "upfront.dig-in-first"
    PROMPT: ClassVar[str] = "dig-in-first"

    def rule(self, game: UpFront) -> RuleId:
        return SCENARIO

    def facts(self, game: UpFront) -> Facts:
        barred = bars_enemy(game.table, self.side)
        return {"groups": len(game.table.side(self.side)), "barred": barred}


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
        barred = bars_enemy(game.table, frame.side)
        game.tell(
            "begins-entrenched" if barred else "begins-dug-in",
            (SCENARIO, ENTRENCHED),
            {"seat": frame.side, "groups": [group.letter for group in groups]},
        )


class StayAbove(Deed[UpFrontTable]):
    """Begin as the terrain comes, which the enemy may then lay in any case: `decline`."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, DigInFirst)
        game.finish(frame)
        game.tell("begins-above", (SCENARIO,), {"seat": frame.side})


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (Entrench(), StayAbove())
