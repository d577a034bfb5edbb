"""Every key the code can produce has its words in both languages, and none is left over."""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from caposaldo import library, text
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Preview
from caposaldo.text import Arguments, Words
from tests.hygiene.keys import ANYTHING, fits, fits_one, game_keys, kernel_refusals, texts
from tests.hygiene.messages import files, ids, junk, messages
from tests.hygiene.sources import GAMES, LANGUAGES, PACKAGE, ROOT, name_of

SCENARIOS: Final = [(game, scenario) for game in GAMES for scenario in library.game(game).scenarios]
OWN_FAMILIES: Final = ("event", "prompt", "why", "modifier", "outcome", "action", "reveals")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_in_the_sources_of_a_game_has_a_message(game: str, lang: str) -> None:
    known = ids(lang)
    missing: list[str] = []
    for family, key in game_keys(game):
        if family == "term":
            wanted = [key, f"{game}-{key}"]
        else:
            wanted = [f"{game}-{family}-{key}", f"common-{family}-{key}"]
        if not any(fits_one(pattern, known) for pattern in wanted):
            missing.append(wanted[0])
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_answers_to_a_key_in_its_sources(game: str) -> None:
    keys: dict[str, set[str]] = {}
    for family, key in game_keys(game):
        keys.setdefault(family, set()).add(key)
    written = texts(game)
    left_over = []
    for id in ids("en"):
        for family in OWN_FAMILIES:
            prefix = f"{game}-{family}-"
            if not id.startswith(prefix):
                continue
            key = id.removeprefix(prefix)
            # A verb with different numbers of words has a message for each of the others.
            key = re.sub(r"-\d$", "", key) if family == "action" else key
            # A key that a function is given stands in the sources as plain text.
            if key not in written and not any(fits(known, key) for known in keys.get(family, ())):
                left_over.append(id)
    assert left_over == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_kernel_has_a_message(lang: str) -> None:
    refusals = kernel_refusals()
    assert {"not-asked-now", "not-your-decision", "game-is-over"} <= refusals
    assert {f"common-why-{key}" for key in refusals if ANYTHING not in key} <= ids(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_a_heading_and_says_what_its_words_are(game: str, lang: str) -> None:
    kind = library.game(game)
    named = {message.id: dict(message.attributes) for message in messages(lang)}
    for deeds in kind.deeds.values():
        for deed in deeds:
            assert f"{game}-verb-{deed.VERB}" in named
            id = f"{game}-action-{deed.VERB}"
            words = named.get(f"{id}-{deed.WORDS}", named[id]).get("words", "").split()
            assert len(words) == deed.WORDS, deed.VERB


def test_both_languages_have_the_same_files_and_messages() -> None:
    assert [path.name for path in files("en")] == [path.name for path in files("it")]
    assert [(m.file, m.id) for m in messages("en")] == [(m.file, m.id) for m in messages("it")]


def test_both_languages_use_the_same_variables_and_attributes() -> None:
    italian = {message.id: message for message in messages("it")}
    for message in messages("en"):
        other = italian[message.id]
        assert message.variables == other.variables, message.id
        if message.id.count("-action-"):
            assert message.attributes == other.attributes, message.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_given_twice_and_none_is_broken(lang: str) -> None:
    given = [message.id for message in messages(lang)]
    assert sorted(given) == sorted(set(given))
    for path in files(lang):
        assert junk(path) == [], name_of(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_only_to_messages_that_exist(lang: str) -> None:
    for message in messages(lang):
        assert message.references <= ids(lang), message.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_minus_signs_and_no_sentence_shouts(lang: str) -> None:
    for path in files(lang):
        for line in path.read_text("utf-8").splitlines():
            said = re.sub(r"\{[^{}]*\}", "", line)
            assert not re.search(r"(?<![\w-])-\d", said), line
            assert "!" not in said, line


def spoken_ids(path: Path) -> set[str]:
    """Ids written out as text in a source of the program or of the browser."""
    return set(re.findall(r"""["'`]((?:ui|web|terminal)-[a-z0-9-]*[a-z0-9])["'`]""", read(path)))


def read(path: Path) -> str:
    return path.read_text("utf-8")


def test_every_id_that_screens_name_exists() -> None:
    sources = [
        path
        for folder, endings in ((PACKAGE, (".py",)), (ROOT / "web" / "src", (".ts", ".svelte")))
        for path in folder.rglob("*")
        if path.suffix in endings and "static" not in path.parts and ".test." not in path.name
    ]
    known = ids("en")
    missing = {(name_of(path), id) for path in sources for id in spoken_ids(path) - known}
    assert missing == set()


class StrictWords(Words):
    """Words that fail where the real ones would make do."""

    def _format(self, bundle: FluentBundle, pattern: Pattern, facts: Arguments) -> str:
        said, errors = bundle.format_pattern(pattern, facts)
        assert not errors, f"{said}: {errors}"
        return str(said)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_whole_games_are_told_without_a_missing_word_in_either_language(
    game: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(id: str) -> str:
        raise AssertionError(f"no message for {id}")

    monkeypatch.setattr(text, "bare", fail)
    tongues = [StrictWords(lang) for lang in LANGUAGES]
    for seed in range(3):
        played = library.start(game, scenario, seed=seed)
        chance = stream(seed, "reader")
        while (asked := played.decision()) is not None:
            wanted = asked.options[chance.below(len(asked.options), "option")]
            shown = played.preview(wanted)
            events = played.answer(wanted)
            for words in tongues:
                assert words.prompt(game, asked.data())
                assert words.action(game, wanted.notation) != wanted.notation
                tell_preview(game, shown, words)
                for event in events:
                    assert words.event(game, event.data()).endswith(".")
        result = played.result()
        assert result is not None
        for words in tongues:
            assert words.reason(game, result.data())


def tell_preview(game: str, shown: Preview | None, words: Words) -> None:
    if shown is None:
        return
    for factor in shown.factors:
        assert words.factor(game, factor.data())
    words.reveals(game, shown.data())
    for outcome in shown.odds:
        assert words.outcome(game, outcome.data())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_a_game_are_whole_sentences_with_their_facts(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = StrictWords(lang)
    seen: set[str] = set()
    notations = [
        "place 0901", "place 9999", "setup nothing", "ready", "activate ge-37", "activate nobody",
        "move 0101", "enter 0901", "exit", "fire us-117", "fire ge-37", "fire nobody", "with ge-37",
        "shoot", "air", "oba", "strike 0101 at", "strike 0101 xx", "suppress 0101", "again", "miss",
        "pass", "dance",
    ]  # fmt: skip
    for seed in range(4):
        played = library.start("mortain", "postcard", seed=seed)
        chance = stream(seed, "asker")
        while (asked := played.decision()) is not None:
            for seat in played.kind.seats(played.setup):
                refusal = played.why_not(seat, notations[chance.below(len(notations), "notation")])
                if refusal is not None:
                    seen.add(refusal.key)
                    assert words.refusal("mortain", refusal.data()).endswith(".")
            played.answer(asked.options[chance.below(len(asked.options), "option")])
    assert len(seen) > 15
