"""The command case."""

from __future__ import annotations

from pathlib import Path

import typer

from caposaldo.cases import run_file
from caposaldo.cli.printing import print_json


def run_cases(files: list[Path], as_json: bool) -> None:
    """Run every case of every file; leave with 1 when one does not hold."""
    results = [(path, result) for path in files for result in run_file(path)]
    failed = [(path, result) for path, result in results if not result.ok]
    if as_json:
        print_json(
            [
                {
                    "file": str(path),
                    "name": result.case.name,
                    "proves": result.case.proves,
                    "ok": result.ok,
                    "failure": result.failure,
                }
                for path, result in results
            ]
        )
    else:
        for path, result in failed:
            print(f"{path}: {result.case.name}: {result.failure}")
        print(f"{len(results) - len(failed)} of {len(results)} cases hold")
    if failed:
        raise typer.Exit(1)
