"""The ready line-ups: every force has some, and all of them keep the rules."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.upfront.lineups import SHAPES, lineup, lineups
from tests.upfront.data_files import man, men
from tests.upfront.opened import EVERY_FORCE, enemy_of, opened, options, stopped

FORCES = pytest.mark.parametrize(("letter", "nation", "role"), EVERY_FORCE)


def about_to_form(letter: str, nation: str, role: str) -> AnyGame:
    other = enemy_of(letter, nation, role)
    game = opened(letter, *((other, nation) if role == "defender" else (nation, other)))
    asked = game.decision()
    assert asked is not None
    if asked.seat != nation:
        game.answer(next(option for option in options(game) if option.startswith("setup")))
        game.answer("ready")
    return game


@FORCES
def test_a_line_up_can_be_formed_man_by_man(letter: str, nation: str, role: str) -> None:
    game = about_to_form(letter, nation, role)
    offered = [option for option in options(game) if option.startswith("setup")]
    cards = [man(id) for id in game.table.waiting[nation]]
    tanks = [card for card in cards if card.vehicle is not None and card.vehicle.armoured]
    # Two vehicles leave two letters for the others, one leaves three.
    scattered = letter in "RX" and role == "attacker"
    assert ("setup balanced" in offered) == (len(tanks) < 2 and not scattered)
    assert ("setup four" in offered) == (not tanks and len(cards) >= 8)
    assert offered
    for name, made in lineups(game.table, nation).items():
        whole, single = game.copy(), game.copy()
        whole.answer(f"setup {name}")
        commissars = [
            id for ids in made.groups.values() for id in ids if man(id).role == "COMMISSAR"
        ]
        pairs = [(id, group) for group, ids in made.groups.items() for id in ids]
        for id, group in sorted(pairs, key=lambda pair: pair[0] in commissars):
            single.answer(f"place {id} {group}")
        for operator, helper in made.crews:
            single.answer(f"crew {operator} {helper}")
        for code, carrier in made.loads:
            single.answer(f"carry {code} {carrier}")
        for trial in (whole, single):
            assert trial.table.waiting[nation] == ()
            assert "ready" in options(trial)


@FORCES
def test_leaders_stand_apart_and_crewed_weapons_are_served(
    letter: str, nation: str, role: str
) -> None:
    game = about_to_form(letter, nation, role)
    for made in lineups(game.table, nation).values():
        leaders = [sum(bool(man(id).role) for id in ids) for ids in made.groups.values()]
        wanted = min(sum(leaders), len([ids for ids in made.groups.values() if len(ids) > 1]))
        assert sum(bool(count) for count in leaders) == wanted
        crewed = [
            id
            for ids in made.groups.values()
            for id in ids
            if (weapon := man(id).weapon) is not None
            and weapon.crewed
            # Who jumps serves his machine gun alone at first.
            and not (letter == "R" and role == "attacker" and weapon.family == "lmg")
        ]
        assert sorted(operator for operator, _ in made.crews) == sorted(crewed)


def test_the_named_shapes_are_as_they_are_called() -> None:
    game = opened()
    sizes = {
        name: [len(ids) for ids in made.groups.values()]
        for name, made in lineups(game.table, "german").items()
    }
    assert sizes == {
        "balanced": [4, 3, 3],
        "two": [5, 5],
        "four": [3, 3, 2, 2],
        "strong-left": [5, 3, 2],
        "strong-centre": [3, 5, 2],
        "strong-right": [3, 3, 4],
    }


def test_the_pillbox_is_held_by_three_with_the_machine_gun_and_its_crew() -> None:
    game = about_to_form("C", "german", "defender")
    for name, made in lineups(game.table, "german").items():
        assert len(made.groups["B"]) <= 3
        assert ("g3" in made.groups["B"]) == (name != "four")


def test_a_line_up_is_taken_before_the_first_man_or_not_at_all() -> None:
    game = opened()
    assert stopped(game, "setup grand") == ("no-such-setup", "UF 3.2")
    game.answer("place g1 A")
    assert stopped(game, "setup balanced") == ("set-up-begun", "UF 3.2")
    assert not any(option.startswith("setup") for option in options(game))


def test_men_who_do_not_fit_a_shape_leave_it_out() -> None:
    many = list(men().values())[:21]
    assert lineup(many, {}, SHAPES["two"], "") is None
    assert lineup(many[:20], {}, SHAPES["two"], "") is not None
    assert lineup(many[:14], {}, SHAPES["two"], "B") is None
    assert lineup(many[:7], {}, SHAPES["four"], "") is None


def test_without_enough_carriers_there_is_no_line_up() -> None:
    gunners = [man(id) for id in ("g3", "g25", "g14", "g4")]
    assert lineup(gunners, {"DC": 1}, SHAPES["two"], "") is not None
    assert lineup(gunners, {"DC": 2}, SHAPES["two"], "") is None


def test_mortars_do_not_fit_where_only_a_pillbox_has_room() -> None:
    mortars = [man(id) for id in ("g25", "g3", "r27", "a13")]
    assert lineup(mortars, {}, SHAPES["two"], "B") is None
