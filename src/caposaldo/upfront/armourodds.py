"""What a result will do to an AFV, for previews of fire that is not ordnance (28.4 to 28.451)."""

from __future__ import annotations

from caposaldo.kernel.contract import Outcome
from caposaldo.upfront.afvverdicts import (
    AFV_VERDICTS,
    boxed_verdict,
    crew_verdict,
    shared_verdict,
)
from caposaldo.upfront.drawtree import Drawn, fall
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Weighed, chances


def crew_odds(cards: Weighed, man: Man, strength: int) -> list[Outcome]:
    """Return the chances of the crew under an unboxed attack of this strength (28.4)."""
    return chances(
        cards, lambda card: crew_verdict(man, strength + card.number, card), AFV_VERDICTS
    )


def armour_odds(draws: Draws, man: Man, strength: int, *, flank: bool) -> list[Outcome]:
    """Return the chances of armour under a boxed attack; a shared number takes two draws (28.4)."""

    def judge(drawn: Drawn) -> str | None:
        if not drawn:
            return None
        found = boxed_verdict(man, strength + drawn[0].number, flank=flank)
        if found is not None or len(drawn) == 1:
            return found
        return shared_verdict(man, red=drawn[1].red)

    return fall(draws, judge, AFV_VERDICTS)
