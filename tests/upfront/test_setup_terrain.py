"""Starting hands, initial terrain and the Pillbox card (UF 3.5, 3.6, 23.1, 23.2, 24.3)."""

import pytest

from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.ground import spot_of, terrain_of
from caposaldo.upfront.laws import card_fault
from tests.upfront.opened import answer, formed, opened, options, stopped

WOODS, BRUSH, HILL, GULLY, WALL, MARSH, STREAM = "55", "60", "76", "84", "97", "73", "148"
BUILDINGS, MINEFIELD, PILLBOX, WIRE, SMOKE = "58", "108", "117", "69", "62"
FIRE = ("54", "57", "59", "61", "63", "66", "68", "70", "72", "75", "77", "78")


def dealt(german: str, russian: str, then: str = "", letter: str = "A") -> AnyGame:
    """A game between five German and four Russian cards, topped up with Fire cards."""
    spare = iter(FIRE)
    cards: list[str] = []
    for hand, size in ((german.split(), 5), (russian.split(), 4)):
        cards += [*hand, *[next(spare) for _ in range(size - len(hand))]]
    return formed(letter, chance=RiggedChance((*cards, *then.split())))


def on(game: AnyGame, id: str) -> list[tuple[str, str]]:
    return [(laid.card, laid.role) for laid in game.table.groups[id].laid]


def asked(game: AnyGame) -> tuple[str, str]:
    found = game.decision()
    assert found is not None
    return found.seat, found.prompt


@pytest.mark.parametrize(
    ("one", "other", "sizes"),
    [
        ("german", "american", (5, 6)),
        ("russian", "japanese", (4, 4)),
        ("british", "italian", (5, 4)),
        ("french", "german", (6, 5)),
    ],
)
@proves("UF 3.5", 1, 2)
def test_3_5_hands_are_dealt_and_the_rest_is_the_draw_pile(
    one: str, other: str, sizes: tuple[int, int]
) -> None:
    game = formed("A", one, other)
    table = game.table
    assert (len(table.hands[one]), len(table.hands[other])) == sizes
    assert len(table.pile) == 162 - sum(sizes)
    assert table.discards == []
    assert card_fault(table) is None


@proves("UF 3.5", 1)
def test_3_5_other_seeds_deal_other_cards() -> None:
    hands = {formed(seed=seed).table.hands["german"] for seed in range(5)}
    assert len(hands) == 5


@proves("UF 3.5", 3)
def test_3_5_only_its_owner_is_told_what_a_hand_holds() -> None:
    game = formed()
    for seat, enemy in (("german", "russian"), ("russian", "german")):
        told = [event for event in game.told(seat) if event.kind == "drew"]
        assert {event.facts["seat"] for event in told} == {seat}
        assert [event.facts["card"] for event in told] == list(game.table.hands[seat])
        unseen = [event.facts for event in game.told(seat) if event.kind == "drew-unseen"]
        assert unseen == [{"seat": enemy, "count": len(game.table.hands[enemy])}]
    assert not [event for event in game.told(SPECTATOR) if event.kind == "drew"]


@proves("UF 3.6", 1, 2)
def test_3_6_terrain_is_laid_by_turns_on_groups_of_either_side_from_the_first_side_on() -> None:
    game = dealt(f"{WOODS} {BRUSH}", f"{HILL} {GULLY}")
    assert asked(game) == ("german", "lay-terrain")
    targets = (">A", ">B", ">C", "A", "B", "C")
    laying = [f"lay {card} {target}" for card in (WOODS, BRUSH) for target in targets]
    assert options(game) == ["done", *laying]
    answer(game, [f"lay {WOODS} A"])
    assert asked(game) == ("russian", "lay-terrain")
    answer(game, [f"lay {HILL} >B"])
    assert asked(game) == ("german", "lay-terrain")
    answer(game, [f"lay {BRUSH} >C"])
    assert on(game, "german-A") == [(WOODS, "terrain")]
    assert on(game, "german-B") == [(HILL, "terrain")]
    assert on(game, "russian-C") == [(BRUSH, "terrain")]
    assert len(game.table.hands["german"]) == 3


@proves("UF 3.6", 3)
def test_3_6_no_group_gets_a_second_terrain_card() -> None:
    game = dealt(f"{WOODS} {BRUSH}", f"{HILL} {GULLY}")
    answer(game, [f"lay {WOODS} A"])
    assert stopped(game, f"lay {HILL} >A") == ("has-terrain", "UF 3.6")
    answer(game, [f"lay {HILL} A"])
    assert stopped(game, f"lay {BRUSH} A") == ("has-terrain", "UF 3.6")
    assert stopped(game, f"lay {BRUSH} >A") == ("has-terrain", "UF 3.6")
    assert stopped(game, f"lay {BRUSH} D") == ("no-such-group", "UF 3.2")
    assert stopped(game, f"lay {HILL} B") == ("not-in-hand", "UF 3.5")


@proves("UF 3.6", 4)
def test_3_6_nobody_is_asked_about_the_terrain_uf1_initial_terrain_once() -> None:
    game = dealt(WOODS, "", then="121")
    answer(game, [f"lay {WOODS} >B"])
    assert terrain_of(game.table, game.table.groups["russian-B"]).id == "woods"
    assert asked(game) == ("russian", "lay-terrain")
    assert stopped(game, "reject")[0] == "not-asked-now"
    answer(game, ["done", "done"])
    assert on(game, "russian-B") == [(WOODS, "terrain")]
    assert asked(game) == ("german", "act")


@proves("UF 3.6", 5)
def test_3_6_both_must_want_no_more_and_who_laid_nothing_may_lay_later() -> None:
    game = dealt(WOODS, HILL, then="80 81")
    answer(game, ["done"])
    assert asked(game) == ("russian", "lay-terrain")
    answer(game, [f"lay {HILL} A"])
    assert asked(game) == ("german", "lay-terrain")
    answer(game, [f"lay {WOODS} B", "done", "done"])
    assert asked(game) == ("german", "act")


@proves("UF 3.6", 5)
def test_3_6_who_holds_no_terrain_is_asked_all_the_same() -> None:
    game = dealt("", "")
    assert asked(game) == ("german", "lay-terrain")
    assert options(game) == ["done"]
    answer(game, ["done"])
    assert asked(game) == ("russian", "lay-terrain")
    assert options(game) == ["done"]


@proves("UF 3.6", 5)
def test_3_6_when_every_group_has_terrain_nobody_can_lay_more() -> None:
    chance = RiggedChance(
        (WOODS, BRUSH, HILL, "54", "57", GULLY, WALL, "59", "61", "80", "81", "85", "86", "87")
    )
    game = opened(chance=chance)
    answer(game, ["setup two", "ready"] * 2)
    answer(game, [f"lay {WOODS} A", f"lay {GULLY} B", f"lay {BRUSH} >A"])
    assert asked(game) == ("russian", "lay-terrain")
    answer(game, [f"lay {WALL} >B"])
    assert asked(game) == ("german", "act")
    assert [len(group.laid) for group in game.table.groups.values()] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    "card",
    [WIRE, SMOKE, FIRE[0], PILLBOX, MINEFIELD],
    ids=["wire", "smoke", "fire", "pillbox", "minefield"],
)
@proves("UF 3.6", 6)
def test_3_6_only_usable_terrain_is_laid(card: str) -> None:
    game = dealt(f"{WOODS} {card}" if card != FIRE[0] else WOODS, "")
    assert card in game.table.hands["german"]
    assert stopped(game, f"lay {card} A") == ("no-terrain-to-begin-with", "UF 3.6")
    assert stopped(game, f"lay {card} >A") == ("no-terrain-to-begin-with", "UF 3.6")
    assert stopped(game, f"open A {card}")[0] == "not-asked-now"


@proves("UF 3.6", 7)
def test_3_6_a_group_without_a_terrain_card_starts_in_open_ground() -> None:
    game = dealt(WOODS, "", then="121")
    answer(game, [f"lay {WOODS} A", "done", "done"])
    kinds = {id: terrain_of(game.table, group).id for id, group in game.table.groups.items()}
    assert kinds.pop("german-A") == "woods"
    assert set(kinds.values()) == {"open"}


@proves("UF 3.6", 8)
def test_3_6_each_side_draws_back_to_a_full_hand_the_first_side_first() -> None:
    game = dealt(f"{WOODS} {BRUSH}", HILL, then="121 123 154")
    answer(game, [f"lay {WOODS} A", f"lay {HILL} A", f"lay {BRUSH} B", "done", "done"])
    assert game.table.hands["german"] == (*FIRE[:3], "121", "123")
    assert game.table.hands["russian"] == (*FIRE[3:6], "154")
    assert game.chance.data()["left"] == []
    drew = [event for event in game.told() if event.kind == "drew"]
    assert [event.facts["seat"] for event in drew] == ["german", "german", "russian"]
    assert all("UF 3.6" in event.rules for event in drew)


@proves("UF 3.6", 9)
def test_3_6_buildings_are_not_laid_in_scenario_a_uf1_initial_buildings_scenario_a() -> None:
    game = dealt(BUILDINGS, "")
    assert game.table.quota == {"buildings": 5}
    assert stopped(game, f"lay {BUILDINGS} A") == ("no-terrain-to-begin-with", "UF 3.6")
    plain = dealt(BUILDINGS, "", letter="B")
    assert f"lay {BUILDINGS} A" in options(plain)


def test_3_6_a_stream_may_be_laid_on_either_side() -> None:
    game = dealt(STREAM, "")
    assert {f"lay {STREAM} A", f"lay {STREAM} >A"} <= set(options(game))


def test_24_3_a_minefield_one_may_use_is_still_kept_for_a_discard() -> None:
    cards = (*FIRE[:4], MINEFIELD, *FIRE[4:8])
    game = formed("C", "russian", "german", chance=RiggedChance(cards))
    answer(game, ["done"])
    assert MINEFIELD in game.table.hands["german"]
    assert stopped(game, f"lay {MINEFIELD} >A") == ("mines-are-discarded", "UF 24.3")


@proves("UF 3.2", 7)
def test_3_2_a_card_on_a_group_is_on_that_group_alone() -> None:
    game = dealt(WOODS, "")
    before = {id: spot_of(game.table, group) for id, group in game.table.groups.items()}
    answer(game, [f"lay {WOODS} B"])
    for id, group in game.table.groups.items():
        assert (spot_of(game.table, group) is before[id]) == (id != "german-B")


@proves("UF 23.1", 1)
@proves("UF 23.2", 1, 2)
def test_23_the_defender_has_the_pillbox_on_group_b_before_terrain_and_besides_his_hand() -> None:
    game = opened("C", "russian", "german")
    given = [event.facts for event in game.told() if event.kind == "card-given"]
    assert given == [{"seat": "german", "terrain": "@terrain-pillbox"}]
    answer(game, ["setup two", "ready", "setup two", "ready"])
    assert asked(game) == ("russian", "lay-terrain")
    assert on(game, "german-B") == [(PILLBOX, "terrain")]
    assert len(game.table.hands["german"]) == 5
    assert len(game.table.hands["russian"]) == 4
    assert PILLBOX not in game.table.pile
    assert card_fault(game.table) is None
    assert terrain_of(game.table, game.table.groups["german-B"]).fortified


@proves("UF 23.1", 1)
def test_23_1_no_hand_can_hold_the_pillbox_that_was_given() -> None:
    for seed in range(8):
        game = formed("C", "russian", "german", seed=seed)
        assert all(PILLBOX not in hand for hand in game.table.hands.values())
        answer(game, ["done"])
        assert not any(option.endswith(" B") for option in options(game))
