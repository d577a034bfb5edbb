"""Played scenes: `given` a position, `when` actions are played, `then` lines hold.

The lines are those of rule cases (docs/notation.md). A `still` game stands where it was set down
and nothing runs, so that verbs can be tried on it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from caposaldo import library
from caposaldo.aslsk.atlas import Atlas
from caposaldo.aslsk.battle import Box
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.game import Game, Origin
from caposaldo.scene import Scene
from tests.aslsk.data_files import HOME, counters, entries, parsed, tables


def given(*lines: str, rig: str = "") -> Scene:
    """Set a position down; the rigged dice must all be used by the last `then`."""
    return Scene("aslsk", "\n".join(lines), rig)


def when(scene: Scene, *lines: str) -> None:
    """Play actions or chains, each perhaps after its seat, as in `russian: done`."""
    for line in lines:
        scene.play(line)


def then(scene: Scene, *lines: str) -> None:
    """Check lines, and that no rigged die is left over."""
    for line in lines:
        scene.check(line)
    scene.finish()


def idle(scene: Scene) -> Scene:
    """Let both sides decline whatever they are asked, until the game is over."""
    while (asked := scene.game.decision()) is not None:
        scene.play(f"{asked.seat}: done")
    return scene


def still(*lines: str, rig: str = "", kind: StarterKind | None = None) -> Starter:
    """Set a position down and leave it alone."""
    used = kind if kind is not None else kit()
    setup, table, stack = used.position(list(lines))
    chance = RiggedChance(used.rig(table, tuple(rig.split())))
    return Game(used, Origin(setup, {}, None), table, stack, chance, [])


def kit() -> StarterKind:
    """The game on the shelf."""
    kind = library.game("aslsk")
    assert isinstance(kind, StarterKind)
    return kind


def unit(game: Starter, id: str) -> Unit:
    """A unit as it is now."""
    return game.table.units[UnitId(id)]


def weapon(game: Starter, id: str) -> Weapon:
    """A weapon as it is now."""
    return game.table.weapons[WeaponId(id)]


def hex_of(game: Starter, name: str) -> int:
    """The number of a hex."""
    return game.table.battle.ground.find(name)


def told(game: Starter) -> list[str]:
    """The kinds of all events told."""
    return [event.kind for event in game.told()]


def board_file(name: str, id: str = "") -> dict[str, Any]:
    """A board of the package, perhaps under another name."""
    data = tomllib.loads((HOME / "boards" / f"{name}.toml").read_text("utf-8"))
    return {**data, "id": id or name}


@cache
def owners_kit() -> StarterKind:
    """The game of somebody who has boards y and z: here they are ours under those names."""
    readings = tomllib.loads((HOME / "readings.toml").read_text("utf-8"))
    boards = {"y": board_file("borgo", "y"), "z": board_file("rione", "z")}
    published = {entry["id"]: entry for entry in parsed("published")["scenario"]}
    book = {"book": "SK", "rule": entries()}
    return StarterKind(book, readings, Box(counters(), tables()), Atlas(boards), published)
