"""Victory points, broken squads and the rounds of a scenario (UF 16, 32.1, 33.8)."""

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.victory import is_broken
from tests.upfront.opened import EVERY_FORCE, box
from tests.upfront.scenes import given, then, when


def table_of(*lines: str) -> UpFrontTable:
    """The table of a position."""
    table = given(*lines).game.table
    assert isinstance(table, UpFrontTable)
    return table


def points(*lines: str) -> int:
    """The Germans' victory points in a position."""
    return victory_points(table_of(*lines), "german")


@proves("UF 16.4", 2, 5)
@proves("UF 16.41", 1)
@proves("UF 32.1", 1)
def test_16_4_the_points_of_a_whole_game_uf2_16_09_uf2_16_20() -> None:
    lost = ("lost a1 kia", "lost a2 kia", "lost a3 rout", "lost a5 captured")
    assert points("german A 3 g1 g2 g4 g5 g6.pinned", "american A 0 a4", *lost) == 22


@proves("UF 16.4", 4)
def test_16_4_moving_men_score_nothing_for_range_uf2_16_07() -> None:
    men = ("german A 5 g1 g4 g5", "american C 0 a4")
    assert points(*men, "ground german A 12>forward") == 0
    assert points(*men) == 15


@proves("UF 16.4", 3)
def test_16_4_a_negative_range_number_costs_points() -> None:
    assert points("german A -2 g1 g4 g5", "american A 3 a4") == -6


@pytest.mark.parametrize(
    ("ground", "range", "worth"), [("58", 2, 6), ("55", 2, 0), ("55", -1, 0), ("58", -1, -3)]
)
@proves("UF 16.4", 2, 3)
def test_16_4_where_only_one_terrain_counts_nothing_else_scores(
    ground: str, range: int, worth: int
) -> None:
    men = f"german A {range} g1 g4 g2"
    lines = ("scenario B", men, "american A 1 a4", f"ground german A {ground}")
    assert points(*lines) == worth


@proves("UF 16.4", 6)
def test_16_4_men_without_a_working_weapon_score() -> None:
    assert points("german A 3 g1.unarmed g4.jammed", "american A 0 a4") == 6


@proves("UF 33.8", 1, 2)
@proves("UF 16.4", 5)
def test_33_8_a_wound_is_one_point_a_wounded_man_killed_two() -> None:
    assert points("german A 0 g1", "american A 0 a4.wounded a5") == 1
    assert points("german A 0 g1", "american A 0 a5", "lost a4 kia") == 2
    assert points("german A 0 g1", "american A 0 a5", "lost a4 rout") == 1


@proves("UF 32.1", 1)
def test_32_1_a_prisoner_who_is_freed_is_worth_nothing() -> None:
    assert points("german A 0 g1", "american A 0 a5", "lost a4 captured") == 5
    assert points("german A 0 g1", "american A 0 a5", "lost a4 freed") == 0


@proves("UF 16.4", 1)
def test_16_4_equal_totals_are_a_draw() -> None:
    result = given("german A 2 g1", "american A 2 a4", "over").game.result()
    assert result is not None
    assert (result.winner, result.reason) == (None, "points")


@proves("UF 16.5", 5)
def test_16_5_if_both_squads_break_at_once_nobody_wins() -> None:
    lost = [f"lost {man} kia" for man in ("g2", "g3", "a5", "a6")]
    both = ("strength german 2", "strength american 2", *lost)
    result = given("german A 1 g1", "american A 1 a4", *both).game.result()
    assert result is not None
    assert (result.winner, result.reason) == (None, "both-broken")


@proves("UF 16.5", 3)
def test_16_5_men_still_to_come_are_no_part_of_the_force_uf2_16_17() -> None:
    lost = [f"lost a{number} kia" for number in range(1, 6)]
    lines = ("german A 1 g1 g4", "american A 1 a6 a7 a8", "strength american 12", *lost)
    coming = table_of(*lines)
    coming.waiting["american"] = ("a9", "a10", "a11", "a12")
    assert is_broken(coming, "american")
    coming.waiting["american"] = ()
    assert not is_broken(coming, "american")


@pytest.mark.parametrize(
    ("nation", "force", "lost"),
    [
        ("german", 10, 6),
        ("russian", 15, 8),
        ("american", 13, 7),
        ("japanese", 12, 9),
        ("japanese", 13, 10),
        ("italian", 18, 8),
        ("italian", 10, 5),
        ("french", 12, 6),
        ("french", 13, 7),
    ],
)
@proves("UF 16.5", 1)
def test_16_5_the_loss_that_breaks_a_squad_is_the_first_beyond_its_share(
    nation: str, force: int, lost: int
) -> None:
    foe = "russian" if nation == "german" else "german"
    letter = nation[0]
    place = (
        f"nations {nation} {foe}",
        f"{nation} A 0 {letter}20 {letter}21",
        f"{foe} A 0 {foe[0]}4",
        f"strength {nation} {force}",
    )
    dead = [f"lost {letter}{number} kia" for number in range(1, lost + 1)]
    assert is_broken(table_of(*place, *dead), nation)
    assert not is_broken(table_of(*place, *dead[1:]), nation)


@proves("UF 16.5", 2)
def test_16_5_a_freed_prisoner_is_lost_all_the_same() -> None:
    lost = ("lost g2 kia", "lost g3 freed", "strength german 3")
    assert is_broken(table_of("german A 0 g1", "american A 0 a4", *lost), "german")


@proves("UF 16.4", 4)
@proves("UF 16.41", 1)
def test_16_4_men_on_their_way_to_another_group_score_nothing_for_range() -> None:
    assert points("german A 3 g1 g4.to=B", "german B 3 g5.pinned g6", "american C 0 a4") == 6


@proves("UF 16.4", 2)
def test_16_4_points_for_range_are_those_of_ones_own_groups() -> None:
    assert points("german A 0 g1", "american A 3 a4 a5") == 0


@proves("UF 16.3", 1)
@pytest.mark.parametrize(("scenario", "decks"), [("A", 3), ("B", 3), ("C", 3), ("D", 3), ("K", 4)])
def test_16_3_the_time_limit_is_the_scenarios_number_of_decks(scenario: str, decks: int) -> None:
    place = (
        f"scenario {scenario}",
        "german A 1 g3 g4",
        "american B 1 a4 a6",
        "ground american B 117",
        "german B 1 g9",
        "american A 1 a7",
        "phase refill",
        "hand german 33",
        "pile 31",
    )
    for deck, over in ((decks - 1, False), (decks, True)):
        game = library.from_position("upfront", "\n".join((*place, f"deck {deck}")))
        game.answer("draw")
        assert (game.result() is not None) == over


@proves("UF 15.1", 1)
@pytest.mark.parametrize(("letter", "nation", "role"), EVERY_FORCE)
def test_15_1_every_force_has_a_squad_leader_and_an_assistant_or_commissar(
    letter: str, nation: str, role: str
) -> None:
    forces = box().scenarios[letter].forces
    own = next(force for force in forces if (force.nation, force.role) == (nation, role))
    roles = sorted([box().men[id].role for id in (*own.men, *own.later) if box().men[id].role])
    odd = {("L", "japanese"): ["ASL", "ASL", "SL"], ("L", "french"): ["ASL"]}
    if role == "defender" and (letter, nation) in odd:
        # Their lists are printed so.
        assert roles == odd[letter, nation]
    elif own.troops == "partisan":
        assert roles == ["SL"]
    else:
        assert roles in (["ASL", "SL"], ["COMMISSAR", "SL"], ["ASL", "COMMISSAR"])


# Two rounds ----------------------------------------------------------------------------------

SECOND = (
    "scenario K",
    "german A 4 g1 g2.wounded g3 g4",
    "german B 2 g5.pinned",
    "american A 0 a1",
    "lost g10 kia",
    "lost g15 rout",
    "lost a2 kia",
    "ground german A 12>forward",
    "hand german 55",
    "hand american 33",
    "snipers american 0",
    "deck 2",
    "endured german 1",
    "short american",
    "shell american A 0 2",
    "discards 34 35",
    "unseen american 34",
)


@proves("UF 2.4", 1)
def test_scenario_k_the_attacker_regroups_and_meets_a_fresh_enemy() -> None:
    scene = given(*SECOND)
    when(scene, "terrain A 55")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    battle: Battle = table.battle
    assert table.waiting["german"] == ("g1", "g2", "g3", "g4", "g5", "g15")
    assert table.waiting["american"] == tuple(battle.sheets["american"].force.men)
    assert table.lost == {"g10": "kia"}
    assert table.snipers == {"german": 1, "american": 1}
    assert (table.decks, len(table.pile)) == (2, len(battle.deck))
    nothing = {"german": (), "american": ()}
    assert (table.hands, table.unseen, table.discards) == (nothing, nothing, [])
    assert (table.groups, table.encircled, table.shells) == ({}, {}, ())
    assert table.endured == {"german": 2, "american": 2}
    assert table.short == {"german": False, "american": False}
    then(scene, "event round-won seat=german", "asked german form-groups men=6")


@proves("UF 2.4", 1)
def test_scenario_k_wounds_stay_and_the_second_win_is_the_game() -> None:
    game = library.from_position("upfront", "\n".join(SECOND))
    game.answer("terrain A 55")
    while (asked := game.decision()) is not None and asked.prompt in ("form-groups", "lay-terrain"):
        verbs = {option.verb: option for option in asked.options}
        wanted = next(verbs[verb] for verb in ("setup", "ready", "done") if verb in verbs)
        game.answer(wanted)
    table = game.table
    assert isinstance(table, UpFrontTable)
    hurt = [m.card.id for g in table.groups.values() for m in g.men if m.wounded]
    assert hurt == ["g2"]
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "act")
    group = table.side("german")[0]
    men = tuple([man for own in table.side("german") for man in own.men])
    table.groups[group.id] = group.but(range=4, men=men, entrenched=True)
    game.answer("done")
    result = game.result()
    assert result is not None
    assert (result.winner, result.reason) == ("german", "ground-held")


@proves("UF 16.4", 1)
def test_scenario_k_the_defender_wins_on_time() -> None:
    result = given("scenario K", "german A 0 g1 g2", "american A 0 a1", "over").game.result()
    assert result is not None
    assert (result.winner, result.reason) == ("american", "time")
