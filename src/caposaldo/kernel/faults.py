"""What can be wrong with a record: one English sentence, and a key with facts for any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import Fact, Refusal, RuleId

NO_RULE: Final = RuleId("")
WHY: Final = "why-"
"""Before the facts of a refusal that is told within another."""
_LONGEST: Final = 80


@dataclass(frozen=True)
class Spot:
    """Where a record is read: its game, its rules and those at hand, an answer of how many."""

    game: str
    rules: int
    known: int
    at: int
    of: int

    def facts(self) -> dict[str, Fact]:
        """Return what every sentence about an answer may use; `since` is 0 under today's rules."""
        since = self.rules if self.rules != self.known else 0
        return {
            "game": self.game,
            "at": self.at,
            "of": self.of,
            "since": since,
            "now": self.known,
        }

    def corrected(self) -> str:
        """Say of a record under older rules that a rule corrected since may be what is wrong."""
        return corrected_since(self.game, self.rules, self.known)


def corrected_since(game: str, rules: int, known: int) -> str:
    """Say of a file under older rules that a rule corrected since may be what is wrong with it."""
    if rules == known:
        return ""
    return (
        f"; it was played under rules version {rules} of {game}, and a rule that was "
        f"corrected since (version {known}) can send it another way"
    )


def no_record() -> UnreadableFile:
    """Say that a file is something else."""
    return UnreadableFile("this is not a Caposaldo record", Refusal("record-none", NO_RULE))


def malformed(said: str) -> UnreadableFile:
    """Say that a part of a record is not as it must be."""
    return UnreadableFile(said, Refusal("record-malformed", NO_RULE, {"said": said[:400]}))


def unknown_game(game: str, known: Iterable[str]) -> UnreadableFile:
    """Say that a record is of a game that is not here."""
    said = f"there is no game {game!r}; choose one of: {', '.join(known)}"
    return UnreadableFile(said, Refusal("record-unknown-game", NO_RULE, {"text": _short(game)}))


def newer_format(number: int) -> UnreadableFile:
    """Say that a record was written by a newer version."""
    said = f"this record is of a newer version (format {number}); update"
    return UnreadableFile(said, Refusal("record-newer-format", NO_RULE, {"number": number}))


def newer_rules(game: str, rules: int, known: int) -> UnreadableFile:
    """Say that a record was played under rules that are not known here."""
    said = f"this record needs newer rules of {game} (version {rules}); update"
    facts: dict[str, Fact] = {"game": game, "rules": rules, "now": known}
    return UnreadableFile(said, Refusal("record-newer-rules", NO_RULE, facts))


def too_long(most: int) -> UnreadableFile:
    """Say that a record has more answers than one may have."""
    said = f"a record may have at most {most} answers"
    return UnreadableFile(said, Refusal("record-too-long", NO_RULE, {"most": most}))


def unfinished() -> UnreadableFile:
    """Say that nothing can be checked before the secret is shown."""
    said = "the secret of this game is not shown before the game is over"
    return UnreadableFile(said, Refusal("record-unfinished", NO_RULE))


def answer_refused(
    spot: Spot, seat: str, action: str, said: str, refusal: Refusal
) -> UnreadableFile:
    """Say which answer is not one that could be given, and by which rule."""
    facts = {**spot.facts(), "seat": _short(seat), "action": _short(action), "why": refusal.key}
    facts.update({f"{WHY}{name}": fact for name, fact in refusal.facts.items()})
    return UnreadableFile(
        f"answer {spot.at} of this record is refused: {said}{spot.corrected()}",
        Refusal("record-answer-refused", refusal.rule, facts),
    )


def answer_of_many(spot: Spot) -> UnreadableFile:
    """Say that what stands as one answer is several."""
    said = f"answer {spot.at} of this record is more than one action"
    return UnreadableFile(said, Refusal("record-answer-of-many", NO_RULE, spot.facts()))


def chain_breaks(spot: Spot) -> UnreadableFile:
    """Say at which answer the record and the game no longer agree."""
    said = f"the hash chain breaks at answer {spot.at}{spot.corrected()}"
    return UnreadableFile(said, Refusal("record-chain-breaks", NO_RULE, spot.facts()))


def contradicts(spot: Spot, said: str) -> UnreadableFile:
    """Say after which answer the game cannot be what the record says."""
    said = f"this record contradicts itself ({said}){spot.corrected()}"
    return UnreadableFile(said, Refusal("record-contradicts", NO_RULE, spot.facts()))


def promise_broken() -> UnreadableFile:
    """Say that the chance was not the promised one."""
    said = "the secret shown is not the one that was promised"
    return UnreadableFile(said, Refusal("record-promise-broken", NO_RULE))


def result_differs() -> UnreadableFile:
    """Say that the game ended in another way."""
    said = "the result recorded is not the one the game came to"
    return UnreadableFile(said, Refusal("record-result-differs", NO_RULE))


def altered() -> UnreadableFile:
    """Say that something outside the chain was changed."""
    said = "this record was altered: its digest differs"
    return UnreadableFile(said, Refusal("record-altered", NO_RULE))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
