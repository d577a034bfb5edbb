"""The ways to win before time runs out, as the card of a scenario states them (2.4, 16.42)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.entries import Entry

SIDES: Final = ("either", "attacker", "defender")
LEADING: Final = "hold_and_lead"
BREAKING: Final = "break_squad"
BUILDINGS: Final = "as_many_buildings"
GOALS: Final = (
    "hold",
    LEADING,
    "empty_pillbox",
    "one_group_left",
    "eliminate",
    BREAKING,
    BUILDINGS,
)
HOLDS: Final = ("hold", LEADING)
BEGAN_WOUNDED: Final = "began_wounded"
LEADERS: Final = ("SL", "ASL")
EVERY_ENEMY: Final = "every_enemy"
OWN_TURN_ENDS: Final = "end_of_own_turn"


class Goal:
    """A way to win before time runs out."""

    __slots__ = (
        "at",
        "cards",
        "cover",
        "fewer_own_losses",
        "kind",
        "measure",
        "more_vp",
        "not_infiltrated",
        "one_group",
        "rounds",
        "share",
        "side",
        "to",
        "when",
        "who",
        "with_leader",
    )

    def __init__(self, entry: Entry) -> None:
        holds = entry.at("kind") in HOLDS
        self.kind: Final = entry.word("kind", GOALS)
        self.side: Final = entry.word("side", SIDES)
        # So many cards, or this share of the force, are needed.
        self.share: Final = entry.wholes("share", 1, 9, 2) if "share" in entry else ()
        self.cards: Final = entry.whole("cards", 1, 30) if holds and not self.share else 0
        self.measure: Final = entry.word("measure", ("range", "relative_range")) if holds else ""
        self.at: Final = entry.wholes("at", 0, 5) if holds else ()
        self.cover: Final = entry.yes("cover", otherwise=False)
        self.not_infiltrated: Final = entry.yes("not_infiltrated", otherwise=False)
        self.fewer_own_losses: Final = entry.yes("fewer_own_losses", otherwise=False)
        # Who counts, near whom, in how many groups, with whom, and when it is judged.
        self.who: Final = entry.word("who", (BEGAN_WOUNDED,)) if "who" in entry else ""
        self.to: Final = entry.word("to", (EVERY_ENEMY,)) if "to" in entry else ""
        self.one_group: Final = entry.yes("one_group", otherwise=False)
        self.with_leader: Final = entry.words("with_leader", LEADERS, otherwise=())
        self.when: Final = entry.word("when", (OWN_TURN_ENDS,)) if "when" in entry else ""
        self.rounds: Final = entry.whole("rounds", 1, 9, otherwise=1)
        self.more_vp: Final = entry.yes("more_vp", otherwise=False)
        if self.more_vp != (self.kind == LEADING):
            raise entry.wrong("more_vp and the kind hold_and_lead go together; correct one of them")
