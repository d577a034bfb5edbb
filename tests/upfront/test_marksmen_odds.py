"""The odds of several snipers' attacks equal all the ways the draws can fall (UF 48.4, 48.41)."""

from collections.abc import Callable
from itertools import permutations
from typing import Final

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.marksmenview import all_ways, ways
from tests.upfront.forks import End, fate, man_odds, shown, spread
from tests.upfront.scenes import given

SNIPERS: Final = ("phase discards", "snipers german 3", "note rifles-german:3")
PILE: Final = "pile 3 9 1 18 8 7 30"
"""A black number of each kind."""


def before(*lines: str, pile: str = PILE) -> AnyGame:
    return given(*SNIPERS, "german A 1 g4 g5", *lines, "hand german 27", pile).game


def check(game: AnyGame, declared: str, *men: str) -> None:
    preview = game.preview(declared)
    for man in men:
        found = spread(game, declared, "end", say=fate(game, man), until="refill")
        assert man_odds(preview, man) == found


@proves("UF 48.4", 2)
def test_48_4_two_attacks_on_one_group_are_followed_man_by_man() -> None:
    game = before("american A 1 a4 a5 a6")
    check(game, "snipe 27 >A >A", "a4", "a6")


def test_48_4_the_second_attack_finds_a_pinned_man_a_wounded_one_or_one_less() -> None:
    game = before("american A 1 a4.pinned a5", pile="pile 3 9 41 46 156 85")
    check(game, "snipe 27 >A >A", "a4", "a5")


def test_48_4_one_man_alone_needs_no_positions() -> None:
    game = before("american A 1 a4", "american B 1 a5")
    check(game, "snipe 27 >A >A", "a4")
    preview = game.preview("snipe 27 >A >A")
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [entry["id"] for entry in men] == ["a4"]


def test_48_41_attacks_on_two_groups_do_not_touch_each_other() -> None:
    game = before("american A 1 a4 a5", "american B 1 a6")
    check(game, "snipe 27 >A >B", "a4", "a5", "a6")


@pytest.mark.parametrize("declared", ["snipe 27 >A >A", "snipe 27 >A >B", "snipe 27 >A >B >B"])
def test_48_4_the_chance_that_nothing_happens_is_that_of_all_attacks(declared: str) -> None:
    game = before("american A 1 a4 a5", "american B 1 a6", pile="pile 3 9 1 18 8 7")

    def harmed(end: End) -> str:
        now = [fate(game, man)(end) for man in ("a4", "a5", "a6")]
        return "nothing" if set(now) == {"unharmed"} else "effect"

    assert shown(game.preview(declared)) == spread(game, declared, "end", say=harmed)


def test_48_4_russians_who_may_go_berserk_are_counted_too() -> None:
    game = before(
        "nations german russian", "russian A 4 r4.pinned r5.pinned", pile="pile 3 9 35 65 72 85"
    )
    check(game, "snipe 27 >A >A", "r4", "r5")
    assert man_odds(game.preview("snipe 27 >A >A"), "r4")["berserk"] > 0


def test_48_4_there_are_no_odds_where_the_deck_may_end_between_the_attacks() -> None:
    game = before("american A 1 a4 a5", pile="pile 3 9 1")
    assert game.preview("snipe 27 >A >A") is None
    assert game.preview("snipe 27 >A") is not None


def test_48_4_the_deck_may_end_with_the_last_draw() -> None:
    game = before("american A 1 a4 a5", pile="pile 3 9 1 30")
    check(game, "snipe 27 >A >A", "a4", "a5")


def crew(game: AnyGame, id: str) -> Callable[[End], str]:
    """Say what has become of a gun or an AFV, as the crew's odds name it."""
    was = _hull(game, id)
    assert was is not None

    def say(end: End) -> str:
        now = _hull(end.game, id)
        if now is None:
            return str(end.game.table.lost[id]).partition("-")[0].replace("wreck", "kia")
        names = ("commander-killed", "pinned", "buttoned-up")
        changed = [name for name, a, b in zip(names, was, now, strict=True) if a != b]
        return changed[0] if changed else "unharmed"

    return say


def _hull(game: AnyGame, id: str) -> tuple[int, bool, bool] | None:
    for group in game.table.groups.values():
        man = group.man(id)
        if man is not None:
            assert man.hull is not None
            return man.hull.losses, man.pinned, man.hull.buttoned
    return None


AT_CREWS: Final = {
    "a gun": ("a29", "american A 1 a29"),
    "a pinned gun": ("a29", "american A 1 a29.pinned"),
    "a gun with two men left": ("a29", "american A 1 a29.losses=1"),
    "a gun with one man left": ("a29", "american A 1 a29.losses=2"),
    "a gun and a man": ("a29", "american A 1 a29 a4"),
    "a tank": ("a34", "american A 1 a34"),
    "a tank that lost a commander": ("a34", "american A 1 a34.losses=1"),
    "an open-topped vehicle": ("a31", "american A 1 a31"),
    "a carrier, which is open to a second shot": ("b34", "british A 1 b34"),
    "a pinned carrier": ("b34", "british A 1 b34.pinned"),
}


@proves("UF 48.4", 2)
@pytest.mark.parametrize("where", AT_CREWS)
def test_48_4_two_attacks_on_a_gun_or_an_afv_are_followed_too(where: str) -> None:
    id, line = AT_CREWS[where]
    nation = line.split()[0]
    game = before(
        f"nations german {nation}", line, f"{nation} D 0 {id[0]}5 {id[0]}6",
        pile="pile 3 9 1 18 8 7",
    )  # fmt: skip
    found = spread(game, "snipe 27 >A >A", "end", say=crew(game, id))
    assert man_odds(game.preview("snipe 27 >A >A"), id) == found
    assert len(found) > 1


def test_48_41_an_attack_on_a_gun_and_one_on_men_are_shown_side_by_side() -> None:
    game = before("american A 1 a4 a5", "american B 1 a29")
    check(game, "snipe 27 >A >B", "a4", "a5")
    found = spread(game, "snipe 27 >A >B", "end", say=crew(game, "a29"))
    assert man_odds(game.preview("snipe 27 >A >B"), "a29") == found


def test_48_4_three_attacks_on_one_group_show_only_the_chance_of_none() -> None:
    game = before("american A 1 a4 a5")
    preview = game.preview("snipe 27 >A >A >A")
    assert preview is not None
    assert preview.detail["men"] == []
    assert [outcome.key for outcome in preview.odds] == ["nothing", "effect"]


def test_48_4_four_attacks_are_shown_group_by_group_only() -> None:
    lines = ("american A 1 a4 a5", "american B 1 a6 a7", "american C 1 a8")
    game = given(
        "phase discards", "snipers german 4", "note rifles-german:4", "german A 1 g4 g5", *lines,
        "hand german 27",
    ).game  # fmt: skip
    preview = game.preview("snipe 27 >A >A >B >C")
    assert preview is not None
    assert preview.odds == []
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [entry["id"] for entry in men] == ["a4", "a5", "a6", "a7", "a8"]


@pytest.mark.parametrize(
    "sets", [[], [{0, 1}], [{0, 1}, {1, 2}], [{0, 1, 2}, {1}, {1, 2}], [{0, 1, 2, 3}] * 4]
)
def test_ways_count_draws_without_any_card_twice(sets: list[set[int]]) -> None:
    masks = [sum(1 << card for card in cards) for cards in sets]
    drawn = permutations(range(5), len(sets))
    fits = [cards for cards in drawn if all(c in s for c, s in zip(cards, sets, strict=True))]
    assert ways(masks) == len(fits)


def test_all_ways_are_those_of_a_pile_without_replacement() -> None:
    assert [all_ways(5, draws) for draws in range(4)] == [1, 5, 20, 60]
