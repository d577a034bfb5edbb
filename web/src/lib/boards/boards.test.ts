import { describe, expect, it } from "vitest";
import { begun, gone, redone, undone } from "./history";
import { groundOf, painted, terrainOf, withHouseName, withLabel, type Paint, type Plan } from "./plan";
import { netOf, pathsOf, sideOf, withExit, withSide } from "./roads";

const empty: Plan = {
  id: "t",
  title: { en: "T", it: "T" },
  columns: 5,
  rows: 4,
  geomorphic: false,
  terrain: { woods: [], orchard: [], grain: [] },
  building: [],
  shape: [],
  road: [],
  name: [],
};

/** A column of hexes, each beside the next, and B1 beside A1 and A2. */
const BESIDE: Record<string, string[]> = { A1: ["A2", "B1"], A2: ["A1", "A3", "B1"], A3: ["A2", "A4"], A4: ["A3"], B1: ["A1", "A2"] };
const near = (hex: string): string[] => BESIDE[hex] ?? [];
const paint = (plan: Plan, hex: string, kind: Paint, joins = false): Plan => painted(plan, hex, kind, joins, near);

describe("painting", () => {
  it("a hex has one terrain", () => {
    const woods = paint(empty, "A1", "woods");
    expect(groundOf(woods)).toEqual(new Map([["A1", "woods"]]));
    const grain = paint(woods, "A1", "grain");
    expect(grain.terrain).toEqual({ woods: [], orchard: [], grain: ["A1"] });
    expect(paint(grain, "A1", "open")).toEqual(empty);
    expect(paint(grain, "A1", "grain")).toBe(grain);
  });

  it("houses stand alone unless they join", () => {
    const two = paint(paint(empty, "A1", "stone"), "A2", "stone");
    expect(two.building.map(({ hexes }) => hexes)).toEqual([["A1"], ["A2"]]);
    const one = paint(two, "A2", "stone", true);
    expect(one.building.map(({ hexes }) => hexes)).toEqual([["A2", "A1"]]);
    expect(paint(one, "A3", "stone", true).building.map(({ hexes }) => hexes)).toEqual([["A3", "A2", "A1"]]);
    expect(paint(one, "A3", "wooden", true).building).toHaveLength(2);
  });

  it("a building that is cut falls into its parts, the first keeps the name, outlines are made anew", () => {
    const long: Plan = { ...empty, building: [{ material: "stone", hexes: ["A1", "A2", "A3", "A4"], at: "A1", outline: [[0, 0]], name: { en: "Barn", it: "Fienile" } }] };
    const cut = paint(long, "A2", "woods");
    expect(cut.building).toEqual([
      { material: "stone", hexes: ["A1"], name: { en: "Barn", it: "Fienile" } },
      { material: "stone", hexes: ["A3", "A4"] },
    ]);
    expect(terrainOf(cut, "A2")).toBe("woods");
  });

  it("a shape goes with the first of its hexes that is painted over", () => {
    const drawn: Plan = { ...empty, terrain: { ...empty.terrain, woods: ["A1", "A2"] }, shape: [{ kind: "woods", hexes: ["A1", "A2"], outline: [] }] };
    const painted = paint(drawn, "A1", "open");
    expect(painted.shape).toEqual([]);
    expect(painted.terrain.woods).toEqual(["A2"]);
  });

  it("names are written and taken away", () => {
    const house = withHouseName(paint(empty, "A1", "stone"), "A1", { en: "Mill", it: "" });
    expect(house.building[0]?.name).toEqual({ en: "Mill", it: "" });
    expect(withHouseName(house, "A1", { en: "", it: "" }).building[0]).toEqual({ material: "stone", hexes: ["A1"] });
    const named = withLabel(empty, "A1", { en: "Hill", it: "Colle" }, 20);
    expect(named.name).toEqual([{ at: "A1", text: { en: "Hill", it: "Colle" }, size: 20 }]);
    expect(withLabel(named, "A1", { en: "", it: "" }, 20).name).toEqual([]);
  });
});

describe("roads", () => {
  const spots = { A1: { x: 0, y: 0 }, A2: { x: 0, y: 1 }, A3: { x: 0, y: 2 }, A4: { x: 0, y: 3 }, B1: { x: 1, y: 0.5 } };

  it("a road is led hexside by hexside and off the board", () => {
    let road = withSide([], "A1", "A2", "paved", spots);
    road = withSide(road, "A2", "A3", "paved", spots);
    expect(road).toEqual([{ kind: "paved", path: ["A1", "A2", "A3"] }]);
    road = withExit(road, "A1", "paved", spots);
    expect(road).toEqual([{ kind: "paved", path: ["edge", "A1", "A2", "A3"] }]);
    expect(withSide(road, "A1", "A2", "paved", spots)).toBe(road);
    expect(withSide(road, "A2", "A3", "dirt", spots)).toEqual([
      { kind: "paved", path: ["edge", "A1", "A2"] },
      { kind: "dirt", path: ["A2", "A3"] },
    ]);
    expect(withExit(withSide(withSide(road, "A1", "A2", null, spots), "A2", "A3", null, spots), "A1", null, spots)).toEqual([]);
  });

  it("every hexside is in one path, once, and no path comes back to a hex", () => {
    const sides = ["A1 A2", "A2 A3", "A1 B1", "A2 B1", "A3 A4"];
    const net = { sides: new Map(sides.map((side) => [side, "dirt" as const])), exits: new Map([["A1", "dirt" as const]]) };
    const paths = pathsOf(net, spots);
    const written = paths.flatMap(({ path }) => {
      const hexes = path.filter((word) => word !== "edge");
      expect(new Set(hexes).size).toBe(hexes.length);
      return hexes.slice(1).map((hex, i) => sideOf(hexes[i] ?? "", hex));
    });
    expect(written.sort()).toEqual([...sides].sort());
    expect(netOf(paths)).toEqual(net);
  });

  it("where roads meet a path goes straight on", () => {
    const net = { sides: new Map(["A1 A2", "A2 A3", "A2 B1"].map((side) => [side, "paved" as const])), exits: new Map<string, "paved">() };
    expect(pathsOf(net, spots)).toContainEqual({ kind: "paved", path: ["A1", "A2", "A3"] });
  });
});

describe("steps", () => {
  it("are taken back and done again, and a new one forgets those", () => {
    const history = gone(gone(begun("a"), "b"), "c");
    const back = undone(history);
    expect(back.now).toBe("b");
    expect(redone(back).now).toBe("c");
    expect(redone(gone(back, "d")).now).toBe("d");
    expect(undone(begun("a")).now).toBe("a");
  });
});
