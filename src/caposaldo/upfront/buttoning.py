"""Buttoning up by choice (28.43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.armour import close_down, hull, vehicle
from caposaldo.upfront.holdings import cannot_act, own_group, ready_groups
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

NO_ROOF: Final = rule("UF 28.4")
CLOSING: Final = rule("UF 28.43")


class ButtonUp(Deed[UpFrontTable]):
    """Close the hatches of an AFV as its action (28.43): `button A`."""

    VERB: ClassVar[str] = "button"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(group.letter,) for group in ready_groups(game) if group.armoured]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        if not group.armoured:
            return Refusal("no-afv", CLOSING, {"group": group.letter})
        man = group.men[0]
        if vehicle(man).open_topped:
            return Refusal("no-hatches", NO_ROOF, {"man": man_name(man)})
        if hull(man).buttoned:
            return Refusal("buttoned-already", CLOSING, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        close_down(game, group.id, group.men[0].card.id, CLOSING)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (ButtonUp(),)
