"""What a preview tells of each man or vehicle by himself, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from caposaldo.text import Words

UNHARMED: Final = "unharmed"

Percent = Callable[[float], str]


class Fates:
    """The words for what may become of pieces, in one game."""

    def __init__(self, game: str, words: Words, percent: Percent) -> None:
        self._game: Final = game
        self._words: Final = words
        self._percent: Final = percent

    def lines(self, detail: Mapping[str, Any]) -> Iterator[str]:
        """Yield a line for each piece that a preview names, then for whom it may meet."""
        men: Sequence[Mapping[str, Any]] = detail.get("men") or ()
        for man in men:
            said = self._said(man.get("odds") or ())
            yield f"{self._name(man)}: {said}" if said else self._name(man)
        # Whom one may meet is the same for everybody who goes in.
        for foe in men[0].get("foes") or () if men else ():
            yield f"  {self._said([foe['meets']])} {self._name(foe)}"
        if against := detail.get("against"):
            sums = [self._words.modifier(self._game, one) for one in against]
            yield self._words.say("terminal-against", {"sum": ", ".join(sums)}, self._game)
        if "rises" in detail:
            yield from self._risen(detail)
        for row in detail.get("brings") or ():
            yield from self._brought(row)
        if recruit := detail.get("recruit"):
            yield from self._card(recruit)
        for note in detail.get("note") or ():
            yield f"{self._words.term(f'note-{note}', self._game)}"

    def _said(self, odds: Sequence[Mapping[str, Any]]) -> str:
        told = [one for one in odds if one["share"] > 0 and one["key"] != UNHARMED]
        told = told or [one for one in odds if one["share"] > 0]
        return ", ".join(
            f"{self._percent(one['share'])} {self._words.outcome(self._game, one)}" for one in told
        )

    def _risen(self, detail: Mapping[str, Any]) -> Iterator[str]:
        men = [self._words.term(f"man-{man}", self._game) for man in detail["pinned"]]
        count = int(detail["rises"])
        share = "none" if count == 0 else "whole" if count == len(men) else "part"
        facts = {"share": share, "count": count, "men": self._words.listed(men)}
        yield self._words.say("upfront-ui-rises", facts, self._game)
        if left := detail.get("left"):
            weapons = [self._words.term(f"weapon-{code}", self._game) for code in left]
            facts = {"weapons": self._words.listed(weapons)}
            yield self._words.say("upfront-ui-left", facts, self._game)

    def _brought(self, row: Mapping[str, Any]) -> Iterator[str]:
        names = [self._words.term(f"man-{man}", self._game) for man in row["men"]]
        for kind, id in (
            ("choices", "upfront-ui-free-choices"),
            ("snipers", "upfront-ui-snipers-come"),
        ):
            if row[kind]:
                names.append(self._words.say(id, {"count": row[kind]}, self._game))
        if names:
            head = self._words.outcome(self._game, {"key": f"muster-{row['number']}"})
            yield f"{head}: {', '.join(names)}"

    def _card(self, face: Mapping[str, Any]) -> Iterator[str]:
        if face["short"] and "vehicle" not in face:
            facts = {
                "weapon": f"@weapon-{face['nation']}-{face['short']}",
                "morale": face["morale"],
                "panic": face["panic"],
                "firepower": " ".join(map(str, face["firepower"])),
            }
            yield self._words.say("upfront-ui-recruit", facts, self._game)

    def _name(self, piece: Mapping[str, Any]) -> str:
        return self._words.term(f"man-{piece['id']}", self._game)
