"""Every wrong input gets a reason and the rule behind it, and changes nothing."""

from typing import Final

import pytest

from caposaldo.kernel.errors import IllegalAction, UnreadableAction
from tests.mortain.scenes import given

FIELD: Final = (
    "us-117 0503",
    "us-119 0503",
    "us-tds 0101",
    "us-cca west",
    "ge-37 0505",
    "ge-38 0504",
    "ge-d 0102",
    "ge-102 east",
    "ge-stug exited",
)

US_WRONG: Final = [
    ("activate us-999", "SM 2.1", "no-such-unit"),
    ("activate ge-37", "SM 2.1", "not-your-unit"),
    ("activate us-120", "SM R19", "not-in-play"),
    ("activate us-cca", "SM 1.2", "reserve-too-early"),
    ("activate", "SM 2.1", "not-asked-now"),
    ("activate us-117 us-119", "SM 2.1", "not-asked-now"),
    ("activate us-117; move 0504", "SM R10", "enemy-there"),
    ("activate us-117; move 0505", "SM 2.2", "not-adjacent"),
    ("activate us-117; move 0599", "SM 2.2", "no-such-hex"),
    ("activate us-117; move", "SM 2.2", "not-asked-now"),
    ("activate us-117; enter 0101", "SM 1.2", "on-map-already"),
    ("activate us-tds; exit", "SM R13", "us-never-leave"),
    ("activate us-117; fire ge-37", "SM 2.2", "not-asked-now"),
    ("fire ge-999", "SM R17", "no-such-unit"),
    ("fire us-119", "SM R17", "own-unit"),
    ("fire ge-102", "SM R11", "target-off-map"),
    ("fire ge-stug", "SM R13", "target-off-map"),
    ("fire", "SM 2.1", "not-asked-now"),
    ("fire ge-38; shoot", "SM 3.2", "no-firers"),
    ("fire ge-38; with us-117; with us-117", "SM 3.2", "fires-already"),
    ("fire ge-38; with us-tds", "SM R15", "out-of-range"),
    ("fire ge-38; pass", "SM 3.2", "not-asked-now"),
    ("oba", "SM 4.1", "not-a-card-for-oba"),
    ("air; strike 0199 ai", "SM 4.1", "no-such-hex"),
    ("air; strike 0505 aa", "SM 4.1", "no-such-factor"),
    ("air; strike 0503 ai", "SM R21", "nothing-to-hit-there"),
    ("air; suppress 0199", "SM 4.1", "no-such-hex"),
    ("again", "SM 2.1", "not-asked-now"),
    ("ready", "SM 2.1", "not-asked-now"),
    ("surrender", "SM 2.1", "not-asked-now"),
]

GERMAN_WRONG: Final = [
    ("activate ge-stug", "SM R13", "not-in-play"),
    ("activate us-117", "SM 2.1", "not-your-unit"),
    ("activate ge-37; exit", "SM R13", "not-at-the-west-edge"),
    ("activate ge-102; move 0901", "SM 1.3", "must-enter"),
    ("activate ge-102; enter 0801", "SM 1.3", "not-at-the-edge"),
    ("activate ge-d; enter 0901", "SM 1.3", "on-map-already"),
    ("activate ge-d; move 0101", "SM R10", "enemy-there"),
    ("fire us-117; with ge-102", "SM R11", "off-map-no-fire"),
    ("fire us-cca", "SM R12", "target-off-map"),
    ("air", "SM 4.1", "markers-are-american"),
]


def refusal(card: str, turn: int, action: str) -> tuple[str, str]:
    game = given(f"turn {turn}", f"card {card}", *FIELD).game
    asked = game.decision()
    assert asked is not None
    before = game.digest()
    found = game.why_not(asked.seat, action)
    assert found is not None
    with pytest.raises(IllegalAction) as refused:
        game.answer(action, asked.seat)
    assert refused.value.refusal.data() == found.data()
    assert game.digest() == before
    assert found.rule in game.kind.book.rules
    return found.rule, found.key


@pytest.mark.parametrize(("action", "rule", "key"), US_WRONG)
def test_the_us_player_is_told_what_is_wrong(action: str, rule: str, key: str) -> None:
    assert refusal("7H", 1, action) == (rule, key)


@pytest.mark.parametrize(("action", "rule", "key"), GERMAN_WRONG)
def test_the_german_player_is_told_what_is_wrong(action: str, rule: str, key: str) -> None:
    assert refusal("7S", 2, action) == (rule, key)


@pytest.mark.parametrize(
    ("action", "key", "facts"),
    [
        ("activate us-999", "no-such-unit", {"unit": "us-999"}),
        ("activate us-cca", "reserve-too-early", {"turn": 2}),
        ("activate us-117; move 0504", "enemy-there", {"hex": "0504"}),
        ("fire ge-999", "no-such-unit", {"unit": "ge-999"}),
        ("air; strike 0505 at", "nothing-to-hit-there", {"hex": "0505", "factor": "at"}),
        ("surrender", "not-asked-now", {"action": "surrender"}),
    ],
)
def test_a_refusal_names_what_it_is_about(action: str, key: str, facts: dict[str, object]) -> None:
    found = given("turn 1", "card 7H", *FIELD).game.why_not("us", action)
    assert found is not None
    assert (found.key, dict(found.facts)) == (key, facts)


@pytest.mark.parametrize("action", ["pass", "fire ge-38; with us-117; shoot", "air; suppress 0101"])
def test_nothing_stops_what_is_offered(action: str) -> None:
    assert given("turn 1", "card 7H", *FIELD).game.why_not("us", action) is None


def test_the_other_seat_is_told_whose_decision_it_is() -> None:
    found = given("turn 1", "card 7H", *FIELD).game.why_not("german", "pass")
    assert found is not None
    assert (found.key, dict(found.facts)) == ("not-your-decision", {"seat": "us"})


@pytest.mark.parametrize("text", ["", "  ", "fire ge-38;", "FIRE!", "move\x00", "x" * 500])
def test_what_is_no_action_at_all_is_unreadable(text: str) -> None:
    game = given("turn 1", "card 7H", *FIELD).game
    with pytest.raises(UnreadableAction):
        game.why_not("us", text)
    with pytest.raises(UnreadableAction):
        game.answer(text)
