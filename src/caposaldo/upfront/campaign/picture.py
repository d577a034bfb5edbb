"""A campaign as a sheet, a page or a program reads it: everything public, ready for JSON (42)."""

from __future__ import annotations

from caposaldo.upfront.campaign.after import winner
from caposaldo.upfront.campaign.course import musters, scenario_called, sides_in_order
from caposaldo.upfront.campaign.desk import Desk
from caposaldo.upfront.campaign.leading import ORDER
from caposaldo.upfront.campaign.record import MUSTER, OVER, Campaign
from caposaldo.upfront.campaign.roll import Muster
from caposaldo.upfront.campaign.roster import Soldier, arm_of, card_of, kind_of, role_of


def picture(desk: Desk, campaign: Campaign) -> dict[str, object]:
    """Return the whole campaign as JSON-ready data."""
    return {
        "name": campaign.name,
        "stage": campaign.stage,
        "at": campaign.at,
        "nations": list(campaign.nations),
        "chain": [_link(desk, campaign, at) for at in range(len(campaign.chain))],
        "points": {side: campaign.points(side) for side in campaign.nations},
        "winner": winner(campaign) if campaign.stage == OVER else "",
        "sides": list(sides_in_order(desk.box, campaign)) if campaign.stage == MUSTER else [],
        "rosters": {
            side: [_soldier(desk, man) for man in roster]
            for side, roster in campaign.rosters.items()
        },
        "muster": _musters(desk, campaign),
        "ledger": [line.data() for line in campaign.ledger],
        "questions": [question.data() for question in desk.questions(campaign)],
        "report": dict(campaign.report),
    }


def _link(desk: Desk, campaign: Campaign, at: int) -> dict[str, object]:
    """Return one scenario of the chain, with its result if it was fought."""
    id = campaign.chain[at]
    fought = campaign.history[at].data() if at < campaign.at else {}
    kind = scenario_called(desk.box, campaign, id).kind
    return {"attacker": "", "winner": "", "digest": "", **fought, "scenario": id, "kind": kind}


def _soldier(desk: Desk, man: Soldier) -> dict[str, object]:
    weapon = arm_of(desk.box, man)
    card = None if man.personal else card_of(desk.box, man)
    return {
        **man.data(),
        "name": card.name if card is not None else man.name,
        "weapon": weapon.code if weapon is not None else "",
        "arm": kind_of(weapon),
        "role": role_of(desk.box, man),
        "own": man.personal,
        "printed": {
            "morale": card.morale if card is not None else man.morale,
            "panic": card.panic if card is not None else man.panic,
            "kia": card.kia if card is not None else desk.figures.veteran,
            "rank": card.rank if card is not None else ORDER[0],
        },
    }


def _musters(desk: Desk, campaign: Campaign) -> dict[str, object]:
    """Return who is to go into the next scenario, as far as it is settled."""
    if campaign.stage != MUSTER:
        return {}
    return {muster.side: _muster(muster) for muster in musters(desk.box, desk.figures, campaign)}


def _muster(muster: Muster) -> dict[str, object]:
    return {
        "men": [id for id in muster.places.values() if id],
        "roles": muster.roles,
        "made": list(muster.made),
        "sent": list(muster.sent),
        "own": muster.own_man,
        "role": muster.force.role,
        "machines": [
            id for id in (*muster.force.men, *muster.force.later) if id not in muster.places
        ],
    }
