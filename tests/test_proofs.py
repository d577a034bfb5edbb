"""Claims of tests about statements of rules, and the account made of them."""

from pathlib import Path

import pytest

from caposaldo.kernel.rulebook import Rulebook, read_rulebook
from caposaldo.proofs import ProofError, collect, coverage, proves, unknown


def book() -> Rulebook:
    words = {"en": "one", "it": "uno"}
    rules = [
        {"id": f"XX {n}", "title": words, "summary": words, "statement": [words] * n}
        for n in (1, 2)
    ]
    return read_rulebook({"book": "XX", "rule": rules})


def write(root: Path, name: str, text: str) -> None:
    path = root / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


PYTHON = """
from caposaldo.proofs import proves

@proves("XX 2", 1, 2)
@proves("XX 1", 1)
def test_all() -> None: ...

class TestMore:
    @proves("XX 2", 2)
    def test_inside(self) -> None: ...

def test_nothing() -> None: ...
"""
CASES = """
[[case]]
name = "a case"
proves = ["XX 1#1"]
[[case]]
name = "a case that proves nothing"
"""


def test_marks_can_be_stacked_and_leave_the_test_as_it_was() -> None:
    @proves("XX 2", 1, 2)
    @proves("XX 1", 1)
    def test() -> int:
        return 7

    assert test() == 7
    assert vars(test)["proves"] == (("XX 2", 1), ("XX 2", 2), ("XX 1", 1))


def test_a_mark_without_statements_is_refused() -> None:
    with pytest.raises(ProofError, match="which statements of XX 1"):
        proves("XX 1")


def test_claims_are_collected_from_tests_and_from_cases(tmp_path: Path) -> None:
    write(tmp_path, "test_it.py", PYTHON)
    write(tmp_path, "game/cases/one.toml", CASES)
    assert collect(tmp_path / "tests") == {
        ("XX 2", 1): ["tests/test_it.py::test_all"],
        ("XX 2", 2): ["tests/test_it.py::test_all", "tests/test_it.py::TestMore::test_inside"],
        ("XX 1", 1): ["tests/test_it.py::test_all", "tests/game/cases/one.toml::a case"],
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("test_it.py", "@proves(RULE, 1)\ndef test_it() -> None: ..."),
        ("test_it.py", "@proves('XX 1')\ndef test_it() -> None: ..."),
        ("test_it.py", "@proofs.proves('XX 1', '1')\ndef test_it() -> None: ..."),
        ("cases/a.toml", "[[case]]\nname = 'a'\nproves = ['XX 1']"),
        ("cases/a.toml", "[[case]]\nname = 'a'\nproves = ['XX 1#one']"),
    ],
)
def test_a_claim_that_is_not_written_out_is_an_error(tmp_path: Path, name: str, text: str) -> None:
    write(tmp_path, name, text)
    with pytest.raises(ProofError):
        collect(tmp_path / "tests")


def test_rules_and_statements_that_do_not_exist_are_named() -> None:
    proofs = {
        ("XX 1", 1): ["a"], ("XX 1", 2): ["b"], ("XX 2", 0): ["c"], ("XX 3", 1): ["d"],
    }  # fmt: skip
    assert unknown([book()], proofs) == [
        "XX 1#2 does not exist: b",
        "XX 2#0 does not exist: c",
        "XX 3#1 does not exist: d",
    ]


def test_coverage_counts_what_is_shown_and_lists_what_is_missing() -> None:
    account = coverage(book(), {("XX 2", 2): ["t::a", "t::b"]})
    assert (account.shown, account.total) == (1, 3)
    assert account.missing == ["XX 1#1", "XX 2#1"]
    assert account.data()["missing"] == ["XX 1#1", "XX 2#1"]
    assert account.data()["shown"] == 1


def test_coverage_is_written_as_text_and_as_markdown() -> None:
    account = coverage(book(), {("XX 2", 2): ["t::a", "t::b"]})
    assert account.text("it").splitlines() == [
        "XX: 1 of 3 statements shown by tests",
        "", "XX 1  uno", "  -- 1 uno (0)",
        "", "XX 2  uno", "  -- 1 uno (0)", "  ok 2 uno (2)",
    ]  # fmt: skip
    assert "   * `t::b`" in account.markdown()
    assert account.markdown().count("**no test**") == 2
