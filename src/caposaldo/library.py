"""The games on the shelf: the one place where their data files are read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import Any, Final

from caposaldo.aslsk.atlas import Atlas
from caposaldo.aslsk.battle import Box as StarterBox
from caposaldo.aslsk.counters import read_counters
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.tables import read_tables
from caposaldo.kernel.chance import Chance, RiggedChance, SealedChance, SwiftChance, stream
from caposaldo.kernel.codec import fingerprint, mapping, text
from caposaldo.kernel.contract import GameKind
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.faults import unknown_game
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.kernel.records import Record, make_record, read_record, record_game
from caposaldo.kernel.replaying import replay as replay_record
from caposaldo.kernel.replaying import verify as verify_record
from caposaldo.kernel.rulebook import RuleTable
from caposaldo.kernel.saves import load as load_save
from caposaldo.mortain.kind import MortainKind
from caposaldo.tomltext import read_toml_file
from caposaldo.upfront.campaign.figures import FILE as FIGURES
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.ruletables import rule_table as campaign_table
from caposaldo.upfront.dyo.ruletables import rule_table as dyo_table
from caposaldo.upfront.dyo.tables import read_tables as read_dyo_tables
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.shelf import doubts, open_box

_own_data: dict[str, Path] = {}
_reading: Final = RLock()

AnyGame = Game[Any]
AnyKind = GameKind[Any]


def games() -> dict[str, AnyKind]:
    """Return the games by id; each lists its scenarios, sides and named readings."""
    # Whoever comes while they are read waits for them: there is one of each, not two.
    with _reading:
        return _games()


@cache
def _games() -> dict[str, AnyKind]:
    return {"mortain": _mortain(), "upfront": _upfront(), "aslsk": _aslsk()}


def game(id: str) -> AnyKind:
    """Return one game, or say which there are."""
    if id not in games():
        raise UnreadableFile(f"there is no game {id!r}; choose one of: {', '.join(games())}")
    return games()[id]


def start(
    game_id: str,
    scenario: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
) -> AnyGame:
    """Start a game; an empty scenario is the game's first, options are named readings."""
    kind = game(game_id)
    setup = kind.setup(scenario or next(iter(kind.scenarios)), options or {})
    source = chance if chance is not None else stream(seed, "game")
    return begin(kind, Origin(setup, source.data(), None))


def from_position(
    game_id: str,
    position: str,
    chance: Chance | None = None,
    rig: tuple[str, ...] | None = None,
) -> AnyGame:
    """Start a game from the text form of a position, with given chance or rigged draws."""
    kind = game(game_id)
    setup, table, stack = kind.position(position.splitlines())
    if rig is not None:
        chance = RiggedChance(kind.rig(table, rig))
    source = chance if chance is not None else stream(0, "game")
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind, Origin(setup, source.data(), place))


def load(data: object) -> AnyGame:
    """Load a saved game."""
    save = mapping(data, "a saved game")
    return load_save(game(text(save.get("game"), "the game of a save")), data)


def open_record(data: object) -> Record:
    """Read a record of any game."""
    name = record_game(data)
    if name not in games():
        raise unknown_game(name, games())
    return read_record(game(name), data)


def replay(data: object, to: int | None = None) -> AnyGame:
    """Play a record again, up to an answer if wanted."""
    record = open_record(data)
    return replay_record(game(record.game), record, to)


def verify(data: object) -> AnyGame:
    """Recompute every draw and link of a record; return the final game or raise."""
    record = open_record(data)
    return verify_record(game(record.game), record)


def preset(kind: AnyKind, name: str) -> dict[str, str]:
    """Return the readings of a preset, `document` or `published`.

    One with a value of its own against the computer is the same in both, and left out.
    """
    if name not in ("document", "published"):
        raise UnreadableFile(f"there is no preset {name!r}; choose document or published")
    return {
        id: reading.document if name == "document" else reading.published
        for id, reading in kind.readings.items()
        if not reading.alone
    }


def against_computer(kind: AnyKind, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options of a game with the computer: some readings have a value of their own."""
    usual = {id: reading.alone for id, reading in kind.readings.items() if reading.alone}
    return {**usual, **options}


def _mortain() -> MortainKind:
    home = files("caposaldo.mortain")
    scenarios = [
        tomllib.loads(home.joinpath("scenarios", f"{name}.toml").read_text("utf-8"))
        for name in ("postcard", "sector")
    ]
    return MortainKind(
        tomllib.loads(home.joinpath("rulebook.toml").read_text("utf-8")),
        tomllib.loads(home.joinpath("readings.toml").read_text("utf-8")),
        {scenario["id"]: scenario for scenario in scenarios},
    )


def _upfront() -> UpFrontKind:
    return upfront_kind(_own_data.get("upfront"))


def use_data(folder: Path) -> list[str]:
    """Play Up Front with an owner's own data files from now on; return what looks doubtful in them.

    A folder may hold any of the data files under their names; what it lacks comes from the
    package.
    """
    names = [part.name for part in files("caposaldo.upfront").joinpath("data").iterdir()]
    own = [name for name in sorted(names) if (folder / name).is_file()]
    if not own:
        raise UnreadableFile(f"{folder} holds none of the data files {', '.join(sorted(names))}")
    kind = upfront_kind(folder)
    _own_data["upfront"] = folder
    read_anew()
    return doubts(kind.box, lambda name: _data_file(folder, name))


def read_anew() -> None:
    """Read the games again when they are asked for next."""
    _games.cache_clear()


def own_data() -> Path | None:
    """Return the folder of an owner's data files that is played with, if there is one."""
    return _own_data.get("upfront")


def use_package_data() -> None:
    """Play with the package's data again."""
    _own_data.clear()
    read_anew()


def upfront_kind(folder: Path | None) -> UpFrontKind:
    """Return Up Front with the package's data, or with the owner's files where there are any."""
    home = files("caposaldo.upfront")
    written: dict[str, object] = {}

    def read(name: str) -> dict[str, Any]:
        data = _data_file(folder, name)
        written[name] = data
        return data

    box, scenarios = open_box(read)
    books = [
        tomllib.loads(part.read_text("utf-8"))
        for part in sorted(home.joinpath("rules").iterdir(), key=lambda part: part.name)
        if part.name.endswith(".toml")
    ]
    # One file may hold chapters that stand apart in the book.
    rules = sorted([rule for part in books for rule in part["rule"]], key=_chapter)
    book = {"book": "UF", "rule": rules}
    readings = tomllib.loads(home.joinpath("readings.toml").read_text("utf-8"))
    mark = "" if folder is None else f"own-{fingerprint(written)[:8]}"

    @cache
    def shown(name: str) -> RuleTable | None:
        """Make a table of one's own forces or of the campaign when it is looked at."""
        nations = _data_file(folder, "nations.toml")
        tables = read_dyo_tables(_data_file(folder, "dyo.toml"), nations, box.nations)
        campaign = home.joinpath("campaign", FIGURES).read_text("utf-8")
        return dyo_table(name, tables) or campaign_table(name, Figures(tomllib.loads(campaign)))

    return UpFrontKind(book, readings, box, scenarios, mark, shown)


def _aslsk() -> StarterKind:
    boards = _parsed_folder("boards")
    scenarios = sorted(_parsed_folder("scenarios"), key=_lessons_first)
    own = {entry["id"]: entry for entry in scenarios}
    published = {entry["id"]: entry for entry in _aslsk_file("data", "published")["scenario"]}
    rules = [rule for part in _parsed_folder("rules") for rule in part["rule"]]
    return StarterKind(
        {"book": "SK", "rule": rules},
        _aslsk_file("readings"),
        StarterBox(
            read_counters(_aslsk_file("data", "counters")),
            read_tables(_aslsk_file("data", "tables")),
        ),
        Atlas({entry["id"]: entry for entry in boards}),
        {**own, **published},
    )


def _lessons_first(scenario: Mapping[str, Any]) -> tuple[bool, str]:
    """Put lessons before battles, and each by its date."""
    return not scenario.get("lesson", False), scenario["date"]


def _parsed_folder(name: str) -> list[dict[str, Any]]:
    """Return the parsed files of a folder of the Starter Kit, in the order of their names."""
    parts = sorted(files("caposaldo.aslsk").joinpath(name).iterdir(), key=lambda part: part.name)
    return [tomllib.loads(part.read_text("utf-8")) for part in parts if part.name.endswith(".toml")]


def _aslsk_file(*path: str) -> dict[str, Any]:
    *folders, name = path
    found = files("caposaldo.aslsk").joinpath(*folders, f"{name}.toml")
    return tomllib.loads(found.read_text("utf-8"))


LETTERED: Final = "TFM"
"""The parts of Up Front that number their own chapters, in the order of the document."""


def _chapter(rule: Mapping[str, Any]) -> tuple[int, int]:
    """Return the place of a rule's chapter: part 0, chapter 28 for `UF 28.11`; lettered parts."""
    chapter = str(rule["id"]).partition(" ")[2].partition(".")[0]
    part = LETTERED.find(chapter[0]) + 1
    return part, int(chapter[1:] if part else chapter)


def upfront_data(name: str) -> dict[str, Any]:
    """Return a data file of Up Front as it is played with now."""
    return _data_file(_own_data.get("upfront"), name)


def _data_file(folder: Path | None, name: str) -> dict[str, Any]:
    own = folder / name if folder is not None else None
    try:
        if own is not None and own.exists():
            return read_toml_file(own)
        return tomllib.loads(files("caposaldo.upfront").joinpath("data", name).read_text("utf-8"))
    except (OSError, UnreadableFile) as error:
        raise UnreadableFile(f"{name} cannot be read: {error}; see docs/data.md") from error


__all__ = [
    "AnyGame",
    "AnyKind",
    "RiggedChance",
    "SealedChance",
    "SwiftChance",
    "against_computer",
    "from_position",
    "game",
    "games",
    "load",
    "make_record",
    "open_record",
    "own_data",
    "preset",
    "replay",
    "start",
    "stream",
    "upfront_data",
    "upfront_kind",
    "use_data",
    "use_package_data",
    "verify",
]
