"""What a defender does before the draw for a fire mission: he may hide from it (40.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.men import Man
from caposaldo.upfront.radios import strength_of
from caposaldo.upfront.reactions import Conceal, Decline, HeroRallies, React, given_away
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, spend

if TYPE_CHECKING:
    from caposaldo.upfront.artillery import FireMission

MISSION: Final = rule("UF 40.2")


def caller(game: UpFront, mission: FireMission) -> Man:
    """Return the man whose radio is used."""
    man = game.table.groups[mission.group].man(mission.man)
    assert man is not None, f"{mission.man} is not in {mission.group}"
    return man


def _under_way(game: UpFront) -> FireMission:
    return cast("FireMission", game.stack[-2])


class ReactToMission(React):
    """Asked of the defender before the draw for a mission, whatever he holds (40.2)."""

    KIND: ClassVar[str] = "upfront.react-to-mission"
    PROMPT: ClassVar[str] = "react-to-mission"

    def rule(self, game: UpFront) -> RuleId:
        return MISSION

    def facts(self, game: UpFront) -> Facts:
        mission = _under_way(game)
        return {
            "group": self.group[-1],
            "attacker": self.attacker[-1],
            "strength": strength_of(game.table, caller(game, mission)),
        }


class ConcealFromMission(Conceal):
    """Play a Concealed card, which asks for a higher number of the draw (40.2)."""

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, ReactToMission)
        refusal = super().obstacle(game, frame, words)
        return refusal or given_away(game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, ReactToMission)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.concealed += 1
        mission = _under_way(game)
        hidden = hiding(game.table, side, card, MISSION)
        mission.concealed += hidden.value
        facts: dict[str, Fact] = {"seat": side, "card": card.id, "group": frame.group[-1]}
        facts["need"] = -mission.concealed
        game.tell("conceals-from-mission", (MISSION,), facts, (hidden,))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [ReactToMission]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    ReactToMission.KIND: (ConcealFromMission(), HeroRallies(), Decline()),
}
