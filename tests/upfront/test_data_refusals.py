"""Data files that cannot be used are refused with one sentence that says what to do."""

from collections.abc import Callable
from typing import Any

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.nations import read_match_ups, read_nations
from caposaldo.upfront.personalities import read_personalities
from caposaldo.upfront.scenarios import read_scenarios
from caposaldo.upfront.weapons import read_weapons
from tests.upfront.data_files import force_cards, nations, parsed, weapons

Data = dict[str, Any]
Spoil = Callable[[Data], object]

READERS: dict[str, Callable[[Data], object]] = {
    "action_deck": lambda data: read_deck(data, nations()),
    "weapons": read_weapons,
    "personalities": lambda data: read_personalities(data, weapons()),
    "nations": read_nations,
    "match_ups": lambda data: read_match_ups(data, nations()),
    "scenarios": lambda data: read_scenarios(data, force_cards()),
}

DECK: list[tuple[Spoil, str]] = [
    (lambda d: d["card"].pop(11), "card 12 is missing; the deck has 162 cards, add it"),
    (
        lambda d: d["card"].append(d["card"][4]),
        "card 5: the card stands there twice; take one of the two out",
    ),
    (lambda d: d["card"][2].update(rn=7), "card 3: rn is 7; give a whole number from 0 to 6"),
    (lambda d: d["card"][2].update(rn=True), "card 3: rn is True; give a whole number from 0 to 6"),
    (lambda d: d["card"][2].pop("rn"), "card 3: rn is missing; add it"),
    (
        lambda d: d["card"][0].update(attack=10),
        "card 1: attack is 10; give a whole number from -9 to 9",
    ),
    (
        lambda d: d["card"][0].update(colour="green"),
        "card 1: colour is 'green'; choose from: red, black",
    ),
    (lambda d: d["card"][0].update(kind="magic"), "card 1: kind is 'magic'; choose from: movement"),
    (
        lambda d: d["card"][129]["nations"].append("martian"),
        "card 130: nations has 'martian'; choose from: german, russian",
    ),
    (lambda d: d["card"][0]["rpn"].pop(), "card 1: rpn needs ten cells, one for each column"),
    (
        lambda d: d["card"][0]["rpn"].__setitem__(2, [4, "red"]),
        "card 1: column 3 is [4, 'red']; write [number, colour] with a number from 1 to 3",
    ),
    (lambda d: d["card"][54].pop("defence"), "card 55: defence is missing; add it"),
    (lambda d: d["card"][53].pop("strength"), "card 54: strength is missing; add it"),
    (
        lambda d: d["card"][50]["halves"].pop(),
        "card 51: a split card has two halves of different kinds; correct its halves",
    ),
    (
        lambda d: d["card"][50]["halves"][0].update(kind="fire"),
        "card 51, half 1: kind is 'fire'; choose from: movement, rally, concealed, smoke",
    ),
    (lambda d: d["card"][0].update(flank="no"), "card 1: flank is 'no'; write true or false"),
    (lambda d: d["deck"]["columns"].pop(), "the columns are changed; write them as 1, 2b, 3"),
    (lambda d: d.update(format=2), "format is 2; give a whole number from 1 to 1"),
    (lambda d: d.update(card=162), "card is 162; give a list of tables"),
    (lambda d: d.update(card=[7]), "card 1 is not a table; write its fields as name = value"),
]
WEAPONS: list[tuple[Spoil, str]] = [
    (lambda d: d["ladder"].reverse(), "the ladder of rule 25.6 is changed; write it as 0-4, 0-3"),
    (
        lambda d: d["weapon"].append(d["weapon"][0]),
        "weapon R: german-R stands there twice; take one of the two out",
    ),
    (
        lambda d: d["secondary"].append(d["secondary"][0]),
        "secondary weapon DC: DC stands there twice; take one of the two out",
    ),
    (
        lambda d: d["weapon"][0].update(fp=[1, 2]),
        "weapon R: fp is [1, 2]; give a list of 6 whole numbers from 0 to 20",
    ),
    (lambda d: d["weapon"][0].update(family="bow"), "weapon R: family is 'bow'; choose from:"),
    (lambda d: d["weapon"][0].update(ordnance=True), "ordnance and nothing else has to_hit"),
    (lambda d: d["weapon"][0].update(crewed=True), "malfunction_uncrewed is missing; add it"),
    (
        lambda d: d["weapon"][0].update(fp_uncrewed=[0] * 6),
        "weapon R: a crewed weapon and no other has a bracketed set",
    ),
    (lambda d: d["weapon"][0].update(moving="full"), "a bolt-action weapon and no other moves at"),
    (
        lambda d: d["weapon"][0]["remove"].update(red=[1]),
        "weapon R: one number repairs and removes it; leave the number in one of the two",
    ),
    (
        lambda d: d["secondary"][1]["to_hit"].pop(),
        "secondary weapon PF: to_hit has 5 steps; give one for each relative range 0 to 5",
    ),
    (
        lambda d: d["secondary"][1]["to_hit"].append("9"),
        "secondary weapon PF: to_hit has '9'; choose from: 0-4",
    ),
    (lambda d: d.update(weapon={}), "weapon is {}; give a list of tables"),
]
MEN: list[tuple[Spoil, str]] = [
    (
        lambda d: d["personality"][0].update(weapon="BOW"),
        "german 1: the german have no weapon 'BOW'; take one from weapons.toml",
    ),
    (
        lambda d: d["personality"][0].update(nation="martian"),
        "man Ahrens: nation is 'martian'; choose from: german",
    ),
    (
        lambda d: d["personality"][1].update(no=1),
        "german 1: the number stands there twice; give one man another number",
    ),
    (lambda d: d["personality"][0].update(rank="LT"), "german 1: rank is 'LT'; choose from: SSG"),
    (lambda d: d["personality"][0].pop("ccv"), "german 1: ccv is missing; add it"),
    (lambda d: d["personality"][0].update(name=5), "name is 5; give a word in quotes"),
]
NATION: list[tuple[Spoil, str]] = [
    (
        lambda d: d["nation"]["german"].update(side="neutral"),
        "nation german: side is 'neutral'; choose from: axis, allied",
    ),
    (
        lambda d: d["nation"]["german"].update(hand=0),
        "nation german: hand is 0; give a whole number from 1 to 10",
    ),
    (
        lambda d: d["nation"]["german"].update(split=["martian"]),
        "nation german: split has 'martian'; choose from: german",
    ),
    (
        lambda d: d["nation"]["german"].update(split="german"),
        "nation german: split is 'german'; give a list of words",
    ),
    (
        lambda d: d["nation"]["german"]["troops"].pop("line"),
        "nation german: there are no line troops; add a table troops.line",
    ),
    (
        lambda d: d["nation"]["german"]["troops"].update(
            heroes=d["nation"]["german"]["troops"]["line"]
        ),
        "nation german: heroes is no class of troops; choose from: second_line, line, elite",
    ),
    (
        lambda d: d["nation"]["german"]["troops"]["line"]["discards"].update(more_actions=3),
        "nation german: line discards more after more actions; put the limits in falling order",
    ),
    (
        lambda d: d["nation"]["german"]["squad_break"].update(share=[1]),
        "squad_break: share is [1]; give a list of 2 whole numbers from 1 to 10",
    ),
]
PAIRS: list[tuple[Spoil, str]] = [
    (lambda d: d["pairs"].append(["german"]), "name two different nations"),
    (lambda d: d["pairs"].append(["german", "german"]), "name two different nations"),
    (lambda d: d["pairs"].append(["german", "martian"]), "pair 16: nations has 'martian'"),
    (
        lambda d: d["pairs"].append(d["pairs"][0][::-1]),
        "italian and german stand there twice; take one pair out",
    ),
]
SCENARIOS: list[tuple[Spoil, str]] = [
    (
        lambda d: d["scenario"]["A"]["force"][0]["cards"].append(88),
        "scenario A, force german: there is no man g88; take the cards from personalities.toml",
    ),
    (
        lambda d: d["scenario"]["A"]["force"][0]["cards"].append(1),
        "scenario A, force german: man g1 stands there twice; take one of the two out",
    ),
    (
        lambda d: d["scenario"]["A"]["force"][0].update(nation="martian"),
        "scenario A, force martian: nation is 'martian'; choose from: german",
    ),
    (
        lambda d: d["scenario"]["A"]["force"][0].update(role="attacker"),
        "scenario A: the german are attacker there; choose from: any",
    ),
    (
        lambda d: d["scenario"]["A"]["force"][0].update(troops="elite"),
        "scenario A: the german any are elite; make troops agree",
    ),
    (
        lambda d: d["scenario"]["A"]["force"].append(d["scenario"]["A"]["force"][0]),
        "scenario A: the german have two forces as any; take one out",
    ),
    (
        lambda d: d["scenario"]["A"]["victory"]["win"][0].update(kind="glory"),
        "scenario A, victory, way to win 1: kind is 'glory'; choose from: hold",
    ),
    (
        lambda d: d["scenario"]["A"]["removed"].update(buildings=0),
        "scenario A, removed: buildings is 0; give a whole number from 1 to 99",
    ),
    (lambda d: d["scenario"]["A"].update(kind="duel"), "kind is 'duel'; choose from: meeting"),
    (lambda d: d.pop("axis"), "axis is missing; add it"),
]
SPOILT = [
    (name, spoil, sentence)
    for name, cases in (
        ("action_deck", DECK),
        ("weapons", WEAPONS),
        ("personalities", MEN),
        ("nations", NATION),
        ("match_ups", PAIRS),
        ("scenarios", SCENARIOS),
    )
    for spoil, sentence in cases
]


@pytest.mark.parametrize(
    ("name", "spoil", "sentence"), SPOILT, ids=[f"{name}: {said}" for name, _, said in SPOILT]
)
def test_a_spoilt_file_is_refused_with_a_sentence(name: str, spoil: Spoil, sentence: str) -> None:
    data = parsed(name)
    spoil(data)
    with pytest.raises(UnreadableFile) as refused:
        READERS[name](data)
    assert str(refused.value).startswith(f"{name}.toml")
    assert sentence in str(refused.value)


@pytest.mark.parametrize("name", READERS)
def test_the_files_of_the_package_are_read(name: str) -> None:
    assert READERS[name](parsed(name))
