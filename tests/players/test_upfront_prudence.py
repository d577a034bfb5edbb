"""What a watcher of Up Front would call a blunder, and the regular never does."""

import pytest

from tests.players.upfront_positions import NEVER, best, judged, one, ranked, set_down

FIVE = "german A 0 g1 g4 g5 g6 g9"
FOES = "american A 1 a3 a4 a5 a7"


def test_nobody_moves_sideways_without_better_ground_to_go_to() -> None:
    lines = (FIVE, FOES, "hand german 12")
    assert one(ranked(*lines), "move A 12 sideways").score <= NEVER
    covered = ("german A 4 g4 g5 g6", "ground german A 55", FOES, "hand german 12 82")
    assert one(ranked(*covered), "move A 12 sideways").score <= NEVER


def test_a_group_in_the_open_at_its_goal_goes_sideways_into_cover() -> None:
    lines = (
        "german A 4 g1 g4 g6 g10",
        "german B 0 g2 g9",
        "american A 0 a4 a5",
        "american B 0 a7 a8",
    )
    found = ranked(*lines, "hand german 12 55")
    assert found[0].notation == "move A 12 sideways"


@pytest.mark.parametrize("card", ["148", "152"])
def test_nobody_lays_a_stream_on_his_own_men(card: str) -> None:
    moving = (FIVE, "ground german A 12>forward", FOES, f"hand german {card}")
    assert one(ranked(*moving), f"terrain A {card}").score <= NEVER
    opening = (FIVE, "german B 0 g2 g3", FOES, "american B 0 a8 a9", f"hand german {card}")
    found = ranked(*opening, "phase first-terrain")
    assert one(found, f"lay {card} A").score <= NEVER
    assert found[0].notation.startswith(f"lay {card} >")


@pytest.mark.parametrize("card", ["55", "71", "82"])
def test_nobody_gives_the_enemy_cover_before_the_first_turn(card: str) -> None:
    lines = ("scenario B", FIVE, "german B 0 g2 g3", FOES, "american B 0 a8 a9")
    found = ranked(*lines, f"hand german {card}", "phase first-terrain")
    assert one(found, f"lay {card} >A").score <= NEVER


def test_hopeless_fire_is_not_opened() -> None:
    lines = ("german A 2 g1 g4 g6", "american A 0 a4 a5", "ground american A 71 62 92")
    found = one(ranked(*lines, "hand german 66"), "fire A>A")
    assert (found.reason, found.score) == ("hopeless-fire", NEVER)
    assert best(*lines, "hand german 66") != "fire A>A"


def test_fire_that_has_become_hopeless_is_called_off() -> None:
    lines = ("german A 3 g1 g4 g6", "american A 0 a4 a5", "ground american A 55")
    aimed = ("fire A>A", "with 66", "shoot", "conceal 65", "decline")
    assert best(*lines, "hand german 66", "hand american 65", then=aimed) == "drop"
    open_ground = (*lines[:2], "hand german 75", "hand american 80")
    shot = ("fire A>A", "with 75", "shoot", "conceal 80", "decline")
    assert best(*open_ground, then=shot) == "resolve"


def test_men_caught_moving_in_the_open_are_fired_at() -> None:
    lines = ("german A 1 g1 g3 g4.assists=g3 g6", "american A 1 a4 a5 a6 a7 a8")
    found = ranked(*lines, "ground american A 12>forward 14>forward", "hand german 149")
    assert found[0].notation == "fire A>A"
    assert int(str(found[0].facts["chance"])) > 90


@pytest.mark.parametrize("ground", ["", "55", "12>forward", "82 12>forward", "132"])
def test_the_chance_shown_is_the_exact_one_of_the_fire_that_follows(ground: str) -> None:
    lines = ["german A 1 g1 g3 g4.assists=g3 g6", "american A 1 a4 a5.pinned a6 a7 a8"]
    lines += [f"ground american A {ground}"] if ground else []
    game = set_down(*lines, "hand german 149")
    preview = game.preview("fire A>A")
    assert preview is not None
    effect = next(outcome for outcome in preview.odds if outcome.key == "effect")
    shown = one(judged(game), "fire A>A").facts["chance"]
    assert shown == round(100 * effect.chances / effect.of)


def test_of_two_targets_the_one_in_the_open_is_chosen() -> None:
    lines = (
        "german A 1 g1 g3 g4.assists=g3 g6",
        "american A 1 a4 a5 a7",
        "american B 1 a8 a11 a12",
    )
    found = ranked(*lines, "ground american A 99", "hand german 149")
    assert one(found, "fire A>B").score > one(found, "fire A>A").score


@pytest.mark.parametrize("hand", ["", "31 66", "45 12"])
def test_nobody_panics_of_his_own_will(hand: str) -> None:
    found = ranked("german A 1 g1.pinned g7.pinned g4", FOES, f"hand german {hand}".strip())
    assert one(found, "panic g7").score <= NEVER
    assert one(found, "panic g1").score <= NEVER


def test_a_hand_is_always_refilled() -> None:
    assert best(FIVE, FOES, "phase refill", "hand german 12") == "draw"


def test_cover_at_the_range_of_the_goal_is_not_left() -> None:
    foes = "american A 0 a3 a4 a5 a7"
    lines = ("german A 4 g1 g4 g6", "ground german A 55", "german B 1 g5 g9", foes)
    found = ranked(*lines, "hand german 12 14 82")
    for way in ("forward", "back", "sideways"):
        for card in ("12", "14"):
            assert one(found, f"move A {card} {way}").score < 0, (card, way)


def test_nobody_leaves_the_pillbox() -> None:
    lines = ("scenario C", "german A 0 g1 g3 g4 g5", "american B 0 a1 a3", "ground american B 117")
    found = ranked(*lines, "german B 0 g6 g9", "turn american", "hand american 12")
    moves = [candidate for candidate in found if candidate.notation.startswith("move B")]
    assert moves
    assert all(candidate.score <= NEVER for candidate in moves)


def test_nobody_leaves_the_pillbox_to_get_round_the_enemy() -> None:
    foes = ("german A 3 g1 g4", "german B 2 g2 g5", "american A 2 a1 a4", "american B 3 a2 a5")
    found = ranked("scenario C", *foes, "ground american B 117", "turn american", "hand american 2")
    for notation in ("flank B 2 >A", "encircle B 2 >A"):
        candidate = one(found, notation)
        assert (candidate.score, candidate.reason) == (NEVER, "hold-the-pillbox")
    assert one(found, "flank A 2 >B").score > NEVER


def test_the_leader_rises_before_the_weakest_man() -> None:
    lines = ("german A 1 g1.pinned g7.pinned g4.pinned", FOES, "hand german 33")
    assert best(*lines, then=("rally A 33",)) == "rise g1"


def test_pinned_men_are_rallied() -> None:
    lines = ("german A 2 g1.pinned g3.pinned g4.pinned g6", "american A 2 a3 a4 a5 a7")
    assert best(*lines, "hand german 38") == "rally A 38"


def test_a_small_rally_is_spent_on_one_man_before_a_big_one() -> None:
    found = ranked("german A 2 g1.pinned g4 g6", "american A 2 a3 a4", "hand german 33 48")
    assert one(found, "rally A 33").score > one(found, "rally A 48").score


def test_a_stream_is_thrown_before_a_moving_enemy() -> None:
    lines = (FIVE, FOES, "american B 1 a8 a9 a11", "ground american A 12>forward")
    assert best(*lines, "phase discards", "hand german 152 41") == "impose 152 >A"


@pytest.mark.parametrize("card", ["55", "82", "132"])
def test_cover_is_not_given_to_a_moving_enemy(card: str) -> None:
    lines = (FIVE, FOES, "ground american A 12>forward", "phase discards", f"hand german {card}")
    assert one(ranked(*lines), f"impose {card} >A").score < 0


def test_a_useless_card_goes_first() -> None:
    lines = (FIVE, FOES, "phase discards", "hand german 117 12 55 45", "quota pillbox 1")
    assert best(*lines) == "discard 117"


def test_the_only_rally_and_the_only_concealed_are_kept() -> None:
    found = ranked(FIVE, FOES, "phase discards", "hand german 45 65")
    assert found[0].notation == "end"


def test_a_sniper_looks_for_the_leader_in_the_small_group() -> None:
    lines = (FIVE, "american A 0 a6 a8 a10 a12 a5", "american B 0 a1 a3", "phase discards")
    assert best(*lines, "hand german 27") == "snipe 27 >B"


def test_a_concealed_card_meets_strong_fire_and_is_not_spent_on_weak_fire() -> None:
    strong = ("german A 2 g1 g3 g4.assists=g3 g6", "american A 2 a3 a4 a5 a7", "hand american 65")
    shot = ("fire A>A", "with 68", "shoot")
    assert best(*strong, "hand german 68", then=shot) == "conceal 65"
    weak = (*strong, "ground american A 99", "hand german 66")
    assert best(*weak, then=("fire A>A", "with 66", "shoot")) == "decline"


def test_a_group_in_the_open_takes_the_cover_in_hand() -> None:
    lines = ("german A 3 g1 g4 g6 g9", "ground german A 12>forward 14>forward", FOES)
    assert best(*lines, "hand german 55") == "terrain A 55"


def test_good_ground_offered_to_men_in_the_open_is_accepted() -> None:
    moving = ("american A 2 a3 a4 a5", "ground american A 12>forward 14>forward")
    lines = ("german A 1 g1 g3 g4.assists=g3 g6", *moving, "hand german 55", "phase discards")
    assert best(*lines, then=("impose 55 >A", "end", "draw")) == "accept"


def test_troops_that_may_discard_only_when_idle_clear_a_useless_hand() -> None:
    lines = ("american A 0 a4 a5 a7", "german A 0 g4 g5", "turn american")
    hand = "hand american 142 122 81 117"
    assert best(*lines, hand) == "done"
    assert best(*lines, "phase discards", hand) == "discard 117"
