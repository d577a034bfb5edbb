"""Checks of the kinds and values of the cards of an action deck."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from caposaldo.upfront.cards import TERRAIN
from caposaldo.upfront.deckfacts import FILLED, INFERRED, KNOWN, Check, DeckFacts, counts

CLASSES: Final[dict[int | str, int]] = {
    "terrain": 35,
    "movement": 26,
    "fire": 48,
    "rally": 19,
    "concealed": 14,
    "smoke": 4,
    "wire": 3,
    "hero": 2,
    "sniper": 4,
    "split": 7,
}
MOVES: Final = list(range(1, 27))
BLACK_MOVES: Final = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 18)
NEEDS: Final = dict(zip((*range(1, 13), 14), (4, 4, 6, 5, 6, 6, 4, 4, 3, 2, 1, 2, 1), strict=True))
FIRE_PAIRS: Final = {KNOWN: ((4, 8), (3, 6), (5, 12)), INFERRED: ((1, 5), (1, 3), (3, 4))}
BUILDINGS: Final = {58: -2, 71: -3, 95: -3, 143: -3}
# Attack and defence as printed; Buildings differ from card to card.
MODIFIERS: Final = {
    "brush": (0, -1),
    "woods": (0, -2),
    "gully": (0, -2),
    "hill": (1, -1),
    "marsh": (-1, -1),
    "stream": (-1, 0),
    "wall": (0, -2),
    "minefield": (0, 0),
    "pillbox": (0, -4),
}
NO_ATTACK: Final = ("gully",)
REST: Final = {"brush": 6, "gully": 3, "hill": 3, "wall": 3, "marsh": 2, "stream": 2}


def fire_pairs(deck: DeckFacts) -> list[tuple[int, int]]:
    """Strength and firepower needed of every Fire card."""
    return [(card.strength, card.need) for card in deck.of("fire")]


def needing(deck: DeckFacts, low: int, high: int) -> list[int]:
    """The strengths of the Fire cards that need so much firepower."""
    return [strength for strength, need in fire_pairs(deck) if low <= need <= high]


def strength_rises(deck: DeckFacts) -> bool:
    """Whether Fire cards that need more firepower are stronger on the average."""
    bands = [needing(deck, *band) for band in ((1, 3), (4, 6), (7, 9), (10, 99))]
    means = [sum(band) / max(1, len(band)) for band in bands]
    return all(low < high for low, high in pairwise(means))


def three_and_one(deck: DeckFacts) -> bool:
    """Whether some Fire 3 and some Fire 1 together need 8 firepower (6.3)."""
    threes = [need for strength, need in fire_pairs(deck) if strength == 3]
    ones = [need for strength, need in fire_pairs(deck) if strength == 1]
    return any(three + one == 8 for three in threes for one in ones)


def printed_modifiers(deck: DeckFacts) -> bool:
    """Whether every kind of terrain but Buildings has its printed modifiers."""
    return all(
        (card.attack, card.defence) == pair and card.attack_na == (kind in NO_ATTACK)
        for kind, pair in MODIFIERS.items()
        for card in deck.terrain(kind)
    )


def sniper_ranges(deck: DeckFacts) -> bool:
    """Whether Snipers pin below the numbers they kill on, which end with 6."""
    return all(
        card.pin[0] <= card.pin[1] < card.kia[0] <= card.kia[1] == 6 for card in deck.of("sniper")
    )


def _pair(basis: str, strength: int, need: int) -> Check:
    sentence = f"a Fire {strength} that needs {need} firepower exists"
    return Check(basis, sentence, lambda deck: (strength, need) in fire_pairs(deck))


MOVEMENT_CHECKS: Final = (
    Check(
        KNOWN,
        "nos. 1-3, 5-13 and 18 are Movement with black random numbers",
        lambda deck: all(deck.no(i).kind == "movement" and not deck.no(i).red for i in BLACK_MOVES),
    ),
    Check(
        INFERRED,
        "Movement is nos. 1-26, and the other thirteen are red",
        lambda deck: (
            deck.numbers("movement") == MOVES
            and all(deck.no(i).red for i in MOVES if i not in BLACK_MOVES)
        ),
    ),
    Check(
        KNOWN,
        "some Movement cards, not all, say Flank; some say Ford",
        lambda deck: (
            0 < sum(card.flank for card in deck.of("movement")) < len(MOVES)
            and 0 < sum(card.ford for card in deck.of("movement")) < len(MOVES)
        ),
    ),
    Check(
        FILLED,
        "Flank is on 7 cards, Ford on 5, both on one",
        lambda deck: (
            [
                sum(card.flank for card in deck.of("movement")),
                sum(card.ford for card in deck.of("movement")),
                sum(card.flank and card.ford for card in deck.of("movement")),
            ]
            == [7, 5, 1]
        ),
    ),
)

FIRE_CHECKS: Final = (
    *(_pair(basis, *pair) for basis, pairs in FIRE_PAIRS.items() for pair in pairs),
    Check(
        KNOWN,
        "a Fire 2 that needs 3 firepower or less exists",
        lambda deck: 2 in needing(deck, 1, 3),
    ),
    Check(KNOWN, "a Fire 3 and a Fire 1 together need 8 firepower", three_and_one),
    Check(KNOWN, "a Fire 3 can be used with 6 firepower", lambda deck: 3 in needing(deck, 1, 6)),
    Check(KNOWN, "cards that need 1 firepower exist", lambda deck: needing(deck, 1, 1) != []),
    Check(
        KNOWN,
        "Fire 1 to Fire 6 exist",
        lambda deck: {strength for strength, _ in fire_pairs(deck)} >= {1, 2, 3, 4, 5, 6},
    ),
    Check(
        INFERRED,
        "no Fire card is stronger than 6",
        lambda deck: max(strength for strength, _ in fire_pairs(deck)) == 6,
    ),
    Check(
        INFERRED,
        "as many cards need 1 firepower as need 2",
        lambda deck: len(needing(deck, 1, 1)) == len(needing(deck, 2, 2)),
    ),
    Check(INFERRED, "the mean strength rises with the firepower needed", strength_rises),
    Check(
        FILLED,
        "Fire cards usable with 8 firepower are about a quarter of the deck",
        lambda deck: 0.22 <= len(needing(deck, 1, 8)) / len(deck.cards) <= 0.27,
    ),
    Check(
        FILLED,
        "firepower 1 to 12 and 14 is needed by 4 4 6 5 6 6 4 4 3 2 1 2 1 cards",
        lambda deck: counts((need for _, need in fire_pairs(deck)), {**NEEDS}),
    ),
)

TERRAIN_CHECKS: Final = (
    Check(
        KNOWN,
        "Buildings are 8, four at -2 and four at -3",
        lambda deck: counts((card.defence for card in deck.terrain("buildings")), {-2: 4, -3: 4}),
    ),
    Check(KNOWN, "Woods are 5", lambda deck: len(deck.terrain("woods")) == 5),
    Check(INFERRED, "the Pillbox is 1", lambda deck: len(deck.terrain("pillbox")) == 1),
    Check(
        KNOWN,
        "no. 58 is Buildings -2; nos. 71, 95 and 143 Buildings -3; no. 141 a Minefield",
        lambda deck: (
            deck.no(141).terrain == "minefield"
            and all(
                deck.no(i).terrain == "buildings" and deck.no(i).defence == defence
                for i, defence in BUILDINGS.items()
            )
        ),
    ),
    Check(
        INFERRED,
        "Stream, Marsh and Minefield are at least two each",
        lambda deck: min(len(deck.terrain(k)) for k in ("stream", "marsh", "minefield")) >= 2,
    ),
    Check(KNOWN, "all ten kinds of terrain exist", lambda deck: all(map(deck.terrain, TERRAIN))),
    Check(
        FILLED,
        "Brush 6, Gully 3, Hill 3, Wall 3, Marsh 2, Stream 2, Minefield 2",
        lambda deck: (
            len(deck.terrain("minefield")) == 2
            and all(len(deck.terrain(kind)) == count for kind, count in REST.items())
        ),
    ),
    Check(KNOWN, "terrain has the printed modifiers", printed_modifiers),
    Check(
        INFERRED,
        "a Minefield has a strength of 1 to 5 and a second number of 0 to 5",
        lambda deck: all(
            1 <= card.mine <= 5 and 0 <= card.mine_again <= 5 for card in deck.terrain("minefield")
        ),
    ),
)

OTHER_CHECKS: Final = (
    Check(
        KNOWN,
        "the kinds have 35 26 48 19 14 4 3 2 4 7 cards",
        lambda deck: counts((card.kind for card in deck.cards), CLASSES),
    ),
    Check(
        KNOWN,
        "Hero is no. 30 with a black and no. 151 with a red random number",
        lambda deck: (
            deck.numbers("hero") == [30, 151]
            and [deck.no(30).red, deck.no(151).red] == [False, True]
        ),
    ),
    Check(
        KNOWN,
        "no. 130 is Smoke for German, American, British and French only",
        lambda deck: (
            deck.no(130).kind == "smoke"
            and {*deck.no(130).nations} == {"german", "american", "british", "french"}
        ),
    ),
    Check(
        KNOWN,
        "Concealed is -1, -2 or -3",
        lambda deck: {card.value for card in deck.of("concealed")} == {-1, -2, -3},
    ),
    Check(
        FILLED,
        "Concealed -1, -2 and -3 are 6, 5 and 3 cards",
        lambda deck: counts((c.value for c in deck.of("concealed")), {-1: 6, -2: 5, -3: 3}),
    ),
    Check(
        KNOWN,
        "a Sniper that pins on 2-3 and kills on 4-6 exists",
        lambda deck: any(c.pin == (2, 3) and c.kia == (4, 6) for c in deck.of("sniper")),
    ),
    Check(INFERRED, "Snipers kill on the high numbers and pin below them", sniper_ranges),
)

KIND_CHECKS: Final = (*MOVEMENT_CHECKS, *FIRE_CHECKS, *TERRAIN_CHECKS, *OTHER_CHECKS)
