"""The commands games, rule and rules coverage."""

from __future__ import annotations

import sys
from pathlib import Path

from caposaldo import library
from caposaldo.cli.options import language, read_options
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import print_json
from caposaldo.library import AnyKind
from caposaldo.players import levels_of
from caposaldo.proofs import ProofError, collect, unknown
from caposaldo.proofs import coverage as cover
from caposaldo.ruletext import rule_data, rule_lines
from caposaldo.text import Words


def list_games(as_json: bool, lang: str) -> None:
    """Print the games; of the values of a reading the usual one comes first."""
    lang = language(lang)
    if as_json:
        print_json([_game(kind) for kind in library.games().values()])
        return
    for kind in library.games().values():
        print(f"{kind.id}: {', '.join(kind.sides)}; {', '.join((*levels_of(kind), 'human'))}")
        for id, scenario in kind.scenarios.items():
            title = _words(scenario.get("title"), lang) or Words(lang).term(
                f"scenario-{id}", kind.id
            )
            print(f"  {id:<12} {title}")
            for name, values in kind.choices(id).items():
                print(f"      --reading {name}={'|'.join(values)}")
        for reading in kind.readings.values():
            usual = reading.document
            named = [usual, *[value for value in reading.values if value != usual]]
            print(f"  --reading {reading.id}={'|'.join(named)}  [{reading.rule}]")
            print(f"      {reading.title[lang]}")


def _game(kind: AnyKind) -> dict[str, object]:
    return {
        "id": kind.id,
        "rules": kind.version,
        "sides": list(kind.sides),
        "levels": list(levels_of(kind)),
        "scenarios": [
            {
                "id": id,
                "title": data.get("title"),
                "story": data.get("story"),
                "choices": {name: list(values) for name, values in kind.choices(id).items()},
                "seats": list(kind.seats(kind.setup(id, {}))),
            }
            for id, data in kind.scenarios.items()
        ],
        "readings": [
            {
                "id": reading.id,
                "rule": reading.rule,
                "values": list(reading.values),
                "document": reading.document,
                "published": reading.published,
                "title": reading.title,
                "text": reading.text,
                "labels": reading.labels,
            }
            for reading in kind.readings.values()
        ],
    }


def _words(titles: object, lang: str) -> str:
    return str(titles.get(lang, "")) if isinstance(titles, dict) else ""


def show_rule(number: str, given: list[str], preset: str, as_json: bool, lang: str) -> None:
    """Print a rule as a preset and the readings given have it, with the other way after it."""
    lang = language(lang)
    for kind in library.games().values():
        rule = kind.book.find(number)
        if rule is None:
            continue
        values = library.preset(kind, preset) | _readings(kind, given)
        if as_json:
            print_json(rule_data(kind, rule, values))
        else:
            print("\n".join(rule_lines(kind, rule, values, Words(lang))))
        return
    books = ", ".join(kind.book.book for kind in library.games().values())
    raise Wrong(f'there is no rule {number!r}; write book and number, as in "SM 2.1" ({books})')


def _readings(kind: AnyKind, given: list[str]) -> dict[str, str]:
    """Read the readings named, which must be of that game."""
    found = read_options(given)
    for name, value in found.items():
        if name not in kind.readings:
            raise Wrong(f"there is no reading {name!r} of {kind.id}; caposaldo games lists them")
        if value not in kind.readings[name].values:
            known = ", ".join(kind.readings[name].values)
            raise Wrong(f"{name} is never {value!r}; choose one of: {known}")
    return found


def show_coverage(tests: Path, as_json: bool, markdown: bool, lang: str) -> None:
    """Print which tests show which statements."""
    lang = language(lang)
    if not tests.is_dir():
        raise Wrong(f"there is no folder {tests} here; run this in a checkout or give --tests")
    books = [kind.book for kind in library.games().values()]
    try:
        proofs = collect(tests)
    except (ProofError, SyntaxError) as error:
        raise Wrong(f"the tests cannot be read: {error}") from error
    if wrong := unknown(books, proofs):
        raise Wrong(f"a test claims what no book has: {wrong[0]}")
    found = [cover(book, proofs) for book in books]
    if as_json:
        print_json([entry.data() for entry in found])
        return
    for entry in found:
        print(entry.markdown(lang) if markdown else entry.text(lang), end="")


def use_own_data(folder: Path) -> None:
    """Play with the owner's own data files, and say what looks doubtful in them."""
    for doubt in library.use_data(folder):
        print(f"{folder}: {doubt}", file=sys.stderr)
