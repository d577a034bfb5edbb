"""Checks of who may use what: Rally with its Radio and Breeze, and the split cards (2.21)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.deckfacts import FILLED, INFERRED, KNOWN, Check, DeckFacts, counts

RADIOS: Final = {
    "british": (KNOWN, 6),
    "french": (KNOWN, 6),
    "italian": (KNOWN, 4),
    "american": (INFERRED, 8),
    "german": (INFERRED, 6),
    "russian": (INFERRED, 4),
    "japanese": (INFERRED, 4),
}
SPLITS: Final = {
    51: ["concealed", "rally"],
    52: ["concealed", "rally"],
    53: ["concealed", "rally"],
    158: ["movement", "smoke"],
    159: ["movement", "rally"],
    161: ["concealed", "movement"],
    162: ["concealed", "movement"],
}
RUSSIAN_STYLE: Final = {"russian", "japanese"}
ALL_BUT_ITALIAN: Final = {nation for nation in RADIOS if nation != "italian"}


def split_kinds(deck: DeckFacts) -> dict[int, list[str]]:
    """The kinds of the halves of every split card."""
    return {int(card.id): sorted(half.kind for half in card.halves) for card in deck.of("split")}


def alike(lists: list[tuple[str, ...]], one: str, other: str) -> bool:
    """Whether two nations stand together on every list or on none."""
    return all((one in nations) == (other in nations) for nations in lists)


def later_nations(deck: DeckFacts) -> bool:
    """Whether Italians have no half, Japanese the Russian ones, French the German ones."""
    lists = [half.nations for half in deck.halves()]
    return (
        all("italian" not in nations for nations in lists)
        and alike(lists, "japanese", "russian")
        and alike(lists, "french", "german")
    )


def card_52(deck: DeckFacts) -> bool:
    """Whether no. 52 is Rally 3 for American and German and Concealed -2 for the Russian."""
    card, rally = deck.no(52), deck.users(52, "rally")
    return (
        (card.value_as("rally"), card.value_as("concealed")) == (3, -2)
        and {"american", "german"} <= rally
        and "russian" not in rally
        and "russian" in deck.users(52, "concealed")
    )


def card_158(deck: DeckFacts) -> bool:
    """Whether no. 158 is Movement for German and Russian, Smoke for American, and black."""
    moves = deck.users(158, "movement")
    return (
        {"german", "russian"} <= moves
        and "american" not in moves
        and "american" in deck.users(158, "smoke")
        and not deck.no(158).red
    )


def card_159(deck: DeckFacts) -> bool:
    """Whether no. 159 is Rally 1 for all but Italians, Movement for Russian and Japanese, black."""
    return (
        deck.no(159).value_as("rally") == 1
        and deck.users(159, "rally") == ALL_BUT_ITALIAN
        and deck.users(159, "movement") == RUSSIAN_STYLE
        and not deck.no(159).red
    )


def card_162(deck: DeckFacts) -> bool:
    """Whether no. 162 is Concealed -1 for all three, Movement for the Russian alone."""
    return (
        deck.no(162).value_as("concealed") == -1
        and {"german", "american", "russian"} <= deck.users(162, "concealed")
        and deck.users(162, "movement") == RUSSIAN_STYLE
    )


def early_splits(deck: DeckFacts) -> bool:
    """Whether nos. 51-53 are Radio for American and German and not for the Russian."""
    return all(
        {"american", "german"} <= {*deck.no(i).radio} and "russian" not in deck.no(i).radio
        for i in (51, 52, 53)
    )


def _radio(nation: str, basis: str, count: int) -> Check:
    return Check(
        basis,
        f"the {nation.capitalize()} have {count} Radio cards",
        lambda deck: sum(nation in nations for nations in deck.radios()) == count,
    )


RALLY_CHECKS: Final = (
    Check(
        KNOWN,
        "no. 42 is Rally 2, Radio for American and Russian, not for German",
        lambda deck: (
            (deck.no(42).kind, deck.no(42).value) == ("rally", 2)
            and {"american", "russian"} <= {*deck.no(42).radio}
            and "german" not in deck.no(42).radio
        ),
    ),
    Check(
        KNOWN,
        "no. 46 is Rally with Radio for the American only",
        lambda deck: deck.no(46).kind == "rally" and deck.no(46).radio == ("american",),
    ),
    *(_radio(nation, *figures) for nation, figures in RADIOS.items()),
    Check(
        KNOWN,
        "French without split cards have 3 Radio cards",
        lambda deck: sum("french" in card.radio for card in deck.of("rally")) == 3,
    ),
    Check(
        KNOWN,
        "every German Radio card is American too",
        lambda deck: all("american" in nations for nations in deck.radios() if "german" in nations),
    ),
    Check(
        KNOWN,
        "British Radio cards are those that are both American and German",
        lambda deck: all(
            ("british" in nations) == ({"american", "german"} <= {*nations})
            for nations in deck.radios()
        ),
    ),
    Check(
        INFERRED,
        "no Rally card is both Breeze and Radio, no Rally All is either",
        lambda deck: all(
            sum((card.breeze, bool(card.radio), card.rally_all)) <= 1 for card in deck.of("rally")
        ),
    ),
    Check(
        KNOWN,
        "Rally 1 to 6 and Rally All exist",
        lambda deck: (
            {card.value for card in deck.of("rally") if not card.rally_all}
            | {half.value for half in deck.halves("rally")}
            == {1, 2, 3, 4, 5, 6}
            and any(card.rally_all for card in deck.of("rally"))
        ),
    ),
    Check(
        KNOWN, "Breeze is on some Rally card", lambda deck: any(c.breeze for c in deck.of("rally"))
    ),
    Check(
        INFERRED,
        "Rally is nos. 32-50",
        lambda deck: deck.numbers("rally") == list(range(32, 51)),
    ),
    Check(
        FILLED,
        "Rally 1 to 6 and All are 2 5 5 3 1 1 2 cards, Breeze is on 4",
        lambda deck: (
            counts(
                (0 if card.rally_all else card.value for card in deck.of("rally")),
                {1: 2, 2: 5, 3: 5, 4: 3, 5: 1, 6: 1, 0: 2},
            )
            and sum(card.breeze for card in deck.of("rally")) == 4
        ),
    ),
)

SPLIT_CHECKS: Final = (
    Check(
        KNOWN,
        "split cards are 51, 52, 53, 158, 159, 161 and 162 with their kinds",
        lambda deck: split_kinds(deck) == SPLITS,
    ),
    Check(KNOWN, "no. 52 is Rally 3 for American and German, Concealed -2 for Russian", card_52),
    Check(INFERRED, "nos. 51-53 are Radio for American and German, not Russian", early_splits),
    Check(KNOWN, "no. 158 is Movement for German and Russian, Smoke for American", card_158),
    Check(
        KNOWN, "no. 159 is Rally 1 for all but Italian, Movement for Russian and Japanese", card_159
    ),
    Check(KNOWN, "no. 162 is Concealed -1 for all, Movement for the Russian side", card_162),
    Check(INFERRED, "no. 161 is red", lambda deck: deck.no(161).red),
    Check(KNOWN, "Italians have no half, Japanese the Russian, French the German", later_nations),
    Check(
        KNOWN,
        "British have every half open to American or German",
        lambda deck: all(
            ("british" in half.nations) == half.open_to(("american", "german"))
            for half in deck.halves()
        ),
    ),
)

USER_CHECKS: Final = (*RALLY_CHECKS, *SPLIT_CHECKS)
