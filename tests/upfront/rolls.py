"""Campaigns for tests: small changes of rosters, and reports of games nobody played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from caposaldo import campaigns
from caposaldo.upfront.campaign.after import enter
from caposaldo.upfront.campaign.asking import Enquiry
from caposaldo.upfront.campaign.desk import Desk
from caposaldo.upfront.campaign.record import Campaign
from caposaldo.upfront.campaign.report import Report
from caposaldo.upfront.campaign.roster import ABSENT, KILLED, Soldier, read_soldier, with_soldier

DESK: Final[Desk] = campaigns.desk()


def campaign(
    *chain: str,
    nations: tuple[str, str] = ("german", "american"),
    personal: Mapping[str, tuple[str, str]] | None = None,
    seed: int = 1,
) -> Campaign:
    """Begin a campaign; without scenarios it is the sample."""
    return campaigns.begin("test", nations, chain, seed, personal=personal)


def changed(war: Campaign, id: str, **changes: str | int | bool) -> Campaign:
    """Change one man's entry."""
    side = war.side_of(id)
    entry = read_soldier({**war.soldier(id).data(), **changes})
    return replace(war, rosters={**war.rosters, side: with_soldier(war.rosters[side], entry)})


def without(war: Campaign, *ids: str, state: str = KILLED) -> Campaign:
    """Take men off the roster, killed or wounded."""
    for id in ids:
        war = changed(war, id, state=state, misses=3 if state == ABSENT else 0)
    return war


def asked(war: Campaign, id: str = "") -> Enquiry:
    """Return the open question of that name, or the first."""
    found = DESK.questions(war)
    return next(question for question in found if not id or question.id == id)


def open_ids(war: Campaign) -> list[str]:
    """Name the open questions."""
    return [question.id for question in DESK.questions(war)]


def orders(war: Campaign) -> dict[str, Any]:
    """Start the next game and return its orders."""
    found: dict[str, Any] = json.loads(DESK.march(war).orders)
    return found


def cards(war: Campaign, side: str) -> list[int]:
    """Start the next game and return the cards of a side."""
    found: list[int] = orders(war)["forces"][side]["cards"]
    return found


def fought(
    war: Campaign,
    *,
    winner: str = "german",
    present: tuple[str, ...] = ("g4", "a4"),
    fates: Mapping[str, str] | None = None,
    wounded: tuple[str, ...] = (),
    standing: tuple[str, ...] = (),
    elan: tuple[tuple[str, str, int], ...] = (),
    wrecks: tuple[tuple[str, bool, int], ...] = (),
    commanders: tuple[str, ...] = (),
) -> Campaign:
    """Start the next game and end it with such a report."""
    report = Report(
        winner, "d" * 64, present, fates or {}, wounded, standing, elan, wrecks, commanders
    )
    return enter(DESK.march(war), report)


def closed(war: Campaign, **answers: str) -> Campaign:
    """Answer the questions after a game: named ones as told, the others with the last option."""
    while war.stage == "after":
        open_now = DESK.questions(war)
        if not open_now:
            # Nothing was asked, so that no answer has closed the accounts.
            return DESK._closed(war)
        one = open_now[0]
        war = DESK.choose(war, one.id, answers.get(one.id.replace(":", "_"), one.options[-1]))
    return war


def man(war: Campaign, id: str) -> Soldier:
    """Return a man's entry."""
    return war.soldier(id)
