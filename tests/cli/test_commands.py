from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from typer.testing import CliRunner, Result

from caposaldo import __version__, library
from caposaldo.cli.app import app
from caposaldo.kernel.chance import SealedChance, stream
from caposaldo.kernel.codec import with_digest

RUN = CliRunner()
Json: TypeAlias = Any


def run(*words: str, env: dict[str, str] | None = None) -> Result:
    return RUN.invoke(app, list(words), env={"LC_ALL": "C", **(env or {})})


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def data(result: Result) -> Json:
    return json.loads(said(result))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a finished game played at random."""
    game = library.start("mortain", chance=SealedChance("table", "ab" * 32, ("x", "y")))
    chance = stream(3, "test")
    while (asked := game.decision()) is not None:
        game.answer(asked.options[chance.below(len(asked.options), "choice")])
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(library.make_record(game, {"us": "random"})), "utf-8")
    return path


def test_version_and_help_are_printed() -> None:
    assert said(run("--version")).strip() == __version__
    assert "simulate" in said(run("--help"))
    assert "simulate" in said(run("-h"))


def test_games_lists_scenarios_and_readings_in_words_and_as_json() -> None:
    assert "La strada per Avranches" in said(run("games", "--lang", "it"))
    mortain = next(game for game in data(run("games", "--json")) if game["id"] == "mortain")
    assert (mortain["id"], mortain["sides"]) == ("mortain", ["german", "us"])
    assert {scenario["id"] for scenario in mortain["scenarios"]} == {"postcard", "sector"}
    assert {reading["rule"] for reading in mortain["readings"]} >= {"SM R6", "SM R18"}


def test_a_rule_is_found_however_its_number_is_written() -> None:
    assert said(run("rule", "SM 2.1")) == said(run("rule", "sm2.1"))
    assert data(run("rule", "SM R9", "--json"))["id"] == "SM R9"
    assert said(run("rule", "SM 1.4", "--lang", "it")).startswith("SM 1.4  Tigre 102")


def test_a_rule_is_told_by_the_readings_named_and_the_other_way_after_it() -> None:
    aid = said(run("rule", "SK X1", "--lang", "en"))
    assert "Here: only a total above +6 blocks. Other way: a total of +6 or more blocks." in aid
    printed = said(run("rule", "SK X1", "--preset", "published", "--lang", "it"))
    assert "Qui: un totale di +6 o più blocca. Altro modo: blocca solo" in printed
    named = data(run("rule", "SK X1", "--reading", "los_block=at_6", "--json"))
    assert [way["value"] for way in named["readings"]] == ["at_6"]
    assert named["readings"][0]["here"]["en"] == "a total of +6 or more blocks"


@pytest.mark.parametrize(
    ("reading", "why"),
    [
        ("los_block=at_7", "los_block is never 'at_7'; choose one of: at_6, over_6"),
        ("tiger=any", "there is no reading 'tiger' of aslsk"),
        ("los_block", "write name=value"),
    ],
)
def test_a_reading_that_the_rule_cannot_be_told_by_is_refused(reading: str, why: str) -> None:
    found = run("rule", "SK X1", "--reading", reading)
    assert found.exit_code != 0
    assert why in found.output.replace("\n", " ")


@pytest.mark.parametrize(
    ("env", "title"),
    [
        ({"LC_ALL": "it_IT.UTF-8"}, "Schieramento americano"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "it_IT.UTF-8"}, "Schieramento americano"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "it_IT.UTF-8"}, "US set-up"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "US set-up"),
    ],
)
def test_the_language_is_the_systems_unless_one_is_named(env: dict[str, str], title: str) -> None:
    assert title in said(run("rule", "SM 1.1", env=env))


def test_coverage_is_printed_as_text_json_and_markdown(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    source = "from caposaldo.proofs import proves\n@proves('SM 2.1', 1)\ndef test_x(): ...\n"
    (tests / "test_x.py").write_text(source, "utf-8")
    asked = ("rules", "coverage", "--tests", str(tests))
    assert "ok 1 " in said(run(*asked))
    assert "`tests/test_x.py::test_x`" in said(run(*asked, "--markdown"))
    shown = {book["book"]: book["shown"] for book in data(run(*asked, "--json"))}
    assert shown == dict.fromkeys(shown, 0) | {"SM": 1}


def test_verify_says_that_a_true_record_is_true(record: Path) -> None:
    again = library.verify(json.loads(record.read_bytes()))
    count, draws, digest = len(again.answers), again.draws, again.digest()
    about = f"{count} answers, {draws} draws, digest {digest}, version 1 of the rules of Stand at"
    told = said(run("verify", str(record)))
    assert told.startswith(f"Verified: {about} Mortain.\nPromise and secret agree.\n")
    told = said(run("verify", str(record), "--lang", "it"))
    assert told.startswith(f"Verificata: {count} risposte, {draws} estrazioni, impronta {digest}, ")
    proof = data(run("verify", str(record), "--json"))
    assert (proof["digest"], proof["answers"], proof["draws"]) == (digest, count, draws)
    assert (proof["rules"], proof["secret"]) == (1, "ab" * 32)


def test_verify_names_what_is_false(record: Path, tmp_path: Path) -> None:
    changed = json.loads(record.read_bytes())
    changed["answers"][5]["link"] = "0" * 64
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(changed), "utf-8")
    for lang, said_there in (("en", "at answer 6 of"), ("it", "alla risposta 6 di")):
        result = run("verify", str(path), "--lang", lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert said_there in result.stderr
        assert run("replay", str(path), "--lang", lang, "--to", "5").exit_code == 0


CORRECTED = Path(__file__).parents[1] / "recorded" / "upfront-P-0.4.1-corrected-1.json"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_answer_that_a_rule_refuses_is_told_with_its_number_and_the_rule(command: str) -> None:
    told = run(command, str(CORRECTED), "--lang", "en")
    assert told.exit_code == 2
    assert "Answer 166 of 506 (Germans: Move group C backward with " in told.stderr
    assert "before it has taken letter B" in told.stderr
    assert "under version 1 of the rules of Up Front" in told.stderr
    assert told.stderr.endswith(" [UF 17.7]\n")


def edited(record: Path, path: Path, **changes: object) -> str:
    """Write a record that says more, with the digest that belongs to it."""
    whole = {**json.loads(record.read_bytes()), **changes}
    del whole["digest"]
    path.write_text(json.dumps(with_digest(whole)), "utf-8")
    return str(path)


def test_replay_tells_who_was_invited_anew_at_the_answer(record: Path, tmp_path: Path) -> None:
    seating = [
        {"at": 2, "seat": "us", "what": "invited", "name": ""},
        {"at": 3, "seat": "us", "what": "seated", "name": "Ada"},
    ]
    path = edited(record, tmp_path / "seated.json", seating=seating)
    told = said(run("replay", path, "--to", "3"))
    assert "   2  Somebody is invited anew to the American seat.\n" in told
    assert "   3  Ada sits down anew in the American seat.\n" in told
    told = said(run("replay", path, "--to", "3", "--lang", "it"))
    assert "   2  Qualcuno è invitato di nuovo al posto del giocatore americano.\n" in told
    assert "Ada" not in said(run("replay", path, "--to", "2"))
    log = data(run("replay", path, "--to", "3", "--json"))["log"]
    assert [entry.get("seating", []) for entry in log] == [[], [], seating[:1], seating[1:]]


def test_replay_and_verify_say_who_conceded(tmp_path: Path) -> None:
    game = library.start("mortain", seed=3)
    game.answer("setup depth; ready")
    kept = tmp_path / "begun.json"
    kept.write_text(json.dumps(library.make_record(game, {})), "utf-8")
    path = edited(kept, tmp_path / "conceded.json", conceded="german")
    assert "Americans win: the Germans have conceded.\n" in said(run("verify", path))
    assert "   2  Americans win: the Germans have conceded.\n" in said(run("replay", path))
    told = said(run("replay", path, "--lang", "it"))
    assert "Vittoria: Americani, i Tedeschi hanno concesso la partita." in told
    assert "conceded" not in said(run("replay", path, "--to", "1"))
    assert data(run("verify", path, "--json"))["result"]["facts"] == {"by": "german"}
    broken = edited(kept, tmp_path / "broken.json", conceded="chess")
    assert "who conceded is none of" in run("verify", broken).stderr


def test_replay_prints_log_and_map_up_to_an_answer(record: Path) -> None:
    whole = said(run("replay", str(record), "--lang", "it"))
    part = said(run("replay", str(record), "--lang", "it", "--to", "2"))
    assert "[SM 6.1, R23]" in whole
    assert "[SM 6.1, R23]" not in part
    assert "0703■" in part
    assert "Turno" in part


def test_replay_gives_a_program_the_log_and_the_view_of_a_seat(record: Path) -> None:
    shown = data(run("replay", str(record), "--to", "4", "--view", "us", "--json"))
    assert (shown["at"], len(shown["log"]), shown["view"]["seat"]) == (4, 5, "us")
    assert shown["view"] == json.loads(
        json.dumps(library.replay(json.loads(record.read_bytes()), 4).view("us"))
    )


CASES = """
game = "mortain"
[[case]]
name = "a unit moves"
proves = ["SM 2.2#1"]
given = "card 2S\\nge-stug 0803"
when = ["activate ge-stug; move 0703"]
then = ["ge-stug {where}"]
"""


@pytest.mark.parametrize(("where", "code"), [("0703", 0), ("0702", 1)])
def test_cases_that_do_not_hold_give_exit_code_1(where: str, code: int, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(CASES.format(where=where), "utf-8")
    result = run("case", str(path))
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (
        code,
        f"{1 - code} of 1 cases hold",
    )
    (found,) = json.loads(run("case", str(path), "--json").stdout)
    assert (found["name"], found["ok"]) == ("a unit moves", code == 0)


@pytest.mark.parametrize(
    ("words", "hits", "of"),
    [
        (("fire", "--strength", "8", "--modifiers", "2"), 24, 41),
        (("fire", "--strength", "8", "--modifiers", "2", "--gone", "9S KC 2h"), 23, 39),
        (("fire", "--strength", "8", "--modifiers", "2", "--early"), 24, 40),
        (("fire", "--strength", "3", "--modifiers", "-1", "--gone", "JOKER"), 16, 40),
        (("fire", "--strength", "0"), 0, 41),
    ],
)
def test_odds_of_fire_are_exact_fractions(words: tuple[str, ...], hits: int, of: int) -> None:
    found = data(run("odds", "mortain", *words, "--json"))
    assert found["method"] == "exact"
    assert (found["odds"][0]["chances"], found["odds"][0]["of"]) == (hits, of)


def test_odds_of_a_strike_know_the_markers_strength_and_the_terrain() -> None:
    scenario: Any = library.game("mortain").scenarios["postcard"]
    found = data(run("odds", "mortain", "strike", "--marker", "oba", "--terrain", "town", "--json"))
    assert (found["strength"], found["modifiers"]) == (
        scenario["markers"]["oba"],
        scenario["terrain"]["town"]["cover"],
    )
    assert "colpito" in said(run("odds", "mortain", "strike", "--marker", "air", "--lang", "it"))


def test_simulate_counts_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    asked = ("simulate", "mortain", "--players", "random", "--games", "3", "--workers", "1")
    first = data(run(*asked, "--seed", "5", "--json", "--out", str(tmp_path / "study")))
    assert first == data(run(*asked, "--seed", "5", "--json"))
    assert (first["games"], first["players"]) == (3, ["random", "random"])
    assert json.loads((tmp_path / "study" / "results.json").read_text("utf-8")) == first
    assert "Americani" in said(run(*asked, "--seed", "5", "--lang", "it"))


def test_simulate_takes_readings_by_preset_and_by_name() -> None:
    asked = ("simulate", "mortain", "--players", "random", "--games", "1", "--workers", "1")
    options = ("--preset", "published", "--reading", "adjacent=any")
    found = data(run(*asked, *options, "--json"))
    assert (found["readings"]["joker-needs"], found["readings"]["adjacent"]) == ("could", "any")


def test_bench_prints_figures_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"microseconds": {"copy": 3.25}, "first_page_bytes": None, "help": 120.0}
    server = {"caposaldo": {"p99_milliseconds": 12.5}, "bare_handler": None, "ratio": 1.25}
    monkeypatch.setattr("caposaldo.lab.bench.bench", lambda: measured)
    monkeypatch.setattr("caposaldo.server.benchmark.bench", lambda: server)
    assert data(run("bench", "--json")) == {**measured, "server": server}
    shown = said(run("bench"))
    assert "p99 milliseconds 12.50" in shown
    assert "bare handler             not there" in shown
    assert "3.25" in shown
    assert "first page bytes: not there" in shown


def test_without_a_command_the_server_starts_and_the_browser_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[tuple[tuple[object, ...], dict[str, object]]] = []
    monkeypatch.setattr("caposaldo.server.run.serve", lambda *a, **k: calls.append((a, k)))
    said(run())
    said(run("serve", "--host", "0.0.0.0", "--port", "9000", "--database", "sqlite:///x"))
    said(run("serve", "--public-url", "https://table.example.org/"))
    assert calls == [
        ((), {"open_browser": True}),
        (("0.0.0.0", 9000, "sqlite:///x"), {"open_browser": False, "public_url": ""}),
        (
            ("127.0.0.1", 8484, None),
            {"open_browser": False, "public_url": "https://table.example.org"},
        ),
    ]
