"""Whatever is asked for and cannot be done is refused with a rule and a sentence in each tongue."""

from collections.abc import Iterator

import pytest

from caposaldo.kernel.chance import Chance, stream
from caposaldo.library import AnyGame, start
from caposaldo.text import Words
from caposaldo.upfront import registry

TONGUES = tuple(Words(lang) for lang in ("en", "it"))
LETTERS = "ABCDZ"
SHAPES = sorted({(deed.VERB, deed.WORDS) for deeds in registry.DEEDS.values() for deed in deeds})
ASKED_AT = (0, 25, 90)


def words_of(game: AnyGame) -> list[str]:
    """Words that can stand in an action: groups, pairs, cards, men, directions, nonsense."""
    groups = [*LETTERS, *[f">{letter}" for letter in LETTERS]]
    pairs = [f"{one}>{other}" for one in LETTERS for other in LETTERS]
    cards = [card for hand in game.table.hands.values() for card in hand]
    men = [man.card.id for group in game.table.groups.values() for man in group.men]
    return [*groups, *groups, *pairs, *cards, *cards, *men, "forward", "1", "DC", "x", "A:12", ">"]


def asked_for(game: AnyGame, source: Chance) -> Iterator[str]:
    """Give every verb with words that may fit, and offered actions with one word changed."""
    words = words_of(game)
    for verb, count in SHAPES:
        for _ in range(4):
            yield " ".join([verb, *[words[source.pick(words, "word")] for _ in range(count)]])
    asked = game.decision()
    assert asked is not None
    for option in asked.options[::7]:
        for at in range(len(option.args)):
            changed = list(option.args)
            changed[at] = words[source.pick(words, "word")]
            yield " ".join([option.verb, *changed])


def check(game: AnyGame, source: Chance) -> int:
    asked = game.decision()
    assert asked is not None
    refused = 0
    for wanted in asked_for(game, source):
        refusal = game.why_not(asked.seat, wanted)
        if refusal is None:
            continue
        refused += 1
        assert refusal.rule.startswith("UF "), wanted
        for words in TONGUES:
            said = words.refusal("upfront", refusal.data())
            assert said
            # A key without prose, a fact without a word.
            for hole in ("upfront-", "{", "  ", " ."):
                assert hole not in said, (wanted, said)
    return refused


@pytest.mark.parametrize(
    ("letter", "one", "other"),
    [
        ("E", "russian", "german"),
        ("F", "american", "italian"),
        ("G", "british", "japanese"),
        ("H", "italian", "french"),
        ("I", "german", "russian"),
        ("L", "french", "british"),
        ("P", "german", "russian"),
        ("R", "italian", "american"),
        ("W", "russian", "german"),
        ("X", "italian", "russian"),
    ],
)
def test_every_refusal_names_its_rule_and_says_why(letter: str, one: str, other: str) -> None:
    game = start("upfront", letter, {"side-1": one, "side-2": other}, 7)
    source = stream(7, f"why not in {letter}")
    refused = 0
    while (asked := game.decision()) is not None and len(game.answers) <= ASKED_AT[-1]:
        if len(game.answers) in ASKED_AT:
            refused += check(game, source)
        options = [option.notation for option in asked.options]
        game.answer(options[source.pick(options, "answer")])
    assert refused > len(SHAPES)
