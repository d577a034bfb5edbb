"""One row that is written to see whether the disk is well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of the one row."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove the table of the one row."""
    op.drop_table("pulse")
