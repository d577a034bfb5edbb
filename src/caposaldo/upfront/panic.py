"""Voluntary panic: the owner sends a pinned man away (10.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.armour import vehicle
from caposaldo.upfront.commissar import ROLE
from caposaldo.upfront.effects import PANIC, ROUT_COLUMN, ROUTED, rout
from caposaldo.upfront.groups import find
from caposaldo.upfront.reactions import pinned_men
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, ROUT, Step, UpFront, draw, lose, man_name

VOLUNTARY: Final = rule("UF 10.3")
MEN: Final = rule("UF 3.2")
STAYS: Final = rule("UF 15.54")
GETS_AWAY: Final = "panic-escapes-capture"


class Panic(Deed[UpFrontTable]):
    """Take a pinned man out of the game, which is no action (10.3): `panic g3`."""

    VERB: ClassVar[str] = "panic"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        return [(man.card.id,) for man in pinned_men(game.table, side)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = find(game.table.groups, words[0])
        man = group.man(words[0]) if group is not None else None
        if group is None or man is None or group.side != game.table.turn.side:
            return Refusal("no-such-man", MEN, {"name": words[0]})
        if not man.pinned:
            return Refusal("panic-not-pinned", VOLUNTARY, {"man": man_name(man)})
        if man.armoured and not vehicle(man).panics:
            return Refusal("afv-stays", VOLUNTARY, {"man": man_name(man)})
        if man.card.role == ROLE:
            return Refusal("commissar-stays", STAYS, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = find(game.table.groups, words[0])
        man = group.man(words[0]) if group is not None else None
        assert group is not None
        assert man is not None
        card = draw(game, "voluntary panic", position=True)
        number = card.positions[ROUT_COLUMN]
        game.tell(
            "panics-by-order",
            (VOLUNTARY,),
            {
                "seat": group.side,
                "group": group.letter,
                "man": man_name(man),
                "card": card.id,
                "number": number,
                "rout": man.card.rout,
            },
        )
        # Neither wounds nor fury come from an order to leave: only death or rout (33.1), and for
        # a man already berserk only death (20.9).
        if man.berserk or number <= man.card.rout:
            lose(game, group, man, KIA, (VOLUNTARY, PANIC))
        elif game.table.battle.reads(GETS_AWAY):
            lose(game, group, man, ROUT, (VOLUNTARY, ROUTED))
        else:
            rout(game, group, man)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Panic(),)
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (Panic(),)
