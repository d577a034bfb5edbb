"""The commands about scenarios of one's own."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from caposaldo.cli import drafts, sit
from caposaldo.cli.app import app
from caposaldo.cli.polite import Wrong

RUN = CliRunner()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ridge.toml"


def run(*words: str | Path) -> Result:
    return RUN.invoke(app, [str(word) for word in words], env={"LC_ALL": "C"})


def said(result: Result, code: int = 0) -> str:
    assert result.exit_code == code, result.output
    return result.stdout


def held(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def test_a_new_design_can_be_played_at_once(file: Path) -> None:
    assert said(run("design", "new", file)) == f"{file} written.\n"
    assert said(run("design", "check", file)) == f"{file} can be played.\n"
    assert said(run("design", "check", file, "--lang", "it")) == f"{file} si può giocare.\n"
    assert held(file)["force"][0]["cards"] == list(range(1, 11))


@pytest.mark.parametrize("way", ["replay", "balance"])
@pytest.mark.parametrize("scenario", ["A", "C", "I", "K"])
def test_a_new_design_of_a_printed_scenario(file: Path, way: str, scenario: str) -> None:
    made = run("design", "new", file, "--way", way, "--scenario", scenario)
    assert made.exit_code == 0, made.output
    roles = [force["role"] for force in held(file)["force"]]
    assert roles == (["first", "second"] if scenario == "A" else ["attacker", "defender"])
    code = run("design", "check", file).exit_code
    assert code == 0 or way == "replay"


def test_nothing_is_overwritten_unasked(file: Path) -> None:
    file.write_text("mine", "utf-8")
    result = run("design", "new", file)
    assert (result.exit_code, file.read_text("utf-8")) == (2, "mine")
    assert "add --overwrite" in result.stderr
    assert run("design", "new", file, "--overwrite").exit_code == 0


def test_what_is_drawn_is_told_with_its_rules_and_written(file: Path) -> None:
    run("design", "new", file)
    told = said(run("design", "draw", file, "--seed", "4"))
    for rule in ("43.31", "43.32", "43.33", "43.34", "43.5"):
        assert f"[UF {rule}]" in told
    assert "the Germans attack, the Americans defend" in told
    assert [force["nation"] for force in held(file)["force"]] == ["german", "american"]
    again = said(run("design", "draw", file, "--what", "decks", "--seed", "1", "--lang", "it"))
    assert again.startswith("Limite di tempo: ")
    assert again.count("[UF") == 1


def test_a_force_is_bought_and_its_bill_shown(file: Path) -> None:
    run("design", "new", file)
    told = said(
        run(
            *("design", "buy", file, "attacker", "--cards", "1-4,6,10", "--weapons", "DC,PF,PF"),
            *("--later", "1:9,12", "--later", "2:15,RADIO6", "--troops", "elite"),
            *("--snipers", "1"),
        )
    )
    assert "Attacker: 526 points" in told
    assert "   35  sniper ability [UF 43.6]" in told
    assert "panzerfaust [UF 43.7]" in told
    assert "Defender" not in told
    force = held(file)["force"][0]
    assert force["secondary"] == {"DC": 1, "PF": 2}
    assert force["later"] == [
        {"decks": 1, "cards": [9, 12], "secondary": {}},
        {"decks": 2, "cards": [15], "secondary": {"RADIO6": 1}},
    ]
    assert "Attacker" in said(run("design", "show", file))


def test_weapons_may_be_parted_by_spaces_and_everything_be_given_up(file: Path) -> None:
    run("design", "new", file)
    run("design", "buy", file, "attacker", "--weapons", "DC RADIO, RADIO", "--later", "1:12 17,PF")
    force = held(file)["force"][0]
    assert force["secondary"] == {"DC": 1, "RADIO": 2}
    assert force["later"] == [{"decks": 1, "cards": [12, 17], "secondary": {"PF": 1}}]
    run("design", "buy", file, "attacker", "--weapons", "none", "--later", "none")
    force = held(file)["force"][0]
    assert (force["secondary"], "later" in force) == ({}, False)
    assert force["cards"] == list(range(1, 11))
    run("design", "buy", file, "attacker", "--cards", "none")
    assert held(file)["force"][0]["cards"] == []


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What two players type one after the other, unseen."""
    typed: list[Any] = []

    def prompt(_text: str, *, hide_input: bool, type: type = str) -> Any:  # noqa: ANN401 - a stand-in
        assert hide_input
        return type(typed.pop(0))

    monkeypatch.setattr(typer, "prompt", prompt)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    return typed


def test_43_36_the_cheaper_player_attacks_with_the_points_he_wrote(
    file: Path, keyboard: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    run("design", "new", file)
    text = file.read_text("utf-8").replace("points = {}", "points = { defender = 250 }")
    file.write_text(text, "utf-8")
    keyboard += [300, 280]
    drafts.take_bids(file, 1, "en")
    told = capsys.readouterr().out
    assert "First player wrote 300 points." in told
    assert "Second player attacks with the force he wrote" in told
    assert held(file)["points"] == {"defender": 250, "attacker": 280}


@pytest.mark.parametrize(
    ("typed", "points", "told"),
    [
        (["attacker", 30, "attacker", 20], {"defender": 30}, "First player takes this side: Att"),
        (["defender", 5, "defender", 45], {"attacker": 45}, "Second player takes this side: Def"),
        (["attacker", 5, "defender", 45], {"defender": 0}, "First player takes this side: Att"),
    ],
)
def test_43_1_the_other_side_has_the_points_of_the_higher_bid(
    file: Path,
    keyboard: list[Any],
    capsys: pytest.CaptureFixture[str],
    typed: list[Any],
    points: dict[str, int],
    told: str,
) -> None:
    run("design", "new", file, "--way", "balance", "--scenario", "D")
    keyboard += typed
    drafts.take_bids(file, 1, "en")
    assert told in capsys.readouterr().out
    assert held(file)["points"] == points


def test_43_2_in_a_replay_nobody_bids(file: Path, keyboard: list[Any]) -> None:
    run("design", "new", file, "--way", "replay", "--scenario", "D")
    before = file.read_text("utf-8")
    with pytest.raises(Wrong, match="in a replay nobody bids"):
        drafts.take_bids(file, 1, "en")
    assert (file.read_text("utf-8"), keyboard) == (before, [])


def test_a_bid_for_a_side_that_is_not_there_is_refused(file: Path, keyboard: list[Any]) -> None:
    run("design", "new", file, "--way", "balance", "--scenario", "A")
    keyboard += ["attacker", 30]
    with pytest.raises(Wrong, match="choose from: first, second"):
        drafts.take_bids(file, 1, "en")


def test_another_nation_leaves_the_cards_behind(file: Path) -> None:
    run("design", "new", file)
    run("design", "buy", file, "attacker", "--later", "1:12")
    run("design", "buy", file, "attacker", "--nation", "british")
    force = held(file)["force"][0]
    assert (force["nation"], force["cards"]) == ("british", [])
    assert "later" not in force


def test_every_fault_is_listed_with_line_field_rule_and_advice(file: Path) -> None:
    run("design", "new", file)
    run("design", "buy", file, "attacker", "--cards", "1,2,99", "--weapons", "ATMM")
    told = said(run("design", "check", file), 1)
    lines = told.splitlines()
    assert lines[0] == f"3 faults in {file}"
    written = file.read_text("utf-8").splitlines()
    for line, field in zip(lines[1:], ("cards", "secondary", "cards"), strict=True):
        number = int(line.split()[1].rstrip(","))
        assert written[number - 1].startswith(f"{field} = "), line
    assert "[UF 43.7]" in lines[2]
    found = json.loads(said(run("design", "check", file, "--json"), 1))
    assert not found["playable"]
    assert [fault["key"] for fault in found["faults"]] == [
        "design-no-card",
        "design-weapon-not-yet",
        "design-no-groups",
    ]
    assert all(fault["line"] for fault in found["faults"])


def test_show_gives_a_program_the_bills(file: Path) -> None:
    run("design", "new", file)
    found = json.loads(said(run("design", "show", file, "--json")))
    assert [side["total"] for side in found["sides"]] == [239, 241]
    assert found["options"]["side-1"] == "german"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("new", "--nations", "german"), "does not name two nations"),
        (("new", "--nations", "german,swiss"), "there is no nation 'swiss'"),
        (("new", "--way", "replay", "--scenario", "Q9"), "there is no scenario 'Q9'"),
        (("draw", "--what", "luck"), "'luck' cannot be drawn"),
        (("buy", "first", "--cards", "1"), "has no first"),
        (("buy", "attacker", "--cards", "one"), "'one' is no card number"),
        (("buy", "attacker", "--cards", "1-999"), "'1-999' are too many cards"),
        (("buy", "attacker", "--later", "8,9"), "are no reinforcements"),
        (("bid",), "secret bids need a terminal"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    file: Path, words: tuple[str, ...], told: str
) -> None:
    if words[0] != "new":
        run("design", "new", file)
    result = run("design", words[0], file, *words[1:])
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_no_design_is_refused(file: Path) -> None:
    file.write_text("way = ", "utf-8")
    result = run("design", "check", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the file is no TOML" in result.stderr
    file.write_text("way = 1", "utf-8")
    result = run("design", "show", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "format is missing" in result.stderr
    assert "way is 1" in result.stderr
    file.write_bytes(b"\xff\xfe")
    assert "is no text" in run("design", "show", file).stderr
    file.write_text(" " * 200_001, "utf-8")
    assert "is too large" in run("design", "show", file).stderr


def test_the_checker_lists_all_that_cannot_be_read_line_by_line(file: Path) -> None:
    run("design", "new", file)
    text = file.read_text("utf-8").replace("decks = 3", "decks = 30").replace('"bid"', '"bit"')
    file.write_text(text, "utf-8")
    result = run("design", "check", file)
    assert result.exit_code == 1
    told = result.stdout.splitlines()
    assert told[0].startswith(f"{file.name}:2: design: way is 'bit'; choose from: bid")
    assert told[1] == f"{file.name}:7: design: decks is 30; give a whole number from 1 to 9"
    listed = json.loads(run("design", "check", file, "--json").stdout)
    assert [fault["line"] for fault in listed["faults"]] == [2, 7]
    assert listed["playable"] is False


def test_a_design_with_faults_is_not_played(file: Path) -> None:
    run("design", "new", file)
    run("design", "buy", file, "attacker", "--cards", "1,2")
    result = run("design", "play", file)
    assert result.exit_code == 2
    told = " ".join(result.stderr.split())
    assert "add or take out cards (UF 3.2); see all that is wrong with" in told
    assert "the design cannot be played: 2 cards and 0 AFVs cannot form two to four groups" in told


@pytest.mark.parametrize("words", [("design", "play"), ("play", "upfront", "--file")])
def test_a_design_is_played_in_the_terminal(
    file: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    run("design", "new", file)
    seated: list[tuple[Any, dict[str, Any]]] = []

    def sit_down(game: Any, **about: Any) -> Any:  # noqa: ANN401 - a stand-in
        seated.append((game, about))
        raise Wrong("seated")

    monkeypatch.setattr(sit, "sit_down", sit_down)
    result = run(*words, file, "--side", "russian", "--seed", "3", "--reading", "night=night")
    assert result.stderr == "caposaldo: seated.\n"
    game, about = seated[0]
    assert game.setup.scenario == "own"
    assert game.setup.readings["night"] == "night"
    assert about["side"] == "russian"


def test_a_file_goes_with_its_own_game_and_scenario_only(file: Path) -> None:
    run("design", "new", file)
    for words in (("mortain",), ("upfront", "--scenario", "A")):
        result = run("play", *words, "--file", file)
        assert result.exit_code == 2
        assert "leave the others out" in result.stderr
