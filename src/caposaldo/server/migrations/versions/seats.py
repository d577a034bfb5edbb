"""Keys of seats out of the charters, where they could never change, and invitations."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables, and move the hashes of the keys there."""
    seats = op.create_table(
        "seats",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True)),
        sa.Column("withdrawn", sa.DateTime(timezone=True)),
    )
    op.create_index("ix_invites_place", "invites", ["place"])
    connection = op.get_bind()
    for query in ("SELECT id, charter FROM tables", "SELECT id, compact FROM campaigns"):
        rows = [row for id, text in connection.execute(sa.text(query)) for row in _keys(id, text)]
        if rows:
            connection.execute(sa.insert(seats), rows)


def downgrade() -> None:
    """Remove the two tables; the charters still hold the first keys."""
    op.drop_table("invites")
    op.drop_table("seats")


def _keys(id: str, text: str) -> list[dict[str, Any]]:
    """Return the seats of a charter; a game of a campaign has those of the campaign."""
    written = json.loads(text)
    if written.get("campaign"):
        return []
    now = datetime.now(UTC)
    return [
        {"place": id, "seat": seat, "key_hash": chair["key_hash"], "name": "", "changed": now}
        for seat, chair in written["chairs"].items()
        if chair.get("key_hash")
    ]
