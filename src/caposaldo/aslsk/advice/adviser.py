"""The adviser: ranks the options of any question of this game, the best first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.aslsk.advice import (
    advances,
    fighting,
    firing,
    lineups,
    moves,
    passing,
    rallies,
    routs,
    works,
)
from caposaldo.aslsk.advice.fields import Fields
from caposaldo.aslsk.advice.harms import Harms
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.memory import Memory
from caposaldo.aslsk.advice.reading import Reading
from caposaldo.aslsk.battle import Battle
from caposaldo.kernel.contract import Candidate

PROMPTS: Final[dict[str, Ranking]] = {
    **firing.RANKINGS,
    **fighting.RANKINGS,
    **works.RANKINGS,
    **lineups.RANKINGS,
    **rallies.RANKINGS,
    **passing.RANKINGS,
    **moves.RANKINGS,
    **routs.RANKINGS,
    **advances.RANKINGS,
}
"""By question: who ranks its options; what is not here is answered modestly."""

MODEST: Final[tuple[str, ...]] = ("done", "hold", "halt", "stop", "shoot", "declare", "ready")
"""Answers that end something and commit to nothing new."""


class StarterAdviser:
    """Ranks options from a view alone, for either side."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.harms: Final = Harms(battle.box.tables.fire)
        self.fields: Final = Fields(battle)
        self.memory: Final = Memory()

    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        """Return the options judged, the best first; equals keep the order they came in."""
        judge = Judge(Reading(view, self.battle), self.harms, self.fields, memory=self.memory)
        ranking = PROMPTS.get(judge.reading.prompt, modestly)
        found = ranking(judge, options)
        found.sort(key=_by_score)
        return found


def modestly(_: Judge, options: list[str]) -> list[Candidate]:
    """Rank what ends a question first; where nothing does, options keep their order."""
    found = []
    for option in options:
        verb = option.partition(" ")[0]
        if verb in MODEST:
            found.append(Candidate(option, 1.0, "nothing-better"))
        else:
            found.append(Candidate(option, 0.0, "no-need"))
    return found


def _by_score(candidate: Candidate) -> float:
    return -candidate.score
