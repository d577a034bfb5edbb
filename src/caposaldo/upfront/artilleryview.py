"""A fire mission shown before it is called: whether it comes, and what it does (40.2 to 40.22)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, Refusal, total
from caposaldo.upfront.afvverdicts import (
    AFV_VERDICTS,
    DESTROYED,
    after_immobilising,
    crew_verdict,
)
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.artillery import (
    FireMission,
    accepted,
    barrage,
    mission_aim,
)
from caposaldo.upfront.blaze import ARTILLERY
from caposaldo.upfront.blazeview import HIT, STAYS, after_hit
from caposaldo.upfront.cards import Card
from caposaldo.upfront.critical import ON_THE_ENGINE, from_above
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import UNHARMED, VERDICTS, verdict
from caposaldo.upfront.fire import own_changes, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.fireview import SHOWN
from caposaldo.upfront.groups import find, group_id, side_of
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.men import Man
from caposaldo.upfront.missioncalls import MISSION, ReactToMission, caller
from caposaldo.upfront.odds import Draws, chances, lasting, two_draws, weighed
from caposaldo.upfront.radios import breaks, operator, radio_of
from caposaldo.upfront.verbs import UpFront

ACCEPTED: Final = "accepted"
DRAWN: Final = (ACCEPTED, "refused", "jam")


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `call A>B 42`."""
    one, other = pair(wanted.args[0])
    table = game.table
    side = table.turn.side
    group = table.groups[group_id(side, one)]
    target = table.groups[group_id(table.battle.enemy(side), other)]
    man = operator(table, group)
    assert not isinstance(man, Refusal)
    aim = mission_aim(table, group, target)
    return _shown(game, wanted, aim, man, [], foreseen(game, *wanted.args[1:]))


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show a mission called, with a Concealed card more or as it stands."""
    mission = game.stack[-2]
    asking = isinstance(game.stack[-1], ReactToMission) and wanted.verb in SHOWN
    if not asking or not isinstance(mission, FireMission):
        return None
    hidden = [Modifier(mission.concealed, MISSION, "concealed-before")] if mission.concealed else []
    table = game.table
    if wanted.verb == "conceal":
        card = table.card(wanted.args[0])
        hidden.append(hiding(table, side_of(mission.target), card, MISSION))
    aim = mission_aim(table, table.groups[mission.group], table.groups[mission.target])
    draws = foreseen(game, *wanted.args)
    return _shown(game, wanted, aim, caller(game, mission), hidden, draws)


def _shown(
    game: UpFront, wanted: Action, aim: Aim, man: Man, hidden: list[Modifier], draws: Draws
) -> Preview:
    concealed = total(hidden)
    radio = radio_of(game.table, man)
    assert radio is not None
    listed = barrage(aim, man)

    def drawn(card: Card) -> str:
        if accepted(card, concealed):
            return ACCEPTED
        return "jam" if breaks(aim.table, radio, card) else "refused"

    men = targets(game.table, aim.target.id)
    detail: dict[str, object] = {
        "strength": total(listed),
        "need": -concealed,
        # The mission is drawn for first, then the cards of the target in their order.
        "men": [
            _fates(aim, concealed, total(listed), draws, other, at)
            for at, other in enumerate(men, 1)
        ],
    }
    detail |= after_hit(
        aim,
        draws,
        ARTILLERY,
        lambda card: HIT if accepted(card, concealed) else STAYS,
        len(men),
    )
    odds = chances(weighed(draws.pool), drawn, DRAWN)
    return Preview(wanted.notation, MISSION, listed, hidden, odds, "draws", detail)


def _fates(
    aim: Aim, concealed: int, strength: int, draws: Draws, man: Man, at: int
) -> dict[str, object]:
    """Return the chances of one card over both draws, the mission's and its own."""
    group = find(aim.table.groups, man.card.id) or aim.target
    own = own_changes(mission_aim(aim.table, aim.group, group), man)
    against = strength + total(own)

    def first(card: Card) -> str:
        return ACCEPTED if accepted(card, concealed) else UNHARMED

    def at_men(card: Card) -> str:
        said = verdict(aim.table, group, man, against + card.number, card, shielded=man.gun)
        return lasting(aim.table, group, man, said)

    def at_afv(card: Card) -> str:
        if from_above(man, card):
            return after_immobilising(man) if card.rn == ON_THE_ENGINE else DESTROYED
        return crew_verdict(man, against + card.number, card)

    second, keys = (at_afv, AFV_VERDICTS) if man.armoured else (at_men, VERDICTS)
    odds: list[Outcome] = two_draws(draws.pool, first, {ACCEPTED: second}, keys, draws.fresh(at))
    return {
        "id": man.card.id,
        "strength": [against],
        "modifiers": [change.data() for change in own],
        "odds": [outcome.data() for outcome in odds],
    }
