"""The commands simulate and bench."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caposaldo import library
from caposaldo.cli.options import language, read_options
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import console, print_json
from caposaldo.lab import Study, simulate
from caposaldo.lab import bench as lab_bench
from caposaldo.lab.files import write_study
from caposaldo.terminal.prose import Prose
from caposaldo.text import bare


@dataclass(frozen=True)
class Wanted:
    """A study as it was asked for."""

    game: str
    scenario: str
    players: str
    games: int
    seed: int
    workers: int
    out: Path | None
    readings: list[str]
    preset: str

    def pair(self) -> tuple[str, str]:
        """Return the two levels; one alone plays both sides."""
        levels = [level.strip() for level in self.players.split(",")]
        if len(levels) > 2 or not all(levels):
            raise Wrong("write one level or two, as in --players regular,random")
        return levels[0], levels[-1]

    def options(self) -> dict[str, str]:
        """Return the readings and choices: the preset, and what was named over it."""
        preset = library.preset(library.game(self.game), self.preset)
        return preset | read_options(self.readings)


def run_study(wanted: Wanted, as_json: bool, lang: str) -> None:
    """Play the games with a bar on the error stream, and print what they show."""
    prose = Prose(wanted.game, language(lang))
    if wanted.out is not None and wanted.out.is_file():
        raise Wrong(f"{wanted.out} is a file; name a folder for --out")
    study = _simulate(wanted)
    written = write_study(study, wanted.out) if wanted.out is not None else []
    if as_json:
        print_json(study.data())
        return
    console().print(_results(study, prose))
    for path in written:
        print(path)


def _simulate(wanted: Wanted) -> Study:
    screen = console(on_errors=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as bar:
        task = bar.add_task(wanted.game, total=wanted.games)
        return simulate(
            wanted.game,
            wanted.scenario,
            wanted.pair(),
            wanted.games,
            wanted.seed,
            wanted.workers,
            wanted.options(),
            lambda done, total: bar.update(task, completed=done, total=total),
        )


def _results(study: Study, prose: Prose) -> Table:
    data: Mapping[str, Any] = study.data()
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_row(prose.say("terminal-games-played", games=data["games"]), "", "")
    for side in data["sides"]:
        name = prose.words.term(f"side-{side['side']}", study.game)
        table.add_row(name, prose.percent(side["share"]), _interval(side, prose))
        for level, share in side.get("as", {}).items():
            table.add_row(f"  {prose.say(f'ui-level-{level}')}", prose.percent(share), "")
    if match := data.get("match"):
        name = prose.say(f"ui-level-{match['player']}")
        table.add_row(name, prose.percent(match["score"]), _interval(match, prose))
    for end in data["reasons"]:
        share = prose.percent(end["games"] / data["games"])
        said = prose.words.without_facts(f"{study.game}-reason-{end['reason']}")
        table.add_row(said or bare(end["reason"]), share, f"{end['games']}")
    return table


def _interval(share: Mapping[str, Any], prose: Prose) -> str:
    return f"[{prose.percent(share['low'])}; {prose.percent(share['high'])}]"


def run_bench(as_json: bool) -> None:
    """Measure, and print what was measured."""
    screen = console(on_errors=True)
    if screen.is_terminal:
        with screen.status("measuring, about half a minute"):
            found = _measured()
    else:
        found = _measured()
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        if not isinstance(value, Mapping):
            print(f"{_name(name)}: {_figure(value)}")
            continue
        print(_name(name))
        for inner, figure in value.items():
            print(f"  {_name(inner):<24} {_figure(figure)}")


def _measured() -> dict[str, object]:
    from caposaldo.server import benchmark

    return {**lab_bench.bench(), "server": benchmark.bench()}


def _name(key: str) -> str:
    return key.replace("_", " ")


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    if isinstance(value, Mapping):
        return ", ".join(f"{_name(key)} {_figure(inner)}" for key, inner in value.items())
    return "not there" if value is None else str(value)
