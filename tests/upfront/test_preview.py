"""What is shown before an action: sums with rules, chances, and nothing a seat may not know."""

import json
from collections.abc import Iterator
from itertools import product

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Preview
from caposaldo.library import AnyGame
from tests.upfront.scenes import given, when

ROOM = (
    "german A 2 g3 g4.assists=g3 g1 g5.pinned",
    "german B 2 g25 g6.assists=g25 g7.jammed",
    "german C 3 g14.inside=C g15.inside=C",
    "german D 2 g8.pinned g2",
    "ground german D 148",
    "loose german A german-R",
    "sniped german B 2",
    "american A 3 a9 a4.pinned",
    "ground american A 79",
    "entrenched american A",
    "american C 2 a5 a6",
    "hand german 75 66 12 42 30",
    "hand american 65 74 33 34 9 151",
    "discards 1 2 3",
    "unseen german 3",
)
CALLS: dict[str, tuple[str, ...]] = {
    "act": (),
    "aim": ("fire A>A",),
    "aim more": ("fire A>A; with 66",),
    "react": ("fire A>A; with 75; shoot",),
    "resolve": ("fire A>A; with 75; shoot", "american: conceal 65", "american: decline"),
    "shell": ("shell B>C g25 66",),
    "shell hidden": ("shell B>C g25 66", "american: conceal 65", "american: decline"),
    "infiltrate": ("infiltrate A",),
    "stealth": ("infiltrate A; try g1 >A 12; go",),
    "close": ("close C",),
    "prepare": ("close C; enter g15 12; go",),
    "defend": ("close C; enter g15 12; go", "german: decline"),
}
MINED = (
    "scenario C",
    "german A 1 g1 g4",
    "ground german A 141",
    "american B 0 a5 a6",
    "ground american B 117",
    "hand german 12",
)
DARK = (
    "option night night",
    "german A 1 g1 g4",
    "american A 1 a5",
    "ground american A 12>forward",
    "fired american A",
)
SNIPING = ("phase discards", "german A 1 g1 g4", "american A 1 a5 a6", "hand german 27")


def called(name: str) -> AnyGame:
    """Return the game at one of the questions above."""
    others = {"mined": MINED, "dark": DARK, "sniping": SNIPING}
    if name in others:
        return given(*others[name]).game
    scene = given(*ROOM, rig="" if name not in ("prepare", "defend") else "b0")
    when(scene, *CALLS[name])
    return scene.game


NAMES = (*CALLS, "mined", "dark", "sniping")


def previews(game: AnyGame) -> Iterator[tuple[str, Preview]]:
    """Give the preview of every option now offered that has one."""
    asked = game.decision()
    assert asked is not None
    for option in asked.options:
        preview = game.preview(option.notation)
        if preview is not None:
            yield option.notation, preview


def shown(game: AnyGame, action: str) -> Preview:
    preview = game.preview(action)
    assert preview is not None
    return preview


@pytest.mark.parametrize("name", NAMES)
def test_every_preview_cites_rules_of_the_book_and_its_odds_are_whole(name: str) -> None:
    game = called(name)
    book = game.kind.book.rules
    seen = 0
    for action, preview in previews(game):
        seen += 1
        assert preview.rule in book, action
        for line in (*preview.factors, *preview.modifiers):
            assert line.rule in book, (action, line.label)
        tables = [preview.data()["odds"]]
        men = preview.detail.get("men", [])
        assert isinstance(men, list)
        tables += [man["odds"] for man in men]
        for odds in tables:
            assert isinstance(odds, list)
            assert not odds or sum(o["chances"] for o in odds) == odds[0]["of"], action
        assert json.loads(json.dumps(preview.data()))["notation"] == action
    assert seen, f"no option of {name} shows anything"


@pytest.mark.parametrize("name", NAMES)
def test_no_preview_hangs_on_cards_the_seat_has_not_seen(name: str) -> None:
    game = called(name)
    asked = game.decision()
    assert asked is not None
    seat = asked.seat
    mine = {action: preview.data() for action, preview in previews(game)}
    for seed in range(12):
        twin = game.redeal(seat, stream(seed, "twin"))
        assert {action: preview.data() for action, preview in previews(twin)} == mine


def test_redealing_does_change_the_hidden_cards() -> None:
    game = called("act")
    hands = {game.redeal("german", stream(seed, "t")).table.hands["american"] for seed in range(5)}
    assert len(hands) > 1


# Why not -------------------------------------------------------------------------------------

FORMS = (
    "fire {pair}",
    "with {card}",
    "hold {man}",
    "hero {man} {card}",
    "conceal {card}",
    "move {letter} {card} forward",
    "terrain {letter} {card}",
    "open {letter} {card}",
    "rally {letter} {card}",
    "smoke {letter} {card}",
    "shell {pair} {man} {card}",
    "try {man} >{letter} {card}",
    "enter {man} {card}",
    "panic {man}",
    "repair {letter} {man}",
)


@pytest.mark.parametrize("name", ["act", "aim", "react", "resolve", "infiltrate", "close"])
def test_why_not_gives_a_rule_for_every_card_and_every_man(name: str) -> None:
    game = called(name)
    asked = game.decision()
    assert asked is not None
    book, seat = game.kind.book.rules, asked.seat
    cards = [*game.table.hands[seat], "1", "999", "x"]
    men = [man.card.id for group in game.table.groups.values() for man in group.men] + ["g99"]
    letters = ["A", "C", "E", "Q"]
    pairs = ["A>A", "B>C", "A>>A", "A", ">", "Q>A"]
    offered = {option.notation for option in asked.options}
    for form in FORMS:
        ways = [cards if "{card}" in form else [""], men if "{man}" in form else [""]]
        more = letters if "{letter}" in form else pairs if "{pair}" in form else [""]
        for card, man, place in product(*ways, more[:3] if len(ways[0]) > 1 else more):
            words = form.format(card=card, man=man, letter=place, pair=place)
            refusal = game.why_not(seat, words)
            if words in offered:
                assert refusal is None, words
            else:
                assert refusal is not None, words
                assert refusal.rule in book, words


# What is shown -------------------------------------------------------------------------------


def test_6_a_fire_shows_firepower_by_man_and_the_best_cards_of_the_hand() -> None:
    preview = shown(called("act"), "fire A>A")
    factors = [(line.facts["man"], line.value) for line in preview.factors]
    assert factors == [("@man-g3", 8), ("@man-g1", 5)]
    assert preview.detail["cards"] == ["75", "66"]
    assert (preview.detail["firepower"], preview.detail["need"]) == (13, 6)
    assert preview.detail["strength"] == 3 + 1 - 1
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [(man["id"], man["strength"]) for man in men] == [("a9", 2), ("a4", 2)]


def test_6_what_is_added_to_an_attack_changes_what_is_shown() -> None:
    game = called("aim")
    plain, heroic = shown(game, "with 66"), shown(game, "hero g1 30")
    assert plain.detail["cards"] == ["66"]
    assert (plain.detail["firepower"], heroic.detail["firepower"]) == (13, 18)
    held = shown(called("act"), "fire C>C; hold g14")
    assert held.detail["firepower"] == 10


def test_6_5_an_attack_known_shows_the_concealed_card_played() -> None:
    react, resolve = called("react"), called("resolve")
    assert shown(react, "decline").detail["strength"] == 2
    assert shown(react, "conceal 65").detail["strength"] == -1
    preview = shown(resolve, "resolve")
    assert preview.detail["strength"] == -1
    assert preview.modifiers[-1].label == "concealed-before"
    assert resolve.preview("drop") is None


def test_19_13_a_fire_says_that_its_odds_hold_while_no_weapon_jams() -> None:
    preview = shown(called("act"), "fire A>A")
    assert preview.detail["note"] == ["while-no-weapon-jams"]
    jam = preview.detail["jam"]
    assert isinstance(jam, dict)
    assert 0 < jam["share"] < 0.1


def test_10_21_a_rally_shows_who_is_pinned_and_how_many_rise() -> None:
    preview = shown(called("act"), "rally A 42")
    assert preview.detail == {"pinned": ["g5"], "rises": 1}
    assert [(line.value, line.rule) for line in preview.factors] == [(2, "UF 10.21")]
    assert preview.odds == []


def test_20_3_an_attempt_shows_its_column_and_every_shift() -> None:
    preview = shown(called("infiltrate"), "try g1 >A")
    assert preview.detail == {"column": 3, "morale": 5}
    assert [(line.value, line.label) for line in preview.modifiers] == [
        (2, "columns-group"),
        (2, "columns-terrain"),
        (-1, "columns-pinned"),
    ]


def test_20_23_the_nerve_of_a_man_without_his_machine_gun_is_shown() -> None:
    game = given("german A 2 g13 g4.assists=g13", "american A 3 a9").game
    assert shown(game, "infiltrate A; try g13 >A").detail["morale"] == 3


def test_25_3_a_shot_shows_what_hits_and_how_a_concealed_card_lowers_it() -> None:
    game = called("shell")
    plain, hidden = shown(game, "decline"), shown(game, "conceal 65")
    assert (plain.detail["hits"], hidden.detail["hits"]) == ("0-3", "0")
    assert [(line.value, line.rule) for line in hidden.modifiers] == [(-3, "UF 25.34")]


def test_38_3_an_observation_shows_what_raises_the_range() -> None:
    preview = shown(called("dark"), "observe A>A")
    assert [(line.value, line.label) for line in preview.modifiers] == [
        (2, "relative-range"),
        (1, "observed-moving"),
        (1, "observed-fired"),
    ]


def test_nothing_is_shown_where_nothing_hangs_on_a_sum_or_a_draw() -> None:
    game = called("act")
    for action in ("done", "move B 12 forward", "reorder A", "infiltrate A"):
        assert game.preview(action) is None
