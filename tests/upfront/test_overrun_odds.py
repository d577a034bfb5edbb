"""The odds shown before close combat against an AFV, an overrun and a mine are exact."""

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, fate, man_odds, shown, spread
from tests.upfront.scenes import given

PILE = "pile 1 2 35 26 21 30 29 10 38 46 3 105 70 63 152"
FEW = "pile 1 35 21 26 30 152"
CALM = "pile 1 26 30 3 152 70"


def became(end: End) -> str:
    """Say what has become of the AFV in group A of the Germans."""
    group = end.game.table.groups.get("german-A")
    if group is None:
        return "afv-destroyed"
    hull = group.men[0].hull
    assert hull is not None
    if any(event.kind == "stunned" for event in end.told):
        return "afv-stunned"
    if hull.immobile:
        return "afv-immobilised"
    return "afv-bogged" if hull.bogged else "afv-drives-on"


# Close combat --------------------------------------------------------------------------------


def at_it(afv: str) -> AnyGame:
    """A Russian with a magnetic mine has just got to a German AFV."""
    scene = given(
        "nations russian german",
        "russian A 3 r3.carries=ATMM r4",
        f"german A 2 {afv}",
        "russian B 3 r5 r6",
        "german B 1 g3 g4",
        "hand russian 12",
        PILE,
        rig="2",
    )
    scene.game.answer("infiltrate A; try r3 >A 12; go")
    scene.game.answer("decline")
    return scene.game


def assault_end(end: End) -> str:
    """Say how an attack on the AFV of group A ended."""
    if "r3" in end.game.table.lost:
        return "attacker-killed"
    vain = any(event.kind == "assault-in-vain" for event in end.told)
    return "no-effect" if vain else became(end)


STATES = [
    "g31",
    "g31.buttoned",
    "g30",
    "g30.pinned",
    "g31.losses=2",
    "g31.immobile.buttoned",
    "g31.immobile.buttoned.stun=6",
]


@pytest.mark.parametrize("afv", STATES)
@pytest.mark.parametrize("answer", ["assault", "assault ATMM"])
def test_28_81_the_odds_of_an_attack_on_an_afv(afv: str, answer: str) -> None:
    game = at_it(afv)
    assert shown(game.preview(answer)) == spread(game, answer, say=assault_end)


def test_28_8_an_attempt_shows_what_would_follow_it_at_once() -> None:
    game = given(
        "nations russian german",
        "russian A 3 r3.carries=ATMM r4.unarmed",
        "german A 2 g31",
        "hand russian 12",
        PILE,
    ).game
    preview = game.preview("infiltrate A; try r3 >A 12")
    assert preview is not None
    follows = preview.detail["assault"]
    assert isinstance(follows, list)
    assert [entry["with"] for entry in follows] == ["", "ATMM"]
    sums = [sum(line["value"] for line in entry["modifiers"]) for entry in follows]
    assert sums == [-1, 3]
    # Of fifteen cards two are black sixes, and with the mine a black 3 is enough to immobilise.
    known = [{odd["key"]: odd["chances"] for odd in entry["odds"]} for entry in follows]
    assert known[0] == {
        "afv-destroyed": 0,
        "afv-stunned": 0,
        "afv-immobilised": 0,
        "no-effect": 6,
        "attacker-killed": 9,
    }
    assert known[1] == {
        "afv-destroyed": 2,
        "afv-stunned": 0,
        "afv-immobilised": 1,
        "no-effect": 7,
        "attacker-killed": 5,
    }
    unarmed = game.preview("infiltrate A; try r4 >A 12")
    assert unarmed is not None
    assert unarmed.detail["assault"] == []


@pytest.mark.parametrize(("man", "attacks"), [("r16", 0), ("r16.carries=ATMM", 2), ("r3", 1)])
def test_20_23_who_must_leave_his_machine_gun_attacks_no_afv(man: str, attacks: int) -> None:
    game = given(
        "nations russian german",
        f"russian A 3 {man} r4",
        "german A 2 g31",
        "hand russian 12",
        PILE,
    ).game
    preview = game.preview(f"infiltrate A; try {man.partition('.')[0]} >A 12")
    assert preview is not None
    follows = preview.detail["assault"]
    assert isinstance(follows, list)
    assert len(follows) == attacks


# Overrun -------------------------------------------------------------------------------------


def under_tracks(afv: str, men: str, *lines: str) -> AnyGame:
    """A German AFV opposite a Russian group, a Movement card in hand."""
    return given(
        "nations german russian",
        f"german A 3 {afv}",
        "german B 1 g3 g4",
        f"russian A 2 {men}",
        "russian B 1 r25 r26",
        "hand german 12",
        *lines,
    ).game


@pytest.mark.parametrize(
    ("afv", "men", "ground"),
    [
        ("g31", "r3 r4", "60"),
        ("g31", "r3.pinned r4", "62"),
        ("g31", "r3 r4", "76"),
        ("g30", "r3 r4", "60 9>back"),
        ("g30", "r3.pinned r4", "97"),
        ("g37", "r3 r30", "58"),
    ],
)
def test_29_41_the_odds_of_the_afv_over_men_in_cover(afv: str, men: str, ground: str) -> None:
    game = under_tracks(afv, men, f"ground russian A {ground}", FEW)
    assert shown(game.preview("overrun A>A 12")) == spread(game, "overrun A>A 12", say=became)


@pytest.mark.parametrize("ground", ["55", "84", "105", "55 69"])
@pytest.mark.parametrize("afv", ["g30", "g31.buttoned"])
def test_29_43_the_bog_check_is_part_of_the_odds(afv: str, ground: str) -> None:
    game = under_tracks(afv, "r3", f"ground russian A {ground}", FEW)
    assert shown(game.preview("overrun A>A 12")) == spread(game, "overrun A>A 12", say=became)


@pytest.mark.parametrize("man", ["r3", "r4", "r5"])
@pytest.mark.parametrize("ground", ["60", "58 9>back"])
def test_29_2_the_odds_of_every_man_are_those_of_two_draws(man: str, ground: str) -> None:
    game = under_tracks("g31", "r3 r4.pinned r5", f"ground russian A {ground}", CALM)
    preview = game.preview("overrun A>A 12")
    assert man_odds(preview, man) == spread(game, "overrun A>A 12", say=fate(game, man))


@pytest.mark.parametrize("man", ["r5", "r6"])
def test_15_52_a_commissar_run_over_first_steadies_nobody(man: str) -> None:
    game = under_tracks("g31", "r19 r5.pinned r6", "ground russian A 76", CALM)
    preview = game.preview("overrun A>A 12")
    assert man_odds(preview, man) == spread(game, "overrun A>A 12", say=fate(game, man))


@pytest.mark.parametrize("man", ["r5", "r6"])
def test_15_52_nor_when_the_strength_is_known(man: str) -> None:
    game = given(
        "nations german russian",
        "german A 3 g32",
        "german B 1 g3 g4",
        "russian A 2 r19 r5.pinned r6",
        "ground russian A 76",
        "russian B 1 r25 r26",
        "hand german 12",
        CALM,
        rig="152",
    ).game
    game.answer("overrun A>A 12")
    preview = game.preview("decline")
    assert man_odds(preview, man) == spread(game, "decline", say=fate(game, man))


def test_29_2_the_strengths_are_shown_with_their_chances() -> None:
    preview = under_tracks("g31.buttoned", "r3", CALM).preview("overrun A>A 12")
    assert preview is not None
    strengths = preview.detail["strengths"]
    assert isinstance(strengths, list)
    # The six cards show 2, 5, 6, 0, 4 and 5, whatever their colour.
    assert [(entry["strength"], entry["chances"], entry["of"]) for entry in strengths] == [
        (2, 1, 6),
        (3, 0, 6),
        (4, 1, 6),
        (5, 0, 6),
        (6, 1, 6),
        (7, 2, 6),
        (8, 1, 6),
    ]
    assert preview.detail["strength"] == 2
    assert preview.detail["note"] == ["while-no-weapon-jams", "while-the-afv-drives-on"]


def test_24_4_what_mines_under_the_afv_do_first_is_only_noted() -> None:
    mined = under_tracks("g31", "r3", "ground german A 108", CALM).preview("overrun A>A 12")
    clear = under_tracks("g31", "r3", CALM).preview("overrun A>A 12")
    assert mined is not None
    assert clear is not None
    notes = ["while-no-weapon-jams", "while-the-afv-drives-on"]
    assert mined.detail["note"] == [*notes, "if-no-mine-stops-it"]
    assert mined.detail["men"] == clear.detail["men"]


@pytest.mark.parametrize(("men", "noted"), [("r3 r4.carries=ATMM", True), ("r3.carries=DC", False)])
def test_31_22_that_a_magnetic_mine_may_be_put_on_is_noted(men: str, noted: bool) -> None:
    game = given(
        "nations german russian",
        "german A 3 g31",
        f"russian A 2 {men}",
        "german B 1 g3 g4",
        "russian B 1 r25 r26",
        "hand german 12",
        CALM,
        rig="152",
    ).game
    before = game.preview("overrun A>A 12")
    game.answer("overrun A>A 12")
    after = game.preview("decline")
    for preview in (before, after):
        assert preview is not None
        note = preview.detail["note"]
        assert isinstance(note, list)
        assert ("magnetic-mines-aside" in note) is noted


def test_13_242_smoke_the_card_leaves_behind_does_not_count_in_the_sum() -> None:
    game = under_tracks("g31", "r3", "ground german A 62 9>forward", CALM)
    preview = game.preview("overrun A>A 12")
    assert preview is not None
    assert [line.label for line in preview.modifiers] == ["overrun"]
    near = under_tracks("g31", "r3", "ground german A 62", CALM).preview("overrun A>A 12")
    assert near is not None
    assert [line.label for line in near.modifiers] == ["overrun", "firing-from-smoke"]


def test_16_2_no_course_is_shown_when_the_deck_ends_on_the_way() -> None:
    preview = under_tracks("g31", "r3 r4", "pile 1 26").preview("overrun A>A 12")
    assert preview is not None
    assert preview.odds == []
    assert preview.detail["note"] == [
        "while-no-weapon-jams",
        "while-the-afv-drives-on",
        "deck-ends-on-the-way",
    ]


def test_16_2_three_draws_of_three_cards_are_shown_whole() -> None:
    preview = under_tracks("g31", "r3 r4", "pile 1 26 30").preview("overrun A>A 12")
    assert preview is not None
    assert preview.odds != []


# The answer to it ----------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["decline", "conceal 65", "hero r3 151", "hero r4 151"])
@pytest.mark.parametrize("afv", ["g31", "g30"])
def test_10_44_the_answers_to_an_overrun_show_the_odds_of_the_afv(afv: str, answer: str) -> None:
    game = braced(afv, FEW)
    assert shown(game.preview(answer)) == spread(game, answer, say=became)


@pytest.mark.parametrize("answer", ["decline", "conceal 65", "hero r3 151", "hero r4 151"])
@pytest.mark.parametrize("man", ["r3", "r4"])
def test_10_44_the_answers_show_the_odds_of_every_man(answer: str, man: str) -> None:
    game = braced("g31", CALM, ground="76")
    # The man as he is when the draws begin: a Hero has rallied him by then.
    risen = braced("g31", CALM, answer, ground="76") if answer == f"hero {man} 151" else game
    assert man_odds(game.preview(answer), man) == spread(game, answer, say=fate(risen, man))


def braced(afv: str, pile: str, *answers: str, ground: str = "60") -> AnyGame:
    """An overrun of a wounded man and a pinned one, its strength known."""
    game = given(
        "nations german russian",
        f"german A 3 {afv}",
        "german B 1 g3 g4",
        "russian A 2 r3.wounded r4.pinned",
        f"ground russian A {ground}",
        "russian B 1 r25 r26",
        "hand german 12",
        "hand russian 65 151",
        pile,
        rig="1",
    ).game
    for answer in ("overrun A>A 12", *answers):
        game.answer(answer)
    return game


@pytest.mark.parametrize("afv", ["g31", "g31.buttoned", "g30"])
def test_31_22_the_odds_of_a_mine_put_on_by_hand(afv: str) -> None:
    game = given(
        "nations german russian",
        f"german A 3 {afv}",
        "german B 1 g3 g4",
        "russian A 2 r3.carries=ATMM",
        "russian B 1 r25 r26",
        "hand german 12",
        PILE,
        rig="3 152",
    ).game
    game.answer("overrun A>A 12")
    game.answer("decline")
    odds = spread(game, "clamp", say=lambda end: became(end).replace("afv-drives-on", "no-effect"))
    assert shown(game.preview("clamp")) == odds
