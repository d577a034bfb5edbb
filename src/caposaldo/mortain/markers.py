"""US Air and off-map artillery (4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.mortain.attack import Attack
from caposaldo.mortain.combat import MARKER, STRIKE, SUPPRESSION, struck
from caposaldo.mortain.deck import AIR_CARDS, OBA_CARDS, OWNER
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.orders import CARD, Orders, orders_in_use
from caposaldo.mortain.scenario import GERMAN, US
from caposaldo.mortain.table import MortainTable
from caposaldo.mortain.verbs import Mortain, Step

USE: Final = rule("SM R20")
AIR: Final = "air"
OBA: Final = "oba"
FACTORS: Final = ("ai", "at")


class _UseMarker(Deed[MortainTable]):
    """Call one of the two markers instead of activating a unit (4.1)."""

    CARDS: ClassVar[frozenset[str]] = frozenset()

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Orders)
        if OWNER[frame.card] != US:
            return Refusal("markers-are-american", MARKER)
        if game.table.marker:
            return Refusal("marker-used", USE, {"marker": term(f"marker-{game.table.marker}")})
        if frame.card not in self.CARDS:
            return Refusal(f"not-a-card-for-{self.VERB}", MARKER)
        if frame.left <= 0:
            return Refusal("no-activations-left", CARD)
        if frame.on_face and frame.acted:
            return Refusal("marker-takes-whole-card", USE)
        if self.VERB == OBA and not (game.table.on_map(GERMAN) or may_be_idle(game)):
            return Refusal("nothing-to-strike", STRIKE)
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        game.push(CallMarker(self.VERB))


def may_be_idle(game: Mortain) -> bool:
    """Tell whether a strike may fall where it hits nothing (4.1, Q5)."""
    return game.reading("idle-strikes") == "allowed"


class UseAir(_UseMarker):
    """Call the air force: an odd red card or a red jack (4.1)."""

    VERB: ClassVar[str] = AIR
    CARDS: ClassVar[frozenset[str]] = AIR_CARDS


class UseOba(_UseMarker):
    """Call the artillery: any other red card (4.1)."""

    VERB: ClassVar[str] = OBA
    CARDS: ClassVar[frozenset[str]] = OBA_CARDS


class Strike(Deed[MortainTable]):
    """Attack everything of one class in a hex (4.1)."""

    VERB: ClassVar[str] = "strike"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        places: Iterable[str] = {unit.place for unit in game.table.on_map(GERMAN)}
        if may_be_idle(game):
            places = game.table.scenario.terrain
        return [(place, factor) for place in sorted(places) for factor in FACTORS]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        place, factor = words
        if place not in game.table.scenario.terrain:
            return Refusal("no-such-hex", MARKER, {"hex": place})
        if factor not in FACTORS:
            return Refusal("no-such-factor", MARKER)
        if not struck(game.table, place, factor) and not may_be_idle(game):
            return Refusal("nothing-to-hit-there", STRIKE, {"hex": place, "factor": factor})
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, CallMarker)
        spend(game, frame)
        facts = {"marker": term(f"marker-{frame.marker}"), "hex": words[0], "factor": words[1]}
        game.tell("strikes", (MARKER, STRIKE), {**facts})
        game.push(Attack(frame.marker, words[1], words[0], (), ""))


class Suppress(Deed[MortainTable]):
    """Hold down the fire of seven hexes for the rest of the turn (4.1)."""

    VERB: ClassVar[str] = "suppress"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Mortain, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, CallMarker)
        if frame.marker != AIR:
            return ()
        return [(place,) for place in game.table.scenario.terrain]

    def obstacle(self, game: Mortain, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, CallMarker)
        if frame.marker != AIR:
            return Refusal("only-air-suppresses", SUPPRESSION)
        if HexId(words[0]) not in game.table.scenario.terrain:
            return Refusal("no-such-hex", MARKER, {"hex": words[0]})
        return None

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, CallMarker)
        spend(game, frame)
        game.table.suppressed = words[0]
        game.tell("suppresses", (MARKER, SUPPRESSION), {"hex": words[0]})


DEEDS: Final[tuple[Deed[MortainTable], ...]] = (Strike(), Suppress())


class CallMarker(Question[MortainTable]):
    """Where a marker falls, and how (4.1)."""

    KIND: ClassVar[str] = "mortain.call_marker"
    PROMPT: ClassVar[str] = "call-marker"
    FIELDS: ClassVar[tuple[str, ...]] = ("marker",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, marker: str) -> None:
        self.marker: Final = marker

    def seat(self, game: Mortain) -> str:
        return US

    def rule(self, game: Mortain) -> RuleId:
        return MARKER

    def facts(self, game: Mortain) -> Facts:
        return {"marker": term(f"marker-{self.marker}")}


def spend(game: Mortain, frame: CallMarker) -> None:
    """Use the marker up for this turn and charge it to the card (4.1)."""
    game.finish(frame)
    orders_in_use(game).spend_on_marker(game)
    game.table.marker = frame.marker
