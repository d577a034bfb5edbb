"""The actions of a turn: one question after another, until the player is done (4.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.holdings import TurnQuestion
from caposaldo.upfront.placing import owes_terrain
from caposaldo.upfront.storming import owes_storm
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront
from caposaldo.upfront.victory import settle

ACTIONS_RULE: Final = rule("UF 4.2")


class Acting(Script[UpFrontTable]):
    """Ask for actions, one group after the other, seeing each result first (4.2)."""

    KIND: ClassVar[str] = "upfront.acting"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "look")

    def ask(self, game: UpFront) -> None:
        """Ask for the next action."""
        game.push(Actions())

    def look(self, game: UpFront) -> None:
        """See whether the action has decided the game, then ask again."""
        if not settle(game):
            self.again("ask")


class Actions(TurnQuestion):
    """What one of the groups shall do (4.21 to 4.25)."""

    KIND: ClassVar[str] = "upfront.actions"
    PROMPT: ClassVar[str] = "act"

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return ACTIONS_RULE

    def facts(self, game: UpFront) -> Facts:
        table = game.table
        return {"seat": table.turn.side, "deck": table.decks, "of": table.battle.scenario.decks}

    def take(self, game: UpFront, answer: Action) -> None:
        game.finish(self)
        super().take(game, answer)


class Done(Deed[UpFrontTable]):
    """End the actions of the turn (4.3)."""

    VERB: ClassVar[str] = "done"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return owes_terrain(game) or owes_storm(game)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(game.stack[-1])


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Acting, Actions]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Done(),)
