"""How the scenarios P, R, W and X begin: start lines, wounded men, a drop, an outpost asleep."""

import pytest

from caposaldo import library
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront import asleep
from caposaldo.upfront.goals import housed
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.startlines import USUAL, line_of
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import given
from tests.upfront.opened import answer, opened, options, stopped


def table_of(game: AnyGame) -> UpFrontTable:
    table = game.table
    assert isinstance(table, UpFrontTable)
    return table


def line_ups(game: AnyGame) -> list[str]:
    return [option.split()[1] for option in options(game) if option.startswith("setup")]


def both_formed(
    letter: str, one: str, other: str, plans: tuple[str, str], seed: int = 1
) -> AnyGame:
    game = opened(letter, one, other, seed=seed)
    for plan in plans:
        answer(game, [f"setup {plan}", "ready"])
    return game


def told(game: AnyGame, kind: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in game.told() if event.kind == kind]


# Start lines -----------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_p_the_defender_forms_three_or_four_groups_at_range_2() -> None:
    game = opened("P", "german", "american")
    assert line_of(table_of(game).battle, "american") == (3, 10, 2)
    assert line_of(table_of(game).battle, "german") == USUAL
    assert "two" not in line_ups(game)
    assert {"balanced", "four", "strong-left"} <= set(line_ups(game))
    answer(game, ["setup balanced"])
    assert {group.range for group in table_of(game).side("american")} == {2}
    answer(game, ["ready"])
    assert "two" in line_ups(game)
    answer(game, ["setup two"])
    assert {group.range for group in table_of(game).side("german")} == {0}


def test_scenario_p_two_groups_are_too_few() -> None:
    game = opened("P", "german", "american")
    men = table_of(game).waiting["american"]
    # The last four must make up a third group.
    answer(game, [f"place {man} A" for man in men[:6]] + [f"place {man} B" for man in men[6:10]])
    assert stopped(game, f"place {men[10]} B") == ("groups-impossible", "UF 3.2")
    answer(game, [f"place {men[10]} C"])
    assert stopped(game, f"place {men[11]} B") == ("groups-impossible", "UF 3.2")
    assert options(game) == [f"place {men[11]} C"]


def test_scenario_r_four_groups_of_at_most_four_men() -> None:
    game = opened("R", "german", "american")
    answer(game, ["setup balanced", "ready"])
    assert line_ups(game) == ["four"]
    men = table_of(game).waiting["german"]
    answer(game, [f"place {man} A" for man in men[:4]])
    assert stopped(game, f"place {men[4]} A") == ("group-full", "UF 2.4")
    answer(game, [f"place {man} B" for man in men[4:6]])
    # Four are left for two groups more.
    assert stopped(game, f"place {men[6]} B") == ("groups-impossible", "UF 3.2")


# The wounded -----------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_p_the_lowest_number_of_each_group_begins_wounded_and_equal_ones_draw_again() -> (
    None
):
    game = opened("P", "german", "american")
    answer(game, ["setup balanced", "ready"])
    sizes = [len(group.men) for group in table_of(game).side("american")]
    assert sizes == [4, 4, 4]
    for seed in range(1, 8):
        game = both_formed("P", "german", "american", ("balanced", "balanced"), seed)
        table = table_of(game)
        drawn = told(game, "draws-lot")
        for group in table.side("american"):
            (hurt,) = [man for man in group.men if man.wounded]
            assert f"carried-{hurt.card.id}" in table.notes
            lots = [lot for lot in drawn if lot["group"] == group.letter]
            assert len(lots) >= 4
            # The first draw leaves out all but the lowest; the last decides.
            own = [int(str(lot["number"])) for lot in lots if lot["man"] == f"@man-{hurt.card.id}"]
            assert own[0] == min(int(str(lot["number"])) for lot in lots[:4])
        assert len(table.notes) == 3
        assert not any(man.wounded for group in table.side("german") for man in group.men)
        # The lots go back before the deck is shuffled.
        held = sum(len(hand) for hand in table.hands.values())
        assert len(table.pile) + held == len(table.battle.deck)


# The drop --------------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_r_letters_and_ranges_are_drawn_for_every_group() -> None:
    seen: set[tuple[str, ...]] = set()
    ranges: set[int] = set()
    for seed in range(1, 25):
        game = both_formed("R", "german", "american", ("balanced", "four"), seed)
        table = table_of(game)
        groups = table.side("german")
        assert [group.letter for group in groups] == list(LETTERS)
        low = sorted(group.range for group in groups)
        assert low[0] in (-1, 0)
        assert low[1] in (0, 1)
        assert low[2] in (2, 3)
        assert low[3] in (4, 5)
        landed = told(game, "lands")
        seen.add(tuple(str(facts["letter"]) for facts in landed))
        ranges |= set(low)
        for facts in landed:
            red = table.card(str(facts["card"])).red
            pair = next(p for p in ((-1, 0), (0, 1), (2, 3), (4, 5)) if facts["range"] in p)
            if facts["range"] != 0:
                assert facts["range"] == (pair[0] if red else pair[1])
        held = sum(len(hand) for hand in table.hands.values())
        assert len(table.pile) + held == len(table.battle.deck)
        assert all(group.range == 0 for group in table.side("american"))
    assert len(seen) > 10
    assert ranges == {-1, 0, 1, 2, 3, 4, 5}


def test_scenario_r_no_machine_gun_has_an_assistant_yet() -> None:
    game = opened("R", "german", "american")
    answer(game, ["setup balanced", "ready", "setup four"])
    men = [man for group in table_of(game).side("german") for man in group.men]
    assert not any(man.assists for man in men)
    (group,) = [g for g in table_of(game).side("german") if g.man("g3") is not None]
    helper = next(man.card.id for man in group.men if man.card.id != "g3")
    assert stopped(game, f"crew g3 {helper}") == ("no-assistant-yet", "UF 2.4")


# The outpost -----------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_w_the_defender_sets_up_in_houses_and_the_attacker_moves_first() -> None:
    game = opened("W", "german", "american")
    assert told(game, "sets-up-first")[0]["seat"] == "american"
    game = both_formed("W", "german", "american", ("balanced", "balanced"))
    table = table_of(game)
    houses = [group.laid[0].card for group in table.side("american")]
    assert {table.card(id).terrain for id in houses} == {"buildings"}
    assert len(set(houses)) == 3
    assert table.quota == {"buildings": 5}
    assert not set(houses) & set(table.pile)
    assert all("asleep" in group.marks for group in table.side("american"))
    assert not any(group.laid or group.marks for group in table.side("german"))
    men = [man for group in table.side("american") for man in group.men]
    assert all(man.pinned for man in men)
    assert set(options(game)) == {"sentry a4", "sentry a5", "sentry a7", "sentry a11"}
    assert stopped(game, "sentry a8") == ("no-sentry", "UF 2.4")
    assert table.hands["american"] == ()
    assert told(game, "sleeps") == [{"seat": "american"}]
    answer(game, ["sentry a5"])
    assert told(game, "on-watch")[0]["man"] == "@man-a5"
    men = [man for group in table_of(game).side("american") for man in group.men]
    assert [man.card.id for man in men if not man.pinned] == ["a5"]
    assert table_of(game).hands["american"]
    while (asked := game.decision()) is not None and asked.prompt == "lay-terrain":
        game.answer("done")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "act")


def test_scenario_w_a_house_in_a_hand_is_of_no_use_and_leaves_when_it_is_drawn() -> None:
    game = both_formed("W", "german", "american", ("balanced", "balanced"))
    answer(game, ["sentry a5"])
    table = table_of(game)
    left = next(id for id in table.pile if table.card(id).terrain == "buildings")
    assert table.uses("german", left) == ()


@pytest.mark.parametrize(
    ("field", "kind", "houses", "left"),
    [
        ("city", "buildings", 3, 5),
        ("mountain", "buildings", 3, 0),
        ("desert", "escarpment", 3, 0),
        ("countryside", "buildings", 2, 0),
    ],
)
def test_scenario_w_as_many_houses_as_a_battlefield_has(
    field: str, kind: str, houses: int, left: int
) -> None:
    chosen = {"side-1": "german", "side-2": "american", "battlefield": field}
    game = library.start("upfront", "W", chosen, 1)
    answer(game, ["setup balanced", "ready"] * 2)
    table = table_of(game)
    laid = [card.card for group in table.side("american") for card in group.laid]
    assert [table.card(id).terrain for id in laid] == [kind] * houses
    assert housed(table, "american") == houses
    assert table.quota == {"buildings": left}


def test_scenario_w_the_only_man_who_can_be_on_watch_is_not_asked_for() -> None:
    lines = ("scenario W", "nations german american", "german A 0 g4 g5")
    game = given(*lines, "american A 0 a4 a8", "american B 0 a6 a9 a10")
    depth = len(game.stack)
    asleep.formed(game, "american")
    men = [man for group in game.table.side("american") for man in group.men]
    assert [man.card.id for man in men if not man.pinned] == ["a4"]
    assert len(game.stack) == depth
    assert asleep.sentries(game.table, "german") == []
    asleep.formed(game, "german")
    assert not any(man.pinned for group in game.table.side("german") for man in group.men)


def test_scenario_w_with_nobody_to_watch_all_sleep() -> None:
    lines = ("scenario W", "nations german american", "german A 0 g4 g5")
    game = given(*lines, "american A 0 a6 a8", "american B 0 a9 a10")
    depth = len(game.stack)
    asleep.formed(game, "american")
    assert all(man.pinned for group in game.table.side("american") for man in group.men)
    assert len(game.stack) == depth


# Surrounded ------------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_x_one_force_stands_before_the_defender_and_one_behind_him() -> None:
    game = both_formed("X", "russian", "german", ("two", "four"))
    table = table_of(game)
    assert [(g.letter, g.range, g.column) for g in table.side("russian")] == [
        ("A", 0, 1),
        ("B", 0, 2),
        ("C", 10, 1),
        ("D", 10, 2),
    ]
    assert told(game, "comes-from-behind")[0]["groups"] == ["C", "D"]
    guns = [
        {man.card.id for man in group.men if man.card.weapon and man.card.weapon.family == "lmg"}
        for group in table.side("russian")
    ]
    assert len(guns[0] | guns[1]) == len(guns[2] | guns[3]) == 1
    leaders = [{m.card.role for m in g.men if m.card.role} for g in table.side("russian")]
    assert len(leaders[0] | leaders[1]) == len(leaders[2] | leaders[3]) == 1
    assert {group.range for group in table.side("german")} == {0}


def test_scenario_x_the_machine_guns_are_shared_out_and_all_groups_filled() -> None:
    game = opened("X", "russian", "german")
    answer(game, ["setup two", "ready"])
    assert line_ups(game) == ["four"]
    men = [man for man in table_of(game).waiting["russian"] if man not in ("r2", "r28")]
    answer(game, ["place r2 A", f"place {men[0]} A", f"place {men[1]} B"])
    assert stopped(game, "place r28 B") == ("shared-over-forces", "UF 2.4")
    answer(game, [f"place {man} B" for man in men[2:10]])
    answer(game, [f"place {man} C" for man in men[10:14]])
    # Two and the other machine gunner are left, and group D needs two of them.
    answer(game, [f"place {men[14]} C"])
    assert stopped(game, f"place {men[15]} C") == ("groups-impossible", "UF 3.2")
    assert stopped(game, "place r28 C") == ("groups-impossible", "UF 3.2")
    answer(game, [f"place {men[15]} D", "place r28 D", "ready"])
    assert [len(group.men) for group in table_of(game).side("russian")] == [2, 9, 5, 2]


def test_scenario_x_the_last_machine_gunner_is_not_left_without_a_place() -> None:
    game = opened("X", "russian", "german")
    answer(game, ["setup two", "ready"])
    men = [man for man in table_of(game).waiting["russian"] if man not in ("r2", "r28")]
    answer(game, [f"place {men[0]} A", f"place {men[1]} A", f"place {men[2]} B"])
    answer(game, [f"place {man} A" for man in men[3:10]])
    answer(game, [f"place {men[10]} B", "place r2 C", f"place {men[11]} C"])
    answer(game, [f"place {man} C" for man in men[12:14]])
    # The other one belongs to the force before the enemy, and group D needs both men left.
    assert stopped(game, f"place {men[14]} C") == ("groups-impossible", "UF 2.4")
    answer(game, [f"place {men[14]} D", f"place {men[15]} D", "place r28 B", "ready"])
