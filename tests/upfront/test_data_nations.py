"""The nations of the package: hands, discards, squads and enemies."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.datacheck import breaks_at, check_nations
from caposaldo.upfront.nations import ANY_NUMBER, read_nations
from tests.upfront.data_files import match_ups, men, nations, parsed

HANDS = {
    "german": 5,
    "american": 6,
    "russian": 4,
    "british": 5,
    "japanese": 4,
    "french": 6,
    "italian": 4,
}
SPLITS = {
    "german": ("german",),
    "american": ("american",),
    "russian": ("russian",),
    "british": ("american", "german"),
    "japanese": ("russian",),
    "french": ("german",),
    "italian": (),
}
LINE_DISCARDS = {
    "german": (1, 1, 1),
    "american": (2, 0, 0),
    "russian": (ANY_NUMBER, 0, 0),
    "british": (2, 0, 0),
    "japanese": (2, 0, 0),
    "french": (1, 0, 0),
    "italian": (2, 0, 0),
}
# Rule 3.1: who met whom, in the order of the columns.
COLUMNS = ("german", "japanese", "italian", "american", "british", "russian", "french")
MET = {
    "german": "-NYYYYY",
    "japanese": "N-NYYYY",
    "italian": "YN-YYYY",
    "american": "YYY-NNY",
    "british": "YYYN-NY",
    "russian": "YYYNN-N",
    "french": "YYYYYN-",
}


@proves("UF 3.5", 1)
def test_3_5_the_starting_hands() -> None:
    assert {nation: nations()[nation].hand for nation in HANDS} == HANDS


@proves("UF 3.1", 3)
@pytest.mark.parametrize("nation", COLUMNS)
def test_3_1_the_historical_match_ups(nation: str) -> None:
    met = {other for other, mark in zip(COLUMNS, MET[nation], strict=True) if mark == "Y"}
    assert {other for other in COLUMNS if frozenset((nation, other)) in match_ups()} == met


@proves("UF 4.3", 4, 5)
@pytest.mark.parametrize(("nation", "limits"), LINE_DISCARDS.items())
def test_4_3_the_discards_of_line_troops(nation: str, limits: tuple[int, int, int]) -> None:
    assert nations()[nation].troops["line"].discards == limits


@pytest.mark.parametrize(
    ("nation", "troops", "limits"),
    [
        ("german", "elite", (2, 2, 1)),
        ("russian", "second_line", (2, 0, 0)),
        ("russian", "elite", (ANY_NUMBER, 2, 0)),
        ("american", "second_line", (1, 0, 0)),
        ("american", "elite", (2, 1, 0)),
        ("japanese", "elite", (2, 2, 0)),
    ],
)
def test_39_the_discards_of_other_troops(
    nation: str, troops: str, limits: tuple[int, int, int]
) -> None:
    assert nations()[nation].troops[troops].discards == limits


def test_36_5_only_russians_may_discard_after_an_entrenching_attempt() -> None:
    lowered = {
        (nation.id, troops.id)
        for nation in nations().values()
        for troops in nation.troops.values()
        if troops.entrenching_lowers
    }
    assert lowered == {("russian", id) for id in ("second_line", "line", "partisan", "elite")}


def test_39_3a_volksgrenadiers_show_what_they_discard_and_keep_useless_cards_after_an_action() -> (
    None
):
    troops = nations()["german"].troops["second_line"]
    assert (troops.shows_discards, troops.useless_only_without_action) == (True, True)
    assert not nations()["german"].troops["line"].shows_discards


def test_45_1_japanese_discard_useless_cards_and_move_freely_but_second_line_moves_at_a_cost() -> (
    None
):
    troops = nations()["japanese"].troops
    assert {one.free_discards for one in troops.values()} == {("useless",)}
    assert troops["line"].free_actions == troops["elite"].free_actions == ("movement",)
    assert troops["second_line"].free_actions == ()


@pytest.mark.parametrize(("nation", "uses"), SPLITS.items())
def test_2_21_whose_halves_of_split_cards_a_nation_uses(nation: str, uses: tuple[str, ...]) -> None:
    assert nations()[nation].split == uses
    assert nations()[nation].troops["line"].split_uses == uses


@pytest.mark.parametrize(
    ("nation", "size", "loss"),
    [
        ("german", 10, 6),
        ("german", 11, 6),
        ("russian", 15, 8),
        ("american", 12, 7),
        ("japanese", 13, 10),
        ("japanese", 12, 9),
        ("italian", 18, 8),
        ("italian", 20, 9),
        ("french", 12, 6),
        ("french", 13, 7),
    ],
)
def test_16_5_the_loss_that_breaks_a_squad_nt_45_31_nt_50_4(
    nation: str, size: int, loss: int
) -> None:
    assert breaks_at(nations()[nation], size) == loss


def test_46_1_marines_are_americans_who_stand_firmer() -> None:
    marines = nations()["marines"]
    assert (marines.variant_of, marines.cards_of, marines.letter) == ("american", "american", "a")
    assert marines.squad[-1] == "a43"
    assert (marines.troops["line"].min_morale, marines.troops["line"].raised_panic) == (2, 3)
    assert [nation.id for nation in nations().values() if nation.variant_of] == ["marines"]


@pytest.mark.parametrize("nation", HANDS)
def test_every_nation_has_three_classes_of_troops_and_its_own_letter(nation: str) -> None:
    own = nations()[nation]
    regular = {"second_line", "line", "elite"}
    assert set(own.troops) - {"partisan"} == regular
    assert own.letter == nation[0]
    assert own.squad[0] == f"{nation[0]}1"
    assert own.traits


def test_the_nations_agree_with_every_check() -> None:
    assert check_nations(nations(), men()) == []


def test_a_squad_with_a_stranger_another_price_or_another_break_is_told() -> None:
    data = parsed("nations")
    data["nation"]["german"]["squad"]["cards"][0] = 77
    data["nation"]["french"]["squad"]["points"] = 1
    data["nation"]["italian"]["squad_break"]["breaks_at"] = 9
    assert check_nations(read_nations(data), men()) == [
        "german: the squad has g77, who does not exist",
        "italian: the squad does not break at 9",
        "french: the squad costs 236, not 1",
    ]
