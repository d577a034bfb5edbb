"""What each nation and each class of its troops may do, and who met whom (3.1, 3.5, 4.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.personalities import man_id

FILE: Final = "nations.toml"
PAIRS_FILE: Final = "match_ups.toml"
ANY_NUMBER: Final = 99
SUPPLEMENTS: Final = 44
"""The first chapter that is not of the base game."""
FACING: Final = "eastern_front"
"""The trait of a nation that meets an enemy otherwise than the rest (50.42)."""
SURRENDER: Final = "surrender"
"""The trait of a nation whose groups may surrender (50.41)."""
TRAITS: Final = (
    "anti_tank_hero",
    "atmm",
    "banzai",
    "bare_crews",
    "bayonets",
    "berserk",
    "black_hero",
    "bushido_break",
    "bushido_rout",
    "carriers",
    "char_b1",
    "commissar",
    "crewed_lmg",
    "digging",
    "early_break",
    "eastern_front",
    "fire_bonus",
    "fire_teams",
    "free_movement",
    "free_useless",
    "heavy_weapons",
    "infiltrators",
    "leaders",
    "lmg_jams",
    "marines",
    "must_exceed",
    "no_he",
    "panzerfaust",
    "partisans",
    "piat",
    "pistols",
    "semi_automatic",
    "semi_elite",
    "smoke",
    "springfield",
    "steady_discard",
    "surrender",
)
"""What may set a nation apart; some only name a rule that its cards or troops carry out."""
ELSEWHERE: Final = (
    "dyo", "hand_rule", "late_squad", "radio_needs_all", "split_rule",
)  # fmt: skip
"""Fields of a nation that a game of one's own reads, or that only name a rule."""
RANDOM: Final = "random_reinforcements"
NUMBERS: Final = range(7)
"""The random numbers of the cards (2.2)."""
CLASSES: Final = ("second_line", "line", "elite", "partisan")


class Troops:
    """A class of a nation's troops: how it discards and what else sets it apart (4.3)."""

    __slots__ = (
        "ambushes_from",
        "any_number",
        "booby_traps",
        "conceals",
        "discards",
        "entrenching_lowers",
        "fewer_actions",
        "fords_sideways",
        "free_actions",
        "free_discards",
        "id",
        "lowered_panic",
        "min_morale",
        "name",
        "on_foot",
        "pistol",
        "radio_cards",
        "raised_panic",
        "rule",
        "shows_discards",
        "slips_out_of",
        "sniper_checks",
        "split_uses",
        "surrenders",
        "useless_only_without_action",
    )

    def __init__(self, entry: Entry, id: str, nation: Entry, ids: tuple[str, ...]) -> None:
        limits = entry.part("discards")
        self.id: Final = id
        self.name: Final = entry.word("name")
        self.rule: Final = entry.word("rule")
        self.any_number: Final = entry.yes("any_number", otherwise=False)
        without = limits.whole("no_action", 0, 10)
        self.discards: Final[tuple[int, int, int]] = (
            ANY_NUMBER if self.any_number else without,
            limits.whole("one_action", 0, 10),
            limits.whole("more_actions", 0, 10),
        )
        self.entrenching_lowers: Final = entry.whole("entrenching_lowers", 0, 1, otherwise=0)
        self.shows_discards: Final = entry.yes("shows_discards", otherwise=False)
        self.useless_only_without_action: Final = entry.yes(
            "useless_only_without_action", otherwise=False
        )
        self.free_discards: Final = entry.words("free", ("useless",), otherwise=())
        self.free_actions: Final = entry.words("free_actions", ("movement",), otherwise=())
        self.pistol: Final = entry.yes("pistol", otherwise=False)
        own = entry if "split" in entry else nation
        self.split_uses: Final = own.words("split", ids)
        usual = nation.whole("radio_cards", 0, 20)
        self.radio_cards: Final = entry.whole("radio_cards", 0, 20, otherwise=usual)
        self.min_morale: Final = entry.whole("min_morale", 1, 6, otherwise=1)
        self.raised_panic: Final = entry.whole("raised_panic", 0, 7, otherwise=0)
        self.surrenders: Final = entry.yes("surrenders", otherwise=True)
        # Partisans: one leader at most, no guns and vehicles, fewer actions than groups (37.1),
        self.on_foot: Final = entry.yes("on_foot", otherwise=False)
        self.fewer_actions: Final = entry.yes("fewer_actions", otherwise=False)
        self.lowered_panic: Final = entry.whole("lowered_panic", 0, 3, otherwise=0)
        # what a Concealed card gives them more (37.2), how they ford and leave Marsh (37.3),
        self.conceals: Final = entry.whole("conceals", 0, 3, otherwise=0)
        self.fords_sideways: Final = entry.yes("fords_sideways", otherwise=False)
        self.slips_out_of: Final = entry.words("slips_out_of", otherwise=())
        # the checks that end their Sniper cards (37.4), ambushes (37.5), booby traps (37.6).
        self.sniper_checks: Final = entry.whole("sniper_checks", 1, 3, otherwise=1)
        self.ambushes_from: Final = entry.words("ambushes_from", otherwise=())
        self.booby_traps: Final = entry.yes("booby_traps", otherwise=False)
        limits.done()
        entry.done()


Breaks = tuple[str, int, int]
"""A test, `more_than` or `at_least`, and the share of its cards a squad may lose (16.5)."""


class Facing:
    """What changes in a nation's men against a certain enemy (50.42)."""

    __slots__ = ("breaks", "raises_panic", "surrenders")

    def __init__(self, entry: Entry) -> None:
        self.breaks: Final[Breaks] = _breaks(entry.part("squad_break"))
        self.raises_panic: Final = entry.whole("raises_panic", 0, 3)
        self.surrenders: Final = entry.yes("surrenders")
        entry.done("rule")


def _breaks(limit: Entry) -> Breaks:
    share = limit.wholes("share", 1, 10, length=2)
    test = limit.word("test", ("more_than", "at_least"))
    limit.done("breaks_at", "men", "rule")
    return test, share[0], share[1]


class Row:
    """What one black number brings: cards by their numbers, free choices, snipers (48.3)."""

    __slots__ = ("choices", "men", "snipers")

    def __init__(self, entry: Entry, cards_of: str) -> None:
        self.men: Final = tuple([man_id(cards_of, no) for no in entry.wholes("cards", 1, 99)])
        self.choices: Final = entry.whole("choices", 0, 9)
        self.snipers: Final = entry.whole("sniper", 0, 9)
        entry.done()


class Nation:
    """A nation: hand, split cards, when its squad breaks, troops and traits."""

    __slots__ = (
        "against",
        "base_traits",
        "basis",
        "breaks",
        "breaks_at",
        "cites",
        "facing",
        "hand",
        "id",
        "letter",
        "points",
        "radio_cards",
        "radio_halves",
        "reinforcements",
        "side",
        "split",
        "squad",
        "traits",
        "troops",
        "usual_enemy",
        "variant_of",
    )

    def __init__(self, entry: Entry, id: str, ids: tuple[str, ...]) -> None:
        limit = entry.part("squad_break")
        squad = entry.part("squad")
        self.id: Final = id
        self.variant_of: Final = entry.word("variant_of", (*ids, ""), otherwise="")
        self.against: Final = entry.words("against", otherwise=())
        self.letter: Final = self.cards_of[0]
        self.side: Final = entry.word("side", ("axis", "allied"))
        self.hand: Final = entry.whole("hand", 1, 10)
        self.split: Final = entry.words("split", ids)
        self.radio_cards: Final = entry.whole("radio_cards", 0, 20)
        self.radio_halves: Final = entry.words("radio_halves", ids)
        self.breaks: Final[Breaks] = _breaks(limit)
        # What changes against single enemies, in force with the trait of that name.
        self.facing: Final = {
            enemy: Facing(part)
            for enemy, part in (entry.parts("facing") if "facing" in entry else ())
        }
        self.breaks_at: Final = limit.whole("breaks_at", 1, 30)
        self.squad: Final = tuple(
            man_id(self.cards_of, number) for number in squad.wholes("cards", 1, 99)
        )
        self.points: Final = squad.whole("points", 1, 999)
        self.troops: Final = {
            name: Troops(part, name, entry, ids) for name, part in entry.parts("troops")
        }
        traits = _traits(entry, ids)
        self.traits: Final = frozenset(traits)
        # The rule each of them comes from.
        self.cites: Final = {key: rule(f"UF {cited}") for key, cited in traits.items()}
        # Those that the base game has already; the others come with the supplements.
        self.base_traits: Final = frozenset(
            key for key, cited in traits.items() if int(cited.partition(".")[0]) < SUPPLEMENTS
        )
        # What the black numbers 0 to 6 bring as random reinforcements (48.3, 53.2).
        self.reinforcements: Final = _rows(entry, self.cards_of)
        # Whom a new game sets against it unless something else is chosen.
        self.usual_enemy: Final = entry.word("usual_enemy", (*ids, ""), otherwise="")
        self.basis: Final = entry.word("basis")
        squad.done("men", "rule")
        entry.done(*ELSEWHERE)

    @property
    def cards_of(self) -> str:
        """The nation whose men and whose marks on the action cards it uses."""
        return self.variant_of or self.id


def _rows(entry: Entry, cards_of: str) -> tuple[Row, ...]:
    if RANDOM not in entry:
        return ()
    rows = entry.part(RANDOM)
    return tuple([Row(rows.part(f"rn{number}"), cards_of) for number in NUMBERS])


def _traits(entry: Entry, ids: tuple[str, ...]) -> dict[str, str]:
    # Whose Radio halves a nation uses is a trait as well (50.8, 51.5).
    known = (*TRAITS, *[f"{id}_radio" for id in ids])
    listed = entry.list_of("trait", "trait", "key")
    found: dict[str, str] = {}
    for trait in listed:
        found[trait.word("key", known)] = trait.word("rule")
        trait.done()
    return found


def read_nations(data: Mapping[str, Any]) -> dict[str, Nation]:
    """Read the nations, each under its id, from parsed TOML."""
    whole = opened(FILE, data)
    ids = tuple(whole.part("nation").data)
    nations = {id: Nation(entry, id, ids) for id, entry in whole.parts("nation")}
    for id, entry in whole.parts("nation"):
        _check(nations[id], entry)
    return nations


def _check(nation: Nation, entry: Entry) -> None:
    if "line" not in nation.troops:
        raise entry.wrong("there are no line troops; add a table troops.line")
    for id, troops in nation.troops.items():
        if id not in CLASSES:
            raise entry.wrong(f"{id} is no class of troops; choose from: {', '.join(CLASSES)}")
        if not troops.discards[0] >= troops.discards[1] >= troops.discards[2]:
            raise entry.wrong(
                f"{id} discards more after more actions; put the limits in falling order"
            )


def read_match_ups(
    data: Mapping[str, Any], nations: Mapping[str, Nation]
) -> frozenset[frozenset[str]]:
    """Read the pairs of nations that met in history (3.1) from parsed TOML."""
    whole = opened(PAIRS_FILE, data)
    pairs: set[frozenset[str]] = set()
    for number, names in enumerate(whole.at("pairs"), 1):
        pair = Entry(f"{PAIRS_FILE}, pair {number}", {"nations": names}).words("nations", nations)
        if len(set(pair)) != 2 or len(pair) != 2:
            raise whole.wrong(f"pair {number} is {names!r}; name two different nations")
        if frozenset(pair) in pairs:
            raise whole.wrong(f"{' and '.join(pair)} stand there twice; take one pair out")
        pairs.add(frozenset(pair))
    return frozenset(pairs)
