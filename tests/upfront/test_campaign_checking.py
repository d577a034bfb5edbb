"""Files of campaigns that were changed with care, so that their digest is right (42.1)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from caposaldo import campaigns
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.campaign.record import Campaign
from tests.upfront.rolls import DESK, campaign, closed, fought
from tests.upfront.test_orders import BATTLE

Data = dict[str, Any]


def altered(war: Campaign, change: Callable[[Data], object]) -> Data:
    data: Data = json.loads(json.dumps(campaigns.write_campaign(war)))
    del data["digest"]
    change(data)
    return with_digest(data)


def german(data: Data, at: int = 0) -> Data:
    found: Data = data["rosters"]["german"][at]
    return found


def own() -> Campaign:
    return campaign("A", "D", personal={"german": ("Otto", "german-R")})


def test_a_file_that_fits_is_read_at_every_stage() -> None:
    for war in (own(), DESK.march(own()), fought(own()), closed(fought(campaign("A")))):
        assert campaigns.read_campaign(altered(war, dict)) == war


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: german(d).update(id="zzz"), r"the german roster does not fit .*\(g1\)"),
        (lambda d: german(d).update(id="g2"), r"does not fit the cards of this game \(g1\)"),
        (lambda d: d["rosters"]["german"].append(german(d)), "does not fit the cards"),
        (lambda d: d["rosters"]["german"].pop(3), r"does not fit .*\(g4\); use the cards it was"),
        (lambda d: german(d).update(id="g30"), "does not fit"),
        (lambda d: german(d).update(rank="GENERAL"), "g1 cannot have the rank 'GENERAL'"),
        (lambda d: german(d).update(morale=8), "Morale and Panic of g1 go from 0 to 7"),
        (lambda d: german(d).update(panic=8), "Morale and Panic of g1 go from 0 to 7"),
        (lambda d: german(d).update(morale=-1), "go from 0 to 7"),
        (lambda d: german(d).update(panic=-1), "go from 0 to 7"),
        (lambda d: german(d).update(kia=9), "the KIA number or the marks of g1 cannot be"),
        (lambda d: german(d).update(kia=0), "the KIA number or the marks"),
        (lambda d: german(d).update(elan=-1), "or the marks of g1"),
        (lambda d: german(d).update(survival=-1), "or the marks of g1"),
        (lambda d: german(d).update(promotion=-1), "or the marks of g1"),
        (lambda d: german(d, -1).update(id="g98"), "one man of a player's own, or none"),
        (lambda d: german(d, -1).update(weapon="german-LMG"), "one man of a player's own"),
        (lambda d: d["rosters"]["german"].append(german(d, -1)), "one man of a player's own"),
        (lambda d: d.update(chain=[]), "1 to 50 scenarios"),
        (lambda d: d.update(chain=["Y"]), "there is no scenario 'Y'"),
        (lambda d: d.update(stage="over"), "of 2 scenarios cannot be at its over after 0"),
        (lambda d: d.update(nations=["german", "martian"]), "one roster for each"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(
    change: Callable[[Data], object], told: str
) -> None:
    with pytest.raises(UnreadableFile, match=told):
        campaigns.read_campaign(altered(own(), change))


def test_a_campaign_cannot_be_past_its_end() -> None:
    over = closed(fought(campaign("A")))
    with pytest.raises(UnreadableFile, match="cannot be at its muster after 1"):
        campaigns.read_campaign(altered(over, lambda data: data.update(stage="muster")))
    again = altered(over, lambda data: data["history"].append(data["history"][0]))
    with pytest.raises(UnreadableFile, match="cannot be at its over after 2"):
        campaigns.read_campaign(again)


def test_a_nation_that_is_none_is_refused() -> None:
    def martians(data: Data) -> None:
        data["nations"] = ["german", "martian"]
        data["rosters"]["martian"] = data["rosters"].pop("american")

    with pytest.raises(UnreadableFile, match="there is no nation 'martian'"):
        campaigns.read_campaign(altered(own(), martians))


@pytest.mark.parametrize(
    "change",
    [
        lambda battle: battle.pop("force"),
        lambda battle: battle.update(force=7),
        lambda battle: battle["force"][0].pop("nation"),
        lambda battle: battle["force"][0].pop("role"),
        lambda battle: battle.update(turned={}),
    ],
)
def test_a_scenario_of_ones_own_that_cannot_be_read_is_refused(
    change: Callable[[Data], object],
) -> None:
    war = campaigns.begin("x", ("german", "russian"), ("ford",), 1, own={"ford": BATTLE})
    with pytest.raises(UnreadableFile, match="a scenario of your own cannot be read"):
        campaigns.read_campaign(altered(war, lambda data: change(data["own"]["ford"])))
