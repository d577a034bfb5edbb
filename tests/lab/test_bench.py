from pathlib import Path

import pytest

from caposaldo import library
from caposaldo.lab import bench


def test_every_scenario_is_measured_beside_chess() -> None:
    rates = bench.speeds(1, 0.001)
    played = {f"{id} {name}" for id, kind in library.games().items() for name in kind.scenarios}
    assert {"mortain postcard", "mortain sector"} <= played
    assert set(rates) == played | {"chess"}
    assert all(rate > 0 for rate in rates.values())


def test_the_costs_are_those_of_a_game_under_way() -> None:
    spent = bench.costs(5)
    assert set(spent) == set(library.games())
    for costs in spent.values():
        assert set(costs) == {"copy", "options", "options of a full turn", "view"}
        assert all(0 < cost < 1e6 for cost in costs.values())


def test_the_first_page_counts_what_it_loads_and_nothing_else(tmp_path: Path) -> None:
    assert bench.first_page(tmp_path) is None
    (tmp_path / "index.html").write_text('<script src="/a.js"></script>', encoding="utf-8")
    alone = bench.first_page(tmp_path)
    (tmp_path / "a.js").write_text("let x = 1", encoding="utf-8")
    (tmp_path / "b.js").write_text("let y = 2", encoding="utf-8")
    with_script = bench.first_page(tmp_path)
    assert alone is not None
    assert with_script is not None
    assert alone < with_script < alone + 60


def test_compiled_rules_are_not_measured_before_they_are_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "COMPILED", tmp_path)
    assert bench.compiled(1, 0.001, {"chess": 1.0}) is None
