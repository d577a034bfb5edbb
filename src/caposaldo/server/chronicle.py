"""The campaigns on disk: who plays them, how they stand, and the table of the game under way."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from caposaldo.campaigns import Campaign, read_campaign, write_campaign
from caposaldo.kernel.errors import StaleDecision
from caposaldo.server.charter import HUMAN, Chair
from caposaldo.server.database import Job
from caposaldo.server.problems import not_found
from caposaldo.server.protocol import Mode
from caposaldo.server.schema import CAMPAIGNS
from caposaldo.server.store import Store


class Compact(Struct, frozen=True):
    """What never changes about a campaign: how it is played and who sits where."""

    mode: Mode
    chairs: dict[str, Chair]
    solitaire: bool = False
    host: str = ""  # The side of whoever made it; the first ones did not say.

    @property
    def computers(self) -> list[str]:
        """The sides that no person plays."""
        return [seat for seat, chair in self.chairs.items() if chair.player != HUMAN]


class Kept(Struct, frozen=True):
    """A campaign as it was read; `version` guards against two changes at once."""

    id: str
    version: int
    compact: Compact
    campaign: Campaign
    table: str


class Chronicle:
    """The campaigns of a database."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, id: str, compact: Compact, campaign: Campaign, access: Job[None]) -> Kept:
        """Keep a new campaign, with what opens its sides."""
        now = datetime.now(UTC)
        values = {
            "id": id,
            "version": 1,
            "compact": msgspec.json.encode(compact).decode(),
            "state": json.dumps(write_campaign(campaign)),
            "table_id": "",
            "made": now,
            "changed": now,
        }

        def add(connection: Connection) -> None:
            connection.execute(insert(CAMPAIGNS), values)
            access(connection)

        await self._store.write(add)
        return Kept(id, 1, compact, campaign, "")

    async def find(self, id: str) -> Kept:
        """Return a campaign as it stands."""
        query = select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
        found = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if found is None:
            raise not_found("there is no such campaign")
        compact = msgspec.json.decode(found.compact, type=Compact)
        campaign = read_campaign(json.loads(found.state))
        return Kept(found.id, found.version, compact, campaign, found.table_id)

    async def change(self, kept: Kept, campaign: Campaign, table: str) -> Kept:
        """Write what has become of a campaign, unless somebody else was quicker."""
        values = {
            "version": kept.version + 1,
            "state": json.dumps(write_campaign(campaign)),
            "table_id": table,
            "changed": datetime.now(UTC),
        }
        mine = (CAMPAIGNS.c.id == kept.id) & (CAMPAIGNS.c.version == kept.version)
        change = update(CAMPAIGNS).where(mine).values(values)
        if await self._store.write(lambda connection: connection.execute(change).rowcount) != 1:
            raise StaleDecision("somebody else was quicker; look at the campaign anew")
        return Kept(kept.id, kept.version + 1, kept.compact, campaign, table)
