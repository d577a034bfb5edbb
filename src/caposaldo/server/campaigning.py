"""Addresses for campaigns: make one, look at it, choose, start its next game (UF 42)."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar import get, post
from litestar.params import JSONBody

from caposaldo import campaigns, designs, library
from caposaldo.campaigns import AFTER, BATTLE, MUSTER, Campaign, picture
from caposaldo.kernel.errors import StaleDecision
from caposaldo.server.budget import Work
from caposaldo.server.campaignwire import (
    CampaignMade,
    CampaignSeat,
    CampaignShelf,
    CampaignState,
    Choice,
    NewCampaign,
    NextGame,
)
from caposaldo.server.charter import HUMAN, Chair, Charter, new_id
from caposaldo.server.chronicle import Chronicle, Compact, Kept
from caposaldo.server.documents import KEPT, MAKE, READ, errors
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import TableId, TheHall, TheKey
from caposaldo.server.opening import chairs_for, clean_name, host_of, people_of, seats_made
from caposaldo.server.problems import Problem, bad_request, not_found
from caposaldo.server.seats import Seat, access_for

_ID: Final = re.compile("[0-9a-f]{16}")
SOLITAIRE: Final = "solitaire"
"""The choice of a game that one person plays."""


@get("/api/campaigns", tags=["campaigns"], cache_control=KEPT, responses=errors())
async def campaign_shelf() -> CampaignShelf:
    """List what a campaign can be made of."""
    return CampaignShelf(**campaigns.shelf())


@post("/api/campaigns", tags=["campaigns"], responses=errors(400, 413, 429))
async def make_campaign(data: JSONBody[NewCampaign], hall: TheHall) -> CampaignMade:
    """Begin a campaign."""
    men = {nation: (clean_name(man.name), man.weapon) for nation, man in data.men.items()}
    nations = (data.nations[0], data.nations[1])
    campaign = campaigns.begin(
        clean_name(data.name) or "Campaign",
        nations,
        tuple(data.chain),
        secrets.randbits(48),
        own=_battles(data, nations),
        personal=men,
    )
    chairs = _chairs(campaign, data)
    hall.check_people(people_of(chairs))
    host = host_of(chairs, data.host)
    access = access_for("campaign", data.mode, people_of(chairs), host)
    hall.count_table()
    compact = Compact(data.mode, chairs, data.solitaire, host)
    id = new_id()
    kept = await Chronicle(hall.store).add(id, compact, campaign, access.at(id))
    await _caught_up(hall, kept)
    return CampaignMade(kept.id, seats_made(chairs, access))


@get("/api/campaigns/{id:str}", tags=["campaigns"], responses=READ)
async def show_campaign(id: TableId, hall: TheHall, bearer: TheKey) -> CampaignState:
    """Return a campaign; a game that is over has been taken in."""
    kept = await find_campaign(hall, id)
    return await _state(hall, kept, await hall.seats.seat_of(id, bearer))


@post("/api/campaigns/{id:str}/choose", tags=["campaigns"], status_code=200, responses=MAKE)
async def choose(
    id: TableId, data: JSONBody[Choice], hall: TheHall, bearer: TheKey
) -> CampaignState:
    """Answer a question of one's own side."""
    kept = await find_campaign(hall, id)
    seat = await hall.seats.player(id, bearer)
    desk = campaigns.desk()
    asked = [one for one in desk.questions(kept.campaign) if one.id == data.question]
    if asked and asked[0].side != seat:
        raise Problem(403, "not-yours", f"this question is for the {asked[0].side} side")
    chosen = desk.choose(kept.campaign, data.question, data.option)
    kept = await _caught_up(hall, await Chronicle(hall.store).change(kept, chosen, kept.table))
    return await _state(hall, kept, seat)


@post("/api/campaigns/{id:str}/next", tags=["campaigns"], responses=MAKE)
async def next_game(id: TableId, hall: TheHall, bearer: TheKey) -> NextGame:
    """Put up the table of the next game, or name the one that is under way.

    A game that stopped since its table no longer replays is put up anew.
    """
    kept = await find_campaign(hall, id)
    await hall.seats.player(id, bearer)
    if kept.campaign.stage != BATTLE:
        marched = await hall.work(lambda: campaigns.desk().march(kept.campaign), Work.PLAY)
    elif (await hall.table(kept.table))[1].phase == "stopped":
        marched = kept.campaign
    else:
        return NextGame(kept.table)
    hall.count_table()
    charter = _table(kept, marched)
    # The table first: a campaign must never name one that is not there.
    await hall.add(charter)
    await Chronicle(hall.store).change(kept, marched, charter.id)
    return NextGame(charter.id)


def _battles(data: NewCampaign, nations: tuple[str, str]) -> dict[str, Any]:
    alone = [name for name in data.turned if name not in data.designs]
    if alone:
        raise bad_request(f"{alone[0]!r} is turned, but stands in no design; add it there too")
    ways = [
        {name: designs.setup_options(draft) for name, draft in drafts.items()}
        for drafts in (data.designs, data.turned)
    ]
    one, other = ways
    return {name: campaigns.battle_of(one[name], nations, other.get(name)) for name in one}


def _chairs(campaign: Campaign, data: NewCampaign) -> dict[str, Chair]:
    """Seat the players by the first game they would sit at; the keys stay the same for all."""
    kind = library.game(campaigns.GAME)
    setup = kind.setup(*campaigns.desk().seating(campaign))
    return chairs_for(kind, setup, data.mode, data.seats)


def _table(kept: Kept, campaign: Campaign) -> Charter:
    kind = library.game(campaigns.GAME)
    scenario, options = campaigns.desk().setup(campaign)
    alone = {SOLITAIRE: "on"} if kept.compact.solitaire else {}
    setup = kind.setup(scenario, {**options, **alone})
    id = new_id()
    chance = {"kind": "sealed", "game": id, "secret": secrets.token_hex(32)}
    return Charter(
        id,
        kind.id,
        setup.scenario,
        setup.readings,
        kept.compact.mode,
        {seat: kept.compact.chairs[seat] for seat in kind.seats(setup)},
        chance,
        secrets.randbits(53),
        campaign=kept.id,
        rules=kind.version,
        host=kept.compact.host,
    )


async def find_campaign(hall: Hall, id: str) -> Kept:
    """Return a campaign; a game that is over has been taken in."""
    if not _ID.fullmatch(id):
        raise not_found("there is no such campaign")
    return await _caught_up(hall, await Chronicle(hall.store).find(id))


async def _caught_up(hall: Hall, kept: Kept) -> Kept:
    """Take in a game that is over, and let computers answer what their sides are asked."""
    campaign, table = kept.campaign, kept.table
    if campaign.stage == BATTLE:
        _, ledger = await hall.table(table)
        game = ledger.game
        if ledger.phase != "over" or game is None:
            return kept
        link = ledger.entries[-1].link
        before = campaign
        campaign = await hall.work(
            lambda: campaigns.take_in(before, game, link, ledger.conceded), Work.PLAY
        )
        table = ""
    campaign = _answered(kept.compact, campaign)
    if campaign is kept.campaign:
        return kept
    try:
        return await Chronicle(hall.store).change(kept, campaign, table)
    except StaleDecision:
        # Somebody looked at the same time and has done the same.
        return await Chronicle(hall.store).find(kept.id)


def _answered(compact: Compact, campaign: Campaign) -> Campaign:
    """Answer the questions of the computers' sides with the first option."""
    desk = campaigns.desk()
    while campaign.stage in (MUSTER, AFTER):
        mine = [one for one in desk.questions(campaign) if one.side in compact.computers]
        if not mine:
            break
        campaign = desk.choose(campaign, mine[0].id, mine[0].options[0])
    return campaign


async def _state(hall: Hall, kept: Kept, seat: str) -> CampaignState:
    compact = kept.compact
    seats = campaign_seats(kept, await hall.seats.taken(kept.id))
    shown = await hall.work(lambda: picture(kept.campaign), Work.PLAY)
    return CampaignState(
        kept.id,
        compact.mode,
        seat,
        seats,
        kept.table,
        shown,
        compact.solitaire,
        compact.host,
        hall.seats.invited(kept.id),
    )


def campaign_seats(kept: Kept, taken: Mapping[str, Seat]) -> list[CampaignSeat]:
    """List who plays the sides: by the names given with their keys, else as it was made."""
    return [
        CampaignSeat(
            side,
            chair.player,
            (taken[side].name if side in taken else "") or chair.name,
            chair.player != HUMAN or side in taken,
        )
        for side, chair in kept.compact.chairs.items()
    ]


HANDLERS: Final = (campaign_shelf, make_campaign, show_campaign, choose, next_game)
