"""Reading a saved game back, exactly or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from caposaldo.kernel.chance import read_chance
from caposaldo.kernel.codec import BROKEN, listing, mapping, read_frame, text, whole, words
from caposaldo.kernel.contract import GameKind, Result, Setup, Table
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.faults import corrected_since
from caposaldo.kernel.game import SAVE_FORMAT, Game, Origin
from caposaldo.kernel.rules import RuleId

T = TypeVar("T", bound=Table)


def load(kind: GameKind[T], data: object) -> Game[T]:
    """Read a saved game; anything wrong with it is one clear sentence."""
    save = mapping(data, "a saved game")
    number = whole(save.get("format"), "the format of a saved game")
    if number > SAVE_FORMAT:
        raise UnreadableFile(f"this game was saved by a newer version (format {number}); update")
    rules = whole(save.get("version"), "the rules version of a saved game")
    if rules > kind.version:
        raise UnreadableFile(
            f"this game was saved under newer rules of {kind.id} (version {rules}); update"
        )
    if number < 1 or rules < 1:
        raise UnreadableFile(f"there is no save of format {number} and rules version {rules}")
    since = corrected_since(kind.id, rules, kind.version)
    try:
        game = _restore(kind, save, rules)
        complaint = kind.check(game)
        if complaint is None:
            game.advance()
            complaint = None if game.save() == save else "its digest differs"
    except UnreadableFile as error:
        raise UnreadableFile(f"{error}{since}") from error
    except BROKEN as broken:
        raise UnreadableFile(f"this saved game contradicts itself ({broken}){since}") from broken
    if complaint is not None:
        raise UnreadableFile(f"this saved game was altered: {complaint}{since}")
    return game


def _restore(kind: GameKind[T], save: Mapping[str, object], rules: int) -> Game[T]:
    origin = read_origin(kind, mapping(save.get("origin"), "the origin"), rules)
    table = kind.read_table(origin.setup, mapping(save.get("table"), "the table"))
    stack = [read_frame(kind, frame) for frame in listing(save.get("stack"), "the stack")]
    chance = read_chance(mapping(save.get("chance"), "the chance"))
    answers = _read_answers(listing(save.get("answers"), "the answers"))
    game = Game(kind, origin, table, stack, chance, answers)
    game.floor = whole(save.get("floor"), "the floor of undo")
    if save.get("result") is not None:
        result = mapping(save["result"], "the result")
        winner = result.get("winner")
        game.outcome = Result(
            None if winner is None else text(winner, "the winner"),
            text(result.get("reason"), "the reason"),
            RuleId(text(result.get("rule"), "the rule")),
            dict(mapping(result.get("facts"), "the facts")),  # type: ignore[arg-type]  # checked by the digest
        )
    return game


def read_origin(kind: GameKind[T], data: Mapping[str, object], rules: int) -> Origin:
    """Read where a game began: setup, first chance, given position, version of the rules."""
    setup = mapping(data.get("setup"), "the setup")
    position = data.get("position")
    written = words(setup.get("readings"), "a reading")
    return Origin(
        setup_as_written(kind, text(setup.get("scenario"), "the scenario"), written),
        dict(mapping(data.get("chance"), "the first chance")),
        None if position is None else mapping(position, "the position"),
        rules,
    )


def setup_as_written(kind: GameKind[T], scenario: str, written: Mapping[str, str]) -> Setup:
    """Read what was agreed before a game, perhaps under an older version."""
    agreed = kind.setup(scenario, written)
    # Readings that came later stay unnamed, so that the links of an old record still fit.
    later = {*kind.readings, *kind.later} - set(written)
    known = {name: value for name, value in agreed.readings.items() if name not in later}
    return Setup(agreed.game, agreed.scenario, known)


def _read_answers(data: list[object]) -> list[tuple[str, str]]:
    """Read a list of (seat, notation) pairs."""
    answers: list[tuple[str, str]] = []
    for pair in data:
        seat, notation = listing(pair, "an answer")
        answers.append((text(seat, "a seat"), text(notation, "an action")))
    return answers
