"""The command tables check."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from caposaldo import __version__, library
from caposaldo.cli.options import language
from caposaldo.cli.printing import console, print_json
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.archive import Archive
from caposaldo.server.rehearsal import Finding, Rehearsal, rehearse
from caposaldo.server.retracing import Stop
from caposaldo.server.run import default_database
from caposaldo.text import Words

DAY: Final = len("2026-01-01")


def check_tables(database: str, as_json: bool, lang: str) -> None:
    """Play all tables again with a bar on the error stream, and print which ones stop."""
    words = Words(language(lang))
    archive = Archive(database or default_database())
    found = _rehearsed(archive, words)
    if as_json:
        print_json(_data(archive, found))
    else:
        for line in _report(found, words):
            print(line)
    if not found.is_good:
        raise typer.Exit(1)


def _rehearsed(archive: Archive, words: Words) -> Rehearsal:
    screen = console(on_errors=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as bar:
        task = bar.add_task(words.say("terminal-tables-playing"), total=None)
        return asyncio.run(
            rehearse(archive, lambda done, of: bar.update(task, completed=done, total=of))
        )


def _report(found: Rehearsal, words: Words) -> Iterator[str]:
    for finished in (False, True):
        stopped = found.stopped(finished=finished)
        if stopped:
            yield words.say(f"terminal-tables-{'finished' if finished else 'unfinished'}")
        for one in stopped:
            assert one.stop is not None
            yield f"  {_line(one, words)}"
            facts = {"at": one.stop.at, "of": one.answers, "why": _why(one, one.stop, words)}
            yield f"      {words.say('terminal-tables-stop', facts)}"
    lost = found.lost()
    if lost:
        yield words.say("terminal-tables-lost")
    for campaign in lost:
        yield f"  {campaign.id}  {campaign.made[:DAY]}: {campaign.fault}"
    yield from _summary(found, words)


def _line(one: Finding, words: Words) -> str:
    facts = {
        "id": one.id,
        "game": f"@game-{one.game}",
        "scenario": _title(one, words),
        "rules": one.rules,
        "made": one.made[:DAY],
    }
    return words.say("terminal-tables-line", facts, one.game)


def _title(one: Finding, words: Words) -> str:
    """Name the scenario, as it says itself or as its game does; one that is gone by its id."""
    try:
        title = library.game(one.game).scenarios[one.scenario].get("title")
    except (UnreadableFile, KeyError):
        return one.scenario
    if isinstance(title, dict):
        return str(title[words.lang])
    return words.term(f"scenario-{one.scenario}", one.game)


def _why(one: Finding, stop: Stop, words: Words) -> str:
    detail = stop.detail
    if stop.refusal is not None:
        rules = words.rules([str(stop.refusal.rule)])
        detail = f"{words.refusal(one.game, stop.refusal.data())} {rules}"
    facts = {"next": stop.at + 1, "detail": detail, "told": "yes" if detail else "no"}
    return words.say(f"terminal-tables-{stop.cause}", facts)


def _summary(found: Rehearsal, words: Words) -> Iterator[str]:
    for finished in (False, True):
        all_ = sum(one.is_finished == finished for one in found.tables)
        stop = len(found.stopped(finished=finished))
        facts = {"tables": all_, "good": all_ - stop, "stop": stop}
        yield words.say(f"terminal-tables-sum-{'finished' if finished else 'unfinished'}", facts)
    if found.campaigns:
        facts = {"campaigns": len(found.campaigns), "lost": len(found.lost())}
        yield words.say("terminal-tables-sum-campaigns", facts)


def _data(archive: Archive, found: Rehearsal) -> dict[str, Any]:
    return {
        "database": archive.shown,
        "version": __version__,
        "rules": {id: kind.version for id, kind in library.games().items()},
        "good": found.is_good,
        "tables": [_table(one) for one in found.tables],
        "campaigns": [
            {"id": one.id, "made": one.made, "over": one.is_over, "fault": one.fault}
            for one in found.campaigns
        ],
    }


def _table(one: Finding) -> dict[str, Any]:
    return {
        "id": one.id,
        "game": one.game,
        "scenario": one.scenario,
        "rules": one.rules,
        "made": one.made,
        "finished": one.is_finished,
        "answers": one.answers,
        "stopped": _stop(one.stop) if one.stop is not None else None,
    }


def _stop(stop: Stop) -> dict[str, Any]:
    refusal = stop.refusal.data() if stop.refusal is not None else None
    return {"at": stop.at, "cause": stop.cause, "why": stop.why, "refusal": refusal}
