"""A key of a data file that nobody reads is refused in all games, with those that are read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.aslsk.counters import read_counters
from caposaldo.aslsk.scenario import read_scenario as read_battle
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rulebook import Reading
from caposaldo.mortain.scenario import read_scenario
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.nations import TRAITS, read_nations
from caposaldo.upfront.personalities import read_personalities
from caposaldo.upfront.scenarios import SPECIALS, read_scenarios
from caposaldo.upfront.weapons import read_weapons
from tests.upfront.data_files import force_cards, nations, weapons

PACKAGE: Final = Path(__file__).parents[2] / "src" / "caposaldo"
Data = dict[str, Any]
Read = Callable[[Data], object]

FILES: Final[dict[str, tuple[str, Read]]] = {
    "mortain": ("mortain/scenarios/postcard.toml", read_scenario),
    "counters": ("aslsk/data/counters.toml", read_counters),
    "published": (
        "aslsk/data/published.toml",
        lambda data: [read_battle(each) for each in data["scenario"]],
    ),
    "nations": ("upfront/data/nations.toml", read_nations),
    "deck": ("upfront/data/action_deck.toml", lambda data: read_deck(data, nations())),
    "weapons": ("upfront/data/weapons.toml", read_weapons),
    "men": ("upfront/data/personalities.toml", lambda data: read_personalities(data, weapons())),
    "scenarios": (
        "upfront/data/scenarios.toml",
        lambda data: read_scenarios(data, force_cards()),
    ),
}


def parsed(file: str) -> Data:
    return tomllib.loads((PACKAGE / FILES[file][0]).read_text("utf-8"))


def table_at(data: Data, path: str) -> Data:
    """Find a table by the names and numbers that lead to it."""
    found: Any = data
    for part in path.split(" "):
        found = found[int(part)] if part.isdecimal() else found[part]
    assert isinstance(found, dict)
    return found


WRONG: Final = [
    ("mortain", "unit 15", "tigr", "unit ge-102"),
    ("mortain", "terrain hill", "hight", "scenario postcard, terrain hill"),
    ("mortain", "setup 0", "recomended", "scenario postcard, setup historical"),
    ("mortain", "markers", "obo", "scenario postcard, markers"),
    ("mortain", "advice", "hazzard", "scenario postcard, advice"),
    ("counters", "unit 0", "elr_exemt", "counters.toml, unit"),
    ("counters", "leader 0", "moral", "counters.toml, leader 10-2"),
    ("counters", "weapon 0", "rate", "counters.toml, weapon"),
    ("counters", "nations german", "promotion", "counters.toml, nation german"),
    ("published", "scenario 0", "last_turn_haf", "scenario S1"),
    ("published", "scenario 0 victory", "neeed", "victory"),
    ("published", "scenario 7 victory more_per_enemy", "half_squad", "victory, more_per_enemy"),
    ("published", "scenario 0 side 0", "erl", "scenario S1, side"),
    ("published", "scenario 0 side 0 group 0", "leader", "group 1,"),
    ("nations", "nation german", "hands", "nations.toml, nation german"),
    ("nations", "nation german trait 0", "rules", "nation german, trait"),
    ("nations", "nation german troops line", "pistols", "nation german, troops line"),
    ("nations", "nation german troops line discards", "none", "troops line, discards"),
    ("nations", "nation german squad_break", "shares", "nation german, squad_break"),
    ("deck", "card 0", "fords", "action_deck.toml, card 1"),
    ("deck", "card 50 halves 0", "fords", "action_deck.toml, card 51, half 1"),
    ("weapons", "weapon 0", "hero_only", "weapons.toml, weapon"),
    ("weapons", "secondary 0", "use", "weapons.toml, secondary weapon"),
    ("men", "personality 0", "kia_pined", "personalities.toml, german"),
    ("scenarios", "scenario A", "removes", "scenarios.toml, scenario A"),
    ("scenarios", "scenario A force 0", "sniper", "scenarios.toml, scenario A, force"),
]


@pytest.mark.parametrize("file", FILES)
def test_the_files_of_the_package_have_no_key_that_nobody_reads(file: str) -> None:
    assert FILES[file][1](parsed(file))


@pytest.mark.parametrize(("file", "path", "key", "place"), WRONG)
def test_a_misspelt_key_is_refused_by_name_with_its_entry_and_those_there_are(
    file: str, path: str, key: str, place: str
) -> None:
    data = parsed(file)
    entry = table_at(data, path)
    entry[key] = 1
    with pytest.raises(UnreadableFile) as caught:
        FILES[file][1](data)
    told = str(caught.value)
    assert place in told
    assert f": {key} is nothing it has; choose from: " in told
    known = told.partition("choose from: ")[2].split(", ")
    plain = [name for name in entry if not name.endswith("_basis")]
    assert set(plain) - {key, "basis", "basis_of", "note"} <= set(known)


@pytest.mark.parametrize(("file", "path", "key", "place"), WRONG)
def test_notes_may_stand_in_every_entry(file: str, path: str, key: str, place: str) -> None:
    data = parsed(file)
    table_at(data, path).update(note="as printed", points_basis="found")
    assert FILES[file][1](data)


def test_a_misspelt_trait_is_refused_with_the_traits_there_are() -> None:
    data = parsed("nations")
    data["nation"]["german"]["trait"][0]["key"] = "steady_discrad"
    told = "nations.toml, nation german, trait steady_discrad: key is 'steady_discrad'; choose from"
    with pytest.raises(UnreadableFile, match=f"^{told}: .*steady_discard"):
        read_nations(data)


def test_a_misspelt_special_rule_or_value_of_one_is_refused() -> None:
    data = parsed("scenarios")
    special = next(
        each
        for entry in data["scenario"].values()
        for each in entry.get("special", [])
        if each["key"] == "min_morale"
    )
    special["key"] = "min_moral"
    with pytest.raises(UnreadableFile, match=r"key is 'min_moral'; choose from: .*min_morale"):
        read_scenarios(data, force_cards())
    special |= {"key": "min_morale", "value": {"moral": 3}}
    with pytest.raises(UnreadableFile, match="moral is no value of min_morale; choose from: moral"):
        read_scenarios(data, force_cards())


def test_every_trait_and_special_rule_is_had_by_somebody() -> None:
    told = [
        trait["key"] for entry in parsed("nations")["nation"].values() for trait in entry["trait"]
    ]
    assert {key for key in told if not key.endswith("_radio")} == set(TRAITS)
    used = {
        each["key"]
        for entry in parsed("scenarios")["scenario"].values()
        for each in entry.get("special", [])
    }
    assert used == set(SPECIALS)


def test_a_trait_that_the_engine_asks_for_is_one_there_is() -> None:
    asked: set[str] = set()
    for path in sorted((PACKAGE / "upfront").rglob("*.py")):
        text = path.read_text("utf-8")
        for name in re.findall(r"(\w+) (?:not )?in [\w.\[\]]*traits", text):
            asked.update(re.findall(rf'^{name}: Final = "(\w+)"', text, re.MULTILINE))
        asked.update(re.findall(r'"(\w+)" (?:not )?in [\w.\[\]]*traits', text))
    assert len(asked) >= 10
    assert asked <= set(TRAITS)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("victory german control end hexs=D3 need=1", "victory: hexs is nothing it has"),
        ("group german turn=2 edge=north fro=A1", "fro is nothing it has"),
        ("special smoke_exponent naem=5-4-8 add=2", "the special rule smoke_exponent says"),
    ],
)
def test_a_misspelt_word_in_a_position_is_refused(line: str, told: str) -> None:
    text = f"{line}\ngerman g1 4-6-7 B3\nrussian r1 4-4-7 J3"
    with pytest.raises(UnreadableFile, match=told):
        library.from_position("aslsk", text)


RULE: Final = {"id", "title", "summary", "statement", "table", "index", "corrects"}
"""What a rule may say; tables and indexes are shown under it, what it corrects is for people."""
BOOKS: Final = [
    *sorted((PACKAGE / "upfront" / "rules").glob("*.toml")),
    *sorted((PACKAGE / "aslsk" / "rules").glob("*.toml")),
    PACKAGE / "mortain" / "rulebook.toml",
]


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_the_rulebooks_have_no_key_that_nobody_reads(path: Path) -> None:
    for rule in tomllib.loads(path.read_text("utf-8"))["rule"]:
        assert set(rule) <= RULE, rule["id"]
        for statement in rule["statement"]:
            assert set(statement) <= {"en", "it", "when", "waits"}, rule["id"]


@pytest.mark.parametrize("game", ["upfront", "aslsk", "mortain"])
def test_the_readings_have_no_key_that_nobody_reads(game: str) -> None:
    known = {part.name for part in fields(Reading)}
    for reading in tomllib.loads((PACKAGE / game / "readings.toml").read_text("utf-8"))["reading"]:
        assert set(reading) <= known, reading["id"]
