"""Copy the package and compile some of its parts with mypyc; the sources stay as they are.

compile.py FOLDER PART...            makes FOLDER/caposaldo
compile.py --check FOLDER PART...    fails unless Python takes the compiled parts from FOLDER
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "caposaldo"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static")


def copy_package(folder: Path) -> None:
    """Put a fresh copy of the package into the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder / "caposaldo", ignore=LEFT_OUT)


def modules(parts: list[str]) -> list[str]:
    """Return the paths of the parts' modules, relative to the folder above the package."""
    found = (path for part in parts for path in (SOURCE / part).rglob("*.py"))
    return sorted(str(path.relative_to(SOURCE.parent)) for path in found)


def compile_copy(folder: Path, parts: list[str]) -> None:
    """Compile the parts in the copy, each module beside its source."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    # Installed packages are not rules; following them would only slow the compiler down.
    options = ["--strict", "--config-file=", "--follow-imports=silent"]
    # One C file a module: as a whole they take the C compiler many times longer.
    extensions = mypycify(
        [*options, *modules(parts)], opt_level="3", strip_asserts=False, multi_file=True
    )
    setup(
        name="caposaldo-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", "2"],
    )


def check(folder: Path, parts: list[str]) -> int:
    """Import every compiled module from the folder and report those that are not compiled."""
    names = [module_name(path) for path in modules(parts)]
    code = (
        "import importlib, sys\n"
        "files = {name: importlib.import_module(name).__file__ or '' for name in sys.argv[1:]}\n"
        "plain = [name for name, file in files.items() if not file.endswith(('.so', '.pyd'))]\n"
        "sys.exit('not compiled: ' + ', '.join(plain) if plain else 0)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    return subprocess.run([sys.executable, "-c", code, *names], env=environment).returncode


def module_name(path: str) -> str:
    """Return the dotted name of a module's path."""
    return ".".join(Path(path).with_suffix("").parts).removesuffix(".__init__")


def main(arguments: list[str]) -> int:
    """Do what the command line asks."""
    checking = arguments[:1] == ["--check"]
    folder, *parts = arguments[1:] if checking else arguments
    if checking:
        return check(Path(folder), parts)
    copy_package(Path(folder))
    compile_copy(Path(folder), parts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
