"""Men who begin wounded and are to be brought to safety (2.4, 33.1, 33.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name
from caposaldo.upfront.wounds import wound

SCENARIO: Final = rule("UF 2.4")
WOUNDED: Final = "wounded"
ENDURANCE: Final = "wounded_endurance"
CARRIED: Final = "carried-"
"""The note, before his name, of a man who began the scenario wounded."""


def formed(game: UpFront, side: str) -> None:
    """Wound the men of a side that its scenario begins with: the lowest number of each group."""
    table = game.table
    special = special_for(table.battle.scenario, WOUNDED, table.battle.sheets[side].role)
    if special is None:
        return
    for group in tuple(table.side(side)):
        for man, card in _unlucky(game, group, special.value["per_group"]):
            table.note(f"{CARRIED}{man.card.id}")
            wound(game, table.groups[group.id], man, card)


def _unlucky(game: UpFront, group: Group, number: int) -> list[tuple[Man, Card]]:
    """Draw a card for each man and return who has the lowest; equal ones draw again.

    The cards go back, as the deck is shuffled only when the hands are dealt.
    """
    found: list[tuple[Man, Card]] = []
    able = [man for man in group.men if man.hull is None]
    while len(found) < min(number, len(able)):
        left = [man for man in able if all(man is not other for other, _ in found)]
        drawn = _draw_for(game, group, left)
        while len(tied := _lowest(drawn)) > 1:
            drawn = _draw_for(game, group, [man for man, _ in tied])
        found += tied
    return found


def _draw_for(game: UpFront, group: Group, men: list[Man]) -> list[tuple[Man, Card]]:
    pile = list(game.table.pile)
    found: list[tuple[Man, Card]] = []
    for man in men:
        card = game.table.card(pile.pop(game.chance.pick(pile, f"lot of {man.card.id}")))
        facts = {"seat": group.side, "group": group.letter, "man": man_name(man)}
        game.tell("draws-lot", (SCENARIO,), {**facts, "card": card.id, "number": card.number})
        found.append((man, card))
    return found


def _lowest(drawn: list[tuple[Man, Card]]) -> list[tuple[Man, Card]]:
    least = min(card.number for _, card in drawn)
    return [(man, card) for man, card in drawn if card.number == least]


# What it means for them ------------------------------------------------------------------------


def is_carried(table: UpFrontTable, id: str) -> bool:
    """Tell whether a man began the scenario wounded."""
    return f"{CARRIED}{id}" in table.notes


def spared(table: UpFrontTable, side: str, id: str) -> bool:
    """Tell whether no draw is made for a wounded man when a deck begins (33.7)."""
    role = table.battle.sheets[side].role
    tended = special_for(table.battle.scenario, ENDURANCE, role) is not None
    return tended and is_carried(table, id)


def goes_alone(game: UpFront, group: Group, man: Man, sent: tuple[str, ...]) -> Refusal | None:
    """Say that such a man sets out only with somebody who can carry him.

    `sent` are the men who have set out with the same transfer.
    """
    table = game.table
    if not table.notes or not spared(table, group.side, man.card.id):
        return None
    if any(not is_carried(table, id) for id in sent):
        return None
    return Refusal("must-be-carried", SCENARIO, {"man": man_name(man)})
