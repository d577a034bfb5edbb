"""Whether to resolve an attack whose strength is known, or to call it off (6.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, RuleId, rule
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

RESOLVING: Final = rule("UF 6.5")
DROPPED: Final = "drop"


class ResolveOrDrop(Question[UpFrontTable]):
    """Whether to resolve an attack whose strength is known (6.5)."""

    KIND: ClassVar[str] = "upfront.resolve-or-drop"
    PROMPT: ClassVar[str] = "resolve-or-drop"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "strength")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, int)

    def __init__(self, group: str, target: str, strength: int) -> None:
        self.group: Final = group
        self.target: Final = target
        self.strength: Final = strength

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return RESOLVING

    def facts(self, game: UpFront) -> Facts:
        return {
            "group": self.group[-1],
            "target": self.target[-1],
            "strength": self.strength,
        }


class Resolve(Deed[UpFrontTable]):
    """Resolve the attack (6.5)."""

    VERB: ClassVar[str] = "resolve"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


class Drop(Deed[UpFrontTable]):
    """Call the attack off; the cards and the action are spent (6.5)."""

    VERB: ClassVar[str] = "drop"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, ResolveOrDrop)
        game.finish(frame)
        attack: Any = game.stack[-1]  # whichever attack it is, it has a state
        attack.state = DROPPED
        facts: dict[str, Fact] = {"seat": side_of(frame.group), "group": frame.group[-1]}
        game.tell("attack-dropped", (RESOLVING,), facts)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [ResolveOrDrop]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    ResolveOrDrop.KIND: (Resolve(), Drop()),
}
