"""A side attacked from two sides: the force behind it, and moving back freely (2.4, 5.51)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.formation import FEWEST_MEN
from caposaldo.upfront.groups import COLUMN, LETTERS, Group, in_rear
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.scenarios import Special, special_for
from caposaldo.upfront.startlines import FORCES
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

SCENARIO: Final = rule("UF 2.4")
FREELY: Final = "retrograde"


def moves_back_freely(battle: Battle, side: str) -> bool:
    """Tell whether a side needs no red card to move back beyond range number 0 (5.51)."""
    return special_for(battle.scenario, FREELY, battle.sheets[side].role) is not None


def two_forces(battle: Battle, side: str) -> Special | None:
    """Return the scenario's order to attack in two forces, if it concerns a side."""
    return special_for(battle.scenario, FORCES, battle.sheets[side].role)


# The two forces --------------------------------------------------------------------------------


def formed(game: UpFront, side: str) -> None:
    """Set the second force of a side down behind its enemy, opposite the same letters."""
    table = game.table
    special = two_forces(table.battle, side)
    if special is None:
        return
    columns, ranges = special.value["groups"], special.value["ranges"]
    for at, group in enumerate(tuple(table.side(side))):
        force, column = divmod(at, len(columns))
        marks = (*group.marks, f"{COLUMN}{columns[column]}") if force else group.marks
        table.put(group.but(range=ranges[force], marks=marks))
    behind = [group.letter for group in table.side(side) if in_rear(group)]
    game.tell("comes-from-behind", (SCENARIO,), {"seat": side, "groups": behind})


def force_of(special: Special, letter: str) -> int:
    """Return which of the two forces a letter belongs to, 0 or 1."""
    return LETTERS.index(letter) // len(special.value["groups"])


def is_shared(special: Special, card: ManCard) -> bool:
    """Tell whether a man carries one of the weapons that are shared out over the forces."""
    return card.weapon is not None and card.weapon.family in special.value["split"]


def unshared(table: UpFrontTable, side: str, card: ManCard, letter: str) -> bool:
    """Tell whether a man in this group would leave the other force too few of the weapons."""
    special = two_forces(table.battle, side)
    if special is None or not is_shared(special, card):
        return False
    force = force_of(special, letter)
    placed = [
        man
        for group in table.side(side)
        if force_of(special, group.letter) == force
        for man in group.men
        if is_shared(special, man.card)
    ]
    return len(placed) >= most_of(table, side, special)


def most_of(table: UpFrontTable, side: str, special: Special) -> int:
    """Return how many of the weapons that are shared out one force may have at most."""
    men = [table.battle.box.men[id] for id in table.battle.sheets[side].force.men]
    return -(-len([man for man in men if is_shared(special, man)]) // 2)


def can_share(table: UpFrontTable, side: str, id: ManId, letter: str) -> bool:
    """Tell whether the men left can fill all groups and still share out the weapons."""
    special = two_forces(table.battle, side)
    if special is None:
        return True
    roster = table.battle.box.men
    left = [roster[ManId(man)] for man in table.waiting[side] if man != id]
    cards: dict[str, list[ManCard]] = {at: [] for at in LETTERS}
    for group in table.side(side):
        cards[group.letter] = [man.card for man in group.men]
    cards[letter] = [*cards[letter], roster[id]]
    shared = len([card for card in left if is_shared(special, card)])
    most = most_of(table, side, special)
    lacking, room = [0, 0], [most, most]
    for at, placed in cards.items():
        lacking[force_of(special, at)] += max(0, FEWEST_MEN - len(placed))
        room[force_of(special, at)] -= len([card for card in placed if is_shared(special, card)])
    return any(
        max(0, lacking[0] - first) + max(0, lacking[1] - shared + first) <= len(left) - shared
        for first in range(shared + 1)
        if first <= room[0] and shared - first <= room[1]
    )


def uneven(
    special: Special, groups: Mapping[str, tuple[ManId, ...]], roster: Mapping[ManId, ManCard]
) -> tuple[int, int]:
    """Return how unevenly weapons, and then leaders, are shared out over the two forces."""
    weapons, leaders = [0, 0], [0, 0]
    for letter, men in groups.items():
        force = force_of(special, letter)
        weapons[force] += len([id for id in men if is_shared(special, roster[id])])
        leaders[force] += len([id for id in men if roster[id].role])
    return abs(weapons[0] - weapons[1]), abs(leaders[0] - leaders[1])


def keeps_place(group: Group) -> Refusal | None:
    """Say that a group of the force behind keeps its letter and forms no new group."""
    if not in_rear(group):
        return None
    return Refusal("force-behind-stays", SCENARIO, {"group": group.letter})
