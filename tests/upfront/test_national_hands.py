"""Hands and discards of the British, Japanese, Italian and French troops (44, 45, 50, 51)."""

import pytest

from caposaldo.proofs import proves
from tests.upfront.scenes import given, then, when

SQUADS = {
    "british": ("b3", "b4"),
    "japanese": ("j6", "j10"),
    "italian": ("i3", "i4"),
    "french": ("f3", "f4"),
}


def squad(nation: str, scenario: str = "A", defends: bool = False) -> tuple[str, ...]:
    """Return a position with one group of a nation in turn, holding four useful cards."""
    one, other = ("german", nation) if defends else (nation, "german")
    return (
        f"scenario {scenario}",
        f"nations {one} {other}",
        f"{nation} A 0 {' '.join(SQUADS[nation])}",
        "german A 0 g4 g5",
        f"turn {nation}",
        f"hand {nation} 1 54 57 59",
        f"ground {nation} A 58",
    )


def may_discard(lines: tuple[str, ...], idle: int, once: int, twice: int) -> None:
    """Check the discards left after no action, after a Movement card, and after more actions."""
    nation = lines[4].split()[1]
    for actions, left in ((0, idle), (1, once), (2, twice)):
        scene = given(*lines, f"actions {actions}")
        when(scene, "done")
        then(scene, f"asked {nation} discard left={left}")


@pytest.mark.parametrize(
    ("nation", "cards"), [("british", 5), ("japanese", 4), ("italian", 4), ("french", 6)]
)
@proves("UF 44.1", 1)
@proves("UF 45.1", 1)
@proves("UF 50.1", 1)
@proves("UF 51.1", 1)
def test_line_troops_draw_up_to_the_hand_of_their_nation(nation: str, cards: int) -> None:
    scene = given(*squad(nation), "phase refill")
    then(scene, *([f"asked {nation} refill count={cards - 4}"] if cards > 4 else []))
    then(scene, *([] if cards > 4 else ["asked german act"]))


@pytest.mark.parametrize(
    ("nation", "idle"), [("british", 2), ("japanese", 2), ("italian", 2), ("french", 1)]
)
@proves("UF 44.1", 2)
@proves("UF 45.1", 2)
@proves("UF 50.1", 2)
@proves("UF 51.1", 2)
def test_line_troops_discard_only_in_a_turn_without_an_action(nation: str, idle: int) -> None:
    may_discard(squad(nation), idle, 0, 0)


@pytest.mark.parametrize(
    ("nation", "idle", "once"),
    [("british", 2, 1), ("japanese", 2, 2), ("italian", 2, 0), ("french", 1, 1)],
)
@proves("UF 44.4", 1)
@proves("UF 45.8", 2)
@proves("UF 51.4", 1)
def test_elite_troops_may_act_once_and_discard(nation: str, idle: int, once: int) -> None:
    may_discard(squad(nation, "K"), idle, once, 0)


@pytest.mark.parametrize(("nation", "idle"), [("british", 1), ("italian", 1)])
@proves("UF 44.4", 2)
@proves("UF 50.5", 2)
def test_second_line_discards_one_card_at_most(nation: str, idle: int) -> None:
    may_discard(squad(nation, "K", defends=True), idle, 0, 0)


@pytest.mark.parametrize(("scenario", "defends", "left"), [("A", False, 2), ("K", True, 0)])
@proves("UF 45.8", 1)
def test_a_movement_card_bars_discards_to_the_naval_infantry_only(
    scenario: str, defends: bool, left: int
) -> None:
    scene = given(*squad("japanese", scenario, defends))
    when(scene, "move A 1 forward", "done")
    then(scene, f"asked japanese discard left={left}")


@pytest.mark.parametrize(
    ("nation", "scenario", "defends", "usable"),
    [
        ("italian", "A", False, False),
        ("italian", "K", False, True),
        ("french", "A", False, True),
        ("french", "K", True, False),
    ],
)
@proves("UF 50.5", 1)
@proves("UF 51.4", 2)
def test_who_can_use_the_german_half_of_a_split_card(
    nation: str, scenario: str, defends: bool, usable: bool
) -> None:
    table = given(*squad(nation, scenario, defends)).game.table
    split = [card for card in table.battle.deck.values() if card.halves]
    german = [card for card in split if any(half.open_to(("german",)) for half in card.halves)]
    assert german
    for card in german:
        assert bool(table.uses(nation, card.id)) <= usable
    assert any(table.uses(nation, card.id) for card in german) == usable
