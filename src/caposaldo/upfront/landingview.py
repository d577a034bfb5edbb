"""What becomes of men who come down among trees, shown before the card is laid (2.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.upfront import gambleview
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.drawtree import Drawn, fall_by
from caposaldo.upfront.drawview import foreseen, shown
from caposaldo.upfront.firstterrain import FirstTerrain, target_of
from caposaldo.upfront.groups import TERRAIN, Group, Laid
from caposaldo.upfront.landing import SCENARIO, fails, hangs_in_trees
from caposaldo.upfront.verbs import UpFront

HURT: Final = ("landing-0", "landing-1", "landing-2", "landing-3", "landing-4")
"""How many men of a group are wounded; none that jumps is larger."""


def lay(game: UpFront, wanted: Action) -> Preview | None:
    """Show how many men Woods would wound; other terrain may bog an AFV."""
    asked = game.stack[-1]
    if not isinstance(asked, FirstTerrain):
        return None
    card, word = wanted.args
    group = target_of(game.table, asked.side, word)
    if group is None:
        return None
    there = group.but(laid=(*group.laid, Laid(CardId(card), TERRAIN)))
    if not hangs_in_trees(game.table, there):
        return gambleview.lay(game, wanted)
    return _trees(game, wanted, there, card)


def _trees(game: UpFront, wanted: Action, there: Group, card: str) -> Preview:
    men = [man for man in there.men if man.hull is None]

    def judge(drawn: Drawn) -> str | None:
        if len(drawn) < len(men):
            return None
        pairs = zip(men, drawn, strict=True)
        hurt = [man for man, number in pairs if fails(game.table, there, man, number)]
        return HURT[len(hurt)]

    keys = HURT[: len(men) + 1]
    odds = fall_by(foreseen(game, card), judge, keys, lambda drawn: drawn.rn)
    return shown(wanted, SCENARIO, odds)
