"""Every number that bounds what is done for others: for one request, one address, and in all."""

from __future__ import annotations

from math import inf
from typing import Final

from msgspec import Struct

BODY: Final = 256 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
RECORD_ANSWERS: Final = 20_000
LISTS: Final = 10_000
"""Lists and objects in a body; a board with as many drawings as it may have takes half."""
RECORD_SECONDS: Final = 120.0
"""For checking a record; one of 1200 answers takes five."""
RECORD_LISTS: Final = 50_000
"""Those in a record; each answer is one, and a few hundred stand round them."""
LIVE_MESSAGE: Final = 16 * 1024
MINUTE: Final = 60.0


class Limits(Struct, frozen=True, kw_only=True):
    """What a server allows; an address is a client, of IPv6 its network of 64 bits."""

    tables: int
    """Tables, campaigns and records that an address puts up a minute."""
    refusals: int
    """Wrong keys and tokens that an address may try a minute."""
    computers_alone: bool
    """Whether a table may be played by computers without a person."""
    patience: float = 60.0
    """Seconds after the last look at a table for which its computers go on."""

    budget: float
    """Seconds of processor time that an address may use at once."""
    refill: float
    """Seconds of processor time that an address is given back every second."""
    budget_in_all: float
    """Seconds of processor time that all together may use at once."""
    refill_in_all: float
    """Seconds of processor time that all together are given back every second."""

    threads: int = 2
    """Pieces of long work under way at the same time."""
    at_once: int
    """Pieces of long work of one address under way at the same time."""
    waiting: int
    """Previews, hints and the like of one address that wait for their turn."""
    waiting_in_all: int
    """Previews, hints and the like of all addresses that wait for their turn."""

    lines: int
    """Live lines of one address."""
    watching: int
    """Live lines of one address by which somebody looks on; the others are left to players."""
    spectators: int = 64
    """Live lines of one table by which somebody looks on."""
    seat_lines: int = 8
    """Live lines of one seat; the oldest of them gives way."""
    messages: float = 40.0
    """Messages that a line may send at once."""
    messages_refill: float = 10.0
    """Messages that a line may send a second."""
    bad_messages: int = 20
    """Messages that cannot be read, or that come too fast, before a line is closed."""
    entering: float = 10.0
    """Seconds within which a line says who is there."""
    silence: float = 90.0
    """Seconds without a word after which a line is closed; the page sends one every 25."""

    rooms: int = 256
    """Tables that nobody looks at which are kept in memory."""
    clients: int = 10_000
    """Addresses that are remembered."""


PUBLIC: Final = Limits(
    tables=30,
    refusals=30,
    computers_alone=False,
    budget=20.0,
    refill=0.25,
    budget_in_all=60.0,
    refill_in_all=1.5,
    at_once=1,
    waiting=8,
    waiting_in_all=64,
    lines=60,
    watching=48,
)
"""For a server that others can reach."""

OWN: Final = Limits(
    tables=600,
    refusals=600,
    computers_alone=True,
    budget=inf,
    refill=1.0,
    budget_in_all=inf,
    refill_in_all=1.0,
    at_once=2,
    waiting=500,
    waiting_in_all=500,
    lines=500,
    watching=500,
)
"""For a server on one's own machine, which nobody else can reach."""
