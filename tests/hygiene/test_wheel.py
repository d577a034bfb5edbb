"""A wheel and a source archive leave with all that they need, or the build says what to run."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from hatch_build import NODE, PINS, PINS_INSIDE
from tests.hygiene.sources import ROOT, name_of, tracked_files

PARTS: Final = (
    "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", PINS, "web/package.json",
    "src/caposaldo/__init__.py",
)  # fmt: skip
INDEX: Final = "src/caposaldo/web/static/index.html"
INDEX_INSIDE: Final = "caposaldo/web/static/index.html"
PNPM: Final = "pnpm@10.34.9"
# What npx would do: install, then write the pages; what it was asked for is kept.
BUILDS: Final = """#!/bin/sh
echo "$@" >> "$0.asked"
case "$*" in *build) mkdir -p ../src/caposaldo/web/static && echo page > ../{index} ;; esac
"""
FAILS: Final = """#!/bin/sh
echo "$@" >> "$0.asked"
echo "npm error code ECONNREFUSED"
echo "npm error a complete log of this run is somewhere"
exit 1
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The little of a checkout that a wheel is built from, on a machine without Node."""
    root = tmp_path / "checkout"
    for part in PARTS:
        (root / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / part, root / part)
    (tmp_path / "bin").mkdir()
    for tool in ("sh", "mkdir"):
        found = shutil.which(tool)
        assert found
        (tmp_path / "bin" / tool).symlink_to(found)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return root


def put_npx(checkout: Path, does: str) -> None:
    npx = checkout.parent / "bin" / "npx"
    npx.write_text(does.replace("{index}", INDEX), "utf-8")
    npx.chmod(0o755)


def put_pages(checkout: Path) -> None:
    (checkout / INDEX).parent.mkdir(parents=True)
    (checkout / INDEX).write_text("page", "utf-8")


def asked_of_npx(checkout: Path) -> list[str]:
    asked = checkout.parent / "bin" / "npx.asked"
    return asked.read_text("utf-8").splitlines() if asked.exists() else []


def build(checkout: Path, version: str = "standard") -> set[str]:
    """Build a wheel and return the names of the files in it."""
    builder = WheelBuilder(str(checkout))
    (wheel,) = builder.build(directory=str(checkout / "dist"), versions=[version])
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def refused(checkout: Path) -> str:
    with pytest.raises(SystemExit) as end:
        build(checkout)
    said = str(end.value)
    assert len(said.splitlines()) == 1
    assert "run 'make ui' in " in said
    assert said.endswith("then 'pip install .' again.")
    return said


def test_a_wheel_brings_its_pages_and_the_pins_of_what_it_needs(checkout: Path) -> None:
    put_pages(checkout)
    put_npx(checkout, BUILDS)
    assert {INDEX_INSIDE, PINS_INSIDE, "caposaldo/__init__.py"} <= build(checkout)
    assert asked_of_npx(checkout) == []


def test_a_wheel_whose_pages_are_missing_has_them_built(checkout: Path) -> None:
    put_npx(checkout, BUILDS)
    assert {INDEX_INSIDE, PINS_INSIDE} <= build(checkout)
    steps = ["install --frozen-lockfile", "run build"]
    assert asked_of_npx(checkout) == [f"-y {PNPM} {step}" for step in steps]


def test_pages_that_cannot_be_built_stop_the_wheel_with_one_sentence(checkout: Path) -> None:
    put_npx(checkout, FAILS)
    assert "(npm error code ECONNREFUSED)" in refused(checkout)
    assert len(asked_of_npx(checkout)) == 1


def test_a_build_that_writes_no_page_stops_the_wheel_with_one_sentence(checkout: Path) -> None:
    put_npx(checkout, "#!/bin/sh\n")
    assert "index.html" in refused(checkout)


def test_without_node_the_wheel_stops_with_one_sentence(checkout: Path) -> None:
    assert "Node.js" in refused(checkout)


def test_without_the_folder_web_the_wheel_stops_with_one_sentence(checkout: Path) -> None:
    shutil.rmtree(checkout / "web")
    put_npx(checkout, BUILDS)
    assert "web/" in refused(checkout)
    assert asked_of_npx(checkout) == []


def test_an_install_that_is_edited_in_place_builds_no_pages(checkout: Path) -> None:
    put_npx(checkout, BUILDS)
    files = build(checkout, "editable")
    assert files
    assert {INDEX_INSIDE, PINS_INSIDE} & files == set()
    assert asked_of_npx(checkout) == []


def test_node_is_asked_for_only_where_pages_are_to_be_built(checkout: Path) -> None:
    assert WheelBuilder(str(checkout)).config.dependencies == [NODE]
    put_pages(checkout)
    assert WheelBuilder(str(checkout)).config.dependencies == []
    shutil.rmtree(checkout / "src" / "caposaldo" / "web")
    shutil.rmtree(checkout / "web")
    assert WheelBuilder(str(checkout)).config.dependencies == []


def test_the_hook_builds_with_the_programs_that_make_uses() -> None:
    asked = (ROOT / "requirements" / "dev.in").read_text("utf-8").splitlines()
    assert str(Requirement(NODE)) in [
        str(Requirement(line)) for line in asked if line[0] not in "#-"
    ]
    assert PNPM in (ROOT / "Makefile").read_text("utf-8")
    assert f'"packageManager": "{PNPM}"' in (ROOT / "web" / "package.json").read_text("utf-8")


def test_a_source_archive_holds_all_that_a_wheel_is_built_from() -> None:
    included = SdistBuilder(str(ROOT)).recurse_included_files()
    names = {Path(file.distribution_path).as_posix() for file in included}
    needed = {
        name for path in tracked_files() if (name := name_of(path)).startswith(("web/", "src/"))
    }
    assert "web/pnpm-lock.yaml" in needed
    assert {*needed, "hatch_build.py", PINS} - names == set()
    assert [name for name in names if "node_modules" in name] == []
