"""Smoke that a leader lays on his own group (13.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.ground import terrain_of
from caposaldo.upfront.groups import SMOKE
from caposaldo.upfront.holdings import cannot_act, cannot_play, own_group, ready_groups
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, lay

LAYING: Final = rule("UF 13.2")
ON_MARSH: Final = rule("UF 13.4")


class LaySmoke(Deed[UpFrontTable]):
    """Lay Smoke on an own group as its action (13.2): `smoke A 130`."""

    VERB: ClassVar[str] = "smoke"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        cards = game.table.holding(game.table.turn.side, SMOKE)
        if not cards:
            return ()
        return [(g.letter, card) for g in ready_groups(game) if g.led for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        side = game.table.turn.side
        refusal = cannot_act(game, letter) or cannot_play(game, side, card, SMOKE)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        if game.table.turn.breeze:
            return Refusal("breeze-blew", LAYING, {"card": card})
        if not group.led:
            return Refusal("no-leader-for-smoke", LAYING, {"group": letter})
        terrain = terrain_of(game.table, group)
        if not terrain.smoke:
            facts = {"group": letter, "terrain": term(f"terrain-{terrain.id}")}
            return Refusal("no-smoke-there", ON_MARSH, facts)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card = words
        group = own_group(game, letter)
        assert group is not None
        group = act(game, group)
        lay(game, group.side, group, CardId(card), SMOKE)
        game.tell("smoke-laid", (LAYING,), {"seat": group.side, "group": letter, "card": card})


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (LaySmoke(),)
