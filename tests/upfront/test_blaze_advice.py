"""What the regular does about fires and sewers (F4, T3.7)."""

from caposaldo.kernel.contract import Candidate
from caposaldo.library import AnyGame
from tests.players.upfront_positions import NEVER, one
from tests.upfront.scenes import given

COUNTRY = "option battlefield countryside"
CITY = "option battlefield city"
FOES = ("american A 1 a3 a4 a5", "american B 1 a6 a7")


def judged(game: AnyGame) -> list[Candidate]:
    asked = game.decision()
    assert asked is not None
    adviser = game.kind.adviser(game.setup.scenario, game.setup.readings)
    assert adviser is not None
    offered = [option.notation for option in asked.options]
    return adviser.rank(game.view(asked.seat), offered)


def ranked(*lines: str, then: tuple[str, ...] = (), rig: str = "") -> list[Candidate]:
    game = given(*lines, rig=rig).game
    for notation in then:
        game.answer(notation)
    return judged(game)


def test_f4_3_a_group_whose_ground_burns_moves_out_of_it() -> None:
    lines = (COUNTRY, "german A 2 g1 g4 g5 g6", *FOES, "ground german A 55", "hand german 12")
    assert one(ranked(*lines), "move A 12 sideways").score <= NEVER
    afire = ranked(*lines, "mark german A ablaze smoke-marker")
    assert afire[0].notation.startswith("move A 12 ")
    assert afire[0].reason == "out-of-fire"
    # Any direction serves, also a sideways one that leads nowhere better.
    assert one(afire, "move A 12 sideways").score > 0.0


def test_f4_3_on_its_way_out_it_has_nothing_to_fear() -> None:
    lines = (COUNTRY, "german A 2 g1 g4 g5 g6", *FOES, "hand german 12")
    moving = ranked(*lines, "ground german A 55 5>forward", "mark german A ablaze smoke-marker")
    assert all(found.reason != "out-of-fire" for found in moving)


def test_f4_2_without_a_movement_card_it_fights_the_fire() -> None:
    lines = (COUNTRY, "german A 2 g1 g4 g5 g6", *FOES, "ground german A 55", "hand german 65")
    found = ranked(*lines, "mark german A ablaze smoke-marker")
    assert found[0].notation == "douse A"
    assert found[0].reason == "fire-out"


def test_f4_6_the_burning_card_is_for_enemies_who_stand_under_smoke() -> None:
    lines = (COUNTRY, "german A 2 g1 g4 g5 g6", *FOES, "hand german 141 65")
    smoke = (
        "ground american A 55 92",
        "ground american B 64 5>forward 62",
        "ground german A 58 130",
    )
    found = ranked(*lines, *smoke)
    assert found[0].notation == "ignite 141 >A"
    assert found[0].reason == "set-alight"
    assert one(found, "ignite 141 >B").score < 0.0
    assert one(found, "ignite 141 >B").reason == "no-fire-there"
    assert one(found, "ignite 141 A").score <= NEVER


def test_f4_6_after_an_attack_it_is_played_the_rather_the_surer_it_is() -> None:
    lines = (
        COUNTRY,
        "german A 3 g14",
        "german B 1 g1 g3.carries=RADIO",
        "american A 2 a3 a4 a5",
        "american B 1 a6",
        "ground american A 55",
        "hand german 66 36 141",
    )
    flames = ("fire A>A", "with 66", "shoot", "decline", "resolve")
    sure = ranked(*lines, then=flames, rig="r5 r4 r3 r1")
    chancy = ranked(*lines, then=("call B>A 36", "decline"), rig="b1 r5 r4 r3")
    for found in (sure, chancy):
        assert [candidate.notation for candidate in found] == ["ignite 141", "decline"]
        assert one(found, "decline").score == 0.0
    # Nobody was pinned by either, so that only the chance differs; what the card costs does not.
    assert one(sure, "ignite 141").score > 1.5 * one(chancy, "ignite 141").score


def test_f4_6_nobody_burns_ground_that_is_being_left() -> None:
    lines = (
        COUNTRY,
        "german A 3 g14",
        "german B 1 g1",
        "american A 2 a3 a4 a5",
        "american B 1 a6",
        "ground american A 55 5>forward",
        "hand german 66 141",
    )
    attack = ("fire A>A", "with 66", "shoot", "decline", "resolve")
    assert ranked(*lines, then=attack, rig="r1 r2 r1 r1")[0].notation == "decline"


AHEAD = (CITY, "german A 3 g1 g4 g5 g6", "german B 0 g2", "ground german A 71")
AFAR = ("american A 0 a3 a4 a5", "american B 0 a6 a7")


def test_t3_7_the_sewers_are_looked_for_where_they_lead_to_the_goal() -> None:
    found = ranked(*AHEAD, *AFAR, "hand german 66")
    assert one(found, "search A").score > 0.0
    there = ranked(CITY, "german A 4 g4 g5 g6", "german B 0 g2 g1", "ground german A 71", *AFAR)
    assert one(there, "search A").score < 0.0


def test_t3_7_it_goes_down_only_forward_and_with_a_card_to_come_up() -> None:
    marked = (*AHEAD, *AFAR, "mark german A sewer-entrance")
    ready = ranked(*marked, "hand german 12 9")
    assert one(ready, "descend A 12 forward").score > 0.0
    assert one(ready, "descend A 12 sideways").score == -1.0
    assert one(ready, "descend A 12 back").score == -1.0
    bare = ranked(*marked, "hand german 12 66")
    short = one(ready, "descend A 12 forward").score - one(bare, "descend A 12 forward").score
    assert short > 1.0


def test_t3_7_it_comes_up_as_soon_as_it_can() -> None:
    found = ranked(*AHEAD, *AFAR, "mark german A sewer-entrance below", "hand german 12 66")
    assert found[0].notation == "surface A 12"
    assert found[0].reason == "come-up"


def test_t3_7_a_minefield_waits_for_those_who_come_up() -> None:
    lines = (
        CITY,
        "scenario C",
        "german A 3 g1 g4",
        "ground german A 71",
        "mark german A sewer-entrance below",
        "american A 1 a1 a3",
        "hand german 12",
        "hand american 108",
    )
    found = ranked(*lines, then=("surface A 12",))
    assert [candidate.notation for candidate in found] == ["mine 108", "decline"]


def test_t3_7_nobody_fears_or_counts_on_a_group_below() -> None:
    lines = (CITY, "german A 2 g1 g4 g5 g6", "ground german A 71", "hand german 12 66", *FOES)
    above = ranked(*lines)
    below = ranked(*lines, "ground american A 95", "mark american A sewer-entrance below")
    move = "move A 12 forward"
    assert one(below, move).score > one(above, move).score
    assert "fire A>A" not in [found.notation for found in below]
