"""What players are told of a scenario's own rules and of its changes for balance (SK V9)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.scenario import Scenario
from caposaldo.proofs import proves
from caposaldo.story import story_of
from caposaldo.text import Words
from tests.aslsk.scenes import kit, owners_kit

TIMES: Final = "\N{MULTIPLICATION SIGN}"


def told(scenario: str, lang: str, agreed: dict[str, str] | None = None) -> list[str]:
    """The paragraphs after the story itself."""
    return story_of(box(scenario), scenario, Words(lang), agreed)[1:]


def box(scenario: str) -> StarterKind:
    """The game that has a scenario: ours, or that of somebody with the published boards."""
    return kit() if scenario in kit().read else owners_kit()


def figures(scenario: Scenario) -> list[str]:
    """What must be read somewhere: the numbers and names of the special rules and changes."""
    found = [str(entry["name"]) for entry in scenario.special.get("smoke_exponent", ())]
    for group in scenario.groups:
        found += [f"{diced.first} {TIMES} {diced.name}" for diced in group.dice]
        found += [f"{diced.second} {TIMES} {diced.name}" for diced in group.dice]
    for side in scenario.sides:
        found += [str(side.balance[key]) for key in ("name", "by", "need") if key in side.balance]
    return found


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("id", [*kit().read, *(f"S{number}" for number in range(1, 9))])
def test_v9_every_special_rule_and_change_is_told_before_the_game(id: str, lang: str) -> None:
    scenario = box(id).read[id]
    paragraphs = told(id, lang)
    changes = [side for side in scenario.sides if side.balance]
    rules = [key for key in scenario.special if key != "diced_reinforcements"]
    late = [group for group in scenario.groups if group.when or group.held_back]
    diced = [each for group in scenario.groups for each in group.dice]
    assert len(paragraphs) == len(changes) + len(rules) + len(late) + len(diced)
    text = " ".join(paragraphs)
    assert [figure for figure in figures(scenario) if figure not in text] == []
    assert not any(mark in text for mark in "{}@$_")


def test_v9_the_words_name_sides_edges_and_numbers() -> None:
    assert told("S6", "en") == [
        "FFMO does not count against units of the Russian player that use assault movement.",
        "The broken morale of the German player's units is 1 higher.",
        "The Russian player may hold back up to 5 squads or half-squads, 1 leader and 2 support "
        "weapons: they enter on turn 3 by the north and east edges.",
        "Balance in favour of the German player: the German player has one 9-1 instead of one 8-0.",
        "Balance in favour of the Russian player: the broken morale stays as printed.",
    ]
    assert told("S2", "it")[-2:] == [
        "Equilibrio a favore del giocatore russo: il giocatore russo ha "
        f"2 {TIMES} 4-5-8 al posto di 2 {TIMES} 4-2-6.",
        "Equilibrio a favore del giocatore tedesco: il giocatore russo ha "
        "un 9-1 al posto di un 9-2.",
    ]


@proves("SK V9", 2)
def test_v9_a_game_under_way_tells_only_the_change_that_was_chosen() -> None:
    plain = told("S6", "en", {"balance": "none"})
    assert len(plain) == 3
    helped = told("S6", "en", {"balance": "russian"})
    assert [line for line in plain if line not in helped] == [
        "The broken morale of the German player's units is 1 higher."
    ]
    assert helped[-1] == (
        "Balance in favour of the Russian player: the broken morale stays as printed."
    )
