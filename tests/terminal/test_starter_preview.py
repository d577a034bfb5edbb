"""What the terminal says of an action of the Starter Kit before it is taken."""

from __future__ import annotations

from caposaldo.library import AnyGame
from caposaldo.terminal.prose import Prose
from caposaldo.text import MINUS
from tests.terminal.starters import BLIND, CHURCH, church


def told(game: AnyGame, notation: str, lang: str = "en", *, final: bool = False) -> list[str]:
    shown = Prose("aslsk", lang).preview(notation, game.preview(notation), final=final, full=False)
    return shown.plain.splitlines()


def fire_group(text: str = CHURCH) -> AnyGame:
    game = church(text)
    for answer in ("target P5", "add g1", "add gw1"):
        game.answer(answer)
    return game


def test_a_shot_tells_its_sum_its_odds_and_what_its_weapons_risk() -> None:
    lines = told(fire_group(), "shoot", final=True)
    assert lines[1:4] == [
        "g1, own firepower 4 [SK F1]",
        "gw1 5 [SK F1]",
        "9 FP, column 8; DR 0",
    ]
    assert any(line.endswith("16.7 % 6/36 no effect") for line in lines)
    at = lines.index("exact, over all rolls")
    assert lines[at + 1] == "Doubles cost a column (Cowering); counted in."
    assert lines[-2:] == [
        "gw1: fires again with the coloured die up to 2, 27.8 %; breaks down on 12, 2.8 %.",
        "This cannot be undone.",
    ]


def test_a_leader_who_directs_is_in_the_sum_and_spares_the_cowering() -> None:
    lines = told(fire_group(), "direct g3", "it")
    assert f"Leadership di g3 {MINUS}1 [SK F7]" in lines
    assert f"9 FP, colonna 8; DR {MINUS}1" in lines
    assert not any("Cowering" in line for line in lines)


def test_a_lone_target_has_odds_of_its_own() -> None:
    alone = "\n".join(
        line for line in CHURCH.splitlines() if line.split()[1:2] not in (["a2"], ["a3"])
    )
    lines = told(fire_group(alone), "shoot")
    assert any(line.startswith("a1: removed or reduced ") for line in lines)


def test_each_of_several_targets_has_its_odds() -> None:
    lines = told(fire_group(), "shoot")
    at = lines.index("Losses, broken, pinned:")
    assert [line.partition(":")[0] for line in lines[at + 1 : at + 4]] == ["a1", "a2", "a3"]
    # Who is pinned is not pinned again.
    assert lines[at + 2].endswith(" 0.0 %")
    assert not lines[at + 1].endswith(" 0.0 %")


def test_targets_that_share_their_odds_share_a_line() -> None:
    alike = CHURCH.replace("american a2 7-4-7 P5 pinned", "american a2 7-4-7 P5")
    lines = told(fire_group(alike), "shoot", "it")
    assert [line for line in lines if line.startswith("a1, a2: ")]


def test_odds_that_cannot_be_counted_are_left_out_with_the_reason() -> None:
    crowd = CHURCH + "american a6 8-0 P5\namerican a7 7-0 P5\n"
    lines = told(fire_group(crowd), "shoot", "it")
    assert "La sorte di ogni unità non è calcolata: i leader sono troppi." in lines
    assert not any("perdite" in line for line in lines)


def test_a_charge_tells_its_sum_and_the_odds_of_each_unit() -> None:
    placed = CHURCH.replace("prep-fire", "advancing-fire") + "german gw3 DC lost\n"
    lines = told(church(placed + "charge gw3 g1 P5 11\n"), "blast gw3")
    assert any(line.startswith("30 FP, column 30; DR ") for line in lines)
    at = lines.index("Losses, broken, pinned:")
    assert [line.partition(":")[0] for line in lines[at + 1 : at + 4]] == ["a1", "a2", "a3"]


def test_where_sight_is_not_told_the_odds_say_that_they_count_it_clear() -> None:
    sight = "The line of sight is checked"
    for notation, final in (("add g2", False), ("shoot", True)):
        game = church(BLIND)
        game.answer("target P5")
        game.answer("add g1")
        lines = told(game, notation, final=final)
        assert len([line for line in lines if line.startswith(sight)]) == 1
    assert lines[-1] == "This cannot be undone."


def test_a_step_tells_its_cost_and_who_could_fire() -> None:
    game = church(CHURCH.replace("prep-fire", "movement"))
    game.answer("move g1")
    game.answer("with g2")
    lines = told(game, "go P4")
    assert lines[1] == "Modifiers of fire at whoever goes there:"
    assert f"FFNAM {MINUS}1 [SK M17]" in lines
    assert "Costs 1 MF of 4" in lines
    assert f"residual FP 4 in that hex: column 4, DRM {MINUS}2; losses or broken 47.1 %" in lines
    (threat,) = [line for line in lines if line.startswith("a1 in P5 could fire, range 1: column")]
    assert f"DRM {MINUS}2; losses or broken" in threat
    game = church(CHURCH.replace("prep-fire", "movement"))
    game.answer("move g1")
    game.answer("with g3")
    assert "Costa 1 MF su 6" in told(game, "go P4", "it")


def test_smoke_has_its_odds_and_no_heading() -> None:
    game = church(CHURCH.replace("prep-fire", "movement"))
    game.answer("move g1")
    lines = told(game, "smoke g1 P4")
    assert "Costs 2 MF of 4" in lines
    assert not any("whoever" in line for line in lines)


def test_an_advance_into_the_enemy_warns_of_close_combat() -> None:
    game = church(CHURCH.replace("prep-fire", "advance"))
    lines = told(game, "advance g1 O4", "it")
    assert any(line.startswith("Costa 2 MF su 4") for line in lines)
    assert any("corpo a corpo" in line for line in lines)


def test_close_combat_tells_both_sums_and_the_kill_number() -> None:
    game = church(CHURCH.replace("prep-fire", "close-combat").replace(" broken dm", ""))
    game.answer("attack g4")
    lines = told(game, "against a4")
    assert "2 against 6, odds 1-4: kill number 3; DR 0" in lines[2]


def test_a_rally_sums_its_modifiers() -> None:
    text = CHURCH.replace("turn german 2 prep-fire", "turn german 2 rally self_rally")
    text = text.replace("melee O4\n", "").replace("american a4 6-6-6 O4\n", "")
    lines = told(church(text), "self-rally g4")
    assert "DM +4 [SK R2]" in lines
    assert "Sum +4" in lines
    assert any("stays broken" in line for line in lines)


def test_a_rout_says_where_it_may_end() -> None:
    text = CHURCH.replace("prep-fire", "rout").replace("melee O4\n", "")
    text = text.replace("american a4 6-6-6 O4\n", "american a4 6-6-6 N4\n")
    lines = told(church(text), "rout g4")
    assert lines[-1].startswith("May end in ")
