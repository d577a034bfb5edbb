"""The Starter Kit on the command line: records shown and verified, wrong wishes refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caposaldo import library
from caposaldo.cli.app import app

RUN = CliRunner()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = library.start("aslsk", "lane", {"los_check": "free"}, 5)
    for answer in ("setup lane-houses", "ready", "setup lane-road", "ready"):
        game.answer(answer)
    file = tmp_path / "lane.json"
    file.write_text(json.dumps(library.make_record(game, {})), "utf-8")
    return file


def said(*words: str | Path, code: int = 0) -> str:
    result = RUN.invoke(app, [str(word) for word in words], env={"LC_ALL": "C"})
    assert result.exit_code == code, result.output
    return str(result.output)


def test_a_record_is_replayed_with_its_log_and_its_map(record: Path) -> None:
    shown = said("replay", record, "--lang", "it")
    assert "Il giocatore tedesco adotta lo schieramento" in shown
    assert "LMG gw1 è assegnata a g2. [SK V1, 4.0]" in shown
    assert "E2■" in shown
    assert "turno 1/5, Russi, fase di recupero" in shown
    before = said("replay", record, "--to", "0", "--lang", "en")
    assert "\nset-up\n" in before


def test_a_record_of_dice_is_verified_with_its_game(record: Path) -> None:
    told = said("verify", record, "--lang", "en")
    assert told.startswith("Verified: 4 answers, 0 draws, digest ")
    assert "of the rules of ASL Starter Kit #1." in told


def test_a_scenario_that_is_not_there_is_refused_in_a_sentence() -> None:
    told = said("play", "aslsk", "--scenario", "nowhere", code=2)
    assert told.startswith("caposaldo: 'nowhere' is no scenario of aslsk; choose one of: ")
    assert "there is no side 'british'" in said("play", "aslsk", "--side", "british", code=2)


def test_a_rule_is_told_in_both_languages() -> None:
    assert said("rule", "SK F5", "--lang", "en").startswith("SK F5  Fire group chain")
    assert said("rule", "SK F5", "--lang", "it").startswith("SK F5  La catena del Fire Group")
    assert "there is no rule 'SK 99'" in said("rule", "SK 99", code=2)
