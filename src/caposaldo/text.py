"""Prose in the reader's language, made from the keys and facts that games tell.

The conventions are the same in the browser. A fact that begins with "@" names a message, looked
up under the game's name first and given the plain facts beside it; where that message has the
forms `-adjective`, `-units-adjective` and `-the`, `$side-adjective` is given beside `$side`.
Lists are joined, truth is yes or no, and numbers below zero carry the minus sign. Facts called as
in `SORTS` name such a thing without the mark.

The attribute `.words` of an action names the words of its notation: `target:unit` is the variable
target, looked up as a unit, or `what:man|weapon` as the first of these that is known. One word of
two parts, `A>B` or `A:12`, is named `group>target`; a part left out is "none". A verb that takes
different numbers of words has a message for each of the others: `action-ford-3`. Where the one
word is named `action`, a whole action follows the verb; so it is with a fact of that name.

A game may speak a dialect: with "desert", the name of a thing is looked up as `card-58-desert`
before `card-58`. Of several, as in "city fire", each is tried in turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "it")
MINUS: Final = "\N{MINUS SIGN}"
ACTION: Final = "action"
_COUNTER: Final = re.compile(r"[a-z]w?\d")
FORMS: Final = ("adjective", "units-adjective", "the", "draw")
# Facts that name a thing of a sort although they are not marked.
SORTS: Final = {
    **dict.fromkeys(("seat", "owner"), "side"),
    **dict.fromkeys(("card", "drawn", "cards"), "card"),
    **dict.fromkeys(("man", "name"), "man"),
}

Data = Mapping[str, Any]
Arguments = dict[str, Any]


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    home = files("caposaldo").joinpath("locales", lang)
    for entry in sorted(home.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle


def signed(value: int) -> str:
    """Write a number with its sign, the minus being U+2212; zero has none."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def bare(id: str) -> str:
    """Turn the key of a message that is missing into words."""
    return id.replace("-", " ").replace("_", " ")


class Words:
    """All words of one language; what is missing there is said in English, or in bare keys."""

    def __init__(self, lang: str = "en", dialect: str = "") -> None:
        self.lang: Final = lang if lang in LANGUAGES else "en"
        self.dialect: Final = dialect

    def has(self, id: str) -> bool:
        """Tell whether this language itself has a message."""
        return bool(_bundle(self.lang).has_message(id))

    def without_facts(self, id: str) -> str:
        """Say a message of this language that needs no facts; nothing where it is another."""
        if not self.has(id):
            return ""
        pattern = _bundle(self.lang).get_message(id).value
        said, wrong = _bundle(self.lang).format_pattern(pattern, {}) if pattern else ("", [])
        return "" if wrong else str(said)

    def say(self, id: str, facts: Data | None = None, game: str | None = None) -> str:
        """Say a message with its facts, the game's own version of it first."""
        said = self._find(self._names(id, game), self.arguments(facts or {}, game))
        return said if said is not None else bare(id)

    def event(self, game: str, event: Data) -> str:
        """Say what happened; `$modifiers` is the sum behind it, `$modifier-count` its length."""
        modifiers = [
            self.modifier(game, modifier)
            for modifier in event.get("modifiers", ())
            if modifier.get("value") != 0
        ]
        facts = {
            **event.get("facts", {}),
            "modifiers": ", ".join(modifiers),
            "modifier-count": len(modifiers),
        }
        if ACTION in facts:
            facts[ACTION] = self.action(game, facts[ACTION])
        return _sentence(self._keyed(game, "event", str(event.get("kind", "")), facts))

    def prompt(self, game: str, decision: Data) -> str:
        """Say what the seat that is asked has to do."""
        facts = {"seat": decision.get("seat", ""), **decision.get("facts", {})}
        return _sentence(self._keyed(game, "prompt", str(decision.get("prompt", "")), facts))

    def refusal(self, game: str, refusal: Data) -> str:
        """Say why something may not be done.

        What was asked about is told in words. A record's refusal names its game and may tell
        another refusal: `why` is its key, and its facts are those called `why-`.
        """
        facts = dict(refusal.get("facts", {}))
        game = game or str(facts.get("game", ""))
        if "game" in facts:
            facts["game"] = f"@game-{game}"
        if "why" in facts:
            inner = {name[4:]: fact for name, fact in facts.items() if name.startswith("why-")}
            facts["why"] = self.refusal(game, {"key": facts["why"], "facts": inner})
        if ACTION in facts:
            facts[ACTION] = self.action(game, facts[ACTION])
        return _sentence(self._keyed(game, "why", str(refusal.get("key", "")), facts))

    def modifier(self, game: str, modifier: Data) -> str:
        """Name a modifier with its signed value, as in "town +2"."""
        return f"{self.label(game, modifier)} {signed(int(modifier.get('value', 0)))}"

    def factor(self, game: str, factor: Data) -> str:
        """Name what adds to a strength with its plain value, as in "117th Infantry, AT 4"."""
        return f"{self.label(game, factor)} {int(factor.get('value', 0))}"

    def label(self, game: str, modifier: Data) -> str:
        """Name a modifier without its value."""
        facts = modifier.get("facts", {})
        return self._keyed(game, "modifier", str(modifier.get("label", "")), facts)

    def outcome(self, game: str, outcome: Data) -> str:
        """Name a possible end of an action."""
        return self._keyed(game, "outcome", str(outcome.get("key", "")), {})

    def reason(self, game: str, result: Data, reader: str = "") -> str:
        """Say how a game ended to whoever reads it: a seat of the game, or anybody else.

        `$winner` is a side, or no fact at all in a draw; `$by` is the side that brought the end
        about, where one did, and `$you` tells whether it is the reader's.
        """
        winner = result.get("winner")
        facts: dict[str, Any] = {"winner": f"@side-{winner}"} if winner else {}
        facts.update(result.get("facts", {}))
        if "by" in facts:
            facts |= {"by": f"@side-{facts['by']}", "you": facts["by"] == reader}
        return self._keyed(game, "reason", str(result.get("reason", "")), facts)

    def proof(self, game: str, proof: Data) -> str:
        """Say what was checked of a game."""
        return self.say("ui-proof", {**proof, "game": f"@game-{game}"})

    def seating(self, game: str, news: Data) -> str:
        """Say who was invited anew to a seat, or sat down there."""
        facts = {"seat": news.get("seat", ""), "who": news.get("name", "")}
        facts["named"] = bool(facts["who"])
        return self._keyed(game, "seating", str(news.get("what", "")), facts)

    def reveals(self, game: str, preview: Data) -> str:
        """Say what committing to an action will show; nothing when it shows nothing."""
        key = str(preview.get("reveals", ""))
        return self._keyed(game, "reveals", key, {}) if key else ""

    def hint(self, game: str, candidate: Data) -> str:
        """Say why an option is recommended."""
        facts = candidate.get("facts", {})
        return _sentence(self._keyed(game, "hint", str(candidate.get("reason", "")), facts))

    def action(self, game: str, notation: str) -> str:
        """Label an action, or each of a chain; an unknown one keeps its notation."""
        steps = [" ".join(part.split()) for part in notation.split(";")]
        return "; ".join([self._action(game, step) for step in steps])

    def answer(self, game: str, prompt: str, notation: str) -> str:
        """Label an answer; what many questions are answered has words of its own in some."""
        own = self._find([f"{game}-answer-{prompt}-{notation}"], {})
        return own if own is not None else self.action(game, notation)

    def rules(self, numbers: list[str]) -> str:
        """Write rule numbers as the log does: "[SM 3.2, R18]"."""
        written: list[str] = []
        book = ""
        for number in numbers:
            name, _, section = number.partition(" ")
            written.append(section if name == book and section else number)
            book = name
        return f"[{', '.join(written)}]" if written else ""

    def listed(self, items: list[str]) -> str:
        """Join names as in "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        facts = {"start": ", ".join(items[:-1]), "last": items[-1]}
        return self._find(["common-list"], facts) or ", ".join(items)

    def term(self, key: str, game: str | None = None, facts: Arguments | None = None) -> str:
        """Say the name of a thing."""
        said = self._find(self._names(key, game), facts or {})
        return said if said is not None else bare(key)

    def arguments(self, facts: Data, game: str | None = None) -> Arguments:
        """Turn the facts of an event, a prompt or a refusal into what its message reads."""
        plain = {
            name: self._plain(value) for name, value in facts.items() if not _is_term(name, value)
        }
        found = dict(plain)
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                items = [self._item(name, item, game) for item in value]
                found[name] = self.listed(items)
            elif _is_term(name, value):
                key = _key(name, value)
                said = self._find(self._names(key, game), plain)
                marked = value.startswith("@")
                found[name] = said if said is not None else bare(key) if marked else value
                for form in FORMS:
                    said = self._find(self._names(f"{key}-{form}", game), plain)
                    if said is not None:
                        found[f"{name}-{form}"] = said
        return found

    def _plain(self, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and value < 0:
            return signed(value)
        return value

    def _item(self, name: str, item: object, game: str | None) -> str:
        text = str(item)
        return self.term(_key(name, text), game) if _is_term(name, text) else text

    def _keyed(self, game: str, family: str, key: str, facts: Data) -> str:
        ids = [f"{game}-{family}-{key}", f"common-{family}-{key}"]
        said = self._find(ids, self.arguments(facts, game))
        return said if said is not None else bare(key)

    def _action(self, game: str, step: str) -> str:
        verb, *words = step.split(" ")
        for id in (f"{game}-action-{verb}-{len(words)}", f"{game}-action-{verb}"):
            names = (self._find([id], {}, attribute="words") or "").split()
            facts: Arguments = {}
            if names == [ACTION] and words:
                facts[ACTION], names, words = self._action(game, " ".join(words)), [], []
            if len(names) != len(words):
                continue
            for name, word in zip(names, words, strict=True):
                facts.update(self._spoken(game, name, word))
            said = self._find([id], facts)
            if said is not None:
                return _sentence(said)
        return step

    def _spoken(self, game: str, name: str, word: str) -> Arguments:
        """Say a word of an action; the name tells which variable it is, or which two."""
        if ">" not in name:
            variable, _, sort = name.partition(":")
            return {variable: self._word(game, sort or variable, word)}
        left, _, right = name.partition(">")
        parts = re.split("[>:]", word, maxsplit=1)
        pairs = zip((left, right), (*parts, ""), strict=False)
        said = [self._spoken(game, part, value or "none") for part, value in pairs if part]
        return {variable: value for each in said for variable, value in each.items()}

    def _word(self, game: str, sorts: str, word: str) -> str:
        names = [name for sort in sorts.split("|") for name in self._names(f"{sort}-{word}", game)]
        if "," in word:
            return self.listed([self._word(game, sorts, part) for part in word.split(",")])
        said = self._find(names, {})
        return said if said is not None else word

    def _names(self, id: str, game: str | None) -> list[str]:
        if not game:
            return [id]
        own = [f"{game}-{id}-{dialect}" for dialect in self.dialect.split()]
        return [*own, f"{game}-{id}", id]

    def _find(self, ids: list[str], facts: Arguments, attribute: str = "") -> str | None:
        for lang in dict.fromkeys((self.lang, "en")):
            bundle = _bundle(lang)
            for id in ids:
                if not bundle.has_message(id):
                    continue
                message = bundle.get_message(id)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return self._format(bundle, pattern, facts)
        return None

    def _format(self, bundle: FluentBundle, pattern: Pattern, facts: Arguments) -> str:
        """Fill a pattern in; what is wrong with it shows in the text and stops nobody."""
        said, _ = bundle.format_pattern(pattern, facts)
        return str(said)


def _sentence(said: str) -> str:
    """Begin with a capital, also where a sentence begins with a name that has none.

    The id of a counter, such as g7 or gw2, stays as it is: with a capital it would be a hex.
    """
    return said if _COUNTER.match(said) else said[:1].upper() + said[1:]


def _is_term(name: str, value: object) -> bool:
    """Tell whether a fact names a message: marked so, or by what it is called."""
    return isinstance(value, str) and (value.startswith("@") or (name in SORTS and value != ""))


def _key(name: str, value: str) -> str:
    return value[1:] if value.startswith("@") else f"{SORTS[name]}-{value}"
