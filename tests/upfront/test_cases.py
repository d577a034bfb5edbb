"""Every rule case of Up Front holds."""

from pathlib import Path
from typing import Final

import pytest

from caposaldo.cases import Case, read_cases, run_case

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
