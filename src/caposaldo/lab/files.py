"""A study on disk: results.json, and every game in Parquet or CSV."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from caposaldo.lab.study import Study


def write_study(study: Study, folder: Path) -> list[Path]:
    """Write a study into a folder and return the files made; CSV where polars is not installed."""
    folder.mkdir(parents=True, exist_ok=True)
    results = folder / "results.json"
    results.write_text(json.dumps(study.data(), indent=2) + "\n", encoding="utf-8")
    return [results, _write_games(study, folder)]


def _write_games(study: Study, folder: Path) -> Path:
    rows = [row.data() for row in study.rows]
    try:
        import polars
    except ImportError:
        return _write_csv(rows, folder / "games.csv")
    path = folder / "games.parquet"
    polars.DataFrame(rows).write_parquet(path)
    return path


def _write_csv(rows: list[dict[str, object]], path: Path) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path
