"""Up Front in a real browser: cards and groups are picked, shown what they do, and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat

Question = dict[str, Any]
MOST_ANSWERS = 300
CARD = "li[data-card][data-state={}] button"
# How many men stick out of the lanes by more than the edge of a row.
CUT_OFF = """() => {
  const box = document.querySelector(".lanes").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".lanes [data-man]")];
  const men = rows.map((row) => row.getBoundingClientRect());
  return men.filter((man) => man.top < box.top - 14 || man.bottom > box.bottom + 14).length;
}"""


def begin(seat: Seat, seed: str = "5", scenario: str = "A") -> None:
    """Start a scenario for two players at one screen; in A the Germans begin."""
    page = seat.page
    seat.go("/new")
    page.locator("input[name=game]").nth(1).check()
    page.check(f"input[name=scenario][value={scenario}]")
    page.check("input[name=mode][value=hotseat]")
    page.fill("[aria-describedby=seed-note]", seed)
    page.click("form button[type=submit]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".bench")


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


class Fast:
    """Both players answer the server themselves, to reach the moment that a test is about."""

    def __init__(self, seat: Seat) -> None:
        self.page = seat.page
        self.table = seat.page.url.rsplit("/", 1)[1]
        self.api = f"{seat.address}/api/tables/{self.table}"
        self.keys: dict[str, str] = seat.page.evaluate(
            "id => JSON.parse(localStorage['caposaldo.tables']).find(t => t.id === id).keys",
            self.table,
        )

    def question(self) -> Question:
        for key in self.keys.values():
            view = self.page.request.get(self.api, headers=bearer(key)).json()["view"]
            if view["asked"]["options"]:
                return {**view["asked"], "at": view["at"], "key": key, "table": view["table"]}
        raise AssertionError("nobody is asked")

    def until(self, wanted: Callable[[Question], bool]) -> Question:
        for _ in range(MOST_ANSWERS):
            asked = self.question()
            if wanted(asked):
                self.look()
                return asked
            answer = {"at": asked["at"], "action": usual(asked["options"])}
            sent = self.page.request.post(
                f"{self.api}/answers", data=answer, headers=bearer(asked["key"])
            )
            assert sent.ok
        raise AssertionError("that moment never came")

    def look(self) -> None:
        """Open the page anew at the present moment, from the seat that is asked."""
        self.page.reload()
        self.page.wait_for_selector(".curtain button, .upfront")
        if self.page.locator(".curtain").count() > 0:
            uncover(self.page)


def uncover(page: Page) -> None:
    """Sit down in the place of the player who is called."""
    page.click(".curtain button")
    page.wait_for_selector(".upfront")


def usual(options: list[str]) -> str:
    """Bring the sides together, and nothing that takes long."""
    for verb in ("setup", "ready", "move", "rally", "done", "discard", "end", "draw", "decline"):
        found = [option for option in options if option.split(" ")[0] == verb]
        forward = [option for option in found if option.endswith("forward")]
        if found and (forward or verb != "move"):
            return (forward or found)[0]
    return options[0]


def can_fire(asked: Question) -> bool:
    return asked["prompt"] == "act" and any(one.startswith("fire ") for one in asked["options"])


def strip(name: str) -> str:
    return f".group[data-group='{name}'] .strip button"


def take_aim(seat: Seat, asked: Question) -> None:
    """Press a group and its target on the table."""
    shot = next(one for one in asked["options"] if one.startswith("fire "))
    own, foe = shot.split(" ")[1].split(">")
    seat.page.locator(strip(own)).click()
    seat.page.locator(strip(f">{foe}")).click()
    expect(seat.page.locator(".group[data-look=source]")).to_be_visible()


def test_men_are_placed_one_by_one_or_all_at_once(seat: Seat) -> None:
    begin(seat)
    page = seat.page
    page.click(".bench button[data-man=g1]")
    page.click(".group[data-group=A] > button")
    expect(page.locator(".group[data-group=A] [data-man=g1]")).to_be_visible()
    expect(page.locator(".bench [data-man=g1]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".bench [data-man=g1]")).to_be_visible()
    page.click(".bench [data-option='setup balanced']")
    expect(page.locator(".group.own")).to_have_count(3)
    page.click(".bench > button.primary")
    page.keyboard.press("n")
    uncover(page)
    expect(page.locator(".bench [data-man=a1]")).to_be_visible()


def test_an_attack_shows_its_sum_and_odds_and_is_answered(seat: Seat) -> None:
    begin(seat)
    asked = Fast(seat).until(can_fire)
    page = seat.page
    take_aim(seat, asked)
    expect(page.locator("button.commit")).to_have_count(0)
    page.locator(CARD.format("ready")).first.click()
    expect(page.locator("button.commit.fire")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-verb=done]")).to_be_visible()
    expect(page.locator(".group[data-look=source]")).to_have_count(0)
    take_aim(seat, asked)
    page.locator(CARD.format("ready")).first.click()
    expect(page.locator("li[data-card][data-state=chosen]")).to_have_count(1)
    panel = page.locator("[data-part=preview]")
    expect(panel).to_contain_text("UF 6.5")
    expect(page.locator(".group[data-look=target] .row").first).to_contain_text("%")
    page.click("button.commit.fire")
    uncover(page)
    # The defender sees the same attack from the other side, and lets it pass.
    expect(page.locator(".group.own[data-look=target]")).to_be_visible()
    expect(page.locator("[data-verb=decline]")).to_be_visible()
    # To give up the right once for all is to give it up now, too.
    page.locator(".tray [data-part=always]").click()
    uncover(page)
    expect(page.locator("[data-verb=resolve]")).to_be_visible()
    before = len(seat.log())
    page.click("button.commit.fire")
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)


def test_a_card_says_where_it_fits_or_why_not(seat: Seat) -> None:
    begin(seat)
    Fast(seat).until(lambda asked: asked["prompt"] == "act")
    page = seat.page
    page.locator(CARD.format("idle")).first.click()
    answer = page.locator("[data-part=why-not]")
    expect(answer).to_contain_text("UF")
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    fitting = page.locator(CARD.format("ready"))
    if fitting.count() > 0:
        fitting.first.click()
        expect(page.locator(".group.own[data-look=ready]").first).to_be_visible()


def test_a_group_acts_by_keys_alone(seat: Seat) -> None:
    begin(seat)
    asked = Fast(seat).until(
        lambda one: one["prompt"] == "act" and any(o.startswith("move ") for o in one["options"])
    )
    page = seat.page
    _, letter, card, _ = next(o for o in asked["options"] if o.startswith("move ")).split(" ")
    page.keyboard.press(letter.lower())
    expect(page.locator(f".group[data-group={letter}][data-look=chosen]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".group[data-look=chosen]")).to_have_count(0)
    page.keyboard.press(letter.lower())
    page.locator(f"li[data-card='{card}'] button").focus()
    page.keyboard.press("ArrowUp")
    assert not page.evaluate("document.activeElement.closest('[data-card]')")
    page.locator(f"li[data-card='{card}'] button").focus()
    page.keyboard.press("Enter")
    chosen = page.locator(".tray [data-option]").first
    expect(chosen).to_contain_text("1")
    page.keyboard.press("1")
    page.wait_for_selector("button.commit")
    page.keyboard.press("n")
    expect(page.locator(f"li[data-card='{card}']")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(f"li[data-card='{card}']")).to_have_count(1)


def test_a_phone_shows_one_lane_at_a_time(seating: Seating) -> None:
    seat = seating(width=360, height=780)
    begin(seat)
    Fast(seat).until(can_fire)
    page = seat.page
    expect(page.locator(".group.own:visible")).to_have_count(1)
    page.locator(".upfront nav button").nth(1).click()
    expect(page.locator(".group.own[data-group=B]")).to_be_visible()
    expect(page.locator(".group.own[data-group=A]")).to_be_hidden()
    assert seat.overflow() == 0
    assert seat.axe() == []
    assert seat.defects == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_against_the_table(seating: Seating, theme: str) -> None:
    seat = seating(theme=theme)
    begin(seat)
    assert seat.axe() == []
    take_aim(seat, Fast(seat).until(can_fire))
    seat.page.locator(CARD.format("ready")).first.click()
    expect(seat.page.locator("[data-part=preview]")).to_be_visible()
    assert seat.axe() == []
    assert seat.defects == []


def test_a_low_window_shows_all_men_and_the_hand_and_one_row_of_verbs(seating: Seating) -> None:
    seat = seating(width=1366, height=768)
    begin(seat)
    Fast(seat).until(lambda one: one["prompt"] == "act")
    page = seat.page
    assert page.evaluate(CUT_OFF) == 0
    card = page.locator("li[data-card]").first.bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= 768
    # The less usual verbs are behind one button.
    expect(page.locator("[data-verb=reorder]")).to_have_count(0)
    page.click("[data-verb=more]")
    assert page.locator(".options [data-option^=reorder]").count() > 0
    page.keyboard.press("Escape")
    expect(page.locator(".options")).to_have_count(0)
    # The help names the aim of the scenario and the words of the game.
    page.keyboard.press("?")
    expect(page.locator("[data-part=help] [data-part=goal]")).to_be_visible()
    expect(page.locator("[data-part=help] ul")).to_contain_text("RR")


@pytest.mark.parametrize("width", [1280, 1366, 1440])
def test_the_verbs_stay_in_one_line_with_a_tank_on_the_table(seating: Seating, width: int) -> None:
    seat = seating(width=width, height=768)
    begin(seat, seed="21", scenario="F")
    Fast(seat).until(
        lambda asked: (
            asked["prompt"] == "act" and any(o.startswith("shell ") for o in asked["options"])
        )
    )
    buttons = seat.page.locator("[role=toolbar] button")
    boxes = [box for box in (one.bounding_box() for one in buttons.all()) if box is not None]
    assert len(boxes) > 10
    assert max(box["y"] for box in boxes) - min(box["y"] for box in boxes) < 10
    assert all(box["x"] + box["width"] <= width for box in boxes)
    assert min(min(box["height"], box["width"]) for box in boxes) >= 24
    # What is weighed from a list is shown on the table like what is pressed there.
    seat.page.click("[data-verb=shell]")
    if seat.page.locator(".options").count() > 0:
        seat.page.locator(".options [data-option^=shell]").first.click()
    expect(seat.page.locator(".group[data-look=target]")).to_have_count(1)
    expect(seat.page.locator("li[data-card][data-state=chosen]")).to_have_count(1)
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".group[data-look=target]")).to_have_count(0)


def test_a_tank_is_placed_alone_and_drawn_with_its_armour(seat: Seat) -> None:
    begin(seat, scenario="F")
    page = seat.page
    tank = page.locator(".bench [data-vehicle]").first
    expect(tank.locator(".shape svg path").first).to_be_visible()
    name = tank.get_attribute("data-man")
    tank.click()
    page.locator(".group.own > button").first.click()
    own = page.locator(f".group.own [data-man='{name}']")
    expect(own.locator(".plates b").first).to_be_visible()
    assert seat.axe() == []
    page.keyboard.press("u")
    Fast(seat).until(lambda asked: asked["prompt"] == "act")
    drawn = page.locator(".lanes [data-vehicle]")
    assert drawn.count() >= 1
    assert "," in drawn.first.locator(".sr").inner_text()
    assert seat.axe() == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert seat.overflow() == 0
    assert seat.axe() == []
