"""What a Personality card stands for, and the Commissar's place in a force (2.3, 15.5)."""

from caposaldo.proofs import proves
from caposaldo.upfront.goals import losses
from tests.upfront.data_files import man, men, scenarios
from tests.upfront.scenes import given, then, when


@proves("UF 2.3", 5)
def test_2_3_a_card_is_one_man_with_one_position_one_draw_and_one_loss() -> None:
    scene = given(
        "nations german american",
        "german A 1 g1 g2 g4 g5 g6",
        "american A 2 a4 a5 a6",
        "american B 0 a1 a2",
        "hand german 115",
        rig="b6 r3 r3",
    )
    when(scene, "fire A>A; with 115; shoot", "decline", "resolve")
    then(scene, "told result 3 times", "american A 2 a5 a6", "lost a4 kia")
    assert losses(scene.game.table, "american") == 1
    assert len({one.name for one in men().values() if one.nation == "german"}) == len(
        [one for one in men().values() if one.nation == "german"]
    )


@proves("UF 15.5", 1)
def test_15_5_a_force_has_its_commissar_in_place_of_squad_leader_or_assistant() -> None:
    forces = [own for scenario in scenarios().values() for own in scenario.forces]
    led = [[man(id).role for id in own.men if man(id).role] for own in forces]
    watched = [own.nation for own, roles in zip(forces, led, strict=True) if "COMMISSAR" in roles]
    assert watched
    assert set(watched) == {"russian"}
    for roles in led:
        if "COMMISSAR" in roles:
            assert sorted(roles) in (["COMMISSAR", "SL"], ["ASL", "COMMISSAR"])
