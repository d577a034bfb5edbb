"""Guns and armour: what the regular fires at, where it drives, and what it leaves alone."""

import pytest

from tests.players.upfront_positions import NEVER, best, judged, one, ranked, set_down

INFANTRY = "german A 2 g4 g5 g6"
FOES = ("american A 1 a3 a4 a5 a7", "american B 1 a8 a9 a11")
F = "scenario F"


# What is fired at ------------------------------------------------------------------------------


def test_rifles_waste_no_card_on_a_tank_with_closed_hatches() -> None:
    lines = (F, "german B 1 g33.buttoned", INFANTRY, *FOES, "turn american", "hand american 75 66")
    found = ranked(*lines)
    for group in "AB":
        closed = one(found, f"fire {group}>B")
        assert (closed.score, closed.reason) == (NEVER, "closed-armour")


def test_an_open_hatch_is_worth_a_strong_card_but_men_in_the_open_more() -> None:
    lines = (F, "german B 2 g33", INFANTRY, *FOES, "turn american", "hand american 75")
    found = ranked(*lines)
    assert one(found, "fire A>A").score > one(found, "fire A>B").score > NEVER


def test_a_gun_that_can_pierce_a_tank_goes_for_it_before_men() -> None:
    lines = (F, "german B 2 g33", INFANTRY, "american A 1 a3 a4 a5 a7", "american B 1 a34")
    assert best(*lines, "hand german 75 66 149") == "pierce B>B g33 66"


def test_a_small_gun_leaves_thick_armour_alone_and_fires_at_men() -> None:
    lines = (F, "german B 0 g31", "german A 0 g4 g5 g6", FOES[0], "american B 0 a36")
    found = ranked(*lines, "hand german 75 66 149")
    thick = one(found, "pierce B>B g31 66")
    assert thick.reason == "armour-too-thick"
    assert thick.score < 0
    assert found[0].notation == "fire B>A"


def test_the_flank_of_a_tank_makes_the_same_shot_worth_while() -> None:
    tank = ("german B 1 g32", "german A 1 g4 g5 g6", FOES[0], "american B 1 a36")
    front = one(ranked(F, *tank, "hand german 66"), "pierce B>B g32 66")
    stuck = (*tank[:3], "american B 1 a36.immobile")
    side = one(ranked(F, *stuck, "hand german 66"), "pierce B>B g32 66")
    assert side.score > front.score + 0.5


def test_a_flank_card_is_played_for_the_side_armour_of_a_tank() -> None:
    foes = ("american A 2 a36.jammed", "american C 1 a8 a9 a11")
    guns = ("german B 2 g31", "german A 2 g4 g5 g6", *foes)
    found = ranked(F, *guns, "hand german 2 66")
    flank = one(found, "flank B 2 >A")
    assert (flank.score > 0, flank.reason) == (True, "flank")
    men = ("german B 2 g7 g8 g9", "german A 2 g4 g5 g6", *foes)
    assert one(ranked(F, *men, "hand german 2 66"), "flank B 2 >A").score < 0


def test_the_machine_gun_serves_where_the_gun_does_less() -> None:
    lines = (
        F,
        "german B 4 g31",
        "german A 4 g4 g5 g6",
        "american A 1 a3 a4 a5 a7",
        "hand german 75",
    )
    found = ranked(*lines)
    assert one(found, "fire B>A").score > one(found, "shell B>A g31 75").score


@pytest.mark.parametrize("ground", ["", "132", "76", "55", "12>forward"])
def test_the_chance_to_hit_armour_shown_is_that_of_the_shot(ground: str) -> None:
    lines = [F, "german B 2 g33", INFANTRY, "american B 1 a34", "american A 0 a3 a4"]
    lines += [f"ground american B {ground}"] if ground else []
    game = set_down(*lines, "hand german 149")
    preview = game.preview("pierce B>B g33 149")
    assert preview is not None
    hit = next(outcome for outcome in preview.odds if outcome.key == "hit")
    shown = one(judged(game), "pierce B>B g33 149").facts["chance"]
    assert shown == round(100 * hit.chances / hit.of)


# Weapons of men against armour -----------------------------------------------------------------


def test_a_panzerfaust_is_fired_at_a_tank_close_by() -> None:
    men = ("german A 2 g4.carries=PF g5 g9", "german B 0 g6 g7")
    assert best(F, *men, "american A 2 a34", FOES[1], "hand german 66 75") == "pierce A>A g4 66"


def test_a_bazooka_is_fired_at_a_tank_before_rifles_at_men() -> None:
    lines = (F, "german B 2 g33", "german A 0 g6 g7", "american A 2 a13 a4 a5", FOES[1])
    assert best(*lines, "turn american", "hand american 66") == "pierce A>B a13 66"


def test_a_bazooka_is_not_thrown_away_for_a_rifle() -> None:
    men = "american A 2 a13 a4 a5.weapon=american-BAR"
    lines = (F, "german B 2 g33", "german A 0 g6 g7", men, FOES[1], "turn american")
    found = [one for one in ranked(*lines) if one.notation.startswith("acquire A a13")]
    assert all(candidate.score < 0 for candidate in found)


MINERS = ("russian B 2 r3.carries=ATMM r4 r5", "russian A 0 r6 r7", "ground russian B 55")
EAST = (F, "nations german russian", "turn russian", "german A 0 g5 g6")


def test_a_magnetic_mine_is_carried_to_a_blind_tank() -> None:
    found = ranked(*EAST, "german B 3 g33.buttoned", *MINERS)
    assert found[0].notation == "infiltrate B"


def test_bare_hands_are_kept_off_a_sound_tank() -> None:
    men = ("russian B 2 r3 r4 r5", "russian A 0 r6 r7")
    assert one(ranked(*EAST, "german B 3 g33", *men), "infiltrate B").score < 0


# Where a tank drives ---------------------------------------------------------------------------

CLOSE = ("american A 1 a3 a4 a5 a7", "american B 1 a8 a9 a11")
COVER = ("ground american A 55", "ground american B 64")


def test_a_tank_does_not_drive_among_men_without_infantry_beside_it() -> None:
    lines = (F, "german B 3 g33", "german A 0 g4 g5 g6", *CLOSE, *COVER, "hand german 12 14")
    found = ranked(*lines)
    for card in ("12", "14"):
        alone = one(found, f"move B {card} forward")
        assert alone.score < 0
        assert alone.reason == "keep-escort"


def test_infantry_beside_it_lets_a_tank_go_on() -> None:
    beside = ("german A 4 g4 g5 g6", "german C 4 g7 g8 g9")
    lines = (F, "german B 3 g33", *beside, *CLOSE, *COVER, "hand german 12 14")
    alone = (F, "german B 3 g33", "german A 0 g4 g5 g6", *CLOSE, *COVER, "hand german 12 14")
    with_them = one(ranked(*lines), "move B 14 forward")
    assert with_them.reason != "keep-escort"
    assert with_them.score > one(ranked(*alone), "move B 14 forward").score


def test_infantry_comes_up_to_the_range_of_its_tank() -> None:
    foes = ("american A 1 a3 a4 a5 a7", "american B 1 a8 a9 a11", "hand german 12 82")
    beside = ranked(F, "german B 2 g33", "german A 1 g4 g5 g6 g7", *foes)
    apart = ranked(F, "german D 2 g33", "german A 1 g4 g5 g6 g7", *foes)
    move = "move A 12 forward"
    assert one(beside, move).score > one(apart, move).score


def test_men_in_the_open_are_overrun() -> None:
    lines = (F, "german B 3 g33", "german A 3 g4 g5 g6", "american A 2 a3 a4 a5 a7")
    assert best(*lines, "american B 2 a8 a9 a11", "hand german 12") == "overrun B>A 12"


def test_an_open_half_track_does_not_overrun_men_in_buildings() -> None:
    foes = ("american A 2 a3 a4 a5 a7", "american B 2 a8 a9 a11 a12")
    covered = ("ground american A 99", "ground american B 71")
    lines = ("scenario E", "german B 3 g30", "german A 3 g4 g5 g6", *foes, *covered)
    found = ranked(*lines, "hand german 12")
    for target in "AB":
        risky = one(found, f"overrun B>{target} 12")
        assert risky.score < 0
        assert risky.reason == "overrun-too-risky"


def test_woods_that_bog_a_tank_are_left_to_the_infantry() -> None:
    moving = ("german B 2 g33", "ground german B 12>forward", INFANTRY, *FOES)
    assert one(ranked(F, *moving, "hand german 55"), "terrain B 55").score < 0


def test_a_wall_hides_a_tank_from_a_gun_better_than_brush() -> None:
    moving = ("german B 2 g33", "ground german B 12>forward", INFANTRY)
    foes = ("american A 1 a3 a4 a5", "american B 1 a36", "hand german 132 82")
    found = ranked(F, *moving, *foes)
    assert one(found, "terrain B 132").score > one(found, "terrain B 82").score


# The state of a tank ---------------------------------------------------------------------------


def test_a_bogged_tank_is_freed() -> None:
    lines = (F, "german B 2 g33.bogged", INFANTRY, *FOES, "hand german 12")
    assert best(*lines) == "unbog B 12"


def test_a_stunned_tank_is_rallied_with_the_card_that_suffices() -> None:
    lines = (F, "german B 2 g33.buttoned.stun=3", INFANTRY, *FOES)
    found = ranked(*lines, "hand german 38 33")
    assert found[0].notation == "rally B 38"
    assert one(found, "rally B 33").score < found[0].score


def test_a_pinned_half_track_is_rallied() -> None:
    lines = ("scenario E", "german B 2 g30.pinned", INFANTRY, *FOES, "hand german 38")
    assert best(*lines) == "rally B 38"


@pytest.mark.parametrize(("state", "repair"), [("jams=mg", " mg"), ("jammed", "")])
def test_a_tank_repairs_its_weapons(state: str, repair: str) -> None:
    lines = (F, f"german B 2 g33.{state}", INFANTRY, *FOES, "hand german 152")
    assert best(*lines) == f"repair B g33{repair}"


def test_hatches_stay_open_while_there_is_something_to_fire() -> None:
    many = ("american A 1 a3 a4 a5 a7 a8 a9", "american B 1 a11 a12 a1 a2")
    lines = (F, "german B 3 g33", "german A 3 g4 g5 g6", *many, "hand german 75")
    watch = one(ranked(*lines), "button B")
    assert watch.score < 0
    assert watch.reason == "keep-watch"


def test_hatches_are_closed_against_rifles_when_there_is_nothing_to_fire() -> None:
    many = ("american A 2 a3 a4 a5 a7 a8 a9", "american B 2 a11 a12 a1 a2")
    lines = (F, "german B 2 g33.jammed.gone=mg", "german A 2 g4 g5 g6", *many, "hand german 152")
    closed = one(ranked(*lines), "button B")
    assert closed.score > 0
    assert closed.reason == "button-up"


def test_a_hero_keeps_the_crew_of_an_open_vehicle_at_its_weapons() -> None:
    foes = ("american A 2 a3 a4 a5 a7 a8 a9", "american B 0 a11 a12")
    lines = ("scenario E", "german A 0 g4 g5", "german B 2 g30", *foes, "turn american")
    hands = ("hand american 75", "hand german 30", "pile 8 11 37 41 73 80 107 114 119")
    shot = ("fire A>B", "with 75", "shoot", "decline", "resolve")
    found = ranked(*lines, *hands, then=shot)
    assert {c.notation for c in found} == {"hero g30 30", "decline"}
    assert found[0].notation == "hero g30 30"


# The ground it is on ---------------------------------------------------------------------------


def test_16_4_in_the_last_deck_a_moving_tank_does_not_stop_for_the_points_it_has() -> None:
    place = ("german A 0 g1 g7", "american D 1 a3 a4 a5 a6 a7", "american A 1 a8 a9 a11")
    late = (*place, "hand german 79 130", "deck 3", "pile 20 21 22 23 24 25 26 27")
    tank = ranked("german B 3 g31", *late, "ground german B 12>forward")
    men = ranked("german B 3 g4 g5 g6", *late, "ground german B 12>forward")
    for stop in ("terrain B 79", "open B 130"):
        assert one(tank, stop).score < 0.0 < one(men, stop).score
