"""The README's own game must run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_ten_line_game_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert len(code) == 1
    assert len(code[0].strip().splitlines()) <= 11
    exec(compile(code[0], "README.md", "exec"), {})
    assert re.fullmatch(r"(us|german) won: [a-z-]+\n", capsys.readouterr().out)


def test_the_files_the_readme_links_to_exist() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text("utf-8"))
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
