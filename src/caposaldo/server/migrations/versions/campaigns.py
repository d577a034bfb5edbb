"""Campaigns: chains of tables with rosters that outlive them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of campaigns."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("compact", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove the table of campaigns."""
    op.drop_table("campaigns")
