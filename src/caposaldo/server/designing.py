"""Addresses for scenarios of one's own: what can be bought, checked, drawn and bid for."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caposaldo import designs
from caposaldo.kernel.chance import Chance, stream
from caposaldo.server.documents import KEPT, errors
from caposaldo.server.inputs import TheHall
from caposaldo.server.opening import clean_name, read_seed
from caposaldo.server.protocol import Name
from caposaldo.tomltext import LONGEST

Way = Literal["bid", "replay", "balance"]
What = Literal["sides", "year", "victory", "decks", "troops"]
Text = Annotated[str, Meta(max_length=LONGEST)]
Short = Annotated[str, Meta(max_length=40)]
Points = Annotated[int, Meta(ge=0, le=9999)]
SeedText = Annotated[str, Meta(max_length=200)]


class DesignBody(Struct):
    """A design to check."""

    design: dict[str, Any]


class FileBody(Struct):
    """The text of a file to read."""

    text: Text


class SketchBody(Struct):
    """What a new design shall be like."""

    way: Way
    nations: Annotated[list[Short], Meta(min_length=2, max_length=2)]
    year: Short = ""
    scenario: Short = ""


class DrawBody(Struct):
    """What is to be drawn for a design."""

    design: dict[str, Any]
    what: Annotated[list[What], Meta(max_length=5)]
    seed: SeedText | None = None


class BidBody(Struct):
    """One player's bid."""

    player: Name
    points: Points
    side: Short = ""


class BidsBody(Struct):
    """Two bids that are opened together."""

    way: Way
    bids: Annotated[list[BidBody], Meta(min_length=2, max_length=2)]
    seed: SeedText | None = None


class DesignReport(Struct):
    """A design with its bills and faults; with no fault its options start a table."""

    design: dict[str, Any]
    sides: list[dict[str, Any]]
    faults: list[dict[str, Any]]
    options: dict[str, str]
    text: str


class DesignDrawn(Struct):
    """What was drawn, and the design with it."""

    draws: list[dict[str, Any]]
    report: DesignReport


class BidsOpened(Struct):
    """Who gets the side, and what was drawn if the bids were equal."""

    award: dict[str, Any]
    draws: list[dict[str, Any]]


@get("/api/designs", tags=["designs"], cache_control=KEPT, responses=errors())
async def show_shelf() -> dict[str, Any]:
    """List everything that can be bought and chosen for a scenario of one's own."""
    return designs.shelf()


@post("/api/designs/sketch", tags=["designs"], status_code=200, responses=errors(400, 413, 503))
async def sketch(data: JSONBody[SketchBody], hall: TheHall) -> DesignReport:
    """Give a design to begin with."""
    return await hall.workshop.do(_sketched, data)


@post("/api/designs/check", tags=["designs"], status_code=200, responses=errors(400, 413, 503))
async def check(data: JSONBody[DesignBody], hall: TheHall) -> DesignReport:
    """Price a design and list what is wrong with it."""
    return await hall.workshop.do(_report, data.design)


@post("/api/designs/read", tags=["designs"], status_code=200, responses=errors(400, 413, 503))
async def read(data: JSONBody[FileBody], hall: TheHall) -> DesignReport:
    """Read the file of a design."""
    return await hall.workshop.do(_read, data.text)


@post("/api/designs/draw", tags=["designs"], status_code=200, responses=errors(400, 413, 503))
async def draw(data: JSONBody[DrawBody], hall: TheHall) -> DesignDrawn:
    """Draw what is left to chance."""
    return await hall.workshop.do(_drawn, data)


@post("/api/designs/bids", tags=["designs"], status_code=200, responses=errors(400, 413))
async def open_bids(data: JSONBody[BidsBody]) -> BidsOpened:
    """Open two bids together; equal ones are settled by a draw."""
    one, other = [designs.Bid(clean_name(bid.player), bid.points, bid.side) for bid in data.bids]
    award, draws = designs.award(one, other, _chance(data.seed), data.way)
    return BidsOpened(award.data(), draws)


# In the workshop ---------------------------------------------------------------------------------


def _sketched(data: SketchBody) -> DesignReport:
    one, other = data.nations
    return _report(designs.sketch(data.way, data.scenario, (one, other), data.year))


def _read(text: str) -> DesignReport:
    return _report(designs.read_file(text))


def _drawn(data: DrawBody) -> DesignDrawn:
    lots = designs.Lots(tuple(data.what))
    design, draws = designs.drawn(data.design, _chance(data.seed), lots)
    return DesignDrawn(draws, _report(design))


def _report(design: dict[str, Any]) -> DesignReport:
    found = designs.report(design).data()
    return DesignReport(
        found["design"], found["sides"], found["faults"], found["options"], found["text"]
    )


def _chance(seed: str | None) -> Chance:
    return stream(read_seed(seed) if seed is not None else secrets.randbits(53), "design")
