"""The small wrong changes that measure the tests are themselves what they claim to be."""

import ast

import pytest

from scripts.mutants import EQUIVALENT, Mutant, mutants_of, mutate, read_sources
from tests.hygiene.sources import PACKAGE, PURE


def changes(source: str) -> set[str]:
    return {ast.unparse(mutate(source, mutant)) for mutant in mutants_of(source, "rule.py")}


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a == b", {"a != b"}),
        ("a <= b", {"a < b"}),
        ("a in b", {"a not in b"}),
        ("a and b", {"a or b"}),
        ("not a", {"a"}),
        ("a + b", {"a - b"}),
        ("a + 'words'", set()),
        ("a - 1", {"a + 1", "a - 2"}),
        ("-1", {"1", "-2"}),
        ("x = True", {"x = False"}),
        ("a += 1", {"a -= 1", "a += 2"}),
        ("a if b else c", {"a if not b else c"}),
        ("[a for a in b if c]", {"[a for a in b if not c]"}),
        ("table.put(a)", {"pass"}),
        ("if a:\n    b", {"if not a:\n    b"}),
        ("def f():\n    return Refusal('no', R)", {"def f():\n    return None"}),
    ],
)
def test_each_kind_of_change_is_made_alone(source: str, changed: set[str]) -> None:
    assert changes(source) == changed


@pytest.mark.parametrize(
    "source",
    [
        '"""Words 1."""',
        "assert a == 1, f'{a} + 1'",
        "raise UnreadableFile(f'format {n + 1}')",
        "def f(a: Literal[1]) -> Literal[2]:\n    b",
        "x: Final[Literal[3]] = y",
        "__slots__ = (1,)",
        "RULE = rule('SM 1.1')",
        "class A:\n    def __repr__(self):\n        return 1 + 2",
        "@dataclass(frozen=True)\nclass A:\n    b",
    ],
)
def test_words_types_and_assertions_are_left_alone(source: str) -> None:
    assert changes(source) == set()


def test_a_change_names_its_place() -> None:
    found = mutants_of("x = 1\nif x == y:\n    z = 2\n", "turn.py")
    assert found[0] == Mutant("turn.py", 1, "1 becomes 2", 0)
    assert [mutant.line for mutant in found] == [1, 2, 2, 3]
    assert str(found[2]) == "turn.py:2: Eq becomes NotEq"


def test_every_change_to_the_rules_compiles_and_differs() -> None:
    for file, source in read_sources(PACKAGE, PURE).items():
        before = ast.parse(source)
        for mutant in mutants_of(source, file)[::31]:
            changed = mutate(source, mutant)
            assert statement(changed, mutant.line) != statement(before, mutant.line), str(mutant)
            compile(changed, file, "exec")


def statement(module: ast.Module, line: int) -> str:
    """The outermost statement at a line, since to write out whole files takes long."""
    # A filter has no line of its own.
    found = [part for part in module.body if part.lineno <= line <= (part.end_lineno or 0)]
    return ast.unparse(found[0] if found else module)


def test_what_is_called_equivalent_exists_and_says_why() -> None:
    files = read_sources(PACKAGE, PURE)
    for part, names, reason in EQUIVALENT:
        assert any(part in file for file in files), part
        assert names
        assert len(reason.split()) > 3
