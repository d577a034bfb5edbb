"""Two rounds of scenario K: who goes on, and what is forgotten between them."""

from caposaldo.proofs import proves
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.scenes import given, then

WON = (
    "scenario K",
    "german A 4 g1 g2 g3 g4",
    "german B 2 g24 g9.pinned",
    "american A 0 a1 a20",
    "ground german A 55",
    "lost g8 rout",
    "lost g5 rout",
    "lost g26 kia",
    "lost a2 rout",
    "lost a25 kia",
    "waiting german g20",
    "note won-german:g20 rifles-german:2 fresh-snipers-german:1 calls-american:1",
    "note next-calls-german:1 mustered-german charge-declared:german no-surrender:italian",
)


@proves("UF 2.4", 1)
def test_scenario_k_men_won_as_reinforcements_go_on_after_those_of_the_force() -> None:
    scene = given(*WON)
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    force = table.battle.sheets["german"].force.men
    assert {"g24", "g9", "g8"}.isdisjoint(force)
    left = table.waiting["german"]
    assert left[:5] == ("g1", "g2", "g3", "g4", "g5")
    assert left[5:] == ("g24", "g9", "g20", "g8")
    assert table.waiting["american"] == table.battle.sheets["american"].force.men
    assert table.turn.number == 0
    then(scene, "asked german form-groups men=9")


@proves("UF 2.4", 1)
def test_scenario_k_of_the_losses_only_the_winners_dead_are_left() -> None:
    scene = given(*WON)
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    assert table.lost == {"g26": "kia"}


@proves("UF 2.4", 1)
def test_scenario_k_chances_snipers_and_charges_of_a_round_end_with_it() -> None:
    scene = given(*WON)
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    assert table.notes == ("no-surrender:italian",)
    assert table.snipers == {"german": 1, "american": 1}
