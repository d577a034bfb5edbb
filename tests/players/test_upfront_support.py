"""Artillery, guns, partisans, fresh troops, and the questions that armour brings."""

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.upfront.kind import UpFrontKind
from tests.players.upfront_positions import best, judged, one, ranked

L = ("scenario L", "german A 1 g1 g4.carries=RADIO g5", "german B 1 g6 g7")


# Artillery -------------------------------------------------------------------------------------


def test_artillery_is_called_on_many_men_in_the_open() -> None:
    foes = ("american A 0 a3 a4 a5 a6 a7 a8", "american B 0 a9 a11")
    assert best(*L, *foes, "hand german 36") == "call A>A 36"


def test_artillery_spares_its_card_where_cover_is_good() -> None:
    foes = ("american A 0 a9 a11", "ground american A 99", "american B 0 a12")
    found = ranked(*L, *foes, "ground american B 71", "hand german 36")
    for target in "AB":
        call = one(found, f"call A>{target} 36")
        assert (call.score < 0, call.reason) == (True, "save-radio")


def test_many_men_in_the_open_hide_from_artillery_and_few_in_cover_do_not() -> None:
    many = ("american A 0 a3 a4 a5 a6 a7 a8", "american B 0 a9", "hand american 65")
    called = ("call A>A 36",)
    assert best(*L, *many, "hand german 36", then=called) == "conceal 65"
    few = ("american A 0 a9", "ground american A 99", "american B 0 a3 a4", "hand american 65")
    assert best(*L, *few, "hand german 36", then=called) == "decline"


# Close by --------------------------------------------------------------------------------------

EAST = ("scenario F", "nations german russian", "turn russian", "german A 0 g5 g6")
MINERS = ("russian B 2 r3.carries=ATMM r4 r5", "russian A 0 r6 r7")


def test_who_has_got_at_a_tank_uses_his_mine() -> None:
    assert judged(got_at("german B 3 g33.buttoned", "r3"))[0].notation == "assault ATMM"


def test_who_has_got_at_a_sound_tank_with_bare_hands_leaves_it_alone() -> None:
    assert judged(got_at("german B 3 g33", "r4"))[0].notation == "decline"


def got_at(tank: str, man: str) -> library.AnyGame:
    for seed in range(50):
        lines = "\n".join((*EAST, tank, *MINERS))
        game = library.from_position("upfront", lines, stream(seed, "a man and a tank"))
        for notation in ("infiltrate B", f"try {man} >B"):
            game.answer(notation)
        for _ in range(4):
            asked = game.decision()
            if asked is None or asked.prompt not in ("react-infiltration", "infiltrate"):
                break
            game.answer("go" if asked.prompt == "infiltrate" else "decline")
        if asked is not None and asked.prompt == "assault-afv":
            return game
    raise AssertionError(f"{man} never got at it")


def test_the_second_attack_on_an_open_vehicle_is_always_made() -> None:
    men = ("american A 2 a3 a4 a5 a7 a8 a9", "american B 0 a11 a12", "turn american")
    lines = ("scenario E", "german A 0 g4 g5", "german B 3 g30", *men, "hand american 75")
    shot = ("fire A>B", "with 75", "shoot", "decline", "resolve")
    found = ranked(*lines, "pile 2 4 6 9 10 12 13 15", then=shot)
    if {c.notation for c in found} == {"decline"}:
        found = ranked(*lines, "pile 2 4 6 9 10 12 13 15", then=(*shot, "decline"))
    assert found[0].notation == "second"


def test_a_flamethrower_is_turned_on_armour_close_by() -> None:
    men = ("american A 2 a16 a4 a5", "american B 0 a8 a9", "turn american", "hand american 75 66")
    lines = ("scenario F", "german B 3 g33.buttoned", "german C 0 g4 g5", *men)
    found = ranked(*lines)
    assert found[0].notation == "burn A>B"
    aimed = ranked(*lines, then=("burn A>B",))
    assert aimed[0].notation.startswith("with")


def test_men_about_to_be_overrun_in_the_open_hide() -> None:
    lines = ("scenario F", "german B 3 g33", "german A 3 g4 g5 g6", "american A 2 a3 a4 a5 a7")
    hands = ("american B 0 a8 a9", "hand german 12", "hand american 65 80")
    found = ranked(*lines, *hands, then=("overrun B>A 12",))
    assert found[0].notation in ("conceal 65", "conceal 80")


# Fresh troops, given ground, trenches ----------------------------------------------------------


def test_a_line_up_with_a_tank_puts_it_between_two_groups() -> None:
    game = library.start("upfront", "F", seed=4)
    while (asked := game.decision()) is not None and asked.prompt == "form-groups":
        game.answer(judged(game)[0].notation)
    table = game.view("german")["table"]
    assert isinstance(table, dict)
    letters = {g["letter"]: g for g in table["groups"] if g["side"] == "german"}
    assert [letter for letter in letters if "vehicle" in letters[letter]["men"][0]] == ["B"]
    assert {"A", "C"} <= set(letters)


def test_trenches_are_taken_when_they_are_offered() -> None:
    game = library.start("upfront", "L", seed=4)
    while (asked := game.decision()) is not None and asked.prompt != "dig-in-first":
        game.answer(judged(game)[0].notation)
    assert judged(game)[0].notation == "entrench"


def test_the_building_of_the_scenario_shelters_the_most_men() -> None:
    game = library.start("upfront", "G", seed=4)
    while (asked := game.decision()) is not None and asked.prompt != "lay-given":
        game.answer(judged(game)[0].notation)
    assert asked is not None
    table = game.view(asked.seat)["table"]
    assert isinstance(table, dict)
    sizes = {g["letter"]: len(g["men"]) for g in table["groups"] if g["side"] == asked.seat}
    chosen = judged(game)[0].notation.split(" ")[2]
    assert sizes[chosen] == max(sizes.values())


def reinforced(role: str) -> library.AnyGame:
    nations = {"side-1": "russian", "side-2": "german"}
    game = library.start("upfront", "H", nations, seed=11)
    side = "russian" if role == "attacker" else "german"
    while (asked := game.decision()) is not None:
        found = judged(game)
        if asked.seat == side and found[0].notation.startswith("reinforce"):
            return game
        game.answer(found[0].notation)
    raise AssertionError("nobody came")


@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_fresh_troops_come_in_as_soon_as_they_may(role: str) -> None:
    game = reinforced(role)
    game.answer(judged(game)[0].notation)
    asked = game.decision()
    for _ in range(4):
        if asked is None or asked.prompt != "bring-in":
            break
        game.answer(judged(game)[0].notation)
        asked = game.decision()
    assert asked is None or asked.prompt != "bring-in"
    side = "russian" if role == "attacker" else "german"
    table = game.view(side)["table"]
    assert isinstance(table, dict)
    assert table["sides"][side]["waiting"] == []


# Partisans and guns ----------------------------------------------------------------------------

WOODS = ("scenario I", "nations german russian", "turn russian", "ground russian A 55")


def test_partisans_fire_from_ambush_with_a_spare_concealed_card() -> None:
    men = (
        "russian A 2 r3 r4 r5 r6",
        "russian B 0 r7 r8",
        "german A 2 g1 g3 g4 g5 g6",
        "german B 0 g8",
    )
    lines = (*WOODS, *men, "hand russian 75 65 80")
    found = ranked(*lines, then=("fire A>A", "with 75"))
    assert found[0].notation.startswith("ambush")


def test_a_booby_trap_is_set_for_men_on_the_move() -> None:
    men = (
        "russian A 2 r3 r4 r5",
        "russian B 0 r7 r8",
        "german A 2 g1 g3 g4 g5 g6",
        "german B 0 g8",
    )
    lines = (*WOODS, *men, "ground german A 12>forward", "phase discards")
    kind = library.game("upfront")
    assert isinstance(kind, UpFrontKind)
    mine = next(card.id for card in kind.box.deck.values() if card.mine)
    assert best(*lines, f"hand russian {mine}") == f"mine {mine} >A"


def test_a_gun_fires_on_the_best_target_in_its_reach() -> None:
    men = ("american A 0 a29 a4 a5", "american B 0 a6 a7", "german A 1 g4 g5 g6", "german B 2 g33")
    lines = ("scenario H", *men, "turn american", "hand american 66")
    assert best(*lines) == "pierce A>B a29 66"


def test_a_small_rally_is_for_the_man_beside_the_gun_and_a_big_one_for_both() -> None:
    men = ("american A 0 a29.pinned a4.pinned a5", "american B 0 a6 a7", "german A 1 g4 g5 g6")
    lines = ("scenario H", *men, "german B 2 g33", "turn american", "hand american 33 48")
    found = ranked(*lines)
    assert one(found, "rally A 48").score > one(found, "rally A 33").score > 0


def test_a_group_with_a_gun_does_not_leave_good_cover() -> None:
    men = ("american A 0 a29 a4 a5", "american B 0 a6 a7", "german A 1 g4 g5 g6", "german B 2 g33")
    lines = ("scenario H", *men, "ground american A 82", "turn american", "hand american 12 14")
    moves = [c for c in ranked(*lines) if c.notation.startswith("move A")]
    assert moves
    assert all(candidate.score < 0 for candidate in moves)


def test_smoke_shells_cover_own_men_in_the_open_and_never_the_enemy() -> None:
    men = ("german A 3 g4 g5 g6 g7 g8", "ground german A 12>forward 14>forward", "german B 1 g33")
    foes = ("american A 1 a3 a4 a5 a7 a9", "american B 1 a11 a12 a1", "hand german 62")
    found = ranked("scenario F", *men, *foes)
    own = one(found, "smoke B A 62")
    assert own.score > 0
    assert all(c.score < own.score for c in found if c.notation.startswith("smoke B >"))
