"""The rule book of the Starter Kit: complete, in both languages, and consistent."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from caposaldo import library
from tests.aslsk.data_files import book, entries, parsed, readings

LANGUAGES: Final = ("en", "it")
CITED: Final = re.compile(r"SK [A-Z]?\d+(?:\.\d+)*[a-z]*")
ENGLISH: Final = re.compile(r"\b(the|of|with|which|unless|above|and)\b")
MISPRINTS: Final = ("PPF", "Coworing", "Lanciapietre", "CTT", "Moral Check")


def spoken(entry: dict[str, Any]) -> list[dict[str, str]]:
    return [entry["title"], entry["summary"], *entry["statement"]]


def test_every_section_has_as_many_rules_and_statements_as_it_should() -> None:
    rules: Counter[str] = Counter()
    statements: Counter[str] = Counter()
    for entry in entries():
        part = entry["id"][3]
        rules[part] += 1
        statements[part] += len(entry["statement"])
    assert rules == {
        "3": 28, "4": 4, "5": 9, "X": 15, "B": 7, "F": 20, "M": 20, "R": 11, "A": 7, "V": 9,
        "E": 3, "N": 4, "O": 2,
    }  # fmt: skip
    assert statements == {
        "3": 117,
        "4": 27,
        "5": 28,
        "X": 88,
        "B": 38,
        "F": 113,
        "M": 90,
        "R": 55,
        "A": 35,
        "V": 41,
        "E": 21,
        "N": 24,
        "O": 7,
    }


def test_no_rule_is_given_twice_and_every_one_is_found_without_the_space_too() -> None:
    assert len(book().rules) == len(entries())
    for id in book().rules:
        found = book().find(id.replace(" ", ""))
        assert found is not None
        assert found.id == id


def test_parts_follow_each_other_and_numbers_run_without_gaps() -> None:
    parts = [entry["id"][3] for entry in entries()]
    assert list(dict.fromkeys(parts)) == list("345XBFMRAVENO")
    for part in "XBFMRAVENO":
        numbers = [int(e["id"][4:]) for e in entries() if e["id"][3] == part]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_summary_and_statements_in_both_languages(language: str) -> None:
    for entry in entries():
        assert entry["statement"], entry["id"]
        assert all(words[language].strip() for words in spoken(entry)), entry["id"]
        # A statement may say what it waits for, and under which values of a reading it holds.
        for words in spoken(entry):
            assert set(words) - {"waits", "when"} == set(LANGUAGES), entry["id"]
        assert entry["summary"][language].endswith("."), entry["id"]
        assert entry["summary"][language].count(". ") <= 2, entry["id"]
        for statement in entry["statement"]:
            assert not statement[language].endswith("."), entry["id"]


def test_no_sentence_is_left_in_the_other_language() -> None:
    for entry in entries():
        for words in (entry["summary"], *entry["statement"]):
            assert words["en"] != words["it"], entry["id"]
            assert not ENGLISH.search(words["it"]), words["it"]
            assert not any(wrong in words["it"] for wrong in MISPRINTS), words["it"]


def test_both_languages_name_the_same_rules_and_numbers_and_the_rules_exist() -> None:
    for entry in entries():
        for words in spoken(entry):
            named = [CITED.findall(words[language]) for language in LANGUAGES]
            assert sorted(named[0]) == sorted(named[1]), words
            assert set(named[0]) <= set(book().rules), words
            plain = [re.sub(r"(\d),(\d)", r"\1.\2", words[language]) for language in LANGUAGES]
            numbers = [sorted(re.findall(r"[+\u2212]?\d+(?:\.\d+)?", said)) for said in plain]
            assert numbers[0] == numbers[1], words


def test_modifiers_carry_the_minus_sign() -> None:
    for entry in entries():
        for words in spoken(entry):
            for language in LANGUAGES:
                assert not re.search(r"(?<![\w-])-\d", words[language]), words


def test_rules_that_correct_others_name_them_and_only_existing_ones() -> None:
    corrections = {entry["id"]: entry["corrects"] for entry in entries() if "corrects" in entry}
    assert set(corrections) == {
        *[f"SK X{number}" for number in range(1, 16)], "SK R3", "SK R5", "SK R7", "SK A7",
    }  # fmt: skip
    for id, corrected in corrections.items():
        assert corrected, id
        assert set(corrected) <= set(book().rules), id
        assert all(number[3] in "345" for number in corrected), id


def test_options_that_statements_name_are_readings_with_that_value() -> None:
    named = set()
    for entry in entries():
        for statement in entry["statement"]:
            for language in LANGUAGES:
                for option, value in re.findall(r"(\w+) = '(\w+)'", statement[language]):
                    assert value in readings()[option].values, statement
                    assert readings()[option].rule == entry["id"], statement
                    named.add(option)
            if "when" in statement:
                option, _, values = statement["when"].partition("=")
                assert set(values.split("|")) < set(readings()[option].values), statement
                assert entry["id"] in (readings()[option].rule, *readings()[option].also), statement
                if readings()[option].rule == entry["id"]:
                    named.add(option)
    assert named == set(readings())


def test_the_tables_that_rules_point_to_are_shown_with_the_figures_of_the_game() -> None:
    shown = {str(rule.id): rule.table for rule in book().rules.values() if rule.table}
    assert shown == {
        "SK 5.1": "fire", "SK X2": "desperation", "SK X3": "residual", "SK 3.8b": "close_combat",
        "SK M1": "movement", "SK B3": "terrain", "SK O1": "options",
    }  # fmt: skip
    tables, data = library.game("aslsk").rule_table, parsed("tables")
    fire = tables("fire")
    assert fire.head[1:] == tuple(str(column) for column in data["fire"]["columns"])
    assert fire.rows[0] == ("≤0", *data["fire"]["dr_le0"])
    assert fire.rows[7] == ("7", *data["fire"]["dr7"])
    assert fire.rows[-1] == ("≥15", *data["fire"]["dr_ge15"])
    residual = [[int(str(cell)) for cell in row[1:]] for row in tables("residual").rows]
    assert residual == [data["residual"][f"drm{drm}"] for drm in range(4)]
    assert [int(str(cell)) for cell in tables("close_combat").rows[0][1:]] == list(range(14))
    assert ("@table-conscript", "3", "5", "5", "7") in tables("movement").rows
    assert ("@terrain-grain", "0", "1½", "+1", "@table-no") in tables("terrain").rows


def test_every_table_of_the_data_names_a_rule_of_the_book() -> None:
    tables = [table for name, table in parsed("tables").items() if name != "format"]
    assert len(tables) == 11
    assert {table["rule"] for table in tables} <= set(book().rules)


def test_no_sentence_names_a_reading_or_a_value_by_its_key() -> None:
    keys = {key for one in readings().values() for key in (one.id, *one.values) if "_" in key}
    for entry in entries():
        for words in spoken(entry):
            for language in LANGUAGES:
                assert not [key for key in keys if key in words[language]], words[language]


def test_a_rule_that_differs_from_the_player_aid_is_no_correction_in_force() -> None:
    for entry in entries():
        assert not entry["title"]["en"].startswith("Correction"), entry["id"]
        for words in entry["statement"]:
            assert not words["en"].startswith(("corrects ", "option ")), entry["id"]
            # Each of the two ways is told only where it is played.
            if words["en"].startswith(("published rules", "player aid")):
                assert "when" in words, words["en"]


def test_abbreviations_read_by_their_letters_have_the_right_article() -> None:
    wrong = re.compile(r"\ba (MG|SW|SMC|FG|MMC|MMG|LMG|HMG|MF|SFF|FPF)\b", re.IGNORECASE)
    for entry in entries():
        for words in spoken(entry):
            assert not wrong.search(words["en"]), words["en"]
