"""Boards of one's own in a real browser: painted, mended, looked over, kept and downloaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seating, Server
from tests.e2e.seat import WAIT, Seat

PLACE = """hex => {
  const map = document.querySelector(".starter-map");
  const name = [...map.querySelectorAll(".m-coord")].find((one) => one.textContent === hex);
  const dot = new DOMPoint(name.getAttribute("x"), Number(name.getAttribute("y")) + 24.4);
  const { x, y } = dot.matrixTransform(map.getScreenCTM());
  return [x, y];
}"""


def begin(seat: Seat, id: str = "brook") -> Page:
    """Begin a board of nine columns and six rows."""
    page = seat.page
    seat.go("/boards")
    page.fill("input[name=new-id]", id)
    page.fill("input[name=columns]", "9")
    page.fill("input[name=rows]", "6")
    page.click("[data-part=new]")
    expect(page.locator(".m-coord").filter(has_text="I6")).to_be_attached(timeout=WAIT)
    page.locator("[data-part=sheet]").scroll_into_view_if_needed()
    return page


def hold(page: Page, tool: str) -> None:
    page.locator(f"input[name=tool][value={tool}]").check(force=True)
    page.locator("[data-part=sheet]").scroll_into_view_if_needed()


def stroke(page: Page, *hexes: str) -> None:
    """Press a hex, or draw over several in one go."""
    for at, hex in enumerate(hexes):
        x, y = page.evaluate(PLACE, hex)
        page.mouse.move(x, y, steps=4)
        if at == 0:
            page.mouse.down()
    page.mouse.up()


def faults(page: Page, count: int) -> None:
    """Wait until the server has drawn and checked what is on the screen."""
    panel = page.locator("[data-part=faults]")
    expect(panel).to_have_attribute("data-drawn", "true", timeout=WAIT)
    expect(panel).to_have_attribute("data-count", str(count), timeout=WAIT)


def terrain(page: Page, hex: str, words: str) -> None:
    """Read the hex as a screen reader does."""
    page.locator("[data-cursor]").focus()
    expect(page.locator(f"[data-cursor={hex}]")).to_have_attribute("aria-label", words)


def text(page: Page, folder: Path) -> str:
    with page.expect_download() as saved:
        page.click("[data-part=download]")
    path = folder / saved.value.suggested_filename
    saved.value.save_as(path)
    return path.read_text("utf-8")


def test_a_board_is_painted_and_every_stroke_is_one_step_back(seat: Seat, tmp_path: Path) -> None:
    page = begin(seat)
    faults(page, 0)
    hold(page, "woods")
    stroke(page, "C2", "C3", "C4")
    faults(page, 0)
    expect(page.locator("[data-layer=woods] .crown").first).to_be_attached()
    hold(page, "stone")
    page.check("input[name=joins]")
    stroke(page, "F2", "F3")
    hold(page, "grain")
    stroke(page, "G5")
    written = text(page, tmp_path)
    assert 'woods = ["C2-C4"]' in written
    assert 'grain = ["G5"]' in written
    assert 'hexes = ["F3-F2"]' in written
    for _ in range(2):
        page.keyboard.press("u")
    expect(page.locator("[data-part=redo]")).to_be_enabled()
    faults(page, 0)
    assert "building" not in text(page, tmp_path)
    page.keyboard.press("Control+y")
    assert "building" in text(page, tmp_path)
    page.reload()
    expect(page.locator("[data-layer=buildings] .sto").first).to_be_attached(timeout=WAIT)


def test_roads_are_led_hexside_by_hexside_and_taken_away(seat: Seat, tmp_path: Path) -> None:
    page = begin(seat)
    hold(page, "paved")
    for hex in ("E1", "E2", "E3"):
        stroke(page, hex)
    assert 'path = ["E1-E3"]' in text(page, tmp_path)
    stroke(page, "E3")
    stroke(page, "E1")
    page.click("[data-part=leave]")
    assert 'path = ["edge", "E1-E3"]' in text(page, tmp_path)
    hold(page, "dirt")
    stroke(page, "E3", "F3", "G4")
    assert 'kind = "dirt"\npath = ["E3", "F3", "G4"]' in text(page, tmp_path)
    hold(page, "no-road")
    stroke(page, "E3", "F3")
    assert 'kind = "dirt"\npath = ["F3", "G4"]' in text(page, tmp_path)


def test_a_fault_is_listed_shown_on_its_hex_and_leads_to_it(seat: Seat) -> None:
    page = seat.page
    seat.go("/boards")
    page.fill("input[name=new-id]", "full")
    page.click("[data-part=new]")
    expect(page.locator(".m-coord").filter(has_text="GG8")).to_be_attached(timeout=WAIT)
    faults(page, 0)
    hold(page, "no-road")
    stroke(page, "Q1")
    page.keyboard.press("e")
    faults(page, 1)
    expect(page.locator("[data-faulty=Q1]")).to_be_attached()
    page.click("[data-fault=no-exit]")
    expect(page.locator("[data-cursor=Q1]")).to_be_focused()
    assert seat.axe() == []
    page.keyboard.press("u")
    faults(page, 0)
    expect(page.locator("[data-faulty]")).to_have_count(0)


def test_b4_a_line_is_tried_while_drawing(seat: Seat) -> None:
    page = begin(seat)
    page.keyboard.press("r")
    stroke(page, "E2")
    panel = page.locator("[data-part=ruler]")
    expect(panel).to_contain_text("58", timeout=WAIT)
    stroke(page, "E5")
    expect(panel).to_contain_text("E2→E5", timeout=WAIT)
    assert page.locator(".y-blocking").count() == 0
    page.keyboard.press("Escape")
    hold(page, "woods")
    stroke(page, "E3")
    page.keyboard.press("r")
    stroke(page, "E2")
    expect(page.locator(".z-unseen")).to_be_attached(timeout=WAIT)
    stroke(page, "E5")
    expect(panel).to_contain_text("E3", timeout=WAIT)
    expect(page.locator(".y-blocking")).to_be_attached()


def test_names_are_written_as_they_are(seat: Seat, tmp_path: Path) -> None:
    page = begin(seat)
    hold(page, "stone")
    stroke(page, "E3")
    page.keyboard.press("n")
    stroke(page, "E3")
    page.fill("input[name=house-it]", "Mulino")
    page.fill("input[name=label-it]", "<b onclick='x'>Ponte</b>")
    page.press("input[name=label-it]", "Enter")
    expect(page.locator(".m-place")).to_have_text("<b onclick='x'>Ponte</b>", timeout=WAIT)
    assert page.locator(".starter-map b").count() == 0
    written = text(page, tmp_path)
    assert "Mulino" in written
    assert "Ponte" in written


def test_a_board_is_kept_opened_again_and_replaced_only_when_asked(
    seat: Seat, server: Server, tmp_path: Path
) -> None:
    page = begin(seat, "kept")
    hold(page, "orchard")
    stroke(page, "E3")
    page.click("[data-part=keep]")
    expect(page.locator("[data-part=kept]")).to_contain_text("kept", timeout=WAIT)
    file = server.folder / "caposaldo" / "boards" / "kept.toml"
    assert 'orchard = ["E3"]' in file.read_text("utf-8")
    stroke(page, "E4")
    page.click("[data-part=keep]")
    page.click("[data-part=replace]")
    expect(page.locator("[data-part=replace]")).to_have_count(0)
    assert 'orchard = ["E3-E4"]' in file.read_text("utf-8")
    page.select_option("select[name=board]", "lane")
    page.click("[data-part=open]")
    expect(page.locator("input[name=id]")).to_have_value("lane", timeout=WAIT)
    expect(page.locator("[data-part=keep]")).to_be_disabled()
    page.select_option("select[name=board]", "kept")
    page.click("[data-part=open]")
    expect(page.locator("input[name=id]")).to_have_value("kept", timeout=WAIT)
    (tmp_path / "mine.toml").write_text(file.read_text("utf-8").replace("kept", "mine"), "utf-8")
    page.set_input_files("input[type=file]", tmp_path / "mine.toml")
    expect(page.locator("input[name=id]")).to_have_value("mine", timeout=WAIT)
    (tmp_path / "bad.toml").write_text("columns = ", "utf-8")
    page.set_input_files("input[type=file]", tmp_path / "bad.toml")
    expect(page.locator("[role=alert] .panel")).to_be_visible(timeout=WAIT)
    expect(page.locator("input[name=id]")).to_have_value("mine")


def test_a_board_is_drawn_by_keys_alone(seat: Seat, tmp_path: Path) -> None:
    page = begin(seat)
    page.locator("[data-cursor]").focus()
    page.keyboard.press("3")
    start = page.locator("[data-cursor]").get_attribute("data-cursor")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=said]")).to_contain_text(f"{start}: frutteto")
    terrain(page, str(start), f"{start}: frutteto")
    page.keyboard.press("8")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=said]")).to_contain_text(f"Strada da {start}")
    assert 'kind = "dirt"' in text(page, tmp_path)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_against_the_drawing_table(seating: Seating, theme: str) -> None:
    seat = seating(theme=theme)
    page = begin(seat)
    found = {}
    for tool in ("stone", "paved", "names", "ruler"):
        hold(page, tool)
        stroke(page, "E1")
        page.wait_for_timeout(400)
        found[tool] = seat.axe()
    assert {tool: wrong for tool, wrong in found.items() if wrong} == {}
    assert seat.defects == []


def test_a_board_is_drawn_with_a_finger_on_a_phone(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    page = begin(seat)
    assert seat.overflow() == 0
    hold(page, "woods")
    x, y = page.evaluate(PLACE, "E3")
    page.touchscreen.tap(x, y)
    faults(page, 0)
    terrain(page, "E3", "E3: bosco")
    assert seat.axe() == []
    for tool in ("names", "ruler", "paved"):
        hold(page, tool)
        assert seat.overflow() == 0
    assert seat.defects == []
