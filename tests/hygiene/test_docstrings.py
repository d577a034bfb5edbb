"""Public methods say what they do, except where they only override one that does."""

import ast

from tests.hygiene.sources import PACKAGE, name_of, nodes, python_files, tree

Classes = dict[str, ast.ClassDef]


def all_classes() -> Classes:
    return {
        node.name: node
        for path in python_files(PACKAGE)
        for node in nodes(tree(path))
        if isinstance(node, ast.ClassDef)
    }


def is_override(owner: ast.ClassDef, method: str, classes: Classes) -> bool:
    """Tell whether a base, or a base that is not ours, may have said it already."""
    for base in owner.bases:
        name = ast.unparse(base).partition("[")[0].rpartition(".")[2]
        if name in ("Generic", "Protocol", "NamedTuple", "Enum"):
            continue
        known = classes.get(name)
        if known is None or any(
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == method
            for node in known.body
        ):
            return True
        if is_override(known, method, classes):
            return True
    return False


def test_every_public_method_that_overrides_nothing_has_a_docstring() -> None:
    classes = all_classes()
    silent = []
    for path in python_files(PACKAGE):
        for owner in nodes(tree(path)):
            if not isinstance(owner, ast.ClassDef) or owner.name.startswith("_"):
                continue
            for node in owner.body:
                if (
                    isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                    and not node.name.startswith("_")
                    and ast.get_docstring(node) is None
                    and not is_override(owner, node.name, classes)
                ):
                    silent.append(f"{name_of(path)}: {owner.name}.{node.name}")
    assert silent == []


def test_docstrings_are_sentences() -> None:
    unfinished = []
    for path in python_files(PACKAGE):
        for node in nodes(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
                said = ast.get_docstring(node)
                if said and not said.split("\n\n")[0].rstrip().endswith((".", "?", ":")):
                    unfinished.append(f"{name_of(path)}: {getattr(node, 'name', 'module')}")
    assert unfinished == []
