from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from caposaldo.cli.app import app
from caposaldo.cli.polite import complain, sentence_for

RUN = CliRunner()


def run(*words: str) -> Result:
    return RUN.invoke(app, list(words), env={"LC_ALL": "C"})


def refused(result: Result) -> str:
    """Check that an error is one sentence on the error stream with exit code 2."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert re.fullmatch(r"caposaldo: [^\n]+[.?!]\n", result.stderr), result.stderr
    return result.stderr


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (("frobnicate",), "see --help"),
        (("rule",), "see --help"),
        (("rule", "UF 99"), 'as in "SM 2.1"'),
        (("rule", "SM 1.1", "--lang", "fr"), "choose en or it"),
        (("games", "--lang", "fr"), "choose en or it"),
        (("play", "chess"), "choose one of: mortain"),
        (("play", "mortain", "--scenario", "moon"), "choose one of: postcard, sector"),
        (("play", "mortain", "--side", "french"), "choose one of: german, us"),
        (("play", "mortain", "--against", "general"), "choose one of: random"),
        (("play", "mortain"), "play needs a terminal; run it in one"),
        (("simulate", "mortain", "--games", "0"), "see --help"),
        (("simulate", "mortain", "--players", "a,b,c"), "as in --players regular,random"),
        (("simulate", "mortain", "--players", "general,random"), "choose one of"),
        (("simulate", "mortain", "--reading", "adjacent"), "write name=value"),
        (("simulate", "mortain", "--reading", "adjacent=some"), "choose one of: all, any"),
        (("odds", "mortain", "fire"), "see --help"),
        (("odds", "mortain", "fire", "--strength", "5", "--gone", "1X"), "write them as in 9S"),
        (("odds", "mortain", "strike", "--marker", "air", "--terrain", "sea"), "choose one of"),
        (("odds", "chess"), "see --help"),
        (("serve", "--port", "70000"), "see --help"),
        (("serve", "--public-url", "table.example.org"), "like https://table.example.org"),
        (("verify", "no-such-file.json"), "check the path"),
        (("verify", "."), "name a file"),
        (("replay", "no-such-file.json"), "check the path"),
        (("case", "no-such-file.toml"), "there is no file no-such-file.toml; check the path"),
        (("rules", "coverage", "--tests", "no-such-folder"), "give --tests"),
    ],
)
def test_a_wrong_word_is_answered_with_what_to_do(words: tuple[str, ...], advice: str) -> None:
    assert advice in refused(run(*words))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"not json",
        b"[]",
        b"null",
        b"{}",
        b'{"is": "caposaldo record", "format": 99, "game": "mortain"}',
        b'{"is": "caposaldo record", "format": 1, "game": "chess"}',
        b'{"is": "caposaldo record", "format": 1, "game": "mortain", "rules": 1}',
        b"[" * 100_000,
        b'{"a":' * 50_000,
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_hostile_record_is_refused_in_one_sentence(
    command: str, content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    refused(run(command, str(path)))


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["kind", "state", "uses", "scenario", "x"]), inner)
        ),
        max_leaves=6,
    ),
    st.sampled_from(["setup", "chance", "answers", "seats", "result", "position", "rules"]),
)
def test_any_part_of_a_record_may_be_nonsense(
    tmp_path_factory: pytest.TempPathFactory, nonsense: object, part: str
) -> None:
    assume(part != "result" or nonsense is not None)
    recorded = Path(__file__).parents[1] / "recorded" / "mortain-postcard-swift-record-1.json"
    record = json.loads(recorded.read_text("utf-8"))
    record["answers"] = record["answers"][:3]
    record[part] = nonsense
    path = tmp_path_factory.mktemp("nonsense") / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    refused(run("verify", str(path)))


def test_a_record_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    assert "too large" in refused(run("verify", str(path)))


def test_a_step_beyond_the_record_or_an_unknown_seat_is_refused() -> None:
    recorded = Path(__file__).parents[1] / "recorded" / "mortain-postcard-swift-record-1.json"
    assert "answers; choose --to" in refused(run("replay", str(recorded), "--to", "9999"))
    assert "choose one of" in refused(run("replay", str(recorded), "--view", "french"))


def test_a_case_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("= = =", "utf-8")
    assert "bad.toml cannot be read" in refused(run("case", str(path)))


def test_a_file_where_a_folder_should_be_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("", "utf-8")
    asked = ("simulate", "mortain", "--games", "1", "--players", "random", "--out", str(path))
    assert "name a folder" in refused(run(*asked))


def test_a_port_in_use_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*words: object, **more: object) -> None:
        raise OSError("port 8484 of 127.0.0.1 cannot be used; choose another with --port")

    monkeypatch.setattr("caposaldo.server.run.serve", taken)
    assert "choose another with --port" in refused(run("serve"))


def test_a_fault_of_the_program_is_not_dressed_up_as_the_users() -> None:
    assert sentence_for(AssertionError("broken")) is None
    assert sentence_for(KeyError("x")) is None


def test_a_sentence_stays_on_one_line_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("one\n two") == 2
    assert capsys.readouterr().err == "caposaldo: one two.\n"
