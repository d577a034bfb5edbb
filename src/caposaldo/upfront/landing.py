"""Paratroops: where the wind sets each group down, and what that does to its men (2.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Modifier, rule
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import LETTERS, Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.renaming import in_order
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.startlines import START
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale, morale_changes, printed_morale
from caposaldo.upfront.verbs import UpFront, draw, man_name
from caposaldo.upfront.wounds import wound

SCENARIO: Final = rule("UF 2.4")
PAIRS: Final = "range_pairs"
WOODS: Final = "woods_landing"


# The drop --------------------------------------------------------------------------------------


def formed(game: UpFront, side: str) -> None:
    """Draw a letter and a range number for each group of a side that jumps."""
    table = game.table
    start = special_for(table.battle.scenario, START, table.battle.sheets[side].role)
    if start is None or PAIRS not in start.value:
        return
    # The cards go back, as the deck is shuffled only when the hands are dealt.
    pile = list(table.pile)
    letters, pairs = list(LETTERS), [tuple(pair) for pair in start.value[PAIRS]]
    down: list[Group] = []
    for group in table.side(side):
        letter = letters.pop(_place(game, pile, len(letters)))
        low, high = pairs.pop(_place(game, pile, len(pairs)))
        card = _turned(game, pile)
        landed = group.but(letter=letter, range=low if card.red else high)
        down.append(landed)
        facts: dict[str, Fact] = {"seat": side, "group": group.letter, "card": card.id}
        game.tell("lands", (SCENARIO,), {**facts, "letter": letter, "range": landed.range})
    table.groups = {id: group for id, group in table.groups.items() if group.side != side}
    for group in down:
        table.put(group)
    in_order(table)


def _place(game: UpFront, pile: list[CardId], number: int) -> int:
    """Draw one of so many places, from 0; the only one needs no draw."""
    return _turned(game, pile).positions[number - 1] - 1 if number > 1 else 0


def _turned(game: UpFront, pile: list[CardId]) -> Card:
    return game.table.card(pile.pop(game.chance.pick(pile, "drop")))


# Among trees -----------------------------------------------------------------------------------


def hangs_in_trees(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group that jumps comes down in the terrain that wounds."""
    special = special_for(table.battle.scenario, WOODS, table.battle.sheets[group.side].role)
    if special is None:
        return False
    terrain = spot_of(table, group).terrain
    return any(terrain.is_a(kind) for kind in special.value["terrain"])


def came_down(game: UpFront, group: Group) -> None:
    """Let each man of a group that has come down among trees check his Morale or be wounded."""
    if not hangs_in_trees(game.table, group):
        return
    for man in group.men:
        if man.hull is None:
            _check(game, group.id, man)


def fails(table: UpFrontTable, group: Group, man: Man, card: Card) -> bool:
    """Tell whether a man who comes down among trees is wounded by this draw."""
    return card.rn >= morale(table, group, man)


def _check(game: UpFront, gid: str, man: Man) -> None:
    table = game.table
    card = draw(game, "landing")
    group = table.groups[gid]
    wounded = fails(table, group, man, card)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "man": man_name(man),
        "card": card.id,
        "number": card.rn,
        "morale": morale(table, group, man),
        "passed": not wounded,
    }
    base = Modifier(printed_morale(table, man), SCENARIO, "morale")
    game.tell("lands-in-trees", (SCENARIO,), facts, (base, *morale_changes(table, group, man)))
    if wounded:
        wound(game, group, man, card)
