"""The types of troops in the Pacific, number by number (45.9)."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from tests.upfront.data_files import parsed

YEARS = ("1941b", "1942a", "1942b", "1943a", "1943b", "1944a", "1944b", "1945a")
# The highest numbers, of ten, that mean second line and line; above them is elite.
SECOND_LINE = {
    "british": (2, 2, 1, 1, 1, 1, 1, 0),
    "japanese": (0, 0, 0, 1, 1, 1, 1, 2),
    "american": (8, 7, 6, 5, 4, 3, 2, 1),
}
LINE = {
    "british": (9, 8, 8, 8, 7, 7, 7, 7),
    "japanese": (7, 8, 8, 8, 8, 9, 9, 9),
    "american": (10, 10, 10, 9, 9, 8, 8, 7),
}


@proves("UF 45.9", 1)
@pytest.mark.parametrize("nation", list(LINE))
def test_45_9_each_half_year_has_its_numbers(nation: str) -> None:
    types = parsed("dyo")["types"]
    found = {**types["nation"][nation], **types["pacific"].get(nation, {})}
    for at, year in enumerate(YEARS):
        assert found[year] == [SECOND_LINE[nation][at], LINE[nation][at]], year
