"""The games on the shelf: the one place where their data files are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from caposaldo.kernel.chance import Chance, RiggedChance, SealedChance, SwiftChance, stream
from caposaldo.kernel.codec import mapping, text
from caposaldo.kernel.contract import GameKind, Outcome
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.kernel.records import Record, make_record, read_record, record_game
from caposaldo.kernel.records import replay as replay_record
from caposaldo.kernel.records import verify as verify_record
from caposaldo.kernel.saves import load as load_save
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.kind import MortainKind
from caposaldo.mortain.odds import attack_odds

AnyGame = Game[Any]
AnyKind = GameKind[Any]


@cache
def games() -> dict[str, AnyKind]:
    """Return the games by id; each lists its scenarios, sides and named readings."""
    return {"mortain": _mortain()}


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


def from_position(game_id: str, position: str, chance: Chance | None = None) -> AnyGame:
    """Start a game from the text form of a position."""
    kind = game(game_id)
    setup, table, stack = kind.position(position.splitlines())
    source = chance if chance is not None else stream(0, "game")
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind, Origin(setup, source.data(), place))


def load(data: object) -> AnyGame:
    """Load a saved game."""
    save = mapping(data, "a saved game")
    return load_save(game(text(save.get("game"), "the game of a save")), data)


def open_record(data: object) -> Record:
    """Read a record of any game."""
    return read_record(game(record_game(data)), data)


def replay(data: object, to: int | None = None) -> AnyGame:
    """Play a record again, up to an answer if wanted."""
    record = open_record(data)
    return replay_record(game(record.game), record, to)


def verify(data: object) -> AnyGame:
    """Recompute every draw and link of a record; return the final game or raise."""
    record = open_record(data)
    return verify_record(game(record.game), record)


def preset(kind: AnyKind, name: str) -> dict[str, str]:
    """Return the readings of a preset, `document` or `published`."""
    if name not in ("document", "published"):
        raise UnreadableFile(f"there is no preset {name!r}; choose document or published")
    return {
        id: reading.document if name == "document" else reading.published
        for id, reading in kind.readings.items()
    }


def mortain_odds(limit: int, gone: Iterable[str], early: bool) -> list[Outcome]:
    """Return the exact chances of a Mortain attack that hits up to `limit`, some cards being gone.

    `early` says that a Joker would be ignored now.
    """
    without = set(gone)
    if unknown := sorted(without - set(DECK)):
        raise UnreadableFile(f"there is no card {unknown[0]!r}; write them as in 9S 10H KC JOKER")
    deck = " ".join(card for card in DECK if card not in without)
    sides = "" if early else "german us"
    lines = [f"deck {deck}", f"activated {sides}", f"came-up {sides}"]
    kind = game("mortain")
    setup, table, stack = kind.position(lines)
    # Not begun, since nothing may be turned for a question about the cards.
    still = Game(kind, Origin(setup, {}, None), table, stack, stream(0, "game"), [])
    return attack_odds(still, limit, ())


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


__all__ = [
    "AnyGame",
    "AnyKind",
    "RiggedChance",
    "SealedChance",
    "SwiftChance",
    "from_position",
    "game",
    "games",
    "load",
    "make_record",
    "mortain_odds",
    "open_record",
    "preset",
    "replay",
    "start",
    "stream",
    "verify",
]
