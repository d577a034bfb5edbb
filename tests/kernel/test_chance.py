"""Swift, sealed and rigged chance."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from caposaldo.kernel.chance import (
    Chance,
    RigError,
    RiggedChance,
    SealedChance,
    SwiftChance,
    commitment,
    read_chance,
    stream,
)
from caposaldo.kernel.errors import UnreadableFile

SECRET = "0f" * 32
# The value that chi-square with n - 1 degrees of freedom passes once in a million.
LIMITS = {2: 24.0, 6: 36.0, 13: 52.0, 52: 115.0}


def sealed(secret: str = SECRET, game: str = "g1", nonces: tuple[str, ...] = ("a", "b")) -> Chance:
    return SealedChance(game, secret, nonces)


def draws(chance: Chance, count: int = 20, n: int = 1000) -> list[int]:
    return [chance.below(n, "test") for _ in range(count)]


@pytest.mark.parametrize("sides", LIMITS)
@pytest.mark.parametrize("source", [lambda: SwiftChance(7), sealed], ids=["swift", "sealed"])
def test_draws_are_uniform(source: Callable[[], Chance], sides: int) -> None:
    number = 20_000
    counts = Counter(draws(source(), number, sides))
    assert set(counts) == set(range(sides))
    expected = number / sides
    chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(sides))
    assert chi_square < LIMITS[sides]


@pytest.mark.parametrize("source", [lambda: SwiftChance(7), sealed], ids=["swift", "sealed"])
def test_pairs_of_draws_are_independent(source: Callable[[], Chance]) -> None:
    found = draws(source(), 20_001, 6)
    counts = Counter(pairwise(found))
    expected = 20_000 / 36
    assert sum((counts[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6)) < 90


def test_a_die_runs_from_one_to_its_sides_and_a_pick_is_a_place() -> None:
    chance = SwiftChance(3)
    assert {chance.die(6, "roll") for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.pick(["x", "y"], "card") for _ in range(50)} == {0, 1}
    assert chance.uses == 250


@pytest.mark.parametrize(
    "chance", [SwiftChance(2**64 - 1), sealed(), RiggedChance(("1", "2", "3", "4"))]
)
def test_a_copy_and_a_reading_from_text_give_the_same_draws(chance: Chance) -> None:
    chance.below(5, "first")
    copied, again = chance.copy(), read_chance(json.loads(json.dumps(chance.data())))
    assert copied.uses == again.uses == 1
    assert draws(copied, 3, 5) == draws(again, 3, 5) == draws(chance, 3, 5)


def test_drawing_from_a_copy_leaves_the_source_alone() -> None:
    for chance in (SwiftChance(1), sealed(), RiggedChance(("0",))):
        before = chance.data()
        chance.copy().below(2, "x")
        assert chance.data() == before


def test_swift_chance_follows_splitmix64() -> None:
    # The first outputs of splitmix64 for the seed 1234567, as published with the algorithm.
    chance = SwiftChance(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert draws(chance, 3, 1 << 64) == published


def test_streams_of_one_seed_are_independent_by_role() -> None:
    first = draws(stream(1, "game"))
    assert first == draws(stream(1, "game"))
    assert first != draws(stream(1, "bot"))
    assert first != draws(stream(2, "game"))
    game, bot = stream(9, "game"), stream(9, "bot")
    both = sum(game.below(6, "x") == bot.below(6, "x") for _ in range(6000))
    assert 850 < both < 1150


def test_sealed_draws_depend_on_secret_game_nonces_purpose_and_number() -> None:
    base = draws(sealed())
    assert base == draws(sealed())
    assert base != draws(sealed(secret="1f" * 32))
    assert base != draws(sealed(game="g2"))
    assert base != draws(sealed(nonces=("b", "a")))
    assert base != draws(sealed(nonces=("a", "c")))
    assert base != draws(sealed(nonces=("ab",)))
    assert base != draws(sealed(nonces=()))
    other = sealed()
    assert base != [other.below(1000, "another purpose") for _ in base]
    assert len(set(base)) > 15


def test_the_commitment_binds_game_and_secret_and_nothing_is_drawn_from_it() -> None:
    promise = commitment("g1", SECRET)
    label = b"caposaldo sealed chance 1"
    expected = hashlib.sha256(label + b"\0g1\0" + bytes.fromhex(SECRET)).hexdigest()
    assert promise == expected
    assert promise != commitment("g2", SECRET)
    assert promise != commitment("g1", "1f" * 32)
    assert SECRET not in promise
    assert draws(sealed(secret=promise)) != draws(sealed())


@pytest.mark.parametrize(
    ("secret", "game", "nonces"),
    [
        ("", "g", ()),
        ("0F" * 32, "g", ()),
        ("0f" * 31, "g", ()),
        ("zz" * 32, "g", ()),
        (SECRET, "g\0a", ()),
        (SECRET, "g", ("a\0b",)),
        (SECRET, "g", ("\ud800",)),
    ],
)
def test_sealed_chance_refuses_what_could_be_read_in_two_ways(
    secret: str, game: str, nonces: tuple[str, ...]
) -> None:
    with pytest.raises(UnreadableFile):
        SealedChance(game, secret, nonces)


def test_rigged_draws_come_in_order_and_must_fit() -> None:
    chance = RiggedChance(("KC", "4", "1"))
    assert chance.pick(["2H", "KC"], "card") == 1
    assert chance.die(6, "die") == 4
    assert chance.left == ("1",)
    assert chance.below(2, "coin") == 1
    assert chance.uses == 3
    with pytest.raises(RigError, match="nothing is rigged for card"):
        chance.pick(["2H"], "card")


def test_a_rigged_draw_that_cannot_come_up_is_an_error_and_is_not_used() -> None:
    chance = RiggedChance(("7",))
    with pytest.raises(RigError, match="7 cannot come up for die"):
        chance.die(6, "die")
    assert (chance.left, chance.uses) == (("7",), 0)


def test_the_bare_source_gives_nothing() -> None:
    bare = Chance(0)
    for act in (lambda: bare.below(2, "x"), bare.copy, bare.data):
        with pytest.raises(AssertionError):
            act()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "dice"},
        {"kind": ["swift"]},
        {"kind": "swift"},
        {"kind": "swift", "state": 1},
        {"kind": "swift", "state": "-1"},
        {"kind": "swift", "state": "1" * 21},
        {"kind": "swift", "state": "1", "uses": -1},
        {"kind": "swift", "state": "1", "uses": True},
        {"kind": "swift", "state": "1", "uses": "1"},
        {"kind": "sealed", "game": "g", "nonces": []},
        {"kind": "sealed", "game": "g", "secret": "00", "nonces": []},
        {"kind": "sealed", "game": "g", "secret": SECRET, "nonces": "ab"},
        {"kind": "rigged"},
    ],
)
def test_damaged_chance_is_unreadable(data: dict[str, object]) -> None:
    with pytest.raises(UnreadableFile):
        read_chance(data)
