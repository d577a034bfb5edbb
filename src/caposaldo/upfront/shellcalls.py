"""What both sides decide before the draw to hit: to hide, or to call it off (25.3, 25.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firecalls import Drop, Resolve, ResolveOrDrop
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.reactions import Conceal, Decline, HeroRallies, React, given_away
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import FREQUENCY, ladder_step, set_name
from caposaldo.upfront.verbs import Step, UpFront, spend

if TYPE_CHECKING:
    from caposaldo.upfront.shelling import Shelling

CONCEALED: Final = rule("UF 25.34")


def shot_of(game: UpFront, frame: Shelling, instead: Group | None = None) -> Shot:
    """Return the shot of an attack under way; `instead` stands for a target that is gone (17.8)."""
    groups = game.table.groups
    group, target = groups[frame.group], groups.get(frame.target, instead)
    assert target is not None, f"{frame.target} is gone"
    man = group.man(frame.man)
    assert man is not None, f"{frame.man} is not in {frame.group}"
    return Shot(
        game.table,
        group,
        target,
        man,
        heroic=len(frame.cards) > 1,
        boxed=bool(frame.boxed),
        arm=frame.arm,
    )


class ReactToShell(React):
    """Asked of the defender before the draw to hit, whatever he holds (25.34, 10.42)."""

    KIND: ClassVar[str] = "upfront.react-to-shell"
    PROMPT: ClassVar[str] = "react-to-shell"

    def rule(self, game: UpFront) -> RuleId:
        return CONCEALED

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "attacker": self.attacker[-1], "hits": _hits(game)}


class ConcealFromShell(Conceal):
    """Play a Concealed card, which lowers the frequency (25.34)."""

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, ReactToShell)
        refusal = super().obstacle(game, frame, words)
        return refusal or given_away(game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, ReactToShell)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.concealed += 1
        hidden = hiding(game.table, side, card, CONCEALED)
        attack = _under_way(game)
        attack.concealed += hidden.value
        facts: dict[str, Fact] = {"seat": side, "card": card.id, "group": frame.group[-1]}
        facts["hits"] = _hits(game)
        game.tell("conceals-from-shell", (CONCEALED,), facts, (hidden,))


class ShootOrDrop(ResolveOrDrop):
    """Whether to draw to hit now that the final set is known (25.3)."""

    KIND: ClassVar[str] = "upfront.shoot-or-drop"
    PROMPT: ClassVar[str] = "shoot-or-drop"

    def rule(self, game: UpFront) -> RuleId:
        return FREQUENCY

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "target": self.target[-1], "hits": _hits(game)}


def _under_way(game: UpFront) -> Shelling:
    return cast("Shelling", game.stack[-2])


def _hits(game: UpFront) -> str:
    attack = _under_way(game)
    return set_name(ladder_step(shot_of(game, attack), attack.concealed))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [ReactToShell, ShootOrDrop]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    ReactToShell.KIND: (ConcealFromShell(), HeroRallies(), Decline()),
    ShootOrDrop.KIND: (Resolve(), Drop()),
}
