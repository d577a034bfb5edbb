"""A player in a browser, as the tests drive him: by what a page offers, never by its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 20_000


class Seat:
    """One page of one browser; `defects` are the errors that its scripts threw."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.defects: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", self._threw)

    def _threw(self, error: Error) -> None:
        self.defects.append(str(error))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1", state="attached")

    def new_game(
        self,
        mode: str = "solo",
        side: str = "us",
        level: str = "random",
        seed: str = "5",
        scenario: str = "postcard",
    ) -> str:
        """Fill in the form and start; return the id of the table."""
        self.go("/new")
        self.page.wait_for_selector("form")
        self.page.check(f"input[name=scenario][value={scenario}]")
        self.page.check(f"input[name=mode][value={mode}]")
        self.page.check(f"input[name=side][value={side}]")
        if mode == "solo":
            self.page.select_option("select", level)
        self.page.fill("[aria-describedby=seed-note]", seed)
        self.page.click("form button[type=submit]")
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    def invite(self, side: str = "us", name: str = "Ada") -> str:
        """Make a table by link and return the invitation to the other seat."""
        self.go("/new")
        self.page.wait_for_selector("form")
        self.page.check("input[name=scenario][value=postcard]")
        self.page.check("input[name=mode][value=link]")
        self.page.check(f"input[name=side][value={side}]")
        self.page.fill("[autocomplete=nickname]", name)
        self.page.click("form button[type=submit]")
        return self.invitation()

    def invitation(self) -> str:
        """Return the link of the invitation that the page shows."""
        return self.page.locator("[data-part=invite] input").input_value()

    def accept(self, link: str, name: str = "Bruno") -> None:
        """Open an invitation and sit down."""
        self.page.goto(link)
        self.page.wait_for_selector("[data-part=letter]")
        self.page.fill("[autocomplete=nickname]", name)
        self.page.click("[data-part=letter] button[type=submit]")
        self.page.wait_for_url(lambda url: "/i#" not in url)

    def begin_campaign(self, mode: str) -> None:
        """Begin a campaign with the usual chain."""
        self.go("/campaign")
        form = self.page.locator("[data-part=new-campaign]")
        form.wait_for()
        form.locator("input[name=name]").fill("Sulla Mosa")
        form.locator(f"input[name=mode][value={mode}]").check()
        form.locator("button[type=submit]").click()
        self.page.wait_for_selector("[data-roster=german]")

    def keys(self) -> dict[str, str]:
        """Return the keys that this browser keeps for the table on its screen."""
        found: dict[str, str] = self.page.evaluate(
            """() => JSON.parse(localStorage["caposaldo.tables"])
                .find((table) => location.pathname.endsWith(table.id)).keys"""
        )
        return found

    def kept(self) -> str:
        """Return all that this browser keeps of the pages."""
        return str(self.page.evaluate("JSON.stringify(Object.entries(localStorage))"))

    def set_up(self) -> None:
        """Take the recommended set-up and confirm it."""
        self.page.click("[data-option='setup historical']")
        self.page.wait_for_selector("[data-verb=ready]:not(.off)")
        self.page.keyboard.press("n")
        self.page.wait_for_selector("[data-verb=ready]", state="detached")

    def my_turn(self) -> None:
        """Wait until the player is asked, hurrying what is being shown."""
        badge = self.page.locator("[data-state]").first
        for _ in range(200):
            if badge.get_attribute("data-state") == "play":
                return
            self.page.keyboard.press("Shift")
            self.page.wait_for_timeout(50)
        expect(badge).to_have_attribute("data-state", "play")

    def option(self, notation: str) -> None:
        """Type an action and do it."""
        self.page.fill("#command", notation)
        self.page.press("#command", "Enter")
        self.page.locator("#command").blur()

    def offers(self, verb: str) -> bool:
        return self.page.locator(f"[data-verb={verb}]:not(.off)").count() > 0

    def log(self) -> list[str]:
        return self.page.locator(".log li").all_inner_texts()

    def concede(self) -> None:
        self.page.locator(".more button").last.click()
        self.page.click(".more button.fire")
        self.page.wait_for_selector("[data-part=result]")

    def axe(self) -> list[str]:
        """Return what axe-core finds against the page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate(
            "async () => (await axe.run(document)).violations.map("
            "v => ({id: v.id, nodes: v.nodes.map(n => n.html.slice(0, 160))}))"
        )
        return [f"{one['id']}: {one['nodes'][:3]}" for one in found]

    def overflow(self) -> int:
        """Return by how many pixels the page is wider than the screen."""
        return int(
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )
