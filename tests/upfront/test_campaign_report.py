"""What a campaign is told of a game that is over, or was given up (42.4, 42.74)."""

from __future__ import annotations

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.events import Event
from caposaldo.kernel.rules import Fact
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.campaign.report import Report, report_on
from tests.upfront.rolls import DESK
from tests.upfront.scenes import given, when

CAMPAIGN = 'option orders {"campaign":true}'


def told(kind: str, **facts: Fact) -> Event:
    return Event(kind, (), facts, (), None)


def lost(man: str, fate: str) -> Event:
    return told("lost", man=f"@man-{man}", fate=f"@fate-{fate}")


def wounded(man: str) -> Event:
    return told("wounded", man=f"@man-{man}")


def report(scene: Scene, *events: Event, conceded: str = "") -> Report:
    return report_on(DESK.figures, scene.game, [*events, *scene.told], "d", conceded)


def quiet(*lines: str) -> Scene:
    return given(CAMPAIGN, "german A 1 g1 g4", "american A 1 a1 a4.pinned.wounded", *lines)


@proves("UF 42.4", 1, 2)
def test_42_4_a_prisoner_who_is_freed_has_survived_and_one_who_is_not_is_gone() -> None:
    found = report(
        quiet("lost a9 freed", "lost a10 captured", "lost g5 kia"),
        lost("a9", "captured"),
        lost("a10", "captured"),
        conceded="german",
    )
    assert found.fates == {"a9": "freed", "a10": "captured", "g5": "kia"}


@proves("UF 42.4", 5)
def test_42_4_wounds_go_with_those_who_left_but_not_with_the_dead() -> None:
    gone = {"a5": "rout", "a6": "withdrawn", "a7": "freed", "a8": "kia", "a9": "captured"}
    found = report(
        quiet(*[f"lost {id} {fate}" for id, fate in gone.items()]),
        *[wounded(id) for id in (*gone, "g4")],
        conceded="german",
    )
    assert found.wounded == ("a4", "a5", "a6", "a7")


@proves("UF 42.4", 1)
def test_42_4_who_fell_in_a_round_before_is_dead_and_who_routed_then_came_back() -> None:
    found = report(
        quiet(),
        lost("a5", "kia"),
        lost("a6", "rout"),
        lost("a7", "captured"),
        told("regroups"),
        lost("g5", "rout"),
        conceded="german",
    )
    assert found.fates == {"a5": "kia", "a7": "captured", "g5": "rout"}


def test_who_never_came_onto_the_field_took_no_part() -> None:
    found = report(quiet("waiting german g11 g12"), conceded="german")
    assert found.present == ("a1", "a4", "g1", "g4")
    assert found.standing == ("a1", "g1", "g4")


@proves("UF 42.8", 2)
def test_42_8_lost_vehicles_and_guns_are_told_with_the_effect_of_their_gun() -> None:
    scene = given(
        CAMPAIGN,
        "german A 1 g1 g4",
        "german B 1 g31",
        "american A 1 a1 a4",
        "lost a34 kia",
        "lost a31 wreck-1",
        "lost a40 withdrawn",
    )
    found = report(scene, lost("a34", "wreck"), conceded="german")
    # One without a gun costs no more than it is.
    assert set(found.wrecks) == {("a34", True, 5), ("a31", True, 0)}
    assert found.present == ("a1", "a4", "g1", "g4")


# A game given up -----------------------------------------------------------------------------


def test_a_game_given_up_is_won_by_the_other_side() -> None:
    assert report(quiet(), conceded="german").winner == "american"
    assert report(quiet(), conceded="american").winner == "german"
    with pytest.raises(UnreadableFile, match="this game is not over; play it to its end first"):
        report(quiet())


def pursued(*steps: str) -> Scene:
    scene = given(
        CAMPAIGN,
        "german A 0 g1 g4",
        "german B 0 g5 g6",
        "american A 0 a1 a4",
        "hand german 14",
        rig="5" if len(steps) > 1 else "",
    )
    when(scene, *steps)
    return scene


@pytest.mark.parametrize("loser", ["german", "american"])
@proves("UF 42.74", 1)
def test_42_74_the_win_stands_whoever_gives_up_in_the_pursuit(loser: str) -> None:
    asked = pursued("withdraw A 14")
    assert report(asked, conceded=loser).winner == "american"
    under_way = pursued("withdraw A 14", "american: pursue a1")
    assert report(under_way, conceded=loser).winner == "american"


def test_a_pursuit_that_nobody_gives_up_is_not_over() -> None:
    with pytest.raises(UnreadableFile, match="not over"):
        report(pursued("withdraw A 14", "american: pursue a1"))
