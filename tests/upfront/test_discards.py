"""How many cards each class of troops may throw away (UF 4.3, 36.5, 39)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.opened import box
from tests.upfront.scenes import given, then, when

HAND = ("33", "34", "35", "36")
FIRST = {nation.id: nation.letter for nation in box().nations.values()}
WHOLE = len(HAND)


def foe(nation: str) -> str:
    """Somebody else to fight."""
    return "russian" if nation == "german" else "german"


def scene(nation: str, troops: str, *lines: str, hand: tuple[str, ...] = HAND) -> Scene:
    """The discards of a turn of these troops: in scenario K the attackers are the elite."""
    other = foe(nation)
    sides = f"{other} {nation}" if troops == "second_line" else f"{nation} {other}"
    return given(
        f"scenario {'A' if troops == 'line' else 'K'}",
        f"nations {sides}",
        f"turn {nation}",
        "phase discards",
        *(f"{side} A 0 {FIRST[side]}4 {FIRST[side]}5" for side in (nation, other)),
        f"hand {nation} {' '.join(hand)}",
        *lines,
    )


def limit(nation: str, troops: str, actions: int, digs: int = 0) -> int:
    """Discard until nothing more can go, and count."""
    played = scene(nation, troops, f"actions {actions}", f"digs {digs}")
    count = 0
    for card in HAND:
        if played.game.why_not(nation, f"discard {card}") is None:
            when(played, f"{nation}: discard {card}")
            count += 1
    return count


def limits(nation: str, troops: str) -> tuple[int, int, int]:
    """The limits without an action, after one and after two."""
    return limit(nation, troops, 0), limit(nation, troops, 1), limit(nation, troops, 2)


@pytest.mark.parametrize(
    ("nation", "expected"),
    [
        ("german", (1, 1, 1)),
        ("american", (2, 0, 0)),
        ("russian", (WHOLE, 0, 0)),
        ("british", (2, 0, 0)),
        ("japanese", (2, 0, 0)),
        ("italian", (2, 0, 0)),
        ("french", (1, 0, 0)),
    ],
)
@proves("UF 4.3", 3, 4, 5)
@proves("UF 4.31", 1, 2)
@proves("UF 4.32", 1)
@proves("UF 4.33", 1)
def test_4_3_line_troops_uf1_discard_no_action_uf1_discard_after_action(
    nation: str, expected: tuple[int, int, int]
) -> None:
    assert limits(nation, "line") == expected


@proves("UF 4.33", 2)
@proves("UF 36.5", 1, 2)
@pytest.mark.parametrize(("digs", "expected"), [(1, WHOLE - 1), (2, WHOLE - 2)])
def test_4_33_each_group_that_digs_takes_one_off_the_discards_of_russians(
    digs: int, expected: int
) -> None:
    assert limit("russian", "line", digs, digs) == expected


@proves("UF 36.5", 1)
def test_36_5_an_american_who_digs_discards_nothing() -> None:
    assert limit("american", "line", 1, 1) == 0


@proves("UF 39.1a", 1, 2)
def test_39_1a_conscripts_discard_two_or_one_after_digging_nt_39_1a() -> None:
    assert limits("russian", "second_line") == (2, 0, 0)
    assert limit("russian", "second_line", 1, 1) == 1
    assert limit("russian", "second_line", 2, 2) == 0


@proves("UF 39.1b", 1, 2)
def test_39_1b_guards_keep_two_discards_after_an_action_nt_39_1b() -> None:
    assert limits("russian", "elite") == (WHOLE, 2, 0)
    assert limit("russian", "elite", 2, 1) == 1


@pytest.mark.parametrize(
    ("nation", "troops", "expected"),
    [
        ("american", "second_line", (1, 0, 0)),
        ("american", "elite", (2, 1, 0)),
        ("german", "second_line", (1, 1, 1)),
        ("german", "elite", (2, 2, 1)),
        ("japanese", "elite", (2, 2, 0)),
        ("british", "elite", (2, 1, 0)),
        ("british", "second_line", (1, 0, 0)),
        ("italian", "second_line", (1, 0, 0)),
        ("french", "elite", (1, 1, 0)),
    ],
)
@proves("UF 39.2a", 1)
@proves("UF 39.2b", 1)
@proves("UF 39.3b", 1, 2)
@proves("UF 39.4b", 1)
@proves("UF 39.5a", 1)
@proves("UF 39.5b", 1)
@proves("UF 39.6b", 1)
@proves("UF 39.7a", 1)
def test_39_the_discards_of_other_troops(
    nation: str, troops: str, expected: tuple[int, int, int]
) -> None:
    assert limits(nation, troops) == expected


@proves("UF 39.3a", 1)
@pytest.mark.parametrize(("troops", "shown"), [("second_line", True), ("line", False)])
def test_39_3a_volksgrenadiers_show_what_they_discard(troops: str, shown: bool) -> None:
    played = scene("german", troops)
    when(played, "discard 33")
    seen = [event.kind for event in played.game.told("russian")]
    assert ("discards" in seen, "discards-unseen" in seen) == (shown, not shown)


@proves("UF 39.3a", 2)
def test_39_3a_a_useless_card_goes_only_in_a_turn_without_actions() -> None:
    acted = scene("german", "second_line", "actions 1", hand=("117", "33"))
    then(acted, "refused discard 117 by UF 39.3a useless-after-action", "offered discard 33")
    quiet = scene("german", "second_line", hand=("117", "33"))
    then(quiet, "offered discard 117")


@proves("UF 39.4b", 1)
def test_39_4b_samurai_discard_useless_cards_besides() -> None:
    played = scene("japanese", "elite", "actions 1", hand=("117", "33", "34", "35"))
    when(played, "discard 117", "discard 33", "discard 34")
    then(played, "refused discard 35 by UF 45.8 discards-used-up", "hand japanese 35")


@proves("UF 39.4a", 1)
@pytest.mark.parametrize(("troops", "actions"), [("second_line", 1), ("line", 0)])
def test_39_4a_movement_is_an_action_to_the_naval_landing_force(troops: str, actions: int) -> None:
    played = scene("japanese", troops, "phase actions", hand=("12",))
    when(played, "move A 12 sideways")
    assert played.game.table.turn.actions == actions


def uses(nation: str, troops: str, kind: str = "split") -> dict[str, tuple[str, ...]]:
    """What these troops can play the split cards as."""
    table = scene(nation, troops).game.table
    assert isinstance(table, UpFrontTable)
    deck = table.battle.deck
    return {id: table.uses(nation, id) for id, card in deck.items() if card.kind == kind}


@proves("UF 39.6a", 1)
def test_39_6a_bersaglieri_use_the_german_halves_of_split_cards() -> None:
    german, elite, line = uses("german", "line"), uses("italian", "elite"), uses("italian", "line")
    assert all(set(german[id]) <= set(elite[id]) for id in german)
    assert any(not set(german[id]) <= set(line[id]) for id in german)


@proves("UF 39.7b", 1)
def test_39_7b_split_cards_are_useless_to_reservists() -> None:
    assert set(uses("french", "second_line").values()) == {()}
    assert set(uses("french", "line").values()) != {()}


@pytest.mark.parametrize(
    ("nation", "troops", "expected"),
    [
        ("german", "line", 1),
        ("german", "elite", 1),
        ("american", "elite", 0),
        ("russian", "line", 0),
    ],
)
@proves("UF 4.3", 3)
def test_4_3_a_third_action_leaves_what_two_have_left(
    nation: str, troops: str, expected: int
) -> None:
    assert limit(nation, troops, 3) == expected


@pytest.mark.parametrize(("card", "shown"), [("117", True), ("33", False)])
@proves("UF 4.4", 3)
def test_45_12_only_the_useless_cards_of_the_japanese_are_shown(card: str, shown: bool) -> None:
    played = scene("japanese", "line", hand=("117", "33"))
    when(played, f"discard {card}")
    for seat in ("german", "spectator"):
        seen = [event for event in played.game.told(seat) if event.kind.startswith("discards")]
        assert [event.kind for event in seen] == ["discards" if shown else "discards-unseen"]
        assert ("card" in seen[0].facts) == shown
    own = [event.facts for event in played.game.told("japanese") if event.kind == "discards"]
    assert own == [{"seat": "japanese", "card": card}]
    assert played.game.table.unseen["german"] == (() if shown else ("33",))


@pytest.mark.parametrize(("hand", "drawn"), [(HAND, ["37"]), (HAND[1:], ["37", "38"])])
@proves("UF 4.5", 2)
def test_4_5_the_owner_sees_what_he_draws_and_the_others_how_much(
    hand: tuple[str, ...], drawn: list[str]
) -> None:
    played = given(
        "nations german russian",
        "phase refill",
        *(
            f"{side} {letter} 0 {side[0]}{number}"
            for side in ("german", "russian")
            for letter, number in (("A", 1), ("B", 2))
        ),
        f"hand german {' '.join(hand)}",
        rig=" ".join(drawn),
    )
    when(played, "draw")
    own = [event.facts["card"] for event in played.game.told("german") if event.kind == "drew"]
    assert own == drawn
    for seat in ("russian", "spectator"):
        told = [event for event in played.game.told(seat) if event.kind.startswith("drew")]
        assert [(event.kind, event.facts.get("count")) for event in told] == [
            ("drew-unseen", len(drawn))
        ]
