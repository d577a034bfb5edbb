"""Every table of a database played again under the rules at hand, before these are put into use."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from caposaldo.campaigns import OVER, read_campaign
from caposaldo.server.archive import Archive, KeptCampaign, KeptTable
from caposaldo.server.charter import Charter
from caposaldo.server.ledger import Ledger
from caposaldo.server.retracing import Stop, words_of
from caposaldo.server.snapshots import FAULTS

Progress = Callable[[int, int], None]
"""Told of the rows that were looked at, and of how many there are."""
UNREADABLE: Final = (*FAULTS, msgspec.MsgspecError)


class Finding(Struct, frozen=True):
    """What became of a table: whether it is finished, and where it stops if it does."""

    id: str
    game: str
    scenario: str
    rules: int
    made: str
    is_finished: bool
    answers: int
    stop: Stop | None


class CampaignFinding(Struct, frozen=True):
    """What became of a campaign: why it cannot be read, if it cannot."""

    id: str
    made: str
    is_over: bool
    fault: str


class Rehearsal(Struct, frozen=True):
    """All that was found in a database."""

    tables: list[Finding]
    campaigns: list[CampaignFinding]

    def stopped(self, *, finished: bool) -> list[Finding]:
        """Return the tables that stop, finished ones or those that should go on."""
        return [one for one in self.tables if one.stop and one.is_finished == finished]

    def lost(self) -> list[CampaignFinding]:
        """Return the campaigns that cannot be read."""
        return [one for one in self.campaigns if one.fault]

    @property
    def is_good(self) -> bool:
        """Whether all that is under way goes on."""
        return not self.stopped(finished=False) and all(one.is_over for one in self.lost())


async def rehearse(archive: Archive, tell: Progress | None = None) -> Rehearsal:
    """Play every table of a database again; nothing is written."""
    of = await archive.rows()
    done = 0
    tables: list[Finding] = []
    async for table in archive.tables():
        tables.append(look_at(table))
        done += len(table.rows)
        if tell is not None:
            tell(done, of)
    return Rehearsal(tables, [_look_at_campaign(one) async for one in archive.campaigns()])


def look_at(table: KeptTable) -> Finding:
    """Play one table again; what seats hide from each other is not told to their host either."""
    try:
        charter = msgspec.json.decode(table.charter, type=Charter)
    except UNREADABLE as error:
        return _unreadable(table, 1, error)
    try:
        ledger = Ledger(charter)
        ledger.read(table.rows, None)
    except UNREADABLE as error:
        return _unreadable(table, charter.rules, error)
    told = (table.id, table.game, table.scenario, charter.rules, table.made)
    stop = ledger.stopped
    if stop is not None and charter.mode == "link" and not ledger.ended:
        stop = stop.without_detail()
    return Finding(*told, ledger.ended, ledger.at, stop)


def _unreadable(table: KeptTable, rules: int, error: Exception) -> Finding:
    told = (table.id, table.game, table.scenario, rules, table.made)
    return Finding(*told, False, 0, Stop(0, "unmade", words_of(error)))


def _look_at_campaign(kept: KeptCampaign) -> CampaignFinding:
    is_over = False
    try:
        file = json.loads(kept.state)
        is_over = file["stage"] == OVER
        read_campaign(file)
    except UNREADABLE as error:
        return CampaignFinding(kept.id, kept.made, is_over, words_of(error))
    return CampaignFinding(kept.id, kept.made, is_over, "")


__all__ = ["CampaignFinding", "Finding", "Progress", "Rehearsal", "look_at", "rehearse"]
