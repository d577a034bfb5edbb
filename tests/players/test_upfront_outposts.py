"""Outposts asleep, groups that waver or have surrendered, paratroops scattered, men in sewers."""

import pytest

from caposaldo import library
from caposaldo.kernel.contract import Candidate
from tests.players.upfront_positions import NEVER, best, judged, one, ranked


def met(*lines: str, then: tuple[str, ...] = ()) -> list[Candidate]:
    """Judge a position with nations of its own."""
    game = library.from_position("upfront", "\n".join(lines))
    for notation in then:
        game.answer(notation)
    return judged(game)


# Scenario W ------------------------------------------------------------------------------------

CAMP = (
    "scenario W",
    "american A 0 a1.pinned a4.pinned a5.pinned",
    "american B 0 a6.pinned a7.pinned a8",
    "ground american A 58",
    "ground american B 71",
)
SLEEP = ("mark american A asleep", "mark american B asleep")
RAIDERS = ("german A 1 g3 g4 g5 g6", "german B 0 g8 g9", "hand german 149")


def test_the_man_on_watch_is_of_the_group_that_is_worth_most() -> None:
    game = library.start("upfront", "W", seed=4)
    while (asked := game.decision()) is not None and asked.prompt != "sentry":
        game.answer(judged(game)[0].notation)
    found = judged(game)
    table = game.view("american")["table"]
    assert isinstance(table, dict)
    group = {m["id"]: g for g in table["groups"] for m in g["men"]}
    chosen = found[0].notation.split(" ")[1]
    assert found[0].reason == "sentry"
    assert "SL" in [man["role"] for man in group[chosen]["men"]]
    others = [c for c in found if group[c.notation.split(" ")[1]]["id"] != group[chosen]["id"]]
    assert others
    assert all(candidate.score < found[0].score for candidate in others)


def test_men_asleep_are_not_woken_by_fire_from_afar() -> None:
    awake = one(ranked(*CAMP, *RAIDERS), "fire A>A")
    asleep = one(ranked(*CAMP, *SLEEP, *RAIDERS), "fire A>A")
    assert awake.score > 0 > asleep.score
    assert asleep.score > NEVER


def test_a_sniper_who_wakes_nobody_is_sent_all_the_same() -> None:
    lines = (*CAMP, *RAIDERS[:2], "hand german 27", "phase discards")
    assert best(*lines, *SLEEP) == best(*lines)
    assert best(*lines, *SLEEP).startswith("snipe 27")


def test_the_man_on_watch_fires_to_wake_his_own() -> None:
    men = ("german A 3 g3 g4 g5 g6", "german B 0 g8 g9")
    lines = (*CAMP, *men, "turn american", "hand american 66")
    awake = one(ranked(*lines), "fire B>A")
    asleep = one(ranked(*lines, *SLEEP), "fire B>A")
    assert asleep.score > awake.score + 0.5


def test_who_must_take_houses_goes_all_the_way() -> None:
    men = ("german A 4 g3 g4 g5 g6", "german B 0 g8 g9", "hand german 12")
    sound = ("american A 0 a4 a5.pinned a6.pinned", "american B 0 a7.pinned a8.pinned")
    houses = ("ground american A 58", "ground american B 71", "ground german A 55")
    found = one(ranked("scenario W", *men, *sound, *houses), "move A 12 forward")
    plain = one(ranked("scenario X", *men, *sound, *houses), "move A 12 forward")
    assert found.score > plain.score


# Scenario R ------------------------------------------------------------------------------------

DROP = ("scenario R", "american A 0 a4 a5", "american B 0 a7 a8", "american C 0 a9 a11")


def test_scattered_men_join_the_group_of_their_leader() -> None:
    groups = ("german A 3 g1 g3 g4 g5", "ground german A 55", "german B 3 g6 g10")
    found = ranked(*DROP, *groups, "hand german 12")
    assert found[0].notation == "transfer B>A"
    assert one(found, "transfer A>B").score < 0


def test_they_do_so_before_the_leader_is_in_cover_and_not_for_less() -> None:
    groups = ("german A 3 g1 g3 g4 g5", "german B 3 g6 g10", "hand german 12")
    assert one(ranked(*DROP, *groups), "transfer B>A").score > 0
    plain = one(ranked("scenario B", *groups, *DROP[1:]), "transfer B>A")
    assert plain.score < 0


def test_a_leader_who_is_nearly_alone_goes_to_those_who_lack_one() -> None:
    groups = ("german A 3 g3 g4 g5 g6", "ground german A 55", "german B 3 g1 g10")
    assert best(*DROP, *groups, "hand german 12") == "transfer B>A"
    sent = ranked(*DROP, *groups, "hand german 12", then=("transfer B>A",))
    assert sent[0].notation == "send g1 12"


def test_men_on_their_way_are_counted_where_they_go() -> None:
    groups = ("german A 3 g1 g3 g4 g5", "ground german A 55", "german B 3 g6.to=A g10 g17")
    alone = ("german A 3 g1 g3 g4 g5", "ground german A 55", "german B 3 g6 g10 g17")
    on_the_way = one(ranked(*DROP, *groups, "hand german 12"), "transfer B>A")
    nobody_yet = one(ranked(*DROP, *alone, "hand german 12"), "transfer B>A")
    assert nobody_yet.score > 1.0 > on_the_way.score


def test_a_group_draws_near_to_another_it_may_join() -> None:
    near = ("german A 3 g1 g3 g4", "ground german A 55", "german B 2 g5 g6", "ground german B 64")
    far = ("german A 3 g1 g3 g4", "ground german A 55", "german D 2 g5 g6", "ground german D 64")
    joins = one(ranked(*DROP, *near, "hand german 12"), "move B 12 forward")
    apart = one(ranked(*DROP, *far, "hand german 12"), "move D 12 forward")
    assert joins.score > apart.score


# Groups that waver, and those that have surrendered ----------------------------------------------

ROMANS = ("nations british italian", "italian B 1 i5 i6 i7")
WAVERING = "italian A 1 i1.pinned i3.pinned i4"


def test_the_last_men_up_are_the_first_to_be_fired_at_where_groups_surrender() -> None:
    foes = ("british A 1 b1 b2 b3 b4", "hand british 149")
    wavers = one(met(*ROMANS, WAVERING, *foes), "fire A>A")
    settled = one(met(*ROMANS, WAVERING, *foes, "note no-surrender:italian"), "fire A>A")
    assert wavers.score > settled.score > 0


def test_against_some_enemies_nobody_surrenders() -> None:
    foes = ("russian A 2 r1 r3 r4 r5", "hand russian 66")
    groups = ("nations russian italian", "turn russian", ROMANS[1], WAVERING)
    found = one(met(*groups, *foes), "fire A>A")
    again = one(met(*groups, *foes, "note no-surrender:italian"), "fire A>A")
    assert found.score == again.score


def test_a_group_about_to_surrender_is_rallied_first() -> None:
    lines = ("nations italian british", "british A 1 b1 b2 b3 b4", ROMANS[1], "hand italian 38")
    wavers = one(met(*lines, WAVERING), "rally A 38")
    settled = one(met(*lines, WAVERING, "note no-surrender:italian"), "rally A 38")
    assert wavers.score > settled.score


@pytest.mark.parametrize("men", ["i1.pinned i3 i4 i9", "i1 i3"])
def test_a_group_with_men_enough_up_or_nobody_down_does_not_waver(men: str) -> None:
    lines = (*ROMANS, f"italian A 1 {men}", "british A 1 b1 b2 b3 b4", "hand british 149")
    found = one(met(*lines), "fire A>A")
    assert found.score == one(met(*lines, "note no-surrender:italian"), "fire A>A").score


def test_fire_would_only_let_a_group_in_surrender_rally() -> None:
    down = ("italian A 1 i1.pinned i3.pinned i4.pinned", "mark italian A surrendered")
    found = met(*ROMANS, *down, "british A 1 b1 b2 b3 b4", "hand british 149")
    assert one(found, "fire A>A").score < 0 < one(found, "fire A>B").score


def test_men_in_surrender_draw_those_who_can_take_them() -> None:
    down = "italian A 0 i1.pinned i3.pinned i4.pinned i9.pinned"
    lines = ("scenario B", *ROMANS, down, "british A 3 b1 b2 b3 b4", "hand british 12 55")
    found = one(met(*lines, "mark italian A surrendered"), "move A 12 forward")
    assert found.score > one(met(*lines), "move A 12 forward").score


# Close combat ----------------------------------------------------------------------------------


def test_only_men_within_reach_make_an_infiltration_worth_while() -> None:
    lines = ("german A 3 g1 g4 g6", "american A 2 a3 a4 a5 a6 a7", "german B 0 g9")
    alone = one(ranked(*lines), "infiltrate A")
    weak = one(ranked(*lines, "american D 0 a12.pinned"), "infiltrate A")
    assert weak.score == alone.score


def test_in_the_sewers_an_infiltration_is_harder() -> None:
    lines = (
        "scenario A",
        "option battlefield city",
        "german A 3 g1 g4 g6",
        "german B 0 g9",
        "american A 2 a3 a4.pinned a5.pinned",
        "ground german A 71",
        "ground american A 58",
    )
    above = one(ranked(*lines), "infiltrate A")
    below = one(ranked(*lines, "mark german A below", "mark american A below"), "infiltrate A")
    assert below.score < above.score


def test_a_wounded_man_is_easier_to_beat_hand_to_hand() -> None:
    lines = ("german A 3 g1 g4 g6.inside=A", "german B 0 g9")
    sound = one(ranked(*lines, "american A 2 a3 a4"), "close A")
    hurt = one(ranked(*lines, "american A 2 a3.wounded a4.wounded"), "close A")
    assert hurt.score > sound.score
