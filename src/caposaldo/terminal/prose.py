"""What the screen says about previews, results and history, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from caposaldo.kernel.contract import Candidate, Preview, Result
from caposaldo.kernel.events import Event
from caposaldo.kernel.records import Seating
from caposaldo.kernel.rules import Refusal, total
from caposaldo.terminal.fates import Fates
from caposaldo.terminal.sitting import Entry, Sitting
from caposaldo.terminal.starterpreview import GAME as STARTER
from caposaldo.terminal.starterpreview import StarterSums
from caposaldo.text import Words, signed

BAR: Final = 10
TIMES: Final = "\N{MULTIPLICATION SIGN}"
RULE: Final = "dim"
STRONG: Final = "bold"
GOOD: Final = "bold #9ccb93"
HARM: Final = "bold #ff9274"


class Prose:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str, dialect: str = "") -> None:
        self.game: Final = game
        self.words: Final = Words(lang, dialect)
        self._starter: Final = StarterSums(self.words, self.percent)

    def say(self, id: str, **facts: object) -> str:
        """Say a message."""
        return self.words.say(id, facts, self.game)

    def label(self, notation: str, prompt: str = "") -> str:
        """Name an action, as an answer to a question if there is one."""
        return self.words.answer(self.game, prompt, notation)

    def event(self, event: Event) -> str:
        """Say what happened, with its rules."""
        rules = self.words.rules([str(rule) for rule in event.rules])
        return f"{self.words.event(self.game, event.data())} {rules}".rstrip()

    def prompt(self, sitting: Sitting) -> str:
        """Say who must do what."""
        decision = sitting.game.decision()
        if decision is None:
            return self.result(sitting)
        asked = self.words.prompt(self.game, decision.data(with_options=False))
        return f"{asked} {self.words.rules([str(decision.rule)])}"

    def turn(self, sitting: Sitting) -> str:
        """Say whose turn it is."""
        if sitting.over:
            return self.say("ui-game-over")
        name = f"@side-{sitting.asked}"
        return self.say("terminal-your-turn" if sitting.mine else "ui-waiting-for", name=name)

    def result(self, sitting: Sitting) -> str:
        """Say how the game ended and by which rule."""
        result = sitting.game.result()
        return self.ending(result) if result is not None else ""

    def ending(self, result: Result) -> str:
        """Say a result with its rule."""
        reason = self.words.reason(self.game, result.data())
        rules = self.words.rules([str(result.rule)] if result.rule else [])
        if result.winner is None:
            said = self.say("terminal-draw", reason=reason)
        else:
            said = self.say("terminal-won", side=f"@side-{result.winner}", reason=reason)
        return f"{said} {rules}".rstrip()

    def seating(self, news: Seating) -> str:
        """Say who was invited anew to a seat, or sat down there."""
        facts = {"what": news.what, "seat": news.seat, "name": news.name}
        return self.words.seating(self.game, facts)

    def refusal(self, refusal: Refusal) -> str:
        """Say why not."""
        why = self.words.refusal(self.game, refusal.data())
        return f"{why} {self.words.rules([str(refusal.rule)] if refusal.rule else [])}".rstrip()

    def hint(self, candidate: Candidate) -> str:
        """Say what the adviser would do, and why."""
        facts = {"reason": candidate.reason, "facts": candidate.facts}
        return f"{self.label(candidate.notation)}: {self.words.hint(self.game, facts)}"

    def percent(self, share: float) -> str:
        """Write a share in hundredths, with the comma or point of the language."""
        number = f"{share * 100:.1f}"
        return (number.replace(".", ",") if self.words.lang == "it" else number) + " %"

    def preview(
        self,
        notation: str,
        found: Preview | None,
        *,
        final: bool,
        full: bool,
        title: str = "",
        about: Sequence[str] = (),
    ) -> Text:
        """Show what an option will do: factors, modifiers with rules, odds, what it shows."""
        out = Text()
        out.append(title or self.label(notation), STRONG)
        out.append(f"  {notation}\n", RULE)
        out.append("".join(f"{line}\n" for line in about), RULE)
        if found is not None:
            self._sums(out, found)
            self._odds(out, found)
            out.append("".join(f"{line}\n" for line in self._told(found.detail)))
            if full:
                self._cards(out, found.detail)
        if final:
            out.append(self._shown(found) or self.say("terminal-final"), HARM)
        return out

    def _shown(self, found: Preview | None) -> str:
        # The Starter Kit says it with the odds, since they hold for the steps before too.
        if found is None or self.game == STARTER:
            return ""
        return self.words.reveals(self.game, found.data())

    def _told(self, detail: Mapping[str, Any]) -> Iterator[str]:
        if self.game == STARTER:
            return self._starter.lines(detail)
        return Fates(self.game, self.words, self.percent).lines(detail)

    def _sums(self, out: Text, found: Preview) -> None:
        if found.detail.get("threat") is False:
            out.append(self.say("ui-no-threat") + "\n", GOOD)
        if found.detail.get("threat") is True:
            out.append(self.say("ui-threat") + "\n", HARM)
        for factor in found.factors:
            out.append(self.words.factor(self.game, factor.data()))
            out.append(f" {self.words.rules([str(factor.rule)])}\n", RULE)
        if self.game == STARTER and (said := self._starter.heading(found)):
            out.append(f"{said}\n")
        for modifier in found.modifiers:
            out.append(self.words.modifier(self.game, modifier.data()))
            out.append(f" {self.words.rules([str(modifier.rule)])}\n", RULE)
        if self.game == STARTER:
            said = self._starter.sum(found)
            out.append(f"{said}\n" if said else "", STRONG)
        elif "firepower" in found.detail:
            facts = {name: found.detail[name] for name in ("firepower", "need", "strength")}
            out.append(self.say("terminal-firepower", **facts) + "\n", STRONG)
        elif found.factors:
            factors, change = total(found.factors), total(found.modifiers)
            said = self.say(
                "terminal-sum", factors=factors, change=signed(change), total=factors + change
            )
            out.append(f"{said}\n", STRONG)

    def _odds(self, out: Text, found: Preview) -> None:
        for outcome in found.odds:
            self._chance(out, outcome.data())
        also = found.detail.get("also")
        for data in also if isinstance(also, list) else ():
            self._chance(out, data)
        if found.odds:
            out.append(self.say("terminal-exact") + "\n", RULE)

    def _chance(self, out: Text, data: Mapping[str, Any]) -> None:
        filled = round(data["share"] * BAR)
        out.append("█" * filled + "░" * (BAR - filled))
        out.append(f" {self.percent(data['share'])}", STRONG)
        out.append(f" {data['chances']}/{data['of']} ", RULE)
        out.append(self.words.outcome(self.game, data) + "\n")

    def _cards(self, out: Text, detail: Mapping[str, Any]) -> None:
        for card in detail.get("cards", []):
            style = HARM if card["hits"] else RULE
            out.append(f"{card['number']}{TIMES}{card['left']} ", style)
        if detail.get("cards"):
            out.append("\n")
        if full := detail.get("full_deck"):
            share = self.percent(full["share"])
            out.append(self.say("terminal-full-deck", share=share) + "\n", RULE)

    def entry(self, entry: Entry, viewer: str) -> list[Text]:
        """Write one entry of the log, as far as a seat may know it."""
        return [
            Text.assemble((f"{entry.at:>3} ", RULE), self.event(event))
            for event in entry.events
            if event.seen(viewer)
        ]
