"""Rule cases: given a position, when these actions are played, then this must hold."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caposaldo.kernel.chance import RigError
from caposaldo.kernel.errors import GameError, UnreadableFile
from caposaldo.scene import Broken, Scene
from caposaldo.tomltext import read_toml_file

KEYS: Final = ("name", "game", "proves", "given", "rig", "when", "then")


class Case:
    """One case as it stands in its file."""

    def __init__(
        self,
        name: str,
        game: str,
        proves: list[str],
        given: str,
        rig: str,
        when: list[str],
        then: list[str],
        file: str = "",
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.proves: Final = proves
        self.given: Final = given
        self.rig: Final = rig
        self.when: Final = when
        self.then: Final = then
        self.file: Final = file


class CaseResult:
    """How a case came out: `failure` is empty when it holds."""

    def __init__(self, case: Case, failure: str) -> None:
        self.case: Final = case
        self.failure: Final = failure

    @property
    def ok(self) -> bool:
        """Whether the case holds."""
        return not self.failure


def read_cases(path: Path) -> list[Case]:
    """Read the cases of a file, or say what is wrong with it."""
    try:
        data = read_toml_file(path)
    except FileNotFoundError as error:
        raise UnreadableFile(f"there is no file {path}; check the path") from error
    except (OSError, UnreadableFile) as error:
        raise UnreadableFile(f"{path.name} cannot be read: {error}") from error
    entries = data.get("case")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise UnreadableFile(f"{path.name} has no [[case]]")
    game = data.get("game", "")
    return [_read_case({"game": game, **entry}, path.name) for entry in entries]


def _read_case(entry: dict[str, object], file: str) -> Case:
    where = f"{file}, case {entry.get('name')!r}"
    if unknown := set(entry) - set(KEYS):
        raise UnreadableFile(f"{where}: unknown keys {', '.join(sorted(unknown))}")

    def text(key: str) -> str:
        value = entry.get(key, "")
        if not isinstance(value, str) or (not value and key in ("name", "game", "given")):
            raise UnreadableFile(f"{where}: {key} must be text")
        return value

    def lines(key: str) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
            raise UnreadableFile(f"{where}: {key} must be a list of texts")
        return value

    if not lines("then"):
        raise UnreadableFile(f"{where}: nothing is to be checked in `then`")
    return Case(
        text("name"),
        text("game"),
        lines("proves"),
        text("given"),
        text("rig"),
        lines("when"),
        lines("then"),
        file,
    )


def run_case(case: Case) -> CaseResult:
    """Play a case and check all it claims."""
    at = "given"
    try:
        scene = Scene(case.game, case.given, case.rig)
        for line in case.when:
            at = f"when {line!r}"
            scene.play(line)
        for line in case.then:
            at = f"then {line!r}"
            scene.check(line)
        at = "rig"
        scene.finish()
    except (Broken, RigError, GameError) as error:
        return CaseResult(case, f"{case.file}, case {case.name!r}, {at}: {error}")
    return CaseResult(case, "")


def run_file(path: Path) -> list[CaseResult]:
    """Run every case of a file."""
    return [run_case(case) for case in read_cases(path)]
