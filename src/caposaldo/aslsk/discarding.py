"""Choosing what to leave behind where two loads are equally heavy (SK R11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from caposaldo.aslsk.burden import WEAPONS, to_choose
from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.units import WeaponId
from caposaldo.aslsk.weaponverbs import drop
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Refusal


class LeaveWeapon(Act):
    """Leave one of the weapons between which a routing unit must choose (SK R11)."""

    VERB: ClassVar[str] = "drop"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Flight)
        if frame.mode != START:
            return []
        return [(id,) for id in to_choose(game.table, frame.who(game.table))]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Flight)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None or weapon.holder != frame.unit:
            return Refusal("no-such-weapon", WEAPONS, {"weapon": words[0]})
        if frame.mode == START and weapon.id in to_choose(table, frame.who(table)):
            return None
        return Refusal("rout-keeps-weapon", WEAPONS, {"unit": frame.unit, "weapon": words[0]})

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        drop(game, game.table.weapons[WeaponId(words[0])], WEAPONS)
