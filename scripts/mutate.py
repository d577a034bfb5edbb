"""Change the rules in small ways, one at a time, and count the changes that some test notices.

python -m scripts.mutate [--sample N | --all] [--only A,B] [--seed N] [--workers N] [--list]

pytest is imported once; each change is tried in a fork that runs the tests quickest to notice
first and stops at the first failure. Survivors are listed in build/mutants.txt.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Final, NamedTuple

import hypothesis
import pytest

from scripts.mutants import Mutant, mutants_of, mutate, read_sources

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "caposaldo"
PARTS: Final = ("kernel", "mortain", "upfront", "aslsk")
TESTS: Final = (*(f"tests/{part}" for part in PARTS), "tests/contract")
# The battery over every scenario takes too long for each change that survives; one will do.
BATTERIES: Final = {
    "mortain": "postcard-document",
    "upfront": "A-document",
    "aslsk": "lane-document",
}
REPORT: Final = ROOT / "build" / "mutants.txt"
MEMORY: Final = 3 << 30
NOTICED: Final = ("failed", "timeout", "crashed")


class Loader(importlib.machinery.SourceFileLoader):
    """Gives ready code for the modules of the package, one of them changed."""

    codes: dict[str, CodeType] = {}  # noqa: RUF012  # one for all loaders of a fork

    def get_code(self, fullname: str) -> CodeType:
        """Return the code compiled beforehand."""
        return self.codes[fullname]


class Finder(importlib.abc.MetaPathFinder):
    """Finds the package's modules before anybody else does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Find a module for which there is ready code."""
        code = Loader.codes.get(fullname)
        if code is None:
            return None
        file = code.co_filename
        places = [str(Path(file).parent)] if file.endswith("__init__.py") else None
        loader = Loader(fullname, file)
        return importlib.util.spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=places
        )


class Watch:
    """A pytest plugin: likely tests first, a time limit for each, and the name of the failure."""

    def __init__(self, times: dict[str, float], likely: list[str], note: Path) -> None:
        self.times = times
        self.likely = {test: place for place, test in enumerate(likely)}
        self.note = note
        self.took: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests: those that noticed such changes before, then the quick ones."""
        last = len(self.likely)
        items.sort(
            key=lambda item: (self.likely.get(item.nodeid, last), self.times.get(item.nodeid, 0.0))
        )

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Set the clock for one test."""
        usual = self.times.get(item.nodeid, 5.0)
        signal.signal(signal.SIGALRM, self.give_up)
        signal.setitimer(signal.ITIMER_REAL, 5.0 + 10 * usual)

    def give_up(self, number: int, frame: FrameType | None) -> None:
        """Leave at once: a test that hangs has noticed."""
        self.write("timeout", "")
        os._exit(0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the time of each test, and the first failure."""
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.write("failed", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note that the tests could not even be read."""
        if report.failed:
            self.write("failed", report.nodeid)

    def write(self, outcome: str, test: str) -> None:
        """Leave a note for the parent process."""
        self.note.write_text(json.dumps({"outcome": outcome, "test": test, "took": self.took}))


class Verdict(NamedTuple):
    """What became of one change: failed, timeout, crashed or survived, and the test."""

    outcome: str
    test: str
    took: dict[str, float]


class Runner:
    """Tries changes in forks of this process, a few at a time."""

    def __init__(
        self, sources: dict[str, str], files: set[str], tests: list[str], folder: Path
    ) -> None:
        self.sources = sources
        self.files = files
        self.tests = tests
        self.folder = folder
        self.times: dict[str, float] = {}
        self.killers: dict[str, Counter[str]] = {file: Counter() for file in sources}
        Loader.codes = {
            module_name(file): compile(source, str(PACKAGE / file), "exec", dont_inherit=True)
            for file, source in sources.items()
        }

    def start(self, mutant: Mutant | None, note: Path) -> int:
        """Fork and run the tests there; return the process."""
        child = os.fork()
        if child:
            return child
        status = 1
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            status = self.run(mutant, note)
        finally:
            os._exit(status)

    def run(self, mutant: Mutant | None, note: Path) -> int:
        """Run the tests on a change, in a process of its own."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        likely: list[str] = []
        if mutant is not None:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            changed = mutate(self.sources[mutant.file], mutant)
            path = str(PACKAGE / mutant.file)
            code = compile(changed, path, "exec", dont_inherit=True)
            Loader.codes[module_name(mutant.file)] = code
            likely = [test for test, _ in self.killers[mutant.file].most_common()]
        sys.meta_path.insert(0, Finder())
        watch = Watch(self.times, likely, note)
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
        file = f"{common_part(self.files)}/" if mutant is None else mutant.file
        status = pytest.main([*options, *tests_for(file, self.tests)], plugins=[watch])
        if status == 0:
            watch.write("survived", "")
        return 0

    def verdict(self, note: Path) -> Verdict:
        """Read the note a fork has left; one that left none has crashed."""
        if not note.exists():
            return Verdict("crashed", "", {})
        said = json.loads(note.read_text("utf-8"))
        note.unlink()
        return Verdict(said["outcome"], said["test"], said["took"])

    def baseline(self) -> Verdict:
        """Run the tests on the unchanged rules, to learn how long each takes."""
        note = self.folder / "baseline"
        os.waitpid(self.start(None, note), 0)
        verdict = self.verdict(note)
        self.times = verdict.took
        return verdict

    def try_all(self, mutants: list[Mutant], workers: int) -> dict[Mutant, Verdict]:
        """Try every change and return what became of it."""
        waiting = list(reversed(mutants))
        running: dict[int, tuple[Mutant, Path]] = {}
        done: dict[Mutant, Verdict] = {}
        began = time.monotonic()
        try:
            while waiting or running:
                while waiting and len(running) < workers:
                    mutant = waiting.pop()
                    note = self.folder / f"{len(waiting)}"
                    running[self.start(mutant, note)] = (mutant, note)
                child, _ = os.waitpid(-1, 0)
                mutant, note = running.pop(child)
                verdict = done[mutant] = self.verdict(note)
                if verdict.test:
                    self.killers[mutant.file][verdict.test] += 1
                if len(done) % 5 == 0 or len(done) == len(mutants):
                    show_progress(done, len(mutants), time.monotonic() - began)
                    write_report(done, self.sources)
        finally:
            for child in running:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
        return done


def module_name(file: str) -> str:
    """Return the name of the module a source makes."""
    return "caposaldo." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def common_part(files: set[str]) -> str:
    """Name the part that all changes are in; nothing when there are several."""
    parts = {file.partition("/")[0] for file in files}
    return parts.pop() if len(parts) == 1 else ""


def tests_for(file: str, tests: list[str]) -> list[str]:
    """Return the tests that can notice a change: a game's own and its battery, or all of them."""
    part = file.partition("/")[0]
    if part not in BATTERIES or tests != list(TESTS):
        return tests
    battery = f"not test_battery or {part}-{BATTERIES[part]}"
    return [f"tests/{part}", "tests/contract/test_battery.py", "-k", battery]


def show_progress(done: dict[Mutant, Verdict], total: int, seconds: float) -> None:
    """Say how far things are."""
    left = seconds / len(done) * (total - len(done)) / 60
    print(
        f"{len(done)}/{total} tried, {share(done):.1f} % noticed, about {left:.0f} min left",
        file=sys.stderr,
        flush=True,
    )


def share(done: dict[Mutant, Verdict]) -> float:
    """Return the percentage of changes that a test noticed."""
    noticed = [verdict for verdict in done.values() if verdict.outcome in NOTICED]
    return 100 * len(noticed) / len(done) if done else 0.0


def write_report(done: dict[Mutant, Verdict], sources: dict[str, str]) -> None:
    """List the changes that nobody noticed, with their lines."""
    lines = [f"{share(done):.1f} % of {len(done)} changes noticed; not noticed:"]
    for mutant, verdict in sorted(done.items()):
        if verdict.outcome not in NOTICED:
            line = sources[mutant.file].splitlines()[mutant.line - 1] if mutant.line else ""
            lines.append(f"{mutant}\n    {line.strip()}")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, default=200, help="how many changes to try")
    parser.add_argument("--all", action="store_true", help="try every change")
    parser.add_argument("--only", default="", help="files with one of these in their name: a,b")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument("--target", type=float, default=85.0, help="per cent to be noticed")
    parser.add_argument("--list", action="store_true", help="list the changes and try none")
    parser.add_argument("tests", nargs="*", default=list(TESTS), help="the tests to run")
    return parser.parse_args()


def chosen(sources: dict[str, str], given: argparse.Namespace) -> list[Mutant]:
    """Choose the changes to try."""
    mutants = [
        mutant
        for file, source in sources.items()
        if any(text in file for text in given.only.split(","))
        for mutant in mutants_of(source, file)
    ]
    if given.all or given.list or given.sample >= len(mutants):
        return mutants
    # One out of each stretch of the list, so that no file is left out by chance.
    stretch = len(mutants) / given.sample
    luck = random.Random(given.seed)
    return [mutants[int((n + luck.random()) * stretch)] for n in range(given.sample)]


def main() -> int:
    """Try the changes; fail when too few are noticed."""
    given = arguments()
    os.chdir(ROOT)
    sources = read_sources(PACKAGE, PARTS)
    mutants = chosen(sources, given)
    if given.list:
        print("\n".join(str(mutant) for mutant in mutants))
        return 0
    # Examples must be the same for every change, and none may be kept for the next.
    hypothesis.settings.register_profile("mutate", database=None, derandomize=True)
    hypothesis.settings.load_profile("mutate")
    # The plugins of the other tests take longer to import than these tests to run.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        files = {mutant.file for mutant in mutants}
        runner = Runner(sources, files, given.tests, Path(folder))
        before = runner.baseline()
        if before.outcome != "survived":
            print(f"the tests fail on the unchanged rules: {before.test}", file=sys.stderr)
            return 2
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        done = runner.try_all(mutants, given.workers)
    kinds = Counter(verdict.outcome for verdict in done.values())
    print(f"{share(done):.1f} % of {len(done)} changes noticed ({dict(kinds)}); see {REPORT.name}")
    return 0 if share(done) >= given.target else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(f"stopped; what was found so far is in build/{REPORT.name}")
