"""The README's own game must run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
DOCS = sorted((README.parent / "docs").glob("*.md"))


def test_the_ten_line_game_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert len(code) == 1
    assert len(code[0].strip().splitlines()) <= 11
    exec(compile(code[0], "README.md", "exec"), {})
    assert re.fullmatch(r"(us|german) won: [a-z-]+\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", [README, *DOCS], ids=lambda path: path.name)
def test_the_files_a_page_links_to_exist(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_leads_to_every_page_a_player_or_host_reads() -> None:
    linked = set(re.findall(r"\]\(docs/([^)#:]+)\)", README.read_text("utf-8")))
    assert {"playing.md", "hosting.md", "designs.md", "campaigns.md"} <= linked
