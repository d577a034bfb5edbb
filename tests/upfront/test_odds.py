"""The odds shown are exact: they equal all the ways draws can fall, and the frequencies of play."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Final

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.library import AnyGame
from tests.upfront.forks import End, decline, fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

CALM: Final = "pile 1 2 8 10 24 31 46"
"""A draw pile without any number that jams a rifle."""


def attack(*lines: str, card: str = "75") -> AnyGame:
    """Bring a German attack up to the question whether to resolve it."""
    scene = given("german A 2 g4 g5 g6 g10", *lines, f"hand german {card}")
    enemy = next(side for side in scene.game.kind.seats(scene.game.setup) if side != "german")
    when(scene, f"fire A>A; with {card}; shoot", f"{enemy}: decline")
    return scene.game


def check_men(game: AnyGame, *men: str) -> None:
    """Compare the odds of every man with all the ways the draws can fall."""
    preview = game.preview("resolve")
    for man in men:
        assert man_odds(preview, man) == spread(game, "resolve", say=fate(game, man))


def test_6_5_the_odds_of_every_man_equal_all_the_ways_the_cards_can_fall() -> None:
    game = attack("american A 2 a9 a4.pinned a6", CALM)
    check_men(game, "a9", "a4", "a6")


def test_6_5_the_chance_of_no_effect_at_all_is_that_of_the_whole_attack() -> None:
    game = attack("american A 2 a9 a4.pinned a5", CALM, card="100")

    def harmed(end: End) -> str:
        before = [fate(game, man)(end) for man in ("a9", "a4", "a5")]
        return "nothing" if set(before) == {"unharmed"} else "effect"

    assert shown(game.preview("resolve")) == spread(game, "resolve", say=harmed)


def test_33_1_wounds_and_second_wounds_are_counted() -> None:
    game = attack(
        "american A 2 a3.pinned a4.wounded.pinned", "pile 41 46 8 156 98 85 10 1 2", card="75"
    )
    check_men(game, "a3", "a4")
    assert "wounded" in man_odds(game.preview("resolve"), "a3")
    assert "wounded" not in man_odds(game.preview("resolve"), "a4")


def test_15_52_a_commissar_hit_before_them_steadies_his_men_no_more() -> None:
    game = attack("nations german russian", "russian A 2 r19 r4 r6.pinned", CALM)
    check_men(game, "r19", "r4", "r6")


def test_20_9_berserk_is_one_of_the_fates() -> None:
    scene = given(
        "nations german russian",
        "german A 2 g4 g5",
        "russian A 3 r4.pinned r5",
        "pile 1 2 8 13 24 31 46",
        "hand german 115",
    )
    when(scene, "fire A>A; with 115; shoot", "russian: decline")
    check_men(scene.game, "r4", "r5")
    assert "berserk" in man_odds(scene.game.preview("resolve"), "r4")


def test_17_8_a_man_in_transfer_is_attacked_with_2_more() -> None:
    game = attack("american A 2 a9 a4.to=B", "american B 2 a5", CALM)
    check_men(game, "a4", "a9")


def test_36_2_22_1_entrenched_men_have_1_less_but_not_against_flames() -> None:
    game = attack("american A 2 a9 a5", "entrenched american A", CALM)
    check_men(game, "a9", "a5")
    scene = given(
        "german A 2 g14", "american A 3 a9 a5", "entrenched american A", CALM, "hand german 75"
    )
    when(scene, "fire A>A; with 75; shoot", "american: decline")
    check_men(scene.game, "a9", "a5")


def test_16_2_men_resolved_after_the_deck_ends_draw_from_the_new_one() -> None:
    game = attack("american A 2 a9 a5", "pile 8")
    preview = game.preview("resolve")
    assert preview is not None
    assert preview.odds == []
    assert preview.detail["note"] == ["while-no-weapon-jams", "deck-ends-on-the-way"]
    check_men(game, "a9", "a5")


def test_16_21_who_may_not_count_the_pile_does_not_see_that_it_ends() -> None:
    game = attack(
        "option deck-count glance", "american A 2 a9 a5", "hand american 31 32 33", "pile 8"
    )
    preview = game.preview("resolve")
    assert preview is not None
    assert preview.detail["note"] == ["while-no-weapon-jams"]


@pytest.mark.parametrize("men", ["g3 g4 g5", "g4 g1", "g3", "g16", "g16 g25"])
def test_19_1_the_chance_of_trouble_is_that_of_a_jam_or_a_draw_for_one(men: str) -> None:
    lines = ("american A 2 a9 a5", "pile 21 26 1 2 8", "hand german 66")
    scene = given(f"german A 2 {men}", *lines)
    when(scene, "fire A>A; with 66; shoot", "american: decline")
    game = scene.game
    preview = game.preview("resolve")
    assert preview is not None
    jam = preview.detail["jam"]
    assert isinstance(jam, dict)
    found = spread(
        game, "resolve", say=told({"jams": "trouble", "does-not-jam": "trouble", "": "none"})
    )
    assert Fraction(jam["chances"], jam["of"]) == found["trouble"]


# Other draws ---------------------------------------------------------------------------------

HERE: Final = "german A 1 g1 g4 | american A 1 a1 a3 | pile 1 2 4 26 21 30 29 10"
IN_STREAM: Final = f"{HERE} | ground german A 148 | hand german 12 5"
NEAR: Final = "german A 2 g1 g4 g3 g5.assists=g3 | american A 3 a1 a3.pinned a4"
DRAWS: Final = [
    ("dig A", HERE, {"digs done": "success", "": "failure"}),
    ("ford A 12", IN_STREAM, {"fords": "success", "": "failure"}),
    ("ford A 5", IN_STREAM, {"ford-found": "success", "": "failure"}),
    ("sniper-check A", f"{HERE} | sniped german A 2", {"sniper-gone": "success", "": "failure"}),
    (
        "acquire A g4 1",
        "german A 1 g1 g4.unarmed | loose german A german-R | american A 1 a1 | pile 1 2 4 26",
        {"not-acquired": "failure", "": "success"},
    ),
    (
        "repair A g4",
        "german A 1 g1 g4.jammed | american A 1 a1 | pile 1 2 4 26 21 30",
        {"repaired": "repaired", "repair-ruins": "removed", "": "unchanged"},
    ),
    (
        "repair A g4",
        "german A 1 g1 g4.jammed.wounded | american A 1 a1 | pile 1 2 4 26 21 30",
        {"repaired": "repaired", "repair-ruins": "removed", "": "unchanged"},
    ),
    (
        "observe A>A",
        "option night night | german A 1 g1 g4 | american A 2 a1 a3 | pile 1 2 4 26 21 30 46",
        {"observes": "success", "": "failure"},
    ),
    (
        "try g4 >A",
        f"{NEAR} | pile 1 2 35 26 21 30 29 10 38 46 3 | ground german A 62 | ground american A 92",
        {"infiltrates": "infiltrates", "infiltration-fails": "fails", "": "pinned"},
    ),
    (
        "try g1 >A 12",
        f"{NEAR} | pile 1 2 26 21 30 29 10 38 46 | hand german 12 | ground american A 9>forward",
        {"infiltrates": "infiltrates", "": "fails"},
    ),
    (
        "enter g4",
        "german A 2 g1 g4.inside=A | american A 3 a1 | pile 1 2 35 26 21 30 29 10",
        {"meets": "passes", "": "pinned"},
    ),
]
LED_BY: Final = {"observe": "", "try": "infiltrate A; ", "enter": "close A; "}


@pytest.mark.parametrize(("action", "lines", "names"), DRAWS)
def test_the_odds_of_a_draw_equal_all_the_ways_it_can_fall(
    action: str, lines: str, names: dict[str, str]
) -> None:
    game = given(*lines.split(" | ")).game
    verb = action.split()[0]
    chain = f"{LED_BY.get(verb, '')}{action}"
    played = f"{chain}; go" if verb in ("try", "enter") else chain
    assert shown(game.preview(chain)) == spread(game, played, say=told(names))


@pytest.mark.parametrize("target", ["american A 1 a4", "american A 1 a4 a3.pinned a9"])
def test_14_3_the_odds_of_a_sniper_for_every_man(target: str) -> None:
    men = [word.split(".")[0] for word in target.split()[3:]]
    game = given(
        "phase discards", "german A 1 g1 g4", target, "hand german 27", "pile 1 2 4 26 21 41"
    ).game
    preview = game.preview("snipe 27 >A")
    for man in men:
        found = spread(game, "snipe 27 >A", "end", say=fate(game, man), until="act")
        assert man_odds(preview, man) == found
    hits = sum((chance for key, chance in shown(preview).items() if key != "unharmed"), Fraction(0))
    alone = [man_odds(preview, man).get("unharmed", Fraction(0)) for man in men]
    assert hits == sum((1 - chance for chance in alone), Fraction(0))
    assert sum(shown(preview).values()) == 1


@pytest.mark.parametrize(
    ("hand", "prepared"), [("12", "decline"), ("12 65", "conceal 65"), ("12", "capture")]
)
def test_20_7_the_odds_of_a_duel_for_both_sides(hand: str, prepared: str) -> None:
    scene = given(
        "german A 2 g1 g4.inside=A",
        "american A 3 a3",
        f"hand german {hand}",
        "pile 1 2 35 26 21 30 29 10",
    )
    when(scene, "close A; enter g4 12; go")

    def ended(end: End) -> str:
        lost = set(end.game.table.lost)
        return "both" if lost == {"g4", "a3"} else "wins" if lost == {"a3"} else "loses"

    lines = (prepared,) if prepared == "decline" else (prepared, "decline")
    found = spread(scene.game, *lines, say=ended)
    assert shown(scene.game.preview(prepared)) == found
    when(scene, *[f"german: {line}" for line in lines])
    mirrored = {"wins": "loses", "loses": "wins", "both": "both"}
    seen = shown(scene.game.preview("decline"))
    assert {mirrored[key]: chance for key, chance in seen.items()} == found


def test_25_3_25_4_the_odds_of_a_mortar_to_hit_and_for_every_man() -> None:
    game = given(
        "german A 1 g25 g4.assists=g25",
        "american A 2 a4 a3.pinned",
        "hand german 66",
        "pile 1 2 4 26 21 3 46",
    ).game
    preview = game.preview("shell A>A g25 66")
    lines = ("shell A>A g25 66", "decline", "resolve")
    assert shown(preview) == spread(
        game, *lines, say=told({"hits": "hit", "jams": "jam", "": "miss"})
    )
    for man in ("a4", "a3"):
        assert man_odds(preview, man) == spread(game, *lines, say=fate(game, man))


# Frequencies ---------------------------------------------------------------------------------

ATTACKS: Final = {"open": 11_000, "woods": 6_000}
SIGMAS: Final = 4
GROUPS: Final = {
    # Nobody of these attackers holds a weapon, so that nothing jams on the way (39.2b).
    "open": "german A 2 g6 g4.pinned g7 g10.pinned g12 g2.wounded",
    "woods": "german A 2 g6 g4.pinned g7 g10.pinned g12 g2.wounded | ground german A 55 1>forward",
}


HIDDEN: Final = {"open": "", "woods": "hand german 31 32 33"}


@pytest.mark.parametrize("place", sorted(GROUPS))
@pytest.mark.slow
def test_the_odds_shown_are_the_frequencies_of_play(place: str) -> None:
    scene = given(
        "scenario K",
        "nations american german",
        *GROUPS[place].split(" | "),
        "american A 3 a4.unarmed a5.unarmed a6.unarmed",
        "hand american 134",
        HIDDEN[place],
    )
    when(scene, "fire A>A; with 134; shoot", "german: decline")
    game = scene.game
    preview = game.preview("resolve")
    source, attacks = stream(1944, place), ATTACKS[place]
    men = [man.card.id for man in game.table.groups["german-A"].men]
    says = {man: fate(game, man) for man in men}
    found: dict[str, Counter[str]] = {man: Counter() for man in men}
    for _ in range(attacks):
        trial = game.redeal("american", source) if HIDDEN[place] else game.copy()
        trial.chance = source
        trial.answer("resolve")
        decline(trial, "act")
        for man in men:
            found[man][says[man](End(trial, []))] += 1
    assert sum(count.total() for count in found.values()) == attacks * len(men)
    for man in men:
        for key, chance in man_odds(preview, man).items():
            share = float(chance)
            off = abs(found[man][key] - attacks * share)
            assert off <= SIGMAS * sqrt(attacks * share * (1 - share)), (man, key)
        assert set(found[man]) <= set(man_odds(preview, man))
