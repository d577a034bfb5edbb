"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("charter", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("at", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("link", String(64), nullable=False),
    Column("told", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("save", Text, nullable=False),
)

# `compact` is what never changes about a campaign, `state` its file, `table_id` its game under way.
CAMPAIGNS: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("compact", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

# A place is a table or a campaign. The hash of a key stands here and nowhere else.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("place", String(32), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("place", String(32), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True)),
    Column("withdrawn", DateTime(timezone=True)),
)

# One row, written to see whether the disk is well.
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", DateTime(timezone=True), nullable=False),
)
