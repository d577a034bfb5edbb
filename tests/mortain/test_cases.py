"""Every rule case of Mortain holds, and a case that does not hold says why."""

from pathlib import Path
from typing import Final

import pytest

from caposaldo import library
from caposaldo.cases import Case, read_cases, run_case, run_file
from caposaldo.kernel.errors import UnreadableFile

CASES: Final = [
    case
    for path in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in read_cases(path)
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file}: {case.name}")
def test_the_case_holds(case: Case) -> None:
    result = run_case(case)
    assert result.ok, result.failure


def test_every_case_has_a_name_of_its_own() -> None:
    names = [(case.file, case.name) for case in CASES]
    assert len(set(names)) == len(names)


def test_the_case_in_the_documentation_holds(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")
    path = tmp_path / "notation.toml"
    path.write_text(text.partition("```toml\n")[2].partition("```")[0], "utf-8")
    assert [result.failure for result in run_file(path)] == [""]


def test_every_verb_of_the_game_is_in_the_documented_grammar() -> None:
    text = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")
    kind = library.game("mortain")
    verbs = {deed.VERB for deeds in kind.deeds.values() for deed in deeds}
    prompts = {getattr(frame, "PROMPT", "") for frame in kind.frames.values()} - {""}
    assert [verb for verb in sorted(verbs) if f'"{verb}"' not in text] == []
    assert [prompt for prompt in sorted(prompts) if f"`{prompt}`" not in text] == []


GIVEN: Final = "card 3S\nge-37 0803\nge-38 0903\nus-117 0502"
FALSE_LINES: Final = [
    ("ge-37 0803", "the position says ge-37 0703"),
    ("ge-37 lost", "the position says ge-37 0703"),
    ("ge-99 0803", "nothing of the kind"),
    ("event moved unit=ge-38", "what was told: <moved unit=@unit-ge-37"),
    ("event moved unit=ge-37 to=0703 by SM 1.1", "what was told"),
    ("event entered", "what was told: moved"),
    ("no event moved", "what was told"),
    ("told moved 2 times", "it was told 1 times"),
    ("not offered pass", "it is offered"),
    ("offered activate ge-37", "it is not offered"),
    ("offered activate ge-37; move 0803", "it is not offered"),
    ("refused activate ge-38 by SM 2.1", "nothing stops it"),
    ("refused activate ge-37 by SM 2.1", "already-activated by SM R3"),
    ("refused activate ge-37 by SM R3 hex-full", "already-activated by SM R3"),
    ("asked us give-orders", "asked is german give-orders"),
    ("asked german move-unit", "asked is german give-orders"),
    ("asked german give-orders left=2", "'left': 1"),
    ("modifier activate ge-38; move 0803 -1 SM R18 adjacent", "the modifiers are"),
    ("chance activate ge-38; move 0803 hit 1/2", "the odds are"),
    ("won us mortain-held", "the result is None"),
    ("deck 50", "52 cards are left"),
]


@pytest.mark.parametrize(("line", "complaint"), FALSE_LINES)
def test_a_line_that_is_false_is_found_out(line: str, complaint: str) -> None:
    case = Case("c", "mortain", [], GIVEN, "", ["activate ge-37; move 0703"], [line], "f.toml")
    failure = run_case(case).failure
    assert failure.startswith(f"f.toml, case 'c', then {line!r}: ")
    assert complaint in failure


def test_a_modifier_that_is_there_cannot_be_denied() -> None:
    given = "card 3S\nge-37 0503\nus-117 0502"
    shot = "fire us-117; with ge-37; shoot"
    false = Case("c", "mortain", [], given, "", [], [f"no modifier {shot} adjacent"])
    true = Case("c", "mortain", [], given, "", [], [f"no modifier {shot} suppressed"])
    assert "there is such a modifier" in run_case(false).failure
    assert run_case(true).ok


@pytest.mark.parametrize(
    ("rig", "when", "complaint"),
    [
        ("5H 6H", ["pass"], "rig: rigged draws were not used: 6H"),
        ("", ["pass"], "when 'pass': nothing is rigged for card"),
        ("3S", ["pass"], "when 'pass': 3S cannot come up for card"),
        ("5H", ["us: pass"], "when 'us: pass': german is asked, not us"),
        ("5H", ["activate us-117"], "when 'activate us-117': not your unit (SM 2.1)"),
    ],
)
def test_rigged_draws_and_seats_are_held_to(rig: str, when: list[str], complaint: str) -> None:
    case = Case("c", "mortain", [], GIVEN, rig, when, ["turn 1"])
    assert complaint in run_case(case).failure


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[case", "cannot be read"),
        ("game = 'mortain'", "has no [[case]]"),
        ("[[case]]\ngame = 'mortain'\ngiven = 'turn 1'\nthen = ['turn 1']", "name must be text"),
        ("[[case]]\nname = 'c'\ngiven = 'turn 1'\nthen = ['turn 1']", "game must be text"),
        ("[[case]]\nname = 'c'\ngame = 'mortain'\ngiven = 'turn 1'", "nothing is to be checked"),
        ("[[case]]\nname = 'c'\nwhat = 1", "unknown keys what"),
        (
            "[[case]]\nname='c'\ngame='mortain'\ngiven='turn 1'\nthen=['turn 1']\nwhen='pass'",
            "when must be a list of texts",
        ),
    ],
)
def test_a_file_that_is_no_case_is_refused_in_one_sentence(
    text: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(UnreadableFile, match=r"bad\.toml") as caught:
        run_file(path)
    assert complaint in str(caught.value)


def test_a_position_that_cannot_be_read_fails_the_case() -> None:
    case = Case("c", "mortain", [], "us-117 9999", "", [], ["turn 1"], "f.toml")
    assert run_case(case).failure == "f.toml, case 'c', given: us-117 cannot be at '9999'"
