"""What a scenario says, and who goes first (UF 2.1, 2.4, 4.1)."""

import pytest

from caposaldo.kernel.chance import RiggedChance
from caposaldo.proofs import proves
from caposaldo.upfront.verbs import reshuffle
from tests.upfront.data_files import scenarios
from tests.upfront.opened import answer, box, formed, opened


@proves("UF 2.1", 1, 2)
def test_2_1_there_are_action_cards_and_men_and_men_are_the_forces() -> None:
    assert len(box().deck) == 162
    assert not set(box().deck) & set(box().men)
    for side, sheet in opened().table.battle.sheets.items():
        assert {box().men[id].nation for id in sheet.force.men} == {side}


@proves("UF 2.4", 1)
def test_2_4_a_scenario_says_all_that_is_needed() -> None:
    for scenario in scenarios().values():
        assert scenario.kind in ("meeting", "attack")
        assert scenario.forces
        assert scenario.removed or any(scenario.cower.values())
        assert scenario.goals or scenario.at_time_limit
        assert scenario.decks >= 1
        assert scenario.sets_up in ("axis", "attacker", "defender")
        # In two of them the attacker surprises a defender who has set up.
        if scenario.id in ("W", "X"):
            assert (scenario.sets_up, scenario.moves) == ("defender", "attacker")
        else:
            assert scenario.moves == scenario.sets_up


@proves("UF 2.4", 2)
@proves("UF 4.1", 1)
def test_2_4_the_first_side_forms_lays_terrain_and_moves_first() -> None:
    game = opened("A", "russian", "german")
    told = [event for event in game.told() if event.kind == "goes-first"]
    assert [event.facts for event in told] == [{"seat": "german"}]
    asked = []
    for notation in ["setup two", "ready", "setup two", "ready", "done", "done"]:
        decision = game.decision()
        assert decision is not None
        asked.append((decision.seat, decision.prompt))
        game.answer(notation)
    assert asked == [
        ("german", "form-groups"),
        ("german", "form-groups"),
        ("russian", "form-groups"),
        ("russian", "form-groups"),
        ("german", "lay-terrain"),
        ("russian", "lay-terrain"),
    ]
    assert game.table.turn.side == "german"


@pytest.mark.parametrize(("one", "other"), [("german", "russian"), ("russian", "german")])
@proves("UF 2.4", 3, 5)
def test_2_4_the_attacker_goes_first_and_each_side_has_the_force_of_its_role(
    one: str, other: str
) -> None:
    game = opened("C", one, other)
    decision = game.decision()
    assert decision is not None
    assert decision.seat == one
    forces = scenarios()["C"].forces
    for side, role in ((one, "attacker"), (other, "defender")):
        (own,) = [force for force in forces if force.nation == side and force.role == role]
        assert game.table.waiting[side] == own.men


@proves("UF 2.4", 4)
def test_2_4_a_scenario_lists_a_force_for_each_nation_and_two_play() -> None:
    everybody = {man.nation for man in box().men.values()}
    for letter, scenario in scenarios().items():
        # Only Germans meet partisans, Russian or French ones, and few fight in the jungle.
        few = {
            "I": {"german", "russian", "french"},
            "N": {"american", "british", "french", "japanese"},
            "O": {"american", "british", "japanese"},
            "Q": {"american", "british", "german", "japanese", "russian"},
            "S": {"american", "british", "japanese"},
        }
        fits = few.get(letter, everybody)
        assert {own.nation for own in scenario.forces} == fits
    assert opened("A", "french", "italian").table.battle.sides == ("french", "italian")


@proves("UF 2.4", 6)
def test_2_4_time_is_up_after_the_scenarios_number_of_whole_passes() -> None:
    game = formed()
    passes = []
    while not game.table.over:
        passes.append(game.table.decks)
        game.table.discards.extend(game.table.pile)
        game.table.pile = []
        reshuffle(game)
    assert passes == [1, 2, 3]


@proves("UF 4.1", 1)
def test_4_1_turns_alternate_from_the_first_side_on() -> None:
    game = formed("A", "russian", "german")
    answer(game, ["done", "done"])
    turns = []
    for _ in range(4):
        asked = game.decision()
        assert asked is not None
        assert asked.prompt == "act"
        turns.append((asked.seat, game.table.turn.number))
        discard = f"discard {game.table.hands[asked.seat][0]}"
        answer(game, ["done", discard, "end", "draw"])
    assert turns == [("german", 1), ("russian", 2), ("german", 3), ("russian", 4)]


@pytest.mark.parametrize(
    ("cards", "first"), [(("99", "100"), "russian"), (("100", "99"), "german")]
)
@pytest.mark.parametrize("letter", ["A", "B"])
@proves("UF 4.1", 5)
def test_4_1_if_agreed_the_higher_card_goes_first(
    letter: str, cards: tuple[str, str], first: str
) -> None:
    game = opened(letter, "german", "russian", chance=RiggedChance(cards), by_card=True)
    decision = game.decision()
    assert decision is not None
    assert decision.seat == game.table.turn.side == first
    assert len(game.table.pile) == 162
    drawn = [event.facts for event in game.told() if event.kind == "draws-for-first"]
    assert drawn == [
        {"seat": "german", "card": cards[0]},
        {"seat": "russian", "card": cards[1]},
    ]
    answer(game, ["setup two", "ready"])
    after = game.decision()
    assert after is not None
    assert after.seat == {"german": "russian", "russian": "german"}[first]


@proves("UF 4.1", 5)
def test_4_1_the_draw_is_for_meetings_only_and_only_if_agreed() -> None:
    # Nothing is rigged, so a draw would fail.
    assert opened("A", chance=RiggedChance(())).table.turn.side == "german"
    fight = opened("C", "russian", "german", chance=RiggedChance(()), by_card=True)
    assert fight.table.turn.side == "russian"
