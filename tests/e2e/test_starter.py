"""The Starter Kit in a real browser: counters and hexes are pressed, shown, and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seating
from tests.e2e.positions import set_down
from tests.e2e.seat import Seat

MINUS = "\N{MINUS SIGN}"
GROUND = """
map borgo H-Y
sides american german
american a1 6-6-6 L5
american a2 6-6-6 L5
american a3 9-1 L5
american aw1 MMG a1
american a4 7-4-7 K6
german g1 4-6-7 O6
german g2 8-0 O6
german g3 4-6-7 P7
german g4 4-6-7 P3
victory american control end hexes=P3,S5,Q6 need=3
"""
FREE = f"option los_check free{GROUND}"
FIRE = f"{FREE}turn american 2 prep-fire\n"
MOVE = f"{FREE}residual M4 2\nturn american 2 movement\n"
BLIND = f"option los_check declare_first{GROUND}turn american 2 prep-fire\n"
ROUT = """
option los_check free
map borgo H-Y
sides american german
american a1 6-6-6 O6
german g1 4-6-7 P7 broken dm
german g2 4-6-7 R2
turn american 2 rout
"""
CLOSE = """
option los_check free
map borgo H-Y
sides american german
american a1 6-6-6 O6
american a2 6-6-6 O6
german g1 4-6-7 O6
melee O6
turn american 2 close-combat
"""
STATES = """
option los_check free
map borgo H-Y
sides american german
american a1 6-6-6 L5 pinned prep
american a2 9-1 L7 wounded
american a3 6-6-6 K6 broken dm
american a4 5-4-6 K8 cx
american aw1 MMG a4 malfunctioned
german g1 4-6-7 O6 first
german g2 4-6-7 P7 final
smoke N6
residual M5 4
turn american 2 prep-fire
"""
SPECIAL = f"""{FIRE}
special fortified_buildings hexes=P3,Q6 tem=1
special snow side=german starts_from=10 stops_to=3 hindrance=1 from_range=6
lasting snow falls
"""
EDGE = """
option los_check free
map borgo H-Y
sides american german
american a1 6-6-6 J2
american a2 6-6-6 J2
german g1 4-6-7 H1
turn american 2 prep-fire
"""
BLAST = f"""{FREE}
american aw2 DC lost
american aw3 DC lost
charge aw2 a1 O6 10
charge aw3 a1 P7 10
turn american 2 advancing-fire
"""


def sit(seat: Seat, position: str) -> Page:
    set_down(seat, position, "aslsk", ".starter-map")
    return seat.page


def fan(page: Page, hex: str, piece: str) -> None:
    """Lay out a pile and press one of its counters."""
    if page.locator(f"[data-fan={hex}]").count() == 0:
        page.locator(f"[data-pile={hex}]").first.click()
    page.locator(f"[data-fan={hex}] [data-piece={piece}]").click()


def test_a_set_up_is_made_by_pressing_counters_and_hexes(seat: Seat) -> None:
    page = seat.page
    seat.go("/new")
    page.locator("input[name=game]").nth(2).check()
    page.check("input[name=scenario][value=lane]")
    page.check("input[name=mode][value=hotseat]")
    page.fill("[aria-describedby=seed-note]", "7")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-part=bench]")
    # The next counter is at hand, so that one press on a hex places it.
    expect(page.locator("[data-part=bench] [data-piece=g1][aria-pressed=true]")).to_be_visible()
    page.locator("[data-hex=E2]").click()
    expect(page.locator("[data-pile=E2]")).to_be_visible()
    page.locator("[data-part=bench] [data-piece=g4]").click()
    page.locator("[data-pile=E2]").click()
    expect(page.locator("[data-part=bench] [data-piece=g4]")).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("u")
    page.click("[data-option='setup lane-houses']")
    page.wait_for_selector("[data-verb=ready]:not(.off)")
    page.keyboard.press("n")
    page.wait_for_selector(".curtain, [data-part=bench] [data-piece=r1]")


def test_a_fire_group_is_built_by_presses_and_shown_before_it_shoots(seat: Seat) -> None:
    page = sit(seat, FIRE)
    page.locator("[data-pile=O6]").click()
    page.wait_for_selector("[data-verb=add]")
    # In the other order than the engine's: the group is put together anew.
    fan(page, "L5", "aw1")
    page.wait_for_selector("[data-part=preview]")
    fan(page, "L5", "a1")
    panel = page.locator("[data-part=preview]")
    expect(panel.locator(".columns .on")).to_have_text("8")
    fan(page, "L5", "a2")
    expect(panel.locator(".columns .on")).to_have_text("16")
    fan(page, "L5", "a3")
    expect(panel).to_contain_text("SK F7")
    fan(page, "L5", "a2")
    expect(panel.locator(".columns .on")).to_have_text("8")
    expect(panel.locator(".bars li").first).to_be_visible()
    rolls = panel.locator(".bars li > span").all_inner_texts()
    assert sum(int(text.split()[0]) for text in rolls) == 36
    page.click("button.commit.fire")
    expect(page.locator(".log li").last).to_contain_text("O6")
    expect(page.locator("[data-pile=L5] .k-tab.prep")).to_have_count(1)


def test_presses_that_come_faster_than_the_answers_all_count(seat: Seat) -> None:
    page = sit(seat, FIRE)
    page.locator("[data-pile=O6]").click()
    page.wait_for_selector("[data-verb=add]")
    page.locator("[data-pile=L5]").first.click()
    page.wait_for_selector("[data-fan=L5]")
    press = """ids => ids.forEach(id => document.querySelector(`[data-fan=L5] [data-piece=${id}]`)
        .dispatchEvent(new MouseEvent("click", { bubbles: true })))"""
    page.evaluate(press, ["aw1", "a1", "a2", "a3"])
    panel = page.locator("[data-part=preview]")
    expect(panel.locator(".columns .on")).to_have_text("16")
    expect(panel).to_contain_text("SK F7")


def test_a_whole_stack_moves_and_the_enemy_is_asked(seat: Seat) -> None:
    page = sit(seat, MOVE)
    page.locator("[data-pile=L5]").click()
    page.locator("[data-part=all]").click()
    page.wait_for_selector("[data-hex=M5]")
    expect(page.locator("[data-hex=M5] .y-cost")).to_have_text("1")
    page.locator("[data-hex=M5]").click()
    panel = page.locator("[data-part=preview]")
    expect(panel).to_contain_text("MF")
    threats = panel.locator(".threats tbody tr")
    expect(threats).to_have_count(2)
    # Each with its column and modifiers, and how likely it hurts.
    expect(threats.filter(has_text="g1")).to_contain_text("4-6-7")
    expect(threats.filter(has_text="g1")).to_contain_text(f"4 / {MINUS}2")
    expect(threats.filter(has_text="g1")).to_contain_text("%")
    expect(page.locator(".y-line.threat").first).to_be_attached()
    # The second press goes.
    page.locator("[data-hex=M5]").click()
    page.wait_for_selector("[data-verb=hold]")
    expect(page.locator("[data-pile=M5]")).to_be_visible()
    # Whoever could fire is marked; a press opens fire with him.
    page.locator("[data-pile=P7]").click()
    page.wait_for_selector("[data-verb=shoot]")
    expect(page.locator("[data-part=preview]")).to_contain_text("FFNAM")


def test_X4_a_step_into_residual_fire_says_so(seat: Seat) -> None:
    page = sit(seat, MOVE.replace("residual M4 2", "residual M5 2"))
    page.locator("[data-pile=L5]").click()
    page.locator("[data-part=all]").click()
    page.locator("[data-hex=M5]").click()
    swept = page.locator("[data-part=preview] [data-part=swept]")
    expect(swept).to_contain_text(f"2 / {MINUS}2")
    expect(swept.locator("a[aria-label='SK X4']")).to_be_visible()


def test_the_ruler_names_what_blocks_and_what_hinders(seat: Seat) -> None:
    page = sit(seat, FREE + "smoke N6\nturn american 2 prep-fire\n")
    page.keyboard.press("r")
    page.locator("[data-pile=L5]").click()
    expect(page.locator(".z-unseen")).to_be_attached()
    page.locator("[data-pile=P7]").click()
    panel = page.locator("[data-part=ruler]")
    expect(panel).to_contain_text("L5→P7")
    expect(panel).to_contain_text("M6")
    expect(panel).to_contain_text("SK B4")
    expect(page.locator(".y-blocking")).to_be_attached()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_x15_where_attacks_are_declared_first_there_is_no_ruler(seat: Seat) -> None:
    page = sit(seat, BLIND)
    page.keyboard.press("r")
    expect(page.locator("[data-tool=ruler].off[aria-pressed=false]")).to_be_visible()
    page.locator("[data-pile=P3]").click()
    page.wait_for_selector("[data-verb=add]")
    fan(page, "L5", "a1")
    expect(page.locator("[data-part=preview]")).to_be_visible()
    assert page.locator("[data-part=ruler]").count() == 0


def test_the_map_is_walked_by_keys_and_a_hex_pressed(seat: Seat) -> None:
    page = sit(seat, FIRE)
    page.locator("[data-pile=O6]").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-cursor]")
    page.keyboard.press("ArrowDown")
    hex = page.locator("[data-cursor]").get_attribute("data-cursor")
    while hex != "O6":
        page.keyboard.press("ArrowRight" if (hex or "") < "O" else "ArrowLeft")
        hex = page.locator("[data-cursor]").get_attribute("data-cursor")
    assert "4-6-7" in (page.locator("[data-cursor]").get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verb=add]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-verb=target]")


def test_a_rout_shows_its_ways_before_it_begins(seat: Seat) -> None:
    page = sit(seat, ROUT)
    page.locator("[data-pile=P7]").click()
    expect(page.locator(".y-path").first).to_be_attached()
    expect(page.locator(".y-detour")).to_be_attached()
    page.keyboard.press("n")
    page.wait_for_selector("[data-verb=crawl]")
    assert page.locator("[data-hex]").count() > 0


def test_close_combat_is_declared_in_its_panel(seat: Seat) -> None:
    page = sit(seat, CLOSE)
    panel = page.locator("[data-part=close-combat]")
    panel.locator("[data-piece=a1]").click()
    panel.locator("[data-piece=a1][aria-pressed=true]").wait_for()
    panel.locator("[data-piece=a2]").click()
    panel.locator("[data-piece=a2][aria-pressed=true]").wait_for()
    panel.locator("[data-piece=g1]").click()
    preview = page.locator("[data-part=preview]")
    expect(preview).to_contain_text("%")
    expect(preview).to_contain_text("12")
    page.click("button.commit.fire")
    page.wait_for_selector("button.commit.fire", state="detached")


def test_every_state_of_a_counter_has_its_own_sign(seat: Seat) -> None:
    page = sit(seat, STATES)
    for tab in ("prep", "pinned", "wounded", "dm", "cx", "first", "final"):
        assert page.locator(f".starter-map .k-tab.{tab}").count() == 1, tab
    expect(page.locator(".starter-map .k-counter.broken")).to_have_count(1)
    expect(page.locator(".starter-map .k-cloud")).to_have_count(1)
    expect(page.locator(".starter-map .k-residual")).to_have_count(1)
    page.locator("[data-pile=K8]").click()
    expect(page.locator("[data-fan] .k-jam")).to_have_count(1)
    expect(page.locator("section.sr li").filter(has_text="L5").first).to_contain_text("6-6-6")


def test_V9_snow_and_fortified_buildings_are_marked_and_told_with_their_rule(seat: Seat) -> None:
    page = sit(seat, SPECIAL)
    assert page.locator(".starter-map .k-fort text").all_text_contents() == ["+1", "+1"]
    expect(page.locator(".starter-map .m-snow")).to_be_attached()
    expect(page.locator("[data-part=snow]")).to_contain_text("SK V9")
    page.locator("[data-pile=P3]").click()
    inspector = page.locator("[data-part=inspector]").filter(has_text="P3")
    expect(inspector.locator("a[aria-label='SK V9']")).to_be_visible()


def test_4_3_a_charge_shows_what_it_does_to_each_unit(seat: Seat) -> None:
    page = sit(seat, BLAST)
    page.locator("[data-verb=blast]").click()
    page.locator("[data-option='blast aw2']").click()
    panel = page.locator("[data-part=preview]")
    expect(panel.locator(".columns .on")).to_have_text("30")
    expect(panel.locator(".target")).to_have_count(2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_against_the_table(seating: Seating, theme: str) -> None:
    seat = seating(theme=theme)
    page = sit(seat, FIRE)
    found = {"orders": seat.axe()}
    page.locator("[data-pile=O6]").click()
    page.wait_for_selector("[data-verb=add]")
    fan(page, "L5", "a1")
    page.wait_for_selector("[data-part=preview]")
    found["group"] = seat.axe()
    sit(seat, MOVE)
    page.locator("[data-pile=L5]").click()
    page.locator("[data-part=all]").click()
    page.locator("[data-hex=M5]").click()
    page.wait_for_selector("[data-part=preview]")
    found["step"] = seat.axe()
    sit(seat, CLOSE)
    found["close combat"] = seat.axe()
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_on_a_small_desk_the_map_keeps_its_height(seating: Seating) -> None:
    seat = seating(width=1024, height=768)
    page = sit(seat, FIRE)
    box = page.locator(".starter-map").bounding_box()
    assert box is not None
    assert box["height"] > 400
    assert seat.overflow() == 0


def test_on_a_short_desk_no_panel_is_pushed_off_the_screen(seating: Seating) -> None:
    seat = seating(width=1280, height=720)
    page = sit(seat, FIRE)
    page.locator("[data-pile=O6]").click()
    page.wait_for_selector("[data-verb=add]")
    fan(page, "L5", "a1")
    fan(page, "L5", "aw1")
    page.wait_for_selector("[data-part=ruler]")
    page.wait_for_selector("[data-part=preview] .bars")
    dock = page.locator(".dock").bounding_box()
    last = page.locator("[data-part=victory]").bounding_box()
    assert dock is not None
    assert last is not None
    assert last["x"] + last["width"] <= dock["x"] + dock["width"] + 1
    # What is only read aloud does not make the page longer than the screen.
    longer = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    assert page.evaluate(longer) == 0


def test_on_a_phone_those_who_may_answer_are_in_sight(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    page = sit(seat, MOVE)
    page.locator("[data-pile=L5]").tap()
    page.locator("[data-part=all]").tap()
    page.locator("[data-hex=M5]").tap()
    page.wait_for_selector("[data-part=preview] .threats")
    page.locator("[data-hex=M5]").tap()
    page.wait_for_selector("[data-verb=hold]")
    page.locator("[data-pile=P7]").tap()
    page.wait_for_selector("[data-verb=shoot]", state="attached")
    expect(page.locator("[data-part=preview]")).to_contain_text("FFNAM")


def test_on_a_phone_a_target_at_the_edge_is_shown_without_end(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    page = sit(seat, EDGE)
    page.locator("[data-pile=H1]").tap()
    page.wait_for_selector("[data-verb=add]", state="attached")
    fan(page, "J2", "a1")
    expect(page.locator("[data-part=preview]")).to_contain_text("%")
    assert seat.defects == []


def test_on_a_phone_close_combat_is_declared_without_changing_the_tab(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    page = sit(seat, CLOSE)
    panel = page.locator("[data-part=close-combat]")
    panel.locator("[data-piece=a1]").tap()
    panel.locator("[data-piece=a1][aria-pressed=true]").wait_for()
    panel.locator("[data-piece=g1]").tap()
    expect(page.locator("[data-part=preview]")).to_contain_text("%")
    assert seat.overflow() == 0


def test_on_a_phone_the_map_comes_first_and_nothing_sticks_out(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    page = sit(seat, FIRE)
    assert seat.overflow() == 0
    expect(page.locator(".strip li.on")).to_be_visible()
    page.locator("[data-pile=O6]").tap()
    page.wait_for_selector("[data-verb=add]")
    page.locator("nav.tabs button").nth(1).click()
    expect(page.locator("[data-part=inspector]").first).to_be_visible()
    page.locator("nav.tabs button").nth(2).click()
    expect(page.locator("[data-part=phases] ol")).to_be_visible()
    # A hex is as wide as a finger.
    wide = page.locator("[data-pile=O6]").bounding_box()
    assert wide is not None
    assert wide["width"] > 40
    assert seat.overflow() == 0
