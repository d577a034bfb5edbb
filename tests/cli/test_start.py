from __future__ import annotations

import json
import subprocess
import sys

HEAVY = (
    "rich",
    "textual",
    "litestar",
    "sqlalchemy",
    "uvicorn",
    "msgspec",
    "fluent",
    "polars",
    "caposaldo.kernel",
    "caposaldo.library",
    "caposaldo.text",
    "caposaldo.terminal",
    "caposaldo.server",
    "caposaldo.lab",
)
CODE = """
import json, sys
from caposaldo.cli import main
sys.argv = ["caposaldo", "--help"]
before = len(sys.modules)
try:
    main()
except SystemExit as end:
    print(file=sys.stderr)
    print(json.dumps([end.code, len(sys.modules) - before, list(sys.modules)]), file=sys.stderr)
"""


def test_help_loads_no_game_and_no_heavy_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=True, timeout=60
    )
    code, count, modules = json.loads(done.stderr.splitlines()[-1])
    assert code == 0
    assert "Usage: caposaldo" in done.stdout
    assert [name for name in HEAVY if name in modules] == []
    assert count < 160


def test_completion_offers_games_scenarios_and_levels() -> None:
    from caposaldo.cli.options import complete_game, complete_level, complete_scenario

    assert complete_game("mo") == ["mortain"]
    assert complete_scenario("se") == ["sector"]
    assert complete_level("r") == ["random", "recruit", "regular"]
    assert complete_level("h") == ["human"]
