import { describe, expect, it } from "vitest";
import { corners, hexAt, hexPath, isArrow, rimPath, settledAt, shortened, stepped } from "./grid";
import { fanned, heldBy, pilesIn, pilesOf, pileSpot, unitsAt } from "./stacks";
import { ground, leader, table, unit } from "./table.fixture";
import { tabsOf, weaponTabs } from "./draw/states";
import { byId, groupOf, isUnit, isWeapon, otherSide, placeOf } from "./view";

describe("walking over the hexes", () => {
  const map = ground();

  it("goes straight up and down and stops at the edge", () => {
    expect(stepped(map, "B2", "ArrowUp")).toBe("B1");
    expect(stepped(map, "B1", "ArrowUp")).toBe("B1");
    expect(stepped(map, "B2", "ArrowDown")).toBe("B3");
  });

  it("stays on its row when it goes sideways", () => {
    const first = stepped(map, "A2", "ArrowRight");
    expect(stepped(map, first, "ArrowRight")).toBe("C2");
    expect(stepped(map, "C2", "ArrowRight")).toBe("C2");
  });

  it("knows the keys it answers to", () => {
    expect(isArrow("ArrowLeft")).toBe(true);
    expect(isArrow("r")).toBe(false);
    expect(stepped(map, "nowhere", "ArrowUp")).toBe("nowhere");
  });

  it("finds the hex under a point, and none off the map", () => {
    const spot = map.hexes.B2;
    expect(hexAt(map, { x: (spot?.x ?? 0) + 10, y: (spot?.y ?? 0) - 12 })).toBe("B2");
    expect(hexAt(map, { x: 500, y: 500 })).toBe("");
  });

  it("draws six corners, further in with an inset", () => {
    expect(corners({ x: 0, y: 0 })[0]).toEqual({ x: 40, y: 0 });
    expect(corners({ x: 0, y: 0 }, 5)[0]?.x).toBeLessThan(40);
    expect(hexPath({ x: 0, y: 0 })).toMatch(/^M40 0L.*Z$/);
  });

  it("draws the rim of an area without the sides that its hexes share", () => {
    const sides = (path: string): number => path.split("L").length - 1;
    expect(sides(rimPath([{ x: 0, y: 0 }]))).toBe(6);
    expect(sides(rimPath([{ x: 0, y: 0 }, { x: 0, y: 69.3 }]))).toBe(10);
    expect(rimPath([{ x: 0, y: 0 }, { x: 600, y: 0 }]).match(/M/g)).toHaveLength(2);
    expect(rimPath([])).toBe("");
  });

  it("keeps counters on the map where its edge cuts a hex", () => {
    const cut = { ...map, box: [0, 0, 120, 280] as const };
    expect(settledAt(cut, "A2").x).toBe(23);
    expect(settledAt(cut, "C2").x).toBe(97);
    expect(settledAt(cut, "B2")).toEqual({ x: map.hexes.B2?.x, y: map.hexes.B2?.y });
  });

  it("shortens a line at both ends and never turns it round", () => {
    expect(shortened({ x: 0, y: 0 }, { x: 100, y: 0 }, 20, 30)).toEqual([{ x: 20, y: 0 }, { x: 70, y: 0 }]);
    expect(shortened({ x: 0, y: 0 }, { x: 20, y: 0 }, 20, 30)).toEqual([{ x: 10, y: 0 }, { x: 10, y: 0 }]);
  });
});

describe("piles", () => {
  it("have those who can act on top, each with its weapons, and the ground's below", () => {
    const [pile] = pilesIn(table(), "B1");
    expect(pile?.side).toBe("german");
    expect(pile?.pieces.map(({ id }) => id)).toEqual(["g1", "gw1", "g2", "g10", "gw2"]);
  });

  it("are one for each side in a hex of both", () => {
    const both = table({ units: { g1: unit("german", "4-6-7", "B1"), r1: unit("russian", "4-4-7", "B1") }, weapons: {} });
    expect(pilesIn(both, "B1").map(({ side }) => side)).toEqual(["german", "russian"]);
    expect(pileSpot({ x: 0, y: 0 }, 0, 2).x).toBeLessThan(0);
    expect(pileSpot({ x: 0, y: 0 }, 1, 2).x).toBeGreaterThan(0);
    expect(pileSpot({ x: 3, y: 4 }, 0, 1)).toEqual({ x: 3, y: 4, scale: 1 });
  });

  it("lie in hexes only", () => {
    const off = table({ units: { g1: unit("german", "4-6-7", "off:2"), g2: leader("german", "9-1", "lost") }, weapons: {} });
    expect(pilesOf(off, (place) => place in ground().hexes)).toEqual([]);
    expect(unitsAt(off, "off:2").map(({ id }) => id)).toEqual(["g1"]);
  });

  it("tell who holds what", () => {
    expect(heldBy(table(), "g1").map(({ id }) => id)).toEqual(["gw1"]);
    expect(heldBy(table(), "g2")).toEqual([]);
  });

  it("are laid out in rows further apart than the counters of a row", () => {
    const spots = fanned(4, 10, 2, 30);
    expect(spots.map(({ y }) => y)).toEqual([-15, -15, 15, 15]);
  });

  it("are laid out in rows round the middle", () => {
    const spots = fanned(5, 10, 4);
    expect(spots.map(({ x }) => x)).toEqual([-15, -5, 5, 15, 0]);
    expect(spots[0]?.y).toBe(-5);
    expect(spots[4]?.y).toBe(5);
  });
});

describe("words of the view", () => {
  it("tell units, weapons, places and sides apart", () => {
    expect([isUnit("g12"), isUnit("gw2"), isWeapon("gw2"), isWeapon("N5")]).toEqual([true, false, true, false]);
    expect(groupOf("off:3")).toBe("3");
    expect(groupOf("N5")).toBe("");
    expect(placeOf(table(), "gw1")).toBe("B1");
    expect(placeOf(table(), "x9")).toBe("");
    expect(otherSide(table(), "german")).toBe("russian");
    expect(["g10", "g2", "gw1"].sort(byId)).toEqual(["g2", "g10", "gw1"]);
  });

  it("give a counter its tabs, the most pressing first", () => {
    const tired = unit("german", "4-6-7", "B1", { cx: true, pinned: true, fire: "first" });
    expect(tabsOf(tired)).toEqual(["first", "pinned", "cx"]);
    expect(tabsOf({ ...tired, marks: ["moved"] }).at(-1)).toBe("moved");
    expect(tabsOf(unit("german", "4-6-7", "B1", { broken: true, dm: true }), true)).toEqual(["melee", "dm"]);
    expect(weaponTabs({ ...table().weapons.gw1, fire: "prep" } as never)).toEqual(["prep"]);
  });
});
