"""What a watcher would call a blunder, and the regular never does."""

import pytest

from caposaldo import library
from caposaldo.kernel.contract import Candidate

NEVER = -10.0


def ranked(*lines: str, then: str = "") -> list[Candidate]:
    game = library.from_position("mortain", "\n".join(lines))
    if then:
        game.answer(then)
    asked = game.decision()
    assert asked is not None
    adviser = game.kind.adviser(game.setup.scenario)
    assert adviser is not None
    found = adviser.rank(game.view(asked.seat), [option.notation for option in asked.options])
    assert sorted(one.notation for one in found) == sorted(o.notation for o in asked.options)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    return found


def best(*lines: str, then: str = "") -> Candidate:
    return ranked(*lines, then=then)[0]


def score(candidates: list[Candidate], notation: str) -> float:
    return next(one.score for one in candidates if one.notation == notation)


FOUR_OUT = ("ge-37 exited", "ge-38 exited", "ge-df exited", "ge-d exited")


@pytest.mark.parametrize("card", ["AS", "9C", "KS"])
def test_the_german_never_fails_to_take_out_the_fifth_unit(card: str) -> None:
    lines = ("turn 3", f"card {card}", *FOUR_OUT, "ge-pz1 0103", "us-117 0104 flipped")
    first = best(*lines)
    assert (first.notation, first.reason) == ("activate ge-pz1", "winning-exit")
    assert best(*lines, then="activate ge-pz1").notation == "exit"


def played(*lines: str) -> list[str]:
    """Let the regular play one card to its end, or to the turning of a card for its attack."""
    game = library.from_position("mortain", "\n".join(lines))
    adviser = game.kind.adviser(game.setup.scenario)
    assert adviser is not None
    drawn = game.chance.uses
    while (asked := game.decision()) is not None and game.chance.uses == drawn:
        options = [option.notation for option in asked.options]
        game.answer(adviser.rank(game.view(asked.seat), options)[0].notation)
    return [notation for _, notation in game.answers]


@pytest.mark.parametrize(
    ("card", "target", "units"),
    [
        ("5S", "us-ccr", "ge-pz1 0503,ge-102 0503,us-ccr 0504 flipped,us-117 0101,us-119 0101"),
        ("5D", "ge-37", "us-117 0503,us-119 0503,us-120 0404,ge-37 0504 flipped,ge-pz1 0901"),
        ("KS", "us-117", "ge-pz1 0503,ge-d 0503,ge-102 0503,us-117 0504 flipped,us-ccr west"),
    ],
)
def test_a_certain_kill_is_never_left(card: str, target: str, units: str) -> None:
    chain = played("turn 3", f"card {card}", *units.split(","))
    assert f"fire {target}" in chain
    assert chain[-1] == "shoot"


def test_the_chance_shown_is_the_exact_one_of_the_shot_that_follows() -> None:
    game = library.start("mortain", "postcard", seed=11)
    adviser = game.kind.adviser("postcard")
    assert adviser is not None
    shots = 0
    while (asked := game.decision()) is not None and shots < 12:
        options = [option.notation for option in asked.options]
        first = adviser.rank(game.view(asked.seat), options)[0]
        if first.notation == "shoot":
            preview = game.preview("shoot")
            assert preview is not None
            hit = next(outcome for outcome in preview.odds if outcome.key == "hit")
            assert first.facts["chance"] == round(100 * hit.chances / hit.of)
            shots += 1
        game.answer(first.notation)
    assert shots == 12


def test_a_certain_kill_ranks_above_passing() -> None:
    found = ranked("turn 3", "card AS", "ge-pz1 0503", "ge-102 0503", "us-ccr 0504 flipped")
    assert score(found, "fire us-ccr") > score(found, "pass")
    assert found[0].notation == "fire us-ccr"
    assert found[0].facts["chance"] == 100


def test_nobody_shoots_without_a_chance() -> None:
    lines = ("turn 3", "card AD", "us-117 0404", "ge-102 0603", "us-119 0101")
    found = ranked(*lines)
    assert next(one for one in found if one.notation == "fire ge-102").reason == "hopeless-shot"
    assert score(found, "fire ge-102") <= NEVER
    assert found[0].notation != "fire ge-102"


def test_everybody_who_adds_to_the_fire_joins_it_and_then_it_is_fired() -> None:
    lines = ("turn 3", "card 5S", "ge-37 0503", "ge-38 0503", "ge-df 0404", "us-117 0504")
    chain = "fire us-117"
    for _ in range(3):
        first = best(*lines, then=chain)
        assert first.notation.startswith("with "), chain
        chain += f"; {first.notation}"
    assert best(*lines, then=chain).notation == "shoot"


def test_tiger_102_joins_the_fire_of_its_hex_free_of_charge() -> None:
    lines = ("turn 3", "card AS", "ge-pz1 0503", "ge-102 0503", "us-ccr 0505")
    first = best(*lines, then="fire us-ccr")
    second = best(*lines, then=f"fire us-ccr; {first.notation}")
    assert {first.notation, second.notation} == {"with ge-pz1", "with ge-102"}


def test_the_last_reserve_waits_for_the_last_turn_on_the_postcard() -> None:
    lines = ("card 5D", "us-117 0302", "us-119 0302", "us-ccr west", "ge-pz1 0901")
    early = ranked("turn 4", *lines)
    assert next(one for one in early if "us-ccr" in one.notation).reason == "keep-in-reserve"
    assert score(early, "activate us-ccr") <= NEVER


def test_the_reserve_comes_in_before_the_last_turn_ends_with_nobody_on_the_map() -> None:
    deck = "deck JOKER 3S 4S"
    first = best("turn 6", "card 5D", "us-ccr west", "ge-37 0901", deck)
    assert first.notation == "activate us-ccr"


def test_the_us_player_sets_up_as_the_scenario_advises_and_is_ready() -> None:
    for scenario in ("postcard", "sector"):
        game = library.start("mortain", scenario)
        adviser = game.kind.adviser(scenario)
        assert adviser is not None
        asked = game.decision()
        assert asked is not None
        options = [option.notation for option in asked.options]
        first = adviser.rank(game.view("us"), options)[0].notation
        assert first.startswith("setup ")
        game.answer(first)
        assert adviser.rank(game.view("us"), ["ready"])[0].notation == "ready"


def test_a_set_up_begun_by_hand_is_finished_as_advised() -> None:
    game = library.start("mortain", "postcard")
    adviser = game.kind.adviser("postcard")
    assert adviser is not None
    game.answer("place 0502")
    while (asked := game.decision()) is not None and asked.prompt == "place-unit":
        options = [option.notation for option in asked.options]
        game.answer(adviser.rank(game.view("us"), options)[0].notation)
    assert len(game.answers) == 6


def test_a_face_card_in_combat_is_turned_again() -> None:
    game = library.from_position(
        "mortain",
        "turn 3\ncard AS\nge-pz1 0503\nus-ccr 0504\nus-117 0101\ndeck KC 5S",
        library.RiggedChance(("KC",)),
    )
    game.answer("fire us-ccr; with ge-pz1; shoot")
    adviser = game.kind.adviser("postcard")
    assert adviser is not None
    assert adviser.rank(game.view("german"), ["again", "miss"])[0].notation == "again"


def test_air_strikes_the_fullest_hex() -> None:
    stack = ("ge-pz1 0603", "ge-pz2 0603", "ge-102 0603", "ge-37 0903", "us-117 0101")
    first = best("turn 2", "card AD", *stack, "us-119 0101", then="air")
    assert first.notation in ("strike 0603 at", "suppress 0603")
    found = ranked("turn 2", "card AD", *stack, "us-119 0101", then="air")
    assert score(found, "strike 0603 at") > score(found, "strike 0903 ai")


def test_a_unit_at_the_west_edge_leaves_when_it_can() -> None:
    first = best("turn 5", "card AS", "ge-pz1 0103", "ge-37 0303", "ge-38 0303", "us-117 0203")
    assert first.notation in ("activate ge-pz1", "fire us-117")
    lonely = best("turn 6", "card AS", "ge-pz1 0103", "us-117 0901", *FOUR_OUT)
    assert lonely.notation == "activate ge-pz1"
