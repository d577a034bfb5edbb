"""Close combat against an AFV, and mines put on by hand, shown before they are tried (28.8, 31)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.afvcalls import HowToAssault, usable
from caposaldo.upfront.afvcombat import RESULTS, assault_result, assault_strength
from caposaldo.upfront.drawview import pool
from caposaldo.upfront.groups import Group
from caposaldo.upfront.magnetic import OUTCOMES, PutMine, mine_result
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import chances, weighed
from caposaldo.upfront.verbs import UpFront

ASSAULT: Final = rule("UF 28.81")
MAGNETIC: Final = rule("UF 31.22")


def foreseen_assaults(
    game: UpFront, man: Man, target: Group, *, held: bool = False
) -> list[dict[str, object]]:
    """Show the attacks a man could make on an AFV if he got in, the plain one first (28.8).

    `held` is a charge he goes in without using (21.2).
    """
    code = usable(game.table, man, held=held)
    if not man.armed and not man.secondary and not man.kept:
        return []
    found: list[dict[str, object]] = []
    for using in ("", code) if code else ("",):
        listed = assault_strength(game.table, man, target, using)
        found.append(
            {
                "with": using,
                "modifiers": [line.data() for line in listed],
                "odds": [outcome.data() for outcome in _odds(game, target, listed)],
            }
        )
    return found


def assault(game: UpFront, wanted: Action) -> Preview | None:
    """Show `assault` or `assault ATMM`: the sum and every result (28.81, 28.82)."""
    frame = game.stack[-1]
    if not isinstance(frame, HowToAssault):
        return None
    target = game.table.groups[frame.target]
    using = wanted.args[0] if wanted.args else ""
    listed = assault_strength(game.table, frame.attacker(game), target, using)
    odds = _odds(game, target, listed)
    return Preview(wanted.notation, ASSAULT, [], listed, odds, "draw", {"strength": total(listed)})


def _odds(game: UpFront, target: Group, listed: list[Modifier]) -> list[Outcome]:
    afv, before = target.men[0], total(listed)
    return chances(
        weighed(pool(game)), lambda card: assault_result(afv, before + card.number), RESULTS
    )


def clamp(game: UpFront, wanted: Action) -> Preview | None:
    """Show `clamp`: what one card does to the AFV overhead (31.22)."""
    frame = game.stack[-1]
    if not isinstance(frame, PutMine):
        return None
    afv = game.table.groups[frame.target].men[0]
    odds = chances(weighed(pool(game)), lambda card: mine_result(afv, card), OUTCOMES)
    return Preview(wanted.notation, MAGNETIC, [], [], odds, "draw", {})
