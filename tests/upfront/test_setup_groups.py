"""The groups each side forms before play: how many, how large, in what order (UF 3.1 - 3.4)."""

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.men import fresh
from caposaldo.upfront.ranges import opposite
from caposaldo.upfront.sizing import Plan, can_finish
from tests.upfront.data_files import man
from tests.upfront.opened import (
    EVERY_FORCE,
    answer,
    enemy_of,
    groups,
    opened,
    options,
    put,
    stopped,
)


@proves("UF 3.1", 1, 2)
def test_3_1_each_side_has_the_men_its_scenario_lists_and_deck_1_is_counted() -> None:
    table = opened("B", "german", "russian").table
    assert table.waiting == {
        "german": ("g1", "g2", "g3", "g4", "g6", "g9", "g10", "g17", "g18", "g22"),
        "russian": tuple(f"r{n}" for n in (2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 22, 23, 24, 26)),
    }
    assert table.groups == {}
    assert table.decks == 1


@proves("UF 3.2", 1)
def test_3_2_the_other_side_forms_its_groups_after_the_first() -> None:
    game = opened()
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt, asked.rule) == ("german", "form-groups", "UF 3.2")
    assert dict(asked.facts) == {"men": 10, "weapons": 0}
    assert "place r1 A" not in options(game)
    assert stopped(game, "place r1 A") == ("not-waiting", "UF 3.2")
    answer(game, ["setup two", "ready"])
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("russian", "form-groups")
    assert len(game.table.side("german")) == 2
    assert stopped(game, "place g1 A") == ("not-waiting", "UF 3.2")


@proves("UF 3.2", 2)
def test_3_2_a_group_has_at_most_ten_men_and_a_side_at_least_two_groups() -> None:
    game = opened("A", "german", "russian")
    answer(game, ["setup two", "ready", *put("A r1 r2 r3 r4 r5 r6 r7 r8 r9 r10")])
    assert stopped(game, "place r11 A") == ("group-full", "UF 3.2")
    answer(game, put("B r11 r12 r13 r14 r15"))
    assert "ready" in options(game)


@proves("UF 3.2", 2)
def test_3_2_ten_men_cannot_all_go_into_one_group_nor_leave_one_man_alone() -> None:
    game = opened()
    answer(game, put("A g1 g2 g3 g4 g5 g6 g7 g8"))
    assert stopped(game, "place g9 A") == ("groups-impossible", "UF 3.2")
    answer(game, put("B g9"))
    crews = [f"crew g3 g{n}" for n in (1, 2, 4, 5, 6, 7, 8)]
    assert options(game) == [*crews, "place g10 B"]
    assert stopped(game, "place g10 A") == ("groups-impossible", "UF 3.2")
    assert stopped(game, "place g10 C") == ("groups-impossible", "UF 3.2")
    assert stopped(game, "ready") == ("not-all-placed", "UF 3.2")


@proves("UF 3.2", 2)
def test_3_2_there_is_no_fifth_group() -> None:
    game = opened()
    answer(game, put("A g1 g2", "B g3 g4", "C g5 g6", "D g7 g8"))
    assert stopped(game, "place g9 E") == ("no-such-letter", "UF 3.2")
    assert stopped(game, "place g9 Z") == ("no-such-letter", "UF 3.2")
    answer(game, put("D g9 g10"))
    assert "ready" in options(game)


@proves("UF 3.2", 4)
def test_3_2_letters_go_from_a_on_and_none_is_skipped() -> None:
    game = opened()
    assert [option for option in options(game) if option.startswith("place")] == sorted(
        f"place g{n} A" for n in range(1, 11)
    )
    assert stopped(game, "place g1 B") == ("letter-skipped", "UF 3.2")
    answer(game, put("A g1"))
    assert stopped(game, "place g2 C") == ("letter-skipped", "UF 3.2")
    answer(game, put("B g2"))
    assert "place g3 C" in options(game)
    assert stopped(game, "place g3 D") == ("letter-skipped", "UF 3.2")


@proves("UF 3.2", 5)
def test_3_2_like_letters_face_each_other_uf1_setup_letters() -> None:
    game = opened()
    answer(game, ["setup two", "ready", "setup four", "ready"])
    facing = {
        one.letter: [other.letter for other in game.table.side("german") if opposite(one, other)]
        for one in game.table.side("russian")
    }
    assert facing == {"A": ["A"], "B": ["B"], "C": [], "D": []}


@proves("UF 3.2", 6)
def test_3_2_once_groups_are_formed_nobody_is_placed_any_more() -> None:
    game = opened()
    answer(game, ["setup two", "ready", "setup two", "ready"])
    before = groups(game, "german"), groups(game, "russian")
    assert stopped(game, "place g1 B")[0] == "not-asked-now"
    assert stopped(game, "place r1 C")[0] == "not-asked-now"
    answer(game, ["done", "done"])
    assert (groups(game, "german"), groups(game, "russian")) == before


@proves("UF 3.3", 1)
def test_3_3_men_hold_positions_in_the_order_they_are_placed() -> None:
    game = opened()
    answer(game, put("A g5 g1", "B g7", "A g3"))
    assert [man.card.id for man in game.table.groups["german-A"].ranks] == ["g5", "g1", "g3"]
    event = game.told()[0]
    assert (event.kind, event.facts["group"], event.facts["position"]) == ("placed", "A", 3)


@proves("UF 3.3", 2)
def test_3_3_when_a_man_leaves_those_to_his_right_move_down_uf1_positions_close_up() -> None:
    game = opened()
    answer(game, put("A g5 g1 g3 g2"))
    left = game.table.groups["german-A"].without("g1")
    assert [soldier.card.id for soldier in left.ranks] == ["g5", "g3", "g2"]
    assert left.man("g1") is None


@proves("UF 3.4", 1)
def test_3_4_every_group_starts_at_range_0() -> None:
    game = opened()
    answer(game, ["setup four", "ready", "setup two", "ready"])
    assert [group.range for group in game.table.groups.values()] == [0] * 6
    done = [event.facts for event in game.told() if event.kind == "set-up-done"]
    assert done == [{"seat": "russian", "groups": 2}]
    assert game.table.groups["german-A"].man("g1") is not None
    assert fresh(man("g1")).pinned is False


def test_a_man_is_placed_once() -> None:
    game = opened()
    answer(game, put("A g1"))
    assert stopped(game, "place g1 A") == ("not-waiting", "UF 3.2")
    assert stopped(game, "place x9 A") == ("not-waiting", "UF 3.2")
    game.undo("german")
    assert "place g1 A" in options(game)


@pytest.mark.parametrize(("letter", "nation", "role"), EVERY_FORCE)
def test_whoever_places_men_at_random_always_comes_to_an_end(
    letter: str, nation: str, role: str
) -> None:
    other = enemy_of(letter, nation, role)
    pair = (other, nation) if role == "defender" else (nation, other)
    game = opened(letter, *pair)
    chance = stream(7, "player")
    for _ in range(100):
        asked = game.decision()
        assert asked is not None
        if asked.prompt != "form-groups":
            break
        chosen = [option for option in asked.options if option.verb != "setup"]
        assert chosen, f"{asked.seat} has no way on"
        game.answer(chosen[chance.below(len(chosen), "option")])
    for side in pair:
        assert game.table.waiting[side] == game.table.battle.sheets[side].force.later
        sizes = {group.letter: len(group.men) for group in game.table.side(side)}
        assert list(sizes) == list(LETTERS[: len(sizes)])
        assert 2 <= len(sizes) <= 4
        for group in game.table.side(side):
            vehicles = [man for man in group.men if man.hull is not None]
            assert (1 if vehicles else 2) <= len(group.men) <= 10
            assert len(group.men) == 1 or not any(man.armoured for man in vehicles)


@pytest.mark.parametrize(
    ("sizes", "box_at", "free", "barred", "possible"),
    [
        ((1,), -1, 3, 0, True),  # 2 and 2
        ((1,), -1, 2, 0, False),
        ((2, 1, 1), -1, 2, 0, True),
        ((2, 1, 1), -1, 1, 0, False),
        ((10, 10, 10), -1, 10, 0, True),
        ((10, 10, 10), -1, 11, 0, False),
        ((10, 3), 1, 20, 0, True),
        ((10, 3), 1, 21, 0, False),
        ((2,), 1, 2, 3, True),
        ((2,), 1, 1, 3, False),  # nobody but barred men for the Pillbox
        ((9,), 1, 4, 0, True),
        ((9, 2, 10, 10), 1, 0, 1, True),
        ((10, 2, 10, 10), 1, 0, 1, False),
        ((10, 2, 10, 10), 1, 1, 0, True),
    ],
)
def test_groups_begun_can_be_finished_or_not(
    sizes: tuple[int, ...], box_at: int, free: int, barred: int, possible: bool
) -> None:
    assert can_finish(Plan(sizes, box_at, free, barred, free, 0, 0, False)) is possible


@pytest.mark.parametrize(
    ("sizes", "left", "possible"),
    [
        ((10, 2), 1, False),  # the largest is full
        ((9, 9), 1, True),
        ((9, 2), 1, True),
        ((10, 10, 2), 8, True),
        ((10, 10, 2), 7, False),
        ((10, 9, 9), 1, True),
        ((10, 8), 1, False),
        ((10, 8), 2, True),
    ],
)
def test_15_51_room_for_the_commissar_is_kept_in_a_largest_group(
    sizes: tuple[int, ...], left: int, possible: bool
) -> None:
    plan = Plan(sizes, -1, left, 0, 0, 0, 0, True)
    assert can_finish(plan) is possible
    assert can_finish(plan, commissar=False) is True


@pytest.mark.parametrize(
    ("free", "able", "outside", "loads", "possible"),
    [(3, 1, 0, 1, True), (3, 3, 0, 1, True), (3, 3, 0, 2, False), (3, 2, 1, 2, True)],
)
def test_23_3_enough_carriers_stay_out_of_the_pillbox(
    free: int, able: int, outside: int, loads: int, possible: bool
) -> None:
    plan = Plan((2,), 1, free, 0, able, outside, loads, False)
    assert can_finish(plan) is possible
    assert can_finish(plan, loads=False) is True
