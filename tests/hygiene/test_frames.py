"""Frames, scripts and deeds keep the promises that saving and running them rely on."""

import ast
import importlib
import inspect
from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.frames import Deed, Frame, Question, Script
from tests.hygiene.sources import PACKAGE, nodes, python_files, tree

KINDS = pytest.mark.parametrize("kind", library.games().values(), ids=library.games())


def classes(game: str, base: type) -> set[type[Any]]:
    """The classes of a game's own modules that can be made: those with a name of their own."""
    found: set[type[Any]] = set()
    for path in python_files(PACKAGE / game):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, base):
                found.add(value)
    return {value for value in found if value.__module__.startswith(f"caposaldo.{game}")}


@KINDS
def test_every_frame_is_registered_under_a_name_of_its_game(kind: library.AnyKind) -> None:
    # A class without a name in saves is there to be built upon.
    frames = {frame for frame in classes(kind.id, Frame) if frame.KIND}
    assert frames
    assert frames == set(kind.frames.values())
    assert len({frame.KIND for frame in frames}) == len(frames)
    assert all(frame.KIND.startswith(f"{kind.id}.") for frame in frames)


@KINDS
def test_the_fields_of_a_frame_are_its_constructors_arguments(kind: library.AnyKind) -> None:
    for frame in kind.frames.values():
        given = [] if frame.__init__ is object.__init__ else [*inspect.signature(frame).parameters]
        assert given == list(frame.FIELDS), frame.KIND
        assert len(frame.SORTS) == len(frame.FIELDS), frame.KIND
        assert set(frame.SORTS) <= {str, int, tuple}, frame.KIND


@KINDS
def test_the_sorts_of_a_frame_are_the_types_its_constructor_declares(kind: library.AnyKind) -> None:
    for frame in kind.frames.values():
        if frame.__init__ is object.__init__:
            continue
        declared = [
            str(parameter.annotation).partition("[")[0].rpartition("'")[0]
            or str(parameter.annotation).partition("[")[0]
            for parameter in inspect.signature(frame).parameters.values()
        ]
        assert declared == [sort.__name__ for sort in frame.SORTS], frame.KIND


@KINDS
def test_every_step_of_a_script_is_a_method(kind: library.AnyKind) -> None:
    scripts = [frame for frame in kind.frames.values() if issubclass(frame, Script)]
    assert scripts
    for script in scripts:
        assert script.STEPS, script.KIND
        assert "end" not in script.STEPS, script.KIND
        assert len(set(script.STEPS)) == len(script.STEPS), script.KIND
        for step in script.STEPS:
            assert callable(getattr(script, step, None)), f"{script.KIND}.{step}"


@KINDS
def test_a_script_repeats_only_steps_it_has(kind: library.AnyKind) -> None:
    steps = {step for frame in kind.frames.values() for step in getattr(frame, "STEPS", ())}
    for path in python_files(PACKAGE / kind.id):
        for node in nodes(tree(path)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "again"
            ):
                step = node.args[0]
                assert isinstance(step, ast.Constant)
                assert step.value in steps, path.name


@KINDS
def test_every_question_has_a_prompt_and_deeds(kind: library.AnyKind) -> None:
    questions = {name for name, frame in kind.frames.items() if issubclass(frame, Question)}
    assert questions == set(kind.deeds)
    for name in questions:
        frame = kind.frames[name]
        assert issubclass(frame, Question)
        assert frame.PROMPT, name
        verbs = [(deed.VERB, deed.WORDS) for deed in kind.deeds[name]]
        assert verbs, name
        assert len(set(verbs)) == len(verbs), name


@KINDS
def test_every_deed_is_offered_by_some_question(kind: library.AnyKind) -> None:
    used = {type(deed) for deeds in kind.deeds.values() for deed in deeds}
    written = {deed for deed in classes(kind.id, Deed) if not deed.__name__.startswith("_")}
    assert used == written
    assert all(deed.VERB for deed in written)
