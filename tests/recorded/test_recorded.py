"""Files that players already have are read for ever: whole records, and a save of each format."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import SAVE_FORMAT
from caposaldo.kernel.records import RECORD_FORMAT, first_link, next_link
from caposaldo.kernel.replaying import replay_steps as steps_of

HOME: Final = Path(__file__).parent
RECORDS: Final = sorted(HOME.glob("*-record-*.json"))
SEALED: Final = sorted(HOME.glob("*-sealed-record-*.json"))
SAVES: Final = sorted(HOME.glob("*-save-*.json"))
GAME_AND_SCENARIO: Final = ("game", "scenario")
SAVED_WHILE: Final = {"mortain": "move-unit", "upfront": "aim", "aslsk": "fire-group"}


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


EACH_RECORD: Final = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
EACH_SAVE: Final = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


@EACH_RECORD
def test_a_kept_record_is_verified_to_its_result(path: Path) -> None:
    data = read(path)
    game = library.verify(data)
    result = game.result()
    assert result is not None
    assert result.data() == data["result"]
    assert len(game.answers) == len(data["answers"]) > 100


@EACH_RECORD
def test_a_kept_record_gives_the_same_digest_after_every_answer(path: Path) -> None:
    record = library.open_record(read(path))
    link = ""
    for at, game in enumerate(steps_of(library.game(record.game), record)):
        if at == 0:
            link = first_link(game)
        else:
            step = record.steps[at - 1]
            link = next_link(link, step.seat, step.action, game)
            assert link == step.link, f"the replay goes another way at answer {at}"
    assert at == len(record.steps)


@EACH_RECORD
def test_a_kept_record_written_again_is_the_same(path: Path) -> None:
    data = read(path)
    again = library.make_record(library.replay(data), data["seats"])
    assert again == data


@EACH_RECORD
@pytest.mark.parametrize("part", [0.25, 0.5, 0.75])
def test_a_kept_record_can_be_left_anywhere_and_played_on(path: Path, part: float) -> None:
    data = read(path)
    at = int(len(data["answers"]) * part)
    game = library.replay(data, at)
    assert len(game.answers) == at
    for seat in data["seats"]:
        assert game.view(seat)["at"] == at
    following = data["answers"][at]
    game.answer(following["action"], following["seat"])


@EACH_RECORD
def test_a_kept_record_that_was_changed_is_found_out(path: Path) -> None:
    data = read(path)
    last = data["answers"][-1]
    last["link"] = last["link"][::-1]
    with pytest.raises(UnreadableFile, match="the hash chain breaks"):
        library.verify(data)


@pytest.mark.parametrize(
    "path", sorted(HOME.glob("*-sealed-record-*.json")), ids=lambda path: path.stem
)
def test_a_sealed_record_shows_the_secret_that_was_promised(path: Path) -> None:
    data = read(path)
    data["chance"]["secret"] = "0" * 64
    with pytest.raises(UnreadableFile, match="not the one that was promised"):
        library.verify(data)


@EACH_SAVE
def test_a_kept_save_is_loaded_in_the_middle_of_its_question(path: Path) -> None:
    data = read(path)
    game = library.load(data)
    assert game.save() == data
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == SAVED_WHILE[data["game"]]
    game.answer(asked.options[0])
    assert len(game.answers) == len(data["answers"]) + 1


CORRECTED: Final = HOME / "upfront-P-0.4.1-corrected-1.json"
"""A record in which a group with an announced letter went back, as no rule allows (UF 17.7)."""


def test_a_record_that_a_corrected_rule_sends_another_way_says_so_and_is_replayed_up_to_there() -> (
    None
):
    data = read(CORRECTED)
    with pytest.raises(UnreadableFile, match=r"answer (\d+) of this record is refused") as refused:
        library.verify(data)
    said = str(refused.value)
    assert said.endswith(
        "shift holds (UF 17.7); it was played under rules version 1 of upfront, and a rule that "
        f"was corrected since (version {library.game('upfront').version}) can send it another way"
    )
    at = int(said.split()[1])
    assert len(library.replay(data, at - 1).answers) == at - 1


def test_there_are_kept_records_under_every_version_of_the_rules() -> None:
    kept = {(read(path)["game"], read(path)["rules"]) for path in RECORDS}
    assert kept == {
        (id, version)
        for id, kind in library.games().items()
        for version in range(1, kind.version + 1)
    }


def test_there_is_a_kept_file_of_every_format() -> None:
    assert {read(path)["format"] for path in SAVES} == set(range(1, SAVE_FORMAT + 1))
    assert {read(path)["format"] for path in RECORDS} == set(range(1, RECORD_FORMAT + 1))


def test_there_are_records_of_every_game_and_a_save_of_each() -> None:
    scenarios = {tuple(read(path)["setup"][name] for name in GAME_AND_SCENARIO) for path in RECORDS}
    assert {("mortain", scenario) for scenario in library.game("mortain").scenarios} <= scenarios
    assert {game for game, _ in scenarios} == set(library.games())
    assert {read(path)["game"] for path in SAVES} == set(library.games())
