"""What is sent about campaigns (UF 42)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from caposaldo.server.protocol import Mode, Name, SeatMade, SeatWish

Short = Annotated[str, Meta(max_length=40)]
Nations = Annotated[list[Short], Meta(min_length=2, max_length=2)]
Chain = Annotated[list[Short], Meta(max_length=50)]
Designs = Annotated[dict[Short, dict[str, Any]], Meta(max_length=20)]


class OwnMan(Struct):
    """A man of a player's own."""

    name: Name
    weapon: Short


class NewCampaign(Struct):
    """A campaign somebody wants; `designs` are one's own scenarios by their names in the chain.

    `turned` has, by the same names, those in which the other side attacks; with both the campaign
    settles who does. In `solitaire` one person plays both sides by the rules for that (UF 49).
    """

    name: Name
    nations: Nations
    mode: Mode
    seats: dict[str, SeatWish]
    chain: Chain = []
    men: dict[str, OwnMan] = {}
    designs: Designs = {}
    turned: Designs = {}
    solitaire: bool = False
    host: Short = ""


class CampaignMade(Struct):
    """A new campaign; the keys of its sides, and invitations to them, are those of its games."""

    id: str
    seats: list[SeatMade]


class CampaignSeat(Struct):
    """Who plays a side of a campaign."""

    seat: str
    player: str
    name: str
    joined: bool


class CampaignState(Struct):
    """A campaign as everybody may see it; `seat` is the side of who asks."""

    id: str
    mode: Mode
    seat: str
    seats: list[CampaignSeat]
    table: str
    campaign: dict[str, Any]
    solitaire: bool
    host: str
    invited: list[str]


class CampaignShelf(Struct):
    """What a campaign can be made of, the families of weapons, and what is won and paid."""

    chain: list[str]
    scenarios: list[str]
    weapons: dict[str, list[str]]
    arms: dict[str, list[str]]
    figures: dict[str, int]
    points: dict[str, int]


class Choice(Struct):
    """An answer to what a campaign asks."""

    question: Short
    option: Short


class NextGame(Struct):
    """The table of a campaign's next game."""

    table: str
