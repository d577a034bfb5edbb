"""Addresses for seats: invitations made, shown, accepted and withdrawn, and new keys.

A table and a campaign are asked in the same way; the games of a campaign have its seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from caposaldo import campaigns
from caposaldo.server.campaigning import campaign_seats, find_campaign
from caposaldo.server.charter import Chair
from caposaldo.server.chronicle import Kept
from caposaldo.server.documents import INVITED, SEATED
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import TableId, TheHall, TheKey
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import clean_name, people_of
from caposaldo.server.portrait import seat_name, seat_state
from caposaldo.server.problems import Problem, bad_request, game_over
from caposaldo.server.protocol import (
    AcceptBody,
    InviteAccepted,
    InviteBody,
    InviteMade,
    InviteShown,
    Mode,
    Place,
    RekeyBody,
    SeatState,
    SeatTaken,
)
from caposaldo.server.rooms import Room
from caposaldo.server.seats import Invite, refused

SeatPath = FromPath[str]


class Spot(Struct, frozen=True):
    """A table or a campaign whose seats are dealt with, and the table that is played there."""

    kind: Place
    id: str
    mode: Mode
    chairs: Mapping[str, Chair]
    host: str
    room: Room | None
    ledger: Ledger | None
    kept: Kept | None = None

    def check_host(self, asking: str, seat: str) -> None:
        """Refuse who may not invite to a seat: it is the host's to do, and by link alone."""
        people = people_of(self.chairs)
        if self.mode != "link":
            raise bad_request("nobody is invited here: all seats belong to one screen")
        if seat not in people or seat == asking:
            raise bad_request(f"there is no seat {seat!r} to invite somebody to")
        # The first tables do not say who made them: whoever sits there is trusted with it.
        if asking != (self.host or asking):
            raise Problem(403, "not-yours", "only whoever made this table may invite to it")


@get("/api/invites", tags=["seats"], responses=INVITED)
async def show_invite(hall: TheHall, bearer: TheKey) -> InviteShown:
    """Say what an invitation is to; this changes nothing."""
    invite = await hall.seats.find(bearer)
    if not invite.is_open:
        raise refused(invite)
    return await _shown(hall, await _spot_of(hall, invite), invite.seat)


@post("/api/invites/accept", tags=["seats"], status_code=200, responses=INVITED)
async def accept_invite(
    data: JSONBody[AcceptBody], hall: TheHall, bearer: TheKey
) -> InviteAccepted:
    """Take the seat; from now on it is opened by the key sent, and by no other."""
    invite = await hall.seats.find(bearer)
    spot = await _spot_of(hall, invite)
    if invite.is_open and spot.kind == "table" and spot.ledger and spot.ledger.phase == "over":
        raise game_over()
    name = clean_name(data.name)
    is_new = await hall.seats.accept(invite, data.key, name)
    await _sit_down(spot, invite.seat, name, data.nonce, is_new)
    await hall.turn_out(spot.id)
    state = None
    if spot.kind == "table" and spot.room is not None:
        state = spot.room.state(await spot.room.ledger(), invite.seat)
    return InviteAccepted(spot.kind, spot.id, invite.seat, state)


async def _sit_down(spot: Spot, seat: str, name: str, nonce: str, is_new: bool) -> None:
    """Tell the table that is played who sits there now; to its campaign one comes first."""
    if spot.room is None or spot.ledger is None or spot.ledger.phase == "over":
        return
    is_taken = seat in spot.ledger.joins
    # Of a request made again only that is done which the first one did not come to.
    if is_new if is_taken else spot.kind == "table":
        await spot.room.change(lambda now: now.sit_down(seat, name, nonce))


@post("/api/tables/{id:str}/invites", tags=["seats"], responses=SEATED)
async def invite(
    id: TableId, data: JSONBody[InviteBody], hall: TheHall, bearer: TheKey
) -> InviteMade:
    """Invite somebody to a seat; where somebody had it, everybody at the table is told."""
    return await _invite(hall, await _table_spot(hall, id), bearer, data.seat)


@post("/api/campaigns/{id:str}/invites", tags=["campaigns"], responses=SEATED)
async def invite_to_campaign(
    id: TableId, data: JSONBody[InviteBody], hall: TheHall, bearer: TheKey
) -> InviteMade:
    """Invite somebody to a side of a campaign."""
    return await _invite(hall, await _campaign_spot(hall, id), bearer, data.seat)


@delete("/api/tables/{id:str}/invites/{seat:str}", tags=["seats"], responses=SEATED)
async def withdraw_invite(id: TableId, seat: SeatPath, hall: TheHall, bearer: TheKey) -> None:
    """Withdraw the open invitation to a seat."""
    await _withdraw(hall, await _table_spot(hall, id), bearer, seat)


@delete("/api/campaigns/{id:str}/invites/{seat:str}", tags=["campaigns"], responses=SEATED)
async def withdraw_from_campaign(
    id: TableId, seat: SeatPath, hall: TheHall, bearer: TheKey
) -> None:
    """Withdraw the open invitation to a side of a campaign."""
    await _withdraw(hall, await _campaign_spot(hall, id), bearer, seat)


@post("/api/tables/{id:str}/rekey", tags=["seats"], status_code=200, responses=SEATED)
async def rekey(id: TableId, data: JSONBody[RekeyBody], hall: TheHall, bearer: TheKey) -> SeatTaken:
    """Open one's own seat with a new key from now on; the old one opens nothing any more."""
    return await _rekey(hall, await _table_spot(hall, id), bearer, data.key)


@post("/api/campaigns/{id:str}/rekey", tags=["campaigns"], status_code=200, responses=SEATED)
async def rekey_campaign(
    id: TableId, data: JSONBody[RekeyBody], hall: TheHall, bearer: TheKey
) -> SeatTaken:
    """Open one's own side, and its games, with a new key from now on."""
    return await _rekey(hall, await _campaign_spot(hall, id), bearer, data.key)


async def _invite(hall: Hall, spot: Spot, key: str, seat: str) -> InviteMade:
    spot.check_host(await hall.seats.player(spot.id, key), seat)
    if spot.room is not None:
        # Told first: nobody shall sit down in another's place before everybody could know.
        await spot.room.change(lambda now: now.invite_again(seat))
    token = await hall.seats.invite(spot.id, spot.kind, seat)
    _announce(spot)
    return InviteMade(seat, token)


async def _withdraw(hall: Hall, spot: Spot, key: str, seat: str) -> None:
    spot.check_host(await hall.seats.player(spot.id, key), seat)
    await hall.seats.withdraw(spot.id, seat)
    _announce(spot)


async def _rekey(hall: Hall, spot: Spot, key: str, new: str) -> SeatTaken:
    seat = await hall.seats.player(spot.id, key)
    await hall.seats.rekey(spot.id, seat, new)
    await hall.turn_out(spot.id)
    return SeatTaken(seat)


def _announce(spot: Spot) -> None:
    if spot.room is not None:
        spot.room.announce()


async def _spot_of(hall: Hall, invite: Invite) -> Spot:
    if invite.kind == "campaign":
        return await _campaign_spot(hall, invite.place)
    return await _table_spot(hall, invite.place)


async def _table_spot(hall: Hall, id: str) -> Spot:
    room, ledger = await hall.table(id)
    charter = ledger.charter
    if charter.campaign:
        return await _campaign_spot(hall, charter.campaign)
    return Spot("table", id, charter.mode, charter.chairs, charter.host, room, ledger)


async def _campaign_spot(hall: Hall, id: str) -> Spot:
    kept = await find_campaign(hall, id)
    room, ledger = await hall.table(kept.table) if kept.table else (None, None)
    compact = kept.compact
    return Spot("campaign", id, compact.mode, compact.chairs, compact.host, room, ledger, kept)


async def _shown(hall: Hall, spot: Spot, seat: str) -> InviteShown:
    taken = await hall.seats.taken(spot.id)
    if spot.kind == "table" and spot.ledger is not None:
        ledger, charter = spot.ledger, spot.ledger.charter
        seats = [seat_state(ledger, one, frozenset()) for one in charter.chairs]
        host = seat_name(ledger, charter.host) if charter.host else ""
        game, scenario, readings = charter.game, charter.scenario, charter.readings
        again = seat in ledger.joins or charter.same_people
        name, rules = "", charter.rules
    else:
        assert spot.kept is not None
        shown = campaign_seats(spot.kept, taken)
        seats = [SeatState(one.seat, one.player, one.name, one.joined, False) for one in shown]
        host = next((one.name for one in shown if one.seat == spot.host), "")
        game, scenario, readings, rules = campaigns.GAME, "", {}, 0
        again, name = seat in taken, spot.kept.campaign.name
    return InviteShown(
        *(spot.kind, spot.id, game, scenario, spot.mode, seat, spot.host, host),
        *(seats, readings, rules, again, name),
    )


HANDLERS: Final = (
    *(show_invite, accept_invite),
    *(invite, withdraw_invite, rekey),
    *(invite_to_campaign, withdraw_from_campaign, rekey_campaign),
)
