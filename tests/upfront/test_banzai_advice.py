"""The regular player and Banzai charges: when one pays, how it is led and met."""

import pytest

from caposaldo import library
from caposaldo.kernel.contract import Candidate
from tests.players.upfront_positions import judged, one

OWN = ("nations japanese british", "turn japanese", "british D 0 b1")
THEIRS = ("nations japanese british", "turn british", "british D 0 b1")


def ranked(*lines: str) -> list[Candidate]:
    return judged(library.from_position("upfront", "\n".join(lines)))


def test_strong_men_close_to_a_shaken_enemy_charge() -> None:
    shaken = "british A 2 b4.pinned b9.pinned b6.pinned b8"
    lines = ("japanese A 3 j1 j4 j18 j20 j6", shaken)
    best = ranked(*OWN, *lines, "hand japanese 12 13")[0]
    assert best.notation.startswith("banzai A>A")
    assert (best.reason, best.facts) == ("banzai", {"group": "A", "target": "A"})


def test_a_charge_that_raises_many_men_pays_more() -> None:
    down = "japanese A 3 j1.pinned j4.pinned j18.pinned j20.pinned j6"
    found = ranked(*OWN, down, "british A 2 b4 b9", "hand japanese 12 13")
    assert found[0].notation.startswith("banzai A>A")
    up = ranked(*OWN, "japanese A 3 j1 j4 j18 j20 j6", "british A 2 b4 b9", "hand japanese 12 13")
    assert one(found, "banzai A>A 12").score > one(up, "banzai A>A 12").score - 0.5


def test_a_charge_brings_no_more_than_there_are_enemies() -> None:
    lines = ("japanese A 3 j1 j4 j18 j20 j6", "hand japanese 12 13")
    one_man = one(ranked(*OWN, *lines, "british A 2 b9.pinned"), "banzai A>A 12")
    four = "british A 2 b9.pinned b10.pinned b7.pinned b8.pinned"
    assert one(ranked(*OWN, *lines, four), "banzai A>A 12").score > 1.5 > 0.5 > one_man.score


def test_comrades_who_meet_the_same_enemy_help_each_other() -> None:
    enemy = ("british A 2 b4 b5", "hand japanese 12 13")
    few = one(ranked(*OWN, "japanese A 3 j1 j4", *enemy), "banzai A>A 12")
    many = one(ranked(*OWN, "japanese A 3 j1 j4 j6 j7 j8 j10", *enemy), "banzai A>A 12")
    assert many.score > few.score


def test_nobody_charges_a_strong_enemy_from_afar() -> None:
    lines = ("japanese A 0 j2 j9 j12", "british A 0 b4 b5 b6 b3 b2 b12 b8")
    charge = one(ranked(*OWN, *lines, "hand japanese 12"), "banzai A>A 12")
    assert charge.score < 0
    assert charge.reason == "no-banzai"


def test_nobody_charges_past_an_enemy_who_stops_him() -> None:
    shaken = "british B 1 b9.pinned b4.pinned b6.pinned b10.pinned"
    lines = ("japanese A 3 j1 j4 j18 j20 j6", shaken, "hand japanese 12 13 14")
    free = one(ranked(*OWN, *lines), "banzai A>B 12")
    stopped = one(ranked(*OWN, "british A 2 b8", *lines), "banzai A>B 12")
    assert stopped.score < 0 < free.score
    assert stopped.reason == "no-banzai"


@pytest.mark.parametrize(
    ("ground", "wanted"),
    [
        ("", "move A 12 forward"),
        ("ground japanese A 105", "clear A 12"),
        ("ground japanese A 148", "ford A 12"),
        ("ground japanese A 73", "move A 12 sideways"),
    ],
)
def test_a_charge_is_led_on_by_whatever_the_ground_asks(ground: str, wanted: str) -> None:
    lines = ("japanese A 1 j1 j4 j18", "mark japanese A charge:british-A", "british A 1 b4 b9")
    found = ranked(*OWN, *lines, "hand japanese 12", *([ground] if ground else []))
    assert (found[0].notation, found[0].reason) == (wanted, "charge-on")


def test_at_close_quarters_no_card_is_wasted_on_the_way() -> None:
    lines = ("japanese A 3 j1 j4 j18", "mark japanese A charge:british-A", "british A 2 b4 b9")
    start = "started japanese-A=2 british-A=2"
    found = ranked(*OWN, *lines, start, "ground japanese A 105", "hand japanese 12")
    assert one(found, "clear A 12").score < 0
    assert found[0].notation == "done"


def test_the_fight_is_fought_and_others_fire_first() -> None:
    lines = (
        "japanese A 3 j1 j4 j18",
        "mark japanese A charge:british-A",
        "japanese B 3 j6 j7 j8 j10 j11",
        "british A 2 b4 b9 b8 b6",
        "hand japanese 61",
    )
    found = ranked(*OWN, *lines)
    storm = one(found, "storm A")
    assert (storm.reason, 0 < storm.score < 0.5) == ("storm", True)
    assert found[0].notation == "fire B>A"


@pytest.mark.parametrize(("men", "gives_up"), [("j9 j12.wounded", True), ("j1 j4 j18 j20", False)])
def test_a_charge_that_leads_nowhere_is_given_up(men: str, gives_up: bool) -> None:
    enemies = "b4 b5 b6 b3 b2" if gives_up else "b9.pinned b10.pinned"
    lines = (
        f"japanese A 1 {men}",
        "mark japanese A charge:british-B charge-free",
        "british A 3 b8",
        f"british B 2 {enemies}",
    )
    found = one(ranked(*OWN, *lines), "relent A")
    assert (found.score > 0) is gives_up
    assert found.reason == "relent"


def test_terrain_before_a_charge_is_taken_unless_it_holds_the_charge_up() -> None:
    def answer(card: str, range: int) -> str:
        lines = (
            "nations japanese british",
            "turn british",
            "phase refill",
            f"japanese A {range} j1 j4",
            f"ground japanese A 12>forward {card}",
            "mark japanese A charge:british-A imposed",
            "british A 1 b4 b5",
        )
        game = library.from_position("upfront", "\n".join(lines))
        game.answer("stay")
        return judged(game)[0].notation

    assert answer("58", 3) == "accept"
    assert answer("73", 3) == "reject"
    assert answer("73", 4) == "accept"


def test_strong_men_fight_a_weak_charge_hand_to_hand() -> None:
    lines = (
        "japanese A 3 j9 j12",
        "mark japanese A charge:british-A charge-met",
        "british A 2 b17 b24 b5 b7",
    )
    game = library.from_position("upfront", "\n".join((*THEIRS, *lines)))
    best = judged(game)[0]
    assert (best.notation, best.reason) == ("counter A>A", "counter")
    game.answer("counter A>A")
    named = []
    while (notation := judged(game)[0].notation) != "go":
        named.append(notation)
        game.answer(notation)
    assert "fight b24" in named
    assert "fight b7" not in named


def test_weak_men_do_not_fight_a_strong_charge_hand_to_hand() -> None:
    lines = (
        "japanese A 3 j1 j4 j20",
        "mark japanese A charge:british-A charge-met",
        "british A 2 b7 b9 b10",
    )
    counter = one(ranked(*THEIRS, *lines), "counter A>A")
    assert (counter.score < 0, counter.reason) == (True, "stay-out")


def test_fire_at_a_charge_is_worth_more_than_at_men_it_can_only_pin() -> None:
    lines = ("japanese A 3 j4 j6 j7 j18", "british A 1 b4 b5 b6 b8", "hand british 61")
    plain = one(ranked(*THEIRS, *lines), "fire A>A")
    charge = one(ranked(*THEIRS, *lines, "mark japanese A charge:british-A"), "fire A>A")
    assert charge.score > plain.score


def test_the_regular_knows_that_a_charge_attacks_an_afv_at_three_less() -> None:
    lines = ("nations japanese russian", "japanese A 3 j4", "russian A 2 r34", "russian D 0 r3")
    charge = ("mark japanese A charge:russian-A", "hand japanese 12")
    found = ranked(*lines, *charge)
    assert found[0].notation == "storm A"
    weak = ("japanese A 3 j1 j9", "russian A 2 r34", "russian D 0 r3", "hand japanese 12")
    assert one(ranked("nations japanese russian", *weak), "banzai A>A 12").score < 0
