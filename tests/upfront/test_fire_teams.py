"""Fire teams at set-up: nobody is led into a dead end, and every line-up spreads them (UF 46.4)."""

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.fireteams import Team, clash, teams, teams_among
from caposaldo.upfront.forces import Force
from caposaldo.upfront.lineups import lineups
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.planning import bound_teams, formable_from
from tests.upfront.boxes import box
from tests.upfront.data_files import man
from tests.upfront.opened import answer, enemy_of, options

# One scenario of several with the same men, and both readings by turns.
BOUND = {
    (force.men, force.secondary.__repr__()): (letter, force)
    for letter, scenario in box().scenarios.items()
    for force in scenario.forces
    if teams_among([box().men[id] for id in (*force.men, *force.later)], any_gun=True)
}
CHOSEN = [
    pytest.param(letter, force, ("no", "yes")[at % 2], id=f"{letter}-{force.nation}-{force.role}")
    for at, (letter, force) in enumerate(BOUND.values())
]
SPREAD = pytest.mark.parametrize(("letter", "force", "reading"), CHOSEN)


def forming(letter: str, force: Force, reading: str) -> AnyGame:
    nation, role = force.nation, force.role
    other = force.against[0] if force.against else enemy_of(letter, nation, role)
    one, two = (other, nation) if role == "defender" else (nation, other)
    sides = {"side-1": one, "side-2": two, "fire-team-any-mg": reading}
    sides |= {"forces": force.variant} if force.variant else {}
    game = library.start("upfront", letter, sides, 1)
    asked = game.decision()
    assert asked is not None
    if asked.seat != nation:
        answer(game, [next(o for o in options(game) if o.startswith("setup")), "ready"])
    return game


def spread(game: AnyGame, side: str, known: tuple[Team, ...]) -> bool:
    for group in game.table.side(side):
        arms = [man.card.weapon for man in group.men]
        if any(clash(arm, arms[:at], known) for at, arm in enumerate(arms)):
            return False
    return True


@SPREAD
@proves("UF 46.4", 1)
@proves("UF 46.4", 2)
def test_46_4_every_line_up_keeps_the_fire_teams_apart(
    letter: str, force: Force, reading: str
) -> None:
    game, nation = forming(letter, force, reading), force.nation
    known = bound_teams(game.table, nation)
    found = lineups(game.table, nation)
    assert found
    for name in found:
        trial = game.copy()
        trial.answer(f"setup {name}")
        assert spread(trial, nation, known), name


@SPREAD
def test_46_4_whoever_places_his_men_at_random_comes_to_an_end(
    letter: str, force: Force, reading: str
) -> None:
    game, nation = forming(letter, force, reading), force.nation
    known = bound_teams(game.table, nation)
    chance = stream(len(force.men) + len(reading), "placing")
    while game.table.waiting[nation]:
        places = [option for option in options(game) if option.startswith("place")]
        assert places, "nobody can be placed any more"
        game.answer(places[chance.below(len(places), "place")])
    assert spread(game, nation, known)


@proves("UF 46.4", 1)
def test_46_4_three_bars_bind_and_two_do_not() -> None:
    bars = [man(id) for id in ("a3", "a19", "a44")]
    assert teams_among(bars) == (Team(("bar",)),)
    assert teams_among(bars[:2]) == ()
    assert teams_among(bars[:2], any_gun=True) == (Team(("bar", "lmg", "mmg")),)
    assert teams_among(bars[:1], any_gun=True) == ()


@proves("UF 46.4", 2)
def test_46_4_two_lmgs_bind_any_nation_and_one_does_not() -> None:
    for first, second in (("i3", "i9"), ("r2", "r28"), ("b3", "b12"), ("j3", "j27")):
        assert teams_among([man(first), man(second)]) == (Team(("lmg",)),)
        assert teams_among([man(first)]) == ()


def test_46_4_the_lost_and_those_still_to_come_count_too() -> None:
    sides = {"side-1": "american", "side-2": "japanese"}
    table = library.start("upfront", "P", sides).table
    assert teams(table, "american") == (Team(("bar",)),)
    table.waiting["american"] = tuple([id for id in table.waiting["american"] if id != "a44"])
    assert teams(table, "american") == ()
    table.lost["a44"] = "kia"
    assert teams(table, "american") == (Team(("bar",)),)


def test_46_4_an_afv_is_of_no_fire_team() -> None:
    tanks = [card for card in box().men.values() if card.vehicle is not None]
    assert len(tanks) > 1
    assert teams_among(tanks, any_gun=True) == ()


@pytest.mark.parametrize(
    ("cards", "loads", "boxed", "fits"),
    [
        # Three apart need three groups of two, or a gun in the place of two men.
        (("a3", "a19", "a44", "a4", "a5"), 0, False, False),
        (("a3", "a19", "a44", "a4", "a5", "a6"), 0, False, True),
        # In a Pillbox nobody carries anything, so that two of five loads have no bearer.
        (("a3", "a19", "a44", "a4", "a5", "a6"), 4, True, True),
        (("a3", "a19", "a44", "a4", "a5", "a6"), 5, True, False),
    ],
)
def test_46_4_how_many_men_it_takes_to_spread_a_team(
    cards: tuple[str, ...], loads: int, boxed: bool, fits: bool
) -> None:
    force = [box().men[ManId(id)] for id in cards]
    assert formable_from(force, loads, teams_among(force), boxed=boxed) is fits
