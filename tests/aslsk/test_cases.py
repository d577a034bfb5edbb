"""Every rule case of the Starter Kit holds, and its verbs and questions are documented."""

from pathlib import Path
from typing import Final

import pytest

from caposaldo.cases import Case, read_cases, run_case
from tests.aslsk.scenes import kit

CASES: Final = [
    case
    for path in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in read_cases(path)
]
NOTATION: Final = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file}: {case.name}")
def test_the_case_holds(case: Case) -> None:
    result = run_case(case)
    assert result.ok, result.failure


def test_every_case_has_a_name_of_its_own() -> None:
    names = [(case.file, case.name) for case in CASES]
    assert len(set(names)) == len(names)


def test_a_case_that_does_not_hold_says_why() -> None:
    given = "turns 1 half\nturn german 1 movement\ngerman g1 4-6-7 B5\nrussian r1 4-4-7 J5"
    false = Case("c", "aslsk", [], given, "", [], ["german g1 4-6-7 C5"])
    assert "the position says german g1 4-6-7 B5" in run_case(false).failure
    rigged = Case("c", "aslsk", [], given, "3,4", [], ["german g1 4-6-7 B5"])
    assert "rigged draws were not used: 3 4" in run_case(rigged).failure


def test_every_verb_and_every_question_is_in_the_documented_grammar() -> None:
    kind = kit()
    verbs = {deed.VERB for deeds in kind.deeds.values() for deed in deeds}
    prompts = {getattr(frame, "PROMPT", "") for frame in kind.frames.values()} - {""}
    text = NOTATION.partition("### ASL Starter Kit")[2].partition("## Positions")[0]
    assert [verb for verb in sorted(verbs) if f'"{verb}"' not in text] == []
    assert [prompt for prompt in sorted(prompts) if f"`{prompt}`" not in text] == []
