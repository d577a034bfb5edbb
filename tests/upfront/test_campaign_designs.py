"""Scenarios of the players' own in a campaign: who attacks, and all that was bought (42.1, 43)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from caposaldo import campaigns, designs, library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.course import sides_in_order
from caposaldo.upfront.campaign.record import Campaign, Line, read_campaign, write_campaign
from tests.upfront.rolls import DESK, closed, fought, without

SIDES = ("german", "american")
Options = dict[str, str]


def options(attacker: str = "german", **changes: object) -> Options:
    """Sketch a made-up scenario in which this side attacks."""
    other = "american" if attacker == "german" else "german"
    draft = designs.sketch("bid", "", (attacker, other), "1944a")
    return designs.setup_options({**draft, **changes})


def begun(*ways: Options, chain: tuple[str, ...] = ("ford", "ford")) -> Campaign:
    turned = ways[1] if len(ways) > 1 else None
    battle = campaigns.battle_of(ways[0], SIDES, turned)
    return campaigns.begin("own", SIDES, chain, 1, own={"ford": battle})


def started(war: Campaign) -> library.AnyGame:
    scenario, chosen = DESK.setup(war)
    return library.start("upfront", scenario, chosen, seed=1)


def roles(war: Campaign) -> dict[str, str]:
    return {side: sheet.role for side, sheet in started(war).table.battle.sheets.items()}


@pytest.mark.parametrize("attacker", SIDES)
@proves("UF 42.1", 1)
def test_42_1_a_design_made_for_one_attacker_is_fought_as_it_was_made(attacker: str) -> None:
    war = begun(options(attacker))
    defender = war.enemy(attacker)
    wanted = {attacker: "attacker", defender: "defender"}
    assert sides_in_order(DESK.box, war) == (attacker, defender)
    assert roles(DESK.march(war)) == wanted
    # Who is ahead changes nothing: the forces were bought for their parts.
    behind = replace(war, ledger=(Line(-1, defender, "victory", 12),))
    assert roles(DESK.march(behind)) == wanted
    done = closed(fought(war, winner=defender))
    assert done.history[0].attacker == attacker


@proves("UF 42.sample", 2, 3)
def test_42_sample_of_two_designs_the_side_ahead_has_the_one_in_which_it_attacks() -> None:
    war = begun(options("german"), options("american"))
    assert roles(DESK.march(war)) == {"german": "attacker", "american": "defender"}
    war = closed(fought(war, winner="american"))
    assert roles(DESK.march(war)) == {"american": "attacker", "german": "defender"}
    orders = json.loads(DESK.march(war).orders)
    assert "turned" not in orders["battle"]
    assert orders["battle"]["force"][0]["nation"] == "american"


@proves("UF 42.sample", 2)
def test_42_sample_what_the_muster_costs_does_not_turn_the_scenario_round() -> None:
    war = closed(fought(begun(options("german"), options("american")), winner="american"))
    spare = [one.id for one in war.rosters["american"] if one.id not in ("a1", "a2")]
    marched = DESK.march(without(war, *spare))
    assert marched.points("american") < 12
    dear = replace(marched, ledger=(*marched.ledger, Line(1, "american", "transfer", -70)))
    assert DESK.setup(dear)[1]["side-1"] == "american"
    assert roles(dear)["american"] == "attacker"


def test_two_designs_must_turn_round() -> None:
    with pytest.raises(UnreadableFile, match="the german side attacks in both designs"):
        begun(options("german"), options("german"))
    meeting = designs.setup_options(designs.sketch("replay", "A", SIDES, "1944a"))
    for pair in ((meeting, options()), (options(), meeting)):
        with pytest.raises(UnreadableFile, match="one design is enough; leave the other out"):
            begun(*pair)


def test_its_sides_are_those_of_the_campaign() -> None:
    draft = designs.sketch("bid", "", ("german", "russian"), "1944a")
    with pytest.raises(UnreadableFile, match="change its sides to german and american"):
        begun(designs.setup_options(draft))
    battle = campaigns.battle_of(options(), SIDES)
    with pytest.raises(UnreadableFile, match="change its sides to german and russian"):
        campaigns.begin("own", ("german", "russian"), ("ford",), 1, own={"ford": battle})


@pytest.mark.parametrize(("night", "light"), [(True, "night"), (False, "day")])
def test_a_design_at_night_is_fought_at_night(night: bool, light: str) -> None:
    war = DESK.march(begun(options(night=night)))
    assert DESK.setup(war)[1]["night"] == light
    assert started(war).table.battle.night is night


def test_a_printed_scenario_is_fought_by_day() -> None:
    war = DESK.march(campaigns.begin("day", SIDES, ("A",)))
    assert DESK.setup(war)[1]["night"] == "day"
    scenario, chosen = DESK.setup(war)
    dark = library.start("upfront", scenario, {**chosen, "night": "night"}, seed=1)
    with pytest.raises(UnreadableFile, match=r"orders of this campaign \(night differs\)"):
        campaigns.take_in(war, dark, "d", "german")


def bought(**changes: object) -> Options:
    """Sketch a scenario whose attacker has bought more than men."""
    draft = designs.sketch("bid", "", SIDES, "1944a")
    force = [dict(one) for one in draft["force"]]
    force[0] |= changes
    return designs.setup_options({**draft, "force": force})


@proves("UF 42.1", 1)
def test_42_1_snipers_and_waves_of_a_design_come_as_they_were_bought() -> None:
    later = [
        {"decks": 1, "cards": [17], "secondary": {}},
        {"decks": 2, "cards": [18, 20], "secondary": {}},
    ]
    war = begun(bought(snipers=2, later=later))
    force = started(DESK.march(war)).table.battle.sheets["german"].force
    assert force.snipers == 2
    assert [(wave.decks, wave.men) for wave in force.waves] == [(1, ("g17",)), (2, ("g18", "g20"))]
    gone = started(DESK.march(without(war, "g20"))).table.battle.sheets["german"].force
    assert [wave.men for wave in gone.waves] == [("g17",), ("g18", "g11")]


def test_the_file_keeps_both_ways() -> None:
    war = begun(options("german"), options("american", night=True))
    again = read_campaign(json.loads(json.dumps(write_campaign(war))))
    assert again == war
    lost = closed(fought(again, winner="american"))
    assert DESK.setup(DESK.march(lost))[1]["night"] == "night"


def test_seats_are_known_before_the_first_game() -> None:
    kind = library.game("upfront")
    for war in (begun(options("american")), campaigns.begin("x", SIDES, ("D",))):
        setup = kind.setup(*DESK.seating(war))
        assert set(kind.seats(setup)) == set(SIDES)
