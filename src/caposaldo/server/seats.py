"""Who may sit where: the keys of the seats of tables and campaigns, and the invitations to them.

An invitation is used once: whoever accepts it brings a key that only his browser knows, and from
then on that key opens the seat. The games of a campaign have the seats of the campaign.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.clocks import Clock
from caposaldo.server.database import Job
from caposaldo.server.keys import hash_key, hash_token, new_key, new_token
from caposaldo.server.limits import PUBLIC, Limits
from caposaldo.server.problems import USED, WITHDRAWN, Problem, not_found, spent, wrong_key
from caposaldo.server.protocol import Mode, Place
from caposaldo.server.schema import INVITES, SEATS
from caposaldo.server.store import Store
from caposaldo.server.turnstile import Turnstile

MOST_PLACES: Final = 4096
FRESH: Final = 10.0
"""For so many seconds a place is not read again: another server process may have changed it."""
_REFUSED: Final = "too many wrong keys from one address; wait a little"


class Invite(Struct, frozen=True):
    """An invitation: to which seat of which place, and what became of it."""

    token: str
    place: str
    kind: Place
    seat: str
    used: datetime | None
    withdrawn: datetime | None

    @property
    def is_open(self) -> bool:
        """Whether it can still be used."""
        return self.used is None and self.withdrawn is None


class Seat(Struct, frozen=True):
    """A seat that is taken: the hash of its key, and the name given with it."""

    key_hash: str
    name: str


class Access(Struct, frozen=True):
    """What opens the seats of a new place: the keys of whoever made it, and invitations."""

    kind: Place
    keys: dict[str, str]
    tokens: dict[str, str]

    def at(self, place: str) -> Job[None]:
        """Return the writing of it for a place."""

        def write(connection: Connection) -> None:
            write_seats(connection, place, self.keys)
            write_invites(connection, place, self.kind, self.tokens)

        return write


class Known(Struct, frozen=True):
    """What was read of a place, and when."""

    at: float
    seats: Mapping[str, Seat]
    invited: tuple[str, ...]


class Seats:
    """The seats of all places; what was read a moment ago is kept in memory."""

    def __init__(self, store: Store, clock: Clock, limits: Limits = PUBLIC) -> None:
        self._refusals: Final = Turnstile(limits.refusals, _REFUSED, limits.clients, clock)
        self._store: Final = store
        self._clock: Final = clock
        self._known: Final[OrderedDict[str, Known]] = OrderedDict()

    async def seat_of(self, place: str, key: str) -> str:
        """Return the seat a key opens; no key is a spectator's, a wrong one is refused."""
        if not key:
            return SPECTATOR
        self._refusals.check()
        given = hash_key(key)
        found = _opened(await self.taken(place), given)
        if not found:
            # It may have been given a moment ago, by another process.
            found = _opened((await self._read(place)).seats, given)
        if not found:
            self._refusals.count()
            raise wrong_key()
        return found

    async def player(self, place: str, key: str) -> str:
        """Return the seat a key opens, which must not be a spectator's."""
        if not key:
            raise wrong_key()
        return await self.seat_of(place, key)

    async def taken(self, place: str) -> Mapping[str, Seat]:
        """Return the seats of a place that somebody has."""
        known = self._known.get(place)
        if known is None or self._clock.now() - known.at >= FRESH:
            known = await self._read(place)
        return known.seats

    def invited(self, place: str) -> list[str]:
        """List the seats of a place with an open invitation, as last read."""
        known = self._known.get(place)
        return list(known.invited) if known is not None else []

    async def invite(self, place: str, kind: Place, seat: str) -> str:
        """Make an invitation to a seat; an open one for the same seat ends."""
        token = new_token()

        def write(connection: Connection) -> None:
            _withdraw(connection, place, seat)
            write_invites(connection, place, kind, {seat: token})

        await self._store.write(write)
        await self._read(place)
        return token

    async def withdraw(self, place: str, seat: str) -> None:
        """End the open invitation to a seat."""
        await self._store.write(lambda connection: _withdraw(connection, place, seat))
        await self._read(place)

    async def find(self, token: str) -> Invite:
        """Return an invitation, whatever became of it."""
        self._refusals.check()
        query = select(INVITES).where(INVITES.c.token_hash == hash_token(token))
        line = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if line is None:
            self._refusals.count()
            raise not_found("there is no such invitation")
        told = (line.kind, line.seat, line.used, line.withdrawn)
        return Invite(token, line.place, *told)

    async def accept(self, invite: Invite, key: str, name: str) -> bool:
        """Give the seat to the key, unless somebody was quicker; False if this key has it already.

        A reply may be lost on its way: the same key is answered the same again.
        """
        mine = (INVITES.c.token_hash == hash_token(invite.token)) & _is_open()

        def write(connection: Connection) -> bool:
            done = connection.execute(update(INVITES).where(mine).values(used=_now()))
            if done.rowcount == 1:
                write_seats(connection, invite.place, {invite.seat: key}, name)
            return done.rowcount == 1

        is_new = await self._store.write(write)
        seat = (await self._read(invite.place)).seats.get(invite.seat)
        if is_new:
            return True
        if seat is not None and hmac.compare_digest(seat.key_hash, hash_key(key)):
            return False
        raise refused(await self.find(invite.token))

    async def rekey(self, place: str, seat: str, key: str) -> None:
        """Let a new key open a seat, and the old one no longer."""
        name = (await self.taken(place))[seat].name
        await self._store.write(
            lambda connection: write_seats(connection, place, {seat: key}, name)
        )
        await self._read(place)

    async def _read(self, place: str) -> Known:
        seats = select(SEATS).where(SEATS.c.place == place)
        invites = select(INVITES.c.seat).where(_open_at(place)).order_by(INVITES.c.made)

        def read(connection: Connection) -> tuple[dict[str, Seat], tuple[str, ...]]:
            lines = connection.execute(seats)
            found = {line.seat: Seat(line.key_hash, line.name) for line in lines}
            return found, tuple(connection.execute(invites).scalars())

        known = Known(self._clock.now(), *await self._store.read(read))
        self._known[place] = known
        while len(self._known) > MOST_PLACES:
            self._known.popitem(last=False)
        return known


def same_seats(place: str, other: str) -> Job[None]:
    """Return the writing of the seats of another place for a new one: the same keys open them."""

    def write(connection: Connection) -> None:
        columns = (SEATS.c.seat, SEATS.c.key_hash, SEATS.c.name)
        found = connection.execute(select(*columns).where(SEATS.c.place == other))
        same = {"place": place, "changed": _now()}
        rows = [{**same, **line._mapping} for line in found]
        if rows:
            connection.execute(insert(SEATS), rows)

    return write


def access_for(kind: Place, mode: Mode, people: Sequence[str], host: str) -> Access:
    """Make what opens the seats that people take: by link the host has his own alone."""
    own = [host] if mode == "link" else list(people)
    keys = {seat: new_key() for seat in own}
    return Access(kind, keys, {seat: new_token() for seat in people if seat not in keys})


def refused(invite: Invite) -> Problem:
    """Say what became of an invitation that is not open."""
    when = invite.used or invite.withdrawn or _now()
    told = {"when": when.replace(tzinfo=UTC).isoformat(), "place": invite.kind, "id": invite.place}
    return spent(USED if invite.used else WITHDRAWN, told)


def write_seats(
    connection: Connection, place: str, keys: Mapping[str, str], name: str = ""
) -> None:
    """Write whose keys open the seats of a place."""
    if not keys:
        return
    mine = (SEATS.c.place == place) & SEATS.c.seat.in_(list(keys))
    connection.execute(delete(SEATS).where(mine))
    same = {"place": place, "name": name, "changed": _now()}
    rows = [{**same, "seat": seat, "key_hash": hash_key(key)} for seat, key in keys.items()]
    connection.execute(insert(SEATS), rows)


def write_invites(
    connection: Connection, place: str, kind: Place, tokens: Mapping[str, str]
) -> None:
    """Write invitations to the seats of a place."""
    if not tokens:
        return
    same = {"place": place, "kind": kind, "made": _now()}
    rows = [
        {**same, "seat": seat, "token_hash": hash_token(token)} for seat, token in tokens.items()
    ]
    connection.execute(insert(INVITES), rows)


def _withdraw(connection: Connection, place: str, seat: str) -> None:
    mine = _open_at(place) & (INVITES.c.seat == seat)
    connection.execute(update(INVITES).where(mine).values(withdrawn=_now()))


def _open_at(place: str) -> ColumnElement[bool]:
    return (INVITES.c.place == place) & _is_open()


def _is_open() -> ColumnElement[bool]:
    return INVITES.c.used.is_(None) & INVITES.c.withdrawn.is_(None)


def _opened(seats: Mapping[str, Seat], given: str) -> str:
    """Return the seat that the hash of a key opens; every one is compared, to tell nothing."""
    found = [seat for seat, one in seats.items() if hmac.compare_digest(given, one.key_hash)]
    return found[0] if found else ""


def _now() -> datetime:
    return datetime.now(UTC)
