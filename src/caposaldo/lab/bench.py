"""How fast the games run on this machine, beside python-chess in the same minute."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from caposaldo import library
from caposaldo.kernel.chance import Chance, stream

ROUNDS: Final = 7
SLICE: Final = 0.15  # seconds of play in each round
CHESS: Final = "chess"
PACKAGE: Final = Path(__file__).parents[1]
COMPILED: Final = PACKAGE.parents[1] / "build" / "compiled"

Play = Callable[[Chance], int]


def bench(rounds: int = ROUNDS, slice: float = SLICE) -> dict[str, object]:
    """Measure everything once; what is not installed or not built is None."""
    rates = speeds(rounds, slice)
    return {
        "decisions_per_second": rates,
        "chess_ratio": _ratios(rates),
        "microseconds": costs(),
        "help_milliseconds": help_time(),
        "first_page_bytes": first_page(),
        "compiled": compiled(rounds, slice, rates),
    }


def speeds(rounds: int, slice: float) -> dict[str, float]:
    """Return decisions a second of random play, every kind of play in turn in each round."""
    plays = _plays()
    found: dict[str, list[float]] = {name: [] for name in plays}
    for round in range(rounds):
        for name, play in plays.items():
            chance = stream(round, name)
            found[name].append(_rate(play, chance, slice))
    return {name: median(rates) for name, rates in found.items()}


def costs(samples: int = 400) -> dict[str, dict[str, float]]:
    """Return for each game what copies, options and views cost in the middle of play."""
    return {id: _costs(id, samples) for id in library.games()}


def _costs(id: str, samples: int) -> dict[str, float]:
    game = library.start(id, seed=1)
    chance = stream(1, "bench")
    turn: list[float] = []
    for _ in range(samples):
        asked = game.decision()
        if asked is None:
            break
        frame = game.stack[-1]
        start = perf_counter()
        frame.decision(game)
        turn.append(1e6 * (perf_counter() - start))
        game.answer(asked.options[chance.below(len(asked.options), "choice")])
    seat = game.kind.seats(game.setup)[0]
    return {
        "copy": _each(game.copy, samples),
        "options": median(turn),
        "options of a full turn": sorted(turn)[len(turn) * 9 // 10],
        "view": _each(lambda: game.view(seat), samples),
    }


def help_time() -> float:
    """Return how long `caposaldo --help` takes from a cold start, the best of three."""
    times = []
    for _ in range(3):
        start = perf_counter()
        subprocess.run(
            [sys.executable, "-m", "caposaldo.cli", "--help"], capture_output=True, check=False
        )
        times.append(1000 * (perf_counter() - start))
    return min(times)


def first_page(static: Path = PACKAGE / "web" / "static") -> int | None:
    """Return the compressed size of the first page with all it loads; None before it is built."""
    page = static / "index.html"
    if not page.is_file():
        return None
    text = page.read_text("utf-8")
    assets = re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css))"', text)
    loaded = [page, *[static / name for name in sorted(set(assets))]]
    return sum(len(gzip.compress(file.read_bytes())) for file in loaded if file.is_file())


def compiled(rounds: int, slice: float, rates: dict[str, float]) -> dict[str, object] | None:
    """Measure the compiled rules in a process of their own; None before they are built."""
    if not (COMPILED / "caposaldo").is_dir() or str(PACKAGE).startswith(str(COMPILED)):
        return None
    code = (
        "import json; from caposaldo.lab import bench; "
        f"print(json.dumps([bench.speeds({rounds}, {slice}), bench.costs()]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return {"failed": done.stderr.strip().splitlines()[-1]}
    fast, spent = json.loads(done.stdout)
    gain = {name: fast[name] / rates[name] for name in rates if name != CHESS}
    return {
        "decisions_per_second": fast,
        "chess_ratio": _ratios(fast),
        "microseconds": spent,
        "gain": gain,
    }


def _plays() -> dict[str, Play]:
    found: dict[str, Play] = {}
    for id, kind in library.games().items():
        for scenario in kind.scenarios:
            found[f"{id} {scenario}"] = _play_at_random(id, scenario)
    if find_spec("chess") is not None:
        found[CHESS] = _chess_at_random
    return found


def _play_at_random(id: str, scenario: str) -> Play:
    def play(chance: Chance) -> int:
        game = library.start(id, scenario, seed=chance.below(1 << 30, "seed"))
        while (asked := game.decision()) is not None:
            game.answer(asked.options[chance.below(len(asked.options), "choice")])
        return len(game.answers)

    return play


def _chess_at_random(chance: Chance) -> int:
    import chess

    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[chance.below(len(moves), "choice")])
    return board.ply()


def _rate(play: Play, chance: Chance, slice: float) -> float:
    start = perf_counter()
    # At least one game, however long this process was kept waiting.
    decisions = play(chance)
    while perf_counter() - start < slice:
        decisions += play(chance)
    return decisions / (perf_counter() - start)


def _ratios(rates: dict[str, float]) -> dict[str, float] | None:
    if CHESS not in rates:
        return None
    return {name: rate / rates[CHESS] for name, rate in rates.items() if name != CHESS}


def _each(act: Callable[[], object], samples: int) -> float:
    times = []
    for _ in range(samples):
        start = perf_counter()
        act()
        times.append(1e6 * (perf_counter() - start))
    return median(times)
