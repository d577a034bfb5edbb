"""Who may stand where, and what a scenario gives for it (3.2, 21.1, 23.1 to 23.3, 37.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.forces import Force
from caposaldo.upfront.groups import Group
from caposaldo.upfront.nations import Troops
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.table import UpFrontTable

FEWEST_MEN: Final = 2
MOST_MEN: Final = 10
MOST_IN_PILLBOX: Final = 3
BARRED_FAMILIES: Final = frozenset(("mortar", "light_anti_tank"))
GIVEN_CARD: Final = "given_card"
COMMISSAR: Final = "COMMISSAR"


class Given(NamedTuple):
    """A Terrain card the scenario hands out: to whom, of what kind, for which group if any.

    `modifier` is the figure it must print, 0 if any will do.
    """

    side: str
    kind: str
    letter: str
    modifier: int


def given_cards(battle: Battle) -> list[Given]:
    """Return the Terrain cards the scenario hands out (23.1, 23.2)."""
    return [
        Given(
            side,
            special.value["card"],
            special.value.get("group", ""),
            special.value.get("modifier", 0),
        )
        for special in battle.scenario.special
        if special.key == GIVEN_CARD
        for side, sheet in battle.sheets.items()
        if special.side in ("both", sheet.role)
    ]


def pillbox_letter(battle: Battle, side: str) -> str:
    """Return the letter of the group that a side must put into a Pillbox, or nothing (23.2)."""
    for given in given_cards(battle):
        if given.side == side and battle.box.terrain[given.kind].fortified:
            return given.letter
    return ""


def alone(card: ManCard) -> bool:
    """Tell whether a card is always a group by itself (28.11)."""
    return card.vehicle is not None and card.vehicle.armoured


def has_gun(group: Group) -> bool:
    """Tell whether a group holds an IG, which frees it from the minimum size (3.2, 34.2)."""
    return any(man.card.vehicle is not None and not man.card.vehicle.armoured for man in group.men)


def may_enter_pillbox(card: ManCard) -> bool:
    """Tell whether a man's own weapon lets him into a Pillbox (23.3)."""
    if card.vehicle is not None:
        return False
    return card.weapon is None or card.weapon.family not in BARRED_FAMILIES


def may_carry(card: ManCard) -> bool:
    """Tell whether a man's own weapon lets him carry a secondary one (21.1)."""
    if card.vehicle is not None:
        return False
    return card.weapon is None or card.weapon.carries_secondary


def loads_left(table: UpFrontTable, side: str) -> dict[str, int]:
    """Return how many of each secondary weapon of a force nobody carries yet (21.1)."""
    left = dict(table.battle.sheets[side].force.secondary)
    for group in table.side(side):
        for man in group.men:
            if man.secondary:
                left[man.secondary] -= 1
    return {code: count for code, count in left.items() if count}


def refuse_unfit(troops: Troops, force: Force, men: Mapping[ManId, ManCard]) -> None:
    """Refuse a force its class of troops cannot be: partisans with guns or two leaders (37.1)."""
    cards = [men[id] for id in (*force.men, *force.later)]
    if not troops.on_foot:
        return
    if any(card.vehicle is not None for card in cards):
        raise UnreadableFile(f"the {force.nation} {troops.id} force has no guns and no vehicles")
    if len([card for card in cards if card.role]) > 1:
        raise UnreadableFile(f"the {force.nation} {troops.id} force has one leader at most")
