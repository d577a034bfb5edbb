"""The rule index, the readings and the names, checked without the engine."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "caposaldo"
LANGUAGES: Final = ("en", "it")
SCENARIOS: Final = ("postcard", "sector")
STATEMENTS: Final = {
    "SM 1.1": 2, "SM 1.2": 1, "SM 1.3": 1, "SM 1.4": 2, "SM 2.1": 5, "SM 2.2": 2,
    "SM 2.3": 2, "SM 3.1": 3, "SM 3.2": 6, "SM 4.1": 6, "SM 5.1": 1, "SM 6.1": 1,
}  # fmt: skip


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "mortain" / name).read_text(encoding="utf-8"))


def names(language: str) -> dict[str, str]:
    text = (PACKAGE / "locales" / language / "mortain-names.ftl").read_text(encoding="utf-8")
    pairs = re.findall(r"^([A-Za-z][\w-]*) = (\S.*)$", text, re.MULTILINE)
    assert len(dict(pairs)) == len(pairs), "a name is given twice"
    return dict(pairs)


def test_the_rule_index_lists_every_rule_and_ruling_in_order() -> None:
    rules = load("rulebook.toml")["rule"]
    expected = [*STATEMENTS, *(f"SM R{number}" for number in range(1, 25))]
    assert [rule["id"] for rule in rules] == expected


def test_the_rule_index_keeps_the_number_of_statements_of_each_rule() -> None:
    counts = {rule["id"]: len(rule["statement"]) for rule in load("rulebook.toml")["rule"]}
    assert {rule: counts[rule] for rule in STATEMENTS} == STATEMENTS
    assert all(1 <= count <= 5 for rule, count in counts.items() if rule.startswith("SM R"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_summary_and_statements_in_both_languages(language: str) -> None:
    for rule in load("rulebook.toml")["rule"]:
        said = [rule["title"], rule["summary"], *rule["statement"]]
        assert all(words[language].strip() for words in said), rule["id"]
        assert rule["summary"][language].endswith("."), rule["id"]
        assert rule["summary"][language].count(". ") <= 2, rule["id"]


def test_no_statement_or_summary_is_left_in_the_other_language() -> None:
    for rule in load("rulebook.toml")["rule"]:
        for words in (rule["summary"], *rule["statement"]):
            assert words["en"] != words["it"], rule["id"]


def test_rules_that_a_summary_or_statement_names_exist() -> None:
    rules = load("rulebook.toml")["rule"]
    known = {rule["id"] for rule in rules}
    for rule in rules:
        for words in (rule["summary"], *rule["statement"]):
            cited = [re.findall(r"SM R?\d+(?:\.\d+)?", words[language]) for language in LANGUAGES]
            named = [set(numbers) for numbers in cited]
            assert named[0] == named[1] <= known, rule["id"]


def test_every_reading_has_a_rule_a_question_defaults_and_labels() -> None:
    known = {rule["id"] for rule in load("rulebook.toml")["rule"]}
    questions = (ROOT / "docs" / "questions.md").read_text(encoding="utf-8")
    for reading in load("readings.toml")["reading"]:
        assert reading["rule"] in known
        assert {reading["document"], reading["published"]} <= set(reading["values"])
        assert list(reading["labels"]) == reading["values"]
        for words in (reading["title"], reading["text"], *reading["labels"].values()):
            assert set(words) == set(LANGUAGES)
        heading = next(
            line
            for line in questions.splitlines()
            if line.startswith(f"### {reading['question']}. ")
        )
        assert f"({reading['rule']}, reading `{reading['id']}`)" in heading


def test_the_readings_have_their_documented_defaults() -> None:
    defaults = {
        reading["id"]: (reading["document"], reading["published"])
        for reading in load("readings.toml")["reading"]
    }
    assert defaults == {
        "early-joker": ("reshuffled", "reshuffled"),
        "joker-needs": ("activated", "could"),
        "tiger-free": ("any", "beside"),
        "adjacent": ("all", "all"),
        "idle-strikes": ("barred", "barred"),
        "suppression": ("once", "once"),
        "no-us-left": ("map", "map"),
    }


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"clear": "open ground", "forest": "forest", "village": "village", "town": "town"}),
        (
            "it",
            {
                "clear": "terreno aperto",
                "forest": "foresta",
                "village": "villaggio",
                "town": "città",
            },
        ),
    ],
)
def test_the_rules_give_the_terrain_values_that_are_played(
    language: str, names: dict[str, str]
) -> None:
    rules = {rule["id"]: rule for rule in load("rulebook.toml")["rule"]}
    told = (rules["SM R18"]["summary"][language], rules["SM 3.2"]["statement"][2][language])
    scenarios = [load(f"scenarios/{name}.toml") for name in SCENARIOS]
    for kind, name in names.items():
        cover = {data["terrain"][kind]["cover"] for data in scenarios}
        assert len(cover) == 1
        value = str(cover.pop() or "").rjust(1, "0")
        shown = value if value == "0" else f"+{value}"
        for text in told:
            listed = text.partition(";")[0] + text.partition("(")[2].partition(")")[0]
            assert re.search(rf"{name}[^;]* {re.escape(shown)}(;|\)|,|$)", listed), (name, text)
    for data in scenarios:
        cover = data["terrain"]["hill"]["cover"]
        assert f'{"+" if cover else ""}{cover} in "{data["title"][language]}"' in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_minus_and_per_cent_are_written_as_everywhere(language: str) -> None:
    for rule in load("rulebook.toml")["rule"]:
        for words in (rule["summary"], *rule["statement"]):
            assert not re.search(r"(^|[ (])-\d", words[language]), rule["id"]
    for path in sorted((PACKAGE / "locales" / language).glob("mortain*.ftl")):
        assert not re.search(r"[}\d] %", path.read_text(encoding="utf-8")), path.name


def test_the_questions_are_numbered_without_gaps_and_cite_known_rules() -> None:
    text = (ROOT / "docs" / "questions.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^### Q(\d+)\. ", text, re.MULTILINE)]
    known = {rule["id"] for rule in load("rulebook.toml")["rule"]}
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    switched, decided = text.partition("## Stand at Mortain, decided")[::2]
    for section in (switched, decided):
        found = [int(number) for number in re.findall(r"^### Q(\d+)\. ", section, re.MULTILINE)]
        assert found == sorted(found)
    assert len(numbers) >= 10
    assert set(re.findall(r"SM R?\d+(?:\.\d+)?", text)) <= known


def test_both_languages_name_the_same_things() -> None:
    assert set(names("en")) == set(names("it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_scenarios_has_a_name(language: str) -> None:
    words = names(language)
    for scenario in SCENARIOS:
        data = load(f"scenarios/{scenario}.toml")
        wanted = {f"unit-{unit['id']}" for unit in data["unit"]}
        wanted |= {f"place-{place['key']}" for place in data["place"]}
        wanted |= {f"terrain-{kind}" for kind in data["terrain"]}
        wanted |= {f"setup-{setup['id']}" for setup in data["setup"]}
        wanted |= {f"side-{unit['side']}" for unit in data["unit"]}
        wanted |= {f"marker-{marker}" for marker in data["markers"]}
        assert wanted <= set(words)
        assert words[f"scenario-{scenario}"] == data["title"][language]


@pytest.mark.parametrize(
    ("language", "nine", "ace", "queen", "joker"),
    [
        ("en", "9 of spades", "ace of hearts", "queen of clubs", "Joker"),
        ("it", "9 di picche", "asso di cuori", "regina di fiori", "Jolly"),
    ],
)
def test_all_53_cards_have_names(
    language: str, nine: str, ace: str, queen: str, joker: str
) -> None:
    words = names(language)
    cards = {key: name for key, name in words.items() if key.startswith("card-")}
    assert len(cards) == len(set(cards.values())) == 53
    assert [cards[f"card-{card}"] for card in ("9S", "AH", "QC", "joker")] == [
        nine, ace, queen, joker,
    ]  # fmt: skip
    assert sum(key.startswith("suit-") for key in words) == 4
    assert sum(key.startswith("rank-") for key in words) == 13
