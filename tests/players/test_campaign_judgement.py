"""The regular in a campaign: when it gives a scenario up, and when it pursues (42.6, 42.7)."""

import pytest

from tests.players.upfront_positions import NEVER, best, one, ranked

CAMPAIGN = 'option orders {"campaign":true}'
STRONG = ("american A 4 a1 a4 a5 a6 a3", "american B 4 a2 a7 a8 a9")
LOST = ("lost g5 kia", "lost g6 kia", "lost g7 kia", "lost g8 kia")
RETREAT = ("ground german A 14>back", "mark german A withdrawing")
CHASED = (CAMPAIGN, "strength german 9", "strength american 12", "german A 0 g1 g4")


def test_a_whole_squad_does_not_give_up() -> None:
    found = ranked(
        CAMPAIGN,
        "german A 0 g1 g4 g5",
        "german B 0 g2 g6",
        "american A 2 a1 a4 a5",
        "american B 2 a2 a6",
        "hand german 14",
    )
    judged = one(found, "withdraw A 14")
    assert judged.score < 0.0
    assert judged.reason == "fight-on"


def test_a_squad_on_the_brink_under_heavy_fire_saves_its_men() -> None:
    found = ranked(*CHASED, *STRONG, *LOST, "hand german 14 15")
    assert found[0].notation.startswith("withdraw A")
    assert found[0].reason == "give-up"
    # The card that is worth less is spent.
    assert one(found, "withdraw A 15").score > one(found, "withdraw A 14").score


def test_nobody_gives_up_with_the_enemy_on_the_brink_too() -> None:
    lost = [f"lost a{n} kia" for n in (10, 11, 12, 13, 14)]
    judged = one(ranked(*CHASED, *STRONG, *LOST, *lost, "hand german 14"), "withdraw A 14")
    assert judged.reason == "fight-on"


@pytest.mark.parametrize(("deck", "reason"), [(1, "give-up"), (4, "fight-on")])
def test_who_wins_when_time_is_up_holds_out_to_the_end(deck: int, reason: str) -> None:
    found = ranked(
        "scenario H",
        "nations american german",
        "turn german",
        *CHASED,
        *STRONG,
        *LOST,
        f"deck {deck}",
        "hand german 14",
    )
    assert one(found, "withdraw A 14").reason == reason


def test_the_winner_who_pursues_does_not_leave() -> None:
    found = ranked(
        CAMPAIGN,
        "german A -1 g1 g4",
        "american A 0 a1 a4",
        *RETREAT,
        "turn american 2",
        "hand american 15",
        "pile 5 6 7 8",
        then=("pursue a1",),
    )
    assert one(found, "withdraw A 15").score == NEVER


def test_the_pursued_get_away() -> None:
    lines = (
        CAMPAIGN,
        "german A -1 g1 g4",
        "german B 0 g5 g6",
        "american A 2 a1 a4",
        *RETREAT,
        "hand german 15",
        "pile 5 6 7 8",
    )
    found = ranked(*lines, then=("pursue a1",))
    judged = one(found, "withdraw B 15")
    assert (judged.reason, judged.score > 0.0) == ("get-away", True)
    assert one(found, "move A 15 forward").score == NEVER
    assert one(found, "move A 15 sideways").score == NEVER
    assert one(found, "move A 15 back").score > NEVER


def test_a_withdrawing_group_goes_into_terrain_and_away() -> None:
    lines = (
        CAMPAIGN,
        "german A -1 g1 g4",
        "german B 0 g5 g6",
        "american A 0 a1 a4",
        "ground german B 14>back",
        "hand german 55",
    )
    plain = one(ranked(*lines), "terrain B 55")
    leaving = ranked(*lines, "mark german B withdrawing", "pile 5 6 7", then=("pursue a1",))
    judged = one(leaving, "terrain B 55")
    assert judged.reason == "get-away"
    assert judged.score == pytest.approx(plain.score + 1.0)


def test_beaten_men_are_pursued_and_fresh_ones_let_go() -> None:
    weak = ("german A 0 g1.pinned g4.pinned", "american A 3 a1 a4 a5 a6 a3", *RETREAT)
    found = ranked(CAMPAIGN, *weak)
    assert [(each.notation, each.reason) for each in found] == [
        ("pursue a1", "pursue"),
        ("let-go", "let-them-go"),
    ]
    fresh = ("german A 0 g1 g4 g3 g5 g6 g7 g8", "german B 0 g13 g2", "american A 3 a1 a4.pinned")
    assert best(CAMPAIGN, *fresh, *RETREAT) == "let-go"


def test_of_two_leaders_the_steadier_takes_the_check() -> None:
    found = ranked(
        "nations german russian",
        "turn german",
        CAMPAIGN,
        "german A 0 g1.pinned g4.pinned",
        "russian A 3 r1 r4 r5 r19 r6",
        *RETREAT,
    )
    assert found[0].notation == "pursue r1"
    assert found[1].notation == "pursue r19"
    assert found[0].score > found[1].score > 0.0
