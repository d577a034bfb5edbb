"""A reinforcement of one's choice shown before he is chosen: his card as it is printed (48.31)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import rule
from caposaldo.upfront.faces import reserve_face
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.verbs import UpFront

CHOICE: Final = rule("UF 48.31")


def recruit(game: UpFront, wanted: Action) -> Preview:
    """Show `recruit a10`: who it is; nothing is drawn."""
    card = game.table.battle.box.men[ManId(wanted.args[0])]
    return Preview(wanted.notation, CHOICE, [], [], [], "", {"recruit": reserve_face(card)})
