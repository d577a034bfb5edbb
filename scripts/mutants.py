"""Small wrong changes to a source, one at a time: what `mutate.py` runs the tests on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt,
    ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip

# Changes that cannot change what a game does, each with the reason; names are functions,
# classes or constants of the file, matched from the outermost inwards.
EQUIVALENT: Final[list[tuple[str, str, str]]] = [
    ("mortain/advi", r".*", "advice is judged by playing strength, not by rules"),
    ("upfront/advice/", r".*", "advice is judged by playing strength, not by rules"),
    ("aslsk/advice/", r".*", "advice is judged by playing strength, not by rules"),
    ("kernel/actions.py", r"action|_MOST_KNOWN|_known", "a cache of shared objects"),
    ("kernel/actions.py", r"Decision\.offered", "identity is only a short cut before equality"),
    ("mortain/hexes.py", r"between\.nudge", "any small distance will do"),
    ("", r".*__(repr|hash)__", "for the eyes of a programmer"),
]


class Mutant(NamedTuple):
    """One change: the file, the line, what was done, and its number within the file."""

    file: str
    line: int
    change: str
    number: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}"


class Changer(ast.NodeTransformer):
    """Walks a module, counts the changes that could be made, and makes the one wanted."""

    def __init__(self, file: str, wanted: int | None = None) -> None:
        self.file = file
        self.wanted = wanted
        self.found: list[Mutant] = []
        self.inside: list[str] = []

    def may(self, node: ast.AST, change: str) -> bool:
        """Note a possible change; tell whether it is the one to make."""
        number = len(self.found)
        self.found.append(Mutant(self.file, getattr(node, "lineno", 0), change, number))
        return number == self.wanted

    def is_made(self) -> bool:
        """Tell whether the change wanted has been made, so that the rest need not be read."""
        return self.wanted is not None and len(self.found) > self.wanted

    def visit(self, node: ast.AST) -> ast.AST:
        """Change a node or one below it, unless it only makes words or types."""
        if is_idle(node) or self.is_made():
            return node
        name = name_of(node)
        if name is None:
            return self.changed(node)
        self.inside.append(name)
        path = ".".join(self.inside)
        try:
            return node if is_equivalent(self.file, path) else self.changed(node)
        finally:
            self.inside.pop()

    def changed(self, node: ast.AST) -> ast.AST:
        """Make one of the changes to this very node, or go on below it."""
        for replacement, change in replacements(node):
            if self.may(node, change):
                return ast.copy_location(replacement, node)
        return self.generic_visit(node)

    def visit_fields(self, node: ast.AST, fields: tuple[str, ...]) -> ast.AST:
        """Go on below some fields of a node only."""
        for field in fields:
            value = getattr(node, field)
            if isinstance(value, list):
                setattr(node, field, [self.visit(item) for item in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        match node:
            case ast.FunctionDef():
                node.args.defaults = [self.as_expression(value) for value in node.args.defaults]
                return self.visit_fields(node, ("body",))
            case ast.ClassDef():
                return self.visit_fields(node, ("body",))
            case ast.AnnAssign():
                return self.visit_fields(node, ("value",))
        return super().generic_visit(node)

    def as_expression(self, value: ast.expr) -> ast.expr:
        """Visit an expression, which stays one."""
        visited = self.visit(value)
        assert isinstance(visited, ast.expr)
        return visited


def name_of(node: ast.AST) -> str | None:
    """Return the name a node gives to what is inside it."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return None


def is_equivalent(file: str, path: str) -> bool:
    """Tell whether changes there are listed as changing nothing."""
    return any(
        part in file and re.fullmatch(names, path) is not None for part, names, _ in EQUIVALENT
    )


def is_idle(node: ast.AST) -> bool:
    """Tell whether a node makes only words, types or promises that no rule reads."""
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Raise():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.Call(func=ast.Name(id="cast" | "TypeVar" | "NewType" | "rule")):
            return True
    return isinstance(node, ast.pattern)


def replacements(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Give what could stand in a node's place, with the words for it."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            other = SWAPS[type(op)]()
            assert isinstance(other, ast.cmpop)
            yield ast.Compare(node.left, [other], node.comparators), _swap(op)
        case ast.BoolOp():
            either = SWAPS[type(node.op)]()
            assert isinstance(either, ast.boolop)
            yield ast.BoolOp(either, node.values), _swap(node.op)
        case ast.BinOp() if type(node.op) in SWAPS and not _joins(node):
            operator = SWAPS[type(node.op)]()
            assert isinstance(operator, ast.operator)
            yield ast.BinOp(node.left, operator, node.right), _swap(node.op)
        case ast.AugAssign() if type(node.op) in SWAPS and not _is_words(node.value):
            operator = SWAPS[type(node.op)]()
            assert isinstance(operator, ast.operator)
            yield ast.AugAssign(node.target, operator, node.value), _swap(node.op) + "="
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand, f"{type(node.op).__name__} dropped"
        case ast.Constant(value=bool(truth)):
            yield ast.Constant(not truth), f"{truth} becomes {not truth}"
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1), f"{number} becomes {number + 1}"
        case _:
            yield from _larger(node)


def _larger(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    match node:
        case ast.If():
            yield ast.If(_not(node.test), node.body, node.orelse), "if negated"
        case ast.IfExp():
            yield ast.IfExp(_not(node.test), node.body, node.orelse), "choice negated"
        case ast.While():
            yield ast.While(_not(node.test), node.body, node.orelse), "while negated"
        case ast.comprehension(ifs=[test, *rest]):
            found = ast.comprehension(node.target, node.iter, [_not(test), *rest], node.is_async)
            yield found, "filter negated"
        case ast.Return(value=ast.Call(func=ast.Name(id="Refusal"))):
            yield ast.Return(ast.Constant(None)), "refusal dropped"
        case ast.Expr(value=ast.Call(func=called)):
            yield ast.Pass(), f"{ast.unparse(called)} not called"


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _swap(op: ast.AST) -> str:
    return f"{type(op).__name__} becomes {SWAPS[type(op)].__name__}"


def _is_words(node: ast.AST) -> bool:
    """Tell whether a value is text or a tuple: to subtract those is an error, not a change."""
    return isinstance(node, ast.JoinedStr | ast.Tuple | ast.List) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _joins(node: ast.BinOp) -> bool:
    return isinstance(node.op, ast.Add) and (_is_words(node.left) or _is_words(node.right))


def mutants_of(source: str, file: str) -> list[Mutant]:
    """List every change that can be made to a source."""
    changer = Changer(file)
    changer.visit(ast.parse(source))
    return changer.found


def mutate(source: str, mutant: Mutant) -> ast.Module:
    """Return the changed module."""
    changed = Changer(mutant.file, mutant.number).visit(ast.parse(source))
    assert isinstance(changed, ast.Module)
    return ast.fix_missing_locations(changed)


def read_sources(package: Path, parts: tuple[str, ...]) -> dict[str, str]:
    """Read the sources that are to be changed, by their names below the package."""
    return {
        path.relative_to(package).as_posix(): path.read_text("utf-8")
        for part in parts
        for path in sorted((package / part).rglob("*.py"))
    }
