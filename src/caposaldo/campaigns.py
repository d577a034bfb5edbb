"""Campaigns of Up Front: where their figures are read and their games are taken in (42)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from caposaldo import library
from caposaldo.kernel.codec import mapping, text
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.events import Event
from caposaldo.kernel.game import begin as start_again
from caposaldo.kernel.replaying import verify
from caposaldo.upfront.campaign.checking import check_campaign
from caposaldo.upfront.campaign.course import new_campaign
from caposaldo.upfront.campaign.desk import Desk
from caposaldo.upfront.campaign.figures import FILE, Figures
from caposaldo.upfront.campaign.picture import picture as draw_picture
from caposaldo.upfront.campaign.record import (
    AFTER,
    BATTLE,
    MUSTER,
    OVER,
    Campaign,
    write_campaign,
)
from caposaldo.upfront.campaign.record import read_campaign as read_file
from caposaldo.upfront.campaign.roster import own_weapons
from caposaldo.upfront.campaign.ways import DAY, LIGHT, NIGHT, check_ways, joined
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.orders import ORDERS, OWN

GAME: Final = "upfront"


def desk() -> Desk:
    """Return the box and the figures campaigns are run with."""
    kind = library.game(GAME)
    assert isinstance(kind, UpFrontKind)
    written = files("caposaldo.upfront.campaign").joinpath(FILE).read_text("utf-8")
    return Desk(kind.box, Figures(tomllib.loads(written)))


def read_campaign(data: object) -> Campaign:
    """Read a campaign, or say in one sentence why it cannot go on here."""
    run = desk()
    return check_campaign(run.box, run.figures, read_file(data))


def picture(campaign: Campaign) -> dict[str, Any]:
    """Return a campaign as a sheet, a page or a program reads it."""
    return draw_picture(desk(), campaign)


def shelf() -> dict[str, Any]:
    """Return the usual chain, scenarios, nations with the weapons of own men, and figures."""
    run = desk()
    figures = run.figures
    return {
        "chain": list(figures.chain),
        "scenarios": list(run.box.scenarios),
        "weapons": {nation: own_weapons(run.box, nation) for nation in figures.personal},
        "arms": {code: [one.family, one.short] for code, one in run.box.weapons.items()},
        "figures": {
            "misses": figures.misses,
            "improvement": figures.improvement,
            "survivals": figures.survivals,
            "marks": figures.marks,
        },
        "points": dict(figures.points),
    }


def battle_of(
    options: Mapping[str, str],
    nations: tuple[str, str],
    turned: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Return the battle of a design, given its options, as a campaign fights it (42.1, 43).

    `turned` are the options of the design for when the other side is to attack.
    """
    battle: dict[str, Any] = json.loads(options[ORDERS])["battle"]
    battle[LIGHT] = options.get(NIGHT, DAY)
    if turned:
        battle = joined(battle, battle_of(turned, nations))
    check_ways(battle, nations)
    return battle


def begin(
    name: str,
    nations: tuple[str, str],
    chain: tuple[str, ...] = (),
    seed: int = 0,
    own: Mapping[str, Any] | None = None,
    personal: Mapping[str, tuple[str, str]] | None = None,
) -> Campaign:
    """Begin a campaign; an empty chain is the sample's (42.sample)."""
    run = desk()
    return new_campaign(run.box, run.figures, name, nations, chain, seed, own, personal)


def enter(campaign: Campaign, data: object) -> Campaign:
    """Take in the record of the game under way, after checking all of it."""
    record = library.open_record(data)
    if record.game != GAME:
        raise UnreadableFile(f"a campaign is of {GAME}, not of {record.game}; enter its own record")
    game = verify(library.game(GAME), record)
    written = mapping(data, "a record")
    digest = text(written.get("digest"), "the digest of a record")
    return take_in(campaign, game, digest, record.conceded)


def take_in(campaign: Campaign, game: library.AnyGame, digest: str, conceded: str = "") -> Campaign:
    """Take in a finished game; `conceded` names the side that gave it up, if one did."""
    again = start_again(game.kind, game.origin)
    events: list[Event] = again.told()
    for seat, action in game.answers:
        events += again.answer(action, seat)
    return desk().enter(campaign, again, events, digest, conceded)


__all__ = [
    "AFTER",
    "BATTLE",
    "GAME",
    "MUSTER",
    "ORDERS",
    "OVER",
    "OWN",
    "Campaign",
    "battle_of",
    "begin",
    "desk",
    "enter",
    "picture",
    "read_campaign",
    "shelf",
    "take_in",
    "write_campaign",
]
