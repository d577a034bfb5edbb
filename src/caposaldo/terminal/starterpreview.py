"""What a preview of the Starter Kit tells besides its sums and odds, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import total
from caposaldo.text import Words, signed

GAME: Final = "aslsk"
NOTES: Final = ("cx", "close_combat", "ambush")
ENDS: Final = ("removed", "broken", "pinned")

Percent = Callable[[float], str]
Detail = Mapping[str, Any]


class StarterSums:
    """The words for the sums of an attack, a step, a rout and a close combat."""

    def __init__(self, words: Words, percent: Percent) -> None:
        self._words: Final = words
        self._percent: Final = percent

    def sum(self, found: Preview) -> str:
        """Say what the factors and modifiers come to; nothing where there is no sum."""
        detail, drm = found.detail, signed(total(found.modifiers))
        if "column" in detail:
            column = {"fp": detail["fp"], "column": detail["column"], "drm": drm}
            return self._say("aslsk-terminal-fire-sum", column)
        if "kill" in detail:
            names = ("attack", "defence", "odds", "kill")
            return self._say("aslsk-terminal-close-sum", {**_some(detail, *names), "drm": drm})
        if found.odds and found.modifiers:
            return self._say("aslsk-terminal-drm", {"drm": drm})
        return ""

    def heading(self, found: Preview) -> str:
        """Say what the modifiers are for, where it is not the action's own roll."""
        is_step = "threats" in found.detail and found.modifiers
        return self._say("aslsk-terminal-fired-at", {}) if is_step else ""

    def lines(self, detail: Detail) -> Iterator[str]:
        """Yield what else may come of it."""
        yield from self._costs(detail)
        yield from self._fire(detail)
        if detail.get("sight") == "untold":
            yield self._words.reveals(GAME, {"reveals": "sight"})
        if detail.get("interdictors"):
            units = {"units": self._words.listed(list(detail["interdictors"]))}
            yield self._say("aslsk-web-interdicted", units)
        if detail.get("ends"):
            yield f"{self._say('aslsk-web-ends', {})} {', '.join(detail['ends'])}"
        for note in NOTES:
            if detail.get(note) is True:
                yield self._say(f"aslsk-web-note-{note}", {})

    def _costs(self, detail: Detail) -> Iterator[str]:
        cost = detail.get("mf") or detail.get("cost")
        if cost is not None:
            left = detail.get("left") or {"": detail.get("allowance", "")}
            same = len(set(left.values())) == 1
            parts = [f"{mf} ({unit})" for unit, mf in left.items()]
            facts = {"mf": cost, "left": next(iter(left.values())) if same else ", ".join(parts)}
            yield self._say("aslsk-terminal-cost", facts)
        if strike := detail.get("swept"):
            yield self._say("aslsk-terminal-swept", {"fp": strike["fp"], **self._force(strike)})
        for threat in detail.get("threats") or ():
            facts = _some(threat, "unit", "hex", "range", "fp") | self._force(threat)
            yield self._say("aslsk-terminal-threat", facts)

    def _force(self, threat: Detail) -> dict[str, Any]:
        """Say how hard an attack would hit; without its odds where they are not told."""
        worst = threat.get("worst")
        share = self._percent(worst["chances"] / worst["of"]) if worst else "?"
        return {"column": threat["column"], "drm": signed(threat["drm"]), "hurt": share}

    def _fire(self, detail: Detail) -> Iterator[str]:
        columns = detail.get("cowering") or 0
        if columns:
            yield self._say("aslsk-terminal-cowering", {"columns": columns})
        yield from self._fates(detail)
        for id, odds in (detail.get("weapons") or {}).items():
            facts = {
                "weapon": id,
                "rate": odds["rate"],
                "number": odds["number"],
                "keeps": self._percent(odds["keeps"] / odds["of"]),
                "breaks": self._percent(odds["breaks"] / odds["of"]),
            }
            yield self._say("aslsk-web-weapon-odds", facts)
        if residual := detail.get("residual"):
            of = sum(residual.values())
            parts = [f"{fp} ({self._percent(n / of)})" for fp, n in residual.items() if fp != "0"]
            if parts:
                yield f"{self._say('aslsk-web-residual-odds', {})} {', '.join(parts)}"
        for id, odds in (detail.get("checks") or {}).items():
            facts = {
                "unit": id,
                "broken": self._percent(odds["broken"] / odds["of"]),
                "pinned": self._percent(odds["pinned"] / odds["of"]),
            }
            yield self._say("aslsk-web-own-check", facts)

    def _fates(self, detail: Detail) -> Iterator[str]:
        """Yield what may become of each target, alike ones together, or why that is not told."""
        alike: dict[tuple[str, ...], list[str]] = {}
        for fate in detail.get("fates") or ():
            shares = [self._percent(fate[end] / fate["of"]) for end in ENDS]
            alike.setdefault(tuple(shares), []).append(fate["unit"])
        several = sum(map(len, alike.values())) > 1
        if several:
            yield self._say("aslsk-terminal-fates", {})
        said = "aslsk-terminal-fate" if several else "aslsk-web-target-odds"
        for ends, units in alike.items():
            facts = {"unit": ", ".join(units), **dict(zip(ENDS, ends, strict=True))}
            yield self._say(said, facts)
        if why := detail.get("untold"):
            yield self._say("aslsk-web-fates-untold", {"why": why})

    def _say(self, id: str, facts: Mapping[str, Any]) -> str:
        return self._words.say(id, facts, GAME)


def _some(detail: Detail, *names: str) -> dict[str, Any]:
    return {name: detail[name] for name in names}
