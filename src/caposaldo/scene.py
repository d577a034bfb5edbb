"""A scene: a position set down, actions played, and lines that must hold of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from caposaldo import library
from caposaldo.kernel.actions import parse_chain
from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import GameError, IllegalAction
from caposaldo.kernel.events import Event
from caposaldo.kernel.rules import Fact, Facts, Modifier

RULE: Final = r"(?P<rule>[A-Z]+ \S+)"
FACTS: Final = r"(?P<facts>( \S+=\S+)*)"


class Broken(AssertionError):
    """A line that does not hold; the message says what was found instead."""


class Scene:
    """A game set down from a text, with rigged draws and everything told since."""

    def __init__(self, game: str, given: str, rig: str = "") -> None:
        self.game: Final = library.from_position(game, given, rig=tuple(rig.split()))
        self.told: Final[list[Event]] = self.game.told()

    @property
    def asked(self) -> str:
        """The seat that is asked now; the spectator's when nobody is."""
        asked = self.game.decision()
        return asked.seat if asked is not None else SPECTATOR

    def play(self, line: str) -> None:
        """Play one line of `when`: an action or a chain, perhaps after the seat that must act."""
        seat, action = _seat(line)
        self.told.extend(self.game.answer(action, seat or None))

    def check(self, line: str) -> None:
        """Check one line of `then`."""
        line = " ".join(line.split())
        for pattern, check in CHECKS:
            if found := re.fullmatch(pattern, line):
                check(self, found)
                return
        _position(self, line)

    def finish(self) -> None:
        """See that every rigged draw was used."""
        chance = self.game.chance
        if isinstance(chance, RiggedChance) and chance.left:
            raise Broken(f"rigged draws were not used: {' '.join(chance.left)}")


def _seat(line: str) -> tuple[str, str]:
    seat, mark, action = line.partition(": ")
    return (seat.strip(), action) if mark else ("", line)


def _position(scene: Scene, line: str) -> None:
    lines = scene.game.kind.describe(scene.game)
    if line not in lines:
        near = [other for other in lines if other.split()[0] == line.split()[0]]
        raise Broken(f"the position says {'; '.join(near) or 'nothing of the kind'}")


def _event(scene: Scene, found: re.Match[str]) -> None:
    events = [event for event in scene.told if event.kind == found["kind"]]
    wanted = dict(word.split("=", 1) for word in found["facts"].split())
    rule = found["rule"]
    hits = [e for e in events if _fits(e.facts, wanted) and (rule is None or rule in e.rules)]
    if bool(hits) == bool(found["no"]):
        told = [repr(event) for event in events] or [event.kind for event in scene.told]
        raise Broken(f"what was told: {', '.join(told)}")


def _count(scene: Scene, found: re.Match[str]) -> None:
    number = len([event for event in scene.told if event.kind == found["kind"]])
    if number != int(found["number"]):
        raise Broken(f"it was told {number} times")


def _fits(facts: Facts, wanted: dict[str, str]) -> bool:
    return all(key in facts and value in _ways(facts[key]) for key, value in wanted.items())


def _ways(fact: Fact) -> list[str]:
    """Give the ways to write a fact: the name of a message may lose its mark and first word."""
    if isinstance(fact, bool):
        return ["yes" if fact else "no"]
    parts = fact if isinstance(fact, list) else [str(fact)]
    short = [part[1:].partition("-")[2] if part.startswith("@") else part for part in parts]
    return [",".join(short), ",".join(parts)]


def _offered(scene: Scene, found: re.Match[str]) -> None:
    *first, last = parse_chain(found["action"])
    trial = scene.game.copy()
    try:
        for step in first:
            trial.answer(step)
        asked = trial.decision()
        offered = asked is not None and asked.offered(last) is not None
    except IllegalAction:
        offered = False
    if offered == bool(found["no"]):
        raise Broken("it is offered" if offered else "it is not offered")


def _refused(scene: Scene, found: re.Match[str]) -> None:
    seat, action = _seat(found["action"])
    before = scene.game.digest()
    refusal = scene.game.why_not(seat or scene.asked, action)
    if refusal is None:
        raise Broken("nothing stops it")
    if refusal.rule != found["rule"] or found["key"] not in (None, refusal.key):
        raise Broken(f"what stops it is {refusal.key} by {refusal.rule}")
    try:
        scene.game.answer(action, seat or None)
    except GameError as error:
        if isinstance(error, IllegalAction) and error.refusal.key != refusal.key:
            raise Broken(f"why-not says {refusal.key}, the answer {error.refusal.key}") from error
    else:
        raise Broken("it is refused in words and done in deed")
    if scene.game.digest() != before:
        raise Broken("the refusal changed the game")


def _asked(scene: Scene, found: re.Match[str]) -> None:
    asked = scene.game.decision()
    if asked is None:
        raise Broken("nobody is asked: the game is over")
    wanted = dict(word.split("=", 1) for word in found["facts"].split())
    if (asked.seat, asked.prompt) != (found["seat"], found["prompt"]) or not _fits(
        asked.facts, wanted
    ):
        raise Broken(f"asked is {asked.seat} {asked.prompt} {dict(asked.facts)}")


def _chance(scene: Scene, found: re.Match[str]) -> None:
    preview = scene.game.preview(found["action"])
    odds = {} if preview is None else {o.key: Fraction(o.chances, o.of) for o in preview.odds}
    if odds.get(found["outcome"]) != Fraction(found["fraction"]):
        raise Broken("the odds are " + ", ".join(f"{key} {odds[key]}" for key in odds))


def _listed(scene: Scene, action: str) -> list[Modifier]:
    preview = scene.game.preview(action)
    return [] if preview is None else [*preview.factors, *preview.modifiers]


def _modifier(scene: Scene, found: re.Match[str]) -> None:
    listed = _listed(scene, found["action"])
    sums = [f"{m.value:+} {m.rule} {m.label}" for m in listed]
    if f"{int(found['value']):+} {found['rule']} {found['label']}" not in sums:
        raise Broken(f"the modifiers are {'; '.join(sums)}")


def _no_modifier(scene: Scene, found: re.Match[str]) -> None:
    if any(modifier.label == found["label"] for modifier in _listed(scene, found["action"])):
        raise Broken("there is such a modifier")


def _won(scene: Scene, found: re.Match[str]) -> None:
    result = scene.game.result()
    if result is None or (result.winner, result.reason) != (found["side"], found["reason"]):
        raise Broken(f"the result is {None if result is None else result.data()}")


def _deck(scene: Scene, found: re.Match[str]) -> None:
    deck = scene.game.kind.view(scene.game, SPECTATOR)["deck"]
    left = deck["left"] if isinstance(deck, dict) else deck
    if left != int(found["number"]):
        raise Broken(f"{left} cards are left")


Check = Callable[[Scene, "re.Match[str]"], None]
CHECKS: Final[tuple[tuple[str, Check], ...]] = (
    (rf"(?P<no>no )?event (?P<kind>\S+){FACTS}( by {RULE})?", _event),
    (r"told (?P<kind>\S+) (?P<number>\d+) times", _count),
    (r"(?P<no>not )?offered (?P<action>.+)", _offered),
    (rf"refused (?P<action>.+?) by {RULE}( (?P<key>\S+))?", _refused),
    (rf"asked (?P<seat>\S+) (?P<prompt>\S+){FACTS}", _asked),
    (r"chance (?P<action>.+) (?P<outcome>\S+) (?P<fraction>\d+/\d+)", _chance),
    (rf"modifier (?P<action>.+) (?P<value>[+-]?\d+) {RULE} (?P<label>\S+)", _modifier),
    (r"no modifier (?P<action>.+) (?P<label>\S+)", _no_modifier),
    (r"won (?P<side>\S+) (?P<reason>\S+)", _won),
    (r"deck (?P<number>\d+)", _deck),
)
