"""The tables of rule 43 as data: what is wrong in them is told, and an owner may change them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caposaldo import designs, library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.dyo.tables import read_tables
from tests.upfront.boxes import kind
from tests.upfront.data_files import parsed
from tests.upfront.designing import bid, tables


@pytest.fixture
def package_data_afterwards() -> Iterator[None]:
    yield
    library.use_package_data()


def test_the_figures_are_those_of_the_rules() -> None:
    found = tables()
    assert (found.snipers, found.percent_later, found.most_later) == (
        (35, 15),
        (80, 50, 20),
        (1, 2),
    )
    assert found.limit == (3, 4)
    percents = {id: kind.percent for id, kind in found.troops.items()}
    assert percents == {"line": 100, "elite": 115, "second_line": 85, "partisan": 95}
    assert {id: market.at_weapons for id, market in found.markets.items()} == {
        "german": 2,
        "russian": 3,
        "american": 1,
        "marines": 1,
        "british": 1,
        "japanese": 2,
        "italian": 2,
        "french": 1,
    }
    assert [found.markets[id].squad for id in ("german", "american", "russian")] == [10, 12, 15]


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("format",), 2, "format is 2"),
        (("position", "rows"), [["german"]], "row 1 is ['german']; name attacker and defender"),
        (("position", "rows"), [["german", "swiss"]], "has 'swiss'"),
        (("time", "rows"), ["1939a"], "rows has '1939a'"),
        (("victory", "3", "removed"), {"woods": 0}, "woods is 0"),
        (("troops", "heroes"), {"percent": 200}, "troops must be second_line, line, elite"),
        (("troops", "elite", "percent"), 0, "percent is 0"),
        (("limit", "red"), 0, "red is 0"),
        (("reinforcements", "percent"), [101], "percent is [101]"),
        (("types", "nation", "german"), {"1941a": [0]}, "give a list of 2 whole numbers"),
        (("only_leader",), [{"nation": "german", "troops": "x", "no": 1}], "troops is 'x'"),
    ],
)
def test_a_table_that_cannot_be_used_is_refused(
    path: tuple[str, ...], value: object, told: str
) -> None:
    data = changed(parsed("dyo"), path, value)
    with pytest.raises(UnreadableFile) as caught:
        read_tables(data, parsed("nations"), kind().box.nations)
    assert told in str(caught.value)


def changed(data: Any, path: tuple[str, ...], value: object) -> Any:  # noqa: ANN401 - any TOML
    first, *rest = path
    inner = changed(data.get(first, {}), tuple(rest), value) if rest else value
    return {**data, first: inner}


@pytest.mark.usefixtures("package_data_afterwards")
def test_an_owner_may_change_a_price(tmp_path: Path) -> None:
    text = files("caposaldo.upfront").joinpath("data", "dyo.toml").read_text("utf-8")
    (tmp_path / "dyo.toml").write_text(text.replace("first = 35", "first = 40"), "utf-8")
    library.use_data(tmp_path)
    force = [{**bid()["force"][0], "snipers": 1}, bid()["force"][1]]
    report = designs.report(bid(force=force))
    assert report.bills[0]["total"] == 239 + 40
    assert report.playable


def test_the_price_of_the_package_is_in_force_again() -> None:
    force = [{**bid()["force"][0], "snipers": 1}, bid()["force"][1]]
    assert designs.report(bid(force=force)).bills[0]["total"] == 239 + 35
